import TripModel

extension ExpenseStatistics {
  /// Figures over all purchases; nil where there is none.
  ///
  /// - Parameters:
  ///   - expenses: in order of time; refunds are passed over.
  ///   - days: the money of each day of the trip. One on which nothing was written down is none of the cheapest.
  ///   - today: a day to come of which only a bed is paid, say, is none of the cheapest yet.
  init?(expenses: [ExpensePlan], days: [DayMoney], today: LocalDate) {
    let purchases = expenses.enumerated().filter { !$0.element.expense.isRefund }
    let amounts = purchases.map(\.element.amount.value).sorted { $0.minorUnits < $1.minorUnits }
    guard let smallest = amounts.first, let largest = amounts.last,
      let biggest = purchases.first(where: { $0.element.amount.value == largest })
    else { return nil }
    let counted = days.filter { $0.spent.minorUnits > 0 }
    let dearest = counted.max { $0.spent.minorUnits < $1.spent.minorUnits }
    let lived = counted.filter { $0.date <= today }
    let cheapest = lived.min { $0.spent.minorUnits < $1.spent.minorUnits }
    let sum = amounts.reduce(.zero(smallest.currency), +)
    let (modes, modeCount) = Self.modes(of: amounts)
    self.init(
      count: amounts.count, mean: sum.divided(by: amounts.count), median: Self.median(of: amounts),
      modes: modes,
      modeCount: modeCount, smallest: smallest, largest: largest,
      asPaid: Self.asPaid(purchases.map(\.element), of: Set(modes + [smallest, largest])),
      biggest: biggest.offset,
      dearestDay: dearest,
      cheapestDay: lived.count > 1 && lived.count { $0.spent == cheapest?.spent } == 1 ? cheapest : nil)
  }

  /// What was paid for some amounts, where that was in other currencies.
  private static func asPaid(_ purchases: [ExpensePlan], of amounts: Set<Money>) -> [Money: [Money]] {
    var found: [Money: [Money]] = [:]
    for purchase in purchases {
      let amount = purchase.amount.value
      guard let own = purchase.ownAmount, amounts.contains(amount), found[amount]?.contains(own) != true
      else { continue }
      found[amount, default: []].append(own)
    }
    return found
  }

  /// The middle amount, or the mean of the two in the middle.
  private static func median(of sorted: [Money]) -> Money {
    let middle = sorted.count / 2
    guard sorted.count.isMultiple(of: 2) else { return sorted[middle] }
    return (sorted[middle - 1] + sorted[middle]).divided(by: 2)
  }

  /// The commonest amounts; none where every amount occurs once.
  private static func modes(of amounts: [Money]) -> ([Money], Int) {
    var counts: [Money: Int] = [:]
    for amount in amounts { counts[amount, default: 0] += 1 }
    guard let maximum = counts.values.max(), maximum > 1 else { return ([], 1) }
    return (counts.filter { $0.value == maximum }.keys.sorted { $0.minorUnits < $1.minorUnits }, maximum)
  }
}
