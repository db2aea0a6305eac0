package import Diagnostics

/// What `budget.yml` says.
package struct Budget: Sendable {
  package var total: Money?
  /// The budget of each category that has one, in the order of the file, in the trip's currency.
  package var categories: [CategoryBudget]
  /// What one unit of each foreign currency is worth in the trip's currency.
  package var rates: [Currency: ExchangeRate]
  /// Foreign currencies for which a rate stands there that does not read.
  package var unreadRates: Set<Currency> = []
  /// What currencies were worth day by day, for those that `rates` does not tell.
  package var datedRates = DatedRates()
  /// Whether the total stands there and does not read, or, where there is none, what a category may cost: then nobody knows
  /// what is put aside in all.
  package var isPutAsideUnread = false
  /// Where the total is written.
  package var totalPlace: SourcePlace?
  package var expenses: [Expense]
  /// Those that did not read, and so are in no sum; none that may be for nobody else.
  package var unread: [UnreadExpense] = []
  /// Purses, cards and the like that hold money, in the order of the file.
  package var accounts: [MoneyAccount] = []
  /// The names of all accounts, also of those of which nobody knows what they hold.
  package var accountNames: [String] = []
  /// Why readers get none of it; empty for a budget that is published.
  package var keptBack: [KeptBack] = []

  package init(
    total: Money? = nil, categories: [CategoryBudget] = [], rates: [Currency: ExchangeRate] = [:],
    expenses: [Expense] = []
  ) {
    self.total = total
    self.categories = categories
    self.rates = rates
    self.expenses = expenses
  }
}

/// An expense of which no more is known than that it stands there.
package struct UnreadExpense: Hashable, Sendable {
  /// Its day, as far as that reads.
  package var day: LocalDate?

  package init(day: LocalDate? = nil) { self.day = day }
}

/// What one category may cost.
package struct CategoryBudget: Hashable, Sendable {
  package var name: String
  package var amount: Money
  /// Where the amount is written.
  package var place: SourcePlace?

  package init(name: String, amount: Money, place: SourcePlace? = nil) {
    self.name = name
    self.amount = amount
    self.place = place
  }
}

/// Something that holds money and is paid with: a purse, a card.
package struct MoneyAccount: Hashable, Sendable {
  package var name: String
  /// What it held before the trip; its currency is that of the account.
  package var held: Money
  /// What was put into it since, in the order of the file.
  package var additions: [Addition] = []
  /// What is left when it is to warn; nil for a fifth of all that was in it.
  package var warnBelow: Money?
  /// Where it is written.
  package var place: SourcePlace

  /// Money that was put into an account: from outside, or from another one.
  package struct Addition: Hashable, Sendable {
    package var day: LocalDate
    package var amount: Money
    /// The account from which it was taken.
    package var from: String?
    package var place: SourcePlace

    package init(day: LocalDate, amount: Money, from: String? = nil, place: SourcePlace) {
      (self.day, self.amount, self.from, self.place) = (day, amount, from, place)
    }
  }

  package init(name: String, held: Money, place: SourcePlace) {
    (self.name, self.held, self.place) = (name, held, place)
  }
}

/// Money that was spent, or given back; or that one traveller gave another, so that they are even.
package struct Expense: TripItem {
  package static let itemKind = ItemKind.expense

  package var header: ItemHeader
  package var when: DayAndTime
  package var category: String
  /// As it was paid, positive; `isRefund` says which way it went.
  package var amount: Money
  package var isRefund: Bool
  package var what: String
  package var paidBy: String?
  /// For whom, with each one's share; empty for all accepted travellers, one share each.
  package var shares: [Share]
  /// The rate to the trip's currency given with this expense.
  package var rate: ExchangeRate?
  /// Over how many days it is spread, from its own day on: a room for four nights. 1 for what belongs to its day alone.
  package var days = 1
  /// Whether it is what an event of the itinerary costs.
  package var isBooking = false
  /// Whether it is no cost: `paidBy` gave it to those whom it is for.
  package var isRepayment = false
  /// With what it was paid: `cash`, `card`, or an account of the budget.
  package var means: String?
  /// Pictures and documents that prove it, relative to the trip folder.
  package var receipts: [String] = []
  /// Whether nothing published tells its hour: it was paid near a private place, or may have been.
  package var withholdsHour = false

  /// The word in the place of a category that makes a repayment of an expense.
  package static let repayment = "repayment"

  /// Means of payment that everybody has: they tell nothing of whose they are.
  package static let commonMeans = [
    "cash", "card", "credit card", "debit card", "transfer", "bank transfer", "voucher", "phone",
  ]

  package struct Share: Hashable, Sendable {
    package var traveller: String
    /// A positive whole number of shares.
    package var parts: Int

    /// So many may be written, so that what somebody has to bear can stand there in the smallest unit: apps settle to
    /// the cent.
    package static let maxParts = 1_000_000_000

    package init(traveller: String, parts: Int) {
      self.traveller = traveller
      self.parts = parts
    }
  }

  package init(
    when: DayAndTime, category: String, amount: Money, isRefund: Bool = false, what: String,
    paidBy: String? = nil, shares: [Share] = [], place: SourcePlace
  ) {
    self.when = when
    self.category = category
    self.amount = amount
    self.isRefund = isRefund
    self.what = what
    self.paidBy = paidBy
    self.shares = shares
    header = ItemHeader(source: place)
  }
}

extension Expense {
  package var lastDay: LocalDate? { when.date }
  package var stations: [(place: ItemPlace, when: DayAndTime?)] { [(header.at, when)] }

  package var place: SourcePlace {
    get { header.source }
    _modify { yield &header.source }
  }
}
