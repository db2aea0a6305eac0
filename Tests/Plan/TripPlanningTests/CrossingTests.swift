import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A day on which the way crosses into another zone")
struct CrossingTests {
  @Test("has its hours in the order in which they were, whether or not things say their place")
  func order() throws {
    let (spain, morocco) = (
      ZoneRules(identifier: "Europe/Madrid"), ZoneRules(identifier: "Africa/Casablanca")
    )
    let zones = ZoneLookup { $0.longitude > -5.7 ? spain : morocco }
    let (tarifa, tangier) = (try at(36.01, -5.6), try at(35.79, -5.81))
    let ferry = try track(
      "ferry.gpx",
      [
        [
          (tarifa, "2026-05-06 09:04"), (at(35.95, -5.65), "2026-05-06 09:30"),
          (at(35.85, -5.75), "2026-05-06 09:46"), (tangier, "2026-05-06 10:00"),
        ]
      ])
    func moment(_ text: String) throws -> DayAndTime {
      DayAndTime(date: try day("2026-05-06"), time: try time(text))
    }
    let trip = Trip(
      photos: [try photo("medina.jpg", "2026-05-06 13:05")],
      pins: [
        pin("Harbour", tarifa, try moment("10:20")), pin("Ville", tangier, try moment("10:05")),
        pin("Gate", tangier, try moment("13:00")),
      ], tracks: [ferry])
    let plan = TripPlanner.plan(trip, today: try day("2026-05-07"), zones: zones).plan
    let times = plan.days[0].timeline.map { $0.time?.hourAndMinute }
    claim(times, is: ["10:20", "10:05", "13:00", "13:05"])
    // By whose clocks these are is told by the places alone.
    claim(plan.days[0].timeline.prefix(3).map { $0.clock?.seconds }, is: [7200, 3600, 3600])
  }

  @Test(
    "has its pictures from on board by the clock that agrees with the booking, where their entry tells of the ride",
    arguments: [("ferry", "+01:00"), ("food", nil), (nil, nil)] as [(String?, String?)])
  func clockOnBoard(kind: String?, expected: String?) throws {
    let (spain, morocco) = (
      ZoneRules(identifier: "Europe/Madrid"), ZoneRules(identifier: "Africa/Casablanca")
    )
    let zones = ZoneLookup { $0.longitude > -5.7 ? spain : morocco }
    let ferry = try track(
      "ferry.gpx",
      [
        [
          (at(36.01, -5.6), "2026-05-06 09:04"), (at(35.95, -5.65), "2026-05-06 09:30"),
          (at(35.85, -5.75), "2026-05-06 09:46"), (at(35.79, -5.81), "2026-05-06 10:00"),
        ]
      ])
    var told = try entry("2026-05-06-over.md", shows: ["wake.jpg", "quay.jpg"])
    told.kind = kind
    let wake = try photo("wake.jpg", "2026-05-06 10:22")
    // By both clocks before the ship left.
    let quay = try photo("quay.jpg", "2026-05-06 09:30")
    var trip = Trip(entries: [told], photos: [wake, quay], tracks: [ferry])
    trip.events = [
      try event(
        .ferry, "Ferry", "2026-05-06 11:00", "2026-05-06 11:00", in: "Europe/Madrid",
        endIn: "Africa/Casablanca")
    ]
    let clocks = LocalClocks.gather(from: trip, zones: zones)
    claim(clocks.taken(wake)?.value.offset?.description, is: expected)
    claim(clocks.taken(quay)?.value.offset?.description, is: "+02:00")
    if expected != nil { claim(clocks.time(of: wake)?.offset?.reason, is: .bookedRide(title: "Ferry")) }
  }

  @Test(
    "has for stops where one landed and left, not what a picture shows from the ship, recorded or booked",
    arguments: [true, false])
  func stops(isRecorded: Bool) throws {
    let (spain, morocco) = (
      ZoneRules(identifier: "Europe/Madrid"), ZoneRules(identifier: "Africa/Casablanca")
    )
    let zones = ZoneLookup { $0.latitude > 35.9 ? spain : morocco }
    let (tarifa, tangier) = (try at(36.01, -5.6), try at(35.79, -5.81))
    func place(_ latitude: Double) throws -> Coordinate { try at(latitude, -5.7) }
    let line: [(Coordinate, String?)] = try (0...60).map { minute in
      let share = Double(minute) / 60
      let text = minute < 60 ? "09:\(minute < 10 ? "0" : "")\(minute)" : "10:00"
      return (try at(36.01 - 0.22 * share, -5.6 - 0.21 * share), "2026-05-06 " + text)
    }
    var trip = Trip(
      photos: [
        try photo("wall.jpg", "2026-05-06 07:18", offset: 2, at: tarifa),
        try photo("wake.jpg", "2026-05-06 10:30", offset: 1, at: place(35.9)),
        try photo("medina.jpg", "2026-05-06 13:05", offset: 1, at: tangier),
      ])
    if isRecorded {
      trip.tracks = [try track("ferry.gpx", [line])]
    } else {
      trip.events = [
        try event(
          .ferry, "Ferry", "2026-05-06 11:00", "2026-05-06 11:00", in: "Europe/Madrid",
          endIn: "Africa/Casablanca", from: spot("Tarifa", 36.01, -5.6), to: spot("Tangier", 35.79, -5.81))
      ]
    }
    let sea = PlaceLookup { place in
      (35.82...35.98).contains(place.latitude) ? Locality(sea: "Strait of Gibraltar") : nil
    }
    let plan = TripPlanner.plan(trip, today: try day("2026-05-07"), zones: zones, names: sea).plan
    for stops in [plan.days[0].route.stops, plan.way.route.stops] {
      claim(stops.count, is: 2, "\(stops.map(\.coordinate))")
      #expect(stops.allSatisfy { !$0.photos.isEmpty })
    }
    let stops = plan.days[0].route.stops
    // Where the clock was set the hours say by which they are; in their order they then read.
    claim(stops.map(\.newClock), is: [nil, try hours(1)])
    claim(stops.first?.times?.lowerBound.hourAndMinute, is: "07:18")
    claim(stops.last?.times?.upperBound.hourAndMinute, is: "13:05")
    claim(plan.media.photos.count, is: 3)
  }

  @Test("what was photographed on a whole day at sea is no stop of the whole way")
  func seenFromTheShip() throws {
    func moment(_ day: Int, _ clock: String) throws -> DayAndTime {
      DayAndTime(date: try TripPlanningTests.day("2026-05-0\(day)"), time: try time(clock))
    }
    var trip = Trip(
      photos: [try photo("whale.jpg", "2026-05-02 12:00", offset: 0, at: at(45.5, -4.5))],
      pins: [
        pin("Santander quay", try at(43.46, -3.8), try moment(1, "18:00")),
        pin("Plymouth", try at(50.37, -4.14), try moment(3, "09:00")),
      ])
    trip.events = [
      try event(
        .ferry, "Ship", "2026-05-01 20:00", "2026-05-03 08:00", in: "UTC",
        from: spot("Santander quay", 43.46, -3.8), to: spot("Plymouth", 50.37, -4.14))
    ]
    let plan = try planned(trip, today: "2026-05-20").plan
    claim(plan.way.route.stops.compactMap(\.name?.value), is: ["Santander quay", "Plymouth"])
    claim(plan.days.map(\.route.stops.count), is: [1, 1, 1])
  }

  /// A sail of an hour northwards along an islet, with what is recorded of lying there first; a point a minute.
  private static func sail(restingFor rest: Int = 0, at north: Double = 43.2) throws -> Track {
    let start = try instant("2026-05-06 08:00", 0).seconds
    let half = 30
    let points = try (0...(2 * half + rest)).map { minute in
      let sailed = minute - min(max(0, minute - half), rest)
      return TrackPoint(
        coordinate: try at(north + Double(sailed - half) * 0.002, 16.4),
        instant: Instant(seconds: start + minute * 60))
    }
    var track = Track(file: "sail.gpx", segments: [points])
    track.activity = .onWater
    return track
  }

  @Test("under sail alone has for stops where the recording began and ended, not what was passed between")
  func underSail() throws {
    let trip = Trip(
      photos: [try photo("islet.jpg", "2026-05-06 08:20", offset: 0, at: at(43.18, 16.4))],
      tracks: [try Self.sail()])
    let plan = try planned(trip, today: "2026-05-20").plan
    for stops in [plan.days[0].route.stops, plan.way.route.stops] {
      claim(stops.count, is: 2, "\(stops.map(\.coordinate))")
      #expect(stops.allSatisfy { $0.photos.isEmpty })
    }
  }

  @Test(
    "under sail has a stop where the ship lay for an hour or two and a picture or a pin is, and none where it hardly lay",
    arguments: [(120, "picture", 3), (120, "pin", 3), (120, "", 2), (20, "picture", 2), (20, "pin", 2)])
  func atAnchor(minutes: Int, kind: String, count: Int) throws {
    let cove = try at(43.2, 16.4)
    var trip = Trip(tracks: [try Self.sail(restingFor: minutes)])
    if kind == "picture" {
      trip.photos = [try photo("cove.jpg", "2026-05-06 08:40", offset: 0, at: cove)]
    }
    if kind == "pin" { trip.pins = [pin("Cove", try at(43.2008, 16.4))] }
    let stops = try planned(trip, today: "2026-05-20").plan.days[0].route.stops
    claim(stops.count, is: count, "\(stops.map(\.coordinate))")
    guard count == 3 else { return }
    claim(stops[1].photos.count, is: kind == "picture" ? 1 : 0)
    claim(stops[1].name?.value, is: kind == "pin" ? "Cove" : nil)
  }

  @Test("a day at sea from midnight to midnight keeps the pictures of it as stops")
  func atSea() throws {
    let day = "2026-05-06"
    var trip = Trip(photos: [try photo("a.jpg", day + " 09:00", offset: 0, at: at(30, -30))])
    trip.events = [
      try event(
        .ferry, "Ship", "2026-05-03 11:00", "2026-05-09 11:00", in: "UTC", from: spot("A", 36, -6),
        to: spot("B", 20, -60))
    ]
    let plan = try planned(trip, today: "2026-05-20").plan
    let stops = plan.days.first { "\($0.date)" == day }?.route.stops
    claim(stops?.count, is: 1)
  }
}
