import TripModel

/// Who paid more than their share and who less (F9's first half; the payments that settle it come later).
struct Balances {
  /// In the order of the travellers; empty where nobody's payments are known.
  let list: [Balance]

  init(expenses: [ExpensePlan], travellers: [Traveller], currency: Currency) {
    let names = travellers.filter { $0.status == .accepted }.map(\.name)
    let shared = expenses.filter { $0.expense.paidBy != nil }
    guard names.count > 1, !shared.isEmpty else {
      list = []
      return
    }
    var paid: [String: Money] = [:]
    var share: [String: Money] = [:]
    for expense in shared {
      guard let payer = expense.expense.paidBy else { continue }
      paid[payer, default: .zero(currency)] += expense.amount.value
      for (name, amount) in Self.split(expense, among: names) { share[name, default: .zero(currency)] += amount }
    }
    list = names.map { name in
      Balance(traveller: name, paid: paid[name] ?? .zero(currency), share: share[name] ?? .zero(currency))
    }
  }

  /// An amount in whole smallest units by shares: what the division leaves over goes to the largest remainders,
  /// in the order of the travellers where these are equal.
  private static func split(_ expense: ExpensePlan, among names: [String]) -> [(String, Money)] {
    let written = expense.expense.shares
    let shares = written.isEmpty ? names.map { Expense.Share(traveller: $0, parts: 1) } : written
    let amount = expense.amount.value
    let all = shares.reduce(0) { $0 + $1.parts }
    let magnitude = Int(amount.minorUnits.magnitude)
    let exact = shares.map { (Int128(magnitude) * Int128($0.parts)).quotientAndRemainder(dividingBy: Int128(all)) }
    var units = exact.map { Int($0.quotient) }
    let over = magnitude - units.reduce(0, +)
    let order = exact.indices.sorted { (-exact[$0].remainder, $0) < (-exact[$1].remainder, $1) }
    for index in order.prefix(over) { units[index] += 1 }
    let sign = amount.minorUnits < 0 ? -1 : 1
    return zip(shares, units).map { ($0.traveller, Money(minorUnits: sign * $1, currency: amount.currency)) }
  }
}
