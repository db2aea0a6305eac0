import Diagnostics
import Testing
import TripModel
import TripPlanning
import Explanations

@Suite("The budget on a screen of letters")
struct BudgetSheetTests {
  private static func day(_ text: String) throws -> LocalDate { try #require(LocalDate(iso: text)) }

  /// From Monday 4 to Friday 8 May 2026 with 500 euros.
  private static func trip() throws -> Trip {
    var settings = TripSettings()
    settings.start = try day("2026-05-04")
    settings.end = try day("2026-05-08")
    settings.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")]
    func spent(_ date: String, _ category: String, _ cents: Int, by payer: String?) throws -> Expense {
      Expense(
        when: DayAndTime(date: try day(date)), category: category,
        amount: Money(minorUnits: cents, currency: .euro), what: category, paidBy: payer,
        place: SourcePlace(file: "budget.yml"))
    }
    func budget(_ name: String, _ cents: Int) -> CategoryBudget {
      CategoryBudget(name: name, amount: Money(minorUnits: cents, currency: .euro))
    }
    var trip = Trip(folderName: "x", settings: settings)
    trip.budget = Budget(
      total: Money(minorUnits: 50_000, currency: .euro),
      categories: [budget("food", 20_000), budget("旅館", 10_000)],
      expenses: [
        try spent("2026-05-04", "food", 5000, by: "Ana"), try spent("2026-05-04", "旅館", 12_000, by: "Ana"),
        try spent("2026-05-05", "fun", 1050, by: nil), try spent("2026-05-06", "food", 1000, by: "Ben"),
      ])
    return trip
  }

  private static func lines(_ trip: Trip, today: String = "2026-05-06", columns: Int = 70) throws -> [String]?
  {
    let plan = TripPlanner.plan(trip, today: try day(today), for: .author).plan
    return BudgetSheet(plan, today: try day(today), columns: columns)?.lines
  }

  @Test("tells what was given back apart from what was bought, and what of it readers do not get")
  func apart() throws {
    var trip = try Self.trip()
    var repaid = try #require(trip.budget?.expenses.first)
    repaid.isRepayment = true
    repaid.category = Expense.repayment
    repaid.shares = [Expense.Share(traveller: "Ben", parts: 1)]
    trip.budget?.expenses.append(repaid)
    trip.budget?.expenses[2].keptBack = [KeptBack(.isPrivate, at: repaid.place)]
    let lines = try #require(try Self.lines(trip))
    #expect(lines.contains("190.50  spent, in 4 purchases"))
    #expect(lines.contains(" 10.50  of it for you alone: booked, or kept back"))
    #expect(lines.contains("Ana paid Ben 50.00 back on 2026-05-04"))
  }

  @Test("tells what is left in each account, in its own currency, and which runs low")
  func accounts() throws {
    var trip = try Self.trip()
    let place = SourcePlace(file: "budget.yml")
    func account(_ name: String, _ units: Int, _ code: String) throws -> MoneyAccount {
      let currency = try #require(Currency(code: code))
      return MoneyAccount(name: name, held: Money(minorUnits: units, currency: currency), place: place)
    }
    trip.budget?.accounts = [
      try account("purse", 5500, "EUR"), try account("card", 11_000, "EUR"), try account("yen", 9000, "JPY"),
    ]
    trip.budget?.expenses[0].means = "purse"
    trip.budget?.expenses[1].means = "card"
    let lines = try #require(try Self.lines(trip))
    let first = try #require(lines.firstIndex { $0.contains("left in purse") })
    #expect(
      lines[(first - 1)...(first + 3)] == [
        "", "  5.00  EUR left in purse, which runs low", "-10.00  EUR left in card, overdrawn",
        "  9000  JPY left in yen", "",
      ])
  }

  @Test(
    "tells what is planned for days to come apart from what is spent",
    arguments: [(2740, "282.10  left in all, after that"), (40_000, " 90.50  over in all, after that")])
  func planned(cents: Int, left: String) throws {
    var trip = try Self.trip()
    var idea = Attraction(name: "Castle", place: SourcePlace(file: "attractions.yml"))
    idea.day = DayAndTime(date: try Self.day("2026-05-07"))
    idea.cost = Money(minorUnits: cents, currency: .euro)
    trip.attractions = [idea]
    let lines = try #require(try Self.lines(trip))
    let first = try #require(lines.firstIndex { $0.contains("planned, not spent yet; for you alone") })
    #expect(lines[first].contains(Money(minorUnits: cents, currency: .euro).decimal))
    #expect(lines[first - 1].isEmpty && lines[first + 1] == left && lines[first + 2].isEmpty)
    #expect(lines.contains("190.50  spent, in 4 purchases"))
    trip.settings.publish.prices = true
    #expect(try Self.lines(trip)?.contains { $0.hasSuffix("planned, not spent yet") } == true)
  }

  @Test("tells what is left, with bars by category and by day, and who pays whom")
  func sheet() throws {
    let told = try #require(try Self.lines(try Self.trip()))
    #expect(
      told.joined(separator: "\n") == """
        2026-05-06, day 3 of 5; amounts in EUR

         96.50  left today, of the day's 106.50
        309.50  left this week
        309.50  left in all, of 500.00
        190.50  spent, in 4 purchases
         63.50  a day, on average

        food  ████████████▉                             │   60.00  140.00 left
        旅館  █████████████████████│███▊                   120.00   20.00 over
        fun   ██▎                                           10.50

        Mon 05-04  ██████████████████████│████████████████  170.00  70.00 over
        Tue 05-05  ██▍               │                       10.50
        Wed 05-06  ██▎                     │                 10.00

        Ben pays Ana 80.00
        """)
  }

  @Test("keeps to the width of the terminal, whatever the names", arguments: [40, 60, 70, 100])
  func width(columns: Int) throws {
    let told = try #require(try Self.lines(try Self.trip(), columns: columns))
    #expect(told.allSatisfy { DisplayWidth.of($0) <= columns })
  }

  @Test("says before and after the trip where one stands, and is none without a budget")
  func states() throws {
    let trip = try Self.trip()
    #expect(
      try Self.lines(trip, today: "2026-05-01")?.first
        == "2026-05-01, the trip begins on 2026-05-04; amounts in EUR")
    #expect(
      try Self.lines(trip, today: "2026-05-09")?.first
        == "2026-05-09, the trip ended on 2026-05-08; amounts in EUR")
    var none = trip
    none.budget = nil
    #expect(try Self.lines(none) == nil)
  }
}
