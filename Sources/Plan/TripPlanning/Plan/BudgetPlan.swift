package import Diagnostics
package import SiteOutput
package import TripModel

/// What the trip cost, against what it was meant to.
package struct BudgetPlan: Sendable {
  package var currency: Currency
  package var total: Money?
  package var spent: Money
  /// Whether what is put aside in all stands in the file and does not read.
  package var isPutAsideUnread = false
  /// Total less spent; nil without a total.
  package var left: Money?
  /// In the order of the budget; then those without a budget, most spent first.
  package var categories: [CategoryPlan]
  /// All expenses that count, in order of time; none where only sums are published.
  package var expenses: [ExpensePlan]
  /// What stands in the file and is in no sum.
  package var uncounted = Uncounted()
  /// The purchases among them of which nothing tells what they are worth, in the currencies in which they were paid; none
  /// where only sums are published.
  package var unrated: [ExpensePlan] = []
  /// What travellers gave one another, in order of time: it moves balances, and is in no other sum.
  package var repayments: [ExpensePlan] = []
  /// The pages of the running list, where it is too long for the budget's own.
  package var listing: [PurchasePage] = []
  /// Whether only the sums of the trip, its categories and its days are published.
  package private(set) var isTotalsOnly = false
  package var bookings = Bookings.counted
  /// Every day from the trip's first to its last, and days beyond on which money was spent.
  package var days: [DayMoney]
  /// Nil without a total, without a written end, or when the trip is not under way.
  package var allowance: AllowancePlan?
  /// What one day cost on average, over the days up to today or the trip's end; nil where an expense is lacking,
  /// and where nothing tells that anybody was under way.
  package var meanPerDay: Money?
  /// Nil where an expense is lacking as well.
  package var statistics: ExpenseStatistics?
  /// What is owed to each traveller (positive) or by them, where somebody's payments are known.
  package var balances: [Balance]
  /// The payments after which all are even.
  package var payments: [Payment] = []
  /// Whether no fewer payments can do it; of very many people it is not known.
  package var isFewestPayments = true
  /// Budgets that are used up, or nearly.
  package var alerts: [BudgetAlert] = []
  /// What somebody who spends little may be told; nil while a budget of the whole trip is nearly used up.
  package var praise: BudgetPraise?
  /// The calendar weeks of a trip that has an allowance, in order.
  package var weeks: [WeekMoney] = []
  /// With what was paid, most first; accounts as well with which nothing was.
  package var means: [MeansPlan] = []
  /// Whether readers do not get what accounts hold: set in what is planned for the author alone.
  package var areAccountsKept = false
  /// Where money went, most first; only what has a place.
  package var places: [MoneyPlace] = []
  /// What is to come beside what is spent; nil where nothing that has a price is on a day to come.
  package var planned: PlannedMoney?

  /// How many expenses are in no sum.
  package struct Uncounted: Sendable, Hashable {
    /// They did not read, or are more than can be counted.
    package var unread = 0
    /// Nothing tells what they are worth in the trip's currency.
    package var unrated = 0
    package var count: Int { unread + unrated }
  }

  /// Whether the sums lack something, an expense or what was booked: then nobody knows what is left, and there is nothing
  /// to praise, and no plan that counts on it.
  package var isPartial: Bool { lacksExpenses || bookings == .leftOut }

  /// Whether they lack an expense, and not what was booked alone.
  package var lacksExpenses: Bool { uncounted.count > 0 }

  /// What is surely so: what is left of something only where nothing is lacking, what is over in any case.
  package func known(_ left: Money?) -> Money? {
    left.flatMap { isPartial && $0.minorUnits >= 0 ? nil : $0 }
  }

  /// A tip that is surely so; nil for what counts on money of which nobody knows whether it is still there.
  package func known(_ tip: BudgetAlert.Tip) -> BudgetAlert.Tip? {
    switch tip {
    case .perDay, .room, .leftInAll, .nextTime: isPartial ? nil : tip
    case .nothingLeft, .maxWentOn, .beforeTheTrip: tip
    }
  }

  /// What may be spent from today on, where that is known.
  package var knownAllowance: AllowancePlan? { isPartial ? nil : allowance }

  /// Whether what was booked is among the expenses, and so in the sums.
  package enum Bookings: Sendable {
    case counted
    /// Prices are not published, so readers get no sum with one in it: they could take the rest from it.
    case leftOut
    /// Its author sees them counted, and readers will not.
    case leftOutForReaders
  }

  /// How many purchases there were: what was given back is none.
  package var purchaseCount: Int { expenses.count { !$0.expense.isRefund } }

  /// Whether anything was paid, or given back, for all that is published: sums alone tell no purchase.
  package var hasPurchases: Bool {
    guard isTotalsOnly else { return !expenses.isEmpty }
    return days.contains { $0.spent.minorUnits != 0 } || categories.contains { $0.spent.minorUnits != 0 }
  }

  /// Whether there is anything to tell: what was paid, or what is planned. Bookings whose prices are not published make
  /// a budget, too, in which there is nothing.
  package var isTold: Bool {
    hasPurchases || !repayments.isEmpty || total != nil || !categories.isEmpty || planned != nil
      || !means.isEmpty
  }

  /// Takes out what would show a single expense, or who paid: how many there were, too.
  mutating func keepTotalsOnly() {
    expenses = []
    for index in days.indices { (days[index].costs, days[index].hasUnrated) = ([], false) }
    statistics = nil
    balances = []
    payments = []
    (repayments, unrated) = ([], [])
    means = []
    places = []
    isTotalsOnly = true
  }
}

/// A page of the running list.
package struct PurchasePage: Sendable {
  package var page: OutputPath
  /// The expenses on it, by their positions in the budget's list.
  package var lines: Range<Int>
}

/// What went into one category, against its budget.
package struct CategoryPlan: Sendable, Hashable {
  package var name: String
  package var budget: Money?
  package var spent: Money
  package var left: Money? { budget.map { $0 - spent } }
}

/// An expense in the trip's currency, or in its own where nothing tells what that is worth, signed: a refund is
/// negative.
package struct ExpensePlan: Sendable {
  package var expense: Expense
  package var day: LocalDate
  package var amount: Reasoned<Money>
  /// The amount in the currency in which it was paid, signed as well; nil where that is the trip's.
  package var ownAmount: Money? {
    guard expense.amount.currency != amount.value.currency else { return nil }
    return expense.isRefund ? -expense.amount : expense.amount
  }
  /// What was left after it: of the total, and of its category's budget.
  package var leftInAll: Money?
  package var leftInCategory: Money?
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?
  /// Where it was paid, with the reason; nil where nothing tells it.
  package var position: Reasoned<Coordinate>?
  /// Whether that is only where one was at its hour, or the middle of its day's town: no file tells it as where it was paid.
  package var isPositionGuess = false
  /// The pictures and documents that prove it, as far as their pages are there.
  package var receipts: [Receipt] = []

  /// A file that proves a purchase.
  package struct Receipt: Sendable, Hashable {
    package var file: String
    /// Nil for a document, which is never published.
    package var photo: PhotoID?
  }
}

/// A calendar week, Monday to Sunday, as far as it is of the trip.
package struct WeekMoney: Sendable, Hashable {
  package var first: LocalDate
  package var last: LocalDate
  /// What its days might cost: their part of what was left when it began; of a week to come, of what is left today.
  package var allowance: Money
  package var spent: Money
  package var left: Money { allowance - spent }
}

/// Something with which one pays.
package struct MeansPlan: Sendable, Hashable {
  package var name: String
  /// What was paid with it, in the trip's currency: what was given back counts back.
  package var spent: Money
  /// How many purchases.
  package var count: Int
  /// Nil where nobody knows what it held.
  package var account: AccountPlan?
}

/// What is left in a purse or on a card, in its own currency.
package struct AccountPlan: Sendable, Hashable {
  /// What it held, with what was put into it.
  package var held: Money
  /// What was taken out of it: paid, or put into another one.
  package var taken: Money
  package var warnBelow: Money
  package var place: SourcePlace
  package var left: Money { held - taken }

  package enum Level: Sendable, Hashable {
    case low
    /// More was paid with it than it held.
    case overdrawn
  }

  /// Nil while there is enough in it.
  package var level: Level? {
    left.minorUnits < 0 ? .overdrawn : left.minorUnits < warnBelow.minorUnits ? .low : nil
  }
}

/// A place at which money was spent.
package struct MoneyPlace: Sendable {
  /// What it is called; nil where nothing tells it.
  package var name: String?
  package var coordinate: Coordinate
  /// What its position is called on any map.
  package var locality: Locality?
  package var place: PlaceID?
  /// Whether that is the middle of a town, of which no more is known.
  package var isTown = false
  package var spent: Money
  /// By their positions in the budget's list.
  package var expenses: [Int]
  /// Those of them that nothing puts there but their hour or their day.
  package var guessed: [Int] = []
  package var days: [LocalDate]
}

/// What is planned for days to come and has a price: apart from what is spent, and in no other sum.
package struct PlannedMoney: Sendable {
  package struct Cost: Sendable {
    package var attraction: AttractionID
    package var day: LocalDate
    /// As it is written, and in the trip's currency.
    package var cost: Money
    package var amount: Money
  }

  /// In the order of their days.
  package var costs: [Cost]
  package var sum: Money
  /// What would be left of the total after it; nil without a total.
  package var leftAfter: Money?
  /// Whether readers do not get it: set in what is planned for the author alone.
  package var isKept = false

  package func sum(on day: LocalDate) -> Money? {
    let costs = costs.filter { $0.day == day }
    return costs.isEmpty ? nil : costs.reduce(.zero(sum.currency)) { $0 + $1.amount }
  }
}

/// What an expense costs on one day.
package struct DayCost: Sendable, Hashable {
  /// The expense, by its position in the budget's list.
  package var expense: Int
  package var amount: Money
  /// Which of its days this is, counted from 1, and how many there are.
  package var part: Int
  package var parts: Int
}

/// The money of one day.
package struct DayMoney: Sendable, Hashable {
  package var date: LocalDate
  package var spent: Money
  /// Spent up to and with this day.
  package var spentSoFar: Money
  /// (Total less what was spent before) divided by the days left, this one included; for a day to come, today's.
  package var allowance: Money?
  /// The allowance less what was spent.
  package var left: Money? { allowance.map { $0 - spent } }
  /// Where an even spending of the total would stand at the end of this day.
  package var planSoFar: Money?
  /// What counts on it: its own expenses, and its parts of those that are spread over it; in order of time.
  package var costs: [DayCost] = []
  /// Whether something was logged as spent on it, which a booking made long before is not.
  package var isLogged = false
  /// Whether something was bought on it of which nothing tells what it is worth.
  package var hasUnrated = false

  /// Whether any sum has something of it.
  package var isCounted: Bool { !costs.isEmpty || spent.minorUnits != 0 }

  /// What the day bears of costs that are spread over several; nil where there are none.
  package var spread: Money? {
    let parts = costs.filter { $0.parts > 1 }
    return parts.isEmpty ? nil : parts.reduce(.zero(spent.currency)) { $0 + $1.amount }
  }
}

/// What may be spent from today on, while the trip is under way.
package struct AllowancePlan: Sendable, Hashable {
  package var today: Money
  package var leftToday: Money
  /// The allowance of this calendar week's days of the trip, Monday to Sunday, less what was spent on them.
  package var leftThisWeek: Money
  package var daysLeft: Int
}

/// Figures over all purchases; refunds are not among them.
package struct ExpenseStatistics: Sendable {
  package var count: Int
  package var mean: Money
  package var median: Money
  /// The commonest amounts, ties listed, and how often they occur; empty where every amount occurs once.
  package var modes: [Money]
  package var modeCount: Int
  package var smallest: Money
  package var largest: Money
  /// What those of these amounts were that were paid in other currencies: each once, in the order of time.
  package var asPaid: [Money: [Money]]
  /// The biggest purchase, by its position in the budget's list.
  package var biggest: Int
  /// Of the days of the trip; nil where nothing was spent on any of them.
  package var dearestDay: DayMoney?
  /// The same of those on which something was spent; nil where several days cost as little.
  package var cheapestDay: DayMoney?
}

/// What one traveller is to give another.
package struct Payment: Sendable, Hashable {
  package var from: String
  package var to: String
  package var amount: Money

  package init(from: String, to: String, amount: Money) {
    self.from = from
    self.to = to
    self.amount = amount
  }
}

/// What one traveller paid, against what was theirs to pay.
package struct Balance: Sendable, Hashable {
  package var traveller: String
  package var paid: Money
  package var share: Money
  /// What they gave others since, less what they got from them.
  package var repaid: Money

  package init(traveller: String, paid: Money, share: Money, repaid: Money? = nil) {
    self.traveller = traveller
    self.paid = paid
    self.share = share
    self.repaid = repaid ?? .zero(paid.currency)
  }
  /// Positive: is owed to them.
  package var balance: Money { paid - share + repaid }
}
