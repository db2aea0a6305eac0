private import Glibc

/// A colour by what the eye sees of it: lightness, colourfulness and hue, in OKLab's polar form.
///
/// Formulas: Björn Ottosson, “A perceptual color space for image processing” (2020), as CSS Color 4 has them.
package struct OKLCH: Hashable, Sendable {
  /// From 0, black, to 1, white.
  package var lightness: Double
  /// From 0, grey, to about 0.32.
  package var chroma: Double
  /// Degrees from 0 to 360; red is about 29.
  package var hue: Double

  package init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  package init(_ colour: RGBColour) { self.init(OKLab(colour)) }

  init(_ lab: OKLab) {
    let degrees = atan2(lab.b, lab.a) * 180 / .pi
    self.init(
      lightness: lab.lightness, chroma: (lab.a * lab.a + lab.b * lab.b).squareRoot(),
      hue: degrees < 0 ? degrees + 360 : degrees)
  }

  /// The colour itself where a screen can show it, else one of the same lightness and hue that is as colourful as a
  /// screen can make it.
  package var onScreen: RGBColour {
    if let colour = exactly { return colour }
    var (low, high) = (0.0, chroma)
    // 20 halvings are finer than a byte.
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if OKLCH(lightness: lightness, chroma: middle, hue: hue).exactly == nil {
        high = middle
      } else {
        low = middle
      }
    }
    return OKLCH(lightness: lightness, chroma: low, hue: hue).exactly
      ?? (lightness < 0.5
        ? RGBColour(red: 0, green: 0, blue: 0) : RGBColour(red: 255, green: 255, blue: 255))
  }

  /// Nil for what no screen shows.
  private var exactly: RGBColour? {
    let radians = hue * .pi / 180
    return OKLab(lightness: lightness, a: chroma * cos(radians), b: chroma * sin(radians)).colour
  }
}

/// A colour in OKLab: distances in it are about those that the eye sees.
package struct OKLab: Hashable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  package init(_ colour: RGBColour) {
    let (red, green, blue) = colour.linear
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// How far apart two colours look: 0.02 is about the least that is noticed.
  package func distance(to other: OKLab) -> Double {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// Nil for what no screen shows.
  var colour: RGBColour? {
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    guard
      let red = channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      let green = channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      let blue = channel(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
    else { return nil }
    return RGBColour(red: red, green: green, blue: blue)
  }

  private func cube(_ value: Double) -> Double { value * value * value }

  /// A channel's byte from its light; what is only just beyond the screen's range is rounding.
  private func channel(_ light: Double) -> UInt8? {
    guard light > -0.0002, light < 1.0002 else { return nil }
    let light = min(1, max(0, light))
    let value = light <= 0.0031308 ? 12.92 * light : 1.055 * power(light, 1 / 2.4) - 0.055
    return UInt8((value * 255).rounded())
  }
}

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
