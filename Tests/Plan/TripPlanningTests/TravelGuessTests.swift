import Testing
import TripModel

@testable import TripPlanning

@Suite("How one travelled, by speed")
struct TravelGuessTests {
  /// A stretch northwards: kilometres an hour, minutes, and seconds between two points.
  private typealias Part = (speed: Double, minutes: Int, step: Int)

  private func recording(_ parts: [Part], wobble: Double = 0) throws -> [TrackPoint] {
    var (latitude, seconds, side) = (46.0, 0, 1.0)
    var points = [TrackPoint(coordinate: try at(latitude, 7), instant: Instant(seconds: 0))]
    for part in parts {
      for _ in 0..<part.minutes * 60 / part.step {
        latitude += part.speed / 3.6 * Double(part.step) / 111_195
        seconds += part.step
        side = -side
        points.append(
          TrackPoint(
            coordinate: try at(latitude, 7 + side * wobble / 77_000), instant: Instant(seconds: seconds)))
      }
    }
    return points
  }

  private func modes(_ parts: [Part], wobble: Double = 0) throws -> [TravelMode?] {
    TravelGuess().stretches(of: try recording(parts, wobble: wobble)).map(\.mode)
  }

  @Test("Slow is a walk, faster a road, faster than any train a flight")
  func single() throws {
    #expect(try modes([(4.5, 60, 5)]) == [.walk])
    #expect(try modes([(60, 60, 5)]) == [.road])
    #expect(try modes([(110, 60, 20)]) == [.road])
    #expect(try modes([(800, 90, 60)]) == [.flight])
    // A recorder that notes a point every ten minutes.
    #expect(try modes([(4, 240, 600)]) == [.walk])
  }

  @Test(
    "What may be a bicycle, a runner or made-up times is told as none of them, and a walk with a run in it is a walk"
  )
  func doubtful() throws {
    #expect(try modes([(18, 60, 5)]) == [nil])
    // Faster than sound.
    #expect(try modes([(5000, 10, 60)]) == [nil])
    #expect(try modes([(4, 60, 5), (32, 20, 5), (4, 60, 5)]) == [.walk, nil, .walk])
    #expect(try modes([(4, 60, 5), (12, 6, 5), (4, 60, 5)]) == [.walk])
    #expect(try modes([(4, 10, 5), (12, 60, 5)]) == [.walk, nil])
    #expect(try modes([(30, 20, 5), (80, 20, 5)]) == [.road])
  }

  @Test("A way of a position a day over an ocean is a voyage to its end, over the date line too")
  func ocean() throws {
    let points = try [178, -179, -176, -173, -170].enumerated().map { day, longitude in
      TrackPoint(coordinate: try at(-17, Double(longitude)), instant: Instant(seconds: day * 86_400))
    }
    let guess = TravelGuess { abs($0.longitude) > 170 && $0.longitude != 178 }
    #expect(guess.stretches(of: points).map(\.mode) == [.boat])
  }

  @Test("A rest, a traffic light and a dash for the bus change nothing")
  func brief() throws {
    #expect(try modes([(4.5, 30, 5), (0, 45, 60), (4.5, 30, 5)]) == [.walk])
    #expect(try modes([(60, 10, 5), (0, 2, 5), (5, 1, 5), (60, 10, 5)]) == [.road])
    #expect(try modes([(5, 20, 5), (14, 1, 5), (5, 20, 5)]) == [.walk])
    #expect(try modes([(1, 1, 5), (60, 30, 5)]) == [.road])
  }

  @Test("A drive to a walk and back are three stretches that meet")
  func changes() throws {
    let points = try recording([(70, 30, 5), (0, 10, 30), (4, 90, 5), (0, 10, 30), (70, 30, 5)])
    let stretches = TravelGuess().stretches(of: points)
    #expect(stretches.map(\.mode) == [.road, .walk, .road])
    for (one, next) in zip(stretches, stretches.dropFirst()) { #expect(one.points.last == next.points.first) }
    #expect(stretches.first?.points.first == points.first)
    #expect(stretches.last?.points.last == points.last)
    // The change is found to within the two minutes over which speeds are measured.
    let walked = stretches[1].points.map(\.coordinate)
    let metres = zip(walked, walked.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    #expect(abs(metres - 6000) < 1500)
  }

  @Test("Points that jump to and fro by some metres do not make a walk a drive")
  func noise() throws {
    #expect(try modes([(3, 60, 20)], wobble: 6) == [.walk])
  }

  @Test(
    "What the recorder says was done is believed, as far as anybody runs, and of a way without times alone")
  func activity() throws {
    func modes(_ parts: [Part], _ activity: TrackActivity?) throws -> [TravelMode?] {
      TravelGuess().stretches(of: try recording(parts), activity: activity).map(\.mode)
    }
    #expect(try modes([(12, 60, 5)], nil) == [nil])
    #expect(try modes([(12, 60, 5)], .onFoot) == [.walk])
    // The watch came along on the bus home.
    #expect(try modes([(12, 60, 5), (50, 20, 5)], .onFoot) == [.walk, .road])
    #expect(try modes([(6, 30, 5), (18, 60, 5)], nil) == [.walk, nil])
    #expect(try modes([(6, 30, 5), (18, 60, 5)], .onWheels) == [.road])
    // Pushed up the hill, and home on the train.
    #expect(try modes([(6, 30, 5), (18, 60, 5)], .byBicycle) == [.bicycle])
    #expect(try modes([(18, 60, 5), (90, 20, 5)], .byBicycle) == [.bicycle, .road])
    let untimed = try recording([(4, 10, 5)]).map { TrackPoint(coordinate: $0.coordinate) }
    #expect(TravelGuess().stretches(of: untimed, activity: .onFoot).map(\.mode) == [.walk])
  }

  @Test(
    "The words of recorders are known however they are written, and others are passed over",
    arguments: [
      ("running", TrackActivity.onFoot), ("trail_running", .onFoot), ("Trail Run", .onFoot), ("9", .onFoot),
      ("Hiking", .onFoot), ("Biking", .byBicycle), ("road_biking", .byBicycle), ("1", .byBicycle),
      ("Driving", .onWheels),
      ("Radfahren", .byBicycle), ("taxi", nil),
      ("Other", nil), ("", nil), ("resort_skiing", nil),
    ] as [(String, TrackActivity?)])
  func words(word: String, activity: TrackActivity?) {
    #expect(TrackActivity(named: word) == activity)
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
    #expect(TrackActivity(inName: name) == activity)
  }

  @Test("A recording without times says nothing, nor does one point")
  func untimed() throws {
    let points = try recording([(4, 10, 5)]).map { TrackPoint(coordinate: $0.coordinate) }
    #expect(TravelGuess().stretches(of: points).map(\.mode) == [nil])
    #expect(TravelGuess().stretches(of: points)[0].points == points[...])
    #expect(TravelGuess().stretches(of: Array(points.prefix(1))).map(\.points.count) == [1])
  }

  @Test("Straight from place to place, only what is far and fast was flown")
  func straight() throws {
    let (lisbon, porto, zurich) = (try at(38.77, -9.13), try at(41.24, -8.68), try at(47.46, 8.55))
    #expect(TravelGuess().mode(from: lisbon, to: zurich, inSeconds: 3 * 3600) == .flight)
    #expect(TravelGuess().mode(from: lisbon, to: porto, inSeconds: 3 * 3600) == nil)
    #expect(TravelGuess().mode(from: lisbon, to: zurich, inSeconds: 24 * 3600) == nil)
    #expect(TravelGuess().mode(from: lisbon, to: zurich, inSeconds: 0) == nil)
    // An hour for 1,700 km: one of the times is not that of the place.
    #expect(TravelGuess().mode(from: lisbon, to: zurich, inSeconds: 3600) == nil)
    #expect(TravelGuess().mode(from: lisbon, to: try at(38.78, -9.0), inSeconds: 60) == nil)
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
    #expect(stretches.map(\.mode) == [.road, .boat, .road])
    let sailed = stretches[1].points.map(\.coordinate)
    let metres = zip(sailed, sailed.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    #expect((36_000...38_500).contains(metres), "\(metres)")
    // As slow as a walk, a boat at sea is none; on land all of this is a drive.
    #expect(Self.strait.stretches(of: try recording([(6, 600, 60)])).map(\.mode) == [.walk, .boat, .walk])
    #expect(TravelGuess().stretches(of: points).map(\.mode) == [.road])
  }

  @Test("A bridge is driven over, and a flight over the sea stays one")
  func bridge() throws {
    #expect(Self.strait.stretches(of: try recording([(100, 30, 10)])).map(\.mode) == [.road])
    #expect(Self.strait.stretches(of: try recording([(700, 30, 10)])).map(\.mode) == [.flight])
  }

  @Test("Straight from a place at sea, or to one, one went by boat, unless it was too fast")
  func straightAtSea() throws {
    let (shore, sea, beyond) = (try at(46, 7), try at(46.2, 7), try at(46.4, 7))
    #expect(Self.strait.mode(from: shore, to: sea, inSeconds: 3600) == .boat)
    #expect(Self.strait.mode(from: sea, to: beyond, inSeconds: 3600) == .boat)
    #expect(Self.strait.mode(from: shore, to: beyond, inSeconds: 3600) == nil)
    #expect(Self.strait.mode(from: shore, to: sea, inSeconds: 600) == nil)
  }

  @Test("The way of a trip has a line for each manner of travel")
  func plan() throws {
    let trip = Trip(photos: [
      try photo("a.jpg", "2026-05-03 08:00", offset: 0, at: try at(38.77, -9.13)),
      try photo("b.jpg", "2026-05-03 11:00", offset: 0, at: try at(47.46, 8.55)),
      try photo("c.jpg", "2026-05-03 13:00", offset: 0, at: try at(47.37, 8.54)),
    ])
    let route = try planned(trip).plan.way.route
    #expect(route.legs.map(\.mode) == [.flight, nil])
    #expect(route.legs.map(\.kind) == [.joined, .joined])
    #expect(route.legs.map(\.points.count) == [2, 2])
  }
}
