import CSVText
import Diagnostics
import TripModel

/// A table of figures by place, whose first line names its columns in any order: what `climate.csv` and `forecast.csv`
/// have in common, and what may be wrong with either.
struct FigureTable {
  /// What it has to be.
  struct Layout {
    /// What it tells: `climate`, `forecast`.
    var what: String
    var columns: [String]
  }

  /// The rows below the names of the columns; none where not all columns are there.
  private(set) var rows: ArraySlice<CSVTable.Row> = []
  private var told: [Diagnostic] = []
  /// How many more there are.
  private var hidden = 0
  private let table: CSVTable
  /// Where each column stands.
  private var columns: [String: Int] = [:]

  /// Of so many columns that are none, nobody reads a list.
  private static let mostTold = 20
  /// Nor what is wrong with so many cells.
  private static let mostReported = 100

  init(_ bytes: [UInt8], file: String, _ layout: Layout) {
    table = CSVTable(file: file, bytes: bytes)
    let all = table.rowsBelowNotes
    guard let head = all.first else { return }
    var told: [Diagnostic] = []
    for (index, cell) in head.cells.enumerated() where !cell.text.isEmpty && told.count < Self.mostTold {
      let name = cell.text.lowercased()
      if !layout.columns.contains(name) {
        told.append(.unknownColumn(cell.text, table.place(of: cell), layout))
      } else if columns[name] != nil {
        told.append(.columnAgain(name, table.place(of: cell)))
      } else {
        columns[name] = index
      }
    }
    if let missing = layout.columns.first(where: { columns[$0] == nil }) {
      self.told = [.notATable(missing, table.place(of: head), layout)]
    } else {
      self.told = told
      rows = all.dropFirst()
    }
  }

  /// What is wrong with it; of very many the first, and how many there are beside them.
  var diagnostics: [Diagnostic] { told + (hidden > 0 ? [.moreProblems(hidden, in: table.file)] : []) }

  /// The first line of a row, counted from 1.
  func line(of row: CSVTable.Row) -> Int { table.line(of: row) }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at column: String, of row: CSVTable.Row, advice: String
  ) {
    guard told.count < Self.mostReported else {
      hidden += 1
      return
    }
    let place = cell(column, row).map { table.place(of: $0) } ?? table.place(of: row)
    told.append(Diagnostic(.error, code, message, at: place, advice: advice))
  }

  private func cell(_ column: String, _ row: CSVTable.Row) -> CSVTable.Cell? {
    columns[column].flatMap { $0 < row.cells.count ? row.cells[$0] : nil }
  }

  func text(_ column: String, _ row: CSVTable.Row) -> String { cell(column, row)?.text ?? "" }
}

// MARK: - Values

/// Each is nil, with an error, for what does not read.
extension FigureTable {
  /// Words, without what keeps a spreadsheet from taking them for a formula.
  mutating func words(_ column: String, of row: CSVTable.Row, advice: String) -> String? {
    let words = CSVWriter.text(of: text(column, row))
    if !words.isEmpty { return words }
    report(
      .missingField, "Missing \(column) in this line; not used", at: column, of: row, advice: advice)
    return nil
  }

  /// The destination that a row tells of.
  mutating func place(of row: CSVTable.Row) -> String? {
    words("place", of: row, advice: "Write the name of the destination.")
  }

  /// Whose figures they are.
  mutating func source(of row: CSVTable.Row) -> String? {
    words("source", of: row, advice: "Write whose figures they are, such as Open-Meteo.com.")
  }

  /// Degrees Celsius, no colder and no hotter than it ever was anywhere.
  mutating func temperature(_ column: String, of row: CSVTable.Row) -> Double? {
    number(column, of: row, in: -95...65, advice: "Write degrees Celsius, such as 24.1.")
  }

  /// A whole number.
  mutating func whole(
    _ column: String, of row: CSVTable.Row, in range: ClosedRange<Int>, advice: String
  ) -> Int? {
    let text = text(column, row)
    if let number = Int(digits: text), range.contains(number) { return number }
    report(
      .badNumber, "Not a \(column): “\(text.shortened)”; this line is not used", at: column, of: row,
      advice: advice)
    return nil
  }

  mutating func day(_ column: String, of row: CSVTable.Row) -> LocalDate? {
    let text = text(column, row)
    if let date = LocalDate(iso: text) { return date }
    report(
      .badDate, "Not a day: “\(text.shortened)”; this line is not used", at: column, of: row,
      advice: "Write year, month, day: 2026-05-04. Spreadsheets may change that when they save.")
    return nil
  }

  /// `2016-2025`, or one year.
  mutating func years(_ column: String, of row: CSVTable.Row) -> ClosedRange<Int>? {
    let text = text(column, row)
    let years = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
      .map { part in part.utf8.count == 4 ? Int(digits: part) : nil }
    if let first = years.first ?? nil, let last = years.last ?? nil, first <= last { return first...last }
    report(
      .badNumber, "Not years: “\(text.shortened)”; this line is not used", at: column, of: row,
      advice: "Write the first and the last of which the means are: 2016-2025.")
    return nil
  }

  /// `2026-05-04 03:00`.
  mutating func time(_ column: String, of row: CSVTable.Row) -> LocalDateTime? {
    let text = text(column, row)
    let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" }
    let clock = parts.last?.split(separator: ":", omittingEmptySubsequences: false) ?? []
    if parts.count == 2, let date = LocalDate(iso: parts[0]), clock.count == 2 || clock.count == 3,
      clock.allSatisfy({ (1...2).contains($0.utf8.count) }), let hour = Int(digits: clock[0]),
      let minute = Int(digits: clock[1]), let second = clock.count == 3 ? Int(digits: clock[2]) : 0,
      let time = LocalTime(hour: hour, minute: minute, second: second)
    {
      return LocalDateTime(date: date, time: time)
    }
    report(
      .badTime, "Not a time: “\(text.shortened)”; this line is not used", at: column, of: row,
      advice:
        "Write the day and the time there: 2026-05-04 03:00. Spreadsheets may change that when they save.")
    return nil
  }

  /// Whether the lowest temperature is above the highest, which is told.
  mutating func isUpsideDown(_ low: Double, _ high: Double, of row: CSVTable.Row) -> Bool {
    guard low > high else { return false }
    report(
      .badWeather, "The lowest temperature is above the highest; this line is not used", at: "low", of: row,
      advice: "Give each the other's place.")
    return true
  }
}

extension Diagnostic {
  fileprivate static func notATable(
    _ missing: String, _ place: SourcePlace, _ layout: FigureTable.Layout
  ) -> Diagnostic {
    Diagnostic(
      .error, .tableLayout, "Not a table of \(layout.what): no column `\(missing)`; not used", at: place,
      advice: "Its first line must name the columns: \(layout.columns.joined(separator: ",")). "
        + "`tripbook fetch \(layout.what)` makes such a file.")
  }

  fileprivate static func unknownColumn(
    _ text: String, _ place: SourcePlace, _ layout: FigureTable.Layout
  ) -> Diagnostic {
    Diagnostic(
      .error, .unknownWord, "Unknown column: “\(text.shortened)”; it is not used", at: place,
      advice: "Take it out, or give it one of these names: \(layout.columns.joined(separator: ", ")).")
  }

  fileprivate static func columnAgain(_ name: String, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .namedTwice, "Column `\(name)` is there already; this one is not used", at: place,
      advice: "Take one of the two out.")
  }
}
