import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("The place where a trip begins and ends")
struct LikelyDoorTests {
  private typealias Stop = (day: Int, hour: Int, latitude: Double)

  /// From a door at 47.95 to Innsbruck, over a night there, and back.
  private static let loop: [Stop] = [(12, 6, 47.9500), (12, 12, 47.26), (13, 10, 47.2), (13, 17, 47.9504)]

  /// Two points at each stop: one alone is no way.
  private static func tracks(_ stops: [Stop]) -> [String: String] {
    let files = stops.enumerated().map { number, stop in
      let points = [0, 1].map { step in
        """
        <trkpt lat="\(stop.latitude + Double(step) * 0.0001)" lon="11.4">
        <time>2026-07-\(stop.day)T\(stop.hour < 10 ? "0" : "")\(stop.hour):0\(step):00Z</time></trkpt>
        """
      }
      return ("way-\(number).gpx", "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>")
    }
    return Dictionary(files) { first, _ in first }
  }

  private func read(_ stops: [Stop], _ others: [String: String] = [:]) async throws
    -> (zones: [PrivatePlace], told: [String])
  {
    let files = Self.tracks(stops).merging(["trip.yml": "title: X\n"]) { first, _ in first }
    let reading = try await TripFolder(files.merging(others) { $1 }).read()
    return (
      reading.trip.settings.privatePlaces, reading.told.filter { $0.contains("begins and ends at one place") }
    )
  }

  @Test("is kept back with what is near it, and told by files alone")
  func keptBack() async throws {
    let (zones, told) = try await read(Self.loop)
    claim(zones.map { $0.metres }, is: [500])
    let near = try unwrapped(Coordinate(latitude: 47.953, longitude: 11.4))
    claim(zones.map { $0.circle.contains(near) }, is: [true])
    claim(told.count, is: 1, "\(told)")
    #expect(told.allSatisfy { $0.hasPrefix("warning may-be-private way-0.gpx ") && $0.contains("`home:`") })
    #expect(told.allSatisfy { !$0.contains("47.9") })
  }

  @Test(
    "is left alone where the trip came by in between, stayed near, was away for less than a night, or ends elsewhere",
    arguments: [
      [(12, 6, 47.95), (12, 12, 47.26), (13, 6, 47.95), (13, 12, 47.26), (14, 17, 47.95)],
      [(12, 6, 47.95), (12, 12, 47.80), (13, 10, 47.8), (13, 17, 47.95)],
      [(12, 6, 47.95), (12, 12, 47.26), (12, 17, 47.95)],
      [(12, 6, 47.95), (12, 12, 47.26), (13, 10, 47.2), (13, 17, 47.96)],
    ] as [[(Int, Int, Double)]])
  func others(stops: [(Int, Int, Double)]) async throws {
    let (zones, told) = try await read(stops.map { ($0.0, $0.1, $0.2) })
    claim(zones.count, is: 0)
    claim(told, is: [])
  }

  @Test("an early start hides no house of which the last day tells")
  func earlyStartAndHouse() async throws {
    let way: [Stop] = [(12, 5, 53.08), (12, 12, 51.9), (13, 10, 50.2), (14, 10, 49.9), (15, 17, 48.1)]
    var trip = try await TripFolder([
      "trip.yml": "title: X\n", "2026-07-15.md": "Abends bei Hannes in der Weidenstraße 47.\n",
    ])
    .read().trip
    trip.photos = try way.map { day, hour, latitude in
      var photo = Photo(file: "\(day).\(hour).jpg", contentHash: "\(day)\(hour)", width: 4000, height: 3000)
      photo.cameraClock = LocalDateTime(
        date: try unwrapped(LocalDate(iso: "2026-07-\(day)")),
        time: try unwrapped(LocalTime(hour: hour, minute: 0)))
      photo.coordinate = Coordinate(latitude: latitude, longitude: 9)
      return photo
    }
    let told = LikelyDoor.keepBack(in: &trip, PrivacySource())
    let ends = try [53.08, 48.1].map { try unwrapped(Coordinate(latitude: $0, longitude: 9)) }
    claim(
      ends.map { end in trip.settings.privatePlaces.contains { $0.circle.contains(end) } }, is: [true, true])
    claim(told.count, is: 2)
  }

  @Test(
    "is kept back where a day sets out early and far from all else of it",
    arguments: [
      // Early, in the evening, near, and on the day before.
      ([(12, 6, 53.6), (12, 12, 54.8), (13, 10, 55.0), (14, 10, 55.4), (15, 9, 55.5)], true),
      ([(12, 16, 53.6), (12, 20, 54.8), (13, 10, 55.0), (14, 10, 55.4), (15, 9, 55.5)], false),
      ([(12, 6, 54.5), (12, 12, 54.8), (13, 10, 55.0), (14, 10, 55.4), (15, 9, 55.5)], false),
      ([(11, 6, 53.6), (12, 12, 54.8), (13, 10, 55.0), (14, 10, 55.4), (15, 9, 55.5)], false),
    ] as [([(Int, Int, Double)], Bool)])
  func earlyStart(stops: [(Int, Int, Double)], isKept: Bool) async throws {
    var trip = try await TripFolder(["trip.yml": "title: X\n"]).read().trip
    trip.photos = try stops.map { day, hour, latitude in
      var photo = Photo(file: "\(day)-\(hour).jpg", contentHash: "\(day)-\(hour)", width: 4000, height: 3000)
      photo.cameraClock = LocalDateTime(
        date: try unwrapped(LocalDate(iso: "2025-06-\(day)")),
        time: try unwrapped(LocalTime(hour: hour, minute: 0)))
      photo.coordinate = Coordinate(latitude: latitude, longitude: 10.3)
      return photo
    }
    let told = LikelyDoor.keepBack(in: &trip, PrivacySource())
    claim(trip.settings.privatePlaces.count, is: isKept ? 1 : 0)
    claim(told.contains { $0.message.contains("sets out here, early") }, is: isKept)
  }

  @Test(
    "is left alone where something for others names it, or where home is known",
    arguments: [
      ("pins.yml", "- {title: Camp site, at: 47.9501 11.4, description: Quiet.}\n", 0),
      ("pins.yml", "- {title: Camp site, at: 47.9501 11.4, private: yes}\n", 1),
      ("pins.yml", "- {title: Camp site, at: 48.1 11.4, description: Quiet.}\n", 1),
      ("itinerary.yml", "- hotel: Krone\n  start: 2026-07-12\n  at: Krone, 47.9501 11.4\n", 0),
      ("trip.yml", "start at: Icking, 47.9501 11.4\n", 0),
    ])
  func named(file: String, text: String, count: Int) async throws {
    let (zones, told) = try await read(Self.loop, [file: text])
    claim(zones.count, is: count)
    claim(told.count, is: count, "\(told)")
  }

  @Test("is two circles where it ended some houses on")
  func apart() async throws {
    var stops = Self.loop
    stops[3].latitude = 47.953
    let (zones, told) = try await read(stops)
    let ends = try [47.95, 47.953].map { try unwrapped(Coordinate(latitude: $0, longitude: 11.4)) }
    claim(ends.map { end in zones.contains { $0.circle.contains(end) } }, is: [true, true])
    claim(told.count, is: 1, "\(told)")
  }

  @Test(
    "is found beside a picture of a clock without a zone, or of another day than those of the trip",
    arguments: [("2026-07-12", 47.95, nil), ("2026-07-20", 50.0, .utc)] as [(String, Double, UTCOffset?)])
  func pictures(day: String, latitude: Double, offset: UTCOffset?) async throws {
    var trip = try await TripFolder(Self.tracks(Self.loop).merging(["trip.yml": "end: 2026-07-14\n"]) { $1 })
      .read().trip
    trip.settings.privatePlaces = []
    var photo = Photo(file: "a.jpg", contentHash: "a", width: 4000, height: 3000)
    photo.cameraClock = LocalDateTime(
      date: try unwrapped(LocalDate(iso: day)), time: try unwrapped(LocalTime(hour: 14, minute: 50)))
    photo.offset = offset
    photo.coordinate = Coordinate(latitude: latitude, longitude: 11.4)
    trip.photos = [photo]
    claim(LikelyDoor.keepBack(in: &trip, PrivacySource()).count, is: 1)
  }

  @Test(
    "may be where few pictures begin or end it, a flight away from all others",
    arguments: [
      ([53.9, 64.0, 64.1, 64.2, 64.3], 1), ([64.0, 64.1, 64.2, 64.3, 53.9], 1),
      ([53.9, 64.0, 64.1, 64.2, 64.3, 43.9], 2), ([53.9, 53.9, 53.9, 53.9, 64.0, 64.1, 64.2, 64.3], 0),
      ([53.9, 54.5, 64.1, 64.2, 64.3, 64.4, 54.5], 2), ([53.9, 53.95, 64.1, 64.2, 64.3, 64.4], 0),
      ([53.9, 55.0, 57.0, 59.0, 61.0, 63.0, 65.0], 0), ([53.9, 64.0, 64.1, 64.2], 0),
      ([53.9, 60.0, 66.0, 72.0, 78.0, 84.0], 0), ([64.0, 64.1, 64.2, 64.3, 64.4], 0),
    ] as [([Double], Int)])
  func farEnd(latitudes: [Double], zones: Int) async throws {
    func trip(_ others: [String: String] = [:]) async throws -> Trip {
      var trip = try await TripFolder(["trip.yml": "title: X\n"].merging(others) { $1 }).read().trip
      trip.photos = try latitudes.enumerated().map { number, latitude in
        var photo = Photo(file: "\(number).jpg", contentHash: "\(number)", width: 4000, height: 3000)
        photo.cameraClock = LocalDateTime(
          date: try unwrapped(LocalDate(iso: "2026-07-01")) + number,
          time: try unwrapped(LocalTime(hour: 12, minute: 0)))
        photo.coordinate = Coordinate(latitude: latitude, longitude: -20)
        return photo
      }
      return trip
    }
    var bare = try await trip()
    let told = LikelyDoor.keepBack(in: &bare, PrivacySource())
    claim(bare.settings.privatePlaces.count, is: zones)
    claim(told.count, is: min(1, zones))
    claim(told.contains { $0.message.contains("53.9") }, is: false)
    var named = try await trip(["pins.yml": "- {title: Airport, at: 53.9 -20, description: Cold.}\n"])
    _ = LikelyDoor.keepBack(in: &named, PrivacySource())
    claim(named.settings.privatePlaces.count, is: zones == 2 ? 1 : 0)
  }

  @Test("is not told where home is written")
  func written() async throws {
    let (zones, told) = try await read(Self.loop, ["trip.yml": "home: 48.1, 11.5\n"])
    claim(zones.map { $0.kind }, is: [.home])
    claim(told, is: [])
  }

  @Test("is kept back where the text of its day tells in whose house one was, and not where it tells of none")
  func house() async throws {
    let way: [Stop] = [(12, 6, 47.9500), (12, 12, 47.26), (13, 10, 47.2), (14, 17, 46.1)]
    func zones(_ day: String, _ text: String) async throws -> [Bool] {
      let door = try unwrapped(Coordinate(latitude: 47.95, longitude: 11.4))
      return try await read(way, ["\(day).md": text]).zones.map { $0.circle.contains(door) }
    }
    let told = "Breakfast at home, 12 Mill Lane.\n\nWalked.\n"
    try await claim(zones("2026-07-12", told), is: [true])
    try await claim(zones("2026-07-14", told), is: [false])
    try await claim(zones("2026-07-13", told), is: [])
    try await claim(zones("2026-07-12", "Breakfast at the Swan, 12 Mill Lane.\n"), is: [])
  }
}
