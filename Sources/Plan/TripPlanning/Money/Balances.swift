import TripModel

/// Who paid more than their share and who less; `Settlement` makes it even.
///
/// What each has to bear is kept exactly until all is added up, and rounded once: the cents that a hundred divisions
/// leave over would else fall on the same person each time.
struct Balances {
  /// In the order of the travellers; empty where nobody's payments are known.
  let list: [Balance]

  init(expenses: [ExpensePlan], repayments: [ExpensePlan] = [], travellers: [Traveller], currency: Currency) {
    let accepted = travellers.filter { $0.status == .accepted }.map(\.name)
    let spent = Ledger(expenses, among: accepted, currency: currency)
    let repaid = Ledger(repayments, among: accepted, currency: currency)
    // The reader lets only the accepted pay and share; whoever else does is not lost, so that all is even.
    let others = spent.people.union(repaid.people).subtracting(accepted).sorted()
    let names = accepted + others
    guard names.count > 1, !spent.people.isEmpty || !repaid.people.isEmpty else {
      list = []
      return
    }
    let shares = spent.shares(of: names)
    let received = repaid.shares(of: names)
    list = names.enumerated().map { index, name in
      Balance(
        traveller: name, paid: spent.paid[name] ?? .zero(currency), share: shares[index],
        repaid: (repaid.paid[name] ?? .zero(currency)) - received[index])
    }
  }
}

/// What some expenses cost whom.
private struct Ledger {
  private(set) var paid: [String: Money] = [:]
  private var borne: [String: ExactUnits] = [:]
  private var sum: Money

  init(_ expenses: [ExpensePlan], among travellers: [String], currency: Currency) {
    sum = .zero(currency)
    for expense in expenses {
      guard let payer = expense.expense.paidBy else { continue }
      let parts = Self.parts(of: expense.expense, among: travellers)
      let whole = parts.reduce(0) { $0 + $1.parts }
      guard whole > 0 else { continue }
      let amount = expense.amount.value
      paid[payer, default: .zero(currency)] += amount
      sum += amount
      for part in parts {
        borne[part.traveller, default: ExactUnits()].add(amount.minorUnits, part.parts, of: whole)
      }
    }
  }

  var people: Set<String> { Set(paid.keys).union(borne.keys) }

  /// What each of them bears, which is all of the sum: the largest remainders are rounded up, the first where these
  /// are equal.
  func shares(of names: [String]) -> [Money] {
    let exact = names.map { borne[$0] ?? ExactUnits() }
    var units = exact.map(\.whole)
    let over = sum.minorUnits - units.reduce(0, +)
    let order = exact.indices.sorted { (exact[$1].remainder, $0) < (exact[$0].remainder, $1) }
    for index in order.prefix(max(0, over)) { units[index] += 1 }
    return units.map { Money(minorUnits: $0, currency: sum.currency) }
  }

  /// For whom an expense is, each with their parts: one for all where it does not say.
  private static func parts(of expense: Expense, among travellers: [String]) -> [Expense.Share] {
    expense.shares.isEmpty
      ? travellers.map { Expense.Share(traveller: $0, parts: 1) } : expense.shares.filter { $0.parts > 0 }
  }
}

/// A sum of parts of whole units.
///
/// Thirds of a cent are kept as such many 2⁻⁵⁶ of it, rounded down: after a million of them the sum is less than a
/// ten thousand millionth of a cent too low.
private struct ExactUnits {
  private static let bits: Int128 = 56
  private var scaled: Int128 = 0

  /// Adds so many parts of an amount that is cut into `whole` of them.
  mutating func add(_ units: Int, _ parts: Int, of whole: Int) {
    let product = Int128(units) * Int128(parts)
    var (quotient, rest) = product.quotientAndRemainder(dividingBy: Int128(whole))
    if rest < 0 {
      quotient -= 1
      rest += Int128(whole)
    }
    scaled += (quotient << Self.bits) + (rest << Self.bits) / Int128(whole)
  }

  /// Rounded down.
  var whole: Int { Int(clamping: settled >> Self.settledBits) }

  var remainder: Int128 { settled - ((settled >> Self.settledBits) << Self.settledBits) }

  /// Three thirds are one, and equal remainders equal, whichever divisions they came from: what a sum may lack is
  /// rounded away.
  private var settled: Int128 {
    let spare = Self.bits - Self.settledBits
    return (scaled + (1 << (spare - 1))) >> spare
  }

  private static let settledBits: Int128 = 40
}
