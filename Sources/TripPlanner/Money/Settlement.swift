import TripModel

/// The fewest payments after which nobody owes anything (F9).
///
/// Whoever shares debts among `n` people needs at most `n - 1` payments, and each group of them that is even by itself saves one. So
/// the fewest payments are found with the most such groups: up to twelve people by going through all sets of them, above that only
/// those who owe each other just as much are put together, since the sets double with each person.
struct Settlement {
  /// In the order of those who pay.
  let payments: [Payment]

  /// Up to so many people the number of payments is surely the smallest.
  static let exactUpTo = 12

  /// What is still owed to somebody (positive) or by them.
  private typealias Account = (person: Int, units: Int)

  init(_ balances: [Balance]) {
    guard let currency = balances.first?.balance.currency else {
      payments = []
      return
    }
    let open = balances.enumerated().map { (person: $0, units: $1.balance.minorUnits) }.filter {
      $0.units != 0
    }
    let groups = open.count <= Self.exactUpTo ? Self.mostGroups(open) : Self.pairs(open)
    payments = groups.flatMap(Self.payments).sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map {
      Payment(
        from: balances[$0.from].traveller, to: balances[$0.to].traveller,
        amount: Money(minorUnits: $0.units, currency: currency))
    }
  }

  /// As many groups as possible, each even by itself.
  ///
  /// People are put in a row; wherever the sum of those so far is nothing, a group ends. For each set of people the most ends that any
  /// row of them has are one more than, or the same as, those of the best set with one person less.
  private static func mostGroups(_ open: [Account]) -> [[Account]] {
    let all = (1 << open.count) - 1
    var sums = [Int](repeating: 0, count: all + 1)
    var ends = sums
    var last = sums
    for set in 1..<(all + 1) {
      let lowest = set.trailingZeroBitCount
      sums[set] = sums[set & (set - 1)] + open[lowest].units
      var best = -1
      for person in open.indices where set & (1 << person) != 0 && ends[set ^ (1 << person)] > best {
        best = ends[set ^ (1 << person)]
        last[set] = person
      }
      ends[set] = best + (sums[set] == 0 ? 1 : 0)
    }
    var groups: [[Account]] = []
    var set = all
    while set != 0 {
      if sums[set] == 0 { groups.append([]) }
      if groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append(open[last[set]])
      set ^= 1 << last[set]
    }
    return groups.map { $0.sorted { $0.person < $1.person } }
  }

  /// Those who are even with one another, and all others together.
  private static func pairs(_ open: [Account]) -> [[Account]] {
    var groups: [[Account]] = []
    var rest: [Account] = []
    for account in open {
      if let other = rest.firstIndex(where: { $0.units == -account.units }) {
        groups.append([rest.remove(at: other), account])
      } else {
        rest.append(account)
      }
    }
    return rest.isEmpty ? groups : groups + [rest]
  }

  /// One payment less than there are people: whoever owes most pays whom most is owed, until one of the two is even.
  private static func payments(_ group: [Account]) -> [(from: Int, to: Int, units: Int)] {
    var open = group
    var payments: [(from: Int, to: Int, units: Int)] = []
    while let from = open.indices.min(by: { (open[$0].units, $0) < (open[$1].units, $1) }),
      let to = open.indices.max(by: { (open[$0].units, $1) < (open[$1].units, $0) }), open[from].units < 0
    {
      let units = min(-open[from].units, open[to].units)
      // Balances that do not sum to nothing have nobody left to be paid.
      guard units > 0 else { break }
      payments.append((open[from].person, open[to].person, units))
      open[from].units += units
      open[to].units -= units
    }
    return payments
  }
}
