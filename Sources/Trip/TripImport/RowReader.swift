import CSVText
import Diagnostics
import TripModel

/// Reads the rows of one table, one after the other, and tells once what is the same for many.
struct RowReader {
  let table: CSVTable
  let layout: TableLayout
  let findings: ColumnFindings
  let settings: TripSettings
  let options: ImportOptions
  var diagnostics: [Diagnostic] = []
  /// The day of the row before.
  var last: LocalDate?

  let travellers: [String: String]
  let order: [String: Int]
  let names: [String: String]
  private let categories: [String: String]
  private let known: [String: String]
  private let means: [String: String]
  var toldNames: Set<String> = []
  private var toldCategories: Set<String> = []
  private var toldMeans: Set<String> = []

  init(
    table: CSVTable, layout: TableLayout, findings: ColumnFindings, settings: TripSettings,
    options: ImportOptions
  ) {
    self.table = table
    self.layout = layout
    self.findings = findings
    self.settings = settings
    self.options = options
    let accepted = settings.travellers.filter { $0.status == .accepted }.map(\.name)
    travellers = Dictionary(accepted.map { (folded($0), $0) }) { first, _ in first }
    order = Dictionary(zip(accepted, 0...)) { first, _ in first }
    names = Dictionary(options.names.map { (folded($0), $1) }) { first, _ in first }
    categories = Dictionary(options.categories.map { (folded($0), $1) }) { first, _ in first }
    known = Dictionary((options.knownCategories + CategoryWords.usual).map { (folded($0), $0) }) { first, _ in
      first
    }
    means = Dictionary((options.knownMeans + Expense.commonMeans).map { (folded($0), $0) }) { first, _ in
      first
    }
  }

  /// No group has more; whoever stands in a heading of ten thousand names is told a few of them.
  static let maxStrangers = 50

  static let maxPeople = 1000

  var preset: TablePreset { layout.preset }

  /// The expenses of one row; throws where it becomes none.
  mutating func expenses(of row: CSVTable.Row, at place: SourcePlace) throws(RowRefusal) -> [Expense] {
    if isTotal(row) { throw .total }
    try refuseByState(row)
    let payment = payment(row)
    let when = try when(row)
    let amount = try amount(row)
    let type = text(.type, row)
    var isRefund = amount.minorUnits < 0
    if findings.sense == .spentIsNegative {
      isRefund = amount.minorUnits > 0
      try refuseMovement(row, isIncome: isRefund)
    } else if preset.people == .parts || preset.people == .lists, RowWords.isIncome(type) {
      isRefund = true
    }
    let money = try withFee(amount, row, isRefund: isRefund)
    let category = payment == nil ? try category(row) : Expense.repayment
    let what = text(.what, row)
    var expense = Expense(
      when: when, category: category, amount: money, isRefund: isRefund,
      what: what.isEmpty ? category : what, place: place)
    // A bank's table has a rate in each row, also where nothing was changed.
    expense.rate = money.currency == settings.currency ? nil : try rate(row)
    expense.days = try days(row)
    expense.means = payment == nil ? means(row) : nil
    guard let payment else { return try shared(expense, row) }
    expense.isRepayment = true
    expense.isRefund = false
    let repayments = try shared(expense, row)
    let isClear = repayments.allSatisfy { repaid in
      guard let payer = repaid.paidBy, !repaid.shares.isEmpty else { return false }
      return !repaid.shares.contains { $0.traveller == payer }
    }
    guard isClear else { throw .payment(payment) }
    return repayments
  }

  func text(_ column: ExpenseColumn, _ row: CSVTable.Row) -> String {
    guard let cell = layout.cell(column, of: row) else { return "" }
    let text = preset.isOurs ? CSVWriter.text(of: cell.text) : cell.text
    // Texts of banks are padded with blanks.
    guard !preset.isOurs, text.contains(where: \.isWhitespace) else { return text }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: What is no expense

  /// A line of sums: called so, and without an amount or a day of its own. A petrol station may be called Total.
  private func isTotal(_ row: CSVTable.Row) -> Bool {
    guard preset.people != nil || preset.isOurs else { return false }
    if layout.cell(.amount, of: row) == nil, RowWords.isTotal(text(.what, row)) { return true }
    return layout.cell(.date, of: row) == nil && row.cells.prefix(2).contains { RowWords.isTotal($0.text) }
  }

  private func refuseByState(_ row: CSVTable.Row) throws(RowRefusal) {
    if let cell = layout.cell(.state, of: row), !RowWords.isDone(cell.text) {
      throw .noExpense(
        "Not paid yet: the bank says “\(cell.text.short)”", cell,
        advice: "Import it again once it is paid, or add it by hand.")
    }
  }

  /// The cell that says that a row is a payment from one person to another; nil for any other row.
  private func payment(_ row: CSVTable.Row) -> CSVTable.Cell? {
    if preset.isOurs {
      return layout.cell(.category, of: row).flatMap { folded($0.text) == Expense.repayment ? $0 : nil }
    }
    guard let people = preset.people else { return nil }
    let cells = [layout.cell(.type, of: row), people == .balances ? layout.cell(.category, of: row) : nil]
    return cells.compactMap(\.self).first { RowWords.isPayment($0.text) }
  }

  /// What an account does beside paying for things.
  private func refuseMovement(_ row: CSVTable.Row, isIncome: Bool) throws(RowRefusal) {
    let type = layout.cell(.type, of: row)
    if let type, RowWords.isExchange(type.text) {
      throw .noExpense(
        "Transfer between accounts (“\(type.text.short)”), not an expense", type,
        advice: "Add the bank's fee by hand, if there is one.")
    }
    if let type, RowWords.isCash(type.text) {
      throw .noExpense(
        "Cash withdrawal (“\(type.text.short)”), not an expense", type,
        advice: "Add what you paid with it, with `tripbook new expense`.")
    }
    guard isIncome, !RowWords.isRefund(text(.type, row)), !RowWords.isRefund(text(.what, row)) else { return }
    throw .noExpense(
      "Money that came in, not an expense", layout.cell(.amount, of: row),
      advice: "If it is a refund, add it by hand with the word refund.")
  }

  // MARK: Category

  private mutating func category(_ row: CSVTable.Row) throws(RowRefusal) -> String {
    let cell = layout.cell(.category, of: row)
    guard let cell else {
      if let category = options.category { return category }
      if toldCategories.insert("").inserted { diagnostics.append(.noCategory(table.file)) }
      return "other"
    }
    let foreign = text(.category, row)
    if let own = categories[folded(foreign)] ?? known[folded(foreign)] { return own }
    if preset.isOurs { return foreign }
    if let category = CategoryWords.category(for: foreign) { return category }
    let category = options.category ?? "other"
    if toldCategories.insert(folded(foreign)).inserted {
      let words = text(.what, row).split { !$0.isLetter }
      let likely = words.lazy.compactMap { CategoryWords.category(for: String($0)) }.first
      diagnostics.append(
        .foreignCategory(foreign, as: category, likely: likely, at: table.place(of: cell)))
    }
    return category
  }

  // MARK: How it was paid

  /// Nil, with a note, for words of others that are none of ours: what was paid is used all the same.
  private mutating func means(_ row: CSVTable.Row) -> String? {
    guard let cell = layout.cell(.paidWith, of: row) else { return nil }
    let written = text(.paidWith, row)
    if let known = means[folded(written)] ?? RowWords.means(written) { return known }
    if preset.isOurs { return written }
    if toldMeans.count < Self.maxStrangers, toldMeans.insert(folded(written)).inserted {
      diagnostics.append(.foreignMeans(written, at: table.place(of: cell)))
    }
    return nil
  }
}
