import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Days of which nothing but their neighbours tells where one was")
struct NightBetweenTests {
  @Test(
    "begin where the day before was in the evening, end where the next was in the morning, and else nowhere",
    arguments: [("19:00", "09:00", 2), ("12:00", "09:00", 1), ("19:00", "14:00", 1), ("12:00", "14:00", 0)])
  func stops(before: String, behind: String, count: Int) throws {
    var trip = Trip(
      settings { $0.timeZone = ZoneRules(identifier: "Europe/Lisbon") },
      entries: [try entry("2026-05-02-on.md", title: "By bus to Porto")],
      photos: [
        try photo("a.jpg", "2026-05-01 \(before)", at: at(38.7, -9.1)),
        try photo("b.jpg", "2026-05-03 \(behind)", at: at(41.1, -8.6)),
      ])
    trip.entries[0].kind = "bus"
    let plan = try planned(trip, today: "2026-06-01").plan
    let day = try unwrapped(plan.days.first { $0.date.description == "2026-05-02" })
    claim(day.route.stops.count, is: count)
    claim(day.route.legs.isEmpty, is: count == 0)
  }
}
