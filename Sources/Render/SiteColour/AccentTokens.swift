/// The colours of one scheme that follow the accent, by the names of their custom properties.
package struct AccentTokens: Hashable, Sendable {
  /// Links' lines, labels, marks: read as text.
  package var accent: RGBColour
  /// Four steps from a breath of the accent to nearly all of it: grounds of text, bars, the heat map.
  package var wash: RGBColour
  package var wash2: RGBColour
  package var wash3: RGBColour
  package var wash4: RGBColour
  /// The way on a map.
  package var route: RGBColour

  package init(
    accent: RGBColour, wash: RGBColour, wash2: RGBColour, wash3: RGBColour, wash4: RGBColour, route: RGBColour
  ) {
    self.accent = accent
    self.wash = wash
    self.wash2 = wash2
    self.wash3 = wash3
    self.wash4 = wash4
    self.route = route
  }

  /// The same tokens in another hue, each as light as it is here, so that everything that can be read on one can be
  /// read on the other.
  ///
  /// `strength` is how colourful the new ones are, these being 1.
  func turned(to hue: Double, strength: Double) -> AccentTokens {
    func turn(_ colour: RGBColour) -> RGBColour {
      colour.turned(to: hue, chroma: OKLCH(colour).chroma * strength)
    }
    return AccentTokens(
      accent: turn(accent), wash: turn(wash), wash2: turn(wash2), wash3: turn(wash3), wash4: turn(wash4),
      route: turn(route))
  }
}

extension RGBColour {
  /// A colour of another hue with the same luminance, as colourful as asked for where a screen can show that.
  func turned(to hue: Double, chroma: Double) -> RGBColour {
    OKLCH(lightness: 0, chroma: chroma, hue: hue).withLuminance(luminance)
  }
}

extension OKLCH {
  /// The same hue as light as this luminance (WCAG 2.2) says; rises with the lightness, so it is found by halving.
  func withLuminance(_ luminance: Double) -> RGBColour {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if OKLCH(lightness: middle, chroma: chroma, hue: hue).onScreen.luminance < luminance {
        low = middle
      } else {
        high = middle
      }
    }
    let candidates = [low, high].map { OKLCH(lightness: $0, chroma: chroma, hue: hue).onScreen }
    return abs(candidates[0].luminance - luminance) < abs(candidates[1].luminance - luminance)
      ? candidates[0] : candidates[1]
  }
}
