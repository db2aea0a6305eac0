import Claims
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

@Suite("Tracks that are estimates")
struct EstimateTests {
  private static let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }

  /// Three positions of a day, an hour apart, and so many degrees of latitude.
  private static func sparse(_ file: String, timed: Bool = true, apart: Double = 0.1) throws -> Track {
    let places = try (0..<3).map { try at(47 + Double($0) * apart, 11) }
    var sparse = try track(
      file,
      [places.enumerated().map { ($0.element, timed ? "2026-05-03 1\($0.offset):30" : nil) }])
    for point in sparse.segments[0].indices { sparse.segments[0][point].isEstimate = true }
    return sparse
  }

  @Test("are drawn and order the way, and no metre of them was recorded")
  func drawn() throws {
    let plan = try planned(Trip(Self.utc, tracks: [try Self.sparse("timeline.gpx")]), today: "2026-06-01")
      .plan
    let (figures, track) = (plan.figures, plan.way.tracks[0])
    #expect(plan.way.route.legs.map(\.kind) == [.joined] && plan.way.route.legs[0].points.count == 3)
    claim(plan.way.route.legs.map(\.isEstimate), is: [true])
    claim(plan.days.flatMap(\.route.legs).allSatisfy(\.isEstimate), is: true)
    claim(plan.days.map(\.way?.figures.metres), is: [nil])
    claim(plan.way.route.stops.count, is: 2)
    #expect(
      [track.recordedMetres, track.figures.metres, figures.recorded.metres, figures.undatedMetres] == [
        0, 0, 0, 0,
      ])
    #expect((22_000...22_300).contains(figures.straightMetres), "\(figures.straightMetres)")
    #expect(track.isEstimate && !track.isPlanned)
  }

  @Test("do not tell by their speed how one went, and tell how far it was at least")
  func means() throws {
    // 67 km in an hour: to a receiver that is the road.
    let plan = try planned(
      Trip(Self.utc, tracks: [try Self.sparse("timeline.gpx", apart: 0.6)]), today: "2026-06-01"
    ).plan
    #expect(plan.way.route.legs.allSatisfy { $0.mode == nil } && !plan.way.route.legs.isEmpty)
    let told = ToldDistances.choose(from: plan.figures)
    #expect(told.isAtLeast && told.total ?? 0 > 130_000, "\(told)")
  }

  @Test("without times are told with the length of their line, which nothing counts")
  func undated() throws {
    let plan = try planned(Trip(Self.utc, tracks: [try Self.sparse("a.gpx", timed: false)])).plan
    let track = plan.way.tracks[0]
    #expect(track.isUndated && track.recordedFigures.metres == 0 && track.toldMetres > 22_000)
    claim(plan.figures.undatedMetres, is: 0)
  }

  @Test("beside a recording leave its figures as they are")
  func beside() throws {
    let points = try (0..<60).map { minute in
      let time: String? = "2026-05-03 08:\(minute < 10 ? "0" : "")\(minute)"
      return (try at(47 + Double(minute) * 80 / 111_180, 11), time)
    }
    let walk = try track("walk.gpx", [points])
    func metres(_ tracks: [Track]) throws -> Double {
      try planned(Trip(Self.utc, tracks: tracks), today: "2026-06-01").plan.figures.recorded.metres
    }
    let alone = try metres([walk])
    #expect(alone > 4000)
    try claim(metres([walk, try Self.sparse("timeline.gpx")]), is: alone)
  }

  @Test("of a trip under way count up to their last day")
  func underWay() throws {
    var trip = Trip(Self.utc, tracks: [try Self.sparse("timeline.gpx")])
    (trip.settings.start, trip.settings.end) = (try day("2026-05-03"), try day("2026-05-20"))
    #expect(try planned(trip, today: "2026-05-04").plan.figures.straightMetres > 22_000)
  }

  @Test("place a picture that was taken while one was there")
  func photos() throws {
    let picture = try photo("a.jpg", "2026-05-03 11:31", offset: 0)
    let plan = try planned(
      Trip(Self.utc, photos: [picture], tracks: [try Self.sparse("timeline.gpx")]), today: "2026-06-01"
    ).plan
    claim(plan.media.photos.first?.position?.reason, is: .track(file: "timeline.gpx"))
  }
}
