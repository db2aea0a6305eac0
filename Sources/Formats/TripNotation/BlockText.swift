import Diagnostics

/// Text below a `|` or `>`, indented more than its parent.
struct BlockText {
  private let header: BlockTextHeader
  /// The bytes of each line behind the indentation.
  private var lines: [Range<Int>] = []
  private var endsWithBreak = true

  /// Reads the header here and the lines below it; the cursor stops at the first line behind the text.
  static func read(_ cursor: inout Cursor, parent: Int) throws(Problem) -> TextNode {
    var text = BlockText(header: try BlockTextHeader.read(&cursor))
    let indent = try text.indentation(cursor, parent: parent)
    let firstLine = cursor.line
    try text.collect(&cursor, indent: indent, parent: parent)
    try text.checkEnd(cursor, firstLine: firstLine)
    var node = TextNode(
      String(decoding: text.value(of: cursor.source.bytes), as: UTF8.self),
      style: text.header.isFolded ? .folded : .literal, at: text.header.range)
    node.lines = text.places(from: firstLine, in: cursor.source)
    return node
  }

  private init(header: BlockTextHeader) {
    self.header = header
  }

  /// The column of the text: as the header says, or that of the first line that is not empty.
  private func indentation(_ cursor: Cursor, parent: Int) throws(Problem) -> Int {
    guard parent >= 0 else { throw textAtTop }
    if let more = header.indentation { return parent + more }
    let lines = cursor.source.lines
    let below = cursor.line..<cursor.end
    let firstText = below.first { !lines[$0].isSpaces } ?? cursor.end
    let deepest = (cursor.line..<firstText).max { lines[$0].indent < lines[$1].indent }
    let blank = deepest.map { lines[$0].indent } ?? 0
    guard firstText < cursor.end, lines[firstText].indent > parent else { return max(parent + 1, blank) }
    var first = cursor
    first.moveTo(line: firstText)
    if first.current.first > first.current.start + first.current.indent { throw tab(first) }
    if let deepest, blank > first.current.indent {
      first.moveTo(line: deepest)
      throw deepBlank(first)
    }
    return first.current.indent
  }

  private mutating func collect(_ cursor: inout Cursor, indent: Int, parent: Int) throws(Problem) {
    while !cursor.isAtEnd {
      let line = cursor.current
      if line.indent < indent && !line.isSpaces {
        if line.first > line.start + line.indent { throw tab(cursor) }
        if line.indent > parent && !cursor.source.isComment(line) { throw shallow(cursor) }
        return
      }
      lines.append(min(line.start + indent, line.end)..<line.end)
      endsWithBreak = line.hasBreak
      cursor.moveTo(line: cursor.line + 1)
    }
  }

  /// Readers differ about spaces at the very end of a file, where line breaks are to be kept.
  private func checkEnd(_ cursor: Cursor, firstLine: Int) throws(Problem) {
    guard header.chomping == .keep, !endsWithBreak, cursor.line > firstLine else { return }
    var last = cursor
    last.moveTo(line: cursor.line - 1)
    if last.current.isSpaces { throw spacesAtEnd(last) }
  }

  /// Where its lines stand that are not empty.
  private func places(from firstLine: Int, in source: SourceText) -> [TextRange] {
    lines.indices.compactMap { index in
      let (line, bytes) = (firstLine + index, lines[index])
      return bytes.isEmpty
        ? nil : TextRange(line: line, start: bytes.lowerBound - source.lines[line].start, length: bytes.count)
    }
  }

  private func value(of bytes: [UInt8]) -> [UInt8] {
    let textCount = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
    var value: [UInt8] = []
    var breaks = 0
    var lastIsDeep = true
    for line in lines.prefix(textCount) {
      defer { breaks += 1 }
      guard !line.isEmpty else { continue }
      let isDeep = !header.isFolded || bytes[line.lowerBound].isBlank
      let folds = !isDeep && !lastIsDeep
      value.append(contentsOf: repeatElement(.lineFeed, count: folds ? breaks - 1 : breaks))
      if folds && breaks == 1 { value.append(.space) }
      value.append(contentsOf: bytes[line])
      (breaks, lastIsDeep) = (0, isDeep)
    }
    let last = lines.count - textCount + (textCount > 0 ? 1 : 0) - (endsWithBreak ? 0 : 1)
    value.append(contentsOf: repeatElement(.lineFeed, count: kept(of: max(0, last), isEmpty: value.isEmpty)))
    return value
  }

  /// How many of the line breaks behind the last text belong to the value.
  private func kept(of breaks: Int, isEmpty: Bool) -> Int {
    switch header.chomping {
    case .strip: 0
    case .clip: isEmpty ? 0 : min(breaks, 1)
    case .keep: breaks
    }
  }
}

extension BlockText {
  private var textAtTop: Problem {
    Problem(
      .notYAML, "Missing field name before this text", at: header.range,
      advice: "Write one before it, like `description: |`.")
  }

  private func tab(_ cursor: Cursor) -> Problem {
    let tab = cursor.current.start + cursor.current.indent
    return Problem(
      .tabIndent, "This line begins with a tab", at: cursor.range(tab, tab + 1),
      advice: "Replace it with spaces, two for each step to the right.")
  }

  private func deepBlank(_ cursor: Cursor) -> Problem {
    Problem(
      .badIndent, "Empty line with more spaces than the text below it",
      at: cursor.range(cursor.current.start, cursor.current.end), advice: "Delete its spaces.")
  }

  private func spacesAtEnd(_ cursor: Cursor) -> Problem {
    Problem(
      .badIndent, "The last line has nothing but spaces",
      at: cursor.range(cursor.current.start, cursor.current.end), advice: "Delete them.")
  }

  private func shallow(_ cursor: Cursor) -> Problem {
    let line = cursor.current
    return Problem(
      .badIndent, "Wrong indentation: this line begins further left than the text above it",
      at: cursor.restOfLine(from: line.first),
      advice: "Begin it in the same column as the first line of that text.")
  }
}
