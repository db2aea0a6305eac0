import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A ride that is booked without hours")
struct DatedRideTests {
  /// From a picture in Lisbon in the morning to one in Porto in the evening of a day, with a train of some day to a place.
  private func plan(_ date: String, to latitude: Double, at hour: String = "") throws -> TripPlan {
    var trip = Trip(
      try settings {
        $0.timeZone = ZoneRules(identifier: "Europe/Lisbon")
        ($0.start, $0.end) = (try day("2026-05-02"), try day("2026-05-02"))
      },
      photos: [
        try photo("a.jpg", "2026-05-02 09:00", at: at(38.72, -9.14)),
        try photo("b.jpg", "2026-05-02 18:00", at: at(41.15, -8.61)),
      ])
    trip.events = [
      try event(
        .train, "Train", date + hour, in: "Europe/Lisbon", from: spot("Lisbon Oriente", 38.77, -9.10),
        to: spot("There", latitude, -8.58))
    ]
    return TripPlanner.plan(trip, today: try day("2026-06-01")).plan
  }

  @Test("tells how one went between what is known before and behind it", arguments: ["", " 10:39"])
  func known(hour: String) throws {
    let figures = try plan("2026-05-02", to: 41.15, at: hour).figures
    let rail = figures.manners.filter { $0.mode == .rail }.reduce(0) { $0 + $1.metres }
    #expect(rail > 250_000, "\(figures.manners)")
    #expect((ToldDistances.choose(from: figures).total ?? 0) > 270_000)
  }

  @Test(
    "tells nothing of another day, nor where it led elsewhere",
    arguments: [("2026-05-01", 41.15), ("2026-05-02", 37.02)])
  func other(date: String, latitude: Double) throws {
    let figures = try plan(date, to: latitude).figures
    #expect(!figures.manners.contains { $0.mode == .rail }, "\(figures.manners)")
    claim(none: ToldDistances.choose(from: figures).total)
  }
}
