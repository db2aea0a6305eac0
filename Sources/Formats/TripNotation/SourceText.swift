/// The bytes of a file, cut into lines, as the readers of this module walk over them.
struct SourceText {
  /// One line, as offsets into `bytes`.
  struct Line {
    var start: Int
    /// The first byte after the text of the line.
    var end: Int
    /// Spaces at the beginning; a tab ends them.
    var indent: Int
    /// The first byte that is neither space nor tab; `end` for a line of nothing else.
    var first: Int
    /// False for a last line that the file ends without a line break.
    var hasBreak: Bool

    var isBlank: Bool { first == end }
    /// Nothing but spaces, which is what block texts call an empty line.
    var isSpaces: Bool { start + indent == end }
    var hasTabIndent: Bool { first > start + indent && !isBlank }
  }

  var bytes: [UInt8]
  var lines: [Line] = []

  /// Cuts at LF and CRLF, and at a lone CR too, which `TextCheck` has reported by then.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == .lineFeed || byte == .carriageReturn else {
        index += 1
        continue
      }
      addLine(start, index, hasBreak: true)
      let isPair = byte == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
      index += isPair ? 2 : 1
      start = index
    }
    if start < bytes.count { addLine(start, bytes.count, hasBreak: false) }
  }

  private mutating func addLine(_ start: Int, _ end: Int, hasBreak: Bool) {
    var spaces = start
    while spaces < end, bytes[spaces] == .space { spaces += 1 }
    var first = spaces
    while first < end, bytes[first].isBlank { first += 1 }
    lines.append(Line(start: start, end: end, indent: spaces - start, first: first, hasBreak: hasBreak))
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The first tab among the blanks at the beginning of a line.
  func tab(beforeContentOf line: Int) -> TextRange? {
    let (number, line) = (line, lines[line])
    guard line.first > line.start + line.indent else { return nil }
    return TextRange(line: number, start: line.indent, length: 1)
  }

  func isComment(_ line: Line) -> Bool {
    !line.isBlank && bytes[line.first] == .hash
  }

  /// Whether the line is `---` or `...` at its very beginning, alone or with a blank behind.
  func isMarker(_ line: Line, _ mark: UInt8) -> Bool {
    guard line.end - line.start >= 3 else { return false }
    guard bytes[line.start..<line.start + 3].allSatisfy({ $0 == mark }) else { return false }
    return line.end == line.start + 3 || bytes[line.start + 3].isBlank
  }
}
