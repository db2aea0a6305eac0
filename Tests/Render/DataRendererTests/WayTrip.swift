import Diagnostics
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import DataRenderer

/// A walk over midnight with a pause and a leap of the receiver, a ride without times, and two pins.
enum WayTrip {
  static func make() throws -> Trip {
    var settings = TripSettings()
    settings.title = "Here & <there>\u{7}"
    settings.timeZone = ZoneRules(identifier: "Europe/Lisbon")
    return Trip(
      folderName: "way", settings: settings,
      pins: [
        Pin(
          title: "Hut", coordinate: try place(38.75, 180), time: DayAndTime(date: try day("2026-05-03")),
          place: SourcePlace(file: "pins.yml")),
        Pin(
          title: "Spring", coordinate: try place(-0.000_000_01, -9.123_456_78),
          time: DayAndTime(date: try day("2026-05-03"), time: LocalTime(hour: 15, minute: 30)),
          category: "water", description: "Cold & clear", place: SourcePlace(file: "pins.yml")),
      ], tracks: [try walk(), try ride()])
  }

  static func walk() throws -> Track {
    // 22:58 UTC on 3 May is 23:58 on clocks in Lisbon.
    let start = 1_777_849_080
    func point(_ minutes: Int, _ latitude: Double, _ height: Double?) throws -> TrackPoint {
      TrackPoint(
        coordinate: try place(latitude, -9.2), elevation: height,
        instant: Instant(seconds: start + minutes * 60))
    }
    let first = try [
      point(0, 38.7, 12.345), point(1, 38.7005, 13), point(2, 38.701, -1.5), point(3, 39.4, 13),
      point(4, 38.702, nil), point(5, 38.7025, 20),
    ]
    return Track(
      file: "tracks/2026-05-03 walk.gpx", name: "By moonlight",
      segments: [first, try [point(30, 38.71, 21), point(31, 38.7105, 22)]])
  }

  static func ride() throws -> Track {
    let line = try [38.8, 38.81].map { TrackPoint(coordinate: try place($0, -9.3)) }
    var ride = Track(file: "tracks/2026-05-05-ride.kml", segments: [line])
    ride.namedDay = .fileName(try day("2026-05-05"))
    return ride
  }

  static func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  static func day(_ text: String) throws -> LocalDate { try #require(LocalDate(iso: text)) }

  static func plan(_ trip: Trip, today: String = "2026-05-20", for audience: Audience = .readers) throws
    -> TripPlan
  {
    TripPlanner.plan(trip, today: try day(today), for: audience).plan
  }

  /// The file; nil for a site that has none.
  static func file(of trip: Trip, today: String = "2026-05-20", for audience: Audience = .readers) throws
    -> String?
  {
    let plan = try plan(trip, today: today, for: audience)
    guard let file = TrackGPX.file(of: plan, names: .unspoken(plan), generator: "Tripbook 0.1.0") else {
      return nil
    }
    guard case .portions(let content) = file.content else { throw WrongContent() }
    #expect(file.path.text == "track.gpx" && plan.addresses.gpx == file.path)
    return String(decoding: content.bytes, as: UTF8.self)
  }

  private struct WrongContent: Error {}
}
