import Diagnostics

/// Lists and maps by indentation, and everything that can stand in them.
struct BlockReader {
  /// Where a value stands, which decides whether a list or map by indentation may begin there.
  enum Position { case ownLine, afterDash, afterKey }

  var cursor: Cursor

  /// Reads the value below a line that ends without one, if the next line is indented more than `parent`.
  ///
  /// A list may stand in the same column as the key above it, if `besideKey`.
  mutating func valueBelow(
    parent: Int, besideKey: Bool, here: TextRange, depth: Int
  ) throws(Problem) -> Node {
    guard cursor.skipToContent() else { return Node(.empty, at: here) }
    try cursor.refuseTab()
    let indent = cursor.current.indent
    guard indent > parent || besideKey && indent == parent && cursor.isAtDash else {
      cursor.moveTo(line: cursor.line)
      return Node(.empty, at: here)
    }
    return try value(parent: parent, .ownLine, depth: depth)
  }

  /// Reads the value at the cursor and the line ends behind it.
  mutating func value(parent: Int, _ position: Position, depth: Int) throws(Problem) -> Node {
    switch cursor.byte {
    case .openList, .openMap:
      let node = try FlowReader(parent: parent).collection(&cursor, depth: depth + 1)
      if isKeyEnd() { throw .complexKey(node.range) }
      try cursor.finishLine(after: "the closing bracket")
      return node
    case .bar, .greater:
      let text = try BlockText.read(&cursor, parent: parent)
      return Node(.text(text), at: text.range)
    case .doubleQuote, .singleQuote:
      return try quoted(parent: parent, position, depth: depth)
    case .dash where cursor.isAtDash && position != .afterKey:
      return try list(besideKey: cursor.column == parent, depth: depth + 1)
    default:
      return try plain(parent: parent, position, depth: depth)
    }
  }

  private mutating func quoted(parent: Int, _ position: Position, depth: Int) throws(Problem) -> Node {
    let (start, line) = (cursor.at, cursor.line)
    let text = try QuotedText.read(&cursor, parent: parent)
    guard isKeyEnd() else {
      try cursor.finishLine(after: "the quoted text")
      return Node(.text(text), at: text.range)
    }
    guard cursor.line == line else { throw .keyOverLines(text.range) }
    return try map(beginningWith: text, from: start, position, depth: depth)
  }

  private mutating func plain(parent: Int, _ position: Position, depth: Int) throws(Problem) -> Node {
    if let problem = Indicator.problem(cursor, inFlow: false) { throw problem }
    let start = cursor.at
    let first = PlainText.line(&cursor, inFlow: false)
    guard cursor.byte == .colon else {
      let text = try PlainText.rest(&cursor, after: first, parent: parent, inFlow: false, position)
      try cursor.finishLine(after: "the text")
      return .plain(text)
    }
    let place = cursor.range(first.lowerBound, first.upperBound)
    let text = TextNode(cursor.source.string(first), style: .plain, at: place)
    return try map(beginningWith: text, from: start, position, depth: depth)
  }

  private mutating func map(
    beginningWith text: TextNode, from start: Int, _ position: Position, depth: Int
  ) throws(Problem) -> Node {
    if position == .afterKey { throw colonInText(text) }
    if text.style == .plain, let sign = ListSign(Array(text.value.utf8)[...]), sign.kind != .longDash,
      text.value.utf8.count > 4
    {
      throw BeginsAgain.notADash(text.range, sign)
    }
    cursor.skipBlanks()
    let key = try Key.checked(text, from: start, cursor)
    return try map(
      key, column: start - cursor.current.start, isItem: position == .afterDash, depth: depth + 1)
  }

  /// Whether a colon follows that would make a key of what was just read.
  func isKeyEnd() -> Bool {
    var after = cursor
    after.skipBlanks()
    return after.byte == .colon && after.next.isBlankOrEnd
  }

  /// Skips what is left of a broken item: the lines that are indented more than its list or map.
  mutating func skipRest(from line: Int, column: Int) {
    var next = max(line + 1, cursor.line)
    while next < cursor.end {
      let line = cursor.source.lines[next]
      guard line.isBlank || line.hasTabIndent || line.indent > column else { break }
      next += 1
    }
    cursor.moveTo(line: next)
  }
}

extension BlockReader {
  private func colonInText(_ text: TextNode) -> Problem {
    let rest = cursor.restOfLine
    let place = TextRange(
      line: text.range.line, start: text.range.start, length: rest.start + rest.length - text.range.start)
    let start = cursor.at - rest.start + place.start
    let quoting = QuotingAdvice.quote(cursor.source.string(start..<start + place.length))
    // `Lisbon, start: 2026-05-01`
    let word =
      text.value.contains(",") ? text.value.split(separator: ",").last?.drop(while: \.isWhitespace) : nil
    let field = word.flatMap { $0.allSatisfy(\.isLetter) && !$0.isEmpty ? $0 : nil }
    return Problem(
      .colonInText, "Two colons in one line", at: place,
      advice: field.map {
        "If `\($0):` is a field, begin a new line before it, without the comma. " + quoting
      }
        ?? quoting)
  }
}
