import Diagnostics

/// Lists and maps in brackets, `[a, b]` and `{a: 1}`, on one line or several.
struct FlowReader {
  /// Lines below must be indented more than this.
  let parent: Int

  /// Reads from the opening bracket to behind the closing one.
  func collection(_ cursor: inout Cursor, depth: Int) throws(Problem) -> Node {
    let (start, line) = (cursor.at, cursor.line)
    let opening = cursor.range(start, start + 1)
    guard depth <= NotationReader.depthLimit else { throw .tooDeep(opening) }
    let isMap = cursor.byte == .openMap
    cursor.at += 1
    let kind: Node.Kind =
      isMap
      ? .map(try fields(&cursor, opening: opening, depth: depth))
      : .list(try items(&cursor, opening: opening, depth: depth))
    return Node(kind, at: cursor.range(from: start, in: line))
  }

  private func fields(_ cursor: inout Cursor, opening: TextRange, depth: Int) throws(Problem) -> [Field] {
    var fields = FieldList()
    while true {
      try skipSpace(&cursor, opening: opening)
      if cursor.byte == .closeMap { break }
      let key = try key(&cursor)
      let value = try value(&cursor, of: key, opening: opening, depth: depth)
      if let problem = fields.add(key, value, file: cursor.findings.file) { cursor.findings.report(problem) }
      guard try comma(&cursor, before: .closeMap, opening: opening) else { break }
    }
    cursor.at += 1
    return fields.all
  }

  private func items(_ cursor: inout Cursor, opening: TextRange, depth: Int) throws(Problem) -> [Node] {
    var items: [Node] = []
    while true {
      try skipSpace(&cursor, opening: opening)
      if cursor.byte == .closeList { break }
      items.append(try item(&cursor, opening: opening, depth: depth))
      guard try comma(&cursor, before: .closeList, opening: opening) else { break }
    }
    cursor.at += 1
    return items
  }

  /// An item of a list; `a: 1` there is a map with one field.
  private func item(_ cursor: inout Cursor, opening: TextRange, depth: Int) throws(Problem) -> Node {
    let start = cursor
    let node = try value(&cursor, depth: depth)
    guard cursor.line == start.line, let text = node.text ?? emptyText(node, cursor) else { return node }
    var after = cursor
    after.skipBlanks()
    guard after.byte == .colon, isKeyEnd(after, text) else { return node }
    guard depth < NotationReader.depthLimit else { throw .tooDeep(opening) }
    cursor = start
    let key = try key(&cursor)
    let value = try value(&cursor, of: key, opening: opening, depth: depth + 1)
    let field = Field(key: key.text, keyRange: key.range, value: value)
    return Node(.map([field]), at: cursor.range(from: start.at, in: start.line))
  }

  /// `~: 1` within a list begins with what would be nothing, were it not a key.
  private func emptyText(_ node: Node, _ cursor: Cursor) -> TextNode? {
    node.kind == .empty ? TextNode("", style: .plain, at: node.range) : nil
  }

  private func value(
    _ cursor: inout Cursor, of key: Key, opening: TextRange, depth: Int
  ) throws(Problem) -> Node {
    let here = cursor.range(cursor.at, cursor.at)
    try skipSpace(&cursor, opening: opening)
    if cursor.byte == .comma || cursor.byte == .closeMap || cursor.byte == .closeList {
      return Node(.empty, at: here)
    }
    return try value(&cursor, depth: depth)
  }

  private func value(_ cursor: inout Cursor, depth: Int) throws(Problem) -> Node {
    switch cursor.byte {
    case .openList, .openMap:
      return try collection(&cursor, depth: depth + 1)
    case .doubleQuote, .singleQuote:
      let text = try QuotedText.read(&cursor, parent: parent)
      return Node(.text(text), at: text.range)
    default:
      if let problem = Indicator.problem(cursor, inFlow: true) { throw problem }
      let first = PlainText.line(&cursor, inFlow: true)
      return .plain(try PlainText.rest(&cursor, after: first, parent: parent, inFlow: true))
    }
  }

  /// Goes over a comma; false at the closing bracket, which is left to the caller.
  private func comma(_ cursor: inout Cursor, before close: UInt8, opening: TextRange) throws(Problem) -> Bool
  {
    let last = cursor
    try skipSpace(&cursor, opening: opening)
    if cursor.byte == close { return false }
    if cursor.byte == .comma {
      cursor.at += 1
      return true
    }
    throw cursor.byte == .colon ? colonInValue(cursor) : missingComma(last, cursor, close: close)
  }

  /// Goes over blanks, comments and line breaks to the next thing within the brackets.
  private func skipSpace(_ cursor: inout Cursor, opening: TextRange) throws(Problem) {
    while true {
      cursor.skipBlanks()
      if cursor.isAtComment {
        PlainText.warnOfCut(&cursor)
        cursor.at = cursor.current.end
      }
      guard cursor.byte == .lineFeed else { return }
      cursor.moveTo(line: cursor.line + 1)
      guard cursor.skipToContent(inFlow: true) else { throw unclosed(opening) }
      try cursor.refuseTab()
      guard cursor.current.indent > parent else {
        guard cursor.byte == .closeList || cursor.byte == .closeMap else { throw unclosed(opening) }
        cursor.findings.report(shallowBracket(cursor), as: .warning)
        return
      }
    }
  }
}

extension FlowReader {
  private func unclosed(_ opening: TextRange) -> Problem {
    Problem(
      .unclosed, "Unclosed bracket", at: opening,
      advice: "Close it, and indent the lines between the brackets by two spaces.")
  }

  private func shallowBracket(_ cursor: Cursor) -> Problem {
    Problem(
      .badIndent, "Closing bracket too far left", at: cursor.range(cursor.at, cursor.at + 1),
      advice: "Write at least \(parent == 0 ? "one space" : "\(parent + 1) spaces") before it.")
  }

  private func colonInValue(_ cursor: Cursor) -> Problem {
    Problem(
      .colonInText, "Two colons in one text",
      at: cursor.range(cursor.at, cursor.at + 1),
      advice: "Put quotes round the text, or a comma before the next field.")
  }

  private func missingComma(_ last: Cursor, _ cursor: Cursor, close: UInt8) -> Problem {
    let mark = close == .closeMap ? "}" : "]"
    return Problem(
      .missingComma, "Missing comma or `\(mark)`",
      at: cursor.range(cursor.at, cursor.at + 1),
      advice: "Write a comma between two values, and quotes round a text with brackets or quotes in it.")
  }
}
