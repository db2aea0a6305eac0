import Foundation

/// Texts as Instagram and Facebook give them out.
enum MetaText {
  /// The text as it was written.
  ///
  /// Their JSON has each byte of UTF-8 as a letter of its own, `\u00c3\u00a9` for an é. What cannot have come about so
  /// stays as it is: an export that is in order, or was mended already.
  static func mended(_ text: String) -> String {
    var bytes: [UInt8] = []
    var isPlain = true
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return text }
      if byte >= 0x80 { isPlain = false }
      bytes.append(byte)
    }
    return isPlain ? text : String(validating: bytes, as: UTF8.self) ?? text
  }

  /// Mended, without blanks round it, and with people named as readers saw them: `@[100:2048:Ana]` holds the number of
  /// somebody's account. Nil where nothing is left.
  static func written(_ text: String?) -> String? {
    guard let text else { return nil }
    var rest = mended(text)[...]
    var written = ""
    while let mark = rest.firstRange(of: "@[") {
      let inner = rest[mark.upperBound...]
      // No name is so long, and without an end the rest of the text would be looked through each time.
      let near = inner.prefix(longestMention)
      let end = near.firstIndex(of: "]") ?? inner.endIndex
      let parts = near[..<min(end, near.endIndex)].split(
        separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      let isName = end < inner.endIndex && parts.count == 3 && parts[0].allSatisfy(\.isNumber)
      written += rest[..<mark.lowerBound]
      written += isName ? String(parts[2]) : "@["
      rest = isName ? inner[inner.index(after: end)...] : inner
    }
    written += rest
    written = written.trimmingCharacters(in: .whitespacesAndNewlines)
    return written.isEmpty ? nil : written
  }

  private static let longestMention = 300

  /// The words behind a `#` in a text, each once, as they were written first.
  static func hashtags(_ text: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var before: Character = " "
    for place in text.indices {
      defer { before = text[place] }
      guard text[place] == "#", !(before.isLetter || before.isNumber || "/&#".contains(before)) else {
        continue
      }
      let tag = String(
        text[text.index(after: place)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      if tag.contains(where: \.isLetter), seen.insert(tag.lowercased()).inserted { found.append(tag) }
    }
    return found
  }

  /// A text in two: a first line that reads as a title, and the rest. A line with marks of the network is none.
  static func titled(_ text: String) -> (title: String?, body: String) {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = lines.first?.trimmingCharacters(in: .whitespaces),
      (1...longestTitle).contains(first.count),
      first.contains(where: \.isLetter), !first.contains(where: { "#@".contains($0) }), !first.contains("://")
    else { return (nil, text) }
    return (first, lines.count > 1 ? String(lines[1]) : "")
  }

  /// Letters of a first line that may be a title.
  private static let longestTitle = 70
}
