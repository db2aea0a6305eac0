package import CSVText
package import Diagnostics
package import TripModel

/// Rates of currencies by day in the layout of the European Central Bank's `eurofxref-hist.csv`: what one euro was
/// worth in each. `Date,USD,JPY` stands on top, the newest day first, and `N/A` where there was none.
package struct RateTable: Hashable, Sendable {
  /// The currencies in the order of their columns. Some are no more: the table goes back to 1999.
  package private(set) var currencies: [String]
  /// Numbers as they are written: more digits than anybody needs are kept.
  private var rates: [LocalDate: [String: String]] = [:]

  /// Where a text is not of this layout.
  package struct NoTable: Error {
    package let place: SourcePlace
    /// Counted from 1.
    package let line: Int
  }

  package init(_ table: CSVTable) throws(NoTable) {
    guard let head = table.rows.first, head.cells.first?.text.lowercased() == "date" else {
      throw NoTable(place: SourcePlace(file: table.file), line: 1)
    }
    func fault(_ cell: CSVTable.Cell, _ row: CSVTable.Row) -> NoTable {
      NoTable(place: table.place(of: cell), line: table.line(of: row))
    }
    var columns: [String] = []
    // The bank ends each line with a comma, so the last column has no name.
    for cell in head.cells.dropFirst() where !cell.text.isEmpty {
      guard Self.isCode(cell.text), columns.count < Self.maxColumns else { throw fault(cell, head) }
      columns.append(cell.text)
    }
    guard Set(columns).count == columns.count, !columns.isEmpty else {
      throw NoTable(place: table.place(of: head), line: 1)
    }
    currencies = columns
    for row in table.rows.dropFirst() {
      guard let first = row.cells.first, let day = LocalDate(iso: first.text), rates[day] == nil else {
        throw NoTable(place: table.place(of: row), line: table.line(of: row))
      }
      var values: [String: String] = [:]
      for (code, cell) in zip(columns, row.cells.dropFirst()) where !Self.isNone(cell.text) {
        guard Self.isRate(cell.text) else { throw fault(cell, row) }
        values[code] = cell.text
      }
      rates[day] = values
    }
  }

  /// The days on which there is a rate, the newest first.
  package var days: [LocalDate] { rates.filter { !$0.value.isEmpty }.keys.sorted(by: >) }

  /// The rate of a day as it is written; nil where there is none.
  package func rate(of code: String, on day: LocalDate) -> String? { rates[day]?[code] }

  /// Only these currencies, in their order, and only these days.
  package func only(_ codes: [String], on days: ClosedRange<LocalDate>) -> RateTable {
    var part = self
    part.currencies = codes.filter(Set(currencies).contains)
    let kept = Set(part.currencies)
    part.rates = rates.filter { days.contains($0.key) }
      .mapValues { $0.filter { kept.contains($0.key) } }
      .filter { !$0.value.isEmpty }
    return part
  }

  /// This table with what another knows besides: where both speak of a day and currency, this one counts.
  package func completed(by other: RateTable) -> RateTable {
    var whole = other
    whole.currencies += currencies.filter { !Set(other.currencies).contains($0) }
    for (day, values) in rates { whole.rates[day, default: [:]].merge(values) { _, own in own } }
    return whole
  }

  /// The table as it stands in a file.
  package var text: String {
    let rows = days.map { day in
      ([day.description] + currencies.map { rates[day]?[$0] ?? "N/A" }).joined(separator: ",")
    }
    return ([(["Date"] + currencies).joined(separator: ",")] + rows).map { $0 + "\n" }.joined()
  }

  /// More columns than there are currencies in the world.
  private static let maxColumns = 400
  /// Letters of a rate: the longest in use, of a Turkish lira before 2005, has nine.
  private static let longestRate = 20

  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static func isNone(_ text: String) -> Bool { text.isEmpty || text == "N/A" }

  /// Whether a text is a number over zero, with a point or without.
  private static func isRate(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return parts.count <= 2 && isNumber && text.utf8.count <= longestRate
      && text.contains { $0 != "0" && $0 != "." }
  }
}
