import DataRenderer
import Diagnostics
import SiteOutput
import Testing
import TripModel
import TripPlanning
import TripReading
import TripWriting

@testable import TripImport

@Suite("expenses.csv, read back")
struct ReadBackTests {
  private struct Chance {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    mutating func one<Value>(of values: [Value]) -> Value { values[next(values.count)] }
  }

  private static let names = ["Ana", "Ben Carlos", "Smith, John", "Ó \"Q\"", "a;b × 2", "=R2"]
  private static let means = ["cash", "credit card", "the purse", "=own card", "Visa, blue", "Ana"]
  private static let texts = [
    "Pastéis", "=1+1", "a, b", "\"quoted\"", "'=x", "- dash", "for Ana", "x, paid by Ana", "colon: here",
    "# hash", "日本 🎏", "+", "@a",
    "x, by card", "in cash", "Tea, receipt tea.jpg",
    "over 4 nights, over 3 nights", "one\nbreak", "a;b|c\td", "refund 5", "{a}",
  ]

  private static func expense(_ chance: inout Chance) throws -> Expense {
    let currency = try #require(Currency(code: chance.one(of: ["EUR", "CHF", "JPY", "TND"])))
    let time = chance.next(2) == 0 ? LocalTime(secondOfDay: chance.next(86_400)) : nil
    let offset = time != nil && chance.next(3) == 0 ? UTCOffset(seconds: (chance.next(96) - 48) * 900) : nil
    var expense = Expense(
      when: DayAndTime(
        date: try #require(LocalDate(iso: "2026-05-01")) + chance.next(20), time: time, offset: offset),
      category: chance.one(of: ["food", "other", "surf lessons", "=own"]),
      amount: Money(minorUnits: 1 + chance.next(500_000), currency: currency), isRefund: chance.next(5) == 0,
      what: chance.one(of: texts), place: SourcePlace(file: "budget.yml"))
    expense.paidBy = chance.next(3) == 0 ? nil : chance.one(of: names)
    if chance.next(3) == 0 {
      expense.shares = names.filter { _ in chance.next(2) == 0 }.map {
        Expense.Share(traveller: $0, parts: chance.next(2) == 0 ? 1 : 1 + chance.next(4000))
      }
    }
    expense.days = chance.next(4) == 0 ? 2 + chance.next(9) : 1
    expense.means = chance.next(2) == 0 ? nil : chance.one(of: means)
    if currency != .euro, chance.next(2) == 0 { expense.rate = ExchangeRate("1.0\(1 + chance.next(8))") }
    return expense
  }

  @Test("gives the same expenses, field by field, from the site and from the budget that they are put into")
  func roundTrip() throws {
    var settings = TripSettings()
    settings.travellers = Self.names.map { Traveller(name: $0) }
    var chance = Chance(state: 42)
    for _ in 0..<12 {
      let expenses = try (0..<40).map { _ in try Self.expense(&chance) }
      let rates = ["CHF", "JPY", "TND"].compactMap { Currency(code: $0) }
      let rate = try #require(ExchangeRate("0.5"))
      let budget = Budget(
        rates: Dictionary(uniqueKeysWithValues: rates.map { ($0, rate) }), expenses: expenses)
      settings.publish.accounts = true
      let trip = Trip(folderName: "t", settings: settings, budget: budget)
      let plan = TripPlanner.plan(trip, today: try #require(LocalDate(iso: "2026-06-01")))
        .plan
      guard case .portions(let file) = try #require(ExpensesCSV.file(of: plan)).content else {
        Issue.record("no portions")
        return
      }
      let reading = TableReading.read(
        file.bytes, file: "expenses.csv", settings: settings, options: ImportOptions())
      #expect(reading.diagnostics.map(\.message) == [])
      let wanted = plan.money.budget?.expenses.map(\.expense) ?? []
      let got = reading.rows.flatMap(\.expenses)
      #expect(got.count == 40 && zip(got, wanted).allSatisfy { $0.saysTheSame(as: $1) })
      for expense in got where !Self.isWritten(expense, settings) { Issue.record("not written: \(expense)") }
    }
  }

  /// Whether one of its spellings, put into an empty budget, reads as the same without a word.
  private static func isWritten(_ expense: Expense, _ settings: TripSettings) -> Bool {
    let text =
      "categories: {surf lessons: ~, \"=own\": ~}\n"
      + "accounts: {the purse: ~, \"=own card\": ~, \"Visa, blue\": ~, Ana: ~}\n"
    let own = Array(text.utf8)
    return ExpenseItem.spellings(of: expense, tripCurrency: .euro).contains { spelling in
      guard let edited = try? ListGrowth.adding([spelling], below: "expenses", to: own, file: "b") else {
        return false
      }
      let (expenses, diagnostics) = ProofReader.items(
        of: .expenses, in: edited.bytes, file: "b", settings: settings)
      return diagnostics.allSatisfy { $0.code == .oddRate } && expenses.count == 1
        && expenses[0].saysTheSame(as: expense)
    }
  }
}
