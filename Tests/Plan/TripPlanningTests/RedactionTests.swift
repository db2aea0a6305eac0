import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Near home nothing is published")
struct RedactionTests {
  private static func withheld(
    _ change: (inout Trip) throws -> Void, settings: (inout TripSettings) throws -> Void = { _ in }
  ) throws -> TripPlan {
    var trip = Trip(try PrivateTrip.settings(settings))
    try change(&trip)
    return try PrivateTrip.planned(trip).plan
  }

  @Test(
    "what is kept out is told at the line of the first place that did it",
    arguments: [([0], 8), ([1], 9), ([2], 13), ([2, 1], 9), ([2, 0], 8)])
  func line(near: [Int], line: Int) throws {
    let spots = [
      try PrivateTrip.home(), try PrivateTrip.away(400_000), try PrivateTrip.away(400_000, 200),
    ]
    let places = zip(spots, [8, 9, 13]).enumerated().map { index, spot in
      PrivatePlace(
        index == 0 ? .home : .zone, at: spot.0, metres: 5000, shift: PrivateTrip.shift,
        place: SourcePlace(file: "trip.yml", span: SourceSpan(line: spot.1, column: 1, text: "x")))
    }
    var trip = Trip(try PrivateTrip.settings { $0.privatePlaces = places })
    trip.photos = try near.map {
      try TripPlanningTests.photo("photos/\($0).jpg", "2026-05-03 14:05", at: spots[$0])
    }
    let lookups = try PrivateTrip.lookups()
    for isRecorded in [false, true] {
      if isRecorded {
        trip.tracks = try near.map { index in
          try track(
            "\(index).gpx",
            [
              (0...3).map {
                (spots[index].moved(by: 4000 * Double($0), towards: 0), Optional("2026-05-03 08:0\($0)"))
              }
            ])
        }
        trip.photos = []
      }
      let told = TripPlanner.plan(
        trip, today: try day("2026-06-01"), for: .readers, zones: lookups.zones, names: lookups.names
      ).diagnostics
      claim(told.filter { $0.code == .nearHome }.map { $0.place?.span?.line }, is: [line])
    }
  }

  @Test(
    "a photo loses its position, its height and its hour, and is said to be of its day and in the region alone"
  )
  func photo() throws {
    let plan = try Self.withheld { trip in
      var near = try TripPlanningTests.photo(
        "photos/a.jpg", "2026-05-03 14:05", at: PrivateTrip.away(3000, 270))
      near.altitude = 12
      trip.photos = [
        near, try TripPlanningTests.photo("photos/b.jpg", "2026-05-03 16:05", at: PrivateTrip.away(40_000)),
      ]
    }
    let near = try unwrapped(plan.media.photos.last)
    claim(plan.media.photos.map(\.photo.file), is: ["photos/b.jpg", "photos/a.jpg"])
    claim(none: near.position)
    claim(none: near.photo.coordinate)
    claim(none: near.photo.altitude)
    claim(none: near.taken)
    claim(none: near.clock)
    claim(none: near.offset)
    claim(none: near.photo.cameraClock)
    claim(near.day?.value, is: try day("2026-05-03"))
    claim(near.locality, is: Locality(region: "Homeland", country: "NL"))
    claim(plan.way.route.stops.count, is: 1)
  }

  @Test(
    "a photo without a position gets none there: by the track of its time, or a waypoint of its name"
  )
  func guesses() throws {
    let plan = try Self.withheld { trip in
      trip.photos = [
        try TripPlanningTests.photo("photos/track.jpg", "2026-05-03 10:02", offset: 2),
        try TripPlanningTests.photo("photos/point.jpg", "2026-05-04 10:05", offset: 2),
      ]
      trip.tracks = [
        try track(
          "a.gpx",
          [(0...6).map { (try PrivateTrip.away(1000 * Double($0) * 5), Optional("2026-05-03 08:0\($0)")) }]),
        Track(
          file: "b.gpx",
          waypoints: [Waypoint(name: "point.jpg", point: TrackPoint(coordinate: try PrivateTrip.away(2000)))]),
      ]
    }
    for file in ["photos/track.jpg", "photos/point.jpg"] {
      let photo = try unwrapped(plan.media.photos.first { $0.photo.file == file })
      #expect(photo.position == nil && photo.photo.withheld != nil, "\(file)")
    }
  }

  @Test("a track is cut and not joined over the gap, and neither its figures nor its stops know of the gap")
  func tracks() throws {
    let metres = [40_000.0, 30_000, 20_000, 3000, 0, 3000, 20_000, 30_000]
    let points = try metres.enumerated().map { index, metres in
      (try PrivateTrip.away(metres, index < 4 ? 0 : 180), Optional("2026-05-03 1\(index):00"))
    }
    let plan = try Self.withheld { $0.tracks = [try track("a.gpx", [points])] }
    let legs = plan.way.route.legs
    claim(legs.map(\.kind), is: [.recorded, .recorded])
    claim(legs.map(\.points.count), is: [3, 2])
    #expect(abs((plan.way.tracks.first?.recordedMetres ?? 0) - 30_000) < 200)
    claim(plan.way.route.stops.count, is: 2)
  }

  @Test(
    "a leap from one side to the other is cut too, and a straight line between pictures only where it leads through"
  )
  func leaps() throws {
    let ends = [try PrivateTrip.away(40_000, 0), try PrivateTrip.away(60_000, 180)]
    let recorded = try Self.withheld {
      $0.tracks = [try track("a.gpx", [[(ends[0], "2026-05-03 10:00"), (ends[1], "2026-05-03 13:00")]])]
    }
    #expect(recorded.way.route.legs.allSatisfy { $0.kind == .joined })
    let straight = try Self.withheld { trip in
      trip.photos = try zip(ends, ["10", "13"]).map {
        try TripPlanningTests.photo("\($1).jpg", "2026-05-03 \($1):00", at: $0)
      }
    }
    let circle = try PrivateTrip.place().circle
    claim(straight.way.route.legs.count, is: 2)
    let gap = [straight.way.route.legs[0].points[1], straight.way.route.legs[1].points[0]]
    #expect(gap.allSatisfy { abs($0.distance(to: circle.middle) - circle.metres) < 1 })
  }

  @Test("no straight line is drawn over a time near home")
  func breaks() throws {
    func legs(_ middle: Coordinate?) throws -> Int {
      try Self.withheld { trip in
        trip.photos = [
          try TripPlanningTests.photo("a.jpg", "2026-05-03 10:00", at: PrivateTrip.away(40_000, 0)),
          try TripPlanningTests.photo("b.jpg", "2026-05-03 12:00", at: middle),
          try TripPlanningTests.photo("c.jpg", "2026-05-03 14:00", at: PrivateTrip.away(50_000, 0)),
        ]
      }.way.route.legs.count
    }
    try claim(legs(nil), is: 1)
    try claim(legs(PrivateTrip.away(100)), is: 0)
  }

  @Test("a trip that sets out from home has no beginning on the map, and one that comes home no end")
  func ends() throws {
    func plan(_ metres: [Double]) throws -> TripPlan {
      try Self.withheld { trip in
        trip.photos = try metres.enumerated().map { index, metres in
          try TripPlanningTests.photo("\(index).jpg", "2026-05-03 1\(index):00", at: PrivateTrip.away(metres))
        }
      }
    }
    let there = try plan([0, 30_000, 60_000])
    #expect(there.way.start == nil && there.way.end != nil)
    let back = try plan([60_000, 30_000, 0])
    #expect(back.way.start != nil && back.way.end == nil)
    let written = try Self.withheld(
      { trip in
        trip.photos = try [30_000.0, 60_000].map {
          try TripPlanningTests.photo(
            "\($0).jpg", "2026-05-03 1\($0 > 50_000 ? 5 : 2):00", at: PrivateTrip.away($0))
        }
      },
      settings: {
        $0.startAt = Written(
          NamedPlace(name: "Our door", coordinate: try PrivateTrip.home()), at: SourcePlace(file: "trip.yml"))
        $0.destination = Written(
          NamedPlace(name: "Hometown", coordinate: nil), at: SourcePlace(file: "trip.yml"))
      })
    #expect(written.way.start == nil && written.way.end != nil)
    claim(written.way.destination?.value, is: NamedPlace(name: "Homeland", coordinate: nil))
  }

  @Test(
    "an entry loses its place, whether a position, a pin's name or a town's says it",
    arguments: ["position", "pin", "part", "town", "photo", "track"])
  func entries(how: String) throws {
    let plan = try Self.withheld { trip in
      let inside = try PrivateTrip.away(1000)
      var place: NamedPlace?
      switch how {
      case "position": place = NamedPlace(name: "Our door", coordinate: inside)
      case "pin":
        place = NamedPlace(name: "Our flat", coordinate: nil)
        trip.pins = [pin("Our flat", inside)]
      case "part":
        place = NamedPlace(name: "Elm Lane", coordinate: nil)
        trip.pins = [pin("Our flat, Elm Lane", inside)]
      case "town": place = NamedPlace(name: "Hometown", coordinate: nil)
      case "photo": trip.photos = [try TripPlanningTests.photo("a.jpg", "2026-05-03 14:00", at: inside)]
      default:
        trip.tracks = [try track("a.gpx", [[(inside, "2026-05-03 11:50"), (inside, "2026-05-03 12:30")]])]
      }
      // Something else of the day is far away, and later.
      trip.photos.append(
        try TripPlanningTests.photo("z.jpg", "2026-05-03 15:30", at: PrivateTrip.away(30_000)))
      trip.entries = [try entry("journal/2026-05-03-x.md", time: .timeOfDay(try time("14:05")), place: place)]
    }
    claim(plan.journal.entries.count, is: 1)
    claim(none: plan.journal.entries[0].position)
    claim(none: plan.journal.entries[0].placeName)
    claim(plan.journal.entries[0].locality, is: Locality(region: "Homeland", country: "NL"))
    #expect(plan.places.isEmpty)
  }

  @Test("pins and waypoints there are not published, and only the author sees the pins")
  func pins() throws {
    var trip = Trip(try PrivateTrip.settings())
    trip.pins = [pin("Our flat", try PrivateTrip.away(900)), pin("Beach", try PrivateTrip.away(25_000))]
    trip.tracks = [
      Track(
        file: "a.gpx",
        waypoints: [Waypoint(name: "Home", point: TrackPoint(coordinate: try PrivateTrip.home()))])
    ]
    try claim(PrivateTrip.planned(trip).plan.places.map(\.title), is: ["Beach"])
    let author = try PrivateTrip.planned(trip, for: .author).plan
    claim(author.places.map(\.title), is: ["Our flat", "Beach"])
    claim(author.places.map(\.kept), is: [.nearHome, nil])
  }

  @Test("the farthest from home is told from the home town, in steps of fifty kilometres or miles")
  func farthest() throws {
    func plan(_ metres: Double, in units: Units = .kilometres) throws -> TripPlan {
      try Self.withheld { trip in
        trip.settings.units = units
        trip.photos = [try TripPlanningTests.photo("a.jpg", "2026-05-03 14:00", at: PrivateTrip.away(metres))]
      }
    }
    let miles = try plan(725_000, in: .miles).way.farthest.map { ($0.metres / 1609.344).rounded() }
    claim(miles, is: 450)
    try claim(plan(1_220_000).way.farthest?.metres, is: 1_200_000)
    try claim(plan(80_000).way.farthest?.metres, is: 100_000)
    try claim(none: plan(20_000).way.farthest)
    var trip = Trip()
    trip.photos = [try TripPlanningTests.photo("a.jpg", "2026-05-03 14:00", at: PrivateTrip.away(80_000))]
    try claim(none: PrivateTrip.planned(trip).plan.way.farthest)
  }

  @Test("one note says what was taken out")
  func note() throws {
    var trip = Trip(try PrivateTrip.settings())
    trip.photos = try (1...3).map {
      try TripPlanningTests.photo("\($0).jpg", "2026-05-03 14:00", at: PrivateTrip.away(900))
    }
    trip.pins = [pin("Our flat", try PrivateTrip.away(900))]
    trip.tracks = [
      try track(
        "a.gpx",
        [[(try PrivateTrip.away(0), "2026-05-03 11:50"), (try PrivateTrip.away(30_000), "2026-05-03 12:30")]])
    ]
    try claim(
      PrivateTrip.planned(trip).words,
      is: [
        "Near home and in private zones, 3 photos have neither position nor hour in the site, 1 track is cut, and 1 pin is left out"
      ])
    #expect(try PrivateTrip.planned(Trip(PrivateTrip.settings())).words.isEmpty)
  }

  @Test("of a ride with one end near home the note says that this end is kept back, and no more")
  func endOfRide() throws {
    var trip = Trip(try PrivateTrip.settings())
    let (home, away) = try (PrivateTrip.away(900), PrivateTrip.away(400_000))
    trip.events = [
      try TripPlanningTests.event(
        .train, "Out", "2026-05-03 09:00", "2026-05-03 14:00",
        from: NamedPlace(name: "Our stop", coordinate: home),
        to: NamedPlace(name: "Far town", coordinate: away)),
      try TripPlanningTests.event(
        .activity, "Dinner", "2026-05-02 19:00", at: NamedPlace(name: "Ours", coordinate: home)),
    ]
    for index in trip.events.indices {
      trip.events[index].header.source = TripPlanningTests.line("itinerary.yml", index)
    }
    let planned = try PrivateTrip.planned(trip)
    claim(
      planned.words.filter { $0.hasPrefix("Near home") },
      is: [
        "Near home and in private zones, 1 event has neither position nor hour in the site, and of 1 ride the "
          + "end there is kept back: its place and hour"
      ])
  }

  @Test(
    "the note says how many days have no way left, and how far it was where that tells nobody's door",
    arguments: [
      (2, "2 tracks are cut (all that was recorded on 1 day)"),
      (5, "5 tracks are cut (about 50 km, and all that was recorded on 4 days)"),
    ])
  func heldBack(count: Int, words: String) throws {
    var trip = Trip(try PrivateTrip.settings())
    // The last one leads out of the circle.
    trip.tracks = try (1...count).map { day in
      let end = try PrivateTrip.away(day == count ? 30_000 : 4_000)
      return try track(
        "\(day).gpx",
        [[(try PrivateTrip.away(0), "2026-05-0\(day) 09:00"), (end, "2026-05-0\(day) 09:40")]])
    }
    try claim(PrivateTrip.planned(trip).words, is: ["Near home and in private zones, " + words])
  }
}
