import Claims
import Diagnostics
import Foundation
import Rounds
import Testing
import TripModel

@testable import TripPlanning

@Suite("What lies near home reaches nothing")
struct NonInterferenceTests {
  /// Each kind of thing is in most of the trips, and near home as often as not: a rule that forgets one is seen by
  /// dozens of sixty.
  private static let seeds = 0..<UInt64(Rounds.of(60, nightly: 300))

  @Test(
    "Moved elsewhere near home, it leaves the same plan, which has no position within five kilometres of home",
    arguments: seeds)
  func moved(seed: UInt64) throws {
    let random = try RandomPrivateTrip(seed: seed)
    let (words, other) = (
      RandomPublishingTests.words(try PrivateTrip.planned(random.trip).plan),
      RandomPublishingTests.words(try PrivateTrip.planned(random.moved).plan)
    )
    claim(words, is: other, "\(RandomPublishingTests.firstDifference(words, other))")
    let home = try PrivateTrip.home()
    for place in try Self.places(in: words) { #expect(place.metres(to: home) > 5000) }
    claim(words, lacks: "Hometown")
  }

  /// All positions of which a plan speaks. Its words are hundreds of kilobytes, through which an expression takes as long
  /// as all else here.
  private static func places(in words: String) throws -> [Coordinate] {
    try words.components(separatedBy: "latitude: ").dropFirst().compactMap { rest -> Coordinate? in
      let parts = rest.prefix(80).components(separatedBy: ", longitude: ")
      // An index has latitudes by themselves, before the positions.
      guard parts.count > 1, let latitude = Double(parts[0]) else { return nil }
      let longitude = try unwrapped(Double(parts[1].prefix { "-.e0123456789".contains($0) }))
      return try at(latitude, longitude)
    }
  }

  @Test("The trips hold things near home that would be told otherwise, and things that are told")
  func notVacuous() throws {
    let trips = try Self.seeds.prefix(Rounds.of(24, nightly: 300)).map { try RandomPrivateTrip(seed: $0) }
    let different = try trips.count { random in
      func open(_ trip: Trip) throws -> String {
        var trip = trip
        trip.settings.privatePlaces = []
        return RandomPublishingTests.words(try PrivateTrip.planned(trip).plan)
      }
      return try open(random.trip) != open(random.moved)
    }
    #expect(different * 4 > trips.count * 3)
    let told = try trips.count { try !PrivateTrip.planned($0.trip).plan.way.route.isEmpty }
    #expect(told * 3 > trips.count)
  }
}

/// A trip around home, and the same one with all that is near home elsewhere near home.
private struct RandomPrivateTrip {
  private(set) var trip: Trip
  private(set) var moved: Trip

  init(seed: UInt64) throws {
    var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 7)
    var trip = Trip(
      try PrivateTrip.settings { settings in
        if dice.isLucky(3) { settings.timeZone = ZoneRules(identifier: "Europe/Lisbon") }
        if dice.isLucky(4) {
          settings.publishDelay = Written(26 + dice.number(4), at: SourcePlace(file: "trip.yml"))
        }
        if dice.isLucky(3) { settings.startAt = try Self.written(&dice) }
        if dice.isLucky(3) { settings.endAt = try Self.written(&dice) }
        if dice.isLucky(3) { settings.destination = try Self.written(&dice) }
        settings.dayStarts = try time("04:00")
      })
    trip.photos = try (0..<2 + dice.number(9)).map { index in
      let clock = Self.clock(&dice)
      let name = dice.isLucky(2) ? "\(index)" : "IMG_" + clock.filter(\.isNumber) + "\(index)"
      var photo = try TripPlanningTests.photo(
        "photos/\(name).jpg", clock, offset: dice.isLucky(2) ? 2 : nil,
        at: dice.isLucky(4) ? nil : try Self.place(&dice), model: dice.any(of: ["X1", "Y2"]))
      if photo.coordinate != nil, dice.isLucky(3) { photo.altitude = 100 * dice.part() }
      return photo
    }
    trip.entries = try (0..<dice.number(4)).map { index in
      var made = try entry(
        "journal/2026-05-0\(1 + dice.number(5))-\(index).md",
        time: dice.isLucky(2) ? .timeOfDay(try time("1\(dice.number(9)):15")) : nil,
        place: try dice.isLucky(2) ? Self.written(&dice).value : nil,
        shows: dice.isLucky(2) ? [dice.any(of: trip.photos.map(\.file))].compactMap(\.self) : [])
      made.title = Written("Entry \(index)", at: SourcePlace(file: made.file))
      return made
    }
    trip.pins = try (0..<dice.number(4)).map { index in
      let place = try Self.place(&dice)
      let isNear = try place.distance(to: PrivateTrip.home()) < 5000
      return pin(
        isNear ? "Our flat" : "Pin \(index)", place,
        dice.isLucky(2)
          ? DayAndTime(date: try day("2026-05-0\(1 + dice.number(5))"), time: try time("11:30")) : nil)
    }
    trip.attractions = try (0..<dice.number(4)).map { index in
      let place = try Self.place(&dice)
      let isNear = try place.distance(to: PrivateTrip.home()) < 5000
      var saved = Attraction(
        name: isNear ? "Our bar" : "Idea \(index)", place: line("attractions.yml", index))
      saved.at = Written(NamedPlace(name: nil, coordinate: place), at: saved.source)
      if dice.isLucky(2) { saved.day = DayAndTime(date: try day("2026-05-0\(1 + dice.number(5))")) }
      return saved
    }
    trip.tracks = try (0..<1 + dice.number(3)).map { try Self.track("tracks/\($0).gpx", trip.photos, &dice) }
    trip.events = try (0..<dice.number(4)).map { index in
      let kind = dice.any(of: TripEvent.Kind.allCases) ?? .hotel
      func spot(_ dice: inout Dice) throws -> NamedPlace? {
        if dice.isLucky(3) { return nil }
        if dice.isLucky(3) { return try Self.written(&dice).value }
        let place = try Self.place(&dice)
        let isNear = try place.distance(to: PrivateTrip.home()) < 5000
        return NamedPlace(name: isNear ? "Our flat" : "Spot \(index)", coordinate: place)
      }
      var made = try event(
        kind, "Event \(index)", Self.clock(&dice), dice.isLucky(2) ? Self.clock(&dice) : nil,
        from: try spot(&dice), to: try spot(&dice), at: try spot(&dice))
      if dice.isLucky(3) { made.address = "Street \(index)" }
      return made
    }
    let expenses = try (0..<dice.number(5)).map { index in
      var made = try expense("2026-05-0\(1 + dice.number(5))", 100 + dice.number(900))
      if dice.isLucky(2) { made.when.time = try time("1\(dice.number(9)):30") }
      if dice.isLucky(2) {
        let place = try Self.place(&dice)
        let isNear = try place.distance(to: PrivateTrip.home()) < 5000
        let name = isNear ? "Our flat" : dice.isLucky(2) ? "Stall \(index)" : nil
        made.header.at.told = Written(NamedPlace(name: name, coordinate: place), at: made.place)
      } else if dice.isLucky(3) {
        made.header.at.told = try Self.written(&dice)
      } else {
        made.what = dice.any(of: ["Lunch at Pin 0", "Our flat", "Bread"]) ?? ""
      }
      return made
    }
    if !expenses.isEmpty { trip.budget = Budget(total: euros(100_000), expenses: expenses) }
    self.trip = trip
    moved = trip
    try move(&dice)
  }

  private static func clock(_ dice: inout Dice) -> String {
    "2026-05-0\(1 + dice.number(5)) \(10 + dice.number(12)):\(10 + dice.number(49))"
  }

  /// As often near home as elsewhere, and now and then between the circle's rim and the five kilometres.
  private static func place(_ dice: inout Dice) throws -> Coordinate {
    let metres = [
      4999 * dice.part().squareRoot(), 5001 + 12_000 * dice.part(), 16_000 + 90_000 * dice.part(),
    ]
    return try PrivateTrip.away(metres[[0, 0, 1, 2, 2][dice.number(5)]], 360 * dice.part())
  }

  private static func written(_ dice: inout Dice) throws -> Written<NamedPlace> {
    let name = dice.any(of: ["Our flat", "Hometown", "Elsewhere"]) ?? ""
    let coordinate =
      dice.isLucky(3) && name != "Elsewhere"
      ? try PrivateTrip.away(4000 * dice.part(), 360 * dice.part()) : nil
    return Written(NamedPlace(name: name, coordinate: coordinate), at: SourcePlace(file: "x.yml"))
  }

  private static func track(_ file: String, _ photos: [Photo], _ dice: inout Dice) throws -> Track {
    let start = try instant("2026-05-0\(1 + dice.number(5)) 0\(6 + dice.number(3)):00", 0)
    let heading = 360 * dice.part()
    let isTimed = !dice.isLucky(4)
    // Through the circle, or out of it, or past it.
    let points = try (0..<60).map { step in
      let along = Double(step - [0, 30, 60][dice.number(1) == 0 ? Int(start.seconds % 3) : 0]) * 1500
      let spot = try PrivateTrip.away(abs(along), along < 0 ? heading + 150 : heading)
        .moved(by: 400 * dice.part(), towards: 360 * dice.part())
      return TrackPoint(
        coordinate: spot, elevation: 100 * dice.part(),
        instant: isTimed ? Instant(seconds: start.seconds + 120 * step) : nil)
    }
    var track = Track(file: file, segments: [points])
    if dice.isLucky(2) {
      let name =
        dice.isLucky(2)
        ? photos.first.map { String($0.file.dropFirst(7)) } ?? "Somewhere" : "Mark \(dice.number(9))"
      let place = try Self.place(&dice)
      let isNear = try place.distance(to: PrivateTrip.home()) < 5000
      track.waypoints = [
        Waypoint(
          name: isNear && !name.hasSuffix(".jpg") ? "Our flat" : name, point: TrackPoint(coordinate: place))
      ]
    }
    return track
  }

  /// Each thing near home goes anywhere else near home; times stay.
  private mutating func move(_ dice: inout Dice) throws {
    let home = try PrivateTrip.home()
    func elsewhere(_ place: Coordinate) -> Coordinate {
      guard place.metres(to: home) < 5000 else { return place }
      return home.moved(by: 4950 * dice.part().squareRoot(), towards: 360 * dice.part())
    }
    for index in moved.photos.indices {
      let place = moved.photos[index].coordinate
      moved.photos[index].coordinate = place.map(elsewhere)
      if place != moved.photos[index].coordinate, moved.photos[index].altitude != nil {
        moved.photos[index].altitude = 100 * dice.part()
      }
    }
    for index in moved.entries.indices {
      let place = moved.entries[index].place?.value.coordinate
      moved.entries[index].place?.value.coordinate = place.map(elsewhere)
    }
    for index in moved.events.indices {
      for path in [\TripEvent.from, \TripEvent.to, \TripEvent.at] {
        let place = moved.events[index][keyPath: path]?.value.coordinate
        moved.events[index][keyPath: path]?.value.coordinate = place.map(elsewhere)
      }
    }
    for index in moved.pins.indices { moved.pins[index].coordinate = elsewhere(moved.pins[index].coordinate) }
    for index in moved.attractions.indices {
      let place = moved.attractions[index].at?.value.coordinate
      moved.attractions[index].at?.value.coordinate = place.map(elsewhere)
    }
    for index in (moved.budget?.expenses ?? []).indices {
      let place = moved.budget?.expenses[index].header.at.told?.value.coordinate
      moved.budget?.expenses[index].header.at.told?.value.coordinate = place.map(elsewhere)
    }
    for index in moved.tracks.indices {
      for number in moved.tracks[index].segments.indices {
        moved.tracks[index].segments[number] = moved.tracks[index].segments[number].map { point in
          var point = point
          point.coordinate = elsewhere(point.coordinate)
          if point.coordinate.metres(to: home) < 5000 { point.elevation = 100 * dice.part() }
          return point
        }
      }
      for number in moved.tracks[index].waypoints.indices {
        moved.tracks[index].waypoints[number].point.coordinate = elsewhere(
          moved.tracks[index].waypoints[number].point.coordinate)
      }
    }
    for path in [\TripSettings.startAt, \TripSettings.endAt, \TripSettings.destination] {
      let place = moved.settings[keyPath: path]?.value.coordinate
      moved.settings[keyPath: path]?.value.coordinate = place.map(elsewhere)
    }
  }
}
