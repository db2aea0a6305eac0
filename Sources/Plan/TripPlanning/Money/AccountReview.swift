import Diagnostics
package import TripModel

/// What accounts hold by all that the folder says, published or not: for whoever keeps it.
package struct AccountReview: Sendable {
  /// Those with an account, in the order of the file.
  package let means: [MeansPlan]
  /// Accounts of which something was taken that no rate tells.
  package let withoutRate: [(account: MoneyAccount, currency: Currency)]

  /// Of a trip as it was read, with the dates of its plan.
  package init(of trip: Trip, _ plan: TripPlan) {
    let settings = trip.settings
    guard var budget = trip.budget, !budget.accounts.isEmpty else {
      (means, withoutRate) = ([], [])
      return
    }
    budget.expenses = trip.allCosts
    var told: [Diagnostic] = []
    let planned = BudgetPlanner(settings: settings, budget: budget, dates: plan.dates, today: plan.today)
      .plan(&told)
    means = planned.means.filter { $0.account != nil }
    withoutRate = MeansLedger(budget: budget, currency: settings.currency)
      .withoutRate(among: planned.expenses)
  }
}
