import Diagnostics
import Testing
import TripModel
import TripPlanning
import Explanations

@Suite("Why something is as it is")
struct TripReasonsTests {
  private static func day(_ text: String) throws -> LocalDate { try #require(LocalDate(iso: text)) }

  private static func photo(
    _ file: String, at clock: (day: String, seconds: Int)?, offset: Int? = nil
  ) throws -> Photo {
    var photo = Photo(file: file, contentHash: file, width: 40, height: 30)
    if let clock {
      photo.cameraClock = LocalDateTime(date: try day(clock.day), time: .midnight) + clock.seconds
      photo.timeSource = .original
    }
    photo.offset = offset.flatMap(UTCOffset.init(seconds:))
    return photo
  }

  private static func sentences(_ trip: Trip, _ file: String, line: Int? = nil) throws -> [String] {
    let plan = TripPlanner.plan(trip, today: try day("2026-05-20"), for: .author).plan
    return TripReasons(plan).answers(file: file, line: line).flatMap(\.sentences)
  }

  private static func trip(_ photos: [Photo]) throws -> Trip {
    var settings = TripSettings()
    settings.start = try day("2026-05-04")
    settings.end = try day("2026-05-08")
    var trip = Trip(folderName: "x", settings: settings)
    trip.photos = photos
    return trip
  }

  @Test("the track that counts for a copy of it in another folder")
  func copiedTrack() throws {
    var trip = try Self.trip([])
    let points = try [38.0, 38.1].map { latitude in
      TrackPoint(coordinate: try #require(Coordinate(latitude: latitude, longitude: -9)))
    }
    trip.tracks = ["tracks/way.gpx", "way.gpx"].map { Track(file: $0, segments: [points]) }
    #expect(
      try Self.sentences(trip, "tracks/way.gpx") == ["way.gpx holds the same track, and counts for both."])
  }

  @Test("the entry that is told for another of the same pictures")
  func twin() throws {
    var trip = try Self.trip([try Self.photo("a.jpg", at: ("2026-05-05", 50_700))])
    trip.entries = try ["a.md", "b.md"].map { file in
      var entry = JournalEntry(file: file, slugWish: "", day: .fileName(try Self.day("2026-05-05")))
      entry.gallery = [EntryPicture(file: "a.jpg")]
      return entry
    }
    #expect(
      try Self.sentences(trip, "b.md") == [
        "a.md has the same pictures at the same hour, and is told for both."
      ]
    )
    #expect(
      try Self.sentences(trip, "a.md").last == "It is told for b.md, too, which holds nothing else.")
  }

  @Test("a picture's time, day and place, each in a sentence with its reason")
  func picture() throws {
    var photo = try Self.photo("a.jpg", at: ("2026-05-05", 50_700), offset: 3600)
    photo.coordinate = Coordinate(latitude: 38.7139, longitude: -9.13943)
    photo.caption = "The tram"
    #expect(
      try Self.sentences(try Self.trip([photo]), "a.jpg") == [
        "It was taken at 2026-05-05 14:05, UTC+01:00: that is what the camera's clock (DateTimeOriginal) showed.",
        "So it is on 2026-05-05 (day 2).",
        "It is at 38.7139, -9.1394: the picture says so itself, by GPS.",
        "Its caption is “The tram”: it says so itself.",
      ])
  }

  @Test("the day of a track without times, by all that can tell it")
  func tracks() throws {
    func walk(_ named: NamedDay?) throws -> Track {
      let points = try [38.0, 38.1].map {
        TrackPoint(coordinate: try #require(Coordinate(latitude: $0, longitude: -9)))
      }
      var track = Track(file: "walk.gpx", segments: [points])
      track.namedDay = named
      return track
    }
    func said(_ change: (inout Trip) throws -> Void) throws -> [String] {
      var trip = try Self.trip([])
      trip.tracks = [try walk(nil)]
      try change(&trip)
      return try Self.sentences(trip, "walk.gpx")
    }
    func told(_ why: String) -> [String] {
      ["It is on 2026-05-05 (day 2): \(why). Its points have no times."]
    }
    let date = try Self.day("2026-05-05")
    #expect(try said { $0.tracks = [try walk(.fileNumber(2))] } == told("the name of its file says so"))
    #expect(try said { $0.tracks = [try walk(.folderName(date))] } == told("the name of its folder says so"))
    var entry = JournalEntry(file: "x.md", slugWish: "x", day: .frontMatter(date))
    entry.track = "walk.gpx"
    #expect(try said { $0.entries = [entry] } == told("x.md, which bears its name, is of that day"))
    entry.track = nil
    entry.linkedTracks = ["walk.gpx"]
    #expect(try said { $0.entries = [entry] } == told("x.md, which names it, is of that day"))
    let photos = try ["a.jpg", "b.jpg", "c.jpg"].enumerated().map { index, file in
      var photo = try Self.photo(file, at: ("2026-05-05", 50_700 + index), offset: 3600)
      photo.coordinate = Coordinate(latitude: 38.05, longitude: -9)
      return photo
    }
    let near = "of that day are within 300 m of it"
    #expect(try said { $0.photos = [photos[0]] } == told("a.jpg, of that day, is within 300 m of it"))
    #expect(try said { $0.photos = Array(photos.prefix(2)) } == told("a.jpg and another \(near)"))
    #expect(try said { $0.photos = photos } == told("a.jpg and 2 others \(near)"))
    let recorded = try [(38.0, 0), (38.1, 7200)].map { latitude, seconds in
      TrackPoint(
        coordinate: try #require(Coordinate(latitude: latitude, longitude: -9)),
        instant: Instant(seconds: 1_777_975_200 + seconds))
    }
    #expect(
      try said { $0.tracks = [try walk(.fileNumber(2)), Track(file: "watch.gpx", segments: [recorded])] }
        == told("the name of its file says so")
        + ["watch.gpx recorded the same way on that day, and is drawn for it."])
    let other = try [(37.9, 0), (38.0, 7200)].map { latitude, seconds in
      TrackPoint(
        coordinate: try #require(Coordinate(latitude: latitude, longitude: -9)),
        instant: Instant(seconds: 1_777_975_200 + seconds))
    }
    #expect(
      try said { $0.tracks.append(Track(file: "other.gpx", segments: [other])) }
        == told("it goes on from where other.gpx ended, or ended where that began"))
    let after = try [(38.1, 0), (38.2, 7200)].map { latitude, seconds in
      TrackPoint(
        coordinate: try #require(Coordinate(latitude: latitude, longitude: -9)),
        instant: Instant(seconds: 1_777_975_200 + 86_400 + seconds))
    }
    let yesterday = other.map {
      TrackPoint(coordinate: $0.coordinate, instant: $0.instant.map { Instant(seconds: $0.seconds - 86_400) })
    }
    #expect(
      try said {
        $0.tracks.append(Track(file: "a.gpx", segments: [yesterday]))
        $0.tracks.append(Track(file: "b.gpx", segments: [after]))
      } == told("it leads from where a.gpx ended the day before to where b.gpx began the day after"))
    #expect(
      try said { _ in } == ["It is on no day: its points have no times, and nothing else tells it."])
  }

  @Test("a track that nobody can have gone by its times is on no day for that, and not for want of times")
  func incredible() throws {
    let points = try (0..<6).map { step in
      TrackPoint(
        coordinate: try #require(Coordinate(latitude: 38.69 + Double(step) / 2, longitude: -9.2)),
        instant: Instant(seconds: 1_777_975_200 + step))
    }
    var trip = try Self.trip([])
    trip.tracks = [Track(file: "walk.gpx", segments: [points])]
    let told = try #require(try Self.sentences(trip, "walk.gpx").first)
    #expect(told.hasPrefix("It is on no day: by the times of its points nobody can have gone that way"))
  }

  @Test("a picture that its pin places is in the town of that pin, which is told behind it")
  func placedByPin() throws {
    var pin = Pin(
      title: "Café Hafa", coordinate: try #require(Coordinate(latitude: 35.8, longitude: -5.8)),
      place: SourcePlace(file: "pins.yml"))
    pin.header.photos = ["a.jpg"]
    var trip = try Self.trip([try Self.photo("a.jpg", at: ("2026-05-05", 43_200))])
    trip.pins = [pin]
    let names = PlaceLookup { _ in Locality(town: "Tangier", isInTown: true, country: "MA") }
    let plan = TripPlanner.plan(trip, today: try Self.day("2026-05-20"), for: .author, names: names).plan
    let said = TripReasons(plan).answers(file: "a.jpg").flatMap(\.sentences)
    let pinAt = try #require(said.firstIndex { $0.contains("“Café Hafa”") })
    let townAt = try #require(said.firstIndex { $0.hasPrefix("That is in Tangier") })
    #expect(pinAt + 1 == townAt)
  }

  @Test("that clocks were set on the day of an entry, and by which place")
  func clocks() throws {
    var trip = try Self.trip([])
    let places = [("2026-05-05", 40.4, -3.7), ("2026-05-06", 38.7, -9.1)]
    trip.pins = try places.map { date, latitude, longitude in
      Pin(
        title: date, coordinate: try #require(Coordinate(latitude: latitude, longitude: longitude)),
        time: DayAndTime(date: try Self.day(date), time: LocalTime(hour: 12, minute: 0)),
        place: SourcePlace(file: "pins.yml"))
    }
    trip.entries = try places.map { date, _, _ in
      JournalEntry(file: "\(date)-x.md", slugWish: "x", day: .fileName(try Self.day(date)))
    }
    let zones = ZoneLookup { ZoneRules(identifier: $0.longitude < -7 ? "Europe/Lisbon" : "Europe/Madrid") }
    let plan = TripPlanner.plan(trip, today: try Self.day("2026-05-20"), for: .author, zones: zones).plan
    func said(_ file: String) -> [String] {
      TripReasons(plan).answers(file: file).reduce(into: []) { $0 += $1.sentences }
    }
    #expect(
      said("2026-05-06-x.md").contains(
        "On that day clocks were set from UTC+02:00 to UTC+01:00: the way ended in the time zone Europe/Lisbon."
      ))
    #expect(said("2026-05-05-x.md").allSatisfy { !$0.contains("clocks were set") })
  }

  @Test("what is written beside a picture is told by the name of its file")
  func sidecars() throws {
    var photo = try Self.photo("a.jpg", at: ("2026-05-05", 50_700), offset: 3600)
    photo.timeToldBy = .xmp
    photo.coordinate = Coordinate(latitude: 38.7139, longitude: -9.13943)
    photo.positionToldBy = .sidecar(file: "a.jpg.xmp")
    photo.caption = "The tram"
    photo.captionToldBy = .iptc
    var moment = try Self.photo("b.jpg", at: nil)
    moment.instant = Instant(seconds: 1_777_989_600)
    moment.timeToldBy = .sidecar(file: "b.jpg.json")
    let trip = try Self.trip([photo, moment])
    #expect(
      try Self.sentences(trip, "a.jpg") == [
        "It was taken at 2026-05-05 14:05, UTC+01:00: its XMP part says so.",
        "So it is on 2026-05-05 (day 2).",
        "It is at 38.7139, -9.1394: a.jpg.xmp says so.",
        "Its caption is “The tram”: its IPTC part says so.",
      ])
    #expect(
      try Self.sentences(trip, "b.jpg").first
        == "It was taken at 2026-05-05 15:00, UTC+01:00: b.jpg.json tells the moment, and a.jpg, taken near to it in time, says its own offset."
    )
  }

  @Test(
    "a picture that is not wanted says who says so",
    arguments: [
      (
        LeftOutPhoto.Cause.rejected(.rated(by: .sidecar(file: "a.xmp"))),
        "It is left out: a.xmp says that it was rejected."
      ),
      (
        .rejected(.thrownAway(by: .sidecar(file: "a.jpg.json"))),
        "It is left out: a.jpg.json says that it was thrown into the bin."
      ),
      (.leftOut(by: "a.md"), "It is left out: a.md says so."),
      (.paper, "It is kept back: it looks like a paper or a screen"),
    ])
  func unwanted(_ cause: LeftOutPhoto.Cause, _ sentence: String) throws {
    var trip = try Self.trip([])
    trip.leftOut = [LeftOutPhoto(file: "a.jpg", cause: cause)]
    #expect(try Self.sentences(trip, "a.jpg").first?.hasPrefix(sentence) == true)
  }

  @Test("a clock that was put right, and the small hours that belong to the day before")
  func shifted() throws {
    var photo = try Self.photo("a.jpg", at: ("2026-05-06", 4 * 3600))
    photo.camera = Camera(make: nil, model: "Box")
    var trip = try Self.trip([photo])
    trip.settings.cameraClocks = [CameraClock(model: "Box", shiftSeconds: -3780)]
    trip.settings.dayStarts = try #require(LocalTime(hour: 4, minute: 0, second: 0))
    let sentences = try Self.sentences(trip, "a.jpg")
    #expect(
      sentences.prefix(2) == [
        "It was taken at 2026-05-06 02:57: that is what the camera's clock (DateTimeOriginal) showed, "
          + "put right by −01:03:00 (`cameras:` in trip.yml).",
        "It is on 2026-05-05 (day 2): it was before the hour at which your day begins (`day starts` in trip.yml).",
      ])
  }

  @Test(
    "a picture that is left out says why, and what to do",
    arguments: [
      ("2026-05-01", "It is left out: it was taken on 2026-05-01, before the trip."),
      ("2026-05-09", "It is left out: it was taken on 2026-05-09, after the trip."),
      (nil, "It is left out: it says no time, so no day was found for it."),
    ])
  func leftOut(day: String?, sentence: String) throws {
    let photo = try Self.photo("a.jpg", at: day.map { ($0, 43_200) })
    // Were nothing else to tell a day, a picture without one would be taken in.
    let other = try Self.photo("b.jpg", at: ("2026-05-05", 43_200))
    let told = try Self.sentences(try Self.trip([photo, other]), "a.jpg")
    #expect(told.count == 1 && told[0].hasPrefix(sentence) && told[0].contains("{take in: [a.jpg]}"))
  }

  @Test("an entry by its title, day and picture; a draft says that readers do not get it")
  func entry() throws {
    let picture = try Self.photo("a.jpg", at: ("2026-05-05", 43_200))
    let file = "journal/2026-05-05-belem.md"
    var entry = JournalEntry(
      file: file, slugWish: "belem", title: Written("Belém", at: SourcePlace(file: file)),
      day: .fileName(try Self.day("2026-05-05")))
    entry.cover = "a.jpg"
    entry.keptBack = [KeptBack(.draft, at: SourcePlace(file: entry.file))]
    var trip = try Self.trip([picture])
    trip.entries = [entry]
    #expect(
      try Self.sentences(trip, entry.file) == [
        "It is called “Belém”: it says so itself.",
        "It is on 2026-05-05 (day 2): the name of its file says so.",
        "It has no position: neither it nor anything near to it in time says one.",
        "Its picture is a.jpg: it says so itself.",
        "Readers do not get it: it is a draft.",
      ])
  }

  @Test("an expense of another currency by its rate; another line has none, and the file has all")
  func expense() throws {
    let (euro, yen) = (try #require(Currency(code: "EUR")), try #require(Currency(code: "JPY")))
    func expense(_ line: Int, _ amount: Money, paidBy: String?) throws -> Expense {
      Expense(
        when: DayAndTime(date: try Self.day("2026-05-05")), category: "food", amount: amount, what: "Soup",
        paidBy: paidBy,
        place: SourcePlace(file: "budget.yml", span: SourceSpan(line: line, column: 3, text: "x")))
    }
    var trip = try Self.trip([])
    trip.settings.currency = euro
    var budget = Budget()
    budget.total = Money(minorUnits: 10_000, currency: euro)
    budget.rates = [yen: try #require(ExchangeRate("0.006"))]
    budget.expenses = [
      try expense(7, Money(minorUnits: 1000, currency: yen), paidBy: "Nell"),
      try expense(9, Money(minorUnits: 250, currency: euro), paidBy: nil),
    ]
    trip.budget = budget
    #expect(
      try Self.sentences(trip, "budget.yml", line: 7) == [
        "It is on 2026-05-05 (day 2): that is the date that it is written with.",
        "It cost 1000 JPY, which is 6.00 EUR: at the rate of 0.006.",
        "Nell paid it, and it is for everybody in equal parts.",
        "After it 94.00 EUR of the whole budget were left.",
      ])
    #expect(
      try Self.sentences(trip, "budget.yml", line: 9).contains("It cost 2.50 EUR, the trip's own currency."))
    #expect(try Self.sentences(trip, "budget.yml", line: 8).isEmpty)
    var near = trip
    near.budget?.expenses[1].withholdsHour = true
    #expect(
      try Self.sentences(near, "budget.yml", line: 9).first
        == "It is on 2026-05-05 (day 2): that is the date that it is written with. The site does not tell its time, "
        + "since it is of near home, of a private zone or of the way there.")
    #expect(try Self.sentences(trip, "budget.yml").count == 8)
    #expect(try Self.sentences(trip, "pins.yml").isEmpty)
    // All that is known of the day is at one place, which is no town: it may have been paid elsewhere.
    trip.pins = [
      Pin(
        title: "Bar", coordinate: try #require(Coordinate(latitude: 35, longitude: 135.7)),
        time: DayAndTime(date: try Self.day("2026-05-05")), place: SourcePlace(file: "pins.yml"))
    ]
    #expect(
      try !Self.sentences(trip, "budget.yml", line: 9).contains { $0.hasPrefix("On the map of the money") })
  }
}
