import TripModel

/// Who paid more than their share and who less (F9); `Settlement` makes it even.
struct Balances {
  /// In the order of the travellers; empty where nobody's payments are known.
  let list: [Balance]

  init(expenses: [ExpensePlan], travellers: [Traveller], currency: Currency) {
    let accepted = travellers.filter { $0.status == .accepted }.map(\.name)
    var paid: [String: Money] = [:]
    var share: [String: Money] = [:]
    for expense in expenses {
      guard let payer = expense.expense.paidBy else { continue }
      let parts = Self.parts(of: expense.expense, among: accepted)
      guard !parts.isEmpty else { continue }
      paid[payer, default: .zero(currency)] += expense.amount.value
      for (part, amount) in zip(parts, expense.amount.value.split(by: parts.map(\.parts))) {
        share[part.traveller, default: .zero(currency)] += amount
      }
    }
    // The reader lets only the accepted pay and share; whoever else does is not lost, so that all is even.
    let others = Set(paid.keys).union(share.keys).subtracting(accepted).sorted()
    let names = accepted + others
    list =
      names.count < 2 || paid.isEmpty
      ? []
      : names.map { name in
        Balance(traveller: name, paid: paid[name] ?? .zero(currency), share: share[name] ?? .zero(currency))
      }
  }

  /// For whom an expense is, in the order of the travellers: one share each for all where it does not say.
  private static func parts(of expense: Expense, among travellers: [String]) -> [Expense.Share] {
    if expense.shares.isEmpty { return travellers.map { Expense.Share(traveller: $0, parts: 1) } }
    let places = Dictionary(zip(travellers, 0...), uniquingKeysWith: { first, _ in first })
    return expense.shares.filter { $0.parts > 0 }.enumerated()
      .sorted { one, other in
        (places[one.element.traveller] ?? .max, one.offset) < (
          places[other.element.traveller] ?? .max, other.offset
        )
      }.map(\.element)
  }
}
