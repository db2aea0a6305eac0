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
  ///
  /// `position` says where the text stands, for a word on lines that look like more than a part of it.
  static func rest(
    _ cursor: inout Cursor, after first: Range<Int>, parent: Int, inFlow: Bool,
    _ position: BlockReader.Position = .afterKey
  ) throws(Problem) -> TextNode {
    let place = cursor.range(first.lowerBound, first.upperBound)
    var text = TextNode(cursor.source.string(first), style: .plain, at: place, verbatim: place)
    let column = first.lowerBound - cursor.current.start
    while cursor.byte == .lineFeed, let below = try continuation(cursor, parent: parent, inFlow: inFlow) {
      let blanks = below - cursor.line - 1
      var ahead = cursor
      ahead.moveTo(line: below)
      ahead.at = ahead.current.first
      if !inFlow { try check(&ahead, after: first, text, position) }
      let more = line(&ahead, inFlow: inFlow)
      text.lines.append(ahead.range(more.lowerBound, more.upperBound))
      if !inFlow && ahead.byte == .colon {
        throw ahead.current.indent == column
          ? missingColon(place, ahead.source.string(first)) : keyInText(ahead, from: more.lowerBound)
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

  /// Looks at the beginning of a line that carries a text on.
  private static func check(
    _ ahead: inout Cursor, after first: Range<Int>, _ text: TextNode, _ position: BlockReader.Position
  ) throws(Problem) {
    if ahead.isAtDash {
      let start = ahead.source.bytes[first]
      guard position == .ownLine, text.lines.isEmpty else { throw dashInText(ahead) }
      if let sign = ListSign(start) { throw BeginsAgain.notADash(text.range, sign) }
      throw start.contains(where: \.isBlank) ? dashInText(ahead) : listWithoutColon(text)
    }
    let isItem = position == .afterDash
    if let problem = BeginsAgain.problem(ahead, after: first, at: text.range, isItem: isItem) {
      throw problem
    }
    guard text.lines.isEmpty, let doubt = BeginsAgain.doubt(ahead, after: first) else { return }
    ahead.findings.report(doubt, as: .warning)
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

  /// Longer lists of tags are not written anew.
  private static let maxTags = 100

  /// Right YAML and rarely meant: a text that loses its end to ` #`. What is all of a field's value may be tags, as other
  /// programs write them.
  static func warnOfCut(_ cursor: inout Cursor, isWholeValue: Bool = false) {
    guard cursor.byte == .hash, !cursor.next.isBlankOrEnd, cursor.next != .hash else { return }
    let cut = cursor.source.string(cursor.at..<cursor.current.end)
    // A colour is all of its text.
    let isColour = cut.wholeMatch(of: /#[0-9A-Fa-f]{3,8}/) != nil
    let example = isColour ? "\"\(cut)\"" : "\"Room #5\""
    let words = cut.split { $0.isWhitespace || $0 == "," }
    let areTags =
      isWholeValue && !isColour && cut.count <= maxTags
      && words.allSatisfy { $0.count > 1 && $0.lastIndex(of: "#") == $0.startIndex }
    let tags = words.map { $0.dropFirst() }.joined(separator: ", ")
    let problem = Problem(
      .cutByComment, "Everything after this `#` was read as a comment",
      at: cursor.restOfLine,
      advice: (areTags ? "Tags are written without it: `[\(tags)]`. " : "")
        + "If the `#` belongs to the text, put quotes round all of it, like `\(example)`.")
    cursor.findings.report(problem, as: .warning)
  }
}

extension PlainText {
  /// `text` is what stands there, from which the line is written right where it shows how.
  static func missingColon(_ place: TextRange, _ text: String = "") -> Problem {
    Problem(.missingColon, "Missing colon after a field name", at: place, advice: colonAdvice(text))
  }

  private static func colonAdvice(_ text: String) -> String {
    let line = Array(text.utf8)[...]
    if let sign = ListSign(line) { return sign.advice }
    if ListSign.beginsWithDay(line) {
      return "If it is an item of a list, begin it with `- ` in the column of the other dashes."
    }
    let written = withColon(text) ?? "title: Lisbon"
    return written.hasSuffix(":")
      ? "Write a colon and a value behind it, like `\(written) …`, or `- ` before it if it is an item of the "
        + "list above."
      : "Write it like `\(written)`, with a space after the colon."
  }

  /// The name of a list, of which only the colon is missing.
  private static func listWithoutColon(_ text: TextNode) -> Problem {
    var problem = missingColon(text.range, text.value)
    problem.advice = "Write a colon behind it: `\(excerpt(text.value)):`."
    return problem
  }

  /// A line with the colon where it seems to belong: `start 2026-05-01`, `title:Lisbon`, `title = Lisbon`, `expenses`.
  static func withColon(_ text: String) -> String? {
    guard text.count <= 60, !text.contains("`") else { return nil }
    let name = text.prefix { $0.isLetter || "_-".contains($0) }
    guard let first = name.first, first.isLetter, name.count <= 20 else { return nil }
    let rest = text[name.endIndex...].drop(while: \.isWhitespace)
    if rest.isEmpty { return name + ":" }
    guard let mark = rest.first, ":=：".contains(mark) else {
      let isApart = text[name.endIndex].isWhitespace
      return isApart && rest.split(whereSeparator: \.isWhitespace).count <= 2 ? name + ": " + rest : nil
    }
    let value = rest.dropFirst().drop(while: \.isWhitespace)
    return value.isEmpty || value.contains(": ") ? nil : name + ": " + value
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
