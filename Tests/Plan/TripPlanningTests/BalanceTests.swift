import Claims
import Testing
import TripModel

@testable import TripPlanning

struct BalanceTests {
  private static let three = ["Ana", "Ben", "Cleo"].map { Traveller(name: $0) }

  private static func balances(_ expenses: [Expense], _ travellers: [Traveller] = three) throws -> [Balance] {
    let people = settings { $0.travellers = travellers }
    return try unwrapped(try planned(Trip(people, budget: Budget(expenses: expenses))).plan.money.budget)
      .balances
  }

  @Test("Who pays for all is owed the others' shares, and the odd cents are the first ones'")
  func equalShares() throws {
    let list = try Self.balances([try expense("2026-05-03", 1000, by: "Ben")])
    claim(list.map(\.share.minorUnits), is: [334, 333, 333])
    claim(list.map(\.balance.minorUnits), is: [-334, 667, -333])
  }

  @Test("Unequal shares are kept, and a refund goes back the same way")
  func unequalShares() throws {
    let shares = [("Cleo", 1), ("Ana", 2)]
    let bought = try expense("2026-05-03", 1001, by: "Ana", shares: shares)
    let returned = try expense("2026-05-04", 1001, refund: true, by: "Ana", shares: shares)
    try claim(Self.balances([bought]).map(\.share.minorUnits), is: [667, 0, 334])
    try claim(Self.balances([bought, returned]).map(\.balance.minorUnits), is: [0, 0, 0])
  }

  @Test("What nobody is said to have paid stays out, as do those who have not accepted")
  func leftOut() throws {
    #expect(try Self.balances([try expense("2026-05-03", 1000)]).isEmpty)
    let people = [Traveller(name: "Ana"), Traveller(name: "Ben", status: .invited), Traveller(name: "Cleo")]
    let list = try Self.balances([try expense("2026-05-03", 1000, by: "Ana")], people)
    claim(list.map(\.traveller), is: ["Ana", "Cleo"])
    #expect(try Self.balances([try expense("2026-05-03", 1000, by: "Ana")], [Traveller(name: "Ana")]).isEmpty)
    #expect(try Self.balances([try expense("2026-05-03", 1000, by: "Ana")], []).isEmpty)
  }

  @Test("Random costs leave balances that sum to nothing, whoever paid")
  func sumsToZero() throws {
    var seed = UInt64(3)
    func next(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % below
    }
    let names = ["Ana", "Ben", "Cleo", "Stranger"]
    for _ in 0..<50 {
      let expenses = try (0..<20).map { _ in
        let shares = names.prefix(3).filter { _ in next(2) == 0 }.map { ($0, 1 + next(1000)) }
        return try expense(
          "2026-05-03", 1 + next(1_000_000), refund: next(5) == 0, by: names[next(4)], shares: shares)
      }
      let list = try Self.balances(expenses)
      claim(list.reduce(0) { $0 + $1.balance.minorUnits }, is: 0)
    }
  }

  @Test(
    "Odd cents fall on nobody in particular: a hundred coffees for three cost nobody a cent more than their part"
  )
  func fairOverTheTrip() throws {
    let coffees = try (0..<100).map { _ in try expense("2026-05-03", 100, by: "Ben") }
    try claim(Self.balances(coffees).map(\.share.minorUnits), is: [3334, 3333, 3333])
    // A third, a half and a sixth of a cent are one.
    let odd = try [
      expense("2026-05-03", 1, by: "Cleo"),
      expense("2026-05-03", 1, by: "Cleo", shares: [("Ana", 1), ("Ben", 1)]),
      expense("2026-05-03", 1, by: "Cleo", shares: [("Ana", 1), ("Cleo", 5)]),
    ]
    try claim(Self.balances(odd).map(\.share.minorUnits), is: [1, 1, 1])
  }

  @Test("A repayment moves what is owed, and is in no sum of what was spent")
  func repayments() throws {
    var repaid = try expense("2026-05-20", 667, by: "Ana", shares: [("Ben", 1)])
    repaid.isRepayment = true
    let people = settings { $0.travellers = Self.three }
    let dinner = try expense("2026-05-03", 1000, by: "Ben")
    let budget = Budget(total: euros(10_000), expenses: [dinner, repaid])
    let plan = try planned(Trip(people, budget: budget)).plan
    let money = try unwrapped(plan.money.budget)
    claim(money.balances.map(\.balance.minorUnits), is: [333, 0, -333])
    claim(money.balances.map(\.repaid.minorUnits), is: [667, -667, 0])
    claim(money.payments.map { "\($0.from) \($0.to) \($0.amount.minorUnits)" }, is: ["Cleo Ana 333"])
    claim(money.spent, is: euros(1000))
    claim(money.expenses.count, is: 1)
    claim(money.repayments.count, is: 1)
    claim(money.categories.map(\.name), is: ["food"])
    claim(money.purchaseCount, is: 1)
    // Nor does it make a day of the trip.
    claim(plan.days.map(\.date), is: [try day("2026-05-03")])
  }

  @Test(
    "Nobody's repayments are told where people are not published, or only sums", arguments: [true, false])
  func keptBackRepayments(hidesPeople: Bool) throws {
    var repaid = try expense("2026-05-20", 667, by: "Ana", shares: [("Ben", 1)])
    repaid.isRepayment = true
    let people = settings {
      $0.travellers = Self.three
      $0.publish.people = !hidesPeople
      if !hidesPeople { $0.publish.budget = .totals }
    }
    let budget = Budget(expenses: [try expense("2026-05-03", 1000, by: "Ben"), repaid])
    let money = try unwrapped(try planned(Trip(people, budget: budget)).plan.money.budget)
    #expect(money.repayments.isEmpty && money.balances.isEmpty && money.spent == euros(1000))
  }

  @Test(
    "A split gives away everything, each part to within one of its exact size, and more to nobody with less")
  func split() {
    var seed = UInt64(5)
    func next(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % below
    }
    for _ in 0..<500 {
      let parts = (0...next(8)).map { _ in 1 + next(1000) }
      let amount = next(2_000_001) - 1_000_000
      let made = euros(amount).split(by: parts).map(\.minorUnits)
      claim(made.reduce(0, +), is: amount)
      let all = parts.reduce(0, +)
      for (part, units) in zip(parts, made) {
        #expect(abs(Double(units) - Double(amount) * Double(part) / Double(all)) < 1)
        #expect(zip(parts, made).allSatisfy { $0 >= part || abs($1) <= abs(units) })
      }
    }
  }
}
