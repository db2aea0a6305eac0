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
    "has arrived when the next one leaves from there, else by the end of its day, where nothing was seen since",
    arguments: [(true, false, 101), (false, false, 101), (false, true, 0)])
  func endless(isFollowed: Bool, isSeen: Bool, kilometres: Int) throws {
    let (dunes, town) = (try spot("Dunes", 31.1, -4.01), try spot("Oasis", 31.95, -4.4))
    var trip = Trip(
      try settings {
        $0.timeZone = ZoneRules(identifier: "UTC")
        ($0.start, $0.end) = (try day("2026-05-01"), try day("2026-05-02"))
      }, photos: [try photo("a.jpg", "2026-05-01 18:00", offset: 0, at: at(31.1, -4.01))])
    // Who was still there at noon did not take it.
    if isSeen { trip.photos.append(try photo("b.jpg", "2026-05-02 12:00", offset: 0, at: at(31.1, -4.01))) }
    trip.events = [
      try event(.transport, "Minibus", "2026-05-02 10:00", in: "UTC", from: dunes, to: town)
    ]
    if isFollowed {
      trip.events.append(
        try event(
          .flight, "AT 1", "2026-05-02 17:35", "2026-05-02 18:55", in: "UTC", from: town,
          to: spot("Coast", 33.37, -7.59)))
    }
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01")).plan
    let ridden = plan.way.route.legs.filter { $0.mode != .flight }
    claim(Int(ridden.reduce(0) { $0 + $1.points.metresAlong } / 1000), is: kilometres)
    let last = try unwrapped(plan.days.last)
    claim(last.route.stops.count, is: isFollowed ? 3 : kilometres > 0 ? 2 : 1)
    #expect(last.route.stops.allSatisfy { $0.times?.upperBound.hour ?? 0 < 20 })
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
