import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("How one travelled, by speed")
struct TravelGuessTests {
  /// A stretch northwards: kilometres an hour, minutes, and seconds between two points.
  private typealias Part = (speed: Double, minutes: Int, step: Int)

  /// `climbs` are the metres up in an hour of each part, as far as they are told.
  private func recording(
    _ parts: [Part], wobble: Double = 0, climbs: [Double] = []
  ) throws -> [TrackPoint] {
    var (latitude, seconds, side, height) = (46.0, 0, 1.0, 1000.0)
    let start = try at(latitude, 7)
    var points = [TrackPoint(coordinate: start, elevation: height, instant: Instant(seconds: 0))]
    for (number, part) in parts.enumerated() {
      let climb = climbs.indices.contains(number) ? climbs[number] : 0
      for _ in 0..<part.minutes * 60 / part.step {
        latitude += part.speed / 3.6 * Double(part.step) / 111_195
        seconds += part.step
        side = -side
        height += climb * Double(part.step) / 3600
        points.append(
          TrackPoint(
            coordinate: try at(latitude, 7 + side * wobble / 77_000), elevation: height,
            instant: Instant(seconds: seconds)))
      }
    }
    return points
  }

  private func modes(_ parts: [Part], wobble: Double = 0) throws -> [TravelMode?] {
    TravelGuess().stretches(of: try recording(parts, wobble: wobble)).map(\.mode)
  }

  @Test("Slow is a walk, faster a road, faster than any train a flight")
  func single() throws {
    try claim(modes([(4.5, 60, 5)]), is: [.walk])
    try claim(modes([(60, 60, 5)]), is: [.road])
    try claim(modes([(110, 60, 20)]), is: [.road])
    try claim(modes([(800, 90, 60)]), is: [.flight])
    // A recorder that notes a point every ten minutes.
    try claim(modes([(4, 240, 600)]), is: [.walk])
  }

  @Test(
    "What may be a bicycle, a runner or made-up times is told as none of them, and a walk with a run in it is a walk"
  )
  func doubtful() throws {
    try claim(modes([(18, 60, 5)]), is: [nil])
    // Faster than sound.
    try claim(modes([(5000, 10, 60)]), is: [nil])
    try claim(modes([(4, 60, 5), (32, 20, 5), (4, 60, 5)]), is: [.walk, nil, .walk])
    try claim(modes([(4, 60, 5), (12, 6, 5), (4, 60, 5)]), is: [.walk])
    try claim(modes([(4, 20, 5), (12, 60, 5)]), is: [.walk, nil])
    try claim(modes([(30, 20, 5), (80, 20, 5)]), is: [.road])
  }

  @Test("A way of a position a day over an ocean is a voyage to its end, over the date line too")
  func ocean() throws {
    let points = try [178, -179, -176, -173, -170].enumerated().map { day, longitude in
      TrackPoint(coordinate: try at(-17, Double(longitude)), instant: Instant(seconds: day * 86_400))
    }
    let guess = TravelGuess { abs($0.longitude) > 170 && $0.longitude != 178 }
    claim(guess.stretches(of: points).map(\.mode), is: [.boat])
  }

  @Test("A rest, a traffic light and a dash for the bus change nothing")
  func brief() throws {
    try claim(modes([(4.5, 30, 5), (0, 45, 60), (4.5, 30, 5)]), is: [.walk])
    try claim(modes([(60, 10, 5), (0, 2, 5), (5, 1, 5), (60, 10, 5)]), is: [.road])
    try claim(modes([(5, 20, 5), (14, 1, 5), (5, 20, 5)]), is: [.walk])
    try claim(modes([(1, 1, 5), (60, 30, 5)]), is: [.road])
  }

  @Test("A drive to a walk and back are three stretches that meet")
  func changes() throws {
    let points = try recording([(70, 30, 5), (0, 10, 30), (4, 90, 5), (0, 10, 30), (70, 30, 5)])
    let stretches = TravelGuess().stretches(of: points)
    claim(stretches.map(\.mode), is: [.road, .walk, .road])
    for (one, next) in zip(stretches, stretches.dropFirst()) { claim(one.points.last, is: next.points.first) }
    claim(stretches.first?.points.first, is: points.first)
    claim(stretches.last?.points.last, is: points.last)
    // The change is found to within the two minutes over which speeds are measured.
    let walked = stretches[1].points.map(\.coordinate)
    let metres = zip(walked, walked.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    #expect(abs(metres - 6000) < 1500)
  }

  @Test(
    "What is slow for less than a quarter of an hour is as all the rest, where that is of one manner",
    arguments: [
      ([(60, 60, 5), (5, 12, 5)], [.road]), ([(5, 12, 5), (60, 60, 5), (5, 12, 5), (60, 20, 5)], [.road]),
      ([(60, 60, 5), (5, 20, 5)], [.road, .walk]), ([(60, 6, 5), (5, 12, 5)], [.road, .walk]),
    ] as [([(Double, Int, Int)], [TravelMode?])])
  func slowForAWhile(parts: [(Double, Int, Int)], expected: [TravelMode?]) throws {
    try claim(modes(parts.map { (speed: $0.0, minutes: $0.1, step: $0.2) }), is: expected)
  }

  @Test("Points that jump to and fro by some metres do not make a walk a drive")
  func noise() throws {
    try claim(modes([(3, 60, 20)], wobble: 6), is: [.walk])
  }

  @Test(
    "What the recorder says was done is believed, as far as anybody runs, and of a way without times alone")
  func activity() throws {
    func modes(_ parts: [Part], _ activity: TrackActivity?) throws -> [TravelMode?] {
      TravelGuess().stretches(of: try recording(parts), activity: activity).map(\.mode)
    }
    try claim(modes([(12, 60, 5)], nil), is: [nil])
    try claim(modes([(12, 60, 5)], .onFoot), is: [.walk])
    // The watch came along on the bus home.
    try claim(modes([(12, 60, 5), (50, 20, 5)], .onFoot), is: [.walk, .road])
    try claim(modes([(6, 30, 5), (18, 60, 5)], nil), is: [.walk, nil])
    try claim(modes([(6, 30, 5), (18, 60, 5)], .onWheels), is: [.road])
    // Pushed up the hill, and home on the train.
    try claim(modes([(6, 30, 5), (18, 60, 5)], .byBicycle), is: [.bicycle])
    try claim(modes([(18, 60, 5), (90, 20, 5)], .byBicycle), is: [.bicycle, .road])
    // Under the land, at anchor, and carried home by car.
    try claim(modes([(5, 60, 5), (0, 60, 60), (30, 20, 5)], .onWater), is: [.boat])
    try claim(modes([(0.5, 60, 60)], .onWater), is: [.boat])
    try claim(modes([(10, 60, 5), (100, 20, 5)], .onWater), is: [.boat, .road])
    let untimed = try recording([(4, 10, 5)]).map { TrackPoint(coordinate: $0.coordinate) }
    claim(TravelGuess().stretches(of: untimed, activity: .onFoot).map(\.mode), is: [.walk])
  }

  @Test("Nobody runs up as fast as a cable car goes, and up a gentler hill one does")
  func carriedUp() throws {
    let parts: [Part] = [(3, 60, 5), (16, 12, 5), (3, 60, 5)]
    func modes(climb: Double) throws -> [TravelMode?] {
      let points = try recording(parts, climbs: [300, climb])
      return TravelGuess().stretches(of: points, activity: .onFoot).map(\.mode)
    }
    try claim(modes(climb: 4000), is: [.walk, .road, .walk])
    try claim(modes(climb: 900), is: [.walk])
  }

  @Test("A walker's watch that came along on a ride walks neither at the door, nor where the ride is slow")
  func takenAlong() throws {
    // At the door, in the car, at the station, in a taxi that sets off slowly, and at last on foot.
    let points = try recording([
      (2, 8, 5), (80, 60, 5), (2, 20, 5), (15, 3, 5), (25, 12, 5), (2, 10, 5), (3, 90, 5),
    ])
    let stretches = TravelGuess().stretches(of: points, activity: .onFoot)
    claim(stretches.map(\.mode), is: [.road, .walk])
    let walked = try unwrapped(stretches.last).points.map(\.coordinate).metresAlong
    #expect((4500...5200).contains(walked), "\(walked)")
    // Where no more was walked at all, that is the walk.
    let brief = try recording([(60, 30, 5), (3, 15, 5)])
    claim(TravelGuess().stretches(of: brief, activity: .onFoot).map(\.mode), is: [.road, .walk])
  }

  @Test(
    "The words of recorders are known however they are written, and others are passed over",
    arguments: [
      ("running", TrackActivity.onFoot), ("trail_running", .onFoot), ("Trail Run", .onFoot), ("9", .onFoot),
      ("Hiking", .onFoot), ("Biking", .byBicycle), ("road_biking", .byBicycle), ("1", .byBicycle),
      ("Driving", .onWheels), ("sailing", .onWater), ("Motor Boating", .onWater),
      ("Radfahren", .byBicycle), ("taxi", nil),
      ("Other", nil), ("", nil), ("resort_skiing", nil),
    ] as [(String, TrackActivity?)])
  func words(word: String, activity: TrackActivity?) {
    claim(TrackActivity(named: word), is: activity)
  }

  @Test(
    "The name of a track tells what was done by its first or its last word, in the languages of programs",
    arguments: [
      ("Radfahren", TrackActivity.byBicycle), ("Metz Radfahren", .byBicycle), ("Sortie à vélo", .byBicycle),
      ("Bicicleta de tarde", .byBicycle), ("Afternoon Ride", .byBicycle), ("Morning Run", .onFoot),
      ("Génolhac Randonnée", .onFoot), ("Wanderung zum Rabenkopf", .onFoot), ("Course à pied", .onFoot),
      ("To the bike shop", nil), ("Bike and Hike", nil), ("Horse Ride", nil), ("Track 001", nil), ("", nil),
    ] as [(String, TrackActivity?)])
  func names(name: String, activity: TrackActivity?) {
    claim(TrackActivity(inName: name), is: activity)
  }

  @Test(
    "A program for sailors tells that one was on the water, and none for all",
    arguments: [
      ("OpenCPN", TrackActivity.onWater), ("Navionics Boating App", .onWater), ("OsmAnd 4.4.7", nil),
      ("Garmin Connect", nil), ("", nil),
    ] as [(String, TrackActivity?)])
  func programs(program: String, activity: TrackActivity?) {
    claim(TrackActivity(writtenBy: program), is: activity)
  }

  @Test(
    "A track that says nothing is what others of its recorder were that went as fast",
    arguments: [
      // How fast it went, by which recorder, what others say that went 17 km/h, and what it is then.
      (15.0, "Komoot", [TrackActivity.byBicycle], TrackActivity.byBicycle), (13, "Komoot", [.byBicycle], nil),
      (21, "Komoot", [.byBicycle], nil), (17, "OsmAnd", [.byBicycle], nil), (17, nil, [.byBicycle], nil),
      (17, "Komoot", [.byBicycle, .onFoot], nil), (17, "Komoot", [], nil),
    ] as [(Double, String?, [TrackActivity], TrackActivity?)])
  func alike(speed: Double, recorder: String?, told: [TrackActivity], expected: TrackActivity?) throws {
    func track(_ speed: Double, _ recorder: String?, _ activity: TrackActivity?) throws -> Track {
      // Half an hour of rest, and a short way on a ferry that was fast.
      let points = try recording([(speed, 40, 5), (0, 30, 60), (60, 2, 5)])
      var track = Track(file: "a.gpx", segments: [points])
      (track.recorder, track.activity) = (recorder, activity)
      return track
    }
    let others = try told.map { try track(17, "Komoot", $0) }
    let found = TracksAlike.told(others + [try track(speed, recorder, nil)])
    claim(found.last?.activity, is: expected)
    claim(found.dropLast().map(\.activity), is: told.map(Optional.some))
  }

  @Test("A recording without times says nothing, nor does one point")
  func untimed() throws {
    let points = try recording([(4, 10, 5)]).map { TrackPoint(coordinate: $0.coordinate) }
    claim(TravelGuess().stretches(of: points).map(\.mode), is: [nil])
    claim(TravelGuess().stretches(of: points)[0].points, is: points[...])
    claim(TravelGuess().stretches(of: Array(points.prefix(1))).map(\.points.count), is: [1])
  }

  @Test("Straight from place to place, only what is far and fast was flown")
  func straight() throws {
    let (lisbon, porto, zurich) = (try at(38.77, -9.13), try at(41.24, -8.68), try at(47.46, 8.55))
    claim(TravelGuess().mode(from: lisbon, to: zurich, inSeconds: 3 * 3600), is: .flight)
    claim(none: TravelGuess().mode(from: lisbon, to: porto, inSeconds: 3 * 3600))
    claim(none: TravelGuess().mode(from: lisbon, to: zurich, inSeconds: 24 * 3600))
    claim(none: TravelGuess().mode(from: lisbon, to: zurich, inSeconds: 0))
    // An hour for 1,700 km: one of the times is not that of the place.
    claim(none: TravelGuess().mode(from: lisbon, to: zurich, inSeconds: 3600))
    claim(none: TravelGuess().mode(from: lisbon, to: try at(38.78, -9.0), inSeconds: 60))
  }

  /// A coast along the parallels of 46.05 and 46.35 degrees: between them lies a strait.
  private static let strait = TravelGuess { (46.05...46.35).contains($0.latitude) }

  @Test(
    "What crosses the sea no faster than a ship is a boat, from where one last stood to where one next did")
  func boat() throws {
    // Half an hour of driving to a quay, a wait, a ferry of 30 km/h, and on by car.
    let points = try recording([
      (10, 30, 20), (0, 15, 30), (30, 75, 20), (0, 10, 30), (70, 30, 20),
    ])
    let stretches = Self.strait.stretches(of: points)
    claim(stretches.map(\.mode), is: [.road, .boat, .road])
    let sailed = stretches[1].points.map(\.coordinate)
    let metres = zip(sailed, sailed.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    #expect((36_000...38_500).contains(metres), "\(metres)")
    // As slow as a walk, a boat at sea is none; on land all of this is a drive.
    claim(Self.strait.stretches(of: try recording([(6, 600, 60)])).map(\.mode), is: [.walk, .boat, .walk])
    claim(TravelGuess().stretches(of: points).map(\.mode), is: [.road])
  }

  @Test("Off a coast that is near a slow boat goes on, unless its recorder was carried on foot")
  func alongCoast() throws {
    let guess = TravelGuess(
      isAtSea: { (46.05...46.35).contains($0.latitude) },
      isOffShore: { (46.02...46.45).contains($0.latitude) })
    let points = try recording([(6, 600, 60)])
    let stretches = guess.stretches(of: points)
    claim(stretches.map(\.mode), is: [.walk, .boat, .walk])
    let sailed = stretches[1].points.map(\.coordinate.latitude)
    #expect(abs((sailed.first ?? 0) - 46.02) < 0.02 && abs((sailed.last ?? 0) - 46.45) < 0.02, "\(sailed)")
    let carried = guess.stretches(of: points, activity: .onFoot)[1].points.map(\.coordinate.latitude)
    #expect((carried.last ?? 0) < 46.4)
  }

  @Test(
    "What is faster than 45 km/h is a boat on a ferry that was booked alone, and of a recorded drive only what is out at sea"
  )
  func driveAlongShore() throws {
    let fast = try recording([(60, 45, 10)])
    claim(Self.strait.stretches(of: fast).map(\.mode), is: [.road])
    claim(Self.strait.stretches(of: fast, activity: .onWheels).map(\.mode), is: [.road])
    var booked = Self.strait
    booked.crossings = [0...45 * 60]
    claim(booked.stretches(of: fast).map(\.mode), has: .boat)
    let slow = Self.strait.stretches(of: try recording([(30, 100, 10)]), activity: .onWheels)
    claim(slow.map(\.mode), is: [.road, .boat, .road])
    let sailed = slow[1].points.map(\.coordinate.latitude)
    #expect((sailed.first ?? 0) > 46.03 && (sailed.last ?? 90) < 46.37, "\(sailed)")
  }

  @Test("A bridge is driven over, and a flight over the sea stays one")
  func bridge() throws {
    claim(Self.strait.stretches(of: try recording([(100, 30, 10)])).map(\.mode), is: [.road])
    claim(Self.strait.stretches(of: try recording([(700, 30, 10)])).map(\.mode), is: [.flight])
  }

  @Test("Straight from a place at sea, or to one, one went by boat, unless it was too fast")
  func straightAtSea() throws {
    let (shore, sea, beyond) = (try at(46, 7), try at(46.2, 7), try at(46.4, 7))
    claim(Self.strait.mode(from: shore, to: sea, inSeconds: 3600), is: .boat)
    claim(Self.strait.mode(from: sea, to: beyond, inSeconds: 3600), is: .boat)
    claim(none: Self.strait.mode(from: shore, to: beyond, inSeconds: 3600))
    claim(none: Self.strait.mode(from: shore, to: sea, inSeconds: 600))
  }

  @Test("From far inland to a place at sea nobody went by boat alone, unless an inlet leads there")
  func inlandAndAtSea() throws {
    let (inland, sea) = (try at(45.5, 7), try at(46.2, 7))
    claim(none: Self.strait.mode(from: inland, to: sea, inSeconds: 7 * 3600))
    claim(none: Self.strait.mode(from: sea, to: inland, inSeconds: 7 * 3600))
    // A harbour at the end of an inlet, of which only the finest shores know.
    let inlet = TravelGuess(
      isAtSea: { (46.05...46.35).contains($0.latitude) },
      isOffShore: { (45.52...46.4).contains($0.latitude) })
    claim(inlet.mode(from: inland, to: sea, inSeconds: 7 * 3600), is: .boat)
  }

  @Test("The way of a trip has a line for each manner of travel")
  func plan() throws {
    let trip = Trip(photos: [
      try photo("a.jpg", "2026-05-03 08:00", offset: 0, at: try at(38.77, -9.13)),
      try photo("b.jpg", "2026-05-03 11:00", offset: 0, at: try at(47.46, 8.55)),
      try photo("c.jpg", "2026-05-03 13:00", offset: 0, at: try at(47.37, 8.54)),
    ])
    let route = try planned(trip).plan.way.route
    claim(route.legs.map(\.mode), is: [.flight, nil])
    claim(route.legs.map(\.kind), is: [.joined, .joined])
    claim(route.legs.map(\.points.count), is: [2, 2])
  }

  @Test(
    "straight from place to place one flew what is too far for any train in the hours between",
    arguments: [
      (7_700, 32, true), (7_700, 100, false), (2_050, 9, true), (2_050, 20, false), (1_000, 9, false),
      (300, 1, true),
    ])
  func far(kilometres: Int, hours: Int, isFlown: Bool) throws {
    let start = try at(0, 0)
    let end = try at(0, Double(kilometres) / 111.195)
    let mode = TravelGuess().mode(from: start, to: end, inSeconds: hours * 3600)
    claim(mode == .flight, is: isFlown)
  }
}
