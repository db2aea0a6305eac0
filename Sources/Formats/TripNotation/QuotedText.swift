import Diagnostics

/// Text in 'single' or "double" quotes, on one line or folded over several.
struct QuotedText {
  private var text: [UInt8] = []
  /// What blanks at the end of a line cannot be trimmed from: they came from an escape.
  private var kept = 0
  private var isVerbatim = true
  /// Those on which it goes on.
  private var lines: [TextRange] = []
  private let quote: UInt8
  /// The cursor at the opening quote.
  private let opening: (line: Int, at: Int)
  private let parent: Int

  /// Reads from the opening quote to behind the closing one; lines below must be indented more than `parent`.
  static func read(_ cursor: inout Cursor, parent: Int) throws(Problem) -> TextNode {
    let (start, line) = (cursor.at, cursor.line)
    var reader = QuotedText(quote: cursor.byte, opening: (line, start), parent: parent)
    cursor.at += 1
    try reader.body(&cursor)
    let range = cursor.range(from: start, in: line)
    let inside = TextRange(line: line, start: range.start + 1, length: range.length - 2)
    var node = TextNode(
      String(decoding: reader.text, as: UTF8.self),
      style: reader.quote == .doubleQuote ? .doubleQuoted : .singleQuoted,
      at: range, verbatim: reader.isVerbatim ? inside : nil)
    node.lines = reader.lines
    return node
  }

  private init(quote: UInt8, opening: (line: Int, at: Int), parent: Int) {
    self.quote = quote
    self.opening = opening
    self.parent = parent
  }

  private mutating func body(_ cursor: inout Cursor) throws(Problem) {
    while true {
      guard cursor.at < cursor.current.end else {
        try fold(&cursor, escaped: false)
        continue
      }
      let byte = cursor.byte
      if byte == quote {
        cursor.at += 1
        guard quote == .singleQuote, cursor.byte == .singleQuote else { return }
        isVerbatim = false
        text.append(byte)
        cursor.at += 1
      } else if byte == .backslash, quote == .doubleQuote {
        isVerbatim = false
        try escape(&cursor)
      } else {
        text.append(byte)
        cursor.at += 1
      }
    }
  }

  /// Goes over a line break: it counts as a space, blank lines as line breaks; after a `\` it counts nothing.
  private mutating func fold(_ cursor: inout Cursor, escaped: Bool) throws(Problem) {
    isVerbatim = false
    if !escaped {
      while text.count > kept, text.last?.isBlank == true { text.removeLast() }
    }
    let from = cursor.line
    var below = cursor
    repeat {
      below.moveTo(line: below.line + 1)
      if below.isAtEnd { throw unclosed(cursor, indented: true) }
    } while below.current.isBlank
    guard below.current.indent > parent || below.current.hasTabIndent else {
      throw unclosed(cursor, indented: !closes(below))
    }
    try below.refuseTab()
    let blanks = below.line - from - 1
    if blanks > 0 {
      text.append(contentsOf: repeatElement(.lineFeed, count: blanks))
    } else if !escaped {
      text.append(.space)
    }
    kept = text.count
    cursor = below
    cursor.at = cursor.current.first
    lines.append(cursor.restOfLine)
  }

  private mutating func escape(_ cursor: inout Cursor) throws(Problem) {
    guard cursor.at + 1 < cursor.current.end else {
      cursor.at += 1
      return try fold(&cursor, escaped: true)
    }
    let scalar = try Escape.read(&cursor)
    text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    kept = text.count
  }

  /// Whether the quote closes on a line that is not indented enough.
  private func closes(_ cursor: Cursor) -> Bool {
    let line = cursor.current
    return cursor.source.bytes[line.first..<line.end].contains(quote)
  }

  private func unclosed(_ cursor: Cursor, indented: Bool) -> Problem {
    var start = cursor
    start.moveTo(line: opening.line)
    let name = quote == .doubleQuote ? "`\"`" : "`'`"
    return Problem(
      .unclosed, "Unclosed quote", at: start.restOfLine(from: opening.at),
      advice: indented
        ? "Write \(name) where the text ends; if the text itself holds a \(name), use the other quotes."
        : "Begin the lines below that belong to the text with two spaces, or close it with \(name) on this line."
    )
  }
}
