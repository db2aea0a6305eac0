import Diagnostics
import Testing
import TripModel
import TripPlanning
import Explanations

@Suite("Why something of a list is as it is")
struct ListReasonsTests {
  private static func day(_ text: String) throws -> LocalDate { try #require(LocalDate(iso: text)) }

  private static func answers(_ trip: Trip, _ file: String, line: Int? = nil) throws -> [Answer] {
    let plan = TripPlanner.plan(trip, today: try day("2026-05-20"), for: .author).plan
    return TripReasons(plan).answers(file: file, line: line)
  }

  private static func place(_ file: String, _ line: Int) -> SourcePlace {
    SourcePlace(file: file, span: SourceSpan(line: line, column: 3, text: "x"))
  }

  private static func coordinate(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  private static func pin(_ title: String, _ latitude: Double, line: Int) throws -> Pin {
    Pin(title: title, coordinate: try coordinate(latitude, -9.2), place: place("pins.yml", line))
  }

  @Test("a pin by its line or that of a field, with where it is and what it leads to; the file has all")
  func pins() throws {
    var dated = try Self.pin("Belém", 38.6916, line: 2)
    dated.header.when = DayAndTime(
      date: try Self.day("2026-05-05"), time: LocalTime(hour: 14, minute: 5))
    let trip = Trip(folderName: "x", pins: [dated, try Self.pin("Alfama", 38.7139, line: 6)])
    let told = try Self.answers(trip, "pins.yml", line: 4)
    #expect(told.map(\.subject) == ["pins.yml:2 “Belém”"])
    #expect(told.first?.sentences.first == "It is at 38.6916, -9.2000: it says so itself.")
    let when = "It is on 2026-05-05 (day 1) at 14:05: it says so itself."
    #expect(told.first?.sentences.contains(when) == true)
    #expect(try Self.answers(trip, "pins.yml", line: 6).map(\.subject) == ["pins.yml:6 “Alfama”"])
    #expect(try Self.answers(trip, "pins.yml", line: 1).isEmpty)
    #expect(try Self.answers(trip, "pins.yml").count == 2)
  }

  @Test("the waypoints of a track stand below what is told of it")
  func waypoints() throws {
    let points = try [38.0, 38.1].map { TrackPoint(coordinate: try Self.coordinate($0, -9)) }
    let mark = Waypoint(name: "Bab Onsar", point: TrackPoint(coordinate: try Self.coordinate(38.05, -9)))
    let trip = Trip(
      folderName: "x", tracks: [Track(file: "walk.gpx", segments: [points], waypoints: [mark])])
    let told = try Self.answers(trip, "walk.gpx")
    #expect(told.map(\.subject) == ["walk.gpx", "walk.gpx “Bab Onsar”"])
    #expect(told.last?.sentences.first == "It is at 38.0500, -9.0000: that is where its waypoint is.")
  }

  @Test("a booking tells when it begins and which place is unknown, an attraction whether one was there")
  func plans() throws {
    var trip = Trip(folderName: "x")
    var dinner = TripEvent(
      kind: .restaurant, title: "Dinner",
      start: .init(
        DayAndTime(date: try Self.day("2026-05-05"), time: LocalTime(hour: 20, minute: 0))),
      place: Self.place("itinerary.yml", 3))
    dinner.at = Written(
      NamedPlace(name: "Nowhere at all", coordinate: nil), at: SourcePlace(file: "itinerary.yml"))
    trip.events = [dinner]
    var castle = Attraction(name: "Castle", place: Self.place("attractions.yml", 1))
    castle.isVisited = true
    trip.attractions = [castle]
    let event = try #require(try Self.answers(trip, "itinerary.yml", line: 4).first)
    #expect(event.subject == "itinerary.yml:3 “Dinner”")
    #expect(event.sentences.first?.hasPrefix("It begins on 2026-05-05 (day 1) at 20:00") == true)
    #expect(event.sentences.contains("Its place, “Nowhere at all”, has no position, so it is on no map."))
    let attraction = try #require(try Self.answers(trip, "attractions.yml").first)
    #expect(attraction.subject == "attractions.yml:1 “Castle”")
    #expect(attraction.sentences.contains("It counts as visited: it says so itself."))
    #expect(attraction.sentences.contains("It has no position, so it is on no map: it says none."))
  }

  @Test(
    "a line is of the item in which it stands, and below the last one of none",
    arguments: [
      (1, nil), (2, "Belém"), (3, "Belém"), (4, "Belém"), (5, nil), (6, "Alfama"), (7, "Alfama"),
      (8, "Alfama"),
      (9, "Alfama"), (10, nil), (11, nil), (12, nil),
    ] as [(Int, String?)])
  func lines(line: Int, title: String?) throws {
    let text = """
      # Seen
      - title: Belém
        # A remark
        at: 38.6916 -9.2
      # The next one
      - at: 38.7139 -9.2
        title: Alfama
        who:
          - Ana

      # No more
      """
    let trip = Trip(
      folderName: "x",
      pins: [try Self.pin("Belém", 38.6916, line: 2), try Self.pin("Alfama", 38.7139, line: 7)])
    let plan = TripPlanner.plan(trip, today: try Self.day("2026-05-20"), for: .author).plan
    let told = TripReasons(plan, of: trip, text: text).answers(file: "pins.yml", line: line)
    let subject = title.map { "pins.yml:" + ($0 == "Belém" ? "2" : "7") + " “" + $0 + "”" }
    #expect(told.map(\.subject) == [subject].compactMap(\.self))
  }

  @Test("the weather of a day tells whether its page has it, and people what is published of them")
  func weatherAndPeople() throws {
    var trip = Trip(folderName: "x", pins: [try Self.pin("Belém", 38.6916, line: 2)])
    trip.pins[0].header.when = DayAndTime(date: try Self.day("2026-05-05"), time: nil)
    trip.weather = try ["2026-05-05", "2027-01-01"].enumerated().map { index, day in
      var weather = DayWeather(
        date: try Self.day(day), words: "sunny", place: Self.place("weather.yml", index + 1))
      weather.source = "Open-Meteo"
      return weather
    }
    var ana = Person(name: "Ana", place: Self.place("people.yml", 1))
    ana.mail = "ana@example.org"
    ana.keptBack = [KeptBack(.isPrivate, at: ana.place)]
    trip.people = [ana]
    let plan = TripPlanner.plan(trip, today: try Self.day("2026-05-20"), for: .author).plan
    let reasons = TripReasons(plan, of: trip)
    let weather = reasons.answers(file: "weather.yml")
    #expect(weather.map(\.subject) == ["weather.yml:1 “2026-05-05”", "weather.yml:2 “2027-01-01”"])
    #expect(
      weather.first?.sentences.first == "It is of 2026-05-05 (day 1), and the page of that day tells it.")
    #expect(weather.last?.sentences.first?.contains("no day of the trip") == true)
    #expect(weather.last?.sentences.last == "Its figures are those of Open-Meteo.")
    let person = try #require(reasons.answers(file: "people.yml").first)
    #expect(person.subject == "people.yml:1 “Ana”")
    #expect(person.sentences.first?.hasPrefix("Mail and telephone are for you alone") == true)
    #expect(person.withholdings.count == 1)
  }

  @Test("a place to go next tells where it is and why, or why nobody is told of it")
  func destinations() throws {
    func destination(_ name: String, line: Int, _ at: Coordinate?) -> Destination {
      let place = Self.place("destinations.yml", line)
      var destination = Destination(name: name, source: place)
      destination.tags = ["food"]
      destination.at = at.map { Written(NamedPlace(name: nil, coordinate: $0), at: place) }
      return destination
    }
    let home = try Self.coordinate(38.7, -9.2)
    var trip = Trip(folderName: "x", pins: [try Self.pin("Belém", 40, line: 2)])
    trip.settings.privatePlaces = [
      PrivatePlace(.home, at: home, metres: 5000, shift: CircleShift(turn: 0, reach: 0))
    ]
    trip.destinations = [
      destination("Kyoto", line: 1, try Self.coordinate(35.0116, 135.7681)),
      destination("Granny's", line: 4, home), destination("Porto", line: 7, nil),
    ]
    trip.destinations.append(destination("Japan", line: 10, nil))
    for (index, picture) in [(0, "kyoto.jpg"), (3, "private/japan.jpg")] {
      trip.destinations[index].picture = picture
    }
    trip.filesKeptBack = [
      FilesKeptBack(
        files: ["private/japan.jpg"], reasons: [KeptBack(.isPrivate, at: .tripFolder)], isOutright: true)
    ]
    trip.destinations[2].keptBack = [KeptBack(.isPrivate, at: trip.destinations[2].source)]
    let plan = TripPlanner.plan(trip, today: try Self.day("2026-05-20"), for: .author).plan
    let told = TripReasons(plan, of: trip).answers(file: "destinations.yml")
    #expect(told.map(\.subject).first == "destinations.yml:1 “Kyoto”")
    #expect(told[0].sentences.first == "It is at 35.0116, 135.7681: it says so itself.")
    #expect(
      told[0].sentences[1]
        == "One flies to KIX: that is the largest of those that serve the same city as ITM, the nearest.")
    #expect(told[0].sentences.last == "Its picture is kyoto.jpg: it says so itself.")
    #expect(told[1].sentences.first?.hasPrefix("It is near home") == true)
    let picture = try #require(told[3].sentences.last)
    #expect(picture.hasPrefix("Its picture, private/japan.jpg, is not shown"))
    #expect(told.map(\.withholdings.count) == [0, 0, 1, 0])
  }
}
