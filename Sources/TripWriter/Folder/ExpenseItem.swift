package import TripModel
import TripNotation

/// A new expense as an item of `budget.yml`, from its parts as the traveller gave them.
package struct ExpenseItem: Sendable {
  /// The day, with a time behind a blank where there is one.
  package var when: String
  package var category: String
  package var amount: String
  package var isRefund = false
  package var what: String?
  package var paidBy: String?
  package var sharedBy: [String] = []
  /// Over how many days the cost is spread.
  package var days: Int?

  package init(when: String, category: String, amount: String) {
    self.when = when
    self.category = category
    self.amount = amount
  }

  /// One line as people write it: short, but what it was may be misread on it.
  package var asLine: String {
    var line = [when, category, isRefund ? "refund" : nil, amount, what].compactMap(\.self).joined(
      separator: " ")
    if let days { line += ", over \(days) days" }
    if let paidBy { line += ", paid by \(paidBy)" }
    if !sharedBy.isEmpty { line += ", for \(sharedBy.joined(separator: " "))" }
    return NotationWriter.text(line, as: .item)
  }

  /// The same with a name for each part, which nothing can be misread in.
  package var asFields: String {
    let day = when.split(separator: " ", maxSplits: 1).map(String.init)
    func text(_ value: String) -> String { NotationWriter.text(value, as: .flow) }
    var fields = ["date: " + text(day.first ?? "")]
    if day.count > 1 { fields.append("time: " + text(day[1])) }
    fields += ["category: " + text(category), "amount: " + text(amount)]
    if isRefund { fields.append("refund: yes") }
    if let what { fields.append("what: " + text(what)) }
    if let days { fields.append("over: \(days) days") }
    if let paidBy { fields.append("paid by: " + text(paidBy)) }
    if !sharedBy.isEmpty { fields.append("for: [" + sharedBy.map(text).joined(separator: ", ") + "]") }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  /// A line that the traveller wrote whole.
  package static func line(_ line: String) -> String { NotationWriter.text(line, as: .item) }
}

extension ExpenseItem {
  /// A way to write an expense that is known in all its parts; the first that reads as the same is right.
  ///
  /// The first is a line, the second a map; nil where there is no such way. `tripCurrency` need not be named.
  package static func spelling(_ number: Int, of expense: Expense, tripCurrency: Currency) -> String? {
    switch number {
    case 0: line(of: expense, tripCurrency: tripCurrency)
    case 1: fields(of: expense, tripCurrency: tripCurrency)
    default: nil
    }
  }

  /// Nil for what a line cannot say.
  private static func line(of expense: Expense, tripCurrency: Currency) -> String? {
    let isEqual = expense.shares.allSatisfy { $0.parts == 1 }
    guard isEqual, expense.rate == nil, !expense.what.contains(where: \.isNewline) else { return nil }
    var item = ExpenseItem(
      when: when(expense.when), category: expense.category, amount: amount(expense, tripCurrency))
    item.isRefund = expense.isRefund
    item.what = expense.what == expense.category ? nil : expense.what
    item.days = expense.days == 1 ? nil : expense.days
    item.paidBy = expense.paidBy
    item.sharedBy = expense.shares.map(\.traveller)
    return item.asLine
  }

  private static func fields(of expense: Expense, tripCurrency: Currency) -> String {
    func text(_ value: String) -> String { NotationWriter.text(value, as: .flow) }
    var fields = [
      "date: " + text(when(expense.when)), "category: " + text(expense.category),
      "amount: " + text(amount(expense, tripCurrency)),
    ]
    if expense.isRefund { fields.append("refund: yes") }
    if let rate = expense.rate { fields.append("rate: \(rate)") }
    if expense.what != expense.category { fields.append("what: " + text(expense.what)) }
    if expense.days != 1 { fields.append("over: \(expense.days) days") }
    if let payer = expense.paidBy { fields.append("paid by: " + text(payer)) }
    if expense.shares.contains(where: { $0.parts != 1 }) {
      let shares = expense.shares.map { NotationWriter.text($0.traveller, as: .flowKey) + ": \($0.parts)" }
      fields.append("for: {" + shares.joined(separator: ", ") + "}")
    } else if !expense.shares.isEmpty {
      fields.append("for: [" + expense.shares.map { text($0.traveller) }.joined(separator: ", ") + "]")
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  private static func amount(_ expense: Expense, _ tripCurrency: Currency) -> String {
    let currency = expense.amount.currency
    return expense.amount.decimal + (currency == tripCurrency ? "" : " \(currency.code)")
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
  }
}
