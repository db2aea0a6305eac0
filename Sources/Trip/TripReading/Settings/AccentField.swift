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
      .badColour, "Invalid colour: “\(text.value.shortened)”", at: text.range,
      advice:
        "Write it in quotes, like `accent: \"#96460d\"`; or `none` for the usual colour, `cover` for the cover's."
    )
  }

  fileprivate static func accentAdjusted(_ text: TextNode, to shown: RGBColour) -> Problem {
    Problem(
      .accentAdjusted,
      "Accent \(text.value.shortened) is too light for text on a light page; \(shown) is used there",
      at: text.range,
      advice: "A darker colour is used as it is; on dark pages it is made lighter automatically."
    )
  }
}
