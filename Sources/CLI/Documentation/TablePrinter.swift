import Markdown

/// A table for a terminal: in columns where they fit, their cells broken into lines if need be; else each row as an
/// entry with the other cells below it.
struct TablePrinter {
  private let head: [StyledText]
  private let rows: [[StyledText]]
  private let gap = "  "

  init(_ table: MarkdownTable, colour: Bool) {
    head = table.head.map { StyledText($0, colour: colour, ink: .strong) }
    rows = table.rows.map { $0.map { StyledText($0, colour: colour) } }
  }

  /// Cells are broken in tables of few columns alone, and not where all are narrow.
  private static let maxBroken = 3
  private static let minWidth = 60

  func lines(columns: Int) -> [String] {
    let space = columns - gap.count * max(0, head.count - 1)
    let natural = widest { max(0, $0.width) }
    if natural.reduce(0, +) <= space { return aligned(natural) }
    guard head.count <= Self.maxBroken, columns >= Self.minWidth,
      let widths = narrowed(natural, to: space)
    else { return entries(columns: columns) }
    return aligned(widths)
  }

  /// The largest measure of each column.
  private func widest(_ measure: (StyledText) -> Int) -> [Int] {
    head.indices.map { column in ([head] + rows).map { measure($0[column]) }.max() ?? 0 }
  }

  /// The widths when the widest columns give way, none below its longest word; nil where that is not enough.
  private func narrowed(_ natural: [Int], to space: Int) -> [Int]? {
    let minimum = widest { $0.words.map(\.width).max() ?? 0 }
    for limit in stride(from: space, through: 1, by: -1) {
      let widths = zip(natural, minimum).map { max($1, min($0, limit)) }
      if widths.reduce(0, +) <= space { return widths }
    }
    return nil
  }

  private func aligned(_ widths: [Int]) -> [String] {
    ([head] + rows).flatMap { row -> [String] in
      let cells = zip(row, widths).map { $0.measuredLines(columns: $1) }
      return (0..<(cells.map(\.count).max() ?? 0)).map { index in
        let parts = zip(cells, widths).map { lines, width in
          guard index < lines.count else { return String(repeating: " ", count: width) }
          return lines[index].text + String(repeating: " ", count: max(0, width - lines[index].width))
        }
        return String(parts.joined(separator: gap).reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  /// The first cell, and indented below it the others, from the third on with what their column is about.
  private func entries(columns: Int) -> [String] {
    rows.flatMap { row -> [String] in
      let first = row.first.map { $0.lines(columns: columns) } ?? []
      let others = zip(head, row).dropFirst().enumerated().flatMap { index, cell -> [String] in
        guard !cell.1.words.isEmpty else { return [] }
        let label = index == 0 ? "" : line(cell.0) + ": "
        let width = index == 0 ? 0 : cell.0.width + 2
        return indented(cell.1.lines(columns: columns - 4 - width), label: label, width: width)
      }
      return first + others
    }
  }

  private func indented(_ lines: [String], label: String, width: Int) -> [String] {
    lines.enumerated().map { index, line in
      "    " + (index == 0 ? label : String(repeating: " ", count: width)) + line
    }
  }

  private func line(_ text: StyledText) -> String { text.lines(columns: .max).joined() }
}
