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
  var paidWith: String?
  var latitude: Double?
  var longitude: Double?
  var receipts: [String]?

  /// An expense that does not say for whom it was is for all these travellers.
  /// `files` are the names under which the site has its pictures.
  init(_ plan: ExpensePlan, travellers: [String], files: (PhotoID) -> String) {
    let expense = plan.expense
    day = plan.day.description
    time = expense.when.moment?.description
    category = expense.category
    amount = (expense.isRefund ? -expense.amount : expense.amount).decimal
    currency = expense.amount.currency.code
    inTripCurrency = plan.amount.value.decimal
    what = expense.what
    paidBy = expense.paidBy
    paidWith = expense.means
    // A guess would be read as a fact.
    let position = plan.isPositionGuess ? nil : plan.position
    latitude = position.map { rounded($0.value.latitude, 6) }
    longitude = position.map { rounded($0.value.longitude, 6) }
    // A document is in no site.
    let shown = plan.receipts.compactMap { $0.photo.map(files) }
    receipts = shown.isEmpty ? nil : shown
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
  /// Whether some expenses are in no sum; and how many, where single ones are told.
  var incomplete: Bool?
  var notCounted: Int?
  var weeks: [WeekDocument]?
  var accounts: [AccountDocument]?
  /// What attractions on days to come will cost: in no other sum.
  var planned: String?

  init(_ plan: BudgetPlan) {
    total = plan.total?.decimal
    spent = plan.spent.decimal
    // Of a sum that lacks something nobody knows what is left.
    left = plan.known(plan.left)?.decimal
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
    let isIncomplete = plan.uncounted.count > 0
    incomplete = isIncomplete ? true : nil
    notCounted = isIncomplete && !plan.isTotalsOnly ? plan.uncounted.count : nil
    weeks = plan.weeks.isEmpty || plan.isPartial ? nil : plan.weeks.map(WeekDocument.init)
    let known = plan.means.compactMap { means in means.account.map { AccountDocument(means.name, $0) } }
    accounts = known.isEmpty ? nil : known
    planned = plan.planned?.sum.decimal
  }
}

/// A calendar week as far as it is of the trip, with its part of the money.
struct WeekDocument: Encodable {
  var first: String
  var last: String
  var allowance: String
  var spent: String
  var left: String

  init(_ week: WeekMoney) {
    (first, last) = (week.first.description, week.last.description)
    (allowance, spent, left) = (week.allowance.decimal, week.spent.decimal, week.left.decimal)
  }
}

/// A purse or a card, in its own currency.
struct AccountDocument: Encodable {
  var name: String
  var currency: String
  var held: String
  var taken: String
  var left: String

  init(_ name: String, _ account: AccountPlan) {
    (self.name, currency) = (name, account.held.currency.code)
    (held, taken, left) = (account.held.decimal, account.taken.decimal, account.left.decimal)
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
