import Claims
import Markdown
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("The calendar and the heat map")
struct CalendarPageTests {
  private func texts(_ page: PageReader, in name: String) -> [String] {
    page.texts.filter { $0.around.contains(name) }.map(\.text)
  }

  @Test("each day of the trip is a link named by its date, its title and what it holds")
  func names() throws {
    let page = try BuiltSite.full(today: "2026-06-01").page("calendar/index.html")
    let cells = zip(page.all("a"), page.linkNames).filter { $0.0.around.contains("td") }
    claim(cells.count, is: 5)
    #expect(cells.map(\.1).contains { $0.hasPrefix("3 May 2026, Day 3: ") && $0.contains(" photo") })
    #expect(cells.allSatisfy { $0.0.attributes["href"]?.hasPrefix("../days/2026-05-") == true })
  }

  @Test("a film is counted as a clip")
  func clips() throws {
    var film = try SampleTrips.photo("film", day: 3, hour: 9)
    film.clip = Clip(
      file: "photos/film.mp4", contentHash: "a", seconds: 3, byteCount: 9,
      pictures: Clip.Codec(name: "H.264", isWidelyPlayed: true))
    (film.file, film.still) = ("photos/film.mp4", .frame)
    let page = try BuiltSite(Trip(folderName: "x", photos: [film])).page("calendar/index.html")
    let name = try unwrapped(page.linkNames.first { $0.hasPrefix("3 May 2026") })
    #expect(name.contains("1 clip") && !name.contains("photo"), "\(name)")
  }

  @Test("a day on which one went far has a sign for that, which the key explains; its stops are said only")
  func ways() throws {
    var trip = try SampleTrips.full()
    let start = try SampleTrips.day(3).dayNumber * 86_400 + 10 * 3600
    let points = try (0...60).map { minute in
      TrackPoint(
        coordinate: try SampleTrips.at(38.7 + Double(minute) * 80 / 111_000, -9.2), elevation: 100,
        instant: Instant(seconds: start + minute * 60))
    }
    trip.tracks = [Track(file: "tracks/walk.gpx", segments: [points])]
    let site = try BuiltSite(trip, today: "2026-06-01")
    let plan = site.plan.trips[0]
    let index = try unwrapped(plan.days.firstIndex { $0.date.description == "2026-05-03" })
    let stops = plan.days[index].route.stops.count
    try #require(stops > 0)
    let page = try site.page("calendar/index.html")
    let name = try unwrapped(page.linkNames.first { $0.hasPrefix("3 May 2026, Day 3: ") })
    let (figure, isLeast) = try unwrapped(plan.toldDistances[index])
    let way = (isLeast ? "at least " : "") + figure
    claim(name, has: ", \(way), \(stops) stop", "\(name)")
    let signs = page.elements.filter { $0.name == "use" && $0.around.contains("td") }
      .compactMap { $0.attributes["href"] }
    let ways = plan.toldDistances.count { $0 != nil }
    #expect(signs.count { $0 == "#s-way" } == ways && !signs.contains("#s-place"), "\(signs)")
    let text = page.text(in: "main")
    claim(text, has: "how far it was")
    claim(text, lacks: "stops on the way")
  }

  @Test(
    "what was booked has a sign, also when its day is over",
    arguments: ["2026-05-02", "2026-05-03", "2026-05-06"])
  func booked(today: String) throws {
    var trip = Trip(folderName: "x")
    trip.events = try [2, 5].map { day in
      let start = DayAndTime(date: try SampleTrips.day(day), time: try SampleTrips.clock(9, 0))
      return TripEvent(
        kind: .activity, title: "Meeting \(day)", start: TripEvent.Time(start), place: SampleTrips.place)
    }
    let page = try BuiltSite(trip, today: today).page("calendar/index.html")
    let shown = page.elements.filter { $0.name == "use" && $0.around.contains("td") }
      .compactMap { $0.attributes["href"] }
    claim(shown.count { $0 == "#s-event" }, is: 2, "\(shown)")
  }

  @Test("a day says where it began and ended, unless its title does")
  func towns() throws {
    let start = try SampleTrips.day(3).dayNumber * 86_400
    let points = try (0...20).map { step in
      TrackPoint(
        coordinate: try SampleTrips.at(38, 1 + 0.03 * Double(step)),
        instant: Instant(seconds: start + step * 3600 + 1800))
    }
    let names = PlaceLookup { place in
      Locality(town: "Town \(Int((place.longitude * 30).rounded(.down)))", isInTown: true, country: "ES")
    }
    let track = Track(file: "tracks/a.gpx", segments: [points])
    func towns(titled title: String) throws -> [String] {
      var entry = try SampleTrips.entry("x", day: 3, title: title, MarkdownParser.parse("We went."))
      (entry.place, entry.pictures) = (nil, [:])
      let trip = Trip(folderName: "x", entries: [entry], tracks: [track])
      let page = try BuiltSite(trip, today: "2026-06-01", names: names).page("calendar/index.html")
      return page.texts.filter { $0.around.contains("td") && $0.around.contains("bdi") }.map(\.text)
    }
    let told = try towns(titled: "A walk")
    let pair = try #require(told.count == 1 ? told.first : nil, "\(told)")
    #expect(pair.hasPrefix("Town ") && pair.contains(" – Town "), "\(pair)")
    #expect(try towns(titled: pair).isEmpty)
  }

  @Test("a day has as many stops as its own page numbers, towns that its track passes among them")
  func passedTowns() throws {
    let start = try SampleTrips.day(3).dayNumber * 86_400
    let points = try (0...20).map { step in
      TrackPoint(
        coordinate: try SampleTrips.at(38, 1 + 0.03 * Double(step)),
        instant: Instant(seconds: start + step * 3600 + 1800))
    }
    let names = PlaceLookup { place in
      Locality(town: "Town \(Int((place.longitude * 30).rounded(.down)))", isInTown: true, country: "ES")
    }
    let trip = Trip(folderName: "x", tracks: [Track(file: "tracks/a.gpx", segments: [points])])
    let site = try BuiltSite(trip, today: "2026-06-01", names: names)
    let day = try unwrapped(site.plan.trips[0].days.first)
    let count = day.route.stops.count
    try #require(count > Set(day.route.visits).count)
    let links = try site.page("calendar/index.html").linkNames
    #expect(links.contains { $0.hasPrefix("3 May 2026") && $0.contains("\(count) stops") }, "\(links)")
  }

  @Test("a day without a name is called by how many pictures it has, and a few words are not counted")
  func nameless() throws {
    let photos = try [1, 2].map { day in
      var photo = try SampleTrips.photo("p\(day)", day: day, hour: 9)
      photo.coordinate = nil
      if day == 2 { photo.caption = "The ferry" }
      return photo
    }
    let words = MarkdownParser.parse(Self.words(49))
    var entry = try SampleTrips.entry("x", day: 1, title: "X", words)
    (entry.place, entry.pictures) = (nil, [:])
    let bare = try BuiltSite(Trip(folderName: "x", photos: photos)).page("calendar/index.html").linkNames
    #expect(bare.contains { $0.hasPrefix("1 May 2026") && $0.hasSuffix(": 1 photo") }, "\(bare)")
    #expect(bare.contains { $0.hasPrefix("2 May 2026") && $0.hasSuffix(": 1 photo") }, "\(bare)")
    #expect(!bare.contains { $0.contains("The ferry") }, "\(bare)")
    // What its picture is called stands below, here and on the front page.
    for path in ["calendar/index.html", "index.html"] {
      let told = try BuiltSite(Trip(folderName: "x", photos: photos)).page(path).texts.filter {
        $0.text == "The ferry"
      }
      #expect(told.contains { $0.around.contains("p") }, "\(path): \(told)")
    }
    // What tells it from others stands beside its date.
    let site = try BuiltSite(Trip(folderName: "x", photos: photos))
    let short = try site.page("calendar/index.html").elements.filter { $0.attributes["class"] == "wd" }
    claim(short.count, is: 2)
    let written = try BuiltSite(Trip(folderName: "x", entries: [entry], photos: photos))
    try claim(written.page("calendar/index.html").text(in: "main"), lacks: "49")
  }

  @Test("the map of a day is its way with where that began, without words, numbers or a frame")
  func maps() throws {
    var trip = try SampleTrips.full()
    trip.photos = []
    let page = try BuiltSite(trip, today: "2026-06-01").page("calendar/index.html")
    let maps = page.all("svg").filter { $0.attributes["class"]?.hasPrefix("map ") == true }
    #expect(!maps.isEmpty && maps.allSatisfy { $0.attributes["class"] == "map map-cell" })
    #expect(!page.texts.contains { $0.around.contains("svg") && $0.around.contains("text") })
    let classes = page.elements.compactMap { $0.attributes["class"] }
    #expect(!classes.contains { $0.hasPrefix("map-grid") || $0.hasPrefix("map-graticule") })
  }

  @Test(
    "the map of a ride has a sign at both of its ends, also where one is reached on the next day",
    arguments: [3, 4])
  func ride(arrival: Int) throws {
    func time(_ number: Int, _ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(DayAndTime(date: try SampleTrips.day(number), time: try SampleTrips.clock(hour, 0)))
    }
    var train = TripEvent(
      kind: .train, title: "Night train", start: try time(3, arrival == 3 ? 9 : 22),
      end: try time(arrival, 12), place: SampleTrips.place)
    train.from = Written(
      NamedPlace(name: "Stockholm", coordinate: try SampleTrips.at(59.33, 18.06)), at: SampleTrips.place)
    train.to = Written(
      NamedPlace(name: "Hannover", coordinate: try SampleTrips.at(52.38, 9.74)), at: SampleTrips.place)
    var trip = Trip(folderName: "x")
    trip.events = [train]
    let page = try BuiltSite(trip).page("calendar/index.html")
    let maps = page.all("svg").count { $0.attributes["class"] == "map map-cell" }
    let signs = page.elements.count { $0.attributes["class"] == "map-stop" }
    #expect(maps == (arrival == 3 ? 1 : 2) && signs == 2 * maps, "\(signs) on \(maps)")
  }

  @Test("a month is a table with a caption and a column for each day of the week")
  func tables() throws {
    let page = try BuiltSite.full().page("calendar/index.html")
    claim(page.all("table").count, is: 1)
    claim(page.all("caption").count, is: 1)
    claim(page.all("th").map { $0.attributes["scope"] }, is: Array(repeating: "col", count: 7))
    claim(texts(page, in: "th"), has: "Monday")
    claim(page.all("td").count, is: 35)
    claim(texts(page, in: "td").filter { $0 == "31" }.count, is: 1)
  }

  @Test(
    "three days or more that nothing is told of are marked as a run, and its end in its month",
    arguments: [(4, []), (5, ["on still", "on still", "on still end"])] as [(Int, [String])])
  func stillDays(last: Int, marked: [String]) throws {
    var trip = Trip(folderName: "x")
    trip.photos = try [1, last].map { try SampleTrips.photo("p\($0)", day: $0, hour: 12) }
    (trip.settings.start, trip.settings.end) = (try SampleTrips.day(1), try SampleTrips.day(last))
    let page = try BuiltSite(trip, today: "2026-06-01").page("calendar/index.html")
    let classes = page.all("td").compactMap { $0.attributes["class"] }
    claim(classes.filter { $0.contains("still") }, is: marked)
    claim(classes.count { $0.hasPrefix("on") }, is: last)
  }

  @Test("scattered days are a list, not weeks", arguments: [1, 40])
  func scattered(apart: Int) throws {
    let photos = try (0..<4).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: 1, hour: 12)
      photo.cameraClock = photo.cameraClock.map { $0 + number * apart * 86_400 }
      return photo
    }
    let page = try BuiltSite(Trip(folderName: "x", photos: photos)).page("calendar/index.html")
    let classes = page.all("div").compactMap { $0.attributes["class"] }
    claim(classes.contains("months listed"), is: apart > 1)
    claim(classes.contains("months"), is: apart == 1)
  }

  @Test(
    "of months without a day, one is named, two are, and of more the first and the last",
    arguments: [
      (62, "Nothing in June 2026."), (92, "Nothing in June and July 2026."),
      (123, "Nothing from June 2026 to August 2026."),
    ])
  func silence(later: Int, told: String) throws {
    let photos = try [0, later].map { days in
      var photo = try SampleTrips.photo("p\(days)", day: 1, hour: 12)
      photo.cameraClock = photo.cameraClock.map { $0 + days * 86_400 }
      return photo
    }
    let trip = Trip(folderName: "x", photos: photos)
    let page = try BuiltSite(trip, today: "2027-01-01").page("calendar/index.html")
    claim(page.all("p").filter { $0.attributes["class"] == "silence" }.count, is: 1)
    claim(page.text(in: "main"), has: told)
  }

  @Test("of days of several years, one in a month, these are the chapters, and their dates have the months")
  func years() throws {
    let photos = try [0, 40, 1500].map { days in
      var photo = try SampleTrips.photo("p\(days)", day: 1, hour: 12)
      photo.cameraClock = photo.cameraClock.map { $0 + days * 86_400 }
      return photo
    }
    let page = try BuiltSite(Trip(folderName: "x", photos: photos)).page("calendar/index.html")
    claim(texts(page, in: "caption"), is: ["2026", "2030"])
    claim(page.text(in: "main"), has: "Nothing from 2027 to 2029.")
    claim(texts(page, in: "td"), has: "1 May")
  }

  @Test("fits what was drawn or written whole into its cell, and fills that with a photograph")
  func graphics() throws {
    let photos = try (1...2).map { try SampleTrips.photo("p\($0)", day: $0, hour: 12) }
    var media = MediaFacts()
    media.graphics = ["photos/p2.jpg"]
    let page = try BuiltSite(Trip(folderName: "x", photos: photos), media: media).page("calendar/index.html")
    let cells = page.all("div").compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("cell") }
    #expect(cells.filter { $0 != "cell" } == ["cell graphic"] && cells.count > 1, "\(cells)")
  }

  @Test(
    "today is marked while the trip is under way",
    arguments: [("2026-05-03", 1), ("2026-04-30", 0), ("2026-06-01", 0)])
  func today(today: String, count: Int) throws {
    let page = try BuiltSite.full(today: today).page("calendar/index.html")
    let marked = page.elements.filter { $0.attributes["aria-current"] == "date" }
    claim(marked.count, is: count)
    claim(texts(page, in: "td").contains("Today"), is: count == 1)
  }

  @Test("days to come show what may be spent on them, if money is published", arguments: [true, false])
  func allowance(isPublished: Bool) throws {
    var trip = try SampleTrips.full()
    trip.photos = []
    trip.entries = []
    trip.pins = []
    var budget = Budget()
    budget.total = Money(minorUnits: 50_000, currency: .euro)
    trip.budget = budget
    trip.settings.publish.budget = isPublished ? .all : .none
    let page = try BuiltSite(trip, today: "2026-05-01").page("calendar/index.html")
    claim(
      page.texts.contains { $0.text.contains("€100.00 for each of the 4 days to come.") }, is: isPublished)
    claim(texts(page, in: "td").count { $0.contains("up to €100") }, is: isPublished ? 8 : 0)
  }

  @Test("a day to come that is paid for in part shows what was paid, and what may be spent beside it")
  func paidAhead() throws {
    var trip = try SampleTrips.full()
    var budget = Budget()
    budget.total = Money(minorUnits: 50_000, currency: .euro)
    budget.expenses = [try SampleTrips.expense(4, "lodging", 10_000, "Bed")]
    trip.budget = budget
    let page = try BuiltSite(trip, today: "2026-05-02").page("calendar/index.html")
    let names = page.linkNames
    #expect(names.contains { $0.hasPrefix("4 May 2026") && $0.contains("€100.00, up to €") }, "\(names)")
    #expect(names.contains { $0.hasPrefix("5 May 2026") && $0.contains("up to €") }, "\(names)")
  }

  @Test("a day's weather is a sign with how warm it became, and words for who sees neither")
  func weather() throws {
    var trip = try SampleTrips.full()
    var weather = DayWeather(date: try SampleTrips.day(2), words: "rain", place: SampleTrips.place)
    (weather.low, weather.high) = (11, 17)
    trip.weather = [weather]
    let texts = try BuiltSite(trip).page("calendar/index.html").texts.map(\.text)
    #expect(texts.contains { $0.contains("17 °C") || $0.contains("17\u{A0}°C") })
    #expect(texts.contains { $0.contains("rain") && $0.contains("11 to 17") })
    #expect(texts.contains { $0.contains("how warm it became") })
  }

  @Test(
    "beside an entry's words stand their own degrees, else those that the traveller measured",
    arguments: [("sunny, 24 °C", "24"), ("hot below", "27")])
  func degreesBesideWords(words: String, figure: String) throws {
    var trip = try SampleTrips.full()
    var weather = DayWeather(date: try SampleTrips.day(3), place: SampleTrips.place)
    (weather.low, weather.high) = (13, 27)
    trip.weather = [weather]
    for index in trip.entries.indices { trip.entries[index].weather = words }
    func texts() throws -> [String] {
      try BuiltSite(trip).page("calendar/index.html").texts
        .map { String($0.text.replacing("\u{A0}", with: " ").trimmingPrefix(" ")) }
    }
    #expect(try texts().contains { $0.hasPrefix(figure + " °C") })
    trip.weather[0].source = "Open-Meteo.com"
    #expect(try !texts().contains { $0.hasPrefix("27 °C") })
  }

  @Test("a written day's square leads to its entries, which lead back to all days")
  func squares() throws {
    var trip = try SampleTrips.full()
    trip.entries = try [1, 2, 4].map {
      try SampleTrips.entry("x\($0)", day: $0, title: "X", MarkdownParser.parse(Self.words(200)))
    }
    let page = try BuiltSite(trip).page("journal/index.html")
    let squares = page.all("a").filter { $0.around.contains("td") }
    claim(squares.map { $0.attributes["href"] }, is: ["#d2026-05-01", "#d2026-05-02", "#d2026-05-04"])
    #expect(page.linkNames.contains { $0.hasSuffix("4 May 2026: 200 words") })
    let ids = page.elements.compactMap { $0.attributes["id"] }
    claim(ids, has: "d2026-05-04")
    claim(ids, has: "written")
    // From the page's head and from each of the days; what was written comes before how much it was.
    claim(page.all("a").count { $0.attributes["href"] == "#written" }, is: 4)
    let places = ["d2026-05-04", "written"].compactMap { ids.firstIndex(of: $0) }
    #expect(places.count == 2 && places[0] < places[1])
  }

  private static func words(_ count: Int) -> String {
    Array(repeating: "word", count: count).joined(separator: " ")
  }

  @Test("of a few hundred words in all nobody is told which day has most of them", arguments: [249, 250])
  func fewWords(count: Int) throws {
    var trip = try SampleTrips.full()
    trip.entries = try [1, 2].map {
      try SampleTrips.entry("x\($0)", day: $0, title: "X", MarkdownParser.parse(Self.words(count)))
    }
    let page = try BuiltSite(trip).page("journal/index.html")
    claim(page.all("table").isEmpty, is: count < 250)
    claim(page.elements.contains { $0.attributes["href"] == "#written" }, is: count >= 250)
  }

  @Test("one written day has no heat map and no way back to it")
  func oneDay() throws {
    var trip = try SampleTrips.full()
    trip.entries = [
      try SampleTrips.entry("x", day: 1, title: "X", MarkdownParser.parse(Self.words(600)))
    ]
    let page = try BuiltSite(trip).page("journal/index.html")
    #expect(page.all("table").isEmpty)
    #expect(!page.elements.contains { $0.attributes["href"] == "#written" })
  }

  @Test("a room that one only leaves is nothing that is booked for the day")
  func rooms() throws {
    func time(_ day: Int, _ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(
        DayAndTime(date: try SampleTrips.day(day), time: try SampleTrips.clock(hour, 0)), zone: nil)
    }
    let room = TripEvent(
      kind: .hotel, title: "Room", start: try time(3, 15), end: try time(5, 9), place: SampleTrips.place)
    let photo = try SampleTrips.photo("a", day: 5, hour: 9)
    var trip = Trip(folderName: "x", photos: [photo])
    trip.events = [room]
    let site = try BuiltSite(trip, today: "2026-06-01")
    let names = try site.page("calendar/index.html").linkNames.filter { $0.contains(" May 2026") }
    claim(names.map { $0.contains("1 booking") }, is: [true, true, false], "\(names)")
  }
}
