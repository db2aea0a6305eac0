import Diagnostics
import SiteColour
import TripNotation

/// `theme: dark` and its like in trip.yml: there is no such field, and what is meant is mostly no colour.
enum LookField {
  /// Tells each of them with what there is in its place; one that holds a colour is told as a slip for `accent`.
  static func tell(_ root: Node, _ fields: inout FieldReader) {
    for field in root.fields ?? [] where names.contains(field.key.lowercased().filter(\.isLetter)) {
      guard let text = field.value.text?.value.lowercased(), !isColour(text) else { continue }
      fields.allow(field.key)
      fields.findings.report(
        Problem(
          .unknownKey,
          "Unknown field `\(field.key.shortened)` in trip.yml: pages are light or dark as each reader's device asks for",
          at: field.keyRange,
          advice:
            "Delete the line. There is `accent: \"#96460d\"` for the colour of lines and charts; all else is "
            + "changed by assets/variables.css in the trip's folder."),
        as: .warning)
    }
  }

  private static let names: Set<String> = [
    "theme", "colorscheme", "colourscheme", "scheme", "darkmode", "nightmode", "dark", "appearance", "design",
    "skin", "look", "farbschema",
  ]

  /// A colour in figures, or one of the names that nobody gives a theme.
  private static func isColour(_ text: String) -> Bool {
    RGBColour(hex: text) != nil || text.hasPrefix("#") || text.hasPrefix("rgb") || colours.contains(text)
  }

  private static let colours: Set<String> = [
    "red", "green", "blue", "yellow", "orange", "purple", "violet", "brown", "pink", "teal", "turquoise",
    "rot",
    "grün", "blau", "gelb", "lila", "braun", "rouge", "vert", "bleu", "jaune", "rojo", "verde", "azul",
    "rosso",
  ]
}
