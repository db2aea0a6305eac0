import Diagnostics
import TripModel

/// What the trip cost, by day and by category, against what it was meant to.
struct BudgetPlanner {
  let settings: TripSettings
  let budget: Budget
  let dates: TripDates?
  /// Whether anything tells that these are days under way; of others there is no mean.
  var areOfJourney = true
  let today: LocalDate
  var bookings = BudgetPlan.Bookings.counted

  private var currency: Currency { settings.currency }
  private var exchange: Exchange { Exchange(budget: budget, currency: currency) }

  func plan(_ diagnostics: inout [Diagnostic]) -> BudgetPlan {
    var uncounted = BudgetPlan.Uncounted(unread: budget.unread.count)
    var unrated: [ExpensePlan] = []
    let all = convert(&uncounted, &unrated, &diagnostics)
    let converted = all.filter { !$0.expense.isRepayment }
    let repayments = all.filter(\.expense.isRepayment)
    let spent = converted.reduce(Money.zero(currency)) { $0 + $1.amount.value }
    let calendar = MoneyCalendar(
      total: budget.total, currency: currency, dates: dates, today: today, purchases: converted)
    let balances = Balances(
      expenses: converted, repayments: repayments, travellers: settings.travellers, currency: currency
    ).list
    // A day of which an expense is lacking may be the dearest as well as the cheapest.
    let isWhole = uncounted.count == 0
    var plan = BudgetPlan(
      currency: currency, total: budget.total, spent: spent, left: budget.total.map { $0 - spent },
      categories: categories(converted), expenses: isWhole ? balanced(converted) : converted,
      days: calendar.days,
      allowance: settings.isClosed ? nil : calendar.allowance,
      meanPerDay: isWhole && areOfJourney ? calendar.meanPerDay : nil,
      statistics: isWhole ? statistics(of: converted, days: calendar.days) : nil,
      balances: balances)
    (plan.uncounted, plan.bookings) = (uncounted, bookings)
    plan.isPutAsideUnread = budget.isPutAsideUnread
    (plan.repayments, plan.unrated) = (repayments, unrated)
    let unratedDays = Set(unrated.map(\.day))
    for index in plan.days.indices where unratedDays.contains(plan.days[index].date) {
      plan.days[index].hasUnrated = true
    }
    plan.weeks = calendar.weeks
    plan.means = MeansLedger(budget: budget, exchange: exchange).means(of: converted)
    // What is missing may turn round who owes whom.
    if !plan.isPartial {
      let settlement = Settlement(balances)
      (plan.payments, plan.isFewestPayments) = (settlement.payments, settlement.isFewest)
    }
    let alerts = BudgetAlerts(plan, dates: dates, isClosed: settings.isClosed, today: today)
    plan.alerts = alerts.alerts
    plan.praise = alerts.praise
    return plan
  }

  /// Its days are those of the trip alone: a flight that was paid months before is none of them.
  private func statistics(of expenses: [ExpensePlan], days: [DayMoney]) -> ExpenseStatistics? {
    let ofTrip = days.filter { day in
      dates.map { ($0.start.value...max($0.start.value, $0.end.value)).contains(day.date) } ?? true
    }
    return ExpenseStatistics(expenses: expenses, days: ofTrip, today: today)
  }

  /// Every expense that can be counted, in the trip's currency and in order of time; what has no time stands
  /// behind the line above it in the file, and where that is of another day at the end of its own.
  private func convert(
    _ uncounted: inout BudgetPlan.Uncounted, _ unrated: inout [ExpensePlan],
    _ diagnostics: inout [Diagnostic]
  ) -> [ExpensePlan] {
    var converted: [(order: (Int, Int, Int), plan: ExpensePlan)] = []
    var magnitude = Money.zero(currency)
    var last = (day: Int.min, second: Self.withoutTime)
    for (index, expense) in budget.expenses.enumerated() {
      do throws(Exchange.Refusal) {
        let amount = try inTripCurrency(expense)
        if case .rateOfDay(_, let date) = amount.reason, expense.when.date - date > DatedRates.oldest {
          diagnostics.append(.oldRate(expense, of: date))
        }
        magnitude += amount.value.magnitude
        guard magnitude.minorUnits <= Self.maxInAll else { throw .tooMuch }
        // A line without an hour stays behind the one above it in the file, if that is of its day.
        let day = expense.when.date.dayNumber
        let second = expense.when.time?.secondOfDay ?? (last.day == day ? last.second : Self.withoutTime)
        last = (day, second)
        let order = (day, second, index)
        let plan = ExpensePlan(
          expense: expense, day: expense.when.date, amount: amount, leftInAll: nil, leftInCategory: nil)
        converted.append((order, plan))
      } catch {
        switch error {
        case .noRate(let foreign):
          uncounted.unrated += 1
          if !expense.isRepayment { unrated.append(Self.inOwnCurrency(expense)) }
          let subject = expense.isBooking ? "booking" : "expense"
          diagnostics.append(.missingRate(of: foreign, in: currency, subject, at: expense.place, budget))
        case .tooMuch:
          uncounted.unread += 1
          diagnostics.append(.tooMuch(expense))
        }
      }
    }
    return converted.sorted { $0.order < $1.order }.map(\.plan)
  }

  /// Smallest units up to which all sums of a trip are exact.
  private static let maxInAll = 1_000_000_000_000_000_000
  /// Later than any second of a day.
  private static let withoutTime = 86_400

  /// As it was paid: no sum can have it, and its day tells it all the same.
  private static func inOwnCurrency(_ expense: Expense) -> ExpensePlan {
    let amount = expense.isRefund ? -expense.amount : expense.amount
    return ExpensePlan(
      expense: expense, day: expense.when.date,
      amount: Reasoned(amount, because: .written(file: expense.place.file)), leftInAll: nil,
      leftInCategory: nil)
  }

  private func inTripCurrency(_ expense: Expense) throws(Exchange.Refusal) -> Reasoned<Money> {
    try exchange.inTripCurrency(
      expense.isRefund ? -expense.amount : expense.amount, on: expense.when.date, rate: expense.rate)
  }

  /// What attractions on days to come will cost; nobody knows of one with a day behind us whether it was paid.
  func planned(
    _ attractions: [AttractionPlan], left: Money?, _ diagnostics: inout [Diagnostic]
  ) -> PlannedMoney? {
    var costs: [PlannedMoney.Cost] = []
    for idea in attractions where !idea.wasVisited {
      guard let cost = idea.cost, let day = idea.day, day >= today else { continue }
      do throws(Exchange.Refusal) {
        let amount = try exchange.inTripCurrency(cost, on: min(day, today)).value
        costs.append(PlannedMoney.Cost(attraction: idea.id, day: day, cost: cost, amount: amount))
      } catch {
        diagnostics.append(
          .missingRate(
            of: cost.currency, in: currency, "what “\(idea.name)” will cost is", at: idea.source, budget))
      }
    }
    guard !costs.isEmpty else { return nil }
    costs.sort { ($0.day, $0.attraction.index) < ($1.day, $1.attraction.index) }
    let sum = costs.reduce(Money.zero(currency)) { $0 + $1.amount }
    return PlannedMoney(
      costs: costs, sum: sum, leftAfter: left.map { $0 - sum },
      isKept: attractions.contains { $0.isCostKept })
  }

  /// With what was left after each, in all and in its category: known where no expense is lacking.
  private func balanced(_ expenses: [ExpensePlan]) -> [ExpensePlan] {
    var left = budget.total
    var leftIn: [String: Money] = [:]
    for category in budget.categories { leftIn[category.name] = category.amount }
    return expenses.map { expense in
      var expense = expense
      left = left.map { $0 - expense.amount.value }
      leftIn[expense.expense.category]? += -expense.amount.value
      expense.leftInAll = left
      expense.leftInCategory = leftIn[expense.expense.category]
      return expense
    }
  }

  private func categories(_ expenses: [ExpensePlan]) -> [CategoryPlan] {
    var spent: [String: Money] = [:]
    for expense in expenses {
      spent[expense.expense.category, default: .zero(currency)] += expense.amount.value
    }
    let budgeted = budget.categories.map { category in
      CategoryPlan(
        name: category.name, budget: category.amount, spent: spent[category.name] ?? .zero(currency))
    }
    let names = Set(budgeted.map(\.name))
    let others = spent.filter { !names.contains($0.key) }
      .map { CategoryPlan(name: $0.key, budget: nil, spent: $0.value) }
      .sorted { ($1.spent.minorUnits, $0.name) < ($0.spent.minorUnits, $1.name) }
    return budgeted + others
  }
}

extension Money {
  fileprivate var magnitude: Money { minorUnits < 0 ? -self : self }
}

extension Diagnostic {
  /// Without the expense's own day, so that equal ones are told once.
  fileprivate static func oldRate(_ expense: Expense, of date: LocalDate) -> Diagnostic {
    Diagnostic(
      .warning, .oldRate,
      "Old rate: rates.csv ends on \(date), and later amounts in \(expense.amount.currency) use that day's",
      at: expense.place, advice: "Run `tripbook fetch rates` for newer ones.")
  }

  fileprivate static func tooMuch(_ expense: Expense) -> Diagnostic {
    Diagnostic(
      .error, .badMoney, "Expense left out: the total would be too large to count", at: expense.place,
      advice: "Correct the amount or the rate.")
  }
}
