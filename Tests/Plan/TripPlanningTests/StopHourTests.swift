import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("How long one was at a stop")
struct StopHourTests {
  /// A bus to Tarifa, a picture there at noon and two of Bolonia in the afternoon, 17 km away.
  private static func stops(
    writtenAt hour: String? = nil, bedFrom start: String? = nil, offAt leaving: String = "15:40",
    inVejerAt other: String? = nil
  ) throws -> [Stop] {
    var trip = Trip(
      photos: [
        try photo("kites.jpg", "2026-05-05 12:48", offset: 0, at: at(36.018, -5.612)),
        try photo("dune.jpg", "2026-05-05 \(leaving)", offset: 0, at: at(36.0897, -5.7744)),
        try photo("ruin.jpg", "2026-05-05 17:29", offset: 0, at: at(36.0897, -5.7744)),
      ])
    if let hour {
      trip.entries = [
        try entry(
          "2026-05-05-levante.md", time: .timeOfDay(try time(hour)), place: spot("Tarifa", 36.017, -5.611))
      ]
    }
    if let other {
      trip.entries.append(
        try entry(
          "2026-05-05-white.md", time: .timeOfDay(try time(other)), place: spot("Vejer", 36.252, -5.966)))
    }
    trip.events = [
      try event(
        .bus, "Bus", "2026-05-05 08:10", "2026-05-05 10:20", in: "UTC", from: spot("Cádiz", 36.53, -6.29),
        to: spot("Tarifa", 36.017, -5.611))
    ]
    if let start {
      trip.events.append(
        try event(
          .hotel, "Room", "2026-05-05 \(start)", "2026-05-06 10:00", in: "UTC",
          at: spot("Room", 36.0139, -5.606)))
    }
    let zones = ZoneLookup { _ in ZoneRules(identifier: "UTC") }
    return TripPlanner.plan(trip, today: try day("2026-05-09"), zones: zones).plan.days[0].route.stops
  }

  private static func hours(_ stop: Stop) -> String {
    stop.times.map { $0.lowerBound.hourAndMinute + "–" + $0.upperBound.hourAndMinute } ?? ""
  }

  @Test(
    "is until the last that tells of it, from where one could come to what is next",
    arguments: [
      (nil, nil, "15:40", "12:48"), ("13:30", nil, "15:40", "13:30"), ("13:30", "15:00", "15:40", "15:00"),
      // Written in the evening; 17 km in five minutes; and a bed into which one moved once one was back.
      ("22:40", nil, "15:40", "12:48"), ("13:30", nil, "13:35", "12:48"), (nil, "15:00", "15:05", "12:48"),
      (nil, "16:00", "15:40", "12:48"),
    ] as [(String?, String?, String, String)])
  func ends(written: String?, bed: String?, leaving: String, last: String) throws {
    let stops = try Self.stops(writtenAt: written, bedFrom: bed, offAt: leaving)
    let tarifa = try unwrapped(stops.dropFirst().first)
    claim(Self.hours(tarifa), is: "10:20–" + last, "\(stops)")
    #expect(!tarifa.isFromRide && !tarifa.isUntilRide)
  }

  @Test(
    "goes on until one could move into a bed, but not past the hour of what was written elsewhere meanwhile",
    arguments: [("14:00", "12:48"), ("15:20", "15:00")])
  func elsewhere(written: String, last: String) throws {
    let stops = try Self.stops(bedFrom: "15:00", inVejerAt: written)
    claim(stops.dropFirst().first.map(Self.hours), is: "10:20–" + last, "\(stops)")
  }

  @Test("is not told where a walk began, and one came back after having been elsewhere")
  func backAtStart() throws {
    let start = try at(46, 7)
    // Up and back in two hours.
    let walk: [(Coordinate, String?)] = try (0...24).map { step in
      let minutes = 20 + step * 5
      let clock = "2026-05-05 0\(7 + minutes / 60):\(minutes % 60)"
      return (try at(46 + Double(min(step, 24 - step)) * 0.002, 7), clock)
    }
    let trip = Trip(
      settings { $0.timeZone = ZoneRules(identifier: "UTC") },
      photos: [
        try photo("top.jpg", "2026-05-05 10:07", offset: 0, at: at(46.02, 7)),
        try photo("car.jpg", "2026-05-05 15:07", offset: 0, at: start),
      ],
      tracks: [try track("walk.gpx", [walk])])
    let stops = try planned(trip, today: "2026-05-09").plan.days[0].route.stops
    claim(stops.first?.coordinate, is: start)
    claim(stops.map(Self.hours).filter { !$0.isEmpty }, is: ["10:07–10:07"], "\(stops)")
  }

  @Test(
    "is not told of a stay elsewhere that a recording tells, though nothing is known of there",
    arguments: [(8, ["08:00–08:00", "18:00–18:30"]), (1, ["08:00–18:30"])])
  func away(steps: Int, expected: [String]) throws {
    let start = try at(46, 7)
    // Out and back in forty minutes, 900 m or 110 m away.
    let run: [(Coordinate, String?)] = try (0...8).map { step in
      let north = Double(min(step, 8 - step)) * 0.002 * Double(steps) / 8
      return (try at(46 + north, 7), "2026-05-05 08:\(10 + step * 5)")
    }
    let trip = Trip(
      settings { $0.timeZone = ZoneRules(identifier: "UTC") },
      photos: try ["08:00", "18:00", "18:30"].map {
        try photo("\($0.prefix(2))\($0.suffix(2)).jpg", "2026-05-05 \($0)", offset: 0, at: start)
      },
      tracks: [try track("run.gpx", [run])])
    let stops = try planned(trip, today: "2026-05-09").plan.days[0].route.stops
    let stop = try unwrapped(stops.first { !$0.photos.isEmpty })
    let told = [stop.times].compactMap(\.self) + stop.timesAgain
    claim(told.map { "\($0.lowerBound.hourAndMinute)–\($0.upperBound.hourAndMinute)" }, is: expected)
  }

  @Test("is from the arrival or until the departure of a ride, where nothing else is known of it")
  func rides() throws {
    let first = try unwrapped(try Self.stops().first)
    claim(Self.hours(first), is: "08:10–08:10")
    #expect(first.isUntilRide && !first.isFromRide)
    var trip = Trip()
    trip.events = [
      try event(
        .bus, "Bus", "2026-05-05 08:10", "2026-05-05 10:20", in: "UTC", from: spot("Cádiz", 36.53, -6.29),
        to: spot("Tarifa", 36.017, -5.611))
    ]
    let stops = TripPlanner.plan(trip, today: try day("2026-05-09")).plan.days[0].route.stops
    claim(stops.map(\.isUntilRide), is: [true, false])
    claim(stops.map(\.isFromRide), is: [false, true], "\(stops)")
  }

  private static let utc = ZoneLookup { _ in ZoneRules(identifier: "UTC") }

  @Test("is into the night in a town to which one came and in which the bed is", arguments: [true, false])
  func nights(isThere: Bool) throws {
    var trip = Trip(
      photos: [try photo("cat.jpg", "2026-05-07 16:15", offset: 0, at: at(35.1688, -5.2636))])
    trip.events = [
      try event(
        .bus, "Bus", "2026-05-07 08:30", "2026-05-07 13:10", in: "UTC",
        from: spot("Tangier", 35.7687, -5.7996),
        to: spot("Chefchaouen", 35.167, -5.277)),
      try event(
        .hotel, "Room", "2026-05-07 14:00", "2026-05-08 10:00", in: "UTC",
        at: isThere ? spot("Terrace", 35.169, -5.261) : spot("Hut", 35.3, -5.2)),
    ]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), zones: Self.utc).plan
    let stops = try unwrapped(plan.days.first).route.stops
    claim(stops.map(\.isIntoNight).prefix(2), is: [false, isThere], "\(stops)")
    claim(Self.hours(stops[1]), is: "13:10–16:15")
  }

  @Test("outside every town is of the place by which the stop is called, and not of a dune beside it")
  func place() throws {
    let ruins = try at(36.0897, -5.7744)
    var trip = Trip(
      entries: [
        try entry(
          "2026-05-05-sauce.md", time: .timeOfDay(try time("22:40")),
          place: spot("Baelo Claudia", 36.0897, -5.7744))
      ],
      photos: [
        try photo("dune.jpg", "2026-05-05 15:40", offset: 0, at: at(36.0887, -5.786)),
        try photo("vats.jpg", "2026-05-05 17:00", offset: 0, at: ruins),
        try photo("ruin.jpg", "2026-05-05 17:29", offset: 0, at: ruins),
      ])
    trip.events = [
      try event(
        .bus, "Bus", "2026-05-05 08:10", "2026-05-05 10:20", in: "UTC", from: spot("Cádiz", 36.53, -6.29),
        to: spot("Tarifa", 36.017, -5.611))
    ]
    let country = PlaceLookup { _ in Locality(town: "Bolonia", metres: 1500, country: "ES") }
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), zones: Self.utc, names: country).plan
    let stop = try unwrapped(plan.days.first?.route.stops.last)
    claim(stop.name?.value, is: "Baelo Claudia")
    #expect(Self.hours(stop) == "17:00–17:29" && !stop.isWiderThanPlace, "\(stop)")
  }

  @Test(
    "is no stay where one picture and the hour of its pin are all that tells it",
    arguments: [(["11:12"], true), (["11:40"], false), (["11:05", "11:12"], false)])
  func moment(taken: [String], isMoment: Bool) throws {
    let falls = try at(35.2316, -5.1709)
    let hour = DayAndTime(date: try day("2026-05-08"), time: try time("11:00"))
    let trip = Trip(
      photos: [try photo("square.jpg", "2026-05-08 09:00", offset: 0, at: at(35.1688, -5.2636))]
        + (try taken.map { try photo("falls \($0).jpg", "2026-05-08 \($0)", offset: 0, at: falls) }),
      pins: [pin("Akchour", falls, hour)])
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), zones: Self.utc).plan
    let stop = try unwrapped(plan.days.first?.route.stops.last)
    #expect(Self.hours(stop) == "11:00–" + (taken.last ?? "") && stop.isMoment == isMoment, "\(stop)")
  }

  @Test("who arrived at a port leaves the next day from the bed, and not from the port")
  func otherDay() throws {
    let bed = try at(35.7872, -5.8121)
    var trip = Trip()
    trip.entries = [
      try entry(
        "2026-05-06-crossing.md", time: .timeOfDay(try time("11:10")), place: spot("Tangier", 35.7895, -5.808)
      )
    ]
    trip.events = [
      try event(
        .ferry, "Ferry", "2026-05-06 10:00", "2026-05-06 11:00", in: "UTC",
        from: spot("Tarifa", 36.009, -5.607),
        to: spot("Tangier Ville", 35.7895, -5.808)),
      try event(
        .hotel, "Room", "2026-05-06 14:00", "2026-05-07 07:30", in: "UTC", at: spot("Room", 35.7872, -5.8121)),
      try event(
        .bus, "Bus", "2026-05-07 08:30", "2026-05-07 13:10", in: "UTC",
        from: spot("Tangier", 35.7687, -5.7996),
        to: spot("Chefchaouen", 35.167, -5.277)),
    ]
    let towns = PlaceLookup { place in
      let town = place.latitude > 36 ? "Tarifa" : place.latitude > 35.5 ? "Tangier" : "Chefchaouen"
      return Locality(town: town, isInTown: true, country: town == "Tarifa" ? "ES" : "MA")
    }
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), zones: Self.utc, names: towns).plan
    let stop = try unwrapped(plan.days.last?.route.stops.first)
    #expect(stop.name?.value == "Tangier" && stop.coordinate == bed, "\(stop)")
  }

  @Test(
    "the place of an entry names what is farther off only on its own days",
    arguments: [(0.001, "Cedar Ridge"), (0.009, nil)] as [(Double, String?)])
  func farOnOtherDay(degrees: Double, name: String?) throws {
    let ridge = try entry(
      "2026-04-16-down.md", time: .timeOfDay(try time("10:00")), place: spot("Cedar Ridge", 36.066, -112.088))
    let rim = try photo("rim.jpg", "2026-04-15 18:50", at: at(36.066 + degrees, -112.088))
    let plan = TripPlanner.plan(
      Trip(entries: [ridge], photos: [rim]), today: try day("2026-05-09"), zones: Self.utc
    ).plan
    claim(plan.days.first?.route.stops.first?.name?.value, is: name)
  }
}
