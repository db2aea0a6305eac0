/// Lines of a diary that may keep something back in another way than the heading of a day does: a heading of another level,
/// one in bold or in a quotation, a comment, fields in the middle of the text.
enum DiaryDoubts {
  /// Their places in the text, in its order. What stands under one, nobody can be sure of.
  static func lines(in text: [Substring]) -> [Int] {
    text.indices.filter { mayBeHeading($0, of: text) && saysPrivate(text[$0]) }
  }

  /// The first line in the middle of a text with which fields begin that say who may read something: of the words below
  /// or of those above.
  static func fields(in text: [Substring]) -> Int? {
    text.indices.first { index in
      guard text[index].trimmed == "---", index + 1 < text.count,
        let mark = text[index + 1].firstIndex(of: ":")
      else { return false }
      return VisibilityVocabulary.key(KeyLetters(String(text[index + 1][..<mark].trimmed))) != nil
    }
  }

  /// Whether any word of a line says so, in any language, among whatever others, or all of it does: `not for publishing`.
  /// A word with a hyphen is one: `private-tour`, `no-show`.
  private static func saysPrivate(_ line: Substring) -> Bool {
    let words = line.split { !$0.isLetter && $0 != "-" }
    return words.contains {
      VisibilityVocabulary.reason(ofFolder: $0) != nil || !$0.contains("-") && PrivateComment.isMark($0)
    }
      || KeepingWords.reason(in: words.joined(separator: " ")) != nil
      || PrivateComment.isMark(words.joined(separator: " ")[...])
  }

  private static func mayBeHeading(_ index: Int, of text: [Substring]) -> Bool {
    let line = text[index].trimmed
    guard !line.isEmpty else { return false }
    if line.drop(while: { ">-+* \t".contains($0) }).first == "#" || line.contains("<!--")
      || line.contains("<h")
    {
      return true
    }
    if ["**", "__"].contains(where: { line.hasPrefix($0) && line.hasSuffix($0) }) { return true }
    guard index + 1 < text.count else { return false }
    let below = text[index + 1].trimmed
    return below.utf8.count >= 2 && (below.allSatisfy { $0 == "=" } || below.allSatisfy { $0 == "-" })
  }
}
