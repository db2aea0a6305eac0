import Diagnostics

/// Where the reading stands: a line, a byte in it, and what was found so far.
struct Cursor {
  let source: SourceText
  /// The first line that belongs to the text no more.
  let end: Int
  /// The current line; `end` when all is read.
  private(set) var line: Int
  /// The current byte, as an offset into the whole file.
  var at: Int
  var findings: Findings

  init(_ source: SourceText, lines: Range<Int>, findings: Findings) {
    self.source = source
    self.findings = findings
    end = lines.upperBound
    line = lines.lowerBound
    at = lines.isEmpty ? 0 : source.lines[lines.lowerBound].start
  }

  var isAtEnd: Bool { line >= end }
  /// The current line; only to be asked before the end.
  var current: SourceText.Line { source.lines[line] }
  var column: Int { at - current.start }

  /// The byte here, or a line feed at the end of the line.
  var byte: UInt8 { byte(at) }
  /// The byte behind the current one, or a line feed.
  var next: UInt8 { byte(at + 1) }

  func byte(_ offset: Int) -> UInt8 {
    offset < current.end ? source.bytes[offset] : .lineFeed
  }

  /// Whether a list item's `- ` begins here.
  var isAtDash: Bool { byte == .dash && next.isBlankOrEnd }

  /// Whether a comment begins here: a `#` with a blank or nothing before it.
  var isAtComment: Bool {
    byte == .hash && (at == current.start || source.bytes[at - 1].isBlank)
  }

  mutating func moveTo(line newLine: Int) {
    line = newLine
    at = newLine < end ? source.lines[newLine].start : source.bytes.count
  }

  /// Skips spaces and tabs; tells whether a tab was among them.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    var sawTab = false
    while byte.isBlank {
      if byte == .tab { sawTab = true }
      at += 1
    }
    return sawTab
  }

  /// Goes from the beginning of a line to the first line that holds more than blanks and a comment.
  ///
  /// - Returns: false at the end of the text.
  mutating func skipToContent(inFlow: Bool = false) -> Bool {
    while line < end {
      guard current.isBlank || source.isComment(current) else {
        at = current.first
        return true
      }
      if !inFlow { warnOfTab(line: line) }
      moveTo(line: line + 1)
    }
    return false
  }

  /// Ends the line: nothing but blanks and a comment may follow.
  mutating func finishLine(after what: String) throws(Problem) {
    guard !isAtEnd else { return }
    skipBlanks()
    guard byte == .lineFeed || isAtComment else {
      throw Problem(
        .notYAML, "Unexpected text after \(what)", at: restOfLine,
        advice: byte == .hash
          ? "Write a space before the `#` of a comment."
          : restOfLine.length == 1 && (byte == .comma || byte == UInt8(ascii: ";"))
            ? "Take it away: a field ends with its line." : what.endAdvice)
    }
    moveTo(line: line + 1)
  }

  /// Tabs do not indent.
  func refuseTab() throws(Problem) {
    guard current.hasTabIndent else { return }
    let tab = current.start + current.indent
    throw Problem(
      .tabIndent, "This line begins with a tab", at: range(tab, tab + 1),
      advice: "Replace it with spaces, two for each step to the right.")
  }

  /// Right YAML 1.2 that its widespread readers refuse: a tab on a line that holds nothing or a comment.
  mutating func warnOfTab(line: Int) {
    guard let tab = source.tab(beforeContentOf: line) else { return }
    findings.report(.needlessTab(at: tab), as: .warning)
  }

  /// The range from one byte to another on the current line.
  func range(_ from: Int, _ to: Int) -> TextRange {
    TextRange(line: line, start: from - current.start, length: max(0, to - from))
  }

  /// The range from here to the last character of the line.
  var restOfLine: TextRange { restOfLine(from: at) }

  func restOfLine(from start: Int) -> TextRange {
    var last = current.end
    while last > start, source.bytes[last - 1].isBlank { last -= 1 }
    return range(start, last)
  }

  /// From a place where reading began to here, or to the end of the line where it began.
  func range(from start: Int, in startLine: Int) -> TextRange {
    guard startLine != line || isAtEnd else { return range(start, at) }
    let line = source.lines[startLine]
    var last = line.end
    while last > start, source.bytes[last - 1].isBlank { last -= 1 }
    return TextRange(line: startLine, start: start - line.start, length: last - start)
  }
}

extension Problem {
  static func needlessTab(at place: TextRange) -> Problem {
    Problem(.tabIndent, "Stray tab, which other programs refuse", at: place, advice: "Delete it.")
  }
}

extension String {
  fileprivate var endAdvice: String {
    self == "the quoted text" ? "Put the whole text into the quotes." : "Begin a new line for it."
  }
}
