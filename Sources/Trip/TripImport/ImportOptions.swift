package import Importing

/// What whoever imports a table says of it beyond what it says itself.
package struct ImportOptions: Sendable {
  /// The name of the preset to read it by; nil to go by its headings.
  package var preset: String?
  /// The headings of the columns, for a table that no preset knows.
  package var columns: [ExpenseColumn: String] = [:]
  /// What 03/05/2026 is, where the table does not show it.
  package var dates: DateOrder?
  /// What stands before the decimals, where the table does not show it.
  package var decimals: DecimalMark?
  /// The category of rows without one.
  package var category: String?
  /// Our categories for the table's own ones.
  package var categories: [String: String] = [:]
  /// Travellers for the names that the table has for them.
  package var names: [String: String] = [:]
  /// The categories that the budget knows already, the usual ones included.
  package var knownCategories: [String] = []
  /// With what can be paid, as the budget knows it.
  package var knownMeans: [String] = []

  package init() {}
}

/// What a column of a table says of an expense.
package enum ExpenseColumn: String, CaseIterable, Hashable, Sendable {
  case date, time, category, amount, currency, rate, what, over
  case paidBy = "paid by"
  case paidWith = "paid with"
  case sharedBy = "for"
  /// What each of those has to bear, in the same order, with semicolons between.
  case splitAmounts = "split amounts"
  /// What the bank took beside the amount.
  case fee
  /// Whether the bank has done it.
  case state
  /// What kind of row it is: a purchase, a payment, a refund.
  case type
}

/// What stands before the decimals of an amount.
package enum DecimalMark: String, CaseIterable, Sendable {
  case comma, point

  var character: Character { self == .comma ? "," : "." }
  var other: DecimalMark { self == .comma ? .point : .comma }
}

/// Words as they are compared: small letters, and one blank for whatever stands between them.
func folded(_ text: some StringProtocol) -> String {
  text.lowercased().split { $0.isWhitespace || $0 == "_" }.joined(separator: " ")
}
