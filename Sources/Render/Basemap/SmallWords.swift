/// Words between hyphens that the gazetteer writes with a capital and nobody else does: `Berwick-Upon-Tweed`.
enum SmallWords {
  /// Elsewhere they are written so, as in Brighton-Le-Sands.
  private static let country = "GB"
  private static let words: Set<Substring> = ["Upon", "On", "Le", "Under", "By", "In"]

  /// The name as it is written in its country.
  static func name(of name: String, in country: String) -> String {
    guard country == Self.country, name.utf8.contains(UInt8(ascii: "-")) else { return name }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let isBetween = index > 0 && index + 1 < parts.count
      return isBetween && words.contains(part) ? part.lowercased() : String(part)
    }.joined(separator: "-")
  }
}
