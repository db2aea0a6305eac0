package import TripModel

/// What accounts hold by all that the folder says, published or not: for whoever keeps it.
package struct AccountReview: Sendable {
  /// In the order of the file.
  package let accounts: [(account: MoneyAccount, plan: AccountPlan)]
  /// Accounts from which something was taken that no rate tells, with the currency that has none.
  package let withoutRate: [(account: MoneyAccount, currency: Currency)]

  /// Of a trip as it was read.
  package init(of trip: Trip) {
    guard var budget = trip.budget, !budget.accounts.isEmpty else {
      (accounts, withoutRate) = ([], [])
      return
    }
    budget.expenses = trip.allCosts
    let ledger = MeansLedger(
      budget: budget, exchange: Exchange(budget: budget, currency: trip.settings.currency))
    (accounts, withoutRate) = (ledger.accounts(), ledger.withoutRate())
  }
}
