import Diagnostics
import Testing
import TripChecking
import TripModel
import TripPlanning

@Suite("Recordings that begin or end at one place")
struct LikelyHomeTests {
  private static let door = (latitude: 47.9912, longitude: 7.8356)

  private static func coordinate(_ north: Double, _ east: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: door.latitude + north, longitude: door.longitude + east))
  }

  /// A way of an hour on a day of May 2026, from the door, or from some kilometres off.
  private static func ride(_ day: Int, fromDoor: Bool = true) throws -> Track {
    let date = try #require(LocalDate(year: 2026, month: 5, day: day))
    let start = date.dayNumber * 86_400 + 8 * 3600
    let away = fromDoor ? 0 : 0.05 * Double(day)
    let points = try (0...10).map { step in
      TrackPoint(
        coordinate: try coordinate(away + Double(step) * 0.002, Double(day) * 0.001 * Double(step)),
        instant: Instant(seconds: start + step * 360))
    }
    return Track(file: "ride-\(day).gpx", segments: [points])
  }

  private static func told(
    _ tracks: [Track], _ change: (inout Trip) -> Void = { _ in }
  ) throws -> [Diagnostic] {
    var trip = Trip(folderName: "x", tracks: tracks)
    change(&trip)
    let today = try #require(LocalDate(iso: "2026-06-01"))
    return TripChecker.check(trip, plan: TripPlanner.plan(trip, today: today).plan).filter {
      $0.code == .homeLikely
    }
  }

  @Test(
    "are told from three days on, where half of all are there",
    arguments: [
      ([1, 2, 3], [], true), ([1, 2], [], false), ([1, 2, 3], [4, 5, 6], true),
      ([1, 2, 3], [4, 5, 6, 7], false),
    ] as [([Int], [Int], Bool)])
  func counted(atDoor: [Int], elsewhere: [Int], isTold: Bool) throws {
    let tracks = try atDoor.map { try Self.ride($0) } + elsewhere.map { try Self.ride($0, fromDoor: false) }
    let told = try Self.told(tracks)
    #expect(told.map(\.severity) == (isTold ? [.warning] : []))
    guard isTold else { return }
    #expect(told[0].message.hasPrefix("3 recordings begin or end at one place"))
    #expect(([told[0].place].compactMap(\.self) + told[0].others).map(\.file) == tracks.prefix(3).map(\.file))
    // The place itself is told to nobody.
    #expect(!"\(told)".contains("47.99") && !"\(told)".contains("7.83"))
  }

  @Test("are told of a great many of which all end there and each begins elsewhere")
  func manyEnds() throws {
    let tracks = try (0..<220).map { number in
      var track = try Self.ride(1 + number % 28)
      var points = Array(track.segments[0].reversed())
      for step in points.indices.dropLast() {
        points[step].coordinate = try Self.coordinate(0.02 * Double(number + 1), 0.01 * Double(step))
      }
      let times = track.segments[0].map(\.instant)
      for step in points.indices { points[step].instant = times[step] }
      track = Track(file: "ride-\(number).gpx", segments: [points])
      return track
    }
    #expect(try !Self.told(tracks).isEmpty)
  }

  @Test("are not told of where home is known, or the place is private or named for others")
  func known() throws {
    let tracks = try [1, 2, 3].map { try Self.ride($0) }
    let (door, far) = (try Self.coordinate(0.0005, 0), try Self.coordinate(1, 1))
    let shift = CircleShift(turn: 0, reach: 0)
    func place(_ kind: PrivatePlace.Kind, _ at: Coordinate) -> PrivatePlace {
      PrivatePlace(kind, at: at, metres: 2000, shift: shift)
    }
    func pin(_ at: Coordinate) -> Pin {
      let span = SourceSpan(line: 1, column: 3, text: "- title: Camp site")
      return Pin(
        title: "Camp site", coordinate: at, description: "Quiet.",
        place: SourcePlace(file: "pins.yml", span: span))
    }
    #expect(try Self.told(tracks) { $0.settings.privatePlaces = [place(.home, far)] }.isEmpty)
    #expect(try Self.told(tracks) { $0.settings.privatePlaces = [place(.zone, door)] }.isEmpty)
    #expect(try Self.told(tracks) { $0.settings.privatePlaces = [place(.zone, far)] }.count == 1)
    #expect(try Self.told(tracks) { $0.pins = [pin(door)] }.isEmpty)
    #expect(try Self.told(tracks) { $0.pins = [pin(far)] }.count == 1)
    var hidden = pin(door)
    hidden.keptBack = [KeptBack(.isPrivate, at: hidden.source)]
    #expect(try Self.told(tracks) { $0.pins = [hidden] }.count == 1)
    let start = Written(NamedPlace(name: nil, coordinate: door), at: SourcePlace(file: "trip.yml"))
    #expect(try Self.told(tracks) { $0.settings.startAt = start }.isEmpty)
  }

  /// A picture on a day of May 2026, so many degrees east of the door.
  private static func picture(_ day: Int, east: Double, name: String = "p") throws -> Photo {
    var photo = Photo(file: "\(name)-\(day).jpg", contentHash: "\(name)-\(day)", width: 3000, height: 2000)
    let date = try #require(LocalDate(year: 2026, month: 5, day: day))
    photo.cameraClock = LocalDateTime(date: date, time: .midnight) + 12 * 3600
    photo.coordinate = try coordinate(0, east)
    return photo
  }

  @Test(
    "so are pictures far from all others with which a trip begins or ends, of which there are few",
    arguments: [
      ([0, 20, 21, 22, 23], ["p-1.jpg"]), ([20, 21, 22, 23, 0], ["p-5.jpg"]),
      ([0, 0, 20, 21, 22], ["p-1.jpg", "p-2.jpg"]),
      ([0, 1, 20, 21, 22], ["p-1.jpg"]), ([0, 1, 2, 3, 20], ["p-5.jpg"]), ([0, 0.1, 20, 21, 22], []),
      ([0, 0, 0, 0, 20], ["p-5.jpg"]),
      ([20, 0, 21, 20, 23], []), ([0, 20, 21, 22], []),
    ] as [([Double], [String])])
  func pictures(degrees: [Double], told: [String]) throws {
    let photos = try degrees.enumerated().map { try Self.picture($0 + 1, east: $1) }
    let found = try Self.told([]) { $0.photos = photos }
    #expect(found.flatMap { [$0.place?.file] + $0.others.map(\.file) }.compactMap(\.self) == told)
    #expect(!found.contains { "\($0.message) \($0.advice ?? "")".contains("47.99") })
    let withHome = try Self.told([]) { trip in
      trip.photos = photos
      trip.settings.startAt = Written(
        NamedPlace(name: nil, coordinate: photos[0].coordinate), at: SourcePlace(file: "trip.yml"))
    }
    #expect(withHome.isEmpty || told == ["p-5.jpg"])
  }
}
