import TripModel

/// The money of each day, and how what is left spreads over the days that remain.
struct MoneyCalendar {
  let days: [DayMoney]
  let allowance: AllowancePlan?
  let meanPerDay: Money?
  let weeks: [WeekMoney]

  init(total: Money?, currency: Currency, dates: TripDates?, today: LocalDate, purchases: [ExpensePlan]) {
    let spending = Spending(purchases, currency: currency)
    let ledger = Ledger(
      total: total, dates: dates.flatMap { $0.count <= TripPlanner.maxDays ? $0 : nil }, today: today,
      spending: spending)
    days = ledger.days()
    allowance = ledger.allowancePlan()
    meanPerDay = ledger.meanPerDay()
    weeks = ledger.weeks()
  }
}

/// What was spent on each day, and before it.
private struct Spending {
  let currency: Currency
  /// Days on which money was spent, in order.
  let days: [LocalDate]
  let costs: [LocalDate: [DayCost]]
  /// Days on which something was logged that was no booking.
  let logged: Set<LocalDate>
  private let on: [LocalDate: Money]
  /// What was spent before each of the days, and at last in all.
  private let before: [Money]

  init(_ purchases: [ExpensePlan], currency: Currency) {
    self.currency = currency
    var on: [LocalDate: Money] = [:]
    var costs: [LocalDate: [DayCost]] = [:]
    for (index, purchase) in purchases.enumerated() {
      for (day, cost) in Self.costs(of: purchase, at: index) {
        on[day, default: .zero(currency)] += cost.amount
        costs[day, default: []].append(cost)
      }
    }
    self.costs = costs
    logged = Set(purchases.filter { !$0.expense.isBooking }.map(\.day))
    days = on.keys.sorted()
    var sum = Money.zero(currency)
    var before = [sum]
    for day in days {
      sum += on[day] ?? .zero(currency)
      before.append(sum)
    }
    self.on = on
    self.before = before
  }

  /// What a purchase costs on each of the days that it is spread over.
  private static func costs(of purchase: ExpensePlan, at index: Int) -> [(LocalDate, DayCost)] {
    let count = max(1, purchase.expense.days)
    guard count > 1 else {
      return [(purchase.day, DayCost(expense: index, amount: purchase.amount.value, part: 1, parts: 1))]
    }
    return purchase.amount.value.split(by: Array(repeating: 1, count: count)).enumerated().map {
      part, amount in
      (purchase.day + part, DayCost(expense: index, amount: amount, part: part + 1, parts: count))
    }
  }

  func on(_ date: LocalDate) -> Money { on[date] ?? .zero(currency) }

  var inAll: Money { before.last ?? .zero(currency) }

  func before(_ date: LocalDate) -> Money { before[days.firstIndex(sortedBy: \.self, notBelow: date)] }
}

private struct Ledger {
  let total: Money?
  let dates: TripDates?
  let today: LocalDate
  let spending: Spending

  /// A total and the days over which it is to be spread: only a trip with a written end has an allowance.
  private var plan: (total: Money, start: LocalDate, end: LocalDate)? {
    guard let total, let dates, dates.hasWrittenEnd else { return nil }
    return (total, dates.start.value, dates.end.value)
  }

  /// Every day of the trip, and those beyond on which money was spent, in order.
  func days() -> [DayMoney] {
    var all = Set(spending.days)
    if let dates { all.formUnion((0..<dates.span).map { dates.start.value + $0 }) }
    return all.sorted().map { date in
      var day = DayMoney(
        date: date, spent: spending.on(date), spentSoFar: spending.before(date + 1),
        allowance: allowance(on: date), planSoFar: planned(upTo: date))
      day.costs = spending.costs[date] ?? []
      day.isLogged = spending.logged.contains(date)
      return day
    }
  }

  /// (Total less what was spent before) shared over the days from this one to the end; for a day to come, as it
  /// stands today: what is booked already on days to come is not there to be shared, and belongs to its own day; nor
  /// is what was spent today beyond today's share. None outside the trip.
  private func allowance(on date: LocalDate) -> Money? {
    guard let plan, date >= plan.start, date <= plan.end else { return nil }
    let reference = max(plan.start, min(date, today))
    let left = plan.total - spending.before(reference)
    let count = plan.end - reference + 1
    guard date > today else { return left.divided(by: count) }
    let booked = spending.inAll - spending.before(max(reference, today + 1))
    let open = left - booked
    let share = open.divided(by: count)
    let spentToday = spending.on(today)
    // What is left of today's share may still be spent today, so it is promised to no other day.
    guard today >= plan.start, spentToday.minorUnits > share.minorUnits else {
      return share + spending.on(date)
    }
    return (open - spentToday).divided(by: count - 1) + spending.on(date)
  }

  private func planned(upTo date: LocalDate) -> Money? {
    guard let plan else { return nil }
    let count = plan.end - plan.start + 1
    return plan.total.part(min(count, max(0, date - plan.start + 1)), of: count)
  }

  /// The weeks of the trip, each with its part: of one that began as what was left then is shared over the days to the
  /// end, of one to come as its days are promised today.
  func weeks() -> [WeekMoney] {
    guard let plan else { return [] }
    var weeks: [WeekMoney] = []
    var first = plan.start
    while first <= plan.end {
      let last = min(first + (7 - first.weekday), plan.end)
      let before = spending.before(first)
      let spent = spending.before(last + 1) - before
      let part =
        first <= max(today, plan.start)
        ? (plan.total - before).part(last - first + 1, of: plan.end - first + 1)
        : (0...(last - first)).reduce(Money.zero(plan.total.currency)) { sum, index in
          sum + (allowance(on: first + index) ?? .zero(plan.total.currency))
        }
      weeks.append(WeekMoney(first: first, last: last, allowance: part, spent: spent))
      first = last + 1
    }
    return weeks
  }

  func allowancePlan() -> AllowancePlan? {
    guard let plan, let allowance = allowance(on: today) else { return nil }
    return AllowancePlan(
      today: allowance, leftToday: allowance - spending.on(today),
      leftThisWeek: leftThisWeek(total: plan.total, start: plan.start, end: plan.end),
      daysLeft: plan.end - today + 1)
  }

  /// The share of this week's days, as it stood on its first, less what was spent on them.
  private func leftThisWeek(total: Money, start: LocalDate, end: LocalDate) -> Money {
    let monday = today - (today.weekday - 1)
    let (first, last) = (max(monday, start), min(monday + 6, end))
    let before = spending.before(first)
    let share = (total - before).part(last - first + 1, of: end - first + 1)
    return share - (spending.before(last + 1) - before)
  }

  /// What a day cost on average, over the days of the trip from the first to today or its end: of a journey all that
  /// the calendar has, of outings those that hold something.
  func meanPerDay() -> Money? {
    guard let dates else { return nil }
    let last = min(today, dates.end.value)
    guard last >= dates.start.value else { return nil }
    let days = dates.count(upTo: last)
    return days > 0 ? spending.before(last + 1).divided(by: days) : nil
  }
}
