import Claims
import Diagnostics
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

@Suite("Times of a track that a program made up")
struct MadeUpTimesTests {
  /// A way to the north of so many points, each some metres behind the last and some seconds later.
  private static func way(
    _ count: Int, from start: Int, step: (Int) -> (metres: Double, seconds: Int)
  ) throws -> Track {
    var (latitude, seconds) = (46.4, start)
    var points: [TrackPoint] = []
    for index in 0..<count {
      points.append(TrackPoint(coordinate: try at(latitude, 13.7), instant: Instant(seconds: seconds)))
      let next = step(index)
      latitude += next.metres / 111_200
      seconds += next.seconds
    }
    return Track(file: "walk.gpx", segments: [points])
  }

  private static func start() throws -> Int { try instant("2026-05-03 08:00", 0).seconds }

  /// Points now nearer to each other and now farther.
  private static func uneven(_ index: Int) -> Double { [12, 55, 23, 90, 31, 8, 70][index % 7] }

  private static func expectUndated(_ track: Track, _ words: String) throws {
    let (plan, diagnostics) = try planned(Trip(tracks: [track]))
    claim(diagnostics.map(\.code), is: [.implausibleTimes, .trackWithoutDay])
    claim(diagnostics.first?.message.contains(words), is: true)
    #expect(plan.days.isEmpty)
    claim(plan.way.route.legs.map(\.points.count), is: [track.segments[0].count])
    claim(plan.way.tracks.map(\.areTimesMadeUp), is: [true])
    claim(none: plan.way.tracks[0].figures.movingSeconds)
  }

  @Test("from before there were receivers are not used, and the way is drawn without a day")
  func tooOld() throws {
    try Self.expectUndated(
      try Self.way(50, from: -2_147_483_648) { (Self.uneven($0), 0) }, "before there were receivers")
    try Self.expectUndated(
      try Self.way(50, from: 0) { (Self.uneven($0), 30) }, "before there were receivers")
  }

  @Test("of one moment are not used, however short the way")
  func oneMoment() throws {
    let start = try Self.start()
    try Self.expectUndated(try Self.way(20, from: start) { (Self.uneven($0), 0) }, "faster than sound")
    try Self.expectUndated(try Self.way(200, from: start) { (Self.uneven($0), 0) }, "faster than sound")
  }

  @Test("of one speed all the way are not used")
  func evenPace() throws {
    // Each step takes as long as its length does at 5 metres a second.
    var before = 0.0
    let track = try Self.way(3000, from: try Self.start()) { index in
      let metres = Self.uneven(index)
      defer { before += metres }
      return (metres, Int((before + metres) / 5) - Int(before / 5))
    }
    try Self.expectUndated(track, "one speed")
  }

  @Test("of steps that last as long, however far they are, are not used")
  func evenSteps() throws {
    try Self.expectUndated(
      try Self.way(400, from: try Self.start()) { (Self.uneven($0), 5) }, "each step")
  }

  @Test("are those of nobody who stands still, goes now faster and now slower, or sails by the clock")
  func believed() throws {
    let start = try Self.start()
    let tracks = [
      try Self.way(400, from: start) { (Self.uneven($0) / 20, 5) },
      try Self.way(1000, from: start) { (30 + Double($0 % 50), 15) },
      try Self.way(1000, from: start) { _ in (60, 12) },
    ]
    for track in tracks {
      let (plan, diagnostics) = try planned(Trip(tracks: [track]))
      #expect(!diagnostics.contains { $0.code == .implausibleTimes })
      claim(plan.days.first?.date, is: try day("2026-05-03"))
    }
  }

  @Test("are believed of a trip that is said to have been before there were receivers")
  func oldTrip() throws {
    let settings = try settings {
      $0.start = try day("1965-07-01")
      $0.end = try day("1965-07-31")
    }
    var track = try Self.way(50, from: 0) { (Self.uneven($0), 30) }
    track.segments = track.segments.map { segment in
      segment.map { point in
        var point = point
        point.instant = point.instant.map { Instant(seconds: $0.seconds - 141_000_000) }
        return point
      }
    }
    let (plan, diagnostics) = try planned(Trip(settings, tracks: [track]))
    #expect(!diagnostics.contains { $0.code == .implausibleTimes })
    claim(plan.way.tracks.first?.days.first?.year, is: 1965)
  }

  @Test("keep a young track back all the same, where the trip is published some days later")
  func delay() throws {
    var trip = Trip(
      photos: [try photo("a.jpg", "2026-04-01 10:00")],
      tracks: [try Self.way(400, from: try Self.start()) { (Self.uneven($0), 5) }])
    trip.settings.publishDelay = Written(3, at: SourcePlace(file: "trip.yml"))
    #expect(try planned(trip, today: "2026-05-04").plan.way.tracks.isEmpty)
    try claim(planned(trip, today: "2026-05-08").plan.way.tracks.count, is: 1)
  }
}
