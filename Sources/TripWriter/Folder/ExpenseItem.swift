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
