import TripModel

extension MonthNames {
  /// Takes the name of a month from the beginning of a text; nil, and the text as it is, where there is none.
  static func take(from text: inout Substring) -> Int? {
    let word = text.prefix(while: \.isLetter)
    guard let month = Self.month(word) else { return nil }
    text = text[word.endIndex...]
    return month
  }
}
