/// Quarters that have nothing but a number, of which the gazetteer makes names that nobody says: `Lyon 05`, `Zürich (Kreis 9)`.
enum NumberedQuarters {
  /// The name without such a number: that of the city, or of the quarter where it has one of its own (`Töss (Kreis 4)`).
  static func name(of name: String, in country: String) -> String {
    guard country == "FR" || country == "CH", name.utf8.contains(where: isDigit) else { return name }
    let words = name.split(separator: " ")
    let count = words.reversed().prefix { isCounted($0, in: country) }.count
    return count == 0 || count == words.count ? name : words.dropLast(count).joined(separator: " ")
  }

  private static func isCounted(_ word: Substring, in country: String) -> Bool {
    if country == "CH" {
      return word == "(Kreis" || word.last == ")" && word.utf8.dropLast().allSatisfy(isDigit)
    }
    // `05`, or `10e Arrondissement`: `Plaine 1` is a name.
    if word == "Arrondissement" { return true }
    let digits = word.utf8.prefix(while: isDigit).count
    return digits == 2 && (word.utf8.count == 2 || word.dropFirst(2) == "e")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
