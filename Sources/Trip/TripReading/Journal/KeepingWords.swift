import TripModel

/// Headings that say that what stands under them is kept back.
enum KeepingWords {
  /// Why, where all of a heading, or a part of it between marks, says so: `private`, `Perth (privat)`, `3. Private & secret`;
  /// not `Private beaches`. What other programs write behind a heading says nothing: `{#id}`, `^block`.
  static func reason(in heading: String) -> KeptBack.Reason? {
    guard heading.utf8.count <= longest else { return nil }
    // As a whole first: there are phrases with a joint within, `pas en ligne`.
    if let reason = VisibilityVocabulary.reason(ofFolder: heading) { return reason }
    var words = heading.replacing(" - ", with: " – ")
    for word in AndWords.all { words = words.replacing(" \(word) ", with: " & ") }
    return words.split { marks.contains($0) }.lazy
      .compactMap { VisibilityVocabulary.reason(ofFolder: $0) }.first
  }

  /// Bytes; a longer heading says more.
  static let longest = 200

  private static let marks: Set<Character> = [
    ",", ";", ":", "–", "—", "(", ")", "[", "]", "{", "}", "（", "）", "、", "：", "|", "·", "/", ".", "!", "…",
    "&", "+", "^",
  ]
}
