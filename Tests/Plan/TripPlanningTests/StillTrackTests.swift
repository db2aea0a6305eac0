import Diagnostics
import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A track without times that leads nowhere")
struct StillTrackTests {
  private static let names = PlaceLookup { _ in
    Locality(town: "Maiduguri", isInTown: true, country: "NG")
  }

  @Test(
    "is none, and visits no country, unless it has a time or goes on",
    arguments: [
      ([0.0], nil, true), ([0, 0.0001, 0], nil, true), ([0, 0.001], nil, false),
      ([0], "2026-05-03 10:00", false),
    ] as [([Double], String?, Bool)])
  func still(steps: [Double], time: String?, isStill: Bool) throws {
    let way = try track("2026-05-03-test.gpx", [steps.map { (try at(12.1 + $0, 13.2), time) }])
    let trip = Trip(tracks: [way])
    var marked = trip
    marked.tracks[0].waypoints = [Waypoint(name: "Well", point: way.segments[0][0])]
    let found = StillTracks.remove(from: marked).trip.tracks[0]
    claim(found.segments.isEmpty, is: isStill)
    claim(found.waypoints.count, is: 1)
    let (plan, diagnostics) = TripPlanner.plan(trip, today: try day("2026-05-04"), names: Self.names)
    claim(diagnostics.map(\.code).contains(.stillTrack), is: isStill)
    claim(plan.days.isEmpty, is: isStill)
    if isStill { claim(plan.countries, is: []) }
    // Of a way that was cut near home nobody knows where it led.
    var cut = trip
    cut.tracks[0].isCut = true
    claim(StillTracks.remove(from: cut).diagnostics.isEmpty, is: true)
  }
}
