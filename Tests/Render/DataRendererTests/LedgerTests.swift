import Diagnostics
import Foundation
import Rounds
import Testing
import TripModel
import TripPlanning
import TripReading

/// What the ledger of an independent program says of a trip, in smallest units of its currency.
private struct Ledger: Decodable {
  /// Of each expense in the order of the file, as a decimal; nil without a rate.
  var amounts: [String?]
  var spent: Int
  var left: Int
  var categories: [String: Int]
  var days: [String: Int]
  var balances: [String: Int]
  var missing: Int
  var today: String
  /// Of today, what is left of it, and what is left this week; nil outside of the trip.
  var allowance: [Int]?
  var mean: Int?
  /// Of each calendar week what its days might cost and what was spent; nil for a part that the days tell.
  var weeks: [Week]?
  /// What is left in each account.
  var accounts: [String: Int]

  struct Week: Decodable, Equatable {
    var first: String
    var part: Int?
    var spent: Int

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      first = try values.decode(String.self)
      part = try values.decodeNil() ? nil : values.decode(Int.self)
      spent = try values.decode(Int.self)
    }
  }
}

@Suite("A trip's money, against a ledger in Python")
struct LedgerTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let count = Rounds.of(20, nightly: 60)

  @Test("agrees to the last cent over random trips in currencies of 0, 2 and 3 digits", arguments: [1, 2, 3])
  func agrees(seed: Int) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/tripbook-ledger-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.write(to: folder, seed: seed)
    for number in 0..<Self.count {
      let json = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(number).json"))
      let ledger = try JSONDecoder().decode(Ledger.self, from: json)
      try await Self.compare(
        try await Self.read("\(folder)/\(number)"), with: ledger, "\(seed), trip \(number)")
    }
  }

  private static func write(to folder: String, seed: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", root + "/Tests/Oracles/ledger.py", folder, String(count), String(seed)]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private static func read(_ folder: String) async throws -> Trip {
    let options = TripReader.Options(
      themeFolder: folder, output: folder + "/site", workers: 1, hashing: { _ in nil })
    let reading = try await TripReader.read(folder: folder, options: options)
    let problems = reading.diagnostics.filter { $0.severity == .error && $0.place != nil }
    #expect(problems.isEmpty)
    return reading.trip
  }

  private static func compare(_ trip: Trip, with ledger: Ledger, _ name: String) async throws {
    let today = try #require(LocalDate(iso: ledger.today))
    var trip = trip
    trip.settings.publish.accounts = true
    let (plan, told) = TripPlanner.plan(trip, today: today)
    let budget = try #require(plan.money.budget)
    #expect(told.count { $0.code == .missingRate } == ledger.missing, "\(name)")
    // The plan goes by time, the file as it likes; those of one day keep its order.
    let expenses = try #require(trip.budget?.expenses)
    let byTime = expenses.indices.filter { !expenses[$0].isRepayment }.sorted {
      (expenses[$0].when.date, $0) < (expenses[$1].when.date, $1)
    }
    #expect(
      budget.expenses.map(\.amount.value.decimal) == byTime.compactMap { ledger.amounts[$0] }, "\(name)")
    #expect(budget.spent.minorUnits == ledger.spent && budget.left?.minorUnits == ledger.left, "\(name)")
    let spent = budget.categories.filter { $0.spent.minorUnits != 0 }.map { ($0.name, $0.spent.minorUnits) }
    #expect(Dictionary(spent) { $0 + $1 } == ledger.categories.filter { $0.value != 0 }, "\(name)")
    let days = budget.days.filter { $0.spent.minorUnits != 0 }.map {
      ($0.date.description, $0.spent.minorUnits)
    }
    #expect(Dictionary(days) { $0 + $1 } == ledger.days.filter { $0.value != 0 }, "\(name)")
    let allowance = budget.allowance.map { [$0.today, $0.leftToday, $0.leftThisWeek].map(\.minorUnits) }
    #expect(allowance == ledger.allowance, "\(name)")
    if let weeks = ledger.weeks {
      #expect(budget.weeks.map(\.first.description) == weeks.map(\.first), "\(name)")
      #expect(budget.weeks.map(\.spent.minorUnits) == weeks.map(\.spent), "\(name)")
      for (week, told) in zip(budget.weeks, weeks) {
        if let part = told.part { #expect(week.allowance.minorUnits == part, "\(name)") }
      }
    }
    let left = budget.means.compactMap { means in means.account.map { (means.name, $0.left.minorUnits) } }
    #expect(Dictionary(left) { $0 + $1 } == ledger.accounts, "\(name)")
    let mean = budget.lacksExpenses ? nil : ledger.mean
    #expect(budget.meanPerDay?.minorUnits == mean, "\(name)")
    let balances = Dictionary(budget.balances.map { ($0.traveller, $0.balance.minorUnits) }) { $0 + $1 }
    #expect(balances == ledger.balances && balances.values.reduce(0, +) == 0, "\(name)")
    #expect(settled(balances, by: budget.payments).values.allSatisfy { $0 == 0 }, "\(name)")
  }

  private static func settled(_ balances: [String: Int], by payments: [Payment]) -> [String: Int] {
    payments.reduce(into: balances) { balances, payment in
      balances[payment.from, default: 0] += payment.amount.minorUnits
      balances[payment.to, default: 0] -= payment.amount.minorUnits
    }
  }
}
