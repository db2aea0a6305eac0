import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Where a ship lay still while its way was recorded, by ShipRests")
struct ShipRestTests {
  private static let north = 43.2
  private static let east = 16.4
  private static let begun = "2026-05-06 08:00"
  /// Minutes of sailing before a rest, and behind it.
  private static let half = 30

  /// A sail of an hour northwards, with a rest in the middle; a point a minute.
  private static func piece(
    restingFor rest: Int, _ mode: TravelMode? = .boat, isEstimate: Bool = false
  ) throws -> TimedTrack.Piece {
    let start = try instant(begun, 0).seconds
    let points = try (0...(2 * half + rest)).map { minute in
      let sailed = minute - min(max(0, minute - half), rest)
      var point = TrackPoint(
        coordinate: try at(north + Double(sailed - half) * 0.002, east),
        instant: Instant(seconds: start + minute * 60))
      point.isEstimate = isEstimate
      return point
    }
    let end = Instant(seconds: start + (2 * half + rest) * 60)
    let stretch = TravelGuess.Stretch(mode: mode, points: points[...])
    return TimedTrack.Piece(
      day: try day("2026-05-06"), points: points, span: Instant(seconds: start)...end,
      stretches: [MeasuredStretch(stretch)])
  }

  /// Minutes of the sail in which each rest began and ended.
  private static func rests(_ piece: TimedTrack.Piece) throws -> [[Int]] {
    let start = try instant(begun, 0).seconds
    return ShipRests([piece]).spans.map { [($0.lowerBound - start) / 60, ($0.upperBound - start) / 60] }
  }

  @Test("a rest is three quarters of an hour or longer on one spot")
  func length() throws {
    try claim(Self.rests(Self.piece(restingFor: 120)), is: [[30, 150]])
    try claim(Self.rests(Self.piece(restingFor: 50)), is: [[30, 80]])
    try claim(Self.rests(Self.piece(restingFor: 40)), is: [])
    try claim(Self.rests(Self.piece(restingFor: 0)), is: [])
  }

  @Test("none is of who walked, or was not recorded")
  func others() throws {
    try claim(Self.rests(Self.piece(restingFor: 120, .walk)), is: [])
    try claim(Self.rests(Self.piece(restingFor: 120, nil)), is: [])
    try claim(Self.rests(Self.piece(restingFor: 120, isEstimate: true)), is: [])
  }

  /// How many stops its rest makes beside a pin; `hidden` is when one was near a private place.
  private static func stops(
    pinned place: Coordinate?, besides ends: [Router.Fix] = [], hidden: String? = nil
  ) throws -> Int {
    var trip = Trip(pins: place.map { [pin("Cove", $0)] } ?? [])
    let places = try planned(trip, today: "2026-05-20").plan.places
    trip.withheld.moments = try [hidden].compactMap(\.self).map { time in
      let moment = try instant(time, 0)
      return Withheld.Stretch(moment...moment, region: PrivateRegion(), file: "a.jpg")
    }
    return ShipRests([try piece(restingFor: 120)])
      .fixes(at: places, besides: ends, HiddenTimes(trip.withheld)).count
  }

  @Test("a rest is a stop where a pin is, and neither where nothing is nor near a private place")
  func pins() throws {
    let cove = try at(Self.north + 0.0008, Self.east)
    try claim(Self.stops(pinned: cove), is: 1)
    try claim(Self.stops(pinned: nil), is: 0)
    try claim(Self.stops(pinned: at(Self.north + 0.01, Self.east)), is: 0)
    try claim(Self.stops(pinned: cove, hidden: "2026-05-06 09:00"), is: 0)
    try claim(Self.stops(pinned: cove, hidden: "2026-05-06 12:00"), is: 1)
  }

  @Test("it is none where a recording of the same day began or ended, which is one already")
  func ends() throws {
    let cove = try at(Self.north, Self.east)
    let begun = try instant(Self.begun, 0)
    let end = Router.Fix(instant: begun, day: try day("2026-05-06"), coordinate: cove)
    let other = Router.Fix(instant: begun, day: try day("2026-05-05"), coordinate: cove)
    try claim(Self.stops(pinned: cove, besides: [end]), is: 0)
    try claim(Self.stops(pinned: cove, besides: [other]), is: 1)
  }
}
