import Diagnostics

/// Text without quotes, on one line or folded over several.
enum PlainText {
  /// Reads the part on the current line, up to a comment, a `: ` or, within brackets, one of `,[]{}`.
  ///
  /// - Returns: the bytes of the text without the blanks around it; the cursor stands where it stopped.
  static func line(_ cursor: inout Cursor, inFlow: Bool) -> Range<Int> {
    let start = cursor.at
    let end = cursor.current.end
    var last = start
    scan: while cursor.at < end {
      let byte = cursor.byte
      switch byte {
      case .space, .tab:
        cursor.at += 1
        continue
      case .hash where cursor.at > start && cursor.byte(cursor.at - 1).isBlank:
        break scan
      case .colon where isKeyEnd(cursor, inFlow: inFlow):
        break scan
      case _ where inFlow && byte.isFlowMark:
        break scan
      default:
        cursor.at += 1
        last = cursor.at
      }
    }
    return start..<last
  }

  /// Whether the colon here ends a key, or would for some reader: libyaml stops at `:?` within brackets.
  static func isKeyEnd(_ cursor: Cursor, inFlow: Bool) -> Bool {
    guard cursor.byte == .colon else { return false }
    return cursor.next.isBlankOrEnd || inFlow && (cursor.next.isFlowMark || cursor.next == .question)
  }

  /// Reads on after the first line: the lines below that are indented more than `parent` belong to the text.
  static func rest(
    _ cursor: inout Cursor, after first: Range<Int>, parent: Int, inFlow: Bool
  ) throws(Problem) -> TextNode {
    let place = cursor.range(first.lowerBound, first.upperBound)
    var text = TextNode(cursor.source.string(first), style: .plain, at: place, verbatim: place)
    let column = first.lowerBound - cursor.current.start
    while cursor.byte == .lineFeed, let below = try continuation(cursor, parent: parent, inFlow: inFlow) {
      let blanks = below - cursor.line - 1
      var ahead = cursor
      ahead.moveTo(line: below)
      ahead.at = ahead.current.first
      if !inFlow && ahead.isAtDash { throw dashInText(ahead) }
      let more = line(&ahead, inFlow: inFlow)
      if !inFlow && ahead.byte == .colon {
        throw ahead.current.indent == column
          ? missingColon(place) : keyInText(ahead, from: more.lowerBound)
      }
      text.value += (blanks == 0 ? " " : String(repeating: "\n", count: blanks)) + ahead.source.string(more)
      text.verbatim = nil
      if !inFlow { for line in below - blanks..<below { ahead.warnOfTab(line: line) } }
      cursor = ahead
    }
    // Within brackets, whoever skips the comment warns.
    if !inFlow { warnOfCut(&cursor) }
    return text
  }

  /// The next line that carries the text on, if there is one.
  private static func continuation(_ cursor: Cursor, parent: Int, inFlow: Bool) throws(Problem) -> Int? {
    var ahead = cursor
    repeat {
      ahead.moveTo(line: ahead.line + 1)
      if ahead.isAtEnd { return nil }
    } while ahead.current.isBlank
    let line = ahead.current
    if ahead.source.isComment(line) { return nil }
    try ahead.refuseTab()
    if line.indent <= parent { return nil }
    ahead.at = line.first
    if inFlow && (ahead.byte.isFlowMark || isKeyEnd(ahead, inFlow: true)) { return nil }
    return ahead.line
  }

  /// Right YAML and rarely meant: a text that loses its end to ` #`.
  static func warnOfCut(_ cursor: inout Cursor) {
    guard cursor.byte == .hash, !cursor.next.isBlankOrEnd, cursor.next != .hash else { return }
    let cut = cursor.source.string(cursor.at..<cursor.current.end)
    // A colour is all of its text.
    let isColour = cut.wholeMatch(of: /#[0-9A-Fa-f]{3,8}/) != nil
    let example = isColour ? "\"\(cut)\"" : "\"Room #5\""
    let problem = Problem(
      .cutByComment, "Everything after this `#` was read as a comment",
      at: cursor.restOfLine,
      advice: "If the `#` belongs to the text, put quotes round all of it, like `\(example)`.")
    cursor.findings.report(problem, as: .warning)
  }
}

extension PlainText {
  static func missingColon(_ place: TextRange) -> Problem {
    Problem(
      .missingColon, "Missing colon after a field name", at: place,
      advice: "Write it like `title: Lisbon`, with a space after the colon.")
  }

  private static func dashInText(_ cursor: Cursor) -> Problem {
    Problem(
      .badIndent, "Indented too far: this list item was read as part of the text above",
      at: cursor.restOfLine,
      advice: "Begin it in the same column as the items beside it, or put the text above into quotes.")
  }

  private static func keyInText(_ cursor: Cursor, from start: Int) -> Problem {
    Problem(
      .badIndent, "Indented too far: the line above already has a value",
      at: cursor.restOfLine(from: start),
      advice:
        "Begin it in the same column as the line it belongs with; if both lines are one text, put quotes round it."
    )
  }

  /// At most 24 characters of a text, for an example.
  static func excerpt(_ text: String) -> String {
    let start = text.prefix(24)
    return start.endIndex == text.endIndex ? text : start + "…"
  }
}
