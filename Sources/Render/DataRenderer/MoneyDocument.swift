import TripModel
import TripPlanning

/// One expense; a refund is negative.
struct ExpenseDocument: Encodable {
  var day: String
  var time: String?
  var category: String
  var amount: String
  var currency: String
  var inTripCurrency: String
  var what: String
  var paidBy: String?
  var `for`: [String: String]?

  /// An expense that does not say for whom it was is for all these travellers.
  init(_ plan: ExpensePlan, travellers: [String]) {
    let expense = plan.expense
    day = plan.day.description
    time = expense.when.moment?.description
    category = expense.category
    amount = (expense.isRefund ? -expense.amount : expense.amount).decimal
    currency = expense.amount.currency.code
    inTripCurrency = plan.amount.value.decimal
    what = expense.what
    paidBy = expense.paidBy
    let shares =
      expense.shares.isEmpty ? travellers.map { Expense.Share(traveller: $0, parts: 1) } : expense.shares
    let parts = Dictionary(shares.map { ($0.traveller, $0.parts) }, uniquingKeysWith: +)
    `for` = parts.isEmpty ? nil : parts.mapValues(String.init)
  }
}

struct BudgetDocument: Encodable {
  var total: String?
  var spent: String
  var left: String?
  var categories: [String: CategoryDocument]
  var balances: [String: String]?
  var settle: [PaymentDocument]?
  /// What travellers gave one another already: it is in the balances, and in no other sum.
  var repayments: [RepaymentDocument]?
  /// Whether the sums are without what was booked, since prices are not published.
  var withoutBookings: Bool?

  init(_ plan: BudgetPlan) {
    total = plan.total?.decimal
    spent = plan.spent.decimal
    left = plan.left?.decimal
    categories = Dictionary(
      plan.categories.map {
        ($0.name, CategoryDocument(budget: $0.budget?.decimal, spent: $0.spent.decimal))
      },
      uniquingKeysWith: { first, _ in first })
    balances =
      plan.balances.isEmpty
      ? nil
      : Dictionary(
        plan.balances.map { ($0.traveller, $0.balance.decimal) }, uniquingKeysWith: { first, _ in first })
    settle = plan.balances.isEmpty ? nil : plan.payments.map(PaymentDocument.init)
    repayments = plan.repayments.isEmpty ? nil : plan.repayments.map(RepaymentDocument.init)
    withoutBookings = plan.bookings == .leftOut ? true : nil
  }
}

struct PaymentDocument: Encodable {
  var from: String
  var to: String
  var amount: String

  init(_ payment: Payment) {
    from = payment.from
    to = payment.to
    amount = payment.amount.decimal
  }
}

/// What one traveller gave others, so that they are even.
struct RepaymentDocument: Encodable {
  var day: String
  var from: String?
  /// Each with the parts of the amount that they got.
  var to: [String: String]
  var amount: String
  var currency: String
  var inTripCurrency: String

  init(_ plan: ExpensePlan) {
    let expense = plan.expense
    day = plan.day.description
    from = expense.paidBy
    to = Dictionary(expense.shares.map { ($0.traveller, $0.parts) }, uniquingKeysWith: +)
      .mapValues(String.init)
    amount = expense.amount.decimal
    currency = expense.amount.currency.code
    inTripCurrency = plan.amount.value.decimal
  }
}

struct CategoryDocument: Encodable {
  var budget: String?
  var spent: String
}
