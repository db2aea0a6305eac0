import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Waypoints of a planned route")
struct PlannedWaypointTests {
  private static let inn = (48.41, 8.45)

  private func file(_ name: String, isPlanned: Bool) throws -> Track {
    let (latitude, longitude) = Self.inn
    let mark = Waypoint(name: "Inn", point: TrackPoint(coordinate: try at(latitude, longitude)))
    var file = try track(
      name, [[(at(latitude, longitude), nil), (at(latitude + 0.1, longitude), nil)]], waypoints: [mark])
    for point in file.segments[0].indices { file.segments[0][point].isPlanned = isPlanned }
    return file
  }

  /// A walk of a day elsewhere, and these files.
  private func trip(_ files: [Track], photos: [Photo] = []) throws -> TripPlan {
    let walk = try track(
      "walk.gpx",
      [
        [
          (at(45, 14), "2026-05-03 09:00"), (at(45.01, 14), "2026-05-03 10:00"),
          (at(45.02, 14), "2026-05-03 11:00"),
        ]
      ])
    return try planned(Trip(photos: photos, tracks: [walk] + files), today: "2026-06-01").plan
  }

  @Test("are planned in a trip of which other days are told, and were missed once that is over")
  func alone() throws {
    let plan = try trip([file("route.gpx", isPlanned: true)])
    claim(plan.places.map(\.isOnlyPlanned), is: [true])
    let summary = TripSummary.sumUp(plan)
    claim(summary.items.filter { $0.kind == .waypoint }.map(\.isPlanned), is: [true])
    let place = try unwrapped(try library([summary]).plan.places.first { $0.name == "Inn" })
    #expect(place.isPlanned && place.isMissed)
  }

  @Test("are places where a recorded way bears them, too", arguments: [true, false])
  func recorded(isFirst: Bool) throws {
    let files = [try file("a.gpx", isPlanned: !isFirst), try file("b.gpx", isPlanned: isFirst)]
    try claim(trip(files).places.map(\.isOnlyPlanned), is: [false])
    try claim(trip([file("a.gpx", isPlanned: false)]).places.map(\.isOnlyPlanned), is: [false])
  }

  @Test("are places where a picture was taken there")
  func photographed() throws {
    let picture = try photo("a.jpg", "2026-05-04 09:00", at: at(Self.inn.0, Self.inn.1))
    let plan = try trip([file("route.gpx", isPlanned: true)], photos: [picture])
    claim(plan.places.map(\.isOnlyPlanned), is: [false])
  }
}
