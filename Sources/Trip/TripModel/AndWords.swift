/// The words that join two of whatever is written: `Ana and Ben`, `privat und geheim`, `8 et 9 août`.
///
/// Whoever reads such words reads these, and beside them the marks that say “and” where it reads: `&` parts names, and
/// stands within a heading. The `i` of some languages is none: it says “in” in others.
package enum AndWords {
  /// In small letters: English, German, French, Spanish, Italian and Portuguese, Dutch, Danish and Norwegian, Swedish.
  package static let all = ["and", "und", "et", "y", "e", "en", "og", "och"]

  /// Whether a word is one, in whatever letters.
  package static func isOne(_ word: some StringProtocol) -> Bool { words.contains(word.lowercased()) }

  /// A text with a mark in the place of each.
  package static func replaced(in text: String, by mark: Character) -> String {
    guard text.split(separator: " ").contains(where: isOne) else { return text }
    return all.reduce(text) { $0.replacing(" \($1) ", with: " \(mark) ") }
  }

  private static let words = Set(all)
}
