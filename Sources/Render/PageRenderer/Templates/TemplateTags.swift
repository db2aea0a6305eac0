import Diagnostics

/// A tag of a template, `{{#photos}}`, and where it stands.
struct TemplateTag: Hashable {
  enum Kind: Hashable {
    case variable, unescaped, section, inverted, end, comment, partial, parent, block, delimiters, pragma
    /// Begun, and not ended on its line.
    case unended
  }

  var kind: Kind
  var name: String
  /// Counted from 1.
  var line: Int
  /// In characters, counted from 1.
  var column: Int
  /// In characters, with its braces.
  var length: Int
  /// Where it stands in its template.
  var range: Range<String.Index>
  /// Whether its name has no blanks within.
  var hasOneWord = true
}

/// Finds the tags of a template, so that it can be checked before it is used.
struct TemplateTags {
  private(set) var tags: [TemplateTag] = []
  private(set) var lines: [Substring]

  init(_ text: String) {
    lines = text.fileLines
    for (index, line) in lines.enumerated() { read(line, number: index + 1) }
  }

  /// A tag must end on its line, so that each is seen here as the template engine will see it.
  private mutating func read(_ line: Substring, number: Int) {
    var rest = TemplateText(line)
    var column = 1
    while let open = rest.first("{{") {
      column += rest.count(to: open.lowerBound)
      let inside = rest.dropping(to: open.upperBound)
      guard let close = inside.first("}}") else {
        tags.append(
          TemplateTag(kind: .unended, name: "", line: number, column: column, length: 2, range: open))
        return
      }
      let content = inside.text[..<close.lowerBound]
      var end = close.upperBound
      if content.first == "{", end < line.endIndex, line[end] == "}" { end = line.index(after: end) }
      let length = rest.dropping(to: open.lowerBound).count(to: end)
      let (kind, name, count) = Self.parts(of: content)
      tags.append(
        TemplateTag(
          kind: kind, name: name, line: number, column: column, length: length,
          range: open.lowerBound..<end, hasOneWord: count == 1))
      column += length
      rest = rest.dropping(to: end)
    }
  }

  /// The kind and the name within a tag, and of how many words that is. By bytes, since there are thousands: what is no sign
  /// and no blank of ASCII is taken as it stands, and is no name.
  private static func parts(of content: Substring) -> (kind: TemplateTag.Kind, name: String, words: Int) {
    let kind = content.utf8.first.flatMap { kinds[$0] }
    let words = (kind == nil ? content : content.dropFirst()).utf8.split { $0.isBlank }
    let name = words.count == 1 ? String(Substring(words[0])) : words.map { String(Substring($0)) }.joined()
    return (kind ?? .variable, name, words.count)
  }

  private static let kinds: [UInt8: TemplateTag.Kind] = [
    UInt8(ascii: "#"): .section, UInt8(ascii: "^"): .inverted, UInt8(ascii: "/"): .end,
    UInt8(ascii: "!"): .comment, UInt8(ascii: ">"): .partial, UInt8(ascii: "<"): .parent,
    UInt8(ascii: "$"): .block, UInt8(ascii: "{"): .unescaped, UInt8(ascii: "&"): .unescaped,
    UInt8(ascii: "="): .delimiters, UInt8(ascii: "%"): .pragma,
  ]
}

extension UInt8 {
  /// Whether it is a blank or a tab of ASCII, or what ends a line.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Substring {
  /// Whether there is nothing to be seen of it.
  var isBlank: Bool { utf8.allSatisfy(\.isBlank) || allSatisfy(\.isWhitespace) }
}

/// A line of a template. Nearly all are ASCII, where a byte is a character, and characters need not be told apart.
private struct TemplateText {
  private(set) var text: Substring
  private let isASCII: Bool

  init(_ line: Substring) {
    text = line
    isASCII = line.utf8.allSatisfy { $0 < 0x80 }
  }

  func dropping(to index: String.Index) -> TemplateText {
    var rest = self
    rest.text = text[index...]
    return rest
  }

  /// In characters, from the start.
  func count(to index: String.Index) -> Int {
    isASCII
      ? text.utf8.distance(from: text.startIndex, to: index) : text.distance(from: text.startIndex, to: index)
  }

  /// Where a pair of like signs stands first.
  func first(_ pair: String) -> Range<String.Index>? {
    guard isASCII, let sign = pair.utf8.first else { return text.firstRange(of: pair) }
    let bytes = text.utf8
    var index = bytes.startIndex
    while let found = bytes[index...].firstIndex(of: sign) {
      index = bytes.index(after: found)
      if index < bytes.endIndex, bytes[index] == sign { return found..<bytes.index(after: index) }
    }
    return nil
  }
}
