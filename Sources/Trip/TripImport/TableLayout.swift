import CSVText
import TripModel

/// Where a table says what: the row of its headings, and what each column holds.
struct TableLayout {
  let preset: TablePreset
  /// The rows below the headings.
  let rows: ArraySlice<CSVTable.Row>
  let headings: CSVTable.Row
  /// The currency in brackets behind the heading of the amounts: `Amount (EUR)`.
  let currency: Currency?
  /// The columns of people, each with the name in its heading.
  private(set) var people: [(column: Int, name: String)] = []
  private let places: [ExpenseColumn: Int]

  /// As many rows may stand before the headings: banks say there whose account it is.
  private static let maxBefore = 40

  /// Nil where no row holds all the headings by which the preset is known.
  init?(_ table: CSVTable, preset: TablePreset) {
    for (index, row) in table.rows.prefix(Self.maxBefore).enumerated() {
      let below = table.rows[(index + 1)...]
      guard let places = Self.places(in: row, above: below, preset) else { continue }
      self.preset = preset
      self.places = places
      headings = row
      rows = below
      currency = places[.amount].flatMap { Self.parts(row.cells[$0].text).currency }
      findPeople()
      if preset.people == .balances && people.isEmpty { return nil }
      return
    }
    return nil
  }

  func cell(_ column: ExpenseColumn, of row: CSVTable.Row) -> CSVTable.Cell? {
    places[column].flatMap { cell($0, of: row) }
  }

  func cell(_ column: Int, of row: CSVTable.Row) -> CSVTable.Cell? {
    guard row.cells.indices.contains(column), !row.cells[column].text.isEmpty else { return nil }
    return row.cells[column]
  }

  /// Whether the cells of a column say something of an expense.
  func reads(_ column: Int) -> Bool {
    places.values.contains(column) || people.contains { $0.column == column }
  }

  func has(_ column: ExpenseColumn) -> Bool { places[column] != nil }

  private static func places(
    in row: CSVTable.Row, above rows: ArraySlice<CSVTable.Row>, _ preset: TablePreset
  ) -> [ExpenseColumn: Int]? {
    var byHeading: [String: Int] = [:]
    for (index, cell) in row.cells.enumerated() {
      for name in [folded(cell.text), parts(cell.text).heading] where byHeading[name] == nil {
        byHeading[name] = index
      }
    }
    guard preset.besides.allSatisfy({ byHeading[$0] != nil }) else { return nil }
    var places: [ExpenseColumn: Int] = [:]
    for (column, names) in preset.headings {
      places[column] = names.lazy.compactMap { byHeading[$0] }.first
    }
    guard preset.marks.allSatisfy({ places[$0] != nil }) else { return nil }
    // `For` alone may as well be what the money was for.
    if preset.knowsAll, places[.what] == nil { places[.sharedBy] = nil }
    let isOfOneCurrency = places[.amount].map { parts(row.cells[$0].text).currency != nil } ?? false
    if preset.findsCurrency, places[.currency] == nil, !isOfOneCurrency {
      places[.currency] = currencyColumn(of: row, above: rows, besides: Set(places.values))
    }
    return preset.knowsAll && places.count < row.cells.count { !$0.text.isEmpty } ? nil : places
  }

  /// The column that holds the codes of currencies, whatever it is called; nil where none does, or several do.
  static func currencyColumn(
    of headings: CSVTable.Row, above rows: ArraySlice<CSVTable.Row>, besides known: Set<Int> = []
  ) -> Int? {
    let found = headings.cells.indices.filter { !known.contains($0) && holdsCurrencies($0, of: rows) }
    return found.count == 1 ? found[0] : nil
  }

  private static func holdsCurrencies(_ column: Int, of rows: ArraySlice<CSVTable.Row>) -> Bool {
    var count = 0
    var codes: Set<String> = []
    for row in rows where row.cells.indices.contains(column) && !row.cells[column].text.isEmpty {
      guard Currency(code: row.cells[column].text) != nil else { return false }
      codes.insert(row.cells[column].text)
      count += 1
    }
    // Nothing but `ALL` rather says for whom something was than that it was paid in Albania.
    return count * 2 > rows.count && codes != ["ALL"]
  }

  /// A heading, folded, without the currency in brackets behind it.
  static func parts(_ heading: String) -> (heading: String, currency: Currency?) {
    let text = folded(heading)
    guard text.last == ")", let open = text.lastIndex(of: "(") else { return (text, nil) }
    let inner = text[text.index(after: open)...].dropLast().uppercased()
    guard let currency = Currency(code: inner) else { return (text, nil) }
    return (folded(text[..<open]), currency)
  }

  private mutating func findPeople() {
    let known = Set(places.values)
    for (index, cell) in headings.cells.enumerated() where !known.contains(index) && !cell.text.isEmpty {
      switch preset.people {
      case .balances: people.append((index, cell.text))
      case .parts:
        let heading = cell.text.lowercased()
        guard let word = TablePreset.partWords.first(where: { heading.hasPrefix($0 + " ") }) else { continue }
        people.append((index, name(cell.text, behind: word)))
      case .lists, nil: return
      }
    }
  }

  private func name(_ heading: String, behind word: String) -> String {
    String(heading.dropFirst(word.count).drop(while: \.isWhitespace))
  }
}
