/// Tables without the rule below their heads, which Markdown would print as a paragraph of bars: `| a | b |`, line by
/// line, at the margin as in quotes and items of lists.
///
/// Whole lines alone are looked at, each once before its turn: where every one of them has as many bars, the rule is put
/// in; where not, they are told.
extension DialectReader {
  /// Lines of bars that stand one below the other.
  struct Bars {
    /// What they lack to be a table; nil where nothing is to be put in.
    var rule: Rule?
    /// Where the line behind the last one begins.
    var end: Int
  }

  /// The line that a table lacks.
  struct Rule {
    /// Where the line behind the head begins, before which it is missing.
    var at: Int
    /// With all that stands before it, and the end of the line.
    var text: String
    /// The marks of the quotes around the table; empty outside of any.
    var quotes: String
    /// What stands before the head.
    var head: LineMarks
    var isInItem: Bool
  }

  private struct Row {
    /// From its first bar to its last letter.
    var text: ArraySlice<UInt8>
    /// From where its line begins to where the next one does.
    var line: Range<Int>
  }

  /// Reads a line at its beginning; all of its letters are still to be read.
  mutating func readBars(_ marks: LineMarks) {
    if let bars {
      if let rule = bars.rule, rule.at == at { output.put(rule.text, line: line) }
      if at < bars.end { return }
      if let rule = bars.rule { endTable(rule, before: marks) }
      self.bars = nil
    }
    guard marks.text.first == UInt8.bar, openBlocks == 0, openQuotes == 0, strippedFence == nil else {
      return
    }
    let base = openItems.text(around: marks.column)
    // Farther in it is code.
    guard marks.column - base < 4 else { return }
    let rows = rowsOfBars(below: marks, from: base)
    bars = Bars(rule: nil, end: rows.last?.line.upperBound ?? at)
    // With a rule it is a table, or was to be one in another way; so it is below a line with bars.
    let columns = (rows.first?.text.countOfBars ?? 0) - 1
    guard rows.count > 1, columns > 1, !rows.contains(where: \.text.isRuleOfTable),
      !marks.items.isEmpty || !isBelowBars
    else { return }
    let isTable = rows.allSatisfy {
      $0.text.countOfBars == columns + 1 && $0.text.last == UInt8.bar && !$0.text.mayBeFilled
    }
    guard isTable else {
      tellBars()
      return
    }
    // The rule stands in the same quotes and items as the row above which it is put.
    let front = text(rows[1].line.lowerBound..<rows[1].text.startIndex)
    let rule = Rule(
      at: rows[1].line.lowerBound, text: front + "|" + String(repeating: "---|", count: columns) + "\n",
      quotes: marks.quotes == 0 ? "" : text(at..<marks.endOfQuotes), head: marks, isInItem: base > 0)
    bars?.rule = rule
    beginTable(rule, inInnermost: base == openItems.innermost)
  }

  /// Parts a table from the text above it, with which its head would be one paragraph.
  ///
  /// In an item it may stand below its text: a blank line would set all items of the list apart.
  private mutating func beginTable(_ rule: Rule, inInnermost: Bool) {
    guard rule.head.items.isEmpty, !(rule.isInItem && inInnermost) else { return }
    if rule.quotes.isEmpty {
      output.breakParagraph(line: line)
    } else if let above = marksAbove, above.quotes == rule.head.quotes, !above.text.isEmpty {
      output.put(rule.quotes + "\n", line: line)
    }
  }

  /// Parts a table from what stands right below it, which would be a row of it.
  private mutating func endTable(_ rule: Rule, before next: LineMarks) {
    if rule.quotes.isEmpty {
      if !rule.isInItem || next.items.isEmpty { output.breakParagraph(line: line) }
    } else if next.quotes == rule.head.quotes, next.items.isEmpty, !next.text.isEmpty {
      output.put(rule.quotes + "\n", line: line)
    }
  }

  /// The lines from here on that begin with a bar and have another, in the same quotes and the same item; two bars at
  /// once are no cell.
  private func rowsOfBars(below first: LineMarks, from base: Int) -> [Row] {
    var rows: [Row] = []
    var start = at
    while start < bytes.count {
      let line = bytes[start...].prefix { $0 != .lineFeed }
      let marks = rows.isEmpty ? first : LineMarks(line)
      let isBeside =
        rows.isEmpty
        || marks.items.isEmpty && marks.quotes == first.quotes && marks.lead == first.lead
          && (base..<base + 4).contains(marks.column)
      guard isBeside, marks.text.first == UInt8.bar, marks.text.dropFirst().first != UInt8.bar,
        marks.text.countOfBars > 1
      else { break }
      let end = min(line.endIndex + 1, bytes.count)
      rows.append(Row(text: marks.text, line: start..<end))
      start = line.endIndex + 1
    }
    return rows
  }

  /// The line before this one, without its end; nil before the first.
  private var lineAbove: ArraySlice<UInt8>? {
    guard at > 0 else { return nil }
    let before = bytes[..<(at - 1)]
    return before.suffix(from: before.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0)
  }

  private var marksAbove: LineMarks? { lineAbove.map(LineMarks.init) }

  /// Whether the line before this one has a bar: what follows is part of what stands there.
  private var isBelowBars: Bool { (lineAbove?.countOfBars ?? 0) > 0 }
}

extension ArraySlice<UInt8> {
  /// The bars that part cells: behind a backslash one is a letter, and in `[[2026-05-03-belem|Belém]]` it parts words.
  fileprivate var countOfBars: Int {
    var count = 0
    var isEscaped = false
    var isInLink = false
    var last: UInt8?
    for byte in self {
      if byte == .bar, !isEscaped, !isInLink { count += 1 }
      if byte == last, byte == UInt8(ascii: "[") { isInLink = true }
      if byte == last, byte == UInt8(ascii: "]") { isInLink = false }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      last = byte
    }
    return count
  }

  /// `|---|:--:|`
  fileprivate var isRuleOfTable: Bool {
    contains(.dash)
      && allSatisfy { $0 == .bar || $0 == .dash || $0 == UInt8(ascii: ":") || $0.isBlank }
  }

  /// Whether a comment or what a program fills in may be in it: nobody knows then how many bars are left.
  fileprivate var mayBeFilled: Bool {
    contains(UInt8(ascii: "{"))
      || zip(self, dropFirst()).contains { one, next in
        one == UInt8(ascii: "%") && next == one || one == UInt8(ascii: "<") && next == UInt8(ascii: "!")
      }
  }
}

extension UInt8 {
  fileprivate static let bar = UInt8(ascii: "|")
}
