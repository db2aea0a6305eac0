import Claims
import Diagnostics
import Markdown
import Testing
import TripModel
import TripPlanning

@Suite("Where a trip begins and ends")
struct EndTests {
  private func written(_ name: String?, _ coordinate: Coordinate? = nil) -> Written<NamedPlace> {
    Written(NamedPlace(name: name, coordinate: coordinate), at: SourcePlace(file: "trip.yml"))
  }

  @Test("The way's own ends are taken where nothing is written")
  func way() throws {
    let photos = [
      try photo("a.jpg", "2026-05-03 09:00", at: at(38, -9)),
      try photo("b.jpg", "2026-05-03 12:00", at: at(39, -8)),
    ]
    let plan = try planned(Trip(photos: photos)).plan
    claim(plan.way.start?.value.coordinate, is: try at(38, -9))
    claim(plan.way.end?.value.coordinate, is: try at(39, -8))
    claim(plan.way.end?.reason, is: .content)
    claim(plan.way.end?.value.isStop, is: true)
  }

  @Test("An end is called as the entry that gives its position calls it, before the town that it is in")
  func toldByEntry() throws {
    let mill = NamedPlace(name: "The old mill", coordinate: try at(39, -8))
    let trip = Trip(entries: [
      try entry("2026-05-03-a.md", place: NamedPlace(name: "The pier", coordinate: try at(38, -9))),
      try entry("2026-05-04-b.md", place: mill),
    ])
    let way = try planned(trip).plan.way
    #expect([way.start?.value.name, way.end?.value.name] == ["The pier", "The old mill"])
  }

  @Test(
    "Where pictures without a place come first, or last, nobody knows where it began or ended",
    arguments: [("08:00", false, true), ("15:00", true, false), ("08:55", true, true), ("10:00", true, true)]
      as [(String, Bool, Bool)])
  func unplaced(time: String, hasStart: Bool, hasEnd: Bool) throws {
    let photos = [
      try photo("a.jpg", "2026-05-03 09:00", at: at(38, -9)), try photo("b.jpg", "2026-05-03 \(time)"),
      try photo("c.jpg", "2026-05-03 12:00", at: at(39, -8)),
    ]
    let way = try planned(Trip(photos: photos)).plan.way
    claim(way.start != nil, is: hasStart)
    claim(way.end != nil, is: hasEnd)
  }

  @Test(
    "Where a text or a picture of an earlier day, or a later one, has no place nobody knows it, either",
    arguments: [
      ("2026-05-02", "", false, true), ("2026-05-05", "", true, false), ("2026-05-04", "", true, true),
      ("2026-05-05", "2026-05-04", true, true), ("2026-05-02", "2026-05-04", true, true),
    ])
  func unplacedDays(day: String, end: String, hasStart: Bool, hasEnd: Bool) throws {
    let photos = [
      try photo("a.jpg", "2026-05-03 09:00", at: at(38, -9)),
      try photo("c.jpg", "2026-05-04 12:00", at: at(39, -8)),
    ]
    let dates = try settings {
      guard !end.isEmpty else { return }
      ($0.start, $0.end) = (try TripPlanningTests.day("2026-05-03"), try TripPlanningTests.day(end))
    }
    for isWritten in [true, false] {
      let other = try photo("b.jpg", "\(day) 13:00")
      let trip = Trip(
        dates, entries: isWritten ? [try entry("\(day)-words.md")] : [],
        photos: photos + (isWritten ? [] : [other]))
      let way = try planned(trip).plan.way
      // Of the last day, pictures behind the last with a place are another rule.
      guard isWritten || day != "2026-05-04" else { continue }
      claim(way.start != nil, is: hasStart)
      claim(way.end != nil, is: hasEnd)
    }
  }

  @Test(
    "The way ends at the end that is written, on a last day that tells no place; by air where its text says so",
    arguments: [
      ("Flew home.", "2026-05-05", [.flight], 2), ("Home.", "2026-05-05", [nil], 2),
      ("Flew home.", "2026-05-06", [], 1), ("Flew home.", "2026-05-07", [], 1),
    ] as [(String, String, [TravelMode?], Int)])
  func homeward(text: String, end: String, modes: [TravelMode?], stops: Int) throws {
    let trip = try goingHome(text, end: end)
    let today = end == "2026-05-07" ? end : "2026-06-01"
    let plan = try planned(trip, today: today).plan
    claim(plan.way.route.legs.map(\.mode), is: modes)
    claim(plan.way.route.stops.count, is: stops)
    guard stops == 2 else { return }
    let last = try unwrapped(plan.figures.days.last)
    #expect((1_800_000.0...2_000_000).contains(last.straightMetres), "\(last.straightMetres)")
  }

  @Test(
    "It was by air where the kind or a tag of the last text, its words or a booking of its day say so, and by no flight of stairs",
    arguments: [
      ("Home.", "flight", nil, nil, .flight), ("Home.", nil, "vuelo", nil, .flight),
      ("Home.", nil, nil, "2026-05-05", .flight), ("Home.", nil, nil, "2026-05-04", nil),
      ("Der Rückflug war lang.", nil, nil, nil, .flight), ("We took the PLANE.", nil, nil, nil, .flight),
      ("Up a flight of stairs, and home.", nil, nil, nil, nil), ("On aeroplanes.org.", nil, nil, nil, nil),
    ] as [(String, String?, String?, String?, TravelMode?)])
  func homewardFlown(text: String, kind: String?, tag: String?, flight: String?, mode: TravelMode?) throws {
    var trip = try goingHome(text, end: "2026-05-05")
    trip.entries[0].kind = kind
    trip.entries[0].tags = [tag].compactMap(\.self)
    if let flight { trip.events = [try event(.flight, "XY 12", flight)] }
    claim(try planned(trip, today: "2026-06-01").plan.way.route.legs.map(\.mode), is: [mode])
  }

  /// A trip that was last known in Tromsø on 4 May, has such a text of the day after, and ended in Edinburgh.
  private func goingHome(_ text: String, end: String) throws -> Trip {
    var home = settings {
      $0.timeZone = ZoneRules(identifier: "UTC")
      $0.endAt = Written(NamedPlace(name: "Edinburgh", coordinate: nil), at: SourcePlace(file: "trip.yml"))
    }
    home.end = try day(end)
    home.endAt?.value.coordinate = try at(55.95, -3.36)
    return Trip(
      home, entries: [try entry("2026-05-05-home.md", title: "Home", text: [.paragraph([.text(text)])])],
      photos: [try photo("a.jpg", "2026-05-04 18:00", offset: 0, at: at(69.68, 18.92))])
  }

  @Test(
    "Countries are not to be counted where more than half of the days have no place", arguments: [1, 2, 3])
  func mostlyUnplaced(words: Int) throws {
    let photos = try (3...4).map { try photo("\($0).jpg", "2026-05-0\($0) 09:00", at: at(38, -9)) }
    let entries = try (0..<words).map { try entry("2026-05-0\(5 + $0)-words.md", title: "Words") }
    let plan = try planned(Trip(entries: entries, photos: photos), today: "2026-06-01").plan
    claim(plan.isMostlyUnplaced, is: words > 2)
  }

  @Test("There are none where years lie between: its days are outings, and no one way")
  func years() throws {
    let photos = [
      try photo("a.jpg", "2002-05-03 09:00", at: at(48, 2)),
      try photo("b.jpg", "2008-05-03 09:00", at: at(43, 11)),
      try photo("c.jpg", "2008-05-03 12:00", at: at(43.2, 11.3)),
      try photo("d.jpg", "2022-05-03 12:00", at: at(39, -108)),
    ]
    let way = try planned(Trip(photos: photos)).plan.way
    claim(none: way.start)
    claim(none: way.end)
  }

  @Test("A track without times that was cut tells neither end, nor what it is called")
  func cutWithoutTimes() throws {
    let line = try (0..<40).map { (try at(52 + Double($0) / 1000, 4), nil as String?) }
    var way = try track("2026-05-03.gpx", [line])
    way.name = "Lindenstraße to the lake"
    let whole = try planned(Trip(tracks: [way])).plan
    #expect(whole.way.start != nil && whole.way.end != nil)
    claim(whole.way.tracks.map(\.title), is: ["Lindenstraße to the lake"])
    claim(whole.days.map { $0.title?.value }, is: ["Lindenstraße to the lake"])
    way.isCut = true
    let cut = try planned(Trip(tracks: [way])).plan
    #expect(!cut.way.route.legs.isEmpty)
    claim(none: cut.way.start)
    claim(none: cut.way.end)
    claim(cut.way.tracks.map(\.name), is: [nil])
    claim(cut.way.tracks.map(\.title), is: [nil])
    claim(cut.days.map { $0.title?.value }, is: [nil])
  }

  @Test("What trip.yml says goes before the way, and need not be on it")
  func said() throws {
    let home = try at(52, 4)
    let trip = Trip(
      settings { $0.startAt = written("Amsterdam", home) },
      photos: [try photo("a.jpg", "2026-05-03 09:00", at: at(38, -9))])
    let plan = try planned(trip).plan
    claim(plan.way.start?.value, is: TripEnd(name: "Amsterdam", coordinate: home, isStop: false))
    claim(plan.way.start?.reason, is: .written(file: "trip.yml"))
  }

  @Test(
    "A name is that of a pin in whatever capitals; one that is nothing's is told, and the way's end stands")
  func names() throws {
    let pins = [pin("Belém", try at(38.7, -9.2))]
    let known = try planned(Trip(settings { $0.endAt = written("belém") }, pins: pins))
    claim(known.plan.way.end?.value.name, is: "Belém")
    #expect(known.diagnostics.isEmpty)
    let unknown = try planned(Trip(settings { $0.endAt = written("Belen") }, pins: pins))
    claim(unknown.plan.way.end?.reason, is: .content)
    claim(unknown.diagnostics.map(\.code), is: [.placeNotFound])
  }

  @Test(
    "A trip that is closed has ended, on whatever day and without an end",
    arguments: ["2026-05-03", "2026-04-01"])
  func closed(today: String) throws {
    let entries = [try entry("journal/2026-05-03-a.md")]
    let open = try planned(Trip(entries: entries), today: today).plan
    let closed = try planned(Trip(settings { $0.isClosed = true }, entries: entries), today: today).plan
    #expect(open.profile.state != .ended)
    claim(closed.profile.state, is: .ended)
  }
}
