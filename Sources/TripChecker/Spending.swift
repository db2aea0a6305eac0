import Diagnostics
import TripModel
import TripPlanner

/// Money spent after the trip was over, or long before it, is probably a slip of the date.
func checkExpenses(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  guard let budget = trip.budget, let dates = plan.dates else { return [] }
  return budget.expenses.sorted { $0.when.date < $1.when.date }.compactMap { item in
    let early = dates.start.value - item.when.date
    let late = item.when.date - dates.end.value
    guard early > 366 || (late > 7 && dates.hasWrittenEnd) else { return nil }
    return Diagnostic(
      .warning, .expenseOutsideTrip,
      early > 0
        ? "Expense more than a year before the trip"
        : "Expense more than a week after the trip",
      at: item.place, advice: "Correct its date if it is wrong.")
  }
}
