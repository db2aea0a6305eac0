import CSVText
import Diagnostics
import TripModel

/// `rates.csv`: what one euro was worth in other currencies day by day, in the layout of the European Central Bank
/// (`eurofxref-hist.csv`): `Date,USD,JPY`, then a line for each day.
struct RatesFile {
  private(set) var rates = DatedRates()
  private(set) var diagnostics: [Diagnostic] = []

  /// More than a hundred years of all its currencies.
  static let limit = 16 << 20
  static let name = "rates.csv"

  static func read(_ bytes: [UInt8], file: String) -> RatesFile {
    var rates = RatesFile()
    let table = CSVTable(file: file, bytes: bytes)
    guard let head = table.rows.first else { return rates }
    guard let first = head.cells.first, first.text.lowercased() == "date", head.cells.count > 1 else {
      rates.diagnostics.append(.noHead(table.place(of: head)))
      return rates
    }
    let columns = rates.columns(head, table)
    var days: [LocalDate: Int] = [:]
    var read: [(date: LocalDate, rates: [Currency: ExchangeRate])] = []
    for row in table.rows.dropFirst() {
      guard let cell = row.cells.first, let date = LocalDate(iso: cell.text) else {
        rates.diagnostics.append(.noDay(row.cells.first.map(table.place) ?? table.place(of: row)))
        continue
      }
      if let line = days[date] {
        rates.diagnostics.append(.dayAgain(table.place(of: cell), line: line))
        continue
      }
      days[date] = table.line(of: row)
      read.append((date, rates.values(row, columns, table)))
    }
    rates.rates = DatedRates(read)
    return rates
  }

  /// The currency of each column. Currencies that are no longer paid in, of which the bank's table has some, are
  /// passed over.
  private mutating func columns(_ head: CSVTable.Row, _ table: CSVTable) -> [(index: Int, currency: Currency)]
  {
    var seen: Set<String> = ["EUR"]
    var columns: [(index: Int, currency: Currency)] = []
    for (index, cell) in head.cells.enumerated().dropFirst() where !cell.text.isEmpty {
      let isCode = cell.text.utf8.count == 3 && cell.text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      guard isCode else {
        diagnostics.append(.noCode(cell.text, table.place(of: cell)))
        continue
      }
      guard let currency = Currency(code: cell.text) else { continue }
      if seen.insert(cell.text).inserted { columns.append((index, currency)) }
    }
    return columns
  }

  private mutating func values(
    _ row: CSVTable.Row, _ columns: [(index: Int, currency: Currency)], _ table: CSVTable
  ) -> [Currency: ExchangeRate] {
    var values: [Currency: ExchangeRate] = [:]
    for (index, currency) in columns where index < row.cells.count {
      let cell = row.cells[index]
      // The bank's own words for none.
      if cell.text.isEmpty || cell.text.uppercased() == "N/A" { continue }
      if let rate = ExchangeRate(cell.text) {
        values[currency] = rate
      } else {
        diagnostics.append(.noRate(table.place(of: cell)))
      }
    }
    return values
  }
}

extension Diagnostic {
  fileprivate static func noHead(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .ratesLayout, "Not a table of rates; not used", at: place,
      advice:
        "Its first line must name the columns: Date,USD,JPY and so on. `tripbook fetch rates` makes such a file."
    )
  }

  fileprivate static func noCode(_ text: String, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badCurrency, "Unknown currency “\(text.shortened)”; its column is not used",
      at: place, advice: "Write its code of three letters, such as USD or JPY.")
  }

  fileprivate static func noDay(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badDate, "Missing day at the start of this line; not used", at: place,
      advice: "Write year, month, day: 2026-05-04. Spreadsheets may change that when they save.")
  }

  fileprivate static func dayAgain(_ place: SourcePlace, line: Int) -> Diagnostic {
    Diagnostic(
      .error, .namedTwice, "Rates of this day are already in line \(line); these are not used", at: place,
      advice: "Delete one of the two lines.")
  }

  fileprivate static func noRate(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badNumber, "Not a rate; not used", at: place,
      advice:
        "Write what one euro was worth, such as 1.0432, or N/A."
    )
  }
}
