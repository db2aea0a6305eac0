import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A voyage that a ship's log tells")
struct VoyageTests {
  /// Water north of 38° and east of 50° W, land elsewhere.
  private static let names = PlaceLookup { place in
    place.latitude > 38 && place.longitude > -50 ? Locality(sea: "North Atlantic Ocean") : nil
  }

  /// A position every half an hour along a parallel, at so many kilometres an hour, from noon on.
  private func log(
    _ file: String, latitude: Double, from longitude: Double, speed: Double = 10, hours: Double,
    perHour: Int = 2
  ) throws -> Track {
    let degrees = speed / Double(perHour) / (111.195 * 0.777)
    let start = try instant("2026-05-05 12:00", 0).seconds
    let points = try (0...Int(hours * Double(perHour))).map { step in
      TrackPoint(
        coordinate: try at(latitude, longitude + Double(step) * degrees),
        instant: Instant(seconds: start + step * 3600 / perHour))
    }
    return Track(file: file, segments: [points], waypoints: [])
  }

  private func legs(_ tracks: [Track], _ entries: [JournalEntry] = []) throws -> [RouteLeg] {
    let settings = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let trip = Trip(settings, entries: entries, tracks: tracks)
    return TripPlanner.plan(trip, today: try day("2026-05-20"), names: Self.names).plan.way.route.legs
  }

  @Test("is by boat from its slow start under the land to its end")
  func slowStart() throws {
    // Four hours at the pace of a walk until the land is left behind, and two days more.
    let legs = try legs([log("ship.gpx", latitude: 39, from: -50.2, speed: 4.3, hours: 58)])
    claim(Set(legs.map(\.mode)), is: [.boat])
  }

  @Test(
    "has a position every five minutes at most, and may be as fast as a bicycle under the land",
    arguments: [(12, 4.3, true), (12, 9, true), (60, 4.3, false)])
  func rhythm(perHour: Int, speed: Double, isWhole: Bool) throws {
    let ship = try log(
      "ship.gpx", latitude: 39, from: -50.2, speed: speed, hours: 250 / speed, perHour: perHour)
    let modes = try Set(legs([ship]).map(\.mode))
    claim(modes == [.boat], is: isWhole)
  }

  @Test("has no flight to where something was written without an hour, far from the boat")
  func writtenElsewhere() throws {
    let entry = try entry("2026-05-05-painted-fences.md", place: spot("Harbour", 36.3, -40))
    let legs = try legs([log("ship.gpx", latitude: 39, from: -40, hours: 11.5)], [entry])
    #expect(legs.contains { $0.mode == .boat } && !legs.contains { $0.mode == .flight }, "\(legs)")
  }

  @Test("has no line at midnight from one of two logs of the same hours to the other")
  func twoLogs() throws {
    let logs = try [
      log("one.gpx", latitude: 43, from: -40, hours: 24), log("two.gpx", latitude: 39, from: -40, hours: 24),
    ]
    claim(Set(try legs(logs).map(\.kind)), is: [.recorded])
  }
}
