/// The accent of a site in light and in dark, with all colours that follow it.
package struct AccentScheme: Hashable, Sendable {
  package var light: AccentTokens
  package var dark: AccentTokens

  /// The accent of the shipped style sheet.
  package static let standard = AccentScheme(light: SitePalette.light.accent, dark: SitePalette.dark.accent)

  /// How colourful an accent may be, the standard one being 1: a pale cover has a quiet accent, and no cover a loud
  /// one.
  private static let strengths = 0.5...1.25
  /// Nearer than this in OKLab, the accent would be taken for a category.
  package static let minDistance = 0.04
  /// Degrees of hue.
  private static let detours: [Double] =
    [0] + stride(from: 4.0, through: 44, by: 4).flatMap { (turn: Double) -> [Double] in [turn, -turn] }

  private init(light: AccentTokens, dark: AccentTokens) {
    self.light = light
    self.dark = dark
  }

  /// The accent in the hue of a cover, moved on where it would be the twin of a category's colour.
  package init(cover: RGBColour) {
    let colour = OKLCH(cover)
    let strength = colour.chroma / OKLCH(Self.standard.light.accent).chroma
    let wanted = Turn(hue: colour.hue, strength: strength.clamped(to: Self.strengths))
    let turn = wanted.awayFromCategories(Self.detours, Self.strengths)
    self = Self.standard.turned(to: turn.hue, strength: turn.strength)
  }

  /// The accent that the traveller wrote: as it is where it can be read, else lighter or darker.
  package init(written: RGBColour) {
    let colour = OKLCH(written)
    let strength = colour.chroma / OKLCH(Self.standard.light.accent).chroma
    self = Self.standard.turned(to: colour.hue, strength: min(strength, Self.strengths.upperBound))
    light.accent = SitePalette.light.readable(written) ?? light.accent(of: colour, on: .light)
    light.route = light.accent
    dark.accent = SitePalette.dark.readable(written) ?? dark.accent(of: colour, on: .dark)
    dark.route = dark.accent
  }

  private func turned(to hue: Double, strength: Double) -> AccentScheme {
    AccentScheme(
      light: light.turned(to: hue, strength: strength), dark: dark.turned(to: hue, strength: strength))
  }

  /// The least distance in OKLab between the accent and a category's colour, in either scheme.
  package var distanceToCategories: Double { Self.distanceToCategories(light.accent, dark.accent) }

  fileprivate static func distanceToCategories(_ light: RGBColour, _ dark: RGBColour) -> Double {
    func minimum(_ accent: RGBColour, _ categories: [RGBColour]) -> Double {
      categories.map { OKLab($0).distance(to: OKLab(accent)) }.min() ?? 1
    }
    return min(minimum(light, SitePalette.light.categories), minimum(dark, SitePalette.dark.categories))
  }
}

/// A hue for the accent, and how colourful it is to be, the standard one being 1.
private struct Turn {
  var hue: Double
  var strength: Double

  /// The accent in light and in dark.
  var accents: (light: RGBColour, dark: RGBColour) {
    func turn(_ colour: RGBColour) -> RGBColour {
      colour.turned(to: hue, chroma: OKLCH(colour).chroma * strength)
    }
    return (turn(SitePalette.light.accent.accent), turn(SitePalette.dark.accent.accent))
  }

  /// The turn that looks most like this one among those whose accents are no category's twin.
  func awayFromCategories(_ hues: [Double], _ strengths: ClosedRange<Double>) -> Turn {
    let own = accents
    var found: [(turn: Turn, distance: Double)] = []
    for hue in hues {
      for strength in [0, -0.12, 0.12, -0.24, 0.24, -0.36, 0.36, -0.48] {
        let turn = Turn(hue: self.hue + hue, strength: (self.strength + strength).clamped(to: strengths))
        let accents = turn.accents
        guard
          AccentScheme.distanceToCategories(accents.light, accents.dark) >= AccentScheme.minDistance
        else { continue }
        let distance =
          OKLab(own.light).distance(to: OKLab(accents.light))
          + OKLab(own.dark).distance(to: OKLab(accents.dark))
        if distance == 0 { return turn }
        found.append((turn, distance))
      }
    }
    return found.min { $0.distance < $1.distance }?.turn ?? self
  }
}

extension AccentTokens {
  /// A colour that cannot be read as it is: in its own hue, only as far from itself as it takes.
  fileprivate func accent(of colour: OKLCH, on palette: SitePalette) -> RGBColour {
    // In steps of a hundredth towards ink; ink itself can be read.
    let step = palette.isDark ? 0.01 : -0.01
    var colour = colour
    while (0...1).contains(colour.lightness + step) {
      colour.lightness += step
      if let readable = palette.readable(colour.onScreen) { return readable }
    }
    return accent
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
  }
}
