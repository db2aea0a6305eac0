import Diagnostics
import TripModel
import TripPlanner

/// Budgets that are used up, or nearly. Only those that readers get as well: what a build says is often read by others.
func checkBudgets(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  let alerts = plan.budget?.alerts ?? []
  let kept = alerts.filter(\.isOnlyRemembered)
  let remembered = kept.isEmpty ? [] : [Diagnostic.remembered(kept, at: trip.budget?.totalPlace?.file)]
  return alerts.filter { !$0.isOnlyRemembered }.map { alert in
    let written = trip.budget?.categories.first { $0.name == alert.category }
    var diagnostic = Diagnostic.alert(alert)
    diagnostic.place = alert.category == nil ? trip.budget?.totalPlace : written?.place
    return diagnostic
  } + remembered
}

extension Diagnostic {
  fileprivate static func alert(_ alert: BudgetAlert) -> Diagnostic {
    let subject = alert.category.map { "The budget for \($0)" } ?? "The budget of the trip"
    let sums = "\(alert.spent.written) of \(alert.budget.written)"
    switch alert.level {
    case .nearly:
      return Diagnostic(
        .warning, .budgetNearlyUsed, "\(subject) is nearly used up: \(sums), \(alert.percent) %",
        advice: advice(alert.tip))
    case .used where alert.left.minorUnits < 0:
      return Diagnostic(
        .warning, .budgetUsed, "\(subject) is overspent by \((-alert.left).written): \(sums)",
        advice: advice(alert.tip))
    case .used:
      return Diagnostic(.warning, .budgetUsed, "\(subject) is used up: \(sums)", advice: advice(alert.tip))
    }
  }

  /// Of a trip that is over: one word on all budgets that were kept, just.
  fileprivate static func remembered(_ alerts: [BudgetAlert], at file: String?) -> Diagnostic {
    let names = alerts.map { ($0.category ?? "the whole trip") + " (\($0.percent) %)" }
    return Diagnostic(
      .note, .budgetNearlyUsed,
      "The trip is over, and kept to budgets that it nearly used up: \(names.joined(separator: ", "))",
      at: SourcePlace(file: file ?? "budget.yml"))
  }

  private static func advice(_ tip: BudgetAlert.Tip) -> String {
    switch tip {
    case .perDay(let amount, 1): "\(amount.written) are left for the last day."
    case .perDay(let amount, let days): "That leaves \(amount.written) a day for \(days) days."
    case .room(let category, let amount): "For \(category) \(amount.written) are left: take it from there."
    case .leftInAll(let amount): "In all \(amount.written) are left still."
    case .nothingLeft: "No other budget has anything left: whatever comes now is more than was planned."
    case .mostWentOn(let category, let amount): "Most of it went on \(category): \(amount.written)."
    case .beforeTheTrip: "And the trip has not begun: look whether the budget is what you mean."
    case .nextTime(let amount): "For the next trip, plan with \(amount.written)."
    }
  }
}

extension Money {
  fileprivate var written: String { "\(decimal) \(currency.code)" }
}
