import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Positions where nobody was")
struct StrayPositionTests {
  private static let towns: [String: TownReading] = Dictionary(
    uniqueKeysWithValues: [
      ("Lisbon", 38.7167, -9.1333), ("Cagliari", 39.2305, 9.1192), ("Madrid", 40.4165, -3.7026),
    ].compactMap {
      name, latitude, longitude in
      Coordinate(latitude: latitude, longitude: longitude).map {
        (
          name,
          TownReading(
            name: name, region: nil, country: "XX", countryName: "X", coordinate: $0, population: 500_000)
        )
      }
    })
  private static let names = PlaceLookup(
    { _ in nil }, towns: { texts in towns.filter { texts.contains($0.key) }.mapValues { [$0] } })

  /// What is told of a trip, and what is left of it.
  private func strays(_ trip: Trip) -> (trip: Trip, told: [Diagnostic]) {
    let points = StrayTrackPoints.remove(from: trip)
    let found = StrayPositions.remove(from: points.trip, names: Self.names)
    return (found.trip, points.diagnostics + found.diagnostics)
  }

  private static func belem(_ title: String = "x") throws -> [Pin] {
    [
      pin("Tower", try at(38.6916, -9.2160)), pin("Monastery", try at(38.6979, -9.2068)),
      pin("Pastéis", try at(38.6975, -9.2033)),
    ]
  }

  @Test(
    "are exchanged numbers, a lost minus, 0, 0, a missing number and whole degrees beside other positions",
    arguments: [
      (-9.2160, 38.6916, "exchanged"), (38.6916, 9.2160, "minus"), (-38.6916, -9.2160, "minus"),
      (-38.6916, 9.2160, "minus"),
      (0, 0, "0, 0"), (38.6916, 0, "One number"), (0, -9.2160, "One number"), (39, -9, "whole degrees"),
      (38, -9, "whole degrees"),
    ] as [(Double, Double, String)])
  func pins(latitude: Double, longitude: Double, word: String) throws {
    let (trip, told) = try strays(Trip(pins: Self.belem() + [pin("Wrong", try at(latitude, longitude))]))
    claim(trip.pins.map(\.title), is: ["Tower", "Monastery", "Pastéis"])
    claim(told.map(\.code), is: [.strayPosition])
    #expect(told[0].message.contains(word) && told[0].message.contains("the pin was left out"))
    if word == "minus" || word == "exchanged" { claim(told[0].advice?.contains("38.6916 -9.216"), is: true) }
  }

  @Test("are none where people travel, live at round numbers, or name the town")
  func honest() throws {
    let far = try [
      pin("New York", at(40.7128, -74.0060)), pin("Sydney", at(-33.8688, 151.2093)),
      pin("Quito", at(-0.1807, -78.4678)),
    ]
    #expect(try strays(Trip(pins: Self.belem() + far)).told.isEmpty)
    // As far to the east as Lisbon is to the west, and on the way back.
    let named = try entry("2026-05-04-a.md", place: try spot("Cagliari", 39.2305, 9.1192))
    #expect(try strays(Trip(entries: [named], pins: Self.belem())).told.isEmpty)
    let sea = try (0..<6).map { pin("Noon \($0)", try at(30, Double(-20 - 2 * $0))) }
    #expect(strays(Trip(pins: sea)).told.isEmpty)
    #expect(
      try strays(Trip(pins: [pin("a", at(38.6916, -9.2160)), pin("b", at(38.6916, 9.2160))])).told.isEmpty)
  }

  @Test("are told by the town that is named, even nearby and with nothing else in the trip")
  func towns() throws {
    let wrong = try entry("2026-05-04-a.md", place: try spot("Madrid", 40.4165, 3.7026))
    let (trip, told) = strays(Trip(entries: [wrong]))
    claim(none: trip.entries[0].place?.value.coordinate)
    claim(trip.entries[0].place?.value.name, is: "Madrid")
    #expect(told.map(\.code) == [.strayPosition] && told[0].advice?.contains("40.4165 -3.7026") == true)
    let plan = TripPlanner.plan(
      Trip(entries: [wrong]), today: try day("2026-06-01"), names: Self.names)
    #expect(
      try plan.plan.journal.entries[0].position?.value.distance(to: at(40.4165, -3.7026)) ?? .infinity < 1000
    )
  }

  @Test("in pictures and events lose their position, and draw no line")
  func pictures() throws {
    var photos = try (0..<5).map {
      try photo("IMG_\($0).jpg", "2026-05-03 1\($0):00", at: at(38.7, -9.1 - Double($0) / 100))
    }
    photos[2].coordinate = try at(38.7, 9.12)
    let flight = try event(
      .activity, "Fado", "2026-05-03 20:00", at: NamedPlace(name: nil, coordinate: at(-9.13, 38.71)))
    var trip = Trip(photos: photos)
    trip.events = [flight]
    let found = strays(trip)
    claim(found.trip.photos.map { $0.coordinate == nil }, is: [false, false, true, false, false])
    claim(none: found.trip.events[0].at?.value.coordinate)
    claim(found.told.count, is: 2)
    claim(found.told[0].advice?.contains("IMG_2.jpg.md"), is: true)
    let legs = try planned(trip).plan.way.route.legs
    #expect(legs.flatMap(\.points).allSatisfy { $0.longitude < 0 })
  }

  @Test("too far from what was before and after are told, and flights are not")
  func detours() throws {
    func trip(_ away: Coordinate, _ time: String) throws -> Trip {
      Trip(photos: [
        try photo("a.jpg", "2026-05-03 10:00", at: at(38.7, -9.1)),
        try photo("b.jpg", "2026-05-03 " + time, at: away),
        try photo("c.jpg", "2026-05-03 12:00", at: at(38.7, -9.2)),
        try photo("d.jpg", "2026-05-04 12:00", at: at(38.7, -9.2)),
      ])
    }
    let told = try strays(trip(at(55.7, 37.6), "11:00"))
    #expect(
      told.told.count == 1 && told.told[0].message.contains("Nobody gets")
        && told.trip.photos[1].coordinate == nil)
    let days = try [("2026-05-03", 38.7, -9.1), ("2026-05-04", 40.7, -74.0), ("2026-05-06", 38.7, -9.1)].map {
      try entry($0.0 + "-x.md", place: NamedPlace(name: nil, coordinate: at($0.1, $0.2)))
    }
    #expect(strays(Trip(entries: days)).told.isEmpty)
  }

  @Test(
    "in a track are left out, and the rest of it stays",
    arguments: [(0.0, 0.0), (-9.216, 38.6916), (38.6916, 9.216), (38.6916, 0.0)] as [(Double, Double)])
  func points(latitude: Double, longitude: Double) throws {
    for times in [false, true] {
      var points = try (0..<8).map {
        (try at(38.69 + Double($0) / 1000, -9.216), times ? "2026-05-03 10:0\($0)" : nil)
      }
      points[3].0 = try at(latitude, longitude)
      let found = try strays(Trip(tracks: [track("walk.gpx", [points])]))
      claim(found.told.map(\.code), is: [.strayTrackPoint])
      claim(found.trip.tracks[0].segments.first?.count, is: 7)
      points[0].0 = try at(latitude, longitude)
      points[3].0 = try at(38.693, -9.216)
      try claim(
        strays(Trip(tracks: [track("walk.gpx", [points])])).trip.tracks[0].segments.first?.count, is: 7)
    }
  }

  @Test("are a whole track's whose numbers are exchanged, and none of a way across the date line or an ocean")
  func tracks() throws {
    let wrong = try track("walk.gpx", [(0..<8).map { (try at(-9.216, 38.69 + Double($0) / 1000), nil) }])
    let found = try strays(Trip(pins: Self.belem(), tracks: [wrong]))
    #expect(found.told.map(\.code) == [.strayPosition] && found.trip.tracks[0].segments.isEmpty)
    let sail = try track(
      "sail.gpx",
      [
        (0..<10).map { step in
          let east = 178 + Double(step) / 2
          return (try at(-18, east > 180 ? east - 360 : east), "2026-05-03 0\(step):00")
        }
      ])
    #expect(strays(Trip(tracks: [sail])).told.isEmpty)
    let flight = try track(
      "flight.gpx",
      [
        [
          (at(38.7, -9.1), "2026-05-03 08:00"), (at(40.7, -74), "2026-05-03 16:00"),
          (at(40.8, -74), "2026-05-03 16:30"),
        ]
      ])
    #expect(strays(Trip(tracks: [flight])).told.isEmpty)
  }

  @Test("are no points of a track at the meridian of Greenwich, and are where one number is missing")
  func greenwich() throws {
    func at(_ place: Coordinate, _ minute: Int, on day: Int) -> (Coordinate, String?) {
      (place, "2026-05-0\(day) 10:\(minute < 10 ? "0" : "")\(minute)")
    }
    let home: [(Coordinate, String?)] = try (0..<30).map { minute in
      at(try TripPlanningTests.at(52.5, 13.4 + Double(minute) / 1000), minute, on: 3)
    }
    let walk: [(Coordinate, String?)] = try (0..<20).map { minute in
      at(try TripPlanningTests.at(51.4779, Double(minute) / 1000), minute, on: 4)
    }
    #expect(strays(Trip(tracks: [try track("walk.gpx", [home, walk])])).told.isEmpty)
    let alone = [at(try TripPlanningTests.at(51.9, 0), 0, on: 4)]
    let after: [(Coordinate, String?)] = try (0..<30).map { minute in
      at(try TripPlanningTests.at(51.4, -8.4 - Double(minute) / 1000), minute, on: 5)
    }
    // On the way from east to west, one position a day.
    #expect(strays(Trip(tracks: [try track("sail.gpx", [home, alone, after])])).told.isEmpty)
    let back: [(Coordinate, String?)] = try (0..<30).map { minute in
      at(try TripPlanningTests.at(52.5, 13.43 + Double(minute) / 1000), minute, on: 5)
    }
    let lost = [at(try TripPlanningTests.at(52.5, 0), 0, on: 4)]
    let found = strays(Trip(tracks: [try track("walk.gpx", [home, lost, back])]))
    #expect(found.told.map(\.code) == [.strayTrackPoint] && found.trip.tracks[0].segments.count == 2)
  }
}
