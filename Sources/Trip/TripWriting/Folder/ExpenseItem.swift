package import TripModel
import TripNotation

/// A new expense as an item of `budget.yml`.
package struct ExpenseItem: Sendable {
  /// The day, with a time behind a blank where there is one.
  package var when: String
  package var category: String
  package var amount: String
  package var isRefund = false
  package var rate: ExchangeRate?
  package var what: String?
  /// Over how many days the cost is spread.
  package var days: Int?
  package var paidBy: String?
  package var shares: [Expense.Share] = []
  /// With what it was paid.
  package var means: String?

  /// From its parts as the traveller gave them.
  package init(when: String, category: String, amount: String) {
    self.when = when
    self.category = category
    self.amount = amount
  }

  /// The ways to write it; the first that reads as it is meant is right.
  package var spellings: [String] { [asLine, asFields] }

  /// A line that the traveller wrote whole.
  package static func line(_ line: String) -> String { NotationWriter.text(line, as: .item) }

  /// One line as people write it: short, but what it was may be misread on it.
  private var asLine: String {
    var line = [when, category, isRefund ? "refund" : nil, amount, what].compactMap(\.self).joined(
      separator: " ")
    if let days { line += ", over \(days) days" }
    if let paidBy { line += ", paid by \(paidBy)" }
    if !shares.isEmpty { line += ", for \(shares.map(\.traveller).joined(separator: " "))" }
    if let means { line += ", paid with \(means)" }
    return Self.line(line)
  }

  /// The same with a name for each part, which nothing can be misread in.
  private var asFields: String {
    func text(_ value: String) -> String { NotationWriter.text(value, as: .flow) }
    var fields = ["date: " + text(when), "category: " + text(category), "amount: " + text(amount)]
    if isRefund { fields.append("refund: yes") }
    if let rate { fields.append("rate: \(rate)") }
    if let what { fields.append("what: " + text(what)) }
    if let days { fields.append("over: \(days) days") }
    if let paidBy { fields.append("paid by: " + text(paidBy)) }
    if shares.contains(where: { $0.parts != 1 }) {
      let shares = shares.map { NotationWriter.text($0.traveller, as: .flowKey) + ": \($0.parts)" }
      fields.append("for: {" + shares.joined(separator: ", ") + "}")
    } else if !shares.isEmpty {
      fields.append("for: [" + shares.map { text($0.traveller) }.joined(separator: ", ") + "]")
    }
    if let means { fields.append("paid with: " + text(means)) }
    return "{" + fields.joined(separator: ", ") + "}"
  }
}

extension ExpenseItem {
  /// The ways to write an expense that is known in all its parts. `tripCurrency` need not be named.
  package static func spellings(of expense: Expense, tripCurrency: Currency) -> [String] {
    let item = ExpenseItem(expense, tripCurrency)
    let isEqual = expense.shares.allSatisfy { $0.parts == 1 }
    // The rest no line can say.
    let canBeLine = isEqual && expense.rate == nil && !expense.what.contains(where: \.isNewline)
    return canBeLine ? item.spellings : [item.asFields]
  }

  private init(_ expense: Expense, _ tripCurrency: Currency) {
    let currency = expense.amount.currency
    self.init(
      when: Self.when(expense.when), category: expense.category,
      amount: expense.amount.decimal + (currency == tripCurrency ? "" : " \(currency.code)"))
    isRefund = expense.isRefund
    rate = expense.rate
    what = expense.what == expense.category ? nil : expense.what
    days = expense.days == 1 ? nil : expense.days
    paidBy = expense.paidBy
    shares = expense.shares
    means = expense.means
  }

  private static func when(_ when: DayAndTime) -> String {
    guard let time = when.time else { return when.date.description }
    let clock = time.second == 0 ? time.hourAndMinute : time.description
    return "\(when.date) \(clock)\(when.offset?.description ?? "")"
  }
}

extension Expense {
  /// Whether two say the same, wherever they stand.
  package func saysTheSame(as other: Expense) -> Bool {
    when == other.when && category == other.category && amount == other.amount
      && isRefund == other.isRefund && what == other.what && paidBy == other.paidBy && shares == other.shares
      && rate == other.rate && days == other.days
      // A build calls an account as the budget does: `Card`.
      && means?.lowercased() == other.means?.lowercased()
  }
}
