import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Days of which nothing but their neighbours tells where one was")
struct NightBetweenTests {
  @Test(
    "begin where the day before was in the evening, end where the next was in the morning, and else nowhere",
    arguments: [
      ("2026-05-01 19:00", "09:00", "bus", 2), ("2026-05-01 12:00", "09:00", "bus", 1),
      ("2026-05-01 19:00", "14:00", "🚌", 1), ("2026-05-01 12:00", "14:00", "bus", 0),
      // Small hours that are still counted to the day before.
      ("2026-05-02 01:30", "09:00", "🚌", 2),
    ])
  func stops(before: String, behind: String, kind: String, count: Int) throws {
    var trip = Trip(
      try settings {
        $0.timeZone = ZoneRules(identifier: "Europe/Lisbon")
        $0.dayStarts = try time("04:00")
      },
      entries: [try entry("2026-05-02-on.md", title: "On")],
      photos: [
        try photo("a.jpg", before, at: at(38.7, -9.1)),
        try photo("b.jpg", "2026-05-03 \(behind)", at: at(41.1, -8.6)),
      ])
    trip.entries[0].kind = kind
    let plan = try planned(trip, today: "2026-06-01").plan
    let day = try unwrapped(plan.days.first { $0.date.description == "2026-05-02" })
    claim(day.route.stops.count, is: count)
    claim(day.route.legs.isEmpty, is: count == 0)
  }
}
