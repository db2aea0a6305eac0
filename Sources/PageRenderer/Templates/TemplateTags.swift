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
    var rest = line
    var column = 1
    while let open = rest.firstRange(of: "{{") {
      column += rest.distance(from: rest.startIndex, to: open.lowerBound)
      let inside = rest[open.upperBound...]
      guard let close = inside.firstRange(of: "}}") else {
        tags.append(TemplateTag(kind: .unended, name: "", line: number, column: column, length: 2))
        return
      }
      let content = inside[..<close.lowerBound]
      var end = close.upperBound
      if content.first == "{", end < rest.endIndex, rest[end] == "}" { end = rest.index(after: end) }
      let length = rest.distance(from: open.lowerBound, to: end)
      tags.append(Self.tag(content, line: number, column: column, length: length))
      column += length
      rest = rest[end...]
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
