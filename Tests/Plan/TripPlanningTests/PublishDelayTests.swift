import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("What is too young to be published")
struct PublishDelayTests {
  private static let place = SourcePlace(
    file: "trip.yml", span: SourceSpan(line: 4, column: 1, text: "publish delay: 3 days"))

  private static func rules(delay: Int?) -> TripSettings {
    settings {
      $0.timeZone = ZoneRules(identifier: "UTC")
      $0.publishDelay = delay.map { Written($0, at: place) }
    }
  }

  /// Five days of one entry, picture, pin and purchase each, and a night's track from the third to the fourth; of
  /// them those up to a day of May, or all.
  private static func trip(until last: Int = 5, delay: Int?) throws -> Trip {
    let days = Array(1...last)
    var trip = Trip(
      rules(delay: delay),
      entries: try days.map {
        try entry("journal/2026-05-0\($0)-x.md", title: "Entry \($0)", shows: ["\($0).jpg"])
      },
      photos: try days.map {
        try photo("\($0).jpg", "2026-05-0\($0) 12:00", at: try at(38 + Double($0) / 100, -9))
      },
      pins: try days.map {
        pin("Pin \($0)", try at(38 + Double($0) / 100, -9.1), DayAndTime(date: try day("2026-05-0\($0)")))
      },
      budget: Budget(
        total: euros(50_000), expenses: try days.map { try expense("2026-05-0\($0)", 1000 * $0) }))
    let night = try (20...33).filter { last > 3 || (last == 3 && $0 < 24) }.map {
      hour -> (Coordinate, String?) in
      let date = hour < 24 ? "2026-05-03 \(hour):00" : "2026-05-04 0\(hour - 24):00"
      return (try at(38.1 + Double(hour) / 100, -9.2), date)
    }
    if night.count > 1 { trip.tracks = [try track("night.gpx", [night])] }
    return trip
  }

  @Test(
    "is in no list, and there the day after",
    arguments: [
      ("2026-05-03", 0), ("2026-05-04", 1), ("2026-05-06", 3), ("2026-05-07", 4), ("2026-05-08", 5),
    ] as [(String, Int)])
  func appears(today: String, count: Int) throws {
    let plan = try planned(try Self.trip(delay: 3), today: today).plan
    claim(plan.journal.entries.count, is: count)
    claim(plan.media.photos.count, is: count)
    claim(plan.places.count, is: count)
    claim(plan.money.budget?.expenses.count, is: count)
    claim(plan.days.count, is: count)
    claim(plan.way.tracks.isEmpty, is: count < 3)
  }

  @Test("leaves the plan of the day before it, of a folder that does not hold it", arguments: 1...5)
  func sameAsBefore(last: Int) throws {
    let delayed = TripPlanner.plan(
      try Self.trip(delay: 3), today: try day("2026-05-0\(last + 3)")
    ).plan
    let before = TripPlanner.plan(
      try Self.trip(until: last, delay: nil), today: try day("2026-05-0\(last)")
    ).plan
    claim(delayed.today, is: before.today)
    claim(RandomPublishingTests.words(delayed), is: RandomPublishingTests.words(before))
  }

  @Test("keeps an entry of an older day, without the young picture in it")
  func youngPicture() throws {
    var trip = try Self.trip(until: 2, delay: 3)
    trip.entries = [try entry("journal/2026-05-01-x.md", title: "Old", shows: ["1.jpg", "2.jpg"])]
    let (plan, diagnostics) = try planned(trip, today: "2026-05-04")
    claim(plan.journal.entries.count, is: 1)
    claim(plan.media.photos.map(\.photo.file), is: ["1.jpg"])
    #expect(diagnostics.contains { $0.code == .missingPicture })
  }

  @Test("is an entry that tells of young days as well", arguments: [("2026-05-05", 0), ("2026-05-06", 1)])
  func severalDays(today: String, count: Int) throws {
    var trip = try Self.trip(until: 3, delay: 3)
    trip.entries = [try entry("journal/2026-05-01-x.md", title: "Three days")]
    trip.entries[0].until = try day("2026-05-03")
    try claim(planned(trip, today: today).plan.journal.entries.count, is: count)
  }

  @Test("may be anything without a day, until the youngest thing that has one is old enough")
  func doubt() throws {
    var trip = try Self.trip(until: 2, delay: 3)
    trip.photos.append(try photo("scan.png"))
    trip.tracks = [try track("plan.gpx", [[(try at(38, -9), nil), (try at(38.1, -9), nil)]])]
    func files(_ today: String) throws -> [String] {
      let plan = try planned(trip, today: today).plan
      return
        (plan.media.photos.map(\.photo.file) + plan.media.leftOut.map(\.file) + plan.way.tracks.map(\.file))
        .sorted()
    }
    try claim(files("2026-05-04"), is: ["1.jpg"])
    try claim(files("2026-05-05"), is: ["1.jpg", "2.jpg", "plan.gpx", "scan.png"])
  }

  @Test("is an expense that did not read, without a day until the youngest thing that has one is old enough")
  func unread() throws {
    var trip = try Self.trip(until: 2, delay: 3)
    trip.budget?.unread = [UnreadExpense(day: try day("2026-05-01")), UnreadExpense()]
    func count(_ today: String) throws -> Int? {
      try planned(trip, today: today).plan.money.budget?.uncounted.count
    }
    try claim(count("2026-05-03"), is: 0)
    try claim(count("2026-05-04"), is: 1)
    try claim(count("2026-05-05"), is: 2)
  }

  @Test("is the picture of somebody that nothing else shows", arguments: ["2026-05-02 12:00", nil])
  func portrait(taken: String?) throws {
    var trip = try Self.trip(until: 2, delay: 3)
    var ana = Person(name: "Ana", place: SourcePlace(file: "people.yml"))
    ana.picture = "ana.jpg"
    trip.people = [ana]
    trip.portraits = [try photo("ana.jpg", taken)]
    let (young, diagnostics) = try planned(trip, today: "2026-05-04")
    #expect(young.profile.people.map(\.portrait) == [[]] && young.media.portraits.isEmpty)
    #expect(diagnostics.contains { $0.code == .missingPicture && $0.place?.file == "people.yml" })
    try claim(planned(trip, today: "2026-05-05").plan.media.portraits.count, is: 1)
    trip.portraits = [try photo("ana.jpg", "2026-05-01 12:00")]
    try claim(planned(trip, today: "2026-05-04").plan.media.portraits.count, is: 1)
  }

  @Test("is a waypoint of a file of nothing else, and a leap of the receiver behind the last old point")
  func waypointsAndLeaps() throws {
    var trip = try Self.trip(until: 1, delay: 3)
    let young = TrackPoint(coordinate: try at(38.5, -9.5), instant: try instant("2026-05-04 10:00", 0))
    let old = TrackPoint(coordinate: try at(38.4, -9.5), instant: try instant("2026-05-01 10:00", 0))
    let marks = [Waypoint(name: "Here now", point: young), Waypoint(name: "Here then", point: old)]
    var walk = try (0..<10).map { (try at(38.1 + Double($0) / 1000, -9.2), "2026-05-01 23:5\($0)") }
    walk.append((try at(39.9, -9.9), "2026-05-02 00:00"))
    walk += try (1..<9).map { (try at(38.11 + Double($0) / 1000, -9.2), "2026-05-02 00:0\($0)") }
    trip.tracks = [Track(file: "marks.gpx", segments: [], waypoints: marks)]
    let places = try planned(trip, today: "2026-05-04").plan.places.map(\.title)
    claim(places, has: "Here then")
    claim(places, lacks: "Here now")
    trip.tracks = [try track("walk.gpx", [walk.map { ($0.0, $0.1) }])]
    trip.tracks[0].name = "To the lighthouse"
    let plan = try planned(trip, today: "2026-05-04").plan
    let line = plan.way.route.legs.filter { $0.kind == .recorded }.flatMap(\.points)
    #expect(!line.isEmpty && line.allSatisfy { $0.latitude < 38.12 })
    claim(plan.way.tracks.map(\.name), is: [nil])
  }

  @Test("is the weather of a day, too, since it tells which towns one may be in")
  func weather() throws {
    var trip = try Self.trip(delay: 3)
    trip.weather = try ["2026-05-01", "2026-05-02"].map {
      DayWeather(date: try day($0), words: "hail", place: SourcePlace(file: "weather.yml"))
    }
    let days = try planned(trip, today: "2026-05-04").plan.days
    claim(days.compactMap { $0.weather?.value.date.description }, is: ["2026-05-01"])
  }

  @Test("is what lies ahead, too: where one will be is younger than what was")
  func future() throws {
    let plan = try planned(try Self.trip(delay: 1), today: "2026-05-02").plan
    claim(plan.journal.entries.count, is: 1)
    claim(plan.places.count, is: 1)
    claim(plan.money.budget?.expenses.count, is: 1)
  }

  @Test("is told in one note, with the line that says so")
  func note() throws {
    let notes = try planned(try Self.trip(delay: 3), today: "2026-05-06").diagnostics.filter {
      $0.code == .notPublished
    }
    claim(notes.map(\.message), is: ["2 entries, 2 pins, 2 expenses and 2 pictures are kept back"])
    claim(notes.first?.place, is: Self.place)
    claim(notes.first?.severity, is: .note)
  }

  @Test("is marked for the author, with the day from which readers get it")
  func author() throws {
    let plan = TripPlanner.plan(
      try Self.trip(delay: 3), today: try day("2026-05-06"), for: .author
    ).plan
    claim(plan.today, is: try day("2026-05-06"))
    let marks = plan.journal.entries.map(\.kept)
    claim(marks, is: [nil, nil, nil, .until(try day("2026-05-07")), .until(try day("2026-05-08"))])
  }
}
