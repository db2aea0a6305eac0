import TripModel

/// The fewest payments after which nobody owes anything.
///
/// Whoever shares debts among `n` people needs at most `n - 1` payments, and each group of them that is even by
/// itself saves one. So the fewest payments are found with the most such groups. Two who owe each other just as much
/// are one in some best way: whoever else is in their groups is even without them. All others are put together by
/// going through all sets of them, up to a number above which they are taken as one group, since the sets double with
/// each person.
struct Settlement {
  /// In the order of those who pay.
  let payments: [Payment]
  /// Whether no fewer can do it.
  let isFewest: Bool

  /// Up to so many people, without those who are even with one other, the number of payments is surely the smallest:
  /// a quarter of a million sets, and five million steps.
  static let exactUpTo = 18

  /// What is still owed to somebody (positive) or by them.
  private typealias Account = (person: Int, units: Int)

  init(_ balances: [Balance]) {
    guard let currency = balances.first?.balance.currency else {
      (payments, isFewest) = ([], true)
      return
    }
    let open = balances.enumerated().map { (person: $0, units: $1.balance.minorUnits) }.filter {
      $0.units != 0
    }
    let (pairs, rest) = Self.pairs(open)
    isFewest = rest.count <= Self.exactUpTo
    let groups = pairs + (rest.isEmpty ? [] : isFewest ? Self.maxGroups(rest) : [rest])
    payments = groups.flatMap(Self.payments).sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map {
      Payment(
        from: balances[$0.from].traveller, to: balances[$0.to].traveller,
        amount: Money(minorUnits: $0.units, currency: currency))
    }
  }

  /// As many groups as possible, each even by itself.
  ///
  /// People are put in a row; wherever the sum of those so far is nothing, a group ends. For each set of people the
  /// most ends that any row of them has are one more than, or the same as, those of the best set with one person
  /// less.
  private static func maxGroups(_ open: [Account]) -> [[Account]] {
    let all = (1 << open.count) - 1
    var sums = [Int](repeating: 0, count: all + 1)
    var ends = [Int8](repeating: 0, count: all + 1)
    var last = ends
    for set in 1..<(all + 1) {
      let lowest = set.trailingZeroBitCount
      sums[set] = sums[set & (set - 1)] + open[lowest].units
      var best: Int8 = -1
      for person in open.indices where set & (1 << person) != 0 && ends[set ^ (1 << person)] > best {
        best = ends[set ^ (1 << person)]
        last[set] = Int8(person)
      }
      ends[set] = best + (sums[set] == 0 ? 1 : 0)
    }
    var groups: [[Account]] = []
    var set = all
    while set != 0 {
      if sums[set] == 0 { groups.append([]) }
      if groups.isEmpty { groups.append([]) }
      let person = Int(last[set])
      groups[groups.count - 1].append(open[person])
      set ^= 1 << person
    }
    return groups.map { $0.sorted { $0.person < $1.person } }
  }

  /// Those who are even with one other, two by two, and all the rest.
  private static func pairs(_ open: [Account]) -> (pairs: [[Account]], rest: [Account]) {
    var pairs: [[Account]] = []
    var rest: [Account] = []
    for account in open {
      if let other = rest.firstIndex(where: { $0.units == -account.units }) {
        pairs.append([rest.remove(at: other), account])
      } else {
        rest.append(account)
      }
    }
    return (pairs, rest)
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
