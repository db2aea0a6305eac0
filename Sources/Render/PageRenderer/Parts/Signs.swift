import Drawing

/// The small drawing that stands beside a category's name.
enum Signs {
  /// A hollow one where something was saved and not visited.
  static func html(_ category: String?, isHollow: Bool = false) -> HTML {
    HTML(trusted: categorySign(sign(of: category), isHollow: isHollow).markup)
  }

  /// The sign that fits a category of pins or of spending.
  static func sign(of category: String?) -> PlaceCategory {
    guard let word = category?.lowercased() else { return .other }
    return spendingSigns[word] ?? PlaceCategory(named: word)
  }

  /// Categories of spending, and of places, whose word is not a sign's own.
  private static let spendingSigns: [String: PlaceCategory] = [
    "lodging": .stay, "sights": .sight, "camping": .camp, "campsite": .camp,
  ]
}
