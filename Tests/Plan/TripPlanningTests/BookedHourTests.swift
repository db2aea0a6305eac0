import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("What was written at the hour of a booked crossing")
struct BookedHourTests {
  private static let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }

  /// From one harbour to the other in half an hour, seen in both, with what was written at one of them.
  private func crossed(written clock: String, at place: NamedPlace) throws -> TripPlan {
    let (here, there) = (try spot("Madalena", 38.5354, -28.5271), try spot("Horta", 38.5297, -28.6235))
    var trip = Trip(
      Self.utc, entries: [try entry("2026-05-03-sea.md", time: .timeOfDay(time(clock)), place: place)],
      photos: [
        try photo("quay.jpg", "2026-05-03 12:50", at: unwrapped(here.coordinate)),
        try photo("bar.jpg", "2026-05-03 14:20", at: unwrapped(there.coordinate)),
      ])
    trip.events = [
      try event(.ferry, "Ferry", "2026-05-03 13:15", "2026-05-03 13:45", in: "UTC", from: here, to: there)
    ]
    return try planned(trip).plan
  }

  @Test(
    "is at the place that it names behind the crossing, or before it, and no way there and back",
    arguments: [("13:15", 38.53, -28.624), ("13:10", 38.53, -28.624), ("13:45", 38.535, -28.527)])
  func contradicting(clock: String, latitude: Double, longitude: Double) throws {
    let plan = try crossed(written: clock, at: spot("Here", latitude, longitude))
    let route = plan.days[0].route
    let ends = [try at(38.5354, -28.5271), try at(38.5297, -28.6235)]
    claim(route.legs.map(\.points), is: [ends])
    claim(route.legs.map(\.mode), is: [.boat])
    claim(route.visits, is: [0, 1])
    // Its hour is none of its place.
    claim(route.stops.map { $0.times?.lowerBound.hourAndMinute }, is: ["12:50", "13:45"])
    claim(route.stops.map { $0.times?.upperBound.hourAndMinute }, is: ["13:15", "14:20"])
  }

  @Test("is where it says, where one may have been there", arguments: ["12:45", "14:30"])
  func agreeing(clock: String) throws {
    let plan = try crossed(written: clock, at: spot("Village", 38.60, -28.63))
    let points = plan.days[0].route.legs.flatMap(\.points)
    #expect(points.contains(try at(38.60, -28.63)), "\(points)")
  }
}
