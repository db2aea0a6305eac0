/// A name for a spot that only its own service can turn into a position.
struct PlaceCode {
  /// With its article: "a plus code".
  let name: String
  /// Whether no name of a place looks like it.
  let isCertain: Bool

  /// Nil for what is none.
  init?(_ text: String) {
    guard text.utf8.count <= 200 else { return nil }
    let lower = text.lowercased()
    if ["what3words.com/", "w3w.co/"].contains(where: lower.contains) || lower.hasPrefix("///") {
      (name, isCertain) = ("an address of what3words", true)
    } else if lower.contains("plus.codes/") || Self.isPlusCode(text.prefix { !$0.isBlank && $0 != "," }) {
      (name, isCertain) = ("a plus code", true)
    } else if Self.isThreeWords(text) {
      (name, isCertain) = ("an address of what3words", false)
    } else {
      return nil
    }
  }

  /// `8CCGMQRM+JP`, `MQRM+JP` (Open Location Code).
  private static func isPlusCode(_ word: Substring) -> Bool {
    let parts = word.uppercased().split(separator: "+", omittingEmptySubsequences: false)
    return parts.count == 2 && [4, 6, 8].contains(parts[0].count) && (2...3).contains(parts[1].count)
      && parts.allSatisfy { $0.allSatisfy("23456789CFGHJMPQRVWX".contains) }
  }

  private static func isThreeWords(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { $0.count >= 3 && $0.allSatisfy(\.isLetter) }
  }
}
