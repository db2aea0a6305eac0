import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("The totals of a library")
struct LibraryTotalsTests {
  @Test(
    "count each day of the calendar once, up to today",
    arguments: [
      (["2025-05-01 2025-05-03"], 1, 0, 3),
      (["2025-05-01 2025-05-03", "2025-05-03 2025-05-04"], 2, 0, 4),
      (["2026-05-03 2026-05-09"], 1, 0, 2),
      (["2026-06-01 2026-06-05"], 0, 1, 0),
      (["2025-05-01 2025-05-03", ""], 1, 1, 3),
    ] as [([String], Int, Int, Int)])
  func days(_ dates: [String], _ trips: Int, _ planned: Int, _ days: Int) throws {
    let totals = try library(try dates.enumerated().map { try summary("\($0)", $1) }).plan.totals
    claim(totals.trips, is: trips)
    claim(totals.plannedTrips, is: planned)
    claim(totals.days, is: days)
  }

  @Test("count the days to come of all trips apart, each once")
  func daysAhead() throws {
    let trips = ["2026-05-03 2026-05-09", "2026-05-08 2026-05-11", "2025-05-01 2025-05-03"]
    let totals = try library(try trips.enumerated().map { try summary("\($0)", $1) }).plan.totals
    claim(totals.days, is: 5)
    claim(totals.daysAhead, is: 7)
  }

  @Test(
    "count a night once, on however many trips it was",
    arguments: [
      (["2025-05-01 2025-05-03", "2025-05-10 2025-05-11"], 3),
      (["2025-05-01 2025-05-05", "2025-05-02 2025-05-03", "2025-05-04 2025-05-07"], 6),
      (["2025-05-01 2025-05-02", "2025-05-01 2025-05-02"], 1), (["2025-05-01 2025-05-01", ""], 0),
    ] as [([String], Int)])
  func nights(_ dates: [String], _ nights: Int) throws {
    let trips = try dates.enumerated().map { try summary("\($0)", $1) }
    try claim(library(trips).plan.totals.nights, is: nights)
    // Somebody slept there once more.
    let longer = try summary("Longer", "2025-05-02 2025-05-03") { $0.totals.nights = 2 }
    let next = try summary("Next", "2025-05-03 2025-05-04")
    try claim(library([longer, next]).plan.totals.nights, is: 2)
  }

  @Test("say how one went by what is worth a word, the farthest first")
  func means() throws {
    func told(_ ways: [(TravelMode?, Int, Int)]) throws -> String {
      let trip = try summary("A", "2025-05-01 2025-05-03") {
        $0.totals.ways = ways.map { TripSummary.Way(mode: $0, recordedMetres: $1, straightMetres: $2) }
      }
      let means = try library([trip]).plan.totals.means
      return means.ways.compactMap(\.mode?.rawValue).joined(separator: " ")
        + (means.isAlsoOtherwise ? " …" : "")
    }
    try claim(told([(.walk, 4000, 0), (.flight, 0, 90_000)]), is: "flight walk")
    // Alone it would bear the metres of the walk.
    try claim(told([(.walk, 600, 0), (.flight, 0, 90_000)]), is: "")
    try claim(told([(.walk, 0, 40), (.flight, 0, 90_000)]), is: "flight")
    try claim(told([(.walk, 9000, 0), (.flight, 0, 90_000), (nil, 20_000, 0)]), is: "flight walk …")
    try claim(told([(.road, 50_000, 0), (.rail, 0, 90_000)]), is: "road")
    try claim(told([(nil, 50_000, 0)]), is: " …")
    try claim(told([]), is: "")
  }

  @Test("count of outings the days that hold something")
  func outings() throws {
    let trip = try summary("Sundays", "2025-01-05 2025-12-28") {
      $0.isOneJourney = false
      for day in ["2025-01-05", "2025-06-01", "2025-12-28"] { try $0.add(day: day) }
    }
    try claim(library([trip]).plan.totals.days, is: 3)
  }

  @Test("sum what trips tell, and a country once, but none where nobody was yet")
  func sums() throws {
    let first = try summary("A", "2025-05-01 2025-05-03") {
      try $0.add(country: "FR", "2025-05-01")
      try $0.add(country: "RE")
      $0.countries.append(TripSummary.Country(code: "CH", days: [], isPlanned: true))
      ($0.totals.words, $0.totals.photos, $0.totals.entries) = (100, 5, 2)
      $0.totals.ways = [
        TripSummary.Way(mode: .rail, recordedMetres: 1000, straightMetres: 500),
        TripSummary.Way(mode: nil, recordedMetres: 10, straightMetres: 0),
      ]
    }
    let second = try summary("B", "2025-07-01 2025-07-03") {
      try $0.add(country: "FR", "2025-07-01")
      ($0.totals.words, $0.totals.clips) = (20, 1)
      $0.totals.ways = [
        TripSummary.Way(mode: .walk, recordedMetres: 7, straightMetres: 0),
        TripSummary.Way(mode: .rail, recordedMetres: 2, straightMetres: 3),
      ]
    }
    let ahead = try summary("C", "2026-07-01 2026-07-03") { try $0.add(country: "JP", "2026-07-01") }
    let totals = try library([first, second, ahead]).plan.totals
    claim(totals.countries, is: 1)
    claim(totals.nights, is: 4)
    claim(totals.words, is: 120)
    claim(totals.photos, is: 5)
    claim(totals.clips, is: 1)
    claim(totals.entries, is: 2)
    claim(totals.ways.map(\.mode), is: [.walk, .rail, nil])
    claim(totals.ways.map(\.recordedMetres), is: [7, 1002, 10])
    claim(totals.recordedMetres, is: 1019)
    claim(totals.straightMetres, is: 503)
  }

  private static func money(_ text: String) throws -> Money? {
    let parts = text.split(separator: " ")
    guard parts.count == 2 else { return nil }
    return Money(
      minorUnits: try unwrapped(Int(parts[0])), currency: try unwrapped(Currency(code: String(parts[1]))))
  }

  @Test(
    "sum money by currency, and in the library's own only where all of it can be told in it",
    arguments: [
      (["100 EUR", "50 EUR"], "EUR", ["150 EUR"], "150 EUR"),
      (["100 EUR", "50 EUR"], nil, ["150 EUR"], ""),
      (["100 USD", "50 EUR"], "EUR", ["50 EUR", "100 USD"], "100 EUR"),
      (["100 USD", "50 EUR", "7 GBP"], "USD", ["100 USD", "50 EUR", "7 GBP"], ""),
      (["", "0 JPY"], "EUR", [], ""),
    ] as [([String], String?, [String], String)])
  func money(_ spent: [String], _ own: String?, _ expected: [String], _ all: String) throws {
    let trips = try spent.enumerated().map { index, text in
      try summary("\(index)", "2025-05-01 2025-05-03") { $0.totals.spent = try Self.money(text) }
    }
    let dollar = try unwrapped(Currency(code: "USD"))
    let totals = try library(trips) {
      $0.settings.currency = own.flatMap { Currency(code: $0) }
      // Two dollars a euro.
      $0.rates = DatedRates([(date: try day("2025-05-02"), rates: [dollar: ExchangeRate(2)])])
    }.plan.totals
    claim(totals.spent, is: try expected.compactMap { try Self.money($0) })
    claim(totals.spentInAll, is: try Self.money(all))
  }

  @Test(
    "say by bus of ways by road that no trip recorded",
    arguments: [([0], true), ([0, 0], true), ([0, 8], false), ([8], false)] as [([Int], Bool)])
  func buses(_ recorded: [Int], _ isByBus: Bool) throws {
    let trips = try recorded.enumerated().map { index, metres in
      try summary("\(index)", "2025-05-01 2025-05-03") {
        $0.totals.ways = [TripSummary.Way(mode: .road, recordedMetres: metres, straightMetres: 5000)]
      }
    }
    try claim(library(trips).plan.totals.ways.map(\.isByBus), is: [isByBus])
  }

  @Test("leave out what trips to come cost, count or lead")
  func ahead() throws {
    let over = try summary("Over", "2025-05-01 2025-05-03") { $0.totals.spent = try Self.money("100 EUR") }
    let ahead = try summary("Ahead", "2026-07-01 2026-07-03") {
      $0.totals.spent = try Self.money("70 CHF")
      ($0.totals.words, $0.totals.photos) = (10, 2)
      $0.totals.ways = [TripSummary.Way(mode: .walk, recordedMetres: 5, straightMetres: 0)]
    }
    let totals = try library([over, ahead]) { $0.settings.currency = Currency(code: "EUR") }.plan.totals
    claim(totals.spent, is: [try Self.money("100 EUR")])
    claim(totals.spentInAll, is: try Self.money("100 EUR"))
    claim(totals.words, is: 0)
    claim(totals.photos, is: 0)
    claim(totals.ways, is: [])
  }
}
