/// A table of a document, cell by cell as Markdown.
package struct HandbookTable: Hashable, Sendable {
  package var head: [String]
  /// Each as long as the head.
  package var rows: [[String]]

  package init(head: [String], rows: [[String]]) {
    self.head = head
    self.rows = rows
  }

  /// The code that stands in a cell, such as `CHF 23.50` and `€23.50`.
  package static func code(in cell: String) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) && $0 < parts.count - 1 }.map { String(parts[$0]) }
  }
}

extension HandbookSection {
  /// The tables in the section, in its order.
  package var tables: [HandbookTable] {
    Passage.all(in: text).flatMap { passage -> [HandbookTable] in
      guard case .prose(let prose) = passage else { return [] }
      let lines = prose.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return lines.split { !$0.hasPrefix("|") }.compactMap(HandbookTable.init)
    }
  }
}

extension HandbookTable {
  /// A head, a line of dashes, and the rows; nil for anything else.
  fileprivate init?(_ lines: ArraySlice<Substring>) {
    let cells = lines.map(Self.cells)
    guard cells.count > 1, cells[1].allSatisfy({ !$0.isEmpty && $0.allSatisfy { "-:".contains($0) } }) else {
      return nil
    }
    head = cells[0]
    let width = cells[0].count
    rows = cells.dropFirst(2).map { row in
      Array((row + Array(repeating: "", count: max(0, width - row.count))).prefix(width))
    }
  }

  /// What stands between the bars; a bar behind a backslash is a bar of the text.
  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for letter in line.dropFirst() {
      if letter == "|", !isEscaped {
        cells.append("")
      } else {
        if letter == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(letter)
      }
      isEscaped = letter == "\\"
    }
    if cells.last?.withoutEmptyEnds.isEmpty == true { cells.removeLast() }
    return cells.map(\.withoutEmptyEnds)
  }
}
