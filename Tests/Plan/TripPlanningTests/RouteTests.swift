import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

struct RouteTests {
  private static let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }

  /// What says where the trip began, so that a list is its way.
  private static func beginning(at pin: String) -> TripSettings {
    settings {
      $0.startAt = Written(NamedPlace(name: pin, coordinate: nil), at: SourcePlace(file: "trip.yml"))
    }
  }

  @Test("Pins are no way where nothing says when or from where anybody went to them")
  func wishes() throws {
    let pins = [pin("B", try at(2, 2)), pin("A", try at(1, 1)), pin("C", try at(3, 3))]
    let dated = try settings { $0.start = try day("2026-05-03") }
    let routes = try [TripSettings(), dated].map { try planned(Trip($0, pins: pins)).plan.way.route }
    claim(routes.map(\.stops.count), is: [0, 3])
    claim(routes.map(\.legs.count), is: [0, 1])
  }

  @Test("Pins without a time are joined in the order of their file, and tell no day")
  func fileOrder() throws {
    let pins = [pin("B", try at(2, 2)), pin("A", try at(1, 1)), pin("C", try at(3, 3))]
    let plan = try planned(Trip(Self.beginning(at: "B"), pins: pins)).plan
    claim(plan.way.route.legs.map(\.kind), is: [.joined])
    claim(plan.way.route.legs[0].points, is: pins.map(\.coordinate))
    claim(plan.way.route.stops.map(\.name?.value), is: ["B", "A", "C"])
    #expect(plan.way.route.stops.allSatisfy { $0.days.isEmpty })
    #expect(plan.days.isEmpty)
  }

  @Test(
    "Pins with a time come in its order, one without goes with the pin before it, and the first with the first"
  )
  func timedPins() throws {
    func on(_ text: String) throws -> DayAndTime { DayAndTime(date: try day(text)) }
    let pins = [
      pin("start", try at(0, 0)), pin("late", try at(2, 2), try on("2026-05-05")),
      pin("with late", try at(3, 3)),
      pin("early", try at(1, 1), try on("2026-05-03")),
    ]
    let plan = try planned(Trip(Self.utc, pins: pins)).plan
    claim(plan.way.route.stops.map(\.name?.value), is: ["early", "start", "late", "with late"])
  }

  @Test(
    "A camp or a bed of which only the day is known is come to last of that, any other pin at noon",
    arguments: [("camp", 1), ("Lodging", 1), ("food", 0), (nil, 0)] as [(String?, Int)])
  func beds(category: String?, place: Int) throws {
    var meadow = pin("Meadow", try at(50, 5), DayAndTime(date: try day("2026-05-03")))
    meadow.category = category
    let photos = [try photo("a.jpg", "2026-05-03 16:00", at: at(50.3, 5))]
    let stops = try planned(Trip(Self.utc, photos: photos, pins: [meadow])).plan.days[0].route.stops
    claim(stops.count, is: 2)
    claim(stops.firstIndex { $0.place == PlaceID(0) }, is: place)
  }

  @Test(
    "A pin of which only the day is known is come to when its pictures, or the way of that day, were there",
    arguments: [
      // Beside the picture of the afternoon, between the two, and far from all that is known.
      (50.315, 5.0, [nil, nil, "Meadow"]), (50.16, 5.02, [nil, "Meadow", nil]), (50.1, 6.0, [nil, nil]),
      // On the way to the last place of the day, though that is nearer than the one before.
      (50.284, 5.002, [nil, "Meadow", nil]),
    ] as [(Double, Double, [String?])])
  func hours(latitude: Double, longitude: Double, stops: [String?]) throws {
    let meadow = pin("Meadow", try at(latitude, longitude), DayAndTime(date: try day("2026-05-03")))
    let photos = [
      try photo("a.jpg", "2026-05-03 13:00", offset: 0, at: at(50.001, 5.002)),
      try photo("b.jpg", "2026-05-03 16:00", offset: 0, at: at(50.3, 5.002)),
    ]
    let plan = try planned(Trip(Self.utc, photos: photos, pins: [meadow])).plan
    claim(plan.days[0].route.stops.map { $0.place.map { plan[$0].title } }, is: stops)
    claim(plan.days[0].places, is: [PlaceID(0)])
    // No way leads back, and none to where one was not.
    let points = plan.days[0].route.legs.flatMap(\.points).map(\.latitude)
    claim(points.count, is: stops.count)
    claim(points, is: points.sorted())
  }

  @Test("A pin of which only the day is known is come to with its own picture, whatever others are near")
  func hourOfOwnPicture() throws {
    let then = DayAndTime(date: try day("2026-05-03"))
    let meadow = pin("Meadow", try at(50.016, 5.002), then, photos: ["c.jpg"])
    let photos = [
      try photo("a.jpg", "2026-05-03 13:00", offset: 0, at: at(50.001, 5.002)),
      try photo("b.jpg", "2026-05-03 16:00", offset: 0, at: at(50.3, 5.002)),
      try photo("c.jpg", "2026-05-03 18:00", offset: 0),
    ]
    let stops = try planned(Trip(Self.utc, photos: photos, pins: [meadow])).plan.days[0].route.stops
    claim(stops.map { $0.place != nil }, is: [false, false, true])
  }

  @Test("A track tells when one was at a pin of which only the day is known, or that one was not")
  func hoursOfTrack() throws {
    let points: [(Coordinate, String?)] = try (10...59).map { minute in
      (try at(50 + Double(minute) / 200, 5), "2026-05-03 15:\(minute)")
    }
    let then = DayAndTime(date: try day("2026-05-03"))
    let pins = [pin("Meadow", try at(50.2, 5.01), then), pin("Castle", try at(50.2, 6), then)]
    let plan = try planned(Trip(Self.utc, pins: pins, tracks: [try track("a.gpx", [points])])).plan
    let stops = plan.days[0].route.stops
    claim(stops.contains { $0.pins == [PlaceID(0)] }, is: true)
    claim(stops.contains { $0.pins.contains(PlaceID(1)) }, is: false)
    claim(stops.first?.pins.isEmpty, is: true)
  }

  @Test("A pin without a time farther than a day's drive from those beside it is no part of the way")
  func farPins() throws {
    let start = DayAndTime(date: try day("2026-05-03"))
    let pins = [
      pin("one day", try at(60, 0)), pin("start", try at(0, 0), start), pin("dream", try at(-54, -68)),
      pin("near", try at(4, 0)), pin("behind it", try at(10, 0)),
    ]
    let plan = try planned(Trip(Self.utc, pins: pins)).plan
    claim(plan.way.route.stops.map(\.name?.value), is: ["start", "near", "behind it"])
  }

  @Test("Beside photos a pin without a time is a place and no part of the way")
  func wishList() throws {
    let trip = Trip(
      photos: [
        try photo("a.jpg", "2026-05-03 12:00", at: try at(38, -9)),
        try photo("b.jpg", "2026-05-03 13:00", at: try at(39, -9)),
      ],
      pins: [pin("One day", try at(50, 5))])
    let plan = try planned(trip).plan
    claim(plan.way.route.legs.map(\.points), is: [[try at(38, -9), try at(39, -9)]])
    claim(plan.places.count, is: 1)
  }

  @Test("A straight line over several days is one leg, and is cut where a day begins for who asks")
  func legsByDay() throws {
    let places = try (0...3).map { try at(38 + Double($0), -9) }
    let days = ["2026-05-03", "2026-05-03", "2026-05-04", "2026-05-06"]
    let photos = try zip(places, days).enumerated().map { index, stop in
      try photo("\(index).jpg", stop.1 + " 1\(index):00", at: stop.0)
    }
    let route = try planned(Trip(Self.utc, photos: photos)).plan.way.route
    claim(route.legs.count, is: 1)
    claim(route.legs[0].byDay.map { $0.day?.description }, is: ["2026-05-03", "2026-05-04", "2026-05-06"])
    claim(
      route.legs[0].byDay.map(\.points),
      is: [
        [places[0], places[1]], [places[1], places[2]], [places[2], places[3]],
      ])
    let points = try (0...4).map { (try at(38 + Double($0) / 100, -9), Optional("2026-05-03 1\($0):00")) }
    let track = try track("a.gpx", [points])
    let recorded = try planned(Trip(Self.utc, tracks: [track])).plan.way.route
    claim(recorded.legs.map { $0.byDay.map { $0.day?.description } }, is: [["2026-05-03"]])
  }

  @Test("A track is drawn as it was recorded, and what was fixed meanwhile adds nothing to its line")
  func fixesAndTrack() throws {
    let points = try (0...4).map { (try at(38 + Double($0) / 100, -9), "2026-05-03 1\($0):00") }
    let trip = Trip(
      Self.utc,
      photos: [
        try photo("before.jpg", "2026-05-03 09:00", at: try at(37.9, -9)),
        try photo("during.jpg", "2026-05-03 12:00", at: try at(38.5, -9)),
        try photo("after.jpg", "2026-05-03 15:00", at: try at(38.2, -9)),
      ], tracks: [try track("a.gpx", [points])])
    let plan = try planned(trip).plan
    claim(plan.way.route.legs.map(\.kind), is: [.joined, .recorded, .joined])
    claim(plan.way.route.legs[0].points, is: [try at(37.9, -9), points[0].0])
    claim(plan.way.route.legs[1].points, is: points.map(\.0))
    claim(plan.way.route.legs[2].points, is: [points[4].0, try at(38.2, -9)])
    claim(plan.days[0].route.legs.count, is: 3)
    #expect(plan.way.route.stops.contains { $0.photos == [PhotoID(1)] })
  }

  @Test(
    "No line bridges a night between tracks that end and start near each other, unless something is known of it",
    arguments: [
      ("2026-05-04 09:00", 38.03, false, false), ("2026-05-04 09:00", 38.06, false, true),
      ("2026-05-03 19:00", 38.03, false, true), ("2026-05-04 09:00", 38.03, true, true),
    ] as [(String, Double, Bool, Bool)])
  func night(start: String, latitude: Double, isBedKnown: Bool, isJoined: Bool) throws {
    let evening = try (0...2).map {
      (try at(38 + Double($0) / 100, -9), Optional("2026-05-03 1\($0):00"))
    }
    let morning = [
      (try at(latitude, -9), Optional(start)),
      (try at(latitude + 0.01, -9), Optional(String(start.dropLast(2)) + "45")),
    ]
    let bed = try photo("bed.jpg", "2026-05-03 22:00", at: try at(38.035, -9))
    let plan = try planned(
      Trip(
        Self.utc, photos: isBedKnown ? [bed] : [],
        tracks: [try track("a.gpx", [evening]), try track("b.gpx", [morning])])
    ).plan
    let kinds: [RouteLeg.Kind] = isJoined ? [.recorded, .joined, .recorded] : [.recorded, .recorded]
    claim(plan.way.route.legs.map(\.kind), is: kinds)
    claim(plan.figures.straightMetres > 0, is: isJoined)
  }

  @Test("Two tracks of the same hours are not joined with each other")
  func overlapping() throws {
    func line(_ latitude: Double, _ from: Int, _ to: Int) throws -> [(Coordinate, String?)] {
      try (from...to).map { (try at(latitude, Double($0) / 100), "2026-05-03 \($0):00") }
    }
    let trip = Trip(
      Self.utc, photos: [try photo("end.jpg", "2026-05-03 20:00", at: try at(38.5, 0.3))],
      tracks: [
        try track("long.gpx", [line(38, 10, 18)]), try track("inside.gpx", [line(38.1, 12, 14)]),
        try track("across.gpx", [line(38.2, 15, 19)]),
      ])
    let legs = try planned(trip).plan.way.route.legs
    claim(legs.map(\.kind), is: [.recorded, .recorded, .recorded, .joined])
    claim(legs.last?.points, is: [try at(38.2, 0.19), try at(38.5, 0.3)])
  }

  @Test("Near things are one stop with its days and photos, and the hours of each time that one was there")
  func stops() throws {
    let trip = Trip(
      Self.utc,
      entries: [
        try entry("2026-05-03-a.md", place: NamedPlace(name: "Belém", coordinate: try at(38.6916, -9.216)))
      ],
      photos: [
        try photo("a.jpg", "2026-05-03 10:00", at: try at(38.6917, -9.216)),
        try photo("until.jpg", "2026-05-03 11:00", at: try at(38.6916, -9.216)),
        try photo("b.jpg", "2026-05-03 12:00", at: try at(38.75, -9.1)),
        try photo("c.jpg", "2026-05-03 14:00", at: try at(38.6916, -9.2161)),
      ])
    let day = try planned(trip).plan.days[0]
    claim(day.route.stops.count, is: 2)
    let first = day.route.stops[0]
    claim(first.name?.value, is: "Belém")
    claim(first.name?.reason, is: .written(file: "2026-05-03-a.md"))
    claim(first.photos, is: [PhotoID(0), PhotoID(1), PhotoID(3)])
    claim(first.entries, is: [EntryID(0)])
    claim(first.times.map { "\($0)" }, is: "10:00:00...11:00:00")
    claim(first.timesAgain.map { "\($0)" }, is: ["14:00:00...14:00:00"])
    claim(none: day.route.stops[1].name)
  }

  @Test(
    "What was written without an hour is no visit in the evening, unless nothing else was there",
    arguments: [(nil, 39.0, [0, 1], 2), (nil, 40.0, [0, 1, 2], 3), (19, 39.0, [0, 1, 0], 3)]
      as [(Int?, Double, [Int], Int)])
  func withoutHour(hour: Int?, latitude: Double, visits: [Int], points: Int) throws {
    let time = try hour.map {
      JournalEntry.TimeClaim.timeOfDay(try unwrapped(LocalTime(hour: $0, minute: 0)))
    }
    let place = NamedPlace(name: "Here", coordinate: try at(latitude, -9))
    let trip = Trip(
      Self.utc, entries: [try entry("2026-05-03-a.md", time: time, place: place)],
      photos: [
        try photo("a.jpg", "2026-05-03 10:00", at: at(39, -9)),
        try photo("b.jpg", "2026-05-03 13:00", at: at(39.2, -9)),
      ])
    let route = try planned(trip).plan.days[0].route
    claim(route.visits, is: visits)
    claim(route.legs.flatMap(\.points).count, is: points)
  }

  @Test("When something was written is no hour of a stop, unless nothing else there has one")
  func writtenLater() throws {
    let (dune, town) = (try at(36.09, -5.774), try at(36.53, -6.29))
    func written(_ file: String, _ hour: Int, _ place: Coordinate) throws -> JournalEntry {
      try entry(
        file, time: .timeOfDay(try unwrapped(LocalTime(hour: hour, minute: 40))),
        place: NamedPlace(name: file, coordinate: place))
    }
    let trip = Trip(
      Self.utc,
      entries: [
        try written("2026-05-03-morning.md", 9, town), try written("2026-05-03-sauce.md", 22, dune),
      ],
      photos: [
        try photo("a.jpg", "2026-05-03 15:40", at: dune), try photo("b.jpg", "2026-05-03 17:29", at: dune),
      ])
    let stops = try planned(trip).plan.days[0].route.stops
    claim(stops.map { $0.times?.lowerBound.hourAndMinute }, is: ["09:40", "15:40"])
    claim(stops.map { $0.times?.upperBound.hourAndMinute }, is: ["09:40", "17:29"])
  }

  @Test("A stop with a name stands where the name is, not where somebody first was near it")
  func namedPosition() throws {
    let (harbour, far) = (try at(35.787, -5.812), try at(36.53, -6.3))
    let trip = Trip(
      Self.utc,
      entries: [
        try entry(
          "2026-05-03-a.md", place: NamedPlace(name: "Tangier", coordinate: harbour), shows: ["c.jpg"])
      ],
      photos: [
        try photo("a.jpg", "2026-05-03 08:00", at: far),
        try photo("sea.jpg", "2026-05-03 10:00", at: try at(35.8, -5.8)),
        try photo("c.jpg", "2026-05-03 12:00", at: harbour),
      ])
    let stop = try unwrapped(try planned(trip).plan.way.route.stops.last)
    claim(stop.name?.value, is: "Tangier")
    claim(stop.coordinate, is: harbour)
    claim(stop.photos.count, is: 2)
  }

  /// Two days in a town to which one flew from far away: its airport is 13 km off, its sights are two or three.
  private static func flown(to airport: String, seen: String? = nil) throws -> Trip {
    var trip = Trip(
      utc,
      photos: try (0..<6).map { number in
        try photo(
          "\(number).jpg", "2026-05-0\(2 + number / 3) 1\(number):00",
          at: try at(41.14 + Double(number) / 2000, -8.612))
      })
    trip.events = [
      try event(
        .flight, "KL1", "2026-05-02 07:00", "2026-05-02 09:00", in: "UTC",
        from: spot("Schiphol", 52.31, 4.77),
        to: spot(airport, 41.248, -8.681))
    ]
    if let seen {
      let source = SourcePlace(file: "attractions.yml")
      var tower = Attraction(name: seen, place: source)
      tower.at = Written(NamedPlace(name: nil, coordinate: try at(41.1458, -8.612)), at: source)
      tower.isVisited = true
      trip.attractions = [tower]
    }
    return trip
  }

  private static let porto = PlaceLookup { place in
    place.longitude > 0
      ? Locality(town: "Amsterdam", isInTown: true, country: "NL")
      : Locality(town: "Porto", isInTown: true, country: "PT")
  }

  @Test("A town to which one flew is not called by its airport, and stands where one was in it")
  func airport() throws {
    let plan = TripPlanner.plan(
      try Self.flown(to: "Porto Airport"), today: try day("2026-05-04"), names: Self.porto
    ).plan
    let stop = try unwrapped(plan.way.route.stops.last)
    #expect(stop.name?.value == "Porto" && stop.coordinate.latitude < 41.2)
    // What the airport is called in a booking may be the town's name, which it keeps.
    let named = TripPlanner.plan(
      try Self.flown(to: "Porto"), today: try day("2026-05-04"), names: Self.porto
    ).plan
    claim(named.way.route.stops.last?.name?.value, is: "Porto")
    claim(named.way.route.stops.last.map { $0.coordinate.latitude < 41.2 }, is: true)
    // Nor does a sight that was seen there tell more than a pin would.
    let seen = TripPlanner.plan(
      try Self.flown(to: "Porto", seen: "Tower"), today: try day("2026-05-04"), names: Self.porto
    ).plan
    claim(seen.way.route.stops.last?.name?.value, is: "Porto")
    let alone = TripPlanner.plan(
      try Self.flown(to: "Porto Airport", seen: "Tower"), today: try day("2026-05-04"), names: Self.porto
    ).plan
    claim(alone.way.route.stops.last?.name?.value, is: "Porto")
    claim(alone.way.route.stops.last?.name?.reason, is: .gazetteer)
    // In the country there is no town to call it by.
    let far = PlaceLookup { _ in Locality(town: "Porto", metres: 40_000, country: "PT") }
    let outside = TripPlanner.plan(
      try Self.flown(to: "Porto Airport", seen: "Tower"), today: try day("2026-05-04"), names: far
    ).plan
    claim(outside.way.route.stops.last?.name?.reason, is: .attraction(name: "Tower"))
  }

  @Test("A town that gives a booking's stop its name stands where one was in it, not where the bus stopped")
  func busStop() throws {
    var trip = try Self.flown(to: "Porto")
    let arrival = Written(try spot("Porto", 41.16, -8.65), at: SourcePlace(file: "itinerary.yml"))
    trip.events[0].to = arrival
    let plan = TripPlanner.plan(trip, today: try day("2026-05-04"), names: Self.porto).plan
    let stop = try unwrapped(plan.way.route.stops.last)
    claim(stop.name?.value, is: "Porto")
    claim(stop.coordinate.longitude, is: -8.612)
    // The way leads to where the bus stopped all the same.
    #expect(plan.way.route.legs.contains { $0.points.contains { $0.longitude == -8.65 } })
    trip.photos = []
    let alone = TripPlanner.plan(trip, today: try day("2026-05-04"), names: Self.porto).plan
    claim(alone.way.route.stops.last?.coordinate.longitude, is: -8.65)
  }

  @Test("Where all that is known of a stop is its airport, that names it")
  func onlyAirport() throws {
    var trip = try Self.flown(to: "Porto Airport")
    trip.photos = []
    let plan = TripPlanner.plan(trip, today: try day("2026-05-04"), names: Self.porto).plan
    claim(plan.way.route.stops.last?.name?.value, is: "Porto Airport")
  }

  @Test("What an entry calls its place gives way to a pin where only a picture tells where that is")
  func guessedName() throws {
    let (tarifa, far) = (try at(36.01, -5.605), try at(36.53, -6.3))
    let trip = Trip(
      Self.utc,
      entries: [
        try entry("2026-05-03-a.md", place: NamedPlace(name: "Tangier", coordinate: nil), shows: ["b.jpg"])
      ],
      photos: [
        try photo("a.jpg", "2026-05-03 08:00", at: far), try photo("b.jpg", "2026-05-03 10:00", at: tarifa),
      ],
      pins: [pin("Tarifa harbour", try at(36.009, -5.607))])
    try claim(planned(trip).plan.way.route.stops.last?.name?.value, is: "Tarifa harbour")
  }

  @Test("A stop past midnight ends with the last time before it")
  func pastMidnight() throws {
    let night = try settings { $0.dayStarts = try time("04:00") }
    let bar = try at(38.7, -9.1)
    let trip = Trip(
      night,
      photos: [
        try photo("a.jpg", "2026-05-03 22:00", at: bar), try photo("b.jpg", "2026-05-03 23:30", at: bar),
        try photo("c.jpg", "2026-05-04 01:30", at: bar),
      ])
    let stop = try unwrapped(try planned(trip).plan.days.first?.route.stops.first)
    claim(stop.times.map { "\($0)" }, is: "22:00:00...23:30:00")
    claim(stop.photos.count, is: 3)
  }

  @Test("Pins without a time are visited in the order of their file, unless so many are a collection")
  func collection() throws {
    func stops(_ count: Int) throws -> Int {
      let pins = try (0..<count).map { pin("\($0)", try at(Double($0) / 3 - 40, 0)) }
      return try planned(Trip(Self.beginning(at: "0"), pins: pins)).plan.way.route.stops.count
    }
    try claim(stops(PlaceArea.mostInOneList), is: PlaceArea.mostInOneList)
    try claim(stops(PlaceArea.mostInOneList + 1), is: 0)
  }

  @Test("Beside entries pins without a time go with the one before them, whose time an entry may tell")
  func pinsBesideEntries() throws {
    func time(_ hour: Int) throws -> JournalEntry.TimeClaim {
      .timeOfDay(try unwrapped(LocalTime(hour: hour, minute: 0)))
    }
    let bench = NamedPlace(name: "Bench", coordinate: try at(38, -9))
    let entries = [
      try entry("2026-05-03-a.md", time: try time(9), place: bench),
      try entry(
        "2026-05-03-b.md", time: try time(18), place: NamedPlace(name: "Inn", coordinate: try at(41, -9))),
    ]
    let pins = [pin("Bench", try at(38, -9)), pin("Mill", try at(39, -9)), pin("Bridge", try at(40, -9))]
    let plan = try planned(Trip(Self.utc, entries: entries, pins: pins)).plan
    claim(plan.way.route.stops.map(\.name?.value), is: ["Bench", "Mill", "Bridge", "Inn"])
    // Without an entry at any of them nobody knows whether one came there.
    let apart = try planned(Trip(Self.utc, entries: [entries[1]], pins: pins)).plan
    claim(apart.way.route.stops.map(\.name?.value), is: ["Inn"])
  }

  @Test(
    "Beside rides, or entries of several days, a pin without a time is on the way only where one was written")
  func pinsBesideRides() throws {
    let bench = NamedPlace(name: "Bench", coordinate: try at(38, -9))
    let inn = NamedPlace(name: "Inn", coordinate: try at(41, -9))
    let pins = [pin("Bench", try at(38, -9)), pin("Mill", try at(39, -9)), pin("Bridge", try at(40, -9))]
    let first = try entry("2026-05-03-a.md", place: bench)
    let diary = Trip(Self.utc, entries: [first, try entry("2026-05-05-b.md", place: inn)], pins: pins)
    try claim(planned(diary).plan.way.route.stops.map(\.name?.value), is: ["Bench", "Inn"])
    var ridden = Trip(Self.utc, entries: [first], pins: pins)
    ridden.events = [
      try event(
        .train, "Train", "2026-05-04 09:00", "2026-05-04 12:00", in: "UTC", from: spot("Inn", 41, -9),
        to: spot("Quay", 42, -9))
    ]
    let names = try planned(ridden).plan.way.route.stops.compactMap(\.name?.value)
    claim(names, lacks: "Mill", "\(names)")
    claim(names, lacks: "Bridge", "\(names)")
    claim(names, has: "Bench", "\(names)")
  }

  @Test("Two hundred stops are numbered, one more are none, and the route stays")
  func manyStops() throws {
    func pins(_ count: Int) throws -> [Pin] {
      let start = try day("2026-01-01")
      return try (0..<count).map { number in
        let noon = DayAndTime(date: start + number, time: LocalTime(hour: 12, minute: 0))
        return pin("\(number)", try at(Double(number) / 3 - 40, 0), noon)
      }
    }
    try claim(planned(Trip(pins: try pins(200))).plan.way.route.stops.count, is: 200)
    let more = try planned(Trip(pins: try pins(201))).plan.way.route
    #expect(more.stops.isEmpty)
    claim(more.legs.first?.points.count, is: 201)
    // The same on one day, which has visits beside its stops.
    let date = try day("2026-05-03")
    let crowded = try (0..<201).map {
      pin(
        "\($0)", try at(Double($0) / 3 - 40, 0),
        DayAndTime(date: date, time: LocalTime(hour: $0 / 10, minute: $0 % 10)))
    }
    let busy = try planned(Trip(pins: crowded)).plan.days[0].route
    #expect(busy.stops.isEmpty && busy.visits.isEmpty)
  }

  @Test(
    "A name is given to one stop alone, the one it fits best, and a town's before a corner's on a large map")
  func names() throws {
    let lisbon = NamedPlace(name: "Lisbon", coordinate: try at(38.7223, -9.1393))
    let trip = Trip(
      Self.utc,
      entries: [
        try entry("2026-05-03-a.md", place: lisbon),
        try entry("2026-05-09-b.md", place: NamedPlace(name: "Porto", coordinate: try at(41.15, -8.61))),
      ],
      pins: [pin("Kiosk", try at(38.7224, -9.1394), DayAndTime(date: try day("2026-05-03")))])
    let plan = try planned(trip).plan
    claim(plan.way.route.stops.map(\.name?.value), is: ["Lisbon", "Porto"])
    claim(plan.days[0].route.stops.first?.place, is: PlaceID(0))
  }
}

@Suite("Stops of a day and of the whole way")
struct StopsOfDayTests {
  /// Pictures of four days over two degrees, most of them in heaps, and pins near to some.
  private static func trip(_ dice: inout Dice) throws -> Trip {
    let heaps = try (0..<6).map { _ in try at(38 + 2 * dice.part(), -9 + 2 * dice.part()) }
    func somewhere() throws -> Coordinate {
      let heap = dice.any(of: heaps) ?? heaps[0]
      let spread = dice.isLucky(3) ? 0.2 : 0.02
      return try at(heap.latitude + spread * dice.part(), heap.longitude + spread * dice.part())
    }
    let photos = try (0..<40).map { number in
      let hour = 8 + number / 4
      return try photo(
        "\(number).jpg", "2026-05-0\(number % 4 + 3) \(hour < 10 ? "0" : "")\(hour):0\(dice.number(10))",
        at: try somewhere())
    }
    let pins = try (0..<5).map { pin("Pin \($0)", try somewhere()) }
    return Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, photos: photos, pins: pins)
  }

  @Test("are the same: each of a day is part of one of the whole way, with all that happened there")
  func parts() throws {
    var dice = Dice(state: 11)
    for round in 0..<30 {
      let plan = try planned(try Self.trip(&dice)).plan
      let whole = plan.way.route.stops
      for day in plan.days {
        for (index, stop) in day.route.stops.enumerated() {
          let holders = whole.filter { $0.parts.contains(StopOfDay(day: day.date, index: index)) }
          claim(holders.count, is: 1, "round \(round), \(day.date), \(index)")
          let holder = try unwrapped(holders.first)
          #expect(Set(stop.photos).isSubset(of: holder.photos) && holder.days.contains(day.date))
        }
      }
      // None has a day of which no stop is part of it.
      for stop in whole { claim(Set(stop.parts.map(\.day)), is: Set(stop.days), "round \(round)") }
    }
  }

  @Test("are one list on a trip of one day, with its hours")
  func oneDay() throws {
    let photos = try (0..<5).map {
      try photo("\($0).jpg", "2026-05-03 1\($0):00", at: try at(38 + Double($0) / 200, -9))
    }
    let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let plan = try planned(Trip(utc, photos: photos)).plan
    let (whole, day) = (plan.way.route.stops, plan.days[0].route.stops)
    claim(whole.count, is: 5)
    claim(whole.map(\.coordinate), is: day.map(\.coordinate))
    claim(whole.map(\.times), is: day.map(\.times))
    claim(whole.map(\.photos), is: day.map(\.photos))
  }
}

@Suite("A way that tracks alone tell")
struct PassedTownTests {
  /// A town each two minutes of longitude, which is 3 km.
  private static let names = PlaceLookup { place in
    Locality(town: "Town \(Int((place.longitude * 30).rounded(.down)))", isInTown: true, country: "PT")
  }

  @Test("of less than 20 km has its ends alone, and of a longer one at most twelve towns stand between them")
  func bounds() throws {
    // 18 km over six towns, and 1,000 km over hundreds.
    let short = try stops(degrees: 0.1)
    #expect(short.count <= 3, "\(short)")
    let long = try stops(degrees: 6)
    #expect((8...15).contains(long.count), "\(long)")
  }

  @Test("names no town of a file that begins or ends where something was withheld, in whatever file that lay")
  func hidden() throws {
    // Inside the circle around home, then on from just outside of it.
    let home = try track(
      "a.gpx", [[(PrivateTrip.home(), "2026-05-03 08:00"), (PrivateTrip.away(50), "2026-05-03 08:05")]])
    let away: [(Coordinate, String?)] = try (0...8).map { (step: Int) in
      (try PrivateTrip.away(Double(step + 1) * 9_000), "2026-05-03 \(step == 0 ? "08:09" : "1\(step):00")")
    }
    var trip = Trip(try PrivateTrip.settings(), tracks: [home, try track("b.gpx", [away])])
    trip.folderName = "x"
    let stops = try PrivateTrip.planned(trip).plan.way.route.stops
    #expect(stops.allSatisfy { $0.coordinate.distance(to: away[0].0) > 1000 }, "\(stops.map(\.coordinate))")
  }

  /// Two tracks of some points to the east, one each day.
  private func stops(degrees: Double, times: Bool = true, photo: Bool = false) throws -> [String] {
    let tracks = try (0..<2).map { (number: Int) in
      let points: [(Coordinate, String?)] = try (0...20).map { (step: Int) in
        // A number that is 0 would be a slip.
        let east = 1 + degrees * (Double(number) + Double(step) / 20)
        let time = "2026-05-0\(number + 3) \(step < 10 ? "0" : "")\(step):30"
        return (try at(38, east), times ? time : nil)
      }
      return try track("2026-05-0\(number + 3).gpx", [points])
    }
    var trip = Trip(tracks: tracks)
    if photo {
      trip.photos = [
        try TripPlanningTests.photo("a.jpg", "2026-05-03 10:00", offset: 0, at: try at(38, 1.001))
      ]
    }
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: Self.names).plan
    // What the map of all days has, a day's page has too.
    for day in plan.days {
      let whole = plan.way.route.stops.filter { $0.days.contains(day.date) }.compactMap(\.locality?.town)
      #expect(Set(whole).isSubset(of: day.route.stops.compactMap(\.locality?.town)), "\(day.date)")
    }
    return plan.way.route.stops.map { stop in
      (stop.locality?.town ?? "?") + " " + stop.days.map { String($0.day) }.joined(separator: ",")
    }
  }

  @Test("names its ends and the towns that it passes, each with its day, also where nothing has a time")
  func towns() throws {
    for times in [true, false] {
      let stops = try stops(degrees: 0.6, times: times)
      #expect(stops.first == "Town 30 3" && stops.last?.hasSuffix(" 4") == true, "\(stops)")
      #expect(stops.count > 4 && stops.count <= 15, "\(stops)")
      claim(Set(stops).count, is: stops.count)
    }
  }

  @Test("without times has its stops in the order of its points, and of the towns in a stretch the largest")
  func largest() throws {
    // A town each half degree, that at 3.5° and that at 6° larger than those beside them.
    let towns = try (2...20).map { (half: Int) in
      TownReading(
        name: "Town \(half)", region: nil, country: "PT", countryName: "Portugal",
        coordinate: try at(38, Double(half) / 2), population: [7, 12].contains(half) ? 90_000 : 2_000)
    }
    let names = PlaceLookup(
      { place in
        let half = (place.longitude * 2).rounded()
        let metres = abs(place.longitude - half / 2) * 87_000
        return Locality(town: "Town \(Int(half))", metres: metres, isInTown: true, country: "PT")
      },
      towns: { texts in
        Dictionary(uniqueKeysWithValues: towns.filter { texts.contains($0.name) }.map { ($0.name, [$0]) })
      })
    let way: [(Coordinate, String?)] = try (0...320).map { (try at(38, 1 + Double($0) / 40), nil) }
    let trip = Trip(tracks: [try track("way.gpx", [way])])
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: names).plan
    let stops = plan.way.route.stops
    claim(stops.first?.coordinate, is: way.first?.0)
    claim(stops.last?.coordinate, is: way.last?.0)
    claim(stops.map(\.coordinate.longitude), is: stops.map(\.coordinate.longitude).sorted())
    #expect(Set(["Town 7", "Town 12"]).isSubset(of: stops.compactMap(\.name?.value)))
    #expect((7...14).contains(stops.count), "\(stops.compactMap(\.name?.value))")
  }

  @Test(
    "passes a town within 3 km of its middle, a great one within half its ground and 5 km",
    arguments: [
      (2_900.0, 800.0, true), (3_100, 800, false), (3_100, 7_000, true), (3_600, 7_000, false),
      (4_900, 20_000, true), (7_000, 20_000, false),
    ] as [(Double, Double, Bool)])
  func passing(metres: Double, reach: Double, isPassed: Bool) throws {
    let names = PlaceLookup { place in
      guard abs(place.longitude - 2) < 0.2 else { return nil }
      var town = Locality(town: "Aach", metres: metres, isInTown: true, country: "PT")
      town.townReach = reach
      return town
    }
    let way: [(Coordinate, String?)] = try (0...80).map { (try at(38, 1 + Double($0) / 40), nil) }
    let trip = Trip(tracks: [try track("way.gpx", [way])])
    let stops = TripPlanner.plan(trip, today: try day("2026-06-01"), names: names).plan.way.route.stops
    claim(stops.contains { $0.name?.value == "Aach" }, is: isPassed, "\(stops.map(\.name?.value))")
  }

  @Test(
    "has a stop for each of two towns that one sign would call by days of the other alone",
    arguments: [
      (1.945, false, ["Start 3", "City 3", "Village 3,4", "End 4"]),
      (2.0, false, ["Start 3", "City 3,4", "End 4"]),
      // A picture in the city, 5.4 km before the night, makes no nights there.
      (1.9385, true, ["Start 3", "City 3", "Village 3,4", "End 4"]),
    ] as [(Double, Bool, [String])])
  func apart(city: Double, hasPicture: Bool, expected: [String]) throws {
    // The night is at 2°, and the other of the two 4.8 km before it.
    let names = PlaceLookup { place in
      let towns: [(String, Double, Double)] = [
        ("Start", 1.0, 0.0), ("City", city, 5_000), ("Village", 3.945 - city, 200), ("End", 3, 0),
      ]
      return towns.lazy.filter { abs(place.longitude - $0.1) < 0.012 }.map { name, middle, reach in
        var town = Locality(
          town: name, metres: abs(place.longitude - middle) * 87_700, isInTown: true, country: "PT")
        town.townReach = reach
        return town
      }.first
    }
    let tracks = try [3, 4].map { (date: Int) in
      let points: [(Coordinate, String?)] = try (0...200).map { (step: Int) in
        let (hour, minute) = (10 + step / 60, step % 60)
        let time = "2026-05-0\(date) \(hour):\(minute < 10 ? "0" : "")\(minute)"
        return (try at(38, Double(date - 2) + Double(step) / 200), time)
      }
      return try track("2026-05-0\(date).gpx", [points])
    }
    let picture = try photo("a.jpg", "2026-05-03 13:07", offset: 0, at: at(38, city))
    let trip = Trip(photos: hasPicture ? [picture] : [], tracks: tracks)
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: names).plan
    let stops = plan.way.route.stops.map { stop in
      "\(stop.name?.value ?? "?") " + stop.days.map { String($0.day) }.joined(separator: ",")
    }
    claim(stops, is: expected)
  }

  @Test(
    "on a walk that climbs, ends in a town only on its ground, and is else so far from it",
    arguments: [
      (900.0, 0.0, 5.0, true), (2_400, 820, 5, false), (2_400, 2_500, 5, true), (2_400, 820, 0.5, true),
    ] as [(Double, Double, Double, Bool)])
  func huts(metres: Double, reach: Double, rising: Double, isNamed: Bool) throws {
    let names = PlaceLookup { _ in
      var town = Locality(town: "Naturno", metres: metres, isInTown: true, country: "IT")
      town.townReach = reach
      return town
    }
    let line: [(Coordinate, String?)] = try (10..<60).map { (minute: Int) in
      (try at(46.67 + Double(minute) / 2000, 11), "2026-05-03 10:\(minute)")
    }
    var walk = try track("a.gpx", [line])
    for index in walk.segments[0].indices {
      walk.segments[0][index].elevation = 1400 + Double(index) * rising
    }
    let plan = TripPlanner.plan(Trip(tracks: [walk]), today: try day("2026-06-01"), names: names).plan
    let stops = plan.way.route.stops
    claim(stops.contains { $0.name?.value == "Naturno" }, is: isNamed, "\(stops.map(\.name?.value))")
    #expect(stops.allSatisfy { $0.locality?.town == "Naturno" && $0.locality?.isInTown == isNamed })
  }

  @Test("is on a slope where it is level, too, as far as its day climbs; a river that falls for days is none")
  func slopes() throws {
    let names = PlaceLookup { _ in
      var town = Locality(town: "Naturno", metres: 2_400, isInTown: true, country: "IT")
      town.townReach = 820
      return town
    }
    func stops(_ tracks: [Track]) throws -> [Stop] {
      TripPlanner.plan(Trip(tracks: tracks), today: try day("2026-06-01"), names: names).plan.way.route.stops
    }
    func walk(hour: Int, rising: Double) throws -> Track {
      let line: [(Coordinate, String?)] = try (10..<60).map { (minute: Int) in
        (try at(46 + Double(hour) / 10 + Double(minute) / 2000, 11), "2026-05-03 \(hour):\(minute)")
      }
      var walk = try track("\(hour).gpx", [line])
      for index in walk.segments[0].indices {
        walk.segments[0][index].elevation = 1400 + Double(index) * rising
      }
      return walk
    }
    let level = try walk(hour: 10, rising: 0.5)
    #expect(try stops([level]).allSatisfy { $0.locality?.isInTown == true })
    let both = try stops([level, try walk(hour: 12, rising: 5)])
    #expect(!both.isEmpty && both.allSatisfy { $0.locality?.isInTown == false })
    let bank: [(Coordinate, String?)] = try (0...300).map { (try at(46 + Double($0) / 100, 11), nil) }
    var river = try track("river.gpx", [bank])
    for index in river.segments[0].indices {
      river.segments[0][index].elevation = 900 - 2.5 * Double(index)
    }
    let towns = try stops([river])
    #expect(!towns.isEmpty && towns.allSatisfy { $0.locality?.isInTown == true })
  }

  @Test("passes no town that lies below it, where it is a path in the mountains", arguments: [30.0, 0])
  func below(rising: Double) throws {
    let names = PlaceLookup { place in
      guard abs(place.latitude - 46.8) < 0.02 else { return nil }
      var town = Locality(town: "Naturno", metres: 2_000, isInTown: true, country: "IT")
      town.townReach = 700
      return town
    }
    let line: [(Coordinate, String?)] = try (0...250).map { (try at(46.67 + Double($0) / 1000, 11), nil) }
    var path = try track("path.gpx", [line])
    for index in path.segments[0].indices {
      let step = index % 40
      path.segments[0][index].elevation = 1400 + Double(min(step, 40 - step)) * rising
    }
    let plan = TripPlanner.plan(Trip(tracks: [path]), today: try day("2026-06-01"), names: names).plan
    let isNamed = plan.way.route.stops.contains { $0.name?.value == "Naturno" }
    claim(isNamed, is: rising == 0, "\(plan.way.route.stops.map(\.name?.value))")
  }

  @Test("tells a great town beside its end, and none between two points that are looked up")
  func greatTown() throws {
    // A city of which the way crosses the edge in 3 km, 30 km before its end, and villages all along.
    let city = TownReading(
      name: "Nantes", region: nil, country: "FR", countryName: "France", coordinate: try at(38, 8.6),
      population: 325_000)
    let names = PlaceLookup(
      { place in
        let metres = abs(place.longitude - 8.6) * 87_000
        guard metres > 1_500 else {
          return Locality(town: "Nantes", metres: metres, isInTown: true, country: "FR")
        }
        return Locality(
          town: "Village \(Int(place.longitude * 20))", metres: 2_500, isInTown: true, country: "FR")
      },
      towns: { texts in texts.contains("Nantes") ? ["Nantes": [city]] : [:] })
    let way: [(Coordinate, String?)] = try (0...8000).map { (try at(38, 1 + Double($0) / 1000), nil) }
    let trip = Trip(tracks: [try track("way.gpx", [way])])
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: names).plan
    let stops = plan.way.route.stops.map(\.name?.value)
    claim(stops, has: "Nantes", "\(stops)")
  }

  @Test("has its ends alone where it is short, and nothing of this where anything else tells a place")
  func short() throws {
    #expect(try stops(degrees: 0.05).count <= 3)
    #expect(try stops(degrees: 0.6, photo: true).count <= 4)
  }
}
