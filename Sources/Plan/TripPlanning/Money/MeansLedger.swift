import TripModel

/// With what was paid, and what accounts still hold.
struct MeansLedger {
  private let budget: Budget
  private let exchange: Exchange
  /// What was taken from each account, by its name: also what no rate brings into the trip's currency, and what was
  /// paid back.
  private let paid: [String: [Expense]]

  init(budget: Budget, exchange: Exchange) {
    self.budget = budget
    self.exchange = exchange
    paid = Dictionary(grouping: budget.expenses.filter { $0.means != nil }) { $0.means ?? "" }
  }

  /// Accounts in the order of the file, then other means, those with which most was paid first: by the expenses that are
  /// counted among what the trip cost.
  func means(of expenses: [ExpensePlan]) -> [MeansPlan] {
    var counted: [String: [ExpensePlan]] = [:]
    for expense in expenses {
      if let name = expense.expense.means { counted[name, default: []].append(expense) }
    }
    func means(_ name: String, _ account: AccountPlan?) -> MeansPlan {
      let own = counted[name] ?? []
      return MeansPlan(
        name: name, spent: own.reduce(.zero(exchange.currency)) { $0 + $1.amount.value },
        count: own.count { !$0.expense.isRefund }, account: account)
    }
    let accounts = budget.accounts.map { means($0.name, plan($0)) }
    let known = Set(budget.accounts.map(\.name))
    let others = counted.keys.filter { !known.contains($0) }.map { means($0, nil) }
      .sorted { ($1.spent.minorUnits, $0.name) < ($0.spent.minorUnits, $1.name) }
    return accounts + others
  }

  /// What each account holds, in the order of the file.
  func accounts() -> [(account: MoneyAccount, plan: AccountPlan)] { budget.accounts.map { ($0, plan($0)) } }

  private func plan(_ account: MoneyAccount) -> AccountPlan {
    let own = account.held.currency
    let held = account.additions.reduce(account.held) { $0 + $1.amount }
    let taken = withdrawals(from: account).reduce(Money.zero(own)) { $0 + ((try? $1.get()) ?? .zero(own)) }
    return AccountPlan(
      held: held, taken: taken, warnBelow: account.warnBelow ?? held.part(1, of: Self.lowPart),
      place: account.place)
  }

  /// A fifth, as of a budget.
  private static let lowPart = 5

  /// One after the other, in the account's currency.
  private func withdrawals(from account: MoneyAccount) -> [Result<Money, Exchange.Refusal>] {
    func converted(
      _ amount: Money, _ day: LocalDate, _ rate: ExchangeRate? = nil
    ) -> Result<Money, Exchange.Refusal> {
      Result { () throws(Exchange.Refusal) in
        try exchange.converted(amount, to: account.held.currency, on: day, rate: rate)
      }
    }
    let payments = (paid[account.name] ?? []).map {
      converted($0.isRefund ? -$0.amount : $0.amount, $0.when.date, $0.rate)
    }
    let transfers = budget.accounts.filter { $0.name != account.name }.flatMap(\.additions)
      .filter { $0.from == account.name }.map { converted($0.amount, $0.day) }
    return payments + transfers
  }

  /// Accounts from which something was taken that no rate tells, with the currency that has none: their warnings
  /// cannot be believed.
  func withoutRate() -> [(account: MoneyAccount, currency: Currency)] {
    budget.accounts.compactMap { account in
      for case .failure(.noRate(let currency)) in withdrawals(from: account) { return (account, currency) }
      return nil
    }
  }
}
