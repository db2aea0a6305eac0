import Diagnostics
import TripModel
import TripPlanning

/// Budgets that are used up, or nearly. Only those that readers get as well: what a build says is often read by others.
///
/// Of a trip that is over one note is enough: nothing can be done about it any more.
func checkBudgets(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  let alerts = plan.money.budget?.alerts ?? []
  let past = alerts.filter(\.isPast)
  let remembered = past.isEmpty ? [] : [Diagnostic.remembered(past, at: trip.budget?.totalPlace?.file)]
  return alerts.filter { !$0.isPast }.map { alert in
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

  fileprivate static func remembered(_ alerts: [BudgetAlert], at file: String?) -> Diagnostic {
    let over = alerts.filter { $0.left.minorUnits < 0 }
    let kept = alerts.filter { $0.left.minorUnits >= 0 }
    func name(_ alert: BudgetAlert) -> String { alert.category ?? "the whole trip" }
    let parts = [
      over.isEmpty
        ? nil
        : "overspent were those of "
          + over.map { "\(name($0)) (by \((-$0.left).written))" }.joined(separator: ", "),
      kept.isEmpty
        ? nil
        : "used up, or nearly, those of "
          + kept.map { "\(name($0)) (\($0.percent) %)" }.joined(separator: ", "),
    ]
    return Diagnostic(
      .note, over.isEmpty ? .budgetNearlyUsed : .budgetUsed,
      "The trip is over; of its budgets " + parts.compactMap(\.self).joined(separator: ", and "),
      at: SourcePlace(file: file ?? "budget.yml"))
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
