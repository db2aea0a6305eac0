private import Glibc

/// Finds the colour that a picture is known by.
package enum CoverColour {
  /// Pixels less colourful than this are grey to the eye.
  private static let minChroma = 0.035
  /// A hue that fewer pixels have than this share is an accident.
  private static let minShare = 0.02
  /// Beyond this, more colourful counts no more: one red lamp is not the picture.
  private static let maxChroma = 0.2
  private static let degreesPerBin = 5.0
  private static let bins = 72
  /// Bins on either side of the strongest that are the same hue.
  private static let reach = 5

  /// The colour of a picture's strongest hue; nil for one that is grey, or as good as grey.
  ///
  /// Pixels stand row by row, their bands side by side, a byte each: red, green, blue, and perhaps how much covers.
  /// Each coloured pixel votes for its hue with the square of its chroma, so that a vivid sail outvotes a pale sky;
  /// votes are smoothed round the circle, and the strongest hue with what lies near it is averaged in OKLab.
  package static func of(pixels: [UInt8], bands: Int) -> RGBColour? {
    guard bands >= 3, pixels.count >= bands else { return nil }
    var votes = [Double](repeating: 0, count: bins)
    var sums = [Sum](repeating: Sum(), count: bins)
    var seen = 0
    for start in stride(from: 0, through: pixels.count - bands, by: bands) {
      if bands > 3, pixels[start + 3] < 128 { continue }
      seen += 1
      let colour = OKLab(RGBColour(red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2]))
      let chroma = (colour.a * colour.a + colour.b * colour.b).squareRoot()
      guard chroma >= minChroma else { continue }
      let weight = min(chroma, maxChroma) * min(chroma, maxChroma)
      let bin = bin(of: colour)
      votes[bin] += weight
      sums[bin].add(colour, weight: weight)
    }
    return strongest(votes, sums, among: seen)
  }

  private static func bin(of colour: OKLab) -> Int {
    let degrees = atan2(colour.b, colour.a) * 180 / .pi + 360
    return Int(degrees / degreesPerBin) % bins
  }

  private static func strongest(_ votes: [Double], _ sums: [Sum], among seen: Int) -> RGBColour? {
    func around(_ bin: Int) -> [Int] { (-reach...reach).map { (bin + $0 + bins) % bins } }
    let smooth = votes.indices.map { bin in
      zip(around(bin), -reach...reach).reduce(0.0) { sum, near in
        sum + votes[near.0] * Double(reach + 1 - abs(near.1))
      }
    }
    guard let peak = smooth.indices.max(by: { smooth[$0] < smooth[$1] }), smooth[peak] > 0 else { return nil }
    var total = Sum()
    for bin in around(peak) { total.add(sums[bin]) }
    guard Double(total.count) >= minShare * Double(seen) else { return nil }
    return total.mean.map { OKLCH($0).onScreen }
  }

  /// Colours added up by their weights.
  private struct Sum {
    var lightness = 0.0
    var a = 0.0
    var b = 0.0
    var weight = 0.0
    var count = 0

    mutating func add(_ colour: OKLab, weight: Double) {
      lightness += colour.lightness * weight
      a += colour.a * weight
      b += colour.b * weight
      self.weight += weight
      count += 1
    }

    mutating func add(_ other: Sum) {
      lightness += other.lightness
      a += other.a
      b += other.b
      weight += other.weight
      count += other.count
    }

    var mean: OKLab? {
      weight > 0 ? OKLab(lightness: lightness / weight, a: a / weight, b: b / weight) : nil
    }
  }
}
