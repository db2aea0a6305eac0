/// What makes a number one of an order, written right behind it: `1st`, `3e`, `4º`.
///
/// The point of `3.` is none of them: it may part numbers as well.
package enum OrdinalEnding {
  /// English, French, Italian, Spanish, Portuguese, Dutch, Swedish, Finnish, Russian, Ukrainian.
  package static let all = [
    "st", "nd", "rd", "th", "er", "re", "ère", "ere", "ème", "eme", "e", "ter", "ste", "de", "ro", "o", "º",
    "ª", "°", ":a", ":e", "-й", "-го", "-ий", "-ій",
  ]

  /// Whether letters behind a number are one.
  package static func isOne(_ letters: some StringProtocol) -> Bool { words.contains(letters.lowercased()) }

  /// The text without the letters of one at its beginning; nil where the number goes on in other letters.
  package static func dropped(from text: Substring) -> Substring? {
    if text.first == "°" { return text.dropFirst() }
    let letters = text.prefix(while: \.isLetter)
    return letters.isEmpty || isOne(letters) ? text[letters.endIndex...] : nil
  }

  /// A text in which those of English stand right behind their numbers: `26 th June`.
  package static func joined(_ text: String) -> String {
    guard english.contains(where: { text.contains(" " + $0 + " ") }) else { return text }
    return text.replacing(#/(\d) (st|nd|rd|th) /#) { "\($0.1)\($0.2) " }
  }

  private static let english = ["st", "nd", "rd", "th"]
  private static let words = Set(all)
}
