import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("What is paid at places to go next")
struct DestinationPriceTests {
  /// Of one euro, day by day: `2026-05-01 JPY 172.40`.
  private static func rates(_ lines: [String]) throws -> DatedRates {
    let days = try lines.map { line -> (date: LocalDate, rates: [Currency: ExchangeRate]) in
      let words = line.split(separator: " ").map(String.init)
      var rates: [Currency: ExchangeRate] = [:]
      for index in stride(from: 1, to: words.count, by: 2) {
        let foreign = try currency(words[index])
        rates[foreign] = ExchangeRate(words[index + 1])
      }
      return (try day(words[0]), rates)
    }
    return DatedRates(days)
  }

  private static func trend(
    _ home: String, _ foreign: String, _ lines: [String], today: String
  ) throws -> RateTrend? {
    let place = try destination("A") { $0.currency = try currency(foreign) }
    return try planned([place]) {
      $0.today = try day(today)
      $0.currency = try currency(home)
      $0.rates = try rates(lines)
    }.plan.destinations[0].rate
  }

  @Test("is told from the first of January two years before to the day, a point for each day that has a rate")
  func days() throws {
    let lines = [
      "2023-12-29 JPY 156.33", "2024-01-02 JPY 155.50", "2026-05-01 JPY 172.40", "2026-05-04 JPY 173",
      "2026-05-05 JPY 174",
    ]
    let trend = try unwrapped(try Self.trend("EUR", "JPY", lines, today: "2026-05-04"))
    claim(trend.days.map(\.date.description), is: ["2024-01-02", "2026-05-01", "2026-05-04"])
    claim(trend.days.map(\.units), is: [155.5, 172.4, 173])
    claim(trend.latest?.units, is: 173)
    claim(trend.home.code, is: "EUR")
    claim(trend.foreign.code, is: "JPY")
  }

  @Test(
    "is how many units of theirs one of ours buys, by way of the euro",
    arguments: [
      ("USD", "JPY", [120.0]), ("JPY", "USD", [1.25 / 150]), ("USD", "EUR", [0.8]), ("USD", "USD", nil),
      ("EUR", "USD", [1.25]), ("EUR", "GBP", nil), ("GBP", "JPY", nil),
    ] as [(String, String, [Double]?)])
  func units(_ home: String, _ foreign: String, _ expected: [Double]?) throws {
    let trend = try Self.trend(home, foreign, ["2026-05-01 USD 1.25 JPY 150"], today: "2026-05-04")
    claim(trend?.days.map(\.units), is: expected)
  }

  @Test(
    "are flights to come before those that have left, the cheapest first, and last what cannot be compared")
  func flights() throws {
    func flight(_ airline: String, _ out: String, _ price: Int, _ code: String) throws -> DestinationFlight {
      var flight = DestinationFlight(
        out: DayAndTime(date: try day(out)), price: Money(minorUnits: price, currency: try currency(code)),
        seen: try day("2026-04-01"), source: SourcePlace(file: "destinations.yml"))
      flight.airline = airline
      return flight
    }
    let place = try destination("A") {
      $0.flights = [
        try flight("left and cheap", "2026-05-01", 1_000, "EUR"),
        try flight("dear", "2026-06-01", 30_000, "EUR"),
        try flight("in dollars", "2026-06-01", 20_000, "USD"),
        try flight("in pounds", "2026-06-01", 1, "GBP"),
        try flight("as dear today", "2026-05-04", 30_000, "EUR"),
      ]
    }
    let plan = try planned([place]) { $0.rates = try Self.rates(["2026-05-01 USD 2"]) }.plan
    let offers = plan.destinations[0].flights
    claim(
      offers.map(\.flight.airline),
      is: [
        "in dollars", "dear", "as dear today", "in pounds", "left and cheap",
      ])
    // Whatever is paid there: nothing tells that of this place.
    claim(offers.map(\.comparable?.minorUnits), is: [10_000, 30_000, 30_000, nil, 1_000])
    #expect(offers.allSatisfy { $0.comparable == nil || $0.comparable?.currency == .euro })
  }
}
