import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Where one was on days of which nothing tells, by SilentStays")
struct SilentStayTests {
  private static let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }

  /// A place by its degrees north on one meridian, and when.
  private typealias Seen = (north: Double, time: String)

  private static func fix(_ seen: Seen, _ end: Router.RideEnd? = nil) throws -> Router.Fix {
    var fix = Router.Fix(
      instant: try instant(seen.time, 0), day: try day(String(seen.time.prefix(10))),
      coordinate: try at(seen.north, 11))
    fix.rideEnd = end
    return fix
  }

  /// A recorded way between two places.
  private static func piece(_ way: [Seen]) throws -> TimedTrack.Piece {
    let points = try way.map {
      TrackPoint(coordinate: try at($0.north, 11), instant: try instant($0.time, 0))
    }
    let span = try instant(way[0].time, 0)...instant(way[way.count - 1].time, 0)
    return TimedTrack.Piece(day: try day(String(way[0].time.prefix(10))), points: points, span: span)
  }

  /// The days that are found between a ride that arrived on 3 June at 47° north and one that left.
  private static func days(
    leaving: Seen, besides known: [Seen] = [], recorded: [Seen] = [], hidden: String? = nil,
    isLoose: Bool = false
  ) throws -> [String] {
    let arrival = try fix((47, "2026-06-03 18:00"), .arrival)
    var departure = try fix(leaving, .departure)
    departure.isLoose = isLoose
    var trip = Trip(utc)
    trip.withheld.moments = try [hidden].compactMap(\.self).map { time in
      let moment = try instant(time, 0)
      return Withheld.Stretch(moment...moment, region: PrivateRegion(), file: "a.jpg")
    }
    let found = SilentStays.found(
      between: [departure, arrival], besides: try known.map { try fix($0) },
      recorded.isEmpty ? [] : [try piece(recorded)], HiddenTimes(trip.withheld),
      clocks: LocalClocks.gather(from: trip))
    #expect(found.allSatisfy { $0.coordinate == arrival.coordinate })
    return found.compactMap { $0.day?.description }
  }

  @Test("one was where the ride had arrived, on up to three days in a row")
  func between() throws {
    try claim(Self.days(leaving: (47, "2026-06-04 09:00")), is: [])
    try claim(Self.days(leaving: (47, "2026-06-05 09:00")), is: ["2026-06-04"])
    try claim(
      Self.days(leaving: (47, "2026-06-07 09:00")), is: ["2026-06-04", "2026-06-05", "2026-06-06"])
    try claim(Self.days(leaving: (47, "2026-06-08 09:00")), is: [])
  }

  @Test("nobody knows where one was if the next ride left elsewhere, or is on no line with anything else")
  func elsewhere() throws {
    try claim(Self.days(leaving: (47.2, "2026-06-05 09:00")), is: ["2026-06-04"])
    try claim(Self.days(leaving: (48, "2026-06-05 09:00")), is: [])
    try claim(Self.days(leaving: (47, "2026-06-05 09:00"), isLoose: true), is: [])
  }

  @Test("nor if a picture or a recorded way was elsewhere meanwhile")
  func known() throws {
    let leaving: Seen = (47, "2026-06-05 09:00")
    try claim(Self.days(leaving: leaving, besides: [(47.1, "2026-06-04 12:00")]), is: ["2026-06-04"])
    try claim(Self.days(leaving: leaving, besides: [(48, "2026-06-04 12:00")]), is: [])
    try claim(Self.days(leaving: leaving, besides: [(48, "2026-06-09 12:00")]), is: ["2026-06-04"])
    let walk: [Seen] = [(47, "2026-06-04 12:00"), (47.01, "2026-06-04 12:30")]
    try claim(Self.days(leaving: leaving, recorded: walk), is: ["2026-06-04"])
    let drive: [Seen] = [(47, "2026-06-04 12:00"), (48, "2026-06-04 14:00")]
    try claim(Self.days(leaving: leaving, recorded: drive), is: [])
  }

  @Test("nothing is told where one was near a private place meanwhile")
  func hidden() throws {
    let leaving: Seen = (47, "2026-06-05 09:00")
    try claim(Self.days(leaving: leaving, hidden: "2026-06-04 12:00"), is: [])
    try claim(Self.days(leaving: leaving, hidden: "2026-06-08 12:00"), is: ["2026-06-04"])
  }
}
