import CSVText
package import Diagnostics
package import Importing
package import TripModel

/// A foreign table as expenses, with an account of each of its rows. Pure: it knows no folder.
package struct TableReading: Sendable {
  /// One row that is used.
  package struct Row: Sendable {
    /// Where it begins.
    package var place: SourcePlace
    /// Mostly one; several where several paid.
    package var expenses: [Expense]
  }

  /// The app or bank that the table is from; nil for a table that nobody knows, of which nothing is read.
  package private(set) var title: String?
  package private(set) var rows: [Row] = []
  /// All rows below the headings.
  package private(set) var count = 0
  /// Lines of sums, which are no expenses.
  package private(set) var totals = 0
  package private(set) var leftOut = 0
  package private(set) var diagnostics: [Diagnostic] = []
  /// What became of each cell below the headings.
  package private(set) var account = ImportAccount()

  /// The names that `--preset` takes.
  package static var presets: [String] { TablePreset.all.map(\.name) }

  /// `file` is what the table is called in diagnostics.
  package static func read(
    _ bytes: [UInt8], file: String, settings: TripSettings, options: ImportOptions
  ) -> TableReading {
    var reading = TableReading()
    guard let table = table(bytes, file: file, &reading.diagnostics) else { return reading }
    guard let layout = layout(of: table, options) else {
      reading.diagnostics.append(.unknownTable(table, options))
      return reading
    }
    reading.title = layout.preset.title
    reading.count = layout.rows.count
    let findings = ColumnFindings(table, layout, options: options)
    reading.diagnostics += findings.diagnostics
    var reader = RowReader(
      table: table, layout: layout, findings: findings, settings: settings, options: options)
    var fates = ColumnFates(table, layout)
    for row in layout.rows {
      let isUsed = reading.read(row, in: table, &reader)
      fates.count(row, line: table.line(of: row), isUsed: isUsed)
    }
    reading.account = fates.account(of: file)
    reading.diagnostics += reader.diagnostics
    if layout.preset.sense == nil, findings.sense == .spentIsNegative {
      reading.diagnostics.append(.takenForAccount(file))
    }
    return reading
  }

  /// - Returns: whether the row is used.
  private mutating func read(
    _ row: CSVTable.Row, in table: CSVTable, _ reader: inout RowReader
  ) -> Bool {
    do throws(RowRefusal) {
      let place = table.place(of: row)
      rows.append(Row(place: place, expenses: try reader.expenses(of: row, at: place)))
      return true
    } catch {
      switch error {
      case .total: totals += 1
      case .told: leftOut += 1
      case .because(let severity, let code, let message, let cell, let advice):
        leftOut += 1
        let place = cell.map { table.place(of: $0) } ?? table.place(of: row)
        diagnostics.append(Diagnostic(severity, code, message, at: place, advice: advice))
      }
      return false
    }
  }

  /// Nil, with the reason, for what is no table of text.
  private static func table(_ bytes: [UInt8], file: String, _ diagnostics: inout [Diagnostic]) -> CSVTable? {
    if bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) || bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      diagnostics.append(
        Diagnostic(
          .error, .unknownTable, "“\(file)” is a workbook or an archive, not a CSV table",
          at: SourcePlace(file: file), advice: "Open it in a spreadsheet and save it as CSV, or export CSV."))
      return nil
    }
    let table = CSVTable(file: file, bytes: bytes)
    guard table.rows.isEmpty else { return table }
    diagnostics.append(
      Diagnostic(
        .error, .unknownTable, "No rows in “\(file)”", at: SourcePlace(file: file),
        advice: "Export it again."))
    return nil
  }

  private static func layout(of table: CSVTable, _ options: ImportOptions) -> TableLayout? {
    if !options.columns.isEmpty { return TableLayout(table, preset: .mapped(options.columns)) }
    let presets = TablePreset.all.filter { options.preset == nil || $0.name == options.preset }
    return presets.lazy.compactMap { TableLayout(table, preset: $0) }.first
  }

  /// What a budget does not have yet, and what it has already.
  ///
  /// An expense is there where one of the same day, amount, currency and text is; two coffees of one day count twice. One
  /// of another text is in doubt: it may have been typed by hand.
  package func news(beside known: [Expense]) -> TableNews {
    var counts: [ExpenseMark: Int] = [:]
    for expense in known { counts[ExpenseMark(expense), default: 0] += 1 }
    var news = TableNews()
    var fresh: [(expense: Expense, isAlone: Bool)] = []
    for row in rows {
      let new = row.expenses.filter { expense in
        let count = counts[ExpenseMark(expense)] ?? 0
        if count > 0 { counts[ExpenseMark(expense)] = count - 1 }
        return count == 0
      }
      if new.isEmpty { news.there += 1 }
      fresh += new.map { (expense: $0, isAlone: row.expenses.count == 1) }
    }
    var others: [ExpenseSum: [Expense]] = [:]
    for expense in known where !expense.isRepayment {
      // Those that a row has told are spoken for.
      guard let count = counts[ExpenseMark(expense)], count > 0 else { continue }
      counts[ExpenseMark(expense)] = count - 1
      others[ExpenseSum(expense), default: []].append(expense)
    }
    for (expense, isAlone) in fresh {
      let like = isAlone && !expense.isRepayment ? others[ExpenseSum(expense)] ?? [] : []
      guard let index = like.firstIndex(where: { $0.mayHavePayer(of: expense) }) else {
        news.expenses.append(expense)
        continue
      }
      news.doubted.append((expense: expense, known: like[index]))
      others[ExpenseSum(expense)]?.remove(at: index)
    }
    return news
  }
}

/// What of a table is to come into a budget.
package struct TableNews: Sendable {
  /// The expenses that it does not have yet.
  package fileprivate(set) var expenses: [Expense] = []
  /// How many rows are all there already.
  package fileprivate(set) var there = 0
  /// Rows that are probably there under another text, each with what is there.
  package fileprivate(set) var doubted: [(expense: Expense, known: Expense)] = []
}

extension Expense {
  /// Two who pay as much on one day paid twice.
  fileprivate func mayHavePayer(of other: Expense) -> Bool {
    paidBy == nil || other.paidBy == nil || paidBy == other.paidBy
  }
}

/// By what an expense is probably known again under another text.
private struct ExpenseSum: Hashable {
  let date: LocalDate
  let amount: Money
  let isRefund: Bool

  init(_ expense: Expense) {
    date = expense.when.date
    amount = expense.amount
    isRefund = expense.isRefund
  }
}

/// By what an expense is known again.
private struct ExpenseMark: Hashable {
  let sum: ExpenseSum
  let what: String

  init(_ expense: Expense) {
    sum = ExpenseSum(expense)
    what = folded(expense.what)
  }
}

extension Diagnostic {
  fileprivate static func unknownTable(_ table: CSVTable, _ options: ImportOptions) -> Diagnostic {
    let first = table.rows.first
    let names = first?.cells.prefix(20).map { $0.text.short }.filter { !$0.isEmpty } ?? []
    let wanted = options.columns.sorted { $0.key.rawValue < $1.key.rawValue }.map { "“\($0.value.short)”" }
    let message =
      if !wanted.isEmpty {
        "No row has all the headings that you named: \(wanted.joined(separator: ", "))"
      } else if let preset = TablePreset.all.first(where: { $0.name == options.preset }) {
        "The headings of the table are not those of \(preset.title)"
      } else { "Unknown headings: not of an app or bank that Tripbook knows" }
    return Diagnostic(
      .error, .unknownTable, message, at: first.map { table.place(of: $0) },
      advice: "Name its columns: --columns '\(columns(of: table))'. Its first row holds "
        + names.map { "“\($0)”" }.joined(separator: ", ") + ".")
  }

  /// `date=Buchungstag, amount=Betrag, what=…`: with the headings that say so themselves, and with that of the column
  /// whose cells do.
  private static func columns(of table: CSVTable) -> String {
    let headings = table.rows.first
    var found = TablePreset.plain.headings.compactMapValues { names in
      headings?.cells.map(\.text).first { names.contains(TableLayout.parts($0).heading) }
    }
    if let headings, found[.currency] == nil {
      let column = TableLayout.currencyColumn(of: headings, above: table.rows.dropFirst())
      found[.currency] = column.map { headings.cells[$0].text }
    }
    if found[.what] == nil { found[.sharedBy] = nil }
    let needed: Set<ExpenseColumn> = [.date, .amount, .what]
    let wanted: [ExpenseColumn] = [.date, .amount, .currency, .what, .paidBy, .sharedBy]
    return wanted.compactMap { column in
      if let heading = found[column], !heading.isEmpty, !heading.contains(where: { ",='".contains($0) }) {
        return "\(column.rawValue)=\(heading)"
      }
      return needed.contains(column) ? "\(column.rawValue)=…" : nil
    }.joined(separator: ", ")
  }

  fileprivate static func takenForAccount(_ file: String) -> Diagnostic {
    Diagnostic(
      .note, .rowLeftOut,
      "Most amounts are negative; read as a bank account, where negative amounts were spent",
      at: SourcePlace(file: file))
  }
}
