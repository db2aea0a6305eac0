import Claims
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("Days of pins and of the stops that they name")
struct PinDayTests {
  /// One town in the west and one in the east, as long as the way is.
  private static let names = PlaceLookup(
    { place in
      Locality(town: place.longitude < 10.1 ? "Cascais" : "Lisbon", isInTown: true, country: "PT")
    }, towns: { _ in [:] }, areas: { _ in [:] })

  @Test(
    "A pin of another day names only stops at it, and one of no day what it is beside or what a text has",
    arguments: [
      (nil, 0.2, "Tired.", true), (nil, 0.4, "Tired.", false),
      (nil, 0.4, "Cherries at the A Ginjinha.", true),
      ("2026-05-05", 0.4, "Tired.", false), ("2026-05-05", 0.03, "Tired.", true),
      ("2026-05-01", 0.4, "Tired.", true),
    ] as [(String?, Double, String, Bool)])
  func names(date: String?, off: Double, text: String, isNamed: Bool) throws {
    func at(_ kilometre: Double) throws -> Coordinate {
      try TripPlanningTests.at(26.01, 10.003 + kilometre / 100)
    }
    var trip = Trip(
      settings { $0.timeZone = ZoneRules(identifier: "UTC") },
      entries: [try entry("2026-05-01-x.md", title: "Late", text: [.paragraph([.text(text)])])],
      photos: [
        try photo("a.jpg", "2026-05-01 09:00", at: at(0)), try photo("b.jpg", "2026-05-01 18:00", at: at(20)),
      ])
    let then = try date.map { DayAndTime(date: try day($0)) }
    trip.pins = [pin("A Ginjinha", try at(20 + off), then)]
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: Self.names).plan
    claim(plan.days[0].route.stops.contains { $0.name?.value == "A Ginjinha" }, is: isNamed)
  }

  @Test("A stop of several days about a town is not called by what was seen on one of them")
  func severalDays() throws {
    for (first, isNamed) in [(3, true), (1, false)] {
      var trip = Trip(
        settings { $0.timeZone = ZoneRules(identifier: "UTC") },
        photos: try (first...3).flatMap { day in
          try [9, 18].map { hour in
            try photo(
              "\(day)-\(hour).jpg", "2026-05-0\(day) \(hour < 10 ? "0" : "")\(hour):00",
              at: TripPlanningTests.at(26.01, 10.2 + Double(day + hour) / 20_000))
          }
        })
      let evening = DayAndTime(date: try day("2026-05-03"), time: try time("20:00"))
      trip.pins = [pin("A Ginjinha", try TripPlanningTests.at(26.013, 10.201), evening)]
      let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: Self.names).plan
      let stops = try unwrapped(plan.days.first).route.stops
      claim(stops.contains { $0.name?.value == "A Ginjinha" }, is: isNamed, "\(first)")
    }
  }
}
