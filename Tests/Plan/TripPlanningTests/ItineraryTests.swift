import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Events of a trip")
struct ItineraryTests {
  private static let zones = ZoneLookup { place in
    ZoneRules(identifier: place.longitude > 0 ? "Europe/Amsterdam" : "Europe/Lisbon")
  }

  private func planned(
    _ events: [TripEvent], today: String = "2026-04-01", for audience: Audience = .readers,
    settings change: (inout TripSettings) throws -> Void = { _ in },
    _ more: (inout Trip) throws -> Void = { _ in }
  ) throws -> TripPlan {
    var trip = Trip(try settings(change))
    trip.events = events
    try more(&trip)
    let plan = TripPlanner.plan(
      trip, today: try day(today), for: audience, zones: Self.zones
    ).plan
    return plan
  }

  private func flight() throws -> TripEvent {
    try event(
      .flight, "KL1693", "2026-05-01 09:35", "2026-05-01 11:40", from: spot("Schiphol", 52.31, 4.77),
      to: spot("Lisbon", 38.77, -9.13))
  }

  private func hotel(_ start: String, _ end: String?, _ title: String = "Inn") throws -> TripEvent {
    try event(.hotel, title, start, end, at: spot(title, 38.71, -9.14))
  }

  @Test("a bed without a time comes behind what one does on its day")
  func bedsLast() throws {
    let plan = try planned([hotel("2026-05-01", "2026-05-03"), flight()])
    claim(plan.itinerary.events.map(\.title), is: ["KL1693", "Inn"])
  }

  @Test("a time without a zone is that of its place")
  func zones() throws {
    let event = try unwrapped(try planned([flight()]).itinerary.events.first)
    claim(event.start.offset?.description, is: "+02:00")
    claim(event.end?.offset?.description, is: "+01:00")
    let end = try unwrapped(event.end?.instant), start = try unwrapped(event.start.instant)
    claim(end.seconds - start.seconds, is: (3 * 60 + 5) * 60)
  }

  @Test("a hotel stands on each of its nights, and is left on the last morning")
  func nights() throws {
    let plan = try planned([hotel("2026-05-01 15:00", "2026-05-04 11:00")])
    let event = try unwrapped(plan.itinerary.events.first)
    claim(event.nights.map(\.description), is: ["2026-05-01", "2026-05-02", "2026-05-03"])
    claim(plan.figures.nights, is: 3)
    // Who sleeps there once more after the last day does so all the same.
    let short = try planned(
      [hotel("2026-05-01 15:00", "2026-05-04 11:00")],
      settings: {
        ($0.start, $0.end) = (try day("2026-05-01"), try day("2026-05-03"))
      })
    claim(short.figures.nights, is: 3)
    let phases = plan.days.map { day in
      day.timeline.compactMap { item in if case .event(_, let phase) = item.subject { phase } else { nil } }
    }
    claim(phases, is: [[.begins], [.goesOn], [.goesOn], [.ends]])
    claim(plan.days[1].timeline.map(\.time), is: [nil])
  }

  @Test(
    "an event without a price is one thing with the purchase of its name and hour, where prices are told",
    arguments: [true, false])
  func purchase(arePricesTold: Bool) throws {
    var dinner = try expense("2026-05-03", 4200)
    (dinner.what, dinner.when.time) = ("Inn", try time("19:30"))
    let plan = try planned([event(.restaurant, "Inn", "2026-05-03 19:30")]) {
      $0.publish.prices = arePricesTold
    } _: {
      $0.budget = Budget(expenses: [dinner])
    }
    let (items, purchase) = (plan.days[0].timeline, ItemRef(.expense, 0))
    claim(items.count, is: 2)
    claim(items.compactMap(\.purchase), is: arePricesTold ? [purchase] : [])
    let told = items.filter(\.isPartOfEvent).map(\.subject)
    claim(told, is: arePricesTold ? [TimelineItem.Subject.item(purchase)] : [])
  }

  @Test(
    "of a hotel without an end neither a night is told nor when it was left, and the way leads to its bed")
  func openEnd() throws {
    let plan = try planned([hotel("2026-05-01 15:00", nil)])
    let event = try unwrapped(plan.itinerary.events.first)
    claim(event.days.map(\.description), is: ["2026-05-01"])
    claim(event.phase(on: event.start.day), is: .begins)
    claim(plan.days.map(\.route.stops.count), is: [1])
    let last = try planned([hotel("2026-05-03 19:00", nil)]) {
      ($0.start, $0.end) = (try day("2026-05-01"), try day("2026-05-03"))
    }
    claim(last.figures.nights, is: 2)
  }

  @Test("leaving a hotel on the morning after the trip is no day of it")
  func morningAfter() throws {
    let plan = try planned([hotel("2026-05-01 15:00", "2026-05-04 11:00")]) {
      $0.start = try day("2026-05-01")
      $0.end = try day("2026-05-03")
    }
    claim(plan.days.count, is: 3)
  }

  @Test("a flight is drawn as one, whatever its speed, from where it leaves to where it lands")
  func wayOfAFlight() throws {
    let plan = try planned([flight()])
    let leg = try unwrapped(plan.way.route.legs.first)
    claim(leg.mode, is: .flight)
    claim(leg.points.count, is: 2)
    claim(plan.way.route.stops.map { $0.name?.value }, is: ["Schiphol", "Lisbon"])
  }

  @Test(
    "a flight over night is flown on the day of its arrival, once that has come",
    arguments: [("2026-05-01", false), ("2026-05-02", true), ("2026-06-01", true)])
  func overNight(today: String, isTold: Bool) throws {
    let plan = try planned(
      [
        event(
          .flight, "JL 408", "2026-05-01 19:00", "2026-05-02 14:00", from: spot("Frankfurt", 50.03, 8.57),
          to: spot("Narita", 35.76, 140.39))
      ], today: today
    ) {
      ($0.start, $0.end) = (try day("2026-05-01"), try day("2026-05-02"))
    }
    #expect(plan.days.count == 2 && plan.days[0].flown == 0)
    claim(plan.days[1].flown > 9_000_000, is: isTold)
    guard today == "2026-06-01" else { return }
    let straight = plan.figures.days.map(\.straightMetres)
    claim(straight, is: [0, plan.days[1].flownMetres(in: .kilometres)])
  }

  @Test(
    "while a trip is under way its nights and days are those so far",
    arguments: [
      ("2026-04-30", 10, 10), ("2026-05-01", 0, 1), ("2026-05-05", 4, 5), ("2026-05-10", 9, 10),
      ("2026-05-11", 10, 10),
    ] as [(String, Int, Int)])
  func soFar(today: String, nights: Int, days: Int) throws {
    let plan = try planned([hotel("2026-05-01 15:00", "2026-05-11 11:00")], today: today) {
      ($0.start, $0.end) = (try day("2026-05-01"), try day("2026-05-10"))
    }
    let figures = plan.figures
    claim(figures.nights, is: nights)
    claim(figures.daysSoFar, is: days)
  }

  @Test("what is told a day is divided by days of which nobody kept anything as well")
  func silentDays() throws {
    let photos = [
      try photo("a.jpg", "2026-05-01 10:00", offset: 2, at: at(41.9, 12.5)),
      try photo("b.jpg", "2026-05-04 10:00", offset: 2, at: at(41.9, 12.5)),
    ]
    let plan = TripPlanner.plan(Trip(photos: photos), today: try day("2026-06-01")).plan
    claim(plan.days.count, is: 2)
    claim(plan.figures.daysSoFar, is: 4)
  }

  @Test("between the last picture before a ride and the first behind it, the ride is the way")
  func rideBetweenPictures() throws {
    let plan = try planned([
      event(
        .train, "IC 525", "2026-05-02 10:00", "2026-05-02 13:00", from: spot("Lisbon", 38.71, -9.14),
        to: spot("Porto", 41.15, -8.61))
    ]) { _ in
    } _: { trip in
      trip.photos = [
        try photo("a.jpg", "2026-05-02 09:00", at: at(38.715, -9.14)),
        try photo("b.jpg", "2026-05-02 14:00", at: at(41.148, -8.612)),
      ]
    }
    #expect(plan.way.route.legs.contains { $0.mode == .rail })
    #expect(!plan.way.route.legs.contains { $0.mode == .road || $0.mode == .flight })
  }

  @Test("a picture through the window of a booked ride bends the way, and is neither a stop nor a town")
  func pictureOnRide() throws {
    let window = try at(36.415, -6.145)
    var trip = Trip()
    trip.events = [
      try event(
        .bus, "Bus", "2026-05-02 08:10", "2026-05-02 10:20", in: "UTC", from: spot("Cádiz", 36.53, -6.29),
        to: spot("Tarifa", 36.017, -5.611))
    ]
    trip.photos = [
      try photo("window.jpg", "2026-05-02 08:44", offset: 0, at: window),
      // The bus was early.
      try photo("early.jpg", "2026-05-02 10:10", offset: 0, at: at(36.018, -5.612)),
    ]
    let names = PlaceLookup { place in
      Locality(town: place == window ? "Chiclana" : "Another", isInTown: true, country: "ES")
    }
    let plan = TripPlanner.plan(trip, today: try day("2026-05-03"), names: names).plan
    for route in [plan.days[0].route, plan.way.route] {
      claim(route.stops.map { $0.name?.value }, is: ["Cádiz", "Tarifa"])
      claim(route.stops.last?.photos.count, is: 1)
      #expect(route.legs.contains { $0.points.contains(window) })
    }
    claim(plan.days[0].towns, lacks: "Chiclana")
  }

  @Test("a picture far off a ride that was booked for its hour is a stop: one did not take it")
  func pictureBesideRide() throws {
    var trip = Trip()
    trip.events = [
      try event(
        .bus, "Bus", "2026-05-02 08:10", "2026-05-02 10:20", in: "UTC", from: spot("Cádiz", 36.53, -6.29),
        to: spot("Tarifa", 36.017, -5.611))
    ]
    trip.photos = [try photo("a.jpg", "2026-05-02 09:00", offset: 0, at: at(37.39, -5.99))]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-03")).plan
    #expect(plan.days[0].route.stops.contains { $0.photos.count == 1 })
  }

  @Test("a hotel is on the way on days of which nothing else tells the place, and where one ended elsewhere")
  func hotelBesidePictures() throws {
    let stay = try hotel("2026-05-01 15:00", "2026-05-03 11:00")
    let inn = try at(38.71, -9.14)
    for (place, isElsewhere) in [(try at(38.80, -9.30), true), (try at(38.715, -9.14), false)] {
      let plan = try planned([stay]) { _ in
      } _: {
        $0.photos = [try photo("a.jpg", "2026-05-01 16:00", at: place)]
      }
      claim(plan.days[0].route.legs.map(\.points), is: isElsewhere ? [[place, inn]] : [])
      claim(plan.days[0].route.stops.count, is: isElsewhere ? 2 : 1)
      claim(plan.days[1].route.stops.map { $0.name?.value }, is: ["Inn"])
    }
  }

  @Test("who flew home before a bed was to be left does not go back to it")
  func flownHome() throws {
    let home = try at(52.31, 4.77)
    let back = try event(
      .flight, "KL1694", "2026-05-03 12:30", "2026-05-03 16:30", from: spot("Lisbon", 38.77, -9.13),
      to: spot("Schiphol", 52.31, 4.77))
    let plan = try planned([flight(), hotel("2026-05-01 15:00", "2026-05-05 11:00"), back])
    claim(plan.way.route.legs.last?.points.last, is: home)
  }

  /// Pictures of an evening and of the morning after it, with what was booked.
  private func night(
    _ events: [TripEvent], evening: Coordinate, at late: String = "2026-05-01 20:00", morning: Coordinate,
    at early: String = "2026-05-02 10:00", for audience: Audience = .readers
  ) throws -> TripPlan {
    try planned(events, for: audience) { _ in
    } _: {
      $0.photos = [try photo("a.jpg", late, at: evening), try photo("b.jpg", early, at: morning)]
    }
  }

  @Test(
    "a day of which nothing tells the place is where the ride before arrived and the next sets out",
    arguments: [
      ("2026-06-08 16:40", 37.1, nil, [37.1]), ("2026-06-08 16:40", 36.4, nil, []),
      ("2026-06-08 16:40", 37.1, 36.4, [36.4]), ("2026-06-19 16:40", 37.1, nil, []),
    ] as [(String, Double, Double?, [Double])])
  func betweenRides(leaves: String, from: Double, picture: Double?, expected: [Double]) throws {
    let rides = [
      try event(
        .ferry, "In", "2026-06-06 08:00", "2026-06-06 13:25", from: spot("Piraeus", 37.94, 23.64),
        to: spot("Naxos", 37.1, 25.37)),
      try event(
        .ferry, "Out", leaves, String(leaves.prefix(10)) + " 22:00", from: spot("Port", from, 25.4),
        to: spot("Piraeus", 37.94, 23.64)),
    ]
    let plan = try planned(rides, today: "2026-07-01") { _ in
    } _: { trip in
      trip.entries = [try entry("2026-06-07-rain.md")]
      trip.photos = try picture.map { [try photo("a.jpg", "2026-06-07 12:00", at: at($0, 25.4))] } ?? []
    }
    let silent = try day("2026-06-07")
    let found = try unwrapped(plan.days.first { $0.date == silent })
    claim(found.route.stops.map(\.coordinate.latitude), is: expected)
  }

  @Test(
    "a silent day between two rides is nowhere where one was near a private place meanwhile",
    arguments: [("2026-06-07 12:00", 0), ("2026-06-15 12:00", 1)])
  func hiddenBetweenRides(hidden: String, count: Int) throws {
    let port = try spot("Piraeus", 37.94, 23.64)
    let naxos = try spot("Naxos", 37.1, 25.37)
    let rides = [
      try event(.ferry, "In", "2026-06-06 08:00", "2026-06-06 13:25", from: port, to: naxos),
      try event(.ferry, "Out", "2026-06-08 16:40", "2026-06-08 22:00", from: naxos, to: port),
    ]
    let plan = try planned(rides, today: "2026-07-01") { _ in
    } _: { trip in
      trip.entries = [try entry("2026-06-07-rain.md")]
      let moment = try instant(hidden, 0)
      trip.withheld.moments = [Withheld.Stretch(moment...moment, region: PrivateRegion(), file: "a.jpg")]
    }
    let silent = try day("2026-06-07")
    let found = try unwrapped(plan.days.first { $0.date == silent })
    claim(found.route.stops.count, is: count)
  }

  @Test("a bed ends its evening and begins the morning, and each leg is on one day")
  func bedOnTheWay() throws {
    let (evening, inn, morning) = (try at(38.80, -9.30), try at(38.71, -9.14), try at(38.60, -9.00))
    let plan = try night([hotel("2026-05-01 15:00", "2026-05-02 11:00")], evening: evening, morning: morning)
    let ways = [[evening, inn], [inn, morning]]
    claim(plan.days.map { $0.route.legs.map(\.points) }, is: ways.map { [$0] })
    claim(plan.way.route.legs.flatMap { $0.byDay.map(\.points) }, is: ways)
    let names = plan.days.map { $0.route.stops.map { $0.name?.value } }
    claim(names, is: [[nil, "Inn"], ["Inn", nil]])
    #expect(plan.days.flatMap(\.route.stops).filter { $0.name != nil }.allSatisfy { $0.times == nil })
  }

  @Test("a stop at which one slept and to which one came back has no hours of when one did")
  func backAtTheBed() throws {
    let (inn, away) = (try at(38.71, -9.14), try at(38.60, -9.00))
    let plan = try planned([hotel("2026-05-01 15:00", "2026-05-02 11:00")]) { _ in
    } _: {
      $0.photos = [
        try photo("a.jpg", "2026-05-01 20:00", at: inn), try photo("b.jpg", "2026-05-02 10:00", at: away),
        try photo("c.jpg", "2026-05-02 17:00", at: inn),
      ]
    }
    let stops = plan.days[1].route.stops
    claim(stops.map { $0.times?.lowerBound.hourAndMinute }, is: [nil, "10:00"])
    claim(plan.days[1].route.visits, is: [0, 1, 0])
  }

  @Test("a bed is not on the way of who was elsewhere in that night, and of its author alone is none")
  func noBed() throws {
    let stay = try hotel("2026-05-01 15:00", "2026-05-02 11:00")
    let inn = try at(38.71, -9.14)
    let (evening, morning, far) = (try at(38.80, -9.30), try at(38.60, -9.00), try at(41.15, -8.61))
    let other = try event(
      .hotel, "Hut", "2026-05-01 15:00", "2026-05-02 11:00", at: spot("Hut", 38.90, -9.20))
    let train = try event(
      .train, "Night train", "2026-05-01 23:00", "2026-05-02 08:00", from: spot("Oriente", 38.80, -9.30),
      to: spot("Faro", 38.60, -9.00))
    var own = stay
    own.keptBack = [KeptBack(.isPrivate, at: SourcePlace(file: "itinerary.yml"))]
    let plans = [
      try night([stay, other], evening: evening, morning: morning),
      try night([stay, train], evening: evening, morning: morning),
      try night([stay], evening: far, morning: far),
      try night(
        [stay], evening: evening, at: "2026-05-01 23:30", morning: morning, at: "2026-05-02 00:30"),
      try night([own], evening: evening, morning: morning, for: .author),
    ]
    for (number, plan) in plans.enumerated() {
      let stops = plan.days.prefix(2).flatMap(\.route.stops) + plan.way.route.stops
      #expect(stops.allSatisfy { $0.coordinate != inn }, "\(number)")
    }
  }

  @Test("a title has arrows for those that a program typed")
  func arrows() throws {
    let plan = try planned([
      event(.train, "Praha -> Wien", "2026-05-01 11:56"), event(.train, "a->b", "2026-05-01 12:00"),
    ])
    claim(plan.itinerary.events.map(\.title), is: ["Praha\u{A0}→ Wien", "a->b"])
  }

  // MARK: - What a day is called

  private func unplaced(_ name: String) -> NamedPlace { NamedPlace(name: name, coordinate: nil) }

  @Test("a day of which nothing else tells the place is called by what begins on it, else by what ends")
  func dayOfBookings() throws {
    let plan = try planned([
      event(
        .flight, "LH 123", "2026-05-01 14:00", "2026-05-02 09:00", from: unplaced("FRA"), to: unplaced("EWR")),
      event(.activity, "Conference", "2026-05-03 09:30", at: unplaced("University")),
      event(.hotel, "Inn", "2026-05-03 15:00", "2026-05-04 11:00"),
    ])
    claim(
      plan.days.map { $0.course?.value },
      is: [
        .way(from: "FRA", to: "EWR"), .way(from: "FRA", to: "EWR"), .at([.named("Conference")]),
        .at([.named("Inn")]),
      ])
    #expect(plan.days.allSatisfy { $0.course?.reason == .written(file: "itinerary.yml") })
  }

  @Test(
    "a day of nothing but one activity is called by that and not by its house, one of a meal or of pictures there is not",
    arguments: [(.activity, false, "Akademy"), (.restaurant, false, "Bicocca"), (.activity, true, "Bicocca")]
      as [(TripEvent.Kind, Bool, String)])
  func dayOfHouse(kind: TripEvent.Kind, isPictured: Bool, name: String) throws {
    let booked = try event(kind, "Akademy", "2026-05-01 09:30", at: spot("Bicocca", 45.51, 9.21))
    let plan = try planned([booked], settings: { _ in }) { trip in
      if isPictured { trip.photos = [try photo("a.jpg", "2026-05-01 10:00", at: at(45.51, 9.21))] }
    }
    claim(plan.days.map { $0.course?.value }, is: [.at([.named(name)])])
  }

  @Test("a day of a ride is called by both its ends, also where but one has a position")
  func dayOfOneEnd() throws {
    func course(_ change: (inout Trip) throws -> Void = { _ in }) throws -> DayCourse? {
      let ride = try event(
        .train, "RJ 75", "2026-05-01 14:39", "2026-05-01 16:05", from: spot("Vienna, Hbf", 48.19, 16.38),
        to: unplaced("Brno"))
      return try planned([ride], settings: { _ in }, change).days.first?.course?.value
    }
    try claim(course(), is: .way(from: "Vienna", to: "Brno"))
    let pictured = try course { $0.photos = [try photo("a.jpg", "2026-05-01 10:00", at: at(48.19, 16.38))] }
    claim(pictured, is: .at([.named("Vienna, Hbf")]))
  }

  // MARK: - Pictures

  @Test("has the pictures that are named with it, then those taken there while it lasted, or on the way")
  func pictures() throws {
    var stay = try hotel("2026-05-01 15:00", "2026-05-03 11:00")
    stay.photos = ["room.jpg", "lost.jpg"]
    let table = try event(.restaurant, "Table", "2026-05-02 20:00", at: spot("Table", 38.80, -9.30))
    let plan = try planned([flight(), stay, table]) { _ in
    } _: { trip in
      let (inn, other) = (try at(38.7101, -9.1401), try at(38.80, -9.30))
      trip.photos = [
        // A camera of Amsterdam, while it flies.
        try photo("air.jpg", "2026-05-01 10:30", offset: 2),
        try photo("gate.jpg", "2026-05-01 09:00", offset: 2),
        try photo("roof.jpg", "2026-05-02 10:00", at: inn),
        try photo("late.jpg", "2026-05-05 10:00", at: inn),
        try photo("street.jpg", "2026-05-02 11:00", at: at(38.72, -9.14)),
        try photo("noon.jpg", "2026-05-02 12:00", at: other),
        try photo("soup.jpg", "2026-05-02 21:00", at: other),
        try photo("room.jpg", "2026-05-09 09:00"),
      ]
    }
    let pictures = plan.itinerary.events.map { event in
      [event.title] + event.photos.map { plan[$0].photo.file }
    }
    claim(pictures, is: [["KL1693", "air.jpg"], ["Inn", "room.jpg", "roof.jpg"], ["Table", "soup.jpg"]])
  }

  @Test("names a picture that then is in the trip, whenever it was taken")
  func namedPicture() throws {
    var stay = try hotel("2026-05-01 15:00", "2026-05-03 11:00")
    stay.photos = ["room.jpg"]
    let plan = try planned([stay]) {
      ($0.start, $0.end) = (try day("2026-05-01"), try day("2026-05-03"))
    } _: {
      $0.photos = [try photo("room.jpg", "2026-04-01 09:00"), try photo("other.jpg", "2026-04-01 10:00")]
    }
    claim(plan.media.photos.map(\.photo.file), is: ["room.jpg"])
  }

  @Test("near home has no pictures of its place")
  func picturesNearHome() throws {
    var trip = Trip(try PrivateTrip.settings())
    let door = NamedPlace(name: "Our flat", coordinate: try PrivateTrip.away(800))
    trip.events = [try event(.hotel, "Guests", "2026-05-01 15:00", "2026-05-03 11:00", at: door)]
    trip.photos = [try photo("a.jpg", "2026-05-02 10:00", at: PrivateTrip.away(800))]
    let plan = try PrivateTrip.planned(trip).plan
    claim(plan.itinerary.events.map(\.photos), is: [[]])
  }

  @Test("has no pictures of its place where only the town of that is known")
  func picturesInTown() throws {
    let middle = try at(38.7169, -9.1399)
    let town = TownReading(
      name: "Lisbon", region: "Lisbon", country: "PT", countryName: "Portugal", coordinate: middle,
      population: 517_000)
    let names = PlaceLookup(
      { _ in nil }, towns: { texts in texts.contains("Lisbon") ? ["Lisbon": [town]] : [:] })
    func stay(_ place: Coordinate?) throws -> EventPlan {
      var trip = Trip(photos: [try photo("a.jpg", "2026-05-02 10:00", at: middle)])
      let lisbon = NamedPlace(name: "Lisbon", coordinate: place)
      trip.events = [try event(.hotel, "Inn", "2026-05-01 15:00", "2026-05-03 11:00", at: lisbon)]
      let plan = TripPlanner.plan(trip, today: try day("2026-05-20"), names: names).plan
      return try unwrapped(plan.itinerary.events.first)
    }
    try claim(stay(middle).photos.count, is: 1)
    let vague = try stay(nil)
    #expect(vague.at?.position?.reason.isTown == true && vague.photos.isEmpty)
  }

  @Test("has no picture of which it is only worked out that it was taken there")
  func picturesWorkedOut() throws {
    let plan = try planned([hotel("2026-05-01 15:00", "2026-05-03 11:00")]) { _ in
    } _: {
      $0.photos = [
        try photo("a.jpg", "2026-05-02 10:00", offset: 1, at: at(38.7101, -9.1401)),
        try photo("b.jpg", "2026-05-02 10:03", offset: 1),
      ]
    }
    claim(plan.media.photos.map { $0.position?.reason.isEstimate }, is: [false, true])
    claim(plan.itinerary.events.map { $0.photos.map { plan[$0].photo.file } }, is: [["a.jpg"]])
  }

  @Test(
    "as a ride of more than three days has no pictures but those that are named with it",
    arguments: [("2026-05-04 08:00", 1), ("2026-05-04 08:01", 0)])
  func picturesOfLongRide(arrival: String, count: Int) throws {
    let ferry = try event(.ferry, "Ferry", "2026-05-01 08:00", arrival, in: "Europe/Lisbon")
    let plan = try planned([ferry]) { _ in
    } _: {
      $0.photos = [try photo("wake.jpg", "2026-05-02 12:00", offset: 1)]
    }
    claim(plan.itinerary.events.map(\.photos.count), is: [count])
  }

  @Test(
    "has those between its beginning and its end, where nobody says that of three hours",
    arguments: [
      ("17:59", nil, 0), ("18:00", nil, 1), ("21:00", nil, 1), ("21:01", nil, 0), ("19:00", "19:00", 1),
      ("19:12", "19:00", 0),
    ] as [(String, String?, Int)])
  func picturesByTheHour(taken: String, end: String?, count: Int) throws {
    let table = try event(
      .restaurant, "Table", "2026-05-02 18:00", end.map { "2026-05-02 " + $0 },
      at: spot("Table", 38.80, -9.30))
    let plan = try planned([table]) { _ in
    } _: {
      $0.photos = [try photo("a.jpg", "2026-05-02 " + taken, at: at(38.80, -9.30))]
    }
    claim(plan.itinerary.events.map(\.photos.count), is: [count])
  }

  @Test(
    "as a bed has those of its own door, from when one came until one left",
    arguments: [
      ("2026-05-01 14:59", 0, 0), ("2026-05-01 15:00", 0, 1), ("2026-05-03 11:00", 0, 1),
      ("2026-05-03 11:01", 0, 0), ("2026-05-02 12:00", 35, 1), ("2026-05-02 12:00", 45, 0),
    ] as [(String, Double, Int)])
  func picturesOfBed(taken: String, metres: Double, count: Int) throws {
    let stay = try event(
      .hotel, "Inn", "2026-05-01 15:00", "2026-05-03 11:00", in: "UTC", at: spot("Inn", 38.71, -9.14))
    let plan = try planned([stay]) { _ in
    } _: {
      $0.photos = [try photo("a.jpg", taken, offset: 0, at: at(38.71 + metres / 111_000, -9.14))]
    }
    claim(plan.itinerary.events.map(\.photos.count), is: [count])
  }

  // MARK: - Money

  @Test("who paid for it is told only where its price, single expenses and names are")
  func payer() throws {
    func told(_ change: (inout TripSettings) -> Void) throws -> String? {
      let plan = try planned([dear()]) {
        $0.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")]
        change(&$0)
      }
      return plan.itinerary.events.first?.paidBy
    }
    try claim(told { $0.publish.prices = true }, is: "Ana")
    try claim(none: told { _ in })
    try claim(none: told { ($0.publish.prices, $0.publish.budget) = (true, .totals) })
    try claim(none: told { ($0.publish.prices, $0.publish.people) = (true, false) })
  }

  private func dear() throws -> TripEvent {
    var event = try flight()
    event.cost = try expense("2026-05-01", 42_000, "transport", by: "Ana")
    event.cost?.isBooking = true
    return event
  }

  @Test("what is booked counts in all sums where prices are published, and in none elsewhere")
  func costs() throws {
    func plan(prices: Bool, for audience: Audience = .readers) throws -> TripPlan {
      try planned([dear()], for: audience) {
        $0.publish.prices = prices
        $0.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")]
      } _: {
        $0.budget = Budget(
          total: euros(100_000),
          expenses: [
            try expense("2026-05-01", 500, "food", by: "Ben"), try expense("2026-05-01", 900, "fun"),
          ])
      }
    }
    func check(_ plan: TripPlan, spent: Int, _ categories: [Int], count: Int, owed: Int, largest: Int) throws
    {
      let budget = try unwrapped(plan.money.budget)
      claim(budget.spent, is: euros(spent))
      claim(budget.left, is: euros(100_000 - spent))
      claim(budget.categories.map { $0.spent.minorUnits }, is: categories)
      claim(budget.days.first?.spent, is: euros(spent))
      claim(budget.balances.map { $0.balance.minorUnits }, is: [owed, -owed])
      claim(budget.expenses.count, is: count)
      claim(budget.days.first?.costs.count, is: count)
      claim(budget.statistics?.largest, is: euros(largest))
    }
    let whole = try plan(prices: true)
    try check(whole, spent: 43_400, [42_000, 900, 500], count: 3, owed: 20_750, largest: 42_000)
    claim(whole.money.budget?.bookings, is: .counted)
    claim(whole.itinerary.events.first?.price, is: euros(42_000))
    let shut = try plan(prices: false)
    try check(shut, spent: 1400, [900, 500], count: 2, owed: -250, largest: 900)
    claim(shut.money.budget?.bookings, is: .leftOut)
    claim(none: shut.itinerary.events.first?.price)
    let own = try plan(prices: false, for: .author)
    try check(own, spent: 43_400, [42_000, 900, 500], count: 3, owed: 20_750, largest: 42_000)
    claim(own.money.budget?.bookings, is: .leftOutForReaders)
    let free = try planned([try event(.hotel, "Inn", "2026-05-04 15:00", "2026-05-08 11:00")], for: .author) {
      $0.publish.prices = false
    } _: {
      $0.budget = Budget(total: euros(100_000))
    }
    claim(free.money.budget?.bookings, is: .counted)
    claim(own.itinerary.events.first?.price, is: euros(42_000))
  }

  @Test("without a budget.yml a booking is money spent all the same, and none where money is not published")
  func costsAlone() throws {
    try claim(planned([dear()]) { $0.publish.prices = true }.money.budget?.spent, is: euros(42_000))
    try claim(none: planned([dear()]).money.budget)
    let priced = try planned([dear()]) { ($0.publish.prices, $0.publish.budget) = (true, .none) }
    claim(none: priced.money.budget)
    let kept = [KeptBack(.isPrivate, at: SourcePlace(file: "budget.yml"))]
    let plan = try planned([dear()]) { _ in
    } _: {
      $0.budget = Budget()
      $0.budget?.keptBack = kept
    }
    claim(none: plan.money.budget)
    claim(plan.itinerary.events.count, is: 1)
  }

  @Test("a budget.yml that is kept back marks for its author the price of a booking, and who paid it")
  func keptBudget() throws {
    func booked(_ reason: KeptBack.Reason?, for audience: Audience = .author) throws -> EventPlan {
      let plan = try planned([dear()], for: audience) {
        $0.publish.prices = true
        $0.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")]
      } _: {
        $0.budget = Budget()
        $0.budget?.keptBack = reason.map { [KeptBack($0, at: SourcePlace(file: "budget.yml"))] } ?? []
      }
      return try unwrapped(plan.itinerary.events.first)
    }
    let kept = try booked(.isPrivate)
    claim(kept.price, is: euros(42_000))
    claim(kept.priceKept, is: .isPrivate)
    claim(kept.paidKept, is: .isPrivate)
    let autumn = try day("2026-09-01")
    let held = try booked(.until(autumn))
    claim(held.priceKept, is: .until(autumn))
    claim(held.paidKept, is: .until(autumn))
    let open = try booked(nil)
    claim(open.price, is: euros(42_000))
    claim(none: open.priceKept)
    claim(none: open.paidKept)
    let read = try booked(.isPrivate, for: .readers)
    claim(none: read.price)
    claim(none: read.priceKept)
    claim(none: read.paidKept)
  }

  // MARK: - What is kept back

  @Test("codes and telephone numbers are told only where bookings are published, names only where people are")
  func bookings() throws {
    var stay = try hotel("2026-05-01 15:00", nil)
    (stay.booking, stay.phone, stay.who) = ("XK4P2Q", "+351 21 000 0000", ["Ana"])
    stay.note = "Breakfast from seven. Seats 41 43, coach 6."
    let shut = try unwrapped(try planned([stay]) { $0.publish.people = false }.itinerary.events.first)
    #expect(shut.booking == nil && shut.phone == nil && shut.who.isEmpty)
    let open = try unwrapped(try planned([stay]) { $0.publish.bookings = true }.itinerary.events.first)
    claim(shut.note, is: "Breakfast from seven.")
    claim(open.note, is: stay.note)
    #expect(open.booking == "XK4P2Q" && open.phone != nil && open.who == ["Ana"])
    let own = try unwrapped(try planned([stay], for: .author).itinerary.events.first)
    claim(own.booking, is: "XK4P2Q")
  }

  @Test("with a delay an event appears so many days after it is over, not after it began")
  func delay() throws {
    let stay = try hotel("2026-05-01 15:00", "2026-05-05 11:00")
    func count(_ today: String) throws -> Int {
      try planned([stay], today: today) {
        $0.publishDelay = Written(3, at: SourcePlace(file: "trip.yml"))
      }.itinerary.events.count
    }
    try claim(count("2026-05-07"), is: 0)
    try claim(count("2026-05-08"), is: 1)
  }

  @Test("near home an event has its region in the place of a position, a name and an address")
  func nearHome() throws {
    var trip = Trip(try PrivateTrip.settings())
    var stay = try event(.restaurant, "Farewell", "2026-05-01 19:00")
    stay.at = Written(
      NamedPlace(name: "Our flat", coordinate: try PrivateTrip.away(800)),
      at: SourcePlace(file: "itinerary.yml"))
    stay.address = "Our street 1"
    trip.events = [stay]
    let plan = try PrivateTrip.planned(trip).plan
    let place = try unwrapped(plan.itinerary.events.first?.at)
    claim(none: place.position)
    claim(none: place.name)
    claim(none: plan.itinerary.events.first?.address)
    claim(place.locality?.region, is: "Homeland")
    claim(none: place.locality?.town)
  }

  // MARK: - What may be wrong

  private func remarks(_ events: [TripEvent], _ start: String? = nil, _ end: String? = nil) throws
    -> [ItineraryRemark]
  {
    try planned(events) {
      $0.start = try start.map(day)
      $0.end = try end.map(day)
    }.itinerary.remarks
  }

  @Test("two things at once are told, unless different people do them")
  func overlaps() throws {
    var one = try event(.activity, "Surfing", "2026-05-02 10:00", "2026-05-02 12:00")
    var two = try event(.restaurant, "Lunch", "2026-05-02 11:30", "2026-05-02 13:00")
    try claim(remarks([one, two]), is: [.overlap(EventID(0), EventID(1))])
    (one.who, two.who) = (["Ana"], ["Ben"])
    #expect(try remarks([one, two]).isEmpty)
    let next = try event(.restaurant, "Lunch", "2026-05-02 12:00", "2026-05-02 13:00")
    #expect(try remarks([one, next]).isEmpty)
  }

  @Test("a long thing hides no overlap behind a short one within it")
  func overlapsWithin() throws {
    let events = [
      try event(.activity, "All day", "2026-05-02 08:00", "2026-05-02 18:00"),
      try event(.restaurant, "Lunch", "2026-05-02 12:00", "2026-05-02 13:00"),
      try event(.restaurant, "Tea", "2026-05-02 16:00", "2026-05-02 17:00"),
    ]
    try claim(remarks(events), is: [.overlap(EventID(0), EventID(1)), .overlap(EventID(0), EventID(2))])
  }

  @Test("each pair of things at once is told, of very many fifty")
  func overlapsOfMany() throws {
    let events = [
      try event(.activity, "Morning", "2026-05-02 08:00", "2026-05-02 12:30"),
      try event(.activity, "Walk", "2026-05-02 09:00", "2026-05-02 15:00"),
      try event(.restaurant, "Lunch", "2026-05-02 12:00", "2026-05-02 13:00"),
      try event(.restaurant, "Tea", "2026-05-02 16:00", "2026-05-02 17:00"),
    ]
    let pairs = [(0, 1), (0, 2), (1, 2)].map {
      ItineraryRemark.overlap(EventID($0.0), EventID($0.1))
    }
    try claim(remarks(events), is: pairs)
    let many = try (10..<40).map {
      try event(.activity, "No \($0)", "2026-05-02 10:\($0)", "2026-05-02 18:00")
    }
    try claim(remarks(many).count, is: 50)
  }

  @Test("a connection that nobody can make is told, with how far and how long")
  func outOfReach() throws {
    let show = try event(
      .activity, "Show", "2026-05-01 12:30", "2026-05-01 13:00", at: spot("Sintra", 38.80, -9.39))
    #expect(try remarks([flight(), show]).isEmpty)
    let early = try event(
      .activity, "Show", "2026-05-01 11:50", "2026-05-01 13:00", at: spot("Sintra", 38.80, -9.39))
    let found = try remarks([flight(), early])
    guard case .outOfReach(EventID(0), EventID(1), let metres, 600)? = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(found.count == 1 && (20_000...25_000).contains(metres))
  }

  @Test("between two rides far apart something is missing, but not with a car")
  func unconnected() throws {
    let back = try event(
      .flight, "Back", "2026-05-04 12:00", "2026-05-04 14:30", from: spot("Porto", 41.24, -8.68),
      to: spot("Schiphol", 52.31, 4.77))
    #expect(try remarks([flight(), back]).contains { if case .unconnected = $0 { true } else { false } })
    let car = try event(.carRental, "Car", "2026-05-01 12:30", "2026-05-04 10:00")
    #expect(try remarks([flight(), back, car]).isEmpty)
  }

  @Test("a ride that is faster than its kind, or ends before it begins, has the wrong zones")
  func wrongZones() throws {
    let fast = try event(
      .train, "Fast", "2026-05-01 09:00", "2026-05-01 09:40", from: spot("Lisbon", 38.71, -9.14),
      to: spot("Porto", 41.15, -8.61))
    guard case .tooFast(EventID(0), _, 2400)? = try remarks([fast]).first else {
      Issue.record("not told")
      return
    }
    let back = try event(
      .flight, "Backwards", "2026-05-01 09:35", "2026-05-01 08:00", in: "Europe/Lisbon")
    try claim(remarks([back]), is: [.backwards(EventID(0))])
  }

  @Test("a hired car is a stop where nothing else tells of the day, and none on the day of a ride")
  func doorsOfCars() throws {
    var trip = Trip()
    var car = try event(.carRental, "Car", "2026-05-01 16:00", "2026-05-03 09:00", in: "UTC", endIn: "UTC")
    let source = SourcePlace(file: "itinerary.yml")
    car.from = Written(try spot("San Diego", 32.72, -117.16), at: source)
    car.to = Written(try spot("Los Angeles", 34.05, -118.24), at: source)
    let ride = try event(
      .train, "Train", "2026-05-01 10:00", "2026-05-01 15:00", in: "UTC", endIn: "UTC",
      from: spot("Phoenix", 33.45, -112.07), to: spot("Yuma", 32.69, -114.62))
    func latitudes(_ events: [TripEvent]) throws -> [[Double]] {
      trip.events = events
      let plan = TripPlanner.plan(trip, today: try day("2026-08-01")).plan
      let days = plan.days.map { $0.route.stops.map(\.coordinate.latitude) }.filter { !$0.isEmpty }
      claim(plan.way.route.stops.map(\.coordinate.latitude), is: days.flatMap(\.self))
      return days
    }
    try claim(latitudes([car]), is: [[32.72], [34.05]])
    try claim(latitudes([ride, car]), is: [[33.45, 32.69], [34.05]])
  }

  @Test("a night without a bed between others is told, and two beds for one night; a night train is a bed")
  func beds() throws {
    let first = try hotel("2026-05-01 15:00", "2026-05-02 11:00", "One")
    let last = try hotel("2026-05-03 15:00", "2026-05-04 11:00", "Two")
    try claim(remarks([first, last]), is: [.noBed(day("2026-05-02"))])
    let night = try event(.train, "Sleeper", "2026-05-02 22:00", "2026-05-03 07:00")
    #expect(try remarks([first, night, last]).isEmpty)
    let long = try hotel("2026-05-01 15:00", "2026-05-04 11:00", "Long")
    try claim(remarks([long, last]), is: [.twoBeds(day("2026-05-03"), EventID(0), EventID(1))])
    try claim(
      remarks([first], "2026-04-30", "2026-05-03"),
      is: [
        .noBed(day("2026-04-30")), .noBed(day("2026-05-02")),
      ])
  }
}
