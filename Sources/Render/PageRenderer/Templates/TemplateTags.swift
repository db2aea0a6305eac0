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
        tags.append(TemplateTag(kind: .unended, name: "", line: number, column: column, length: 2))
        return
      }
      let content = inside.text[..<close.lowerBound]
      var end = close.upperBound
      if content.first == "{", end < line.endIndex, line[end] == "}" { end = line.index(after: end) }
      let length = rest.dropping(to: open.lowerBound).count(to: end)
      tags.append(Self.tag(content, line: number, column: column, length: length))
      column += length
      rest = rest.dropping(to: end)
    }
  }

  private static func tag(_ content: Substring, line: Int, column: Int, length: Int) -> TemplateTag {
    let kind = content.first.flatMap { kinds[$0] }
    let words = (kind == nil ? content : content.dropFirst()).split(whereSeparator: \.isWhitespace)
    return TemplateTag(
      kind: kind ?? .variable, name: words.joined(), line: line, column: column, length: length,
      hasOneWord: words.count == 1)
  }

  private static let kinds: [Character: TemplateTag.Kind] = [
    "#": .section, "^": .inverted, "/": .end, "!": .comment, ">": .partial, "<": .parent, "$": .block,
    "{": .unescaped, "&": .unescaped, "=": .delimiters, "%": .pragma,
  ]
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
