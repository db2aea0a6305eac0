import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("An activity that was booked")
struct PlannedOutingTests {
  /// A bus into a valley and a walk in a gorge ten kilometres from where it arrives, and perhaps a picture of the day before.
  @Test(
    "is no stop of a past day of which a ride alone tells the way, unless bookings are all that tells of the trip",
    arguments: [("2026-06-01", true, false), ("2026-05-02", true, true), ("2026-06-01", false, true)])
  func gorge(today: String, isTold: Bool, isStop: Bool) throws {
    let gorge = try at(31.588, -5.593)
    var trip = Trip(
      try settings {
        $0.timeZone = ZoneRules(identifier: "UTC")
        ($0.start, $0.end) = (try day("2026-05-01"), try day("2026-05-02"))
      })
    if isTold { trip.photos = [try photo("a.jpg", "2026-05-01 10:00", offset: 0, at: at(30.92, -6.91))] }
    trip.events = [
      try event(
        .bus, "Bus", "2026-05-02 10:30", "2026-05-02 14:00", in: "UTC", from: spot("Town", 30.92, -6.91),
        to: spot("Valley", 31.51, -5.53)),
      try event(
        .activity, "Gorge walk", "2026-05-02 15:30", in: "UTC",
        at: NamedPlace(name: "Gorge", coordinate: gorge)),
    ]
    let plan = TripPlanner.plan(trip, today: try day(today)).plan
    let ofDay = try unwrapped(plan.days.first { $0.date.description == "2026-05-02" })
    claim(ofDay.route.stops.contains { $0.coordinate.distance(to: gorge) < 1000 }, is: isStop)
    claim(ofDay.events.count, is: 2)
  }

  @Test("stays one at the goal of a ride, also of one that has no hour of arrival")
  func goal() throws {
    let island = try at(32.65, -16.91)
    var trip = Trip(
      try settings {
        $0.timeZone = ZoneRules(identifier: "UTC")
        ($0.start, $0.end) = (try day("2026-05-01"), try day("2026-05-02"))
      }, photos: [try photo("a.jpg", "2026-05-01 10:00", offset: 0, at: at(38.71, -9.14))])
    trip.events = [
      try event(
        .flight, "TP 1", "2026-05-02 08:00", in: "UTC", from: spot("Lisbon", 38.77, -9.13),
        to: spot("Funchal", 32.65, -16.92)),
      try event(
        .activity, "Walk", "2026-05-02 15:00", in: "UTC",
        at: NamedPlace(name: "Old town", coordinate: island)),
    ]
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01")).plan
    let ofDay = try unwrapped(plan.days.first { $0.date.description == "2026-05-02" })
    claim(ofDay.route.stops.contains { $0.coordinate.distance(to: island) < 2000 }, is: true)
  }
}
