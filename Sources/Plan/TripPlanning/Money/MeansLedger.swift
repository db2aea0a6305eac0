package import TripModel

/// With what was paid, and what accounts still hold.
package struct MeansLedger {
  private let budget: Budget
  private let currency: Currency

  package init(budget: Budget, currency: Currency) {
    self.budget = budget
    self.currency = currency
  }

  /// Accounts in the order of the file, then other means, those with which most was paid first.
  package func means(of expenses: [ExpensePlan]) -> [MeansPlan] {
    var paid: [String: [ExpensePlan]] = [:]
    for expense in expenses {
      if let name = expense.expense.means { paid[name, default: []].append(expense) }
    }
    func plan(_ name: String, _ account: AccountPlan?) -> MeansPlan {
      let own = paid[name] ?? []
      return MeansPlan(
        name: name, spent: own.reduce(.zero(currency)) { $0 + $1.amount.value },
        count: own.count { !$0.expense.isRefund }, account: account)
    }
    let accounts = budget.accounts.map { plan($0.name, account($0, paid[$0.name] ?? [])) }
    let known = Set(budget.accounts.map(\.name))
    let others = paid.keys.filter { !known.contains($0) }.map { plan($0, nil) }
      .sorted { ($1.spent.minorUnits, $0.name) < ($0.spent.minorUnits, $1.name) }
    return accounts + others
  }

  private func account(_ account: MoneyAccount, _ paid: [ExpensePlan]) -> AccountPlan {
    let own = account.held.currency
    var taken = Money.zero(own)
    for expense in paid { taken += inCurrency(own, expense) ?? .zero(own) }
    for other in budget.accounts where other.name != account.name {
      for addition in other.additions where addition.from == account.name {
        taken += exchanged(addition.amount, to: own, on: addition.day) ?? .zero(own)
      }
    }
    let held = account.additions.reduce(account.held) { $0 + $1.amount }
    return AccountPlan(
      held: held, taken: taken, warnBelow: account.warnBelow ?? held.part(1, of: Self.lowPart),
      place: account.place)
  }

  /// A fifth, as of a budget.
  private static let lowPart = 5

  /// What an expense took out of an account: as it was paid where that is the account's currency, else what it came
  /// to in the trip's, and only where it is neither by way of that.
  private func inCurrency(_ own: Currency, _ expense: ExpensePlan) -> Money? {
    let paid = expense.expense.amount
    if paid.currency == own { return expense.expense.isRefund ? -paid : paid }
    return exchanged(expense.amount.value, to: own, on: expense.day)
  }

  /// Nil where there is no rate, or it would not fit.
  private func exchanged(_ amount: Money, to own: Currency, on day: LocalDate) -> Money? {
    if amount.currency == own { return amount }
    guard amount.currency != currency else { return fromTripCurrency(amount, to: own, on: day) }
    let inTrip = rate(of: amount.currency, on: day).flatMap { amount.converted(to: currency, rate: $0) }
    guard own != currency else { return inTrip }
    return inTrip.flatMap { fromTripCurrency($0, to: own, on: day) }
  }

  private func fromTripCurrency(_ amount: Money, to own: Currency, on day: LocalDate) -> Money? {
    if let rate = budget.rates[own] {
      return amount.converted(to: own, rate: CrossRate(units: ExchangeRate(1), per: rate, date: day))
    }
    return budget.datedRates.rate(of: currency, in: own, on: day).flatMap {
      amount.converted(to: own, rate: $0)
    }
  }

  private func rate(of foreign: Currency, on day: LocalDate) -> CrossRate? {
    if let rate = budget.rates[foreign] {
      return CrossRate(units: rate, per: ExchangeRate(1), date: day)
    }
    return budget.datedRates.rate(of: foreign, in: currency, on: day)
  }

  /// Accounts from which something was taken that no rate tells: their warnings cannot be believed.
  package func withoutRate(among expenses: [ExpensePlan]) -> [(account: MoneyAccount, currency: Currency)] {
    budget.accounts.compactMap { account in
      let own = account.held.currency
      let isUntold =
        expenses.contains { $0.expense.means == account.name && inCurrency(own, $0) == nil }
        || budget.accounts.contains { other in
          other.additions.contains {
            $0.from == account.name && exchanged($0.amount, to: own, on: $0.day) == nil
          }
        }
      return isUntold ? (account, own) : nil
    }
  }
}
