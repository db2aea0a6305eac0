import Markdown
import TripModel

/// Words for people out of names for machines.
enum Wording {
  /// `the-monks-recipe` or `2024-03-01 rome_week` as a title: `The monks recipe`, `Rome week`; empty for a name
  /// without a word.
  static func title(fromFileName name: String) -> String {
    let hasDate = LocalDate(iso: name.prefix(10)) != nil
    let words = (hasDate ? name.dropFirst(10) : name[...]).split { $0 == "-" || $0 == "_" || $0.isWhitespace }
    let text = words.joined(separator: " ")
    guard let first = text.first else { return hasDate ? String(name.prefix(10)) : "" }
    return first.uppercased() + text.dropFirst()
  }

  /// The lead, else the text's first sentences, at most about 220 characters, cut at a word.
  static func excerpt(of document: MarkdownDocument, lead: String? = nil) -> String {
    cut(lead ?? document.firstParagraph ?? "", at: 220)
  }

  /// What a text without a title begins with, at most about 50 characters.
  static func firstWords(of document: MarkdownDocument) -> String {
    cut(document.firstParagraph ?? "", at: 50)
  }

  private static func cut(_ text: String, at length: Int) -> String {
    // No text has more characters than bytes.
    guard text.utf8.count > length else { return text }
    let beginning = text.prefixOfSimpleCharacters(length) ?? text.prefix(length)
    guard beginning.endIndex < text.endIndex else { return text }
    guard let space = beginning.lastIndex(of: " ") else { return String(beginning) + "…" }
    return String(beginning[..<space].trimmingSuffix(where: { ",;:–—-".contains($0) })) + "…"
  }
}

extension String {
  /// What `prefix` gives, for a beginning of which each scalar is a character of its own, as those of Latin scripts
  /// are; nil for others. Where characters end is slow to find out.
  fileprivate func prefixOfSimpleCharacters(_ length: Int) -> Substring? {
    var count = 0
    for index in utf8.indices {
      let byte = utf8[index]
      if (0x80...0xBF).contains(byte) { continue }
      // Marks that join what stands before them come from U+0300 on; a line may end with two scalars, the first of
      // them this.
      guard byte < 0xCC, byte != 0x0D else { return nil }
      if count == length { return self[..<index] }
      count += 1
    }
    return self[...]
  }
}

extension Substring {
  /// Without the characters at its end for which the condition holds.
  fileprivate func trimmingSuffix(where condition: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, condition(last) { rest.removeLast() }
    return rest
  }
}
