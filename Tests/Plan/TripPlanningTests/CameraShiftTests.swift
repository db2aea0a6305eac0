import Claims
import Rounds
import Testing
import TripModel

@testable import TripPlanning

/// Generated journeys, with a camera whose clock is off by what we know.
@Suite("A camera's clock that was wrong")
struct CameraShiftTests {
  /// Days through a town: the way is walked from stop to stop, and pictures are taken at the stops. All times are UTC.
  private struct Journey {
    var fixes: [(seconds: Int, place: Coordinate)] = []
    var stops: [(seconds: Int, place: Coordinate)] = []
    var chance: Chance
    static let start = (try? instant("2026-05-03 08:00", 0).seconds) ?? 0

    init(seed: UInt64, days: Int = 3) throws {
      chance = Chance(seed: seed)
      for day in 0..<days {
        var seconds = Self.start + day * 86_400 + chance.below(3600)
        var (latitude, longitude) = (38.70 + Double(day) * 0.03, -9.20)
        for _ in 0..<24 {
          let there = (
            latitude + Double(chance.below(40) - 15) * 0.0005, longitude + Double(chance.below(40)) * 0.0005
          )
          let minutes = 8 + chance.below(14)
          for minute in 0...minutes {
            let share = Double(minute) / Double(minutes)
            let place = try at(
              latitude + (there.0 - latitude) * share, longitude + (there.1 - longitude) * share)
            fixes.append((seconds + minute * 60, place))
          }
          (latitude, longitude) = there
          seconds += minutes * 60
          stops.append((seconds + 60, try at(latitude, longitude)))
          seconds += 180 + chance.below(240)
          fixes.append((seconds, try at(latitude, longitude)))
        }
      }
    }

    var track: Track {
      Track(
        file: "way.gpx",
        segments: [fixes.map { TrackPoint(coordinate: $0.place, instant: Instant(seconds: $0.seconds)) }])
    }
  }

  /// Numbers that are the same on every run (a linear congruential generator: Knuth, MMIX).
  private struct Chance {
    var state: UInt64

    init(seed: UInt64) { state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  /// A picture by a clock on UTC that is behind by so much, at a moment.
  private func shot(
    _ file: String, _ seconds: Int, behind: Int, model: String, at place: Coordinate? = nil, tag: Bool = true
  ) throws -> Photo {
    var photo = Photo(
      file: file, contentHash: file, width: 40, height: 30,
      cameraClock: LocalDateTime(clockSeconds: seconds - behind), offset: tag ? .utc : nil,
      coordinate: place, camera: Camera(model: model))
    photo.timeSource = .original
    return photo
  }

  private func shifts(_ photos: [Photo], _ tracks: [Track] = [], _ settings: TripSettings = TripSettings())
    throws
    -> [CameraShift]
  {
    try planned(Trip(settings, photos: photos, tracks: tracks)).plan.media.cameraShifts
  }

  /// Behind, in seconds.
  static let errors = [3780, -3600, 7200, 1020, -245, 25 * 3600, -11 * 3600, 86_400, 17, 0, -150]

  private func expectFound(
    _ found: [CameraShift], _ error: Int, within slack: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if abs(error) < 180 {
      #expect(found == [], sourceLocation: sourceLocation)
    } else {
      #expect(found.count == 1, sourceLocation: sourceLocation)
      #expect(abs((found.first?.seconds ?? 0) - error) <= slack, "\(found)", sourceLocation: sourceLocation)
      #expect(found.first?.model == "K-1", sourceLocation: sourceLocation)
    }
  }

  @Test("is found by the satellites' time in its pictures, whatever else is in the trip", arguments: errors)
  func satellites(error: Int) throws {
    var journey = try Journey(seed: 7)
    var photos: [Photo] = []
    for (index, stop) in journey.stops.enumerated() {
      var photo = try shot("\(index).jpg", stop.seconds, behind: error, model: "K-1", tag: true)
      // A quarter was last heard minutes before the shot.
      let age = index.isMultiple(of: 5) ? 240 + journey.chance.below(900) : journey.chance.below(20)
      photo.satelliteTime = Instant(seconds: stop.seconds - age)
      photos.append(photo)
    }
    // What a zone explains is none of the clock's: it may be the offset tag that was wrong; and by whole days the
    // satellites'.
    let isOther = [3780, 3600, 7200, 39_600, 86_400].contains(abs(error))
    expectFound(try shifts(photos), isOther ? 0 : error, within: 75)
  }

  @Test("is found by a track, where its pictures say where they were taken", arguments: errors, [1, 2, 3])
  func track(error: Int, seed: UInt64) throws {
    let journey = try Journey(seed: seed)
    let photos = try journey.stops.enumerated().map { index, stop in
      try shot("\(index).jpg", stop.seconds, behind: error, model: "K-1", at: stop.place)
    }
    let found = try shifts(photos, [journey.track])
    // Who rests for minutes at each stop leaves few minutes open.
    if abs(error) < 600, found.isEmpty { return }
    expectFound(found, error, within: 180)
  }

  @Test("is found although a fifth of the places are far off, and others are beyond the track")
  func noise() throws {
    var journey = try Journey(seed: 4)
    let photos = try journey.stops.enumerated().map { index, stop in
      let off = Double(journey.chance.below(60) - 30) * 0.00001
      let place = try at(
        stop.place.latitude + (index.isMultiple(of: 5) ? 0.3 : off), stop.place.longitude + off)
      return try shot("\(index).jpg", stop.seconds, behind: 5520, model: "K-1", at: place)
    }
    expectFound(try shifts(photos, [journey.track]), 5520, within: 180)
  }

  @Test("is not told for somebody else's way, one who stands still, or a way that is gone every day alike")
  func unclear() throws {
    let (journey, other) = (try Journey(seed: 5), try Journey(seed: 6))
    let elsewhere = try other.stops.enumerated().map { index, stop in
      try shot("\(index).jpg", stop.seconds, behind: 0, model: "K-1", at: stop.place)
    }
    try claim(shifts(elsewhere, [journey.track]), is: [])
    let home = try unwrapped(journey.fixes.last)
    let resting = try (0..<20).map { index in
      try shot("\(index).jpg", home.seconds + 60 * index, behind: 7200, model: "K-1", at: home.place)
    }
    let night = Track(
      file: "night.gpx",
      segments: [
        (0..<200).map {
          TrackPoint(coordinate: home.place, instant: Instant(seconds: home.seconds + 180 * $0 - 9000))
        }
      ])
    try claim(shifts(resting, [night]), is: [])
    let day = try Journey(seed: 8, days: 1)
    let week = (0..<4).map { number in
      Track(
        file: "\(number).gpx",
        segments: [
          day.fixes.map {
            TrackPoint(coordinate: $0.place, instant: Instant(seconds: $0.seconds + number * 86_400))
          }
        ])
    }
    let commuter = try day.stops.enumerated().map { index, stop in
      try shot("\(index).jpg", stop.seconds + 86_400 * 2, behind: 43_200, model: "K-1", at: stop.place)
    }
    try claim(shifts(commuter, week), is: [])
  }

  @Test("is the track's own fault where two cameras are off by the same")
  func trackOff() throws {
    let journey = try Journey(seed: 9)
    let photos = try journey.stops.enumerated().map { index, stop in
      try shot(
        "\(index).jpg", stop.seconds, behind: 3600, model: index.isMultiple(of: 2) ? "K-1" : "K-2",
        at: stop.place)
    }
    try claim(shifts(photos, [journey.track]), is: [])
  }

  @Test("is told once: what trip.yml puts right is right, and what it puts wrong is corrected")
  func written() throws {
    let journey = try Journey(seed: 10)
    let photos = try journey.stops.enumerated().map { index, stop in
      try shot("\(index).jpg", stop.seconds, behind: 3780, model: "K-1", at: stop.place, tag: false)
    }
    let right = settings {
      $0.cameraClocks = [CameraClock(model: "K-1", shiftSeconds: 3780)]
      $0.timeZone = ZoneRules(identifier: "UTC")
    }
    try claim(shifts(photos, [journey.track], right), is: [])
    let wrong = settings {
      $0.cameraClocks = [CameraClock(model: "K-1", shiftSeconds: -3780)]
      $0.timeZone = ZoneRules(identifier: "UTC")
    }
    let found = try unwrapped(try shifts(photos, [journey.track], wrong).first)
    #expect(found.written == -3780 && abs(found.total - 3780) <= 180)
    // Where nothing tells the zone, nobody knows what the clock should have shown.
    try claim(shifts(photos, [journey.track]), is: [])
  }

  /// Two cameras that one person carries: at most stops one picture or several with each, within half a minute.
  private func pair(_ error: Int, seed: UInt64, together: Bool = true) throws -> [Photo] {
    var journey = try Journey(seed: seed, days: 5)
    let other = try Journey(seed: seed + 100, days: 5)
    var photos: [Photo] = []
    for (index, stop) in journey.stops.enumerated() {
      if journey.chance.below(10) < 8 {
        photos.append(
          try shot(
            "phone-\(index).jpg", stop.seconds + journey.chance.below(25), behind: 0, model: "Phone",
            tag: true))
        photos[photos.count - 1].satelliteTime = photos[photos.count - 1].cameraClock.map {
          Instant(seconds: $0.clockSeconds)
        }
      }
      guard journey.chance.below(10) < 7 else { continue }
      let time = together ? stop.seconds : other.stops[index].seconds
      for more in 0..<(1 + journey.chance.below(3)) {
        photos.append(
          try shot(
            "k-\(index)-\(more).jpg", time + journey.chance.below(25) + 20 * more, behind: error,
            model: "K-1", tag: false))
      }
    }
    return photos
  }

  @Test("is found by a phone that was used together with it", arguments: errors, [1, 2, 3])
  func bursts(error: Int, seed: UInt64) throws {
    let found = try shifts(
      try pair(error, seed: seed), [], settings { $0.timeZone = ZoneRules(identifier: "UTC") })
    expectFound(found, error, within: 90)
    if let first = found.first { claim(first.evidence, is: .camera("Phone")) }
  }

  @Test("is not told where two cameras were used by two people", arguments: 1...Rounds.of(15, nightly: 40))
  func twoPeople(seed: Int) throws {
    let photos = try pair(0, seed: UInt64(seed), together: false)
    try claim(shifts(photos, [], settings { $0.timeZone = ZoneRules(identifier: "UTC") }), is: [])
  }

  @Test("takes no longer than its pictures and points are many")
  func large() throws {
    let journey = try Journey(seed: 3, days: Rounds.of(80, nightly: 200))
    let photos = try journey.stops.enumerated().map { index, stop in
      try shot("\(index).jpg", stop.seconds, behind: 3780, model: "K-1", at: stop.place)
    }
    expectFound(try shifts(photos, [journey.track]), 3780, within: 180)
  }
}
