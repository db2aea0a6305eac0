import Claims
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

@Suite("Stops of a walk without a name")
struct WalkStopTests {
  /// A walk northwards from 47° by four kilometres, and back to near its start: its top is halfway.
  private static func walk(title: String, leadsBack: Bool = false) throws -> (TripPlan, DayPlan) {
    let written = try entry("2026-05-03-a.md", title: title)
    let plan = try planned(Trip(entries: [written])).plan
    var day = try unwrapped(plan.days.first)
    let latitudes = leadsBack ? [47, 47.02, 47.04, 47.001] : [47, 47.02, 47.04]
    let places = try latitudes.map { try at($0, 11) }
    let heights = places.enumerated().map { index, place in
      HeightLine.Sample(along: Double(index) * 2000, height: index == 1 ? 1800 : 1500, coordinate: place)
    }
    let line = places.enumerated().map { index, place in
      WayPlace(along: Double(index) * 2000, coordinate: place)
    }
    day.way = DayWay(parts: [], stays: [], heights: [heights], line: line)
    return (plan, day)
  }

  private static func stop(_ latitude: Double, isInTown: Bool = false, name: String? = nil) throws -> Stop {
    var stop = Stop(coordinate: try at(latitude, 11))
    stop.locality = Locality(town: "Inn", metres: 5000, isInTown: isInTown, country: "AT")
    stop.name = name.map { Reasoned($0, because: .content) }
    return stop
  }

  @Test(
    "are at its start, its top or its end, with the height there",
    arguments: [
      (47.001, WalkStop(spot: .start, told: "Alm", height: 1500)),
      (47.021, WalkStop(spot: .top, told: nil, height: 1800)),
      (47.039, WalkStop(spot: .end, told: "Hütte", height: 1500)), (47.01, nil),
    ] as [(Double, WalkStop?)])
  func spots(latitude: Double, found: WalkStop?) throws {
    let (plan, day) = try Self.walk(title: "Wanderung von Alm zur Hütte")
    let stops = try unwrapped(WalkStops(of: day, in: plan))
    let places = ToldPlaces(of: plan)
    claim(stops.place(of: try Self.stop(latitude), among: places), is: found)
    claim(none: stops.place(of: try Self.stop(latitude, isInTown: true), among: places))
    claim(none: stops.place(of: try Self.stop(latitude, name: "Hut"), among: places))
  }

  @Test("are where it turned of a way that leads back, and nothing where no way was walked")
  func turn() throws {
    let (plan, there) = try Self.walk(title: "A walk", leadsBack: true)
    let stops = try unwrapped(WalkStops(of: there, in: plan))
    let places = ToldPlaces(of: plan)
    claim(
      stops.place(of: try Self.stop(47.04), among: places), is: WalkStop(spot: .turn, told: nil, height: 1500)
    )
    claim(stops.place(of: try Self.stop(47.0005), among: places)?.spot, is: .start)
    var ridden = there
    ridden.way = nil
    claim(none: WalkStops(of: ridden, in: plan))
  }
}
