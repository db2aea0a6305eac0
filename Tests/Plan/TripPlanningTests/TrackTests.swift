import Claims
import Diagnostics
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

struct TrackTests {
  private static let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }

  @Test("A track over midnight is cut into days, and nothing of its length is lost")
  func midnight() throws {
    let points = try ["22:00", "23:00"].enumerated().map {
      (try at(38 + Double($0.offset) / 10, -9), "2026-05-03 \($0.element)")
    }
    let next = try ["00:30", "05:00"].enumerated().map {
      (try at(38.2 + Double($0.offset) / 10, -9), "2026-05-04 \($0.element)")
    }
    let whole = try track("a.gpx", [points + next])
    let plan = try planned(Trip(Self.utc, tracks: [whole])).plan
    claim(plan.days.map(\.route.legs.count), is: [1, 1])
    let sum = plan.days.compactMap(\.way?.figures.metres).reduce(0, +)
    #expect(abs(sum - plan.way.tracks[0].recordedMetres) < 0.001)
    claim(plan.way.route.legs.map(\.kind), is: [.recorded, .recorded])
    // Of the step over midnight each day has the hours that it had, and as much of its length.
    claim(plan.days.map { $0.way?.figures.movingSeconds }, is: [7200, 18_000])
    let shares = plan.days.map { ($0.way?.figures.metres ?? 0) / sum }
    #expect(abs(shares[0] - 5.0 / 9) < 0.001 && abs(shares[1] - 4.0 / 9) < 0.001, "\(shares)")
    claim(plan.way.tracks[0].figures.seconds, is: 25_200)
    #expect(plan.days.allSatisfy { $0.way?.hours == nil })
    // Nobody stopped where the clock cut it.
    claim(plan.days.map { $0.route.stops.map(\.coordinate) }, is: [[points[0].0], [next[1].0]])
    claim(plan.way.route.stops.count, is: 2)
    var night = Self.utc
    night.dayStarts = try time("04:00")
    let shifted = try planned(Trip(night, tracks: [whole])).plan
    claim(shifted.days.map { $0.route.legs.first?.points.count }, is: [3, 2])
  }

  @Test("A track that rests over midnight stops there on both days")
  func nightOfRest() throws {
    let times = ["05-03 22:00", "05-03 23:40", "05-03 23:59", "05-04 00:20", "05-04 09:00", "05-04 10:00"]
    let points = try zip(times, [38, 38.1, 38.1, 38.1, 38.1, 38.2]).map { time, north in
      (try at(north, -9), Optional("2026-" + time))
    }
    let plan = try planned(Trip(Self.utc, tracks: [try track("a.gpx", [points])])).plan
    claim(plan.days.map(\.route.stops.count), is: [2, 2])
    claim(plan.way.route.stops.count, is: 3)
  }

  @Test("No day has more hours than it lasted where a ship passes an island beyond the date line")
  func island() throws {
    // A point every two hours from one at night on, by the hour of the longitude; the island is a day and an hour ahead.
    let start = try instant("2026-07-03 13:00", 0).seconds
    let points = try (0..<24).map { step in
      TrackPoint(
        coordinate: try at(-15, -179.4 + Double(step) / 4), instant: Instant(seconds: start + step * 7200))
    }
    let tonga = ZoneRules(identifier: "Pacific/Tongatapu")
    let zones = ZoneLookup { abs($0.longitude + 175.9) < 0.1 ? tonga : nil }
    let trip = Trip(tracks: [Track(file: "passage.gpx", segments: [points])])
    let plan = TripPlanner.plan(trip, today: try day("2026-08-01"), zones: zones).plan
    claim(plan.days.map(\.date.day), is: [3, 4])
    claim(plan.days.map { $0.way?.figures.seconds }, is: [23 * 3600, 23 * 3600])
    claim(plan.days.map { $0.way?.figures.movingSeconds }, is: [23 * 3600, 23 * 3600])
  }

  @Test("Segments are not joined in a track's length, and their ends are no stops")
  func segments() throws {
    let pieces = try (0..<5).map { index in
      [
        (try at(38 + Double(index), -9), "2026-05-03 1\(index):00"),
        (try at(38.01 + Double(index), -9), "2026-05-03 1\(index):10"),
      ]
    }
    let plan = try planned(Trip(Self.utc, tracks: [try track("a.gpx", pieces)])).plan
    // By GeographicLib, on the ellipsoid: a degree grows towards the pole.
    #expect(abs(plan.way.tracks[0].recordedMetres - 5551.7426) < 0.001)
    claim(plan.way.route.stops.count, is: 2)
  }

  @Test(
    "A track without times belongs to the day in its name, or to the entry of its name, or only to the map")
  func untimed() throws {
    let line: [(Coordinate, String?)] = [(try at(38, -9), nil), (try at(38.1, -9), nil)]
    let trip = Trip(
      entries: [try entry("journal/2026-05-04-walk.md"), try entry("2026-05-05-x.md")],
      tracks: [
        try track("tracks/2026-05-03-ride.gpx", [line]), try track("tracks/2026-05-04-walk.gpx", [line]),
        try track("tracks/planned.gpx", [line]),
      ])
    let plan = try planned(trip).plan
    claim(plan.way.tracks.map { $0.days.map(\.day) }, is: [[3], [4], []])
    claim(plan.days.map(\.route.legs.count), is: [1, 1, 0])
    claim(plan.way.route.legs.count, is: 3)
    #expect(plan.addresses.map != nil)
  }

  @Test("A planned route is drawn as such, and is no part of what was recorded")
  func routes() throws {
    func route(_ file: String, _ longitude: Double) throws -> Track {
      var route = try track(file, [[(try at(38, longitude), nil), (try at(38.1, longitude), nil)]])
      for point in route.segments[0].indices { route.segments[0][point].isPlanned = true }
      return route
    }
    let plan = try planned(
      Trip(
        Self.utc, entries: [try entry("2026-05-03-a.md")],
        tracks: [try route("2026-05-03-route.gpx", -9), try route("route.gpx", -8.5)])
    ).plan
    claim(plan.way.route.legs.map(\.kind), is: [.planned, .planned])
    claim(plan.way.tracks.map(\.isPlanned), is: [true, true])
    claim(none: plan.days[0].way)
    claim(plan.days[0].plannedMetres(in: .kilometres), is: 11_100)
    let figures = plan.figures
    claim(figures.recorded.metres, is: 0)
    claim(figures.metres, is: 0)
    claim(figures.undatedMetres, is: 0)
    claim(figures.plannedMetres, is: 22_200)
  }

  @Test("Tracks without a day begin where the nearest stop of the trip is")
  func starts() throws {
    let tracks = try [("a.gpx", 45.0), ("b.gpx", 48.0)].map { file, latitude in
      try track(file, [(0...20).map { (try at(latitude + Double($0) / 100, 10), nil as String?) }])
    }
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 46 ? "North" : "South", isInTown: true, country: "AT")
    }
    let plan = TripPlanner.plan(Trip(tracks: tracks), today: try day("2026-06-01"), names: names).plan
    claim(plan.undatedTracks.map { $0.start?.town }, is: ["South", "North"])
  }

  @Test("A track without a day has one length, without the zigzag of its points, wherever that is told")
  func undatedLength() throws {
    let points = try (0..<1000).map { step in
      (try at(45 + Double(step) * 0.000_05, 5 + Double(step % 2) * 0.000_05), nil as String?)
    }
    let plan = try planned(Trip(tracks: [try track("zigzag.gpx", [points])])).plan
    let lone = try unwrapped(plan.onlyUndatedTrack)
    let metres = try unwrapped(lone.way).figures.metres
    #expect(lone.drawnMetres > metres + 500 && lone.toldMetres == metres)
    claim(plan.figures.undatedMetres, is: (metres / 100).rounded() * 100)
    claim(Double(TripSummary.sumUp(plan).totals.undatedMetres), is: plan.figures.undatedMetres)
  }

  @Test(
    "A day that nobody wrote about is called by the track that was most of its way, where somebody named that",
    arguments: [
      ("Génolhac Randonée", nil, "Génolhac Randonée"), ("ACTIVE LOG", nil, nil), ("Track 001", nil, nil),
      ("Up the hill", "Our own words", "Our own words"),
    ] as [(String, String?, String?)])
  func named(track name: String, entry title: String?, expected: String?) throws {
    let line = try (10...59).map { (try at(38 + Double($0) / 2000, -9), "2026-05-03 10:\($0)") }
    var walk = try track("walk.gpx", [line.map { ($0.0, $0.1) }])
    walk.name = name
    let entries = try title.map { [try entry("2026-05-03-a.md", title: $0)] } ?? []
    let plan = try planned(Trip(Self.utc, entries: entries, tracks: [walk])).plan
    claim(plan.days.map { $0.title?.value }, is: [expected])
    if title == nil, expected != nil {
      claim(plan.days[0].title?.reason, is: .trackName(file: "walk.gpx"))
    }
  }

  @Test(
    "A day is not called by a town of it and a kind of activity, as watches call what they record",
    arguments: [
      ("Leh Hiking", nil), ("LEH Trail Running", nil), ("Radfahren Leh", nil),
      ("Leh Palace Hiking", "Leh Palace Hiking"), ("Munich Cycling", "Munich Cycling"), ("Leh", "Leh"),
    ] as [(String, String?)])
  func townAndKind(name: String, expected: String?) throws {
    let line = try (10...59).map { (try at(38 + Double($0) / 2000, -9), "2026-05-03 10:\($0)") }
    var walk = try track("walk.gpx", [line.map { ($0.0, $0.1) }])
    walk.name = name
    let plan = try planned(Trip(Self.utc, tracks: [walk])).plan
    var days = plan.days
    (days[0].title, days[0].towns) = (nil, ["Leh"])
    claim(days.calledByTracks(plan.way.tracks)[0].title?.value, is: expected)
    claim(days.withoutNamesOfTowns(on: plan.way.tracks)[0].title, is: expected)
    // Nor is one by a town that it was far from, whose name the watch kept.
    days[0].towns = []
    days[0].route.stops = [
      Stop(coordinate: try at(38, -9), locality: Locality(town: "Leh", metres: 33_000, country: "IN"))
    ]
    claim(days.calledByTracks(plan.way.tracks)[0].title?.value, is: expected)
    claim(days.withoutNamesOfTowns(on: plan.way.tracks)[0].title, is: expected)
  }

  @Test(
    "Nor by any place and a kind of activity where several tracks of the trip are called so, as a watch calls all of them",
    arguments: [
      (["Esteribar Walking", "Pyrénées-Atlantiques Walking"], [nil, nil]),
      (["Esteribar Walking", "Torres del Paine Hiking"], ["Esteribar Walking", "Torres del Paine Hiking"]),
      (["Marmolada hiking", "Civetta hiking"], ["Marmolada hiking", "Civetta hiking"]),
    ] as [([String], [String?])])
  func placesAndKind(names: [String], expected: [String?]) throws {
    let tracks = try names.enumerated().map { number, name in
      let line = try (10...59).map {
        (try at(38 + Double($0) / 2000, -9), "2026-05-03 1\(number):\($0)" as String?)
      }
      var walk = try track("walk\(number).gpx", [line])
      walk.name = name
      return walk
    }
    let plan = try planned(Trip(Self.utc, tracks: tracks)).plan
    claim(plan.way.tracks.map(\.title), is: expected)
  }

  @Test("No way is called by a town of its day and a kind of activity on maps and in what is found")
  func nameOfWay() throws {
    let tracks = try ["Leh Hiking", "Up the hill"].enumerated().map { number, name in
      let line = try (10...59).map {
        (try at(38 + Double($0) / 2000, -9), "2026-05-03 1\(number):\($0)" as String?)
      }
      var walk = try track("walk\(number).gpx", [line])
      walk.name = name
      return walk
    }
    let names = PlaceLookup { _ in Locality(town: "Leh", metres: 8_000, country: "IN") }
    let plan = TripPlanner.plan(
      Trip(Self.utc, tracks: tracks), today: try day("2026-05-09"), names: names
    ).plan
    #expect(!plan.way.tracks.contains { $0.title == "Leh Hiking" })
    #expect(plan.way.tracks.contains { $0.title == "Up the hill" })
  }

  @Test(
    "A trip is called by the name of its only track where its folder has a name that files have",
    arguments: [
      ("gpx", "Basel to the sea", "Basel to the sea"), ("2023-05-06", "Basel to the sea", "Basel to the sea"),
      ("gpx", "ACTIVE LOG", "gpx"), ("eurovelo-6", "Basel to the sea", "Eurovelo 6"),
    ] as [(String, String, String)])
  func titleOfTrip(folder: String, name: String, expected: String) throws {
    var route = try track("route.gpx", [[(try at(38, -9), nil), (try at(38.1, -9), nil)]])
    route.name = name
    let trip = Trip(folderName: folder, tracks: [route])
    let title = try planned(trip).plan.profile.title
    claim(title.value, is: expected)
    claim(title.reason == .onlyTrack(file: "route.gpx"), is: title.value == name)
    var other = route
    other.file = "other.gpx"
    let both = try planned(Trip(folderName: folder, tracks: [route, other])).plan.profile.title
    claim(both.reason, is: .folderName)
  }

  @Test("Points without a time go with the point before them, and the first with the first that has one")
  func mixedTimes() throws {
    let line: [(Coordinate, String?)] = [
      (try at(38, -9), nil), (try at(38.1, -9), "2026-05-03 10:00"), (try at(38.2, -9), nil),
      (try at(38.3, -9), "2026-05-03 09:00"),
    ]
    let plan = try planned(Trip(Self.utc, tracks: [try track("a.gpx", [line])])).plan
    claim(plan.way.route.legs.map(\.points.count), is: [4])
  }

  @Test("One position a day, as sailors send it, is a way across the ocean")
  func positionADay() throws {
    let points: [(Coordinate, String?)] = try (1...9).map { (number: Int) in
      let way = Double(number)
      return (try at(28 - way, -17 - 2 * way), "2026-11-0\(number) 12:00")
    }
    let (plan, diagnostics) = TripPlanner.plan(
      Trip(tracks: [try track("crossing.gpx", [points])]), today: try day("2026-12-01"))
    claim(diagnostics, is: [])
    claim(plan.days.map(\.date.day), is: Array(1...9))
    #expect(plan.days.dropFirst().allSatisfy { $0.route.legs.count == 1 })
  }

  @Test("A track faster than sound tells no way, and one of another year is left out with its waypoints")
  func strays() throws {
    let jump: [(Coordinate, String?)] = [
      (try at(38, -9), "2026-05-03 10:00"), (try at(40, -9), "2026-05-03 10:01"),
    ]
    let old: [(Coordinate, String?)] = [
      (try at(38, -9), "2019-05-03 10:00"), (try at(38.1, -9), "2019-05-03 12:00"),
    ]
    let hut = Waypoint(name: "Hut", point: TrackPoint(coordinate: try at(38, -9)))
    let trip = Trip(
      Self.utc, entries: [try entry("2026-05-03-a.md")],
      tracks: [try track("jump.gpx", [jump]), try track("old.gpx", [old], waypoints: [hut])])
    let (plan, diagnostics) = try planned(trip)
    claim(diagnostics.map(\.code), is: [.implausibleTimes, .trackOutsideTrip])
    claim(plan.days.count, is: 1)
    #expect(plan.way.route.legs.isEmpty)
    #expect(plan.places.isEmpty)
    var dated = Self.utc
    dated.end = try day("2018-01-01")
    try claim(
      planned(Trip(dated, tracks: [try track("old.gpx", [old])])).diagnostics.first?.message.contains(
        "after"), is: true)
  }
}
