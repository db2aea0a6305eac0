import Diagnostics
import SiteColour
import TripModel
import TripNotation

/// `accent` in trip.yml: a colour, or where it comes from.
enum AccentField {
  static func choice(_ fields: inout FieldReader) -> AccentChoice {
    guard let text = fields.textNode("accent") else { return .cover }
    switch text.value.lowercased() {
    case "cover": return .cover
    case "none", "default", "no": return .standard
    default: break
    }
    guard let colour = RGBColour(hex: text.value) else {
      fields.findings.report(.badColour(text))
      return .cover
    }
    let shown = AccentScheme(written: colour).light.accent
    if shown != colour { fields.findings.report(.accentAdjusted(text, to: shown), as: .note) }
    return .written(colour)
  }
}

extension Problem {
  fileprivate static func badColour(_ text: TextNode) -> Problem {
    Problem(
      .badColour, "“\(text.value.shortened)” is not a colour", at: text.range,
      advice:
        "Write its six figures in quotes, like `accent: \"#96460d\"`; `none` is the usual colour, `cover` that of the cover."
    )
  }

  fileprivate static func accentAdjusted(_ text: TextNode, to shown: RGBColour) -> Problem {
    Problem(
      .accentAdjusted,
      "Letters in \(text.value.shortened) could not be read on light paper, so there the accent is \(shown)",
      at: text.range, advice: "A darker colour is taken as it is; on dark paper it is made lighter by itself."
    )
  }
}
