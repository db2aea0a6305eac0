import CSVText
import Importing

/// Keeps the account of a table: what becomes of its cells, by the headings of their columns.
struct ColumnFates {
  private let names: [String]
  private let fates: [FieldFate]
  private let before: Int
  private var counts: [ImportAccount.Counts]
  private var firstLines: [Int?]

  init(_ table: CSVTable, _ layout: TableLayout) {
    names = layout.headings.cells.map(\.text)
    fates = layout.headings.cells.indices.map { column in
      layout.reads(column) ? .used : Self.fate(of: layout.headings.cells[column].text, layout.preset)
    }
    counts = names.map { _ in ImportAccount.Counts() }
    firstLines = names.map { _ in nil }
    let above = table.rows.count - layout.rows.count - 1
    before = table.rows.prefix(max(0, above)).reduce(0) { $0 + $1.cells.count }
  }

  /// Counts the cells of a row that begins on that line; of one that becomes nothing none is used.
  mutating func count(_ row: CSVTable.Row, line: Int, isUsed: Bool) {
    for column in row.cells.indices {
      // A row may be longer than the headings.
      while column >= counts.count {
        counts.append(ImportAccount.Counts())
        firstLines.append(nil)
      }
      let fate = fates.indices.contains(column) ? fates[column] : .unknown
      counts[column][fate == .used && !isUsed ? .notNeeded : fate] += 1
      firstLines[column] = firstLines[column] ?? line
    }
  }

  /// The account of the file.
  func account(of file: String) -> ImportAccount {
    let book = AccountBook()
    book.count(file: file, as: counts.contains { $0.used > 0 } ? .used : .notNeeded)
    // What stands above the headings says whose account it is.
    if before > 0 { book.count(field: "(above the headings)", of: file, as: .kept, line: 1, times: before) }
    for column in counts.indices {
      let heading = names.indices.contains(column) ? names[column] : ""
      for fate in FieldFate.allCases where counts[column][fate] > 0 {
        book.count(
          field: heading.isEmpty ? "(column \(column + 1))" : heading, of: file, as: fate,
          line: firstLines[column], times: counts[column][fate])
      }
    }
    return book.account
  }

  private static func fate(of heading: String, _ preset: TablePreset) -> FieldFate {
    let heading = folded(heading)
    if heading.isEmpty { return .notNeeded }
    if personal.contains(where: { heading.contains($0) }) { return .kept }
    // Whoever names the columns says which are wanted.
    if preset.name == "columns" || notNeeded.contains(heading) { return .notNeeded }
    return heading.hasPrefix("in ") && preset.isOurs ? .notNeeded : .unknown
  }

  /// Parts of the headings of account numbers, and of what banks write for their own use.
  private static let personal = [
    "iban", "bic", "konto", "account", "swift", "card number", "mandat", "gläubiger", "glaeubiger",
    "kundenreferenz", "reference", "referenz", "verwendungszweck", "e-mail", "email",
  ]

  /// Folded headings of columns that are worked out anew, or say nothing of an expense.
  private static let notNeeded: Set<String> = [
    "product", "completed date", "balance", "value date", "original amount", "original currency",
    "exchange rate", "amount in default currency", "converted amount", "receipt", "valutadatum",
    "lastschrift ursprungsbetrag", "auslagenersatz ruecklastschrift", "auslagenersatz rücklastschrift",
    "amount (foreign currency)", "type foreign currency", "wechselkurs", "taux de change",
    "tipo de cambio", "tasso di cambio", "wisselkoers", "currency exchange rate",
  ]
}
