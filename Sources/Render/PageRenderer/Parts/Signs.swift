import Drawing
import SiteColour
import TripPlanning

/// The small drawing that stands beside a category's name.
enum Signs {
  /// A hollow one where something was saved and not visited.
  static func html(_ category: String?, isHollow: Bool = false) -> HTML {
    HTML(trusted: categorySign(sign(of: category), isHollow: isHollow).markup)
  }

  /// The same of a place in a list with its number, which stands in the sign as on a map; `isBeside` where that narrows
  /// upwards and has no room for two figures, where it has a colour of its own, in which only a map knows how to write, and
  /// where numbers `areBeside` all signs of the list: one size for all.
  static func numbered(
    _ category: String?, _ number: Int?, areBeside: Bool = false, colour: OwnColour? = nil
  ) -> (sign: HTML, isBeside: Bool) {
    let sign = sign(of: category)
    let isBeside = areBeside || isTooNarrow(sign, for: number ?? 0) || number != nil && colour != nil
    let holdsNumber = number != nil && !isBeside
    return (HTML(trusted: categorySign(sign, holdsNumber: holdsNumber, colour: colour).markup), isBeside)
  }

  /// Whether one of these, numbered from 1, has no room for its number.
  static func areBeside(_ places: [PlacePlan]) -> Bool {
    places.enumerated().contains { index, place in
      colour(place.colour) != nil || isTooNarrow(sign(of: place.category), for: index + 1)
    }
  }

  private static func isTooNarrow(_ sign: PlaceCategory, for number: Int) -> Bool {
    [.camp, .museum].contains(sign) && number > 9
  }

  /// The sign that fits a category of pins or of spending.
  static func sign(of category: String?) -> PlaceCategory {
    guard let word = category?.lowercased() else { return .other }
    return spendingSigns[word] ?? PlaceCategory(named: word)
  }

  /// The colour that somebody chose, with that of a number on it; nil where nobody did.
  static func colour(_ written: String?) -> OwnColour? {
    guard let colour = written.flatMap({ RGBColour(hex: $0) }) else { return nil }
    let (white, black) = (RGBColour(red: 255, green: 255, blue: 255), RGBColour(red: 0, green: 0, blue: 0))
    let ink = colour.contrast(with: white) >= colour.contrast(with: black) ? white : black
    return OwnColour(fill: colour.description, ink: ink.description)
  }

  /// Categories of spending, and of places, whose word is not a sign's own.
  private static let spendingSigns: [String: PlaceCategory] = [
    "lodging": .stay, "sights": .sight, "camping": .camp, "campsite": .camp,
  ]
}
