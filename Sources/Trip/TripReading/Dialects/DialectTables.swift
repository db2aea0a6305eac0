/// Tables without the rule below their heads, which Markdown would print as a paragraph of bars: `| a | b |`, line by
/// line.
///
/// Whole lines alone are looked at, each once before its turn: where every one of them has as many bars, the rule is put
/// in; where not, they are told.
extension DialectReader {
  /// Lines of bars that stand one below the other.
  struct Bars {
    /// Where the line behind the head begins, before which the rule is missing; nil where none is to be put in.
    var rule: (at: Int, columns: Int)?
    /// Where the line behind the last one begins.
    var end: Int
  }

  /// Reads a line at its beginning; all of its letters are still to be read.
  mutating func readBars(_ shape: DialectLine) {
    if let bars {
      if let rule = bars.rule, rule.at == at {
        output.put("|" + String(repeating: "---|", count: rule.columns) + "\n", line: line)
      }
      if at < bars.end { return }
      // What stands right below a table would be a row of it.
      if bars.rule != nil { output.breakParagraph(line: line) }
      self.bars = nil
    }
    guard shape.text.first == UInt8.bar, shape.indent < 4, shape.indent == 0 || !isInList, openBlocks == 0,
      openQuotes == 0, strippedFence == nil
    else { return }
    let rows = rowsOfBars()
    bars = Bars(rule: nil, end: rows.last.map { min($0.endIndex + 1, bytes.count) } ?? at)
    // With a rule it is a table, or was to be one in another way; so it is below a line with bars.
    let columns = (rows.first?.countOfBars ?? 0) - 1
    guard rows.count > 1, columns > 1, !rows.contains(where: \.isRuleOfTable), !isBelowBars else { return }
    let isTable = rows.allSatisfy {
      $0.countOfBars == columns + 1 && $0.withoutBlanks.last == UInt8.bar && !$0.mayBeFilled
    }
    guard isTable else {
      tellBars()
      return
    }
    bars?.rule = (at: min(rows[0].endIndex + 1, bytes.count), columns: columns)
    output.breakParagraph(line: line)
  }

  /// The lines from here on that begin with a bar and have another; two bars at once are no cell.
  private func rowsOfBars() -> [ArraySlice<UInt8>] {
    var rows: [ArraySlice<UInt8>] = []
    var start = at
    while start < bytes.count {
      let row = bytes[start...].prefix { $0 != .lineFeed }
      let text = row.withoutBlanks
      guard text.first == UInt8.bar, text.dropFirst().first != UInt8.bar, row.countOfBars > 1 else { break }
      rows.append(row)
      start = row.endIndex + 1
    }
    return rows
  }

  /// Whether the line before this one has a bar: what follows is part of what stands there.
  private var isBelowBars: Bool {
    guard at > 0 else { return false }
    let before = bytes[..<(at - 1)]
    return before.suffix(from: before.lastIndex(of: .lineFeed) ?? 0).countOfBars > 0
  }
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

  fileprivate var withoutBlanks: ArraySlice<UInt8> {
    var line = drop { $0.isBlank }
    while let last = line.last, last.isBlank || last == .carriageReturn { line.removeLast() }
    return line
  }

  /// `|---|:--:|`
  fileprivate var isRuleOfTable: Bool {
    contains(.dash)
      && withoutBlanks.allSatisfy { $0 == .bar || $0 == .dash || $0 == UInt8(ascii: ":") || $0.isBlank }
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
