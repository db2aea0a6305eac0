import CSVText

/// A table of figures, row by row each of a place, as it stands in a file: what is added to it changes nothing that
/// stands there. Of several rows of a place all are replaced together.
package struct PlaceTable: Hashable, Sendable {
  /// The first of them is the place.
  private let columns: [String]
  /// Cells as they are written.
  private var rows: [[String]] = []
  /// The lines on top of the table, each with a `#` before it.
  private var notes = ""

  /// What a file holds: nothing yet, or a table with these columns in any order. Nil for something else.
  package init?(_ bytes: [UInt8], file: String, columns: [String]) {
    self.columns = columns
    let table = CSVTable(file: file, bytes: bytes)
    guard let head = table.rowsBelowNotes.first else { return }
    let names = head.cells.map { $0.text.lowercased() }
    var places: [Int] = []
    for column in columns {
      guard let place = names.firstIndex(of: column) else { return nil }
      places.append(place)
    }
    rows = table.rowsBelowNotes.dropFirst().map { row in
      places.map { $0 < row.cells.count ? row.cells[$0].text : "" }
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    notes = lines.prefix { $0.hasPrefix("#") }.map { $0 + "\n" }.joined()
  }

  /// Puts rows behind the others; those of these places, by their names in whatever capitals, go.
  package mutating func replace(_ places: Set<String>, by new: [[String]]) {
    let keys = Set(places.map { $0.lowercased() })
    rows.removeAll { keys.contains(CSVWriter.text(of: $0[0]).lowercased()) }
    rows += new
  }

  /// The table as it stands in a file, below its own notes, or below `head` where it has none.
  package func text(below head: String) -> String {
    let lines = ([columns] + rows).map { String(decoding: CSVWriter.row($0).dropLast(2), as: UTF8.self) }
    return (notes.isEmpty ? head : notes) + lines.map { $0 + "\n" }.joined()
  }
}
