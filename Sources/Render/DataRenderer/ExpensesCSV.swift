import CSVText
package import SiteOutput
import TripModel
package import TripPlanning

/// What was spent for spreadsheets and other programs: `expenses.csv` (RFC 4180), a row for each expense that counts,
/// then one for each repayment.
///
/// `tripbook import` reads it, and makes the same expenses of it.
package enum ExpensesCSV {
  /// Nil for a trip whose expenses are not published one by one.
  package static func file(of trip: TripPlan) -> OutputFile? {
    guard let path = trip.addresses.expenses, let budget = trip.money.budget else { return nil }
    let table = ExpenseTable(budget)
    return OutputFile(path: path, content: .portions(StreamedFile(count: table.count, make: table.bytes)))
  }
}

/// The table, divided into portions of rows.
private struct ExpenseTable: Sendable {
  private let budget: BudgetPlan
  private let rows: [ExpensePlan]
  /// Whether anything says who paid, or for whom it was: where people are not published nothing does.
  private let hasPeople: Bool
  /// Whether anything says how it was paid.
  private let hasMeans: Bool

  private static let maxRows = 2048

  init(_ budget: BudgetPlan) {
    self.budget = budget
    rows = budget.expenses + budget.repayments
    hasPeople = rows.contains { $0.expense.paidBy != nil || !$0.expense.shares.isEmpty }
    hasMeans = rows.contains { $0.expense.means != nil }
  }

  /// The headings are a portion, too.
  var count: Int { 1 + (rows.count + Self.maxRows - 1) / Self.maxRows }

  @Sendable func bytes(ofPortion number: Int) -> [UInt8] {
    guard number > 0 else { return CSVWriter.mark + CSVWriter.row(headings) }
    let start = (number - 1) * Self.maxRows
    let end = min(rows.count, start + Self.maxRows)
    var bytes: [UInt8] = []
    for expense in rows[start..<end] { bytes += CSVWriter.row(cells(expense)) }
    return bytes
  }

  private var headings: [String] {
    ["date", "time", "category", "amount", "currency", "rate", "in \(budget.currency.code)", "what", "over"]
      + (hasPeople ? ["paid by", "for"] : []) + (hasMeans ? ["paid with"] : [])
  }

  /// Sums are to be right whatever is added up, so a refund is negative, and a repayment counts nothing in the trip's
  /// currency. Numbers are no texts, and need no shield.
  private func cells(_ plan: ExpensePlan) -> [String] {
    let expense = plan.expense
    let amount = expense.isRefund ? -expense.amount : expense.amount
    let cells = [
      expense.when.date.description, Self.clock(expense.when), CSVWriter.shielded(expense.category),
      amount.decimal, amount.currency.code, expense.rate?.description ?? "",
      expense.isRepayment ? "" : plan.amount.value.decimal,
      CSVWriter.shielded(expense.what), expense.days == 1 ? "" : String(expense.days),
    ]
    let people = [expense.paidBy ?? "", SharesText.text(of: expense.shares)].map(CSVWriter.shielded)
    let means = [CSVWriter.shielded(expense.means ?? "")]
    return cells + (hasPeople ? people : []) + (hasMeans ? means : [])
  }

  /// `14:20`, with seconds and the offset from UTC where they are known.
  private static func clock(_ when: DayAndTime) -> String {
    guard let time = when.time else { return "" }
    return (time.second == 0 ? time.hourAndMinute : time.description) + (when.offset?.description ?? "")
  }
}
