import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Payments that settle what is owed")
struct SettlementTests {
  private static func balances(_ units: [Int]) -> [Balance] {
    units.enumerated().map { index, units in
      Balance(
        traveller: "P\(index)", paid: Money(minorUnits: units, currency: .euro), share: .zero(.euro))
    }
  }

  private static func payments(_ units: [Int]) -> [Payment] { Settlement(balances(units)).payments }

  /// What is left of the balances once all is paid; nobody pays themselves, or nothing.
  private static func rest(_ units: [Int]) -> [Int] {
    var left = Dictionary(uniqueKeysWithValues: units.enumerated().map { ("P\($0)", $1) })
    for payment in payments(units) {
      #expect(payment.from != payment.to && payment.amount.minorUnits > 0)
      left[payment.from, default: 0] += payment.amount.minorUnits
      left[payment.to, default: 0] -= payment.amount.minorUnits
    }
    return left.values.filter { $0 != 0 }
  }

  @Test(
    "are who pays whom how much",
    arguments: [
      ([], []), ([0, 0], []), ([500, -500], ["P1 P0 500"]),
      ([38_925, -38_925, 0], ["P1 P0 38925"]),
      ([700, -300, -400], ["P1 P0 300", "P2 P0 400"]),
      // Whoever pays the largest debts first needs four payments for these; two pairs and a pair need three.
      ([600, 500, 400, -600, -500, -400], ["P3 P0 600", "P4 P1 500", "P5 P2 400"]),
      ([700, 500, -400, -300, -500], ["P2 P0 400", "P3 P0 300", "P4 P1 500"]),
    ] as [([Int], [String])])
  func few(units: [Int], told: [String]) {
    claim(Self.payments(units).map { "\($0.from) \($0.to) \($0.amount.minorUnits)" }, is: told)
  }

  /// The fewest payments by trying everything: the first who is not even is settled with each other in turn.
  private static func fewest(_ units: [Int]) -> Int {
    var open = units.filter { $0 != 0 }
    guard let first = open.first else { return 0 }
    open.removeFirst()
    var best = Int.max
    for index in open.indices where (open[index] < 0) != (first < 0) {
      var rest = open
      rest[index] += first
      best = min(best, 1 + fewest(rest))
    }
    return best
  }

  @Test("are the fewest there are, as trying everything finds them, and leave nobody anything to pay")
  func exact() {
    var dice = Dice(state: 5)
    for _ in 0..<400 {
      let count = 2 + dice.number(6)
      var units = (1..<count).map { _ in dice.number(13) - 6 }
      units.append(-units.reduce(0, +))
      claim(Self.rest(units), is: [])
      claim(Self.payments(units).count, is: Self.fewest(units), "\(units)")
    }
  }

  @Test("find hidden groups among as many people as are promised the fewest", arguments: [2, 3, 4, 6])
  func hidden(size: Int) {
    var dice = Dice(state: 6)
    var units: [Int] = []
    while units.count + size <= Settlement.exactUpTo {
      let group = (1..<size).map { _ in 1 + dice.number(100_000) }
      units += group + [-group.reduce(0, +)]
    }
    for index in units.indices { units.swapAt(index, dice.number(units.count)) }
    #expect(Self.payments(units).count <= units.count - units.count / size)
    #expect(Settlement(Self.balances(units)).isFewest)
    claim(Self.rest(units), is: [])
  }

  @Test("are at most one less than there are people, however many, and pairs are found there too")
  func many() {
    var dice = Dice(state: 7)
    var units = (0..<40).map { _ in dice.number(2_000_001) - 1_000_000 }
    units.append(-units.reduce(0, +))
    #expect(Self.payments(units).count <= 40)
    #expect(!Settlement(Self.balances(units)).isFewest)
    claim(Self.rest(units), is: [])
    let pairs = (1...15).map { $0 * 100 } + (1...15).map { $0 * -100 }
    claim(Self.payments(pairs).count, is: 15)
    #expect(Settlement(Self.balances(pairs)).isFewest)
  }
}
