/// What kind of place or of spending a sign stands for: each has a shape and a colour of its own.
package enum PlaceCategory: String, CaseIterable, Sendable {
  case sight, food, stay, camp, museum, fun, transport, view, shopping, other

  /// The category that a traveller's word belongs to; `other` for a word that is not known.
  package init(named word: String) {
    self = PlaceCategory(rawValue: word.lowercased()) ?? .other
  }
}
