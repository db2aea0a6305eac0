import TripModel

/// Headings that say that what stands under them is kept back.
enum KeepingWords {
  /// Why, where all of a heading, or a part of it between marks, says so: `private`, `Perth (privat)`, `3. Private & secret`;
  /// not `Private beaches`. What other programs write behind a heading, `{#id}`, `^block`, is a part as well.
  static func reason(in heading: String) -> KeptBack.Reason? {
    guard heading.utf8.count <= longest else { return nil }
    // By marks alone first: there are phrases with a joint within, `pas en ligne`.
    let words = heading.replacing(" - ", with: " – ")
    if let reason = reason(ofPartsOf: words) { return reason }
    let joined = AndWords.replaced(in: words, by: "&")
    return joined == words ? nil : reason(ofPartsOf: joined)
  }

  /// Whether all of a label or a caption, or a part of it between marks, says surely so: `Perth (privat)`, `Ana, privat und geheim`.
  static func isSurelyPrivate(_ text: some StringProtocol) -> Bool {
    let words = String(text).replacing(" - ", with: " – ")
    return ([words, AndWords.replaced(in: words, by: "&")]).contains { words in
      words.split { marks.contains($0) }.contains {
        VisibilityVocabulary.isSurelyPrivate($0) || VisibilityVocabulary.isRequest($0)
      }
    }
  }

  private static func reason(ofPartsOf words: String) -> KeptBack.Reason? {
    words.split { marks.contains($0) }.lazy
      .compactMap { VisibilityVocabulary.reason(ofFolder: $0) }.first
  }

  /// Bytes; a longer heading says more.
  static let longest = 200

  private static let marks: Set<Character> = [
    ",", ";", ":", "–", "—", "(", ")", "[", "]", "{", "}", "（", "）", "、", "：", "|", "·", "/", ".", "!", "…",
    "&", "+", "^",
  ]
}
