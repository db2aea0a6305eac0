import Diagnostics
import TripModel
import TripPlanning

/// What bookings cost in a currency that has no rate, where readers get no prices: the author's sums lack it all the
/// same.
///
/// It is told at the event's name, since the line of the cost would show the price to whoever reads what a build says.
func checkBookingRates(of trip: Trip) -> [Diagnostic] {
  let (settings, budget) = (trip.settings, trip.budget ?? Budget())
  // Published prices are counted by the plan, which tells it.
  guard !settings.publish.prices || settings.publish.budget == .none else { return [] }
  return trip.events.compactMap { event in
    guard let cost = event.cost, event.keptBack.isEmpty else { return nil }
    let foreign = cost.amount.currency
    let isKnown =
      foreign == settings.currency || cost.rate != nil || budget.rates[foreign] != nil
      || budget.datedRates.rate(of: foreign, in: settings.currency, on: cost.when.date) != nil
    guard !isKnown else { return nil }
    return .missingRate(of: foreign, in: settings.currency, "booking", at: event.source, budget)
  }
}

/// Money spent after the trip was over, or long before it, is probably a slip of the date; so is what would be within
/// it in another year.
func checkExpenses(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  guard let budget = trip.budget, let dates = plan.dates else { return [] }
  // What is given back is often given weeks later.
  let expenses = budget.expenses.filter { !$0.isRepayment }
  return expenses.sorted { $0.when.date < $1.when.date }.compactMap { item in
    let early = dates.start.value - item.when.date
    let late = item.when.date - dates.end.value
    if early > 0, dates.hasWrittenEnd, !bookedAhead.contains(item.category), let meant = dates.inItsYear(item)
    {
      return Diagnostic(
        .warning, .expenseOutsideTrip, "This was spent \(early) days before the trip began", at: item.place,
        advice: "Did you mean \(meant)?")
    }
    guard early > 366 || (late > 7 && dates.hasWrittenEnd) else { return nil }
    return Diagnostic(
      .warning, .expenseOutsideTrip,
      early > 0 ? "Expense more than a year before the trip" : "Expense more than a week after the trip",
      at: item.place, advice: "Correct its date if it is wrong.")
  }
}

/// What is often paid a year ahead.
private let bookedAhead: Set<String> = ["lodging", "transport"]

extension TripDates {
  /// The same day one year later, where that is within the trip and the expense was more than half a year before it.
  fileprivate func inItsYear(_ expense: Expense) -> LocalDate? {
    let day = expense.when.date
    guard start.value - day > 183,
      let meant = LocalDate(year: day.year + 1, month: day.month, day: day.day)
    else { return nil }
    return meant >= start.value && meant <= end.value ? meant : nil
  }
}

/// One purchase that is far above all others was probably typed without its point, or without its currency. What is dear by
/// itself is left out: a flight, a room.
func checkLargestExpense(_ plan: TripPlan) -> [Diagnostic] {
  let bought = (plan.money.budget?.expenses ?? []).filter { !$0.expense.isRefund }
    .sorted { $0.amount.value.minorUnits < $1.amount.value.minorUnits }
  guard bought.count >= fewestToCompare, let largest = bought.last,
    !bookedAhead.contains(largest.expense.category),
    largest.amount.value.minorUnits / farAbove > bought[bought.count - 2].amount.value.minorUnits
  else { return [] }
  let (amount, next) = (largest.expense.amount, bought[bought.count - 2].amount.value)
  let isOwn = amount.currency == next.currency
  return [
    Diagnostic(
      .warning, .oddAmount,
      "\(amount.decimal) \(amount.currency) is more than \(farAbove) times whatever else was bought "
        + "(\(next.decimal) \(next.currency) at most)",
      at: largest.expense.place,
      advice: "Look whether its point is missing, or "
        + (isOwn
          ? "its currency: a number alone is in \(amount.currency)." : "its currency or rate is another one.")
    )
  ]
}

/// Of fewer purchases none is unusual.
private let fewestToCompare = 5
/// A point that was left out makes an amount a hundred times as large; the dearest evening of a cheap trip is not
/// fifty times all others.
private let farAbove = 50

/// Expenses that stand there twice, as a table does that was pasted twice.
///
/// Two coffees of one morning are no mistake: it is told of those with the same time of day, and where three and more
/// are there twice.
func checkExpensesOnce(of trip: Trip) -> [Diagnostic] {
  let expenses = trip.budget?.expenses ?? []
  var firsts: [ExpenseKey: Expense] = [:]
  var again: [(first: Expense, second: Expense)] = []
  for expense in expenses where !expense.isBooking {
    let key = ExpenseKey(expense)
    if let first = firsts[key] { again.append((first, expense)) } else { firsts[key] = expense }
  }
  let kinds = Set(again.map { ExpenseKey($0.second) }).count
  return again.filter { kinds > 2 || $0.second.when.time != nil }.map { first, second in
    let line = first.place.span.map { " in line \($0.line)" } ?? ""
    return Diagnostic(
      .warning, .enteredTwice, "The same expense stands here a second time; the first is\(line)",
      at: second.place, advice: "Take one of the two out, unless it was paid twice.")
  }
}

/// All that a line of an expense says.
private struct ExpenseKey: Hashable {
  let date: LocalDate
  let second: Int?
  let category: String
  let amount: Money
  let isRefund: Bool
  let what: String
  let paidBy: String?

  init(_ expense: Expense) {
    (date, second) = (expense.when.date, expense.when.time?.secondOfDay)
    (category, amount, isRefund) = (expense.category, expense.amount, expense.isRefund)
    (what, paidBy) = (expense.what, expense.paidBy)
  }
}
