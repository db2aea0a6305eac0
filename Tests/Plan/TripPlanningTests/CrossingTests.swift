import Testing
import TripModel

@testable import TripPlanning

@Suite("A day on which the way crosses into another zone")
struct CrossingTests {
  @Test("has its hours in the order in which they were, whether or not things say their place")
  func order() throws {
    let (spain, morocco) = (
      ZoneRules(identifier: "Europe/Madrid"), ZoneRules(identifier: "Africa/Casablanca")
    )
    let zones = ZoneLookup { $0.longitude > -5.7 ? spain : morocco }
    let (tarifa, tangier) = (try at(36.01, -5.6), try at(35.79, -5.81))
    let ferry = try track(
      "ferry.gpx",
      [
        [
          (tarifa, "2026-05-06 09:04"), (at(35.95, -5.65), "2026-05-06 09:30"),
          (at(35.85, -5.75), "2026-05-06 09:46"), (tangier, "2026-05-06 10:00"),
        ]
      ])
    func moment(_ text: String) throws -> DayAndTime {
      DayAndTime(date: try day("2026-05-06"), time: try time(text))
    }
    let trip = Trip(
      photos: [try photo("medina.jpg", "2026-05-06 13:05")],
      pins: [
        pin("Harbour", tarifa, try moment("10:20")), pin("Ville", tangier, try moment("10:05")),
        pin("Gate", tangier, try moment("13:00")),
      ], tracks: [ferry])
    let plan = TripPlanner.plan(trip, today: try day("2026-05-07"), zones: zones).plan
    let times = plan.days[0].timeline.map { $0.time?.hourAndMinute }
    #expect(times == ["10:20", "10:05", "13:00", "13:05"])
  }
}
