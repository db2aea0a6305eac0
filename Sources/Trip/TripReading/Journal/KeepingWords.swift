import TripModel

/// Headings that say that what stands under them is kept back.
enum KeepingWords {
  /// Why, where all of a heading, or a part of it between marks, says so: `private`, `Perth (privat)`.
  static func reason(in heading: String) -> KeptBack.Reason? {
    heading.replacing(" - ", with: " – ").split { marks.contains($0) }.lazy
      .compactMap { VisibilityVocabulary.reason(ofFolder: $0) }.first
  }

  /// Why, where a heading says nothing else: `Private`, `Privat (nur für uns)`, `3. Private`; not `Private beaches`.
  static func reason(ofWhole heading: String) -> KeptBack.Reason? {
    guard heading.utf8.count <= longest else { return nil }
    let parts = heading.replacing(" - ", with: " – ").split { marks.contains($0) }
      .filter { $0.contains(where: \.isLetter) }
    let reasons = parts.compactMap { VisibilityVocabulary.reason(ofFolder: $0) }
    return reasons.count == parts.count ? reasons.first : nil
  }

  /// Bytes; a longer heading says more.
  static let longest = 200

  private static let marks: Set<Character> = [
    ",", ";", ":", "–", "—", "(", ")", "[", "]", "{", "}", "（", "）", "、", "：", "|", "·", "/", ".", "!", "…",
  ]
}
