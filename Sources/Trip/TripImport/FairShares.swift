import TripModel

/// Who paid and for whom, out of what each one has to bear, to the smallest unit.
enum FairShares {
  /// Parts that share out an amount as the units say: one each where that comes out the same, else the units
  /// themselves in lowest terms. Whoever bears nothing is not among them.
  ///
  /// `units` are in the order of the trip's travellers, whose first ones get what an equal division leaves over.
  static func shares(_ units: [(traveller: String, units: Int)]) -> [Expense.Share] {
    let bearing = units.filter { $0.units > 0 }
    let sum = bearing.reduce(0) { $0 + $1.units }
    guard let last = bearing.last else { return [] }
    let (each, over) = sum.quotientAndRemainder(dividingBy: bearing.count)
    let isEqual = bearing.enumerated().allSatisfy { $0.element.units == each + ($0.offset < over ? 1 : 0) }
    let divisor = isEqual ? 1 : bearing.reduce(last.units) { greatestCommonDivisor($0, $1.units) }
    return bearing.map { Expense.Share(traveller: $0.traveller, parts: isEqual ? 1 : $0.units / divisor) }
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }

  /// One payment of a row that several paid.
  struct Payment {
    var payer: String
    var units: Int
    var shares: [Expense.Share]
  }

  /// The payments by which balances come to be: one for each who is owed.
  ///
  /// Who paid how much is not in balances. With one who is owed it is clear: that one paid all. With several, each is
  /// taken to have paid what is owed to them, for those who owe, and an equal part of the rest for themselves; so
  /// everybody's balance is right.
  static func payments(of balances: [(traveller: String, units: Int)], cost: Int) -> [Payment]? {
    let owed = balances.filter { $0.units > 0 }
    var open = balances.filter { $0.units < 0 }
    let all = owed.reduce(0) { $0 + $1.units }
    guard !owed.isEmpty, all == -open.reduce(0, { $0 + $1.units }), all <= cost else { return nil }
    let (each, over) = (cost - all).quotientAndRemainder(dividingBy: owed.count)
    return owed.enumerated().map { index, payer in
      let own = each + (index < over ? 1 : 0)
      var bearing = [payer.traveller: own]
      var left = payer.units
      while left > 0, let debtor = open.first {
        let part = min(left, -debtor.units)
        bearing[debtor.traveller, default: 0] += part
        left -= part
        open[0].units += part
        if open[0].units == 0 { open.removeFirst() }
      }
      let units = balances.compactMap { person in bearing[person.traveller].map { (person.traveller, $0) } }
      return Payment(payer: payer.traveller, units: payer.units + own, shares: shares(units))
    }
  }
}
