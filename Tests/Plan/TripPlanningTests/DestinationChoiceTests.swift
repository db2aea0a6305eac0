import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Of what is known of a place to go next, its pages tell")
struct DestinationChoiceTests {
  /// Eight steps a day, from the midnight of a day on.
  private static func forecast(from first: String, steps: Int) throws -> DestinationForecast {
    let start = LocalDateTime(date: try day(first), time: .midnight)
    return DestinationForecast(
      place: "A",
      steps: (0..<steps).map {
        DestinationForecast.Step(time: start + $0 * 3 * 3600, high: 2, low: 1, humidity: 50, code: 0)
      }, source: "Somebody", fetched: try day(first))
  }

  private static func flight(
    _ airline: String, _ out: String, _ price: Int, _ code: String = "EUR"
  ) throws -> DestinationFlight {
    var flight = DestinationFlight(
      out: DayAndTime(date: try day(out)), price: Money(minorUnits: price, currency: try currency(code)),
      seen: try day("2026-04-01"), source: SourcePlace(file: "destinations.yml"))
    flight.airline = airline
    return flight
  }

  /// Of a day on which dollars are worth half a euro.
  private static func place(_ flights: [DestinationFlight]) throws -> DestinationPlan {
    let place = try destination("A") {
      $0.currency = try currency("USD")
      $0.flights = flights
    }
    let rates = [try currency("USD"): try unwrapped(ExchangeRate("2"))]
    return try planned([place]) {
      $0.today = try day("2026-05-04")
      $0.rates = DatedRates([(date: try day("2026-05-01"), rates: rates)])
    }.plan.destinations[0]
  }

  @Test(
    "of a forecast that goes on the steps from today on, of one that has ended all, of five days at most",
    arguments: [
      ("2026-05-04", 16, "2026-05-05", 16), ("2026-05-03", 16, "2026-05-04", 8),
      ("2026-05-01", 16, "2026-05-02", 16), ("2026-05-04", 48, "2026-05-08", 40), ("2026-05-04", 0, nil, 0),
    ] as [(String, Int, String?, Int)])
  func steps(_ first: String, _ count: Int, _ last: String?, _ shown: Int) throws {
    let forecast = try Self.forecast(from: first, steps: count)
    let today = try day("2026-05-04")
    let steps = forecast.shownSteps(on: today)
    claim(steps.count, is: shown)
    claim(forecast.hasEnded(by: today), is: count == 0 || first == "2026-05-01")
    claim(steps.last?.time.date.description, is: last)
  }

  @Test(
    "without script the step from noon on, else the first of today or behind it",
    arguments: [
      ("2026-05-04", 8, "2026-05-04T12:00"), ("2026-05-04", 4, "2026-05-04T00:00"),
      ("2026-05-03", 16, "2026-05-04T12:00"), ("2026-05-06", 8, "2026-05-06T00:00"), ("2026-05-03", 8, nil),
    ] as [(String, Int, String?)])
  func told(_ first: String, _ count: Int, _ expected: String?) throws {
    let step = try Self.forecast(from: first, steps: count).toldStep(on: try day("2026-05-04"))
    claim(step.map { "\($0.time.date)T\($0.time.time.hourAndMinute)" }, is: expected)
  }

  @Test("to a script the steps of yesterday, too: by clocks elsewhere it may still be that day")
  func current() throws {
    let steps = try Self.forecast(from: "2026-05-02", steps: 24).currentSteps(on: try day("2026-05-04"))
    claim(steps.count, is: 16)
    claim(steps.first?.time.date.description, is: "2026-05-03")
  }

  @Test("of rates the last of each month that has one")
  func months() throws {
    let days = ["2025-05-30", "2026-05-01", "2026-05-29", "2026-07-01"]
    let trend = RateTrend(
      home: .euro, foreign: try currency("JPY"),
      days: try days.enumerated().map { RateTrend.Day(date: try day($0.element), units: Double($0.offset)) })
    claim(trend.lastsOfMonths.map(\.units), is: [0, 2, 3])
    #expect(RateTrend(home: .euro, foreign: try currency("JPY"), days: []).lastsOfMonths.isEmpty)
  }

  @Test("the flight by whose days one looks for others: the most useful of those still to come")
  func searched() throws {
    let today = try day("2026-05-04")
    let place = try Self.place([
      try Self.flight("left", "2026-05-03", 1), try Self.flight("dear", "2026-05-05", 300),
      try Self.flight("cheap", "2026-06-01", 200),
    ])
    claim(place.searchedFlight(on: today)?.airline, is: "cheap")
    try claim(none: Self.place([try Self.flight("left", "2026-05-03", 1)]).searchedFlight(on: today))
  }

  @Test("flights by their prices in our money, those that cannot be compared left out, where any differ")
  func byPrice() throws {
    let place = try Self.place([
      try Self.flight("300", "2026-06-01", 30_000), try Self.flight("$200", "2026-06-01", 20_000, "USD"),
      try Self.flight("pounds", "2026-06-01", 1, "GBP"), try Self.flight("100", "2026-05-03", 10_000),
      try Self.flight("300 too", "2026-06-02", 30_000),
    ])
    func airlines(isRising: Bool) -> [String?] {
      place.flightsByPrice(isRising: isRising).map(\.flight.airline)
    }
    claim(airlines(isRising: true), is: ["$200", "100", "300", "300 too"])
    claim(airlines(isRising: false), is: ["300", "300 too", "$200", "100"])
    let alike = try Self.place([
      try Self.flight("a", "2026-06-01", 100), try Self.flight("b", "2026-06-01", 200, "USD"),
    ])
    #expect(alike.flightsByPrice(isRising: true).isEmpty)
  }
}
