/// The town that an address names beside its postal code, before or behind it: `68150 Ribeauvillé`, `Blue Springs, MO 64014`.
enum AddressTowns {
  /// More words are no town's name.
  private static let mostWords = 5

  /// The names that a text with one postal code may mean, the longest first; none where it has several, which are the
  /// addresses of other places.
  static func found(in text: String) -> [String] {
    let parts = split(text)
    var found: [[Substring]] = []
    for (index, words) in parts.enumerated() {
      for place in words.indices where isCode(words[place]) {
        let behind = words[(place + 1)...].prefix { isName($0) }
        if !behind.isEmpty {
          found.append(Array(behind.prefix(mostWords)))
        } else if place + 1 == words.count, index > 0, parts[index - 1].allSatisfy(isName) {
          found.append(Array(parts[index - 1].prefix(mostWords)))
        }
      }
    }
    guard found.count == 1, let words = found.first, let first = words.first else { return [] }
    // Behind its first word may stand on which river or in which county it lies.
    return words.count == 1 ? [String(first)] : [words.joined(separator: " "), String(first)]
  }

  /// The town of what is known to be an address, so that its postal code may be written in any way: `1100-148 Lisbon`,
  /// `Lisbon 1100`. Of several codes the last is meant: a number of a house may be as long.
  static func town(of address: String) -> String? {
    let parts = split(address)
    for (index, words) in parts.enumerated().reversed() {
      guard words.contains(where: { $0.count(where: \.isNumber) >= 4 }) else { continue }
      let beside = words.filter { !$0.contains(where: \.isNumber) }
      let before = index > 0 && parts[index - 1].allSatisfy(isName) ? parts[index - 1] : []
      // Beside the code may stand nothing but the state.
      let town = beside.allSatisfy(isState) && !before.isEmpty ? before : beside
      if !town.isEmpty { return town.joined(separator: " ") }
    }
    return nil
  }

  /// The words between its commas and lines.
  private static func split(_ text: String) -> [[Substring]] {
    text.split { separators.contains($0) || $0.isNewline }.map { $0.split(whereSeparator: \.isWhitespace) }
  }

  private static let separators: Set<Character> = [",", ";", "·", "|"]

  /// Four to six figures, perhaps with the letters of a country: `F-68150`.
  private static func isCode(_ word: Substring) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard let code = parts.last, parts.count <= 2, (4...6).contains(code.count) else { return false }
    let country = parts.dropLast().first
    return code.allSatisfy { $0.isASCII && $0.isNumber }
      && country.map { (1...3).contains($0.count) && $0.allSatisfy(\.isLetter) } ?? true
  }

  /// Letters, as a name has them. A mark of the French post is none.
  private static func isName(_ word: Substring) -> Bool {
    word.first?.isLetter == true && word.lowercased() != "cedex"
      && word.allSatisfy { $0.isLetter || "-'’.".contains($0) }
  }

  /// `MO`.
  private static func isState(_ word: Substring) -> Bool {
    word.count == 2 && word.allSatisfy { $0.isASCII && $0.isUppercase }
  }
}
