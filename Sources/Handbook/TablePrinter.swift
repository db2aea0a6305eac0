import Markdown

/// A table for a terminal: in columns where they fit, else each row as an entry with the other cells below it.
struct TablePrinter {
  private let head: [StyledText]
  private let rows: [[StyledText]]
  private let gap = "  "

  init(_ table: MarkdownTable, colour: Bool) {
    head = table.head.map { StyledText($0, colour: colour, ink: .strong) }
    rows = table.rows.map { $0.map { StyledText($0, colour: colour) } }
  }

  func lines(columns: Int) -> [String] {
    let widths = head.indices.map { column in ([head] + rows).map { max(0, $0[column].width) }.max() ?? 0 }
    let total = widths.reduce(0, +) + gap.count * max(0, widths.count - 1)
    return total <= columns ? aligned(widths) : entries(columns: columns)
  }

  private func aligned(_ widths: [Int]) -> [String] {
    ([head] + rows).map { row in
      let cells = zip(row, widths).map { cell, width in
        line(cell) + String(repeating: " ", count: width - max(0, cell.width))
      }
      let text = cells.joined(separator: gap)
      return String(text.reversed().drop { $0 == " " }.reversed())
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
