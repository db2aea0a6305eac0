import TripModel

/// The money of each day, and how what is left spreads over the days that remain (F4).
struct MoneyCalendar {
  let days: [DayMoney]
  let allowance: AllowancePlan?
  let meanPerDay: Money?

  /// - Parameter purchases: in order of day.
  init(total: Money?, currency: Currency, dates: TripDates?, today: LocalDate, purchases: [ExpensePlan]) {
    var spentOn: [LocalDate: Money] = [:]
    for purchase in purchases { spentOn[purchase.day, default: .zero(currency)] += purchase.amount.value }
    let ledger = Ledger(
      total: total, currency: currency, dates: dates.flatMap { $0.count <= SitePlanner.mostDays ? $0 : nil },
      today: today, spentOn: spentOn)
    days = ledger.days()
    allowance = ledger.allowancePlan()
    meanPerDay = ledger.meanPerDay()
  }
}

private struct Ledger {
  let total: Money?
  let currency: Currency
  let dates: TripDates?
  let today: LocalDate
  let spentOn: [LocalDate: Money]

  private var start: LocalDate? { dates?.start.value }
  private var end: LocalDate? { dates?.end.value }

  /// Every day of the trip, and those beyond on which money was spent, in order.
  func days() -> [DayMoney] {
    var all = Set(spentOn.keys)
    if let dates { all.formUnion((0..<dates.count).map { dates.start.value + $0 }) }
    var soFar = Money.zero(currency)
    return all.sorted().map { date in
      let before = soFar
      let spent = spentOn[date] ?? .zero(currency)
      soFar += spent
      return DayMoney(
        date: date, spent: spent, spentSoFar: soFar, allowance: allowance(on: date, spentBefore: before),
        planSoFar: plan(upTo: date))
    }
  }

  /// (Total less what was spent before) shared over the days from this one to the end; for a day to come, as it
  /// stands today. None without a total or a written end, or outside the trip.
  private func allowance(on date: LocalDate, spentBefore: Money) -> Money? {
    guard let total, let start, let end, dates?.hasWrittenEnd == true, date >= start, date <= end else {
      return nil
    }
    let reference = today < start ? start : min(date, today)
    let before = reference == date ? spentBefore : spent(before: reference)
    return (total - before).divided(by: end - reference + 1)
  }

  private func plan(upTo date: LocalDate) -> Money? {
    guard let total, let start, let end, dates?.hasWrittenEnd == true else { return nil }
    let count = end - start + 1
    let passed = min(count, max(0, date - start + 1))
    return Money(minorUnits: total.minorUnits * passed, currency: currency).divided(by: count)
  }

  func allowancePlan() -> AllowancePlan? {
    guard let total, let start, let end, dates?.hasWrittenEnd == true, today >= start, today <= end else {
      return nil
    }
    let daysLeft = end - today + 1
    let allowance = (total - spent(before: today)).divided(by: daysLeft)
    let spentToday = spentOn[today] ?? .zero(currency)
    return AllowancePlan(
      today: allowance, leftToday: allowance - spentToday,
      leftThisWeek: leftThisWeek(total: total, start: start, end: end), daysLeft: daysLeft)
  }

  /// The share of this week's days, as it stood on its first, less what was spent on them.
  private func leftThisWeek(total: Money, start: LocalDate, end: LocalDate) -> Money {
    let monday = today - (today.weekday - 1)
    let (first, last) = (max(monday, start), min(monday + 6, end))
    let remaining = total - spent(before: first)
    let share = Money(minorUnits: remaining.minorUnits * (last - first + 1), currency: currency)
      .divided(by: end - first + 1)
    return share - (spent(before: last + 1) - spent(before: first))
  }

  /// What a day cost on average, from the first to today or the trip's end.
  func meanPerDay() -> Money? {
    guard let start, let end else { return nil }
    let last = dates?.hasWrittenEnd == true ? min(today, end) : max(end, min(today, end))
    guard last >= start else { return nil }
    return spent(before: last + 1).divided(by: last - start + 1)
  }

  private func spent(before date: LocalDate) -> Money {
    spentOn.filter { $0.key < date }.values.reduce(.zero(currency), +)
  }
}
