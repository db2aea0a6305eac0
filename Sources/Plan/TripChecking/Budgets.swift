import Diagnostics
import TripModel
import TripPlanning

/// Budgets that are used up, or nearly. Only those that readers get as well: what a build says is often read by others.
///
/// Of a trip that is over nothing can be done about it any more, and its pages tell what was overspent.
func checkBudgets(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  guard let budget = plan.money.budget else { return [] }
  return budget.alerts.filter { !$0.isPast }.map { alert in
    let written = trip.budget?.categories.first { $0.name == alert.category }
    var diagnostic = Diagnostic.alert(alert, tip: budget.known(alert.tip))
    diagnostic.place = alert.category == nil ? trip.budget?.totalPlace : written?.place
    return diagnostic
  }
}

/// Budgets of categories that are more in all than that of the trip: one of the sums is not what was meant.
func checkCategories(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  guard let budget = plan.money.budget, let total = budget.total else { return [] }
  let sum = budget.categories.compactMap(\.budget).reduce(Money.zero(budget.currency)) { $0 + $1 }
  guard sum.minorUnits > total.minorUnits else { return [] }
  return [
    Diagnostic(
      .warning, .categoriesAboveTotal,
      "The categories come to \(sum.written) in all, and the total is \(total.written)",
      at: trip.budget?.totalPlace, advice: "Raise the total, or lower what the categories may cost.")
  ]
}

extension Diagnostic {
  fileprivate static func alert(_ alert: BudgetAlert, tip: BudgetAlert.Tip?) -> Diagnostic {
    let way = tip.map { advice($0) }
    let subject = alert.category.map { "The budget for \($0)" } ?? "The budget of the trip"
    let sums = "\(alert.spent.written) of \(alert.budget.written)"
    switch alert.level {
    case .nearly:
      return Diagnostic(
        .warning, .budgetNearlyUsed, "\(subject) is nearly used up: \(sums), \(alert.percent) %",
        advice: way)
    case .used where alert.left.minorUnits < 0:
      return Diagnostic(
        .warning, .budgetUsed, "\(subject) is overspent by \((-alert.left).written): \(sums)",
        advice: way)
    case .used:
      return Diagnostic(.warning, .budgetUsed, "\(subject) is used up: \(sums)", advice: way)
    }
  }

  private static func advice(_ tip: BudgetAlert.Tip) -> String {
    switch tip {
    case .perDay(let amount, 1): "\(amount.written) are left for the last day."
    case .perDay(let amount, let days): "That leaves \(amount.written) a day for \(days) days."
    case .room(let category, let amount): "For \(category) \(amount.written) are left: take it from there."
    case .leftInAll(let amount): "In all \(amount.written) are left still."
    case .nothingLeft: "No other budget has anything left: whatever comes now is more than was planned."
    case .maxWentOn(let category, let amount): "Most of it went on \(category): \(amount.written)."
    case .beforeTheTrip: "And the trip has not begun: look whether the budget is what you mean."
    case .nextTime(let amount): "For the next trip, plan with \(amount.written)."
    }
  }
}

extension Money {
  fileprivate var written: String { "\(decimal) \(currency.code)" }
}
