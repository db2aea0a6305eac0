import CSVText
import Diagnostics
import TripModel

/// Who paid in a row, and for whom it was.
extension RowReader {
  mutating func shared(_ expense: Expense, _ row: CSVTable.Row) throws(RowRefusal) -> [Expense] {
    switch preset.people {
    case .balances: return try fromBalances(expense, row)
    case .parts: return [try fromParts(expense, row)]
    case .lists: return [try fromLists(expense, row)]
    case nil: return [try named(expense, row)]
    }
  }

  private mutating func named(_ expense: Expense, _ row: CSVTable.Row) throws(RowRefusal) -> Expense {
    var expense = expense
    if let cell = layout.cell(.paidBy, of: row), !isEveryone(text(.paidBy, row)) {
      expense.paidBy = try traveller(text(.paidBy, row), cell)
    }
    guard let cell = layout.cell(.sharedBy, of: row) else { return expense }
    guard let shares = SharesText.shares(in: list(text(.sharedBy, row))) else {
      throw .wrong(
        .badNumber, "Cannot read for whom it was: “\(cell.text.short)”", cell,
        advice: "Write it like Ana × 2; Ben.")
    }
    // An expense without shares is everybody's.
    if shares.contains(where: { isEveryone($0.traveller) }) { return expense }
    for share in shares {
      let name = try traveller(share.traveller, cell)
      guard !expense.shares.contains(where: { $0.traveller == name }) else {
        throw .wrong(.namedTwice, "“\(name)” is named twice", cell, advice: "Name each once.")
      }
      expense.shares.append(Expense.Share(traveller: name, parts: share.parts))
    }
    return expense
  }

  /// Whether a name is none, but a word for all who travel.
  private func isEveryone(_ name: String) -> Bool {
    let name = folded(name)
    guard travellers[name] == nil, names[name] == nil else { return false }
    return RowWords.isEveryone(name) || order.count == 2 && RowWords.isBoth(name)
  }

  /// Names as people set them apart by hand, with semicolons between: `Ana, Ben & Cleo`. A name with a comma in it that
  /// is a traveller's stays one.
  private func list(_ text: String) -> String {
    let isOne = travellers[folded(text)] != nil || names[folded(text)] != nil
    guard !preset.isOurs, !isOne, !text.contains(where: { ";\"".contains($0) }) else { return text }
    return String(text.map { ",&+/".contains($0) ? ";" : $0 })
  }

  /// What each person's column of this row holds, in smallest units and in the order of the travellers; nobody with
  /// nothing.
  private mutating func units(
    _ row: CSVTable.Row, in currency: Currency
  ) throws(RowRefusal) -> [(traveller: String, units: Int)] {
    var units: [(traveller: String, units: Int)] = []
    for (column, name) in layout.people {
      guard let cell = layout.cell(column, of: row) else { continue }
      guard let written = WrittenAmount(cell.text) else { throw .badAmount(cell) }
      let amount = try money(written, cell, in: currency)
      guard amount.minorUnits != 0 else { continue }
      units.append((try traveller(name, layout.headings.cells[column]), amount.minorUnits))
    }
    // So that sums of the largest amounts stay within a number.
    guard units.count <= Self.maxPeople else {
      throw .because(
        .error, .rowLeftOut, "Row left out: more than \(Self.maxPeople) people share it", nil,
        advice: "Add it by hand: `tripbook new expense`.")
    }
    return units.sorted { (order[$0.traveller] ?? .max) < (order[$1.traveller] ?? .max) }
  }

  private mutating func fromBalances(_ expense: Expense, _ row: CSVTable.Row) throws(RowRefusal) -> [Expense]
  {
    var balances = try units(row, in: expense.amount.currency)
    if expense.isRefund { balances = balances.map { ($0.traveller, -$0.units) } }
    // Whoever paid for themselves alone is owed nothing, and the table does not say who that was.
    if balances.isEmpty { return [expense] }
    guard let payments = FairShares.payments(of: balances, cost: expense.amount.minorUnits) else {
      throw .because(
        .error, .rowLeftOut, "Row left out: its sums do not come out even, so the payer is unclear",
        nil,
        advice: "Add it by hand: `tripbook new expense`.")
    }
    if payments.count > 1 {
      diagnostics.append(.severalPaid(payments.count, at: expense.place))
    }
    return payments.map { payment in
      var part = expense
      part.amount.minorUnits = payment.units
      part.paidBy = payment.payer
      part.shares = payment.shares
      return part
    }
  }

  private mutating func fromParts(_ expense: Expense, _ row: CSVTable.Row) throws(RowRefusal) -> Expense {
    var expense = expense
    if let cell = layout.cell(.paidBy, of: row) { expense.paidBy = try traveller(cell.text, cell) }
    let parts = try units(row, in: expense.amount.currency).map { ($0.traveller, abs($0.units)) }
    expense.shares = FairShares.shares(parts)
    return expense
  }

  /// `Ana;Ben` beside `10;20.50`.
  private mutating func fromLists(_ expense: Expense, _ row: CSVTable.Row) throws(RowRefusal) -> Expense {
    var expense = expense
    guard let paid = layout.cell(.paidBy, of: row) else { throw .missing("payer", "who paid") }
    expense.paidBy = try traveller(text(.paidBy, row), paid)
    guard let people = layout.cell(.sharedBy, of: row) else { return expense }
    let names = people.text.split(separator: ";").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let amounts = layout.cell(.splitAmounts, of: row)
    let cells = amounts?.text.split(separator: ";") ?? []
    guard cells.isEmpty || cells.count == names.count, names.count <= Self.maxPeople else {
      throw .wrong(
        .badNumber, "“\(people.text.short)” has not as many names as there are amounts beside it", people,
        advice: "Correct the row, or add the expense by hand: `tripbook new expense`.")
    }
    var units: [(traveller: String, units: Int)] = []
    for (index, name) in names.enumerated() {
      let traveller = try traveller(name, people)
      guard !units.contains(where: { $0.traveller == traveller }) else {
        throw .wrong(.namedTwice, "“\(traveller)” is named twice", people, advice: "Name each once.")
      }
      guard let amounts, index < cells.count else {
        units.append((traveller, 1))
        continue
      }
      guard let written = WrittenAmount(String(cells[index])) else { throw .badAmount(amounts) }
      units.append((traveller, abs(try money(written, amounts, in: expense.amount.currency).minorUnits)))
    }
    units.sort { (order[$0.traveller] ?? .max) < (order[$1.traveller] ?? .max) }
    expense.shares = FairShares.shares(units)
    return expense
  }

  /// An accepted traveller by the name that the table has; told once for each that is none.
  private mutating func traveller(_ name: String, _ cell: CSVTable.Cell) throws(RowRefusal) -> String {
    let meant = names[folded(name)] ?? name
    if let traveller = travellers[folded(meant)] { return traveller }
    if toldNames.count < Self.maxStrangers, toldNames.insert(folded(name)).inserted {
      diagnostics.append(.stranger(meant, Array(order.keys), at: table.place(of: cell)))
    }
    throw .told
  }
}
