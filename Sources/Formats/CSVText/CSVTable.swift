package import Diagnostics

/// A table as spreadsheets, banks and expense apps save it: RFC 4180, and what they do beside it.
///
/// Cells may be set apart by commas, semicolons, tabs or bars, and written in UTF-8, UTF-16 or Windows-1252. Nothing
/// in it is an error: a quotation mark that does not belong to a pair stands for itself.
package struct CSVTable: Sendable {
  /// One cell without its quotation marks, and without blanks at its ends.
  package struct Cell: Hashable, Sendable {
    package let text: String
    /// Where it stands in the text of the table, in bytes.
    let range: Range<Int>
  }

  /// One row, which holds something.
  package struct Row: Hashable, Sendable {
    package let cells: [Cell]
    let range: Range<Int>
  }

  package let file: String
  package private(set) var rows: [Row] = []
  /// What sets cells apart.
  package let separator: Character
  private let bytes: [UInt8]
  /// Where each line begins, in bytes.
  private let lineStarts: [Int]

  /// Without a separator, the one is taken that divides most of the first lines into equally many cells.
  package init(file: String, bytes raw: [UInt8], separator: Character? = nil) {
    let text = CSVEncoding.text(raw)
    var start = 0
    var told = separator?.asciiValue
    if told == nil, let named = Self.separatorLine(text) {
      told = named.separator
      start = named.end
    }
    let mark = told ?? CSVSeparator.guess(text)
    self.file = file
    bytes = text
    self.separator = Character(Unicode.Scalar(mark))
    lineStarts = Self.lineStarts(text)
    var reader = CSVRows(bytes: text, separator: mark, start: start)
    while let row = reader.next() {
      if row.cells.contains(where: { !$0.text.isEmpty }) { rows.append(row) }
    }
  }

  /// Where a cell stands.
  package func place(of cell: Cell) -> SourcePlace { place(cell.range) }

  /// The first line of a row.
  package func place(of row: Row) -> SourcePlace { place(row.range) }

  /// The first line of a row, counted from 1.
  package func line(of row: Row) -> Int { lineIndex(of: row.range.lowerBound) + 1 }

  private func place(_ range: Range<Int>) -> SourcePlace {
    let line = lineIndex(of: range.lowerBound)
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    func text(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }
    let last = min(max(range.lowerBound, range.upperBound), max(end, range.lowerBound))
    let span = SourceSpan(
      line: line + 1, column: text(start..<range.lowerBound).count + 1,
      length: text(range.lowerBound..<last).count, text: text(start..<max(end, start)))
    return SourcePlace(file: file, span: span)
  }

  private func lineIndex(of byte: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= byte { low = middle } else { high = middle }
    }
    return low
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices {
      let isEnd =
        bytes[index] == 0x0A || (bytes[index] == 0x0D && !bytes[(index + 1)...].starts(with: [0x0A]))
      if isEnd, index + 1 < bytes.count { starts.append(index + 1) }
    }
    return starts
  }

  /// The line `sep=;`, by which Excel is told.
  private static func separatorLine(_ bytes: [UInt8]) -> (separator: UInt8, end: Int)? {
    let line = bytes.prefix(8).prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count == 5, line.map({ $0 | 0x20 }).starts(with: Array("sep=".utf8).map { $0 | 0x20 }) else {
      return nil
    }
    return (line[4], line.endIndex)
  }
}

extension CSVTable {
  /// The rows below the lines with which a file may begin that are about it and no part of it, each with a `#` before it.
  package var rowsBelowNotes: ArraySlice<Row> {
    rows.drop { row in row.cells.first?.text.hasPrefix("#") ?? false }
  }
}
