import Basemap
import Claims
import Diagnostics
import Foundation
import PageReading
import SiteLanguage
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The front page")
struct HomePageTests {
  /// With as many days as pictures, each so wide and so high.
  private func home(
    _ days: Int = 3, width: Int = 4000, height: Int = 3000, _ change: (inout Trip) -> Void = { _ in }
  ) throws -> PageReader {
    try site(days, width: width, height: height, change).page("index.html")
  }

  private func site(
    _ days: Int, width: Int = 4000, height: Int = 3000, _ change: (inout Trip) -> Void
  ) throws -> BuiltSite {
    let photos = try (0..<days).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: 1, hour: 12)
      photo.cameraClock = photo.cameraClock.map { $0 + number * 86_400 }
      (photo.width, photo.height) = (width, height)
      photo.coordinate = try SampleTrips.at(38.7 + Double(number), -9.1)
      return photo
    }
    var trip = Trip(folderName: "x", photos: photos)
    change(&trip)
    return try BuiltSite(trip)
  }

  @Test("counts no days and leads to no list of them where a trip was over after one", arguments: [1, 2])
  func oneDay(_ days: Int) throws {
    let photos = try (1...days).map { try SampleTrips.photo("p\($0)", day: $0, hour: 12) }
    let site = try BuiltSite(Trip(folderName: "x", photos: photos), today: "2026-06-01")
    let page = try site.page("index.html")
    claim(page.text(in: "main").withPlainSpaces.contains("Day 1"), is: days > 1)
    claim(page.texts.contains { $0.text == "Days" && $0.around.contains("nav") }, is: days > 1)
    let links = page.all("a").compactMap { $0.attributes["href"] }
    claim(links.contains("calendar/index.html"), is: days > 1)
  }

  @Test("names who is invited where no itinerary does, and who declined nowhere", arguments: [true, false])
  func invited(hasItinerary: Bool) throws {
    var trip = try SampleTrips.full()
    trip.settings.travellers = [
      Traveller(name: "Ana"), Traveller(name: "Cleo", status: .invited),
      Traveller(name: "Dan", status: .declined),
    ]
    if hasItinerary {
      let start = TripEvent.Time(DayAndTime(date: try SampleTrips.day(3)))
      trip.events = [TripEvent(kind: .restaurant, title: "Table", start: start, place: SampleTrips.place)]
    }
    let page = try BuiltSite(trip, today: "2026-04-20").page("index.html")
    claim(page.texts.contains { $0.text == "Cleo: invited" }, is: !hasItinerary)
    #expect(!page.texts.contains { $0.text.contains("Dan") })
  }

  @Test("names in its foot who travelled, and claims nothing of them")
  func foot() throws {
    var trip = try SampleTrips.full()
    trip.settings.travellers = ["Harold", "Joan"].map { Traveller(name: $0) }
    let page = try BuiltSite(trip, today: "2026-06-01").page("index.html")
    let told = page.texts.filter { $0.around.contains("footer") && $0.around.last == "bdi" }.map(\.text)
    #expect(told.first?.hasSuffix(" · Harold and Joan") ?? false, "\(told)")
  }

  @Test("counts the entries on each card where some day has several, and on none where none has")
  func entriesOfDays() throws {
    var trip = try SampleTrips.full()
    func counts() throws -> [String] {
      let told = try BuiltSite(trip).page("index.html").texts.filter { $0.around.contains("ol") }
      return told.map { $0.text.replacing("\n", with: "") }.filter { $0 == "1 entry" || $0 == "2 entries" }
    }
    #expect(try counts().isEmpty)
    let text = SampleTexts.plain("It goes down.")
    trip.entries.append(try SampleTrips.entry("again", day: 4, title: "Again", text))
    try claim(counts(), is: ["1 entry", "2 entries"])
  }

  @Test(
    "tells what the trip is below its title, and where there is a picture behind that", arguments: [0, 3])
  func description(pictures: Int) throws {
    let sentence = "Everything that people told us."
    let page = try home(pictures) { $0.settings.description = sentence }
    let told = page.texts.filter { $0.text == sentence }
    claim(told.map { $0.around.contains("section") }, is: [pictures == 0])
  }

  @Test("has no row of figures for the pictures of a single day alone", arguments: [1, 3])
  func figures(days: Int) throws {
    let labels = try home(days).texts.filter { $0.around.contains("dt") }.map(\.text)
    claim(labels.isEmpty, is: days == 1, "\(labels)")
  }

  private func cover(_ page: PageReader) throws -> Set<String> {
    let cover = try unwrapped(page.all("section").first { $0.attributes["aria-labelledby"] == "title" })
    return Set((cover.attributes["class"] ?? "").split(separator: " ").map(String.init))
  }

  @Test(
    "has a picture as wide as the page, but one beside the title that is upright or would be enlarged",
    arguments: [(4000, 3000, false), (3000, 3000, false), (3000, 4000, true), (640, 480, true)]
      as [(Int, Int, Bool)])
  func plate(width: Int, height: Int, isPlate: Bool) throws {
    try claim(cover(home(width: width, height: height)).contains("plate"), is: isPlate)
  }

  @Test(
    "fills a page on which nothing stands beside the picture with one that is broad and not too small",
    arguments: [(640, 480, true), (480, 360, false), (3000, 4000, false)])
  func broad(width: Int, height: Int, isBroad: Bool) throws {
    try claim(cover(home(width: width, height: height)).contains("broad"), is: isBroad)
  }

  @Test("leads from each stop of the way to its page, else to its day")
  func stops() throws {
    let page = try BuiltSite.full(today: "2026-06-01").page("index.html")
    let names = page.texts.filter { $0.around.contains("ol") && $0.around.last == "bdi" }
    #expect(!names.isEmpty && names.allSatisfy { $0.around.contains("a") }, "\(names.map(\.text))")
  }

  @Test("tells the dates once where they are the title of the trip", arguments: ["DCIM", "Iberia"])
  func dates(folder: String) throws {
    let page = try home {
      $0.folderName = folder
      for index in $0.photos.indices { $0.photos[index].coordinate = nil }
    }
    claim(page.text(in: "h1"), is: folder == "DCIM" ? "May 2026" : "Iberia")
    claim(page.all("p").contains { $0.attributes["class"] == "when" }, is: folder == "Iberia")
    let foot = page.texts.filter { $0.around.contains("footer") }.map(\.text).joined()
    claim(foot, has: folder == "DCIM" ? "May 2026" : "Iberia · 1–3 May 2026", "\(foot)")
    claim(foot.contains("May 2026 · "), is: false, "\(foot)")
  }

  @Test("sets a title made of two months smaller, and breaks no line within one", arguments: [1, 20])
  func months(_ days: Int) throws {
    let built = try site(days) {
      $0.folderName = "DCIM"
      for index in $0.photos.indices {
        $0.photos[index].coordinate = nil
        $0.photos[index].cameraClock = $0.photos[index].cameraClock.map { $0 + index * 9 * 86_400 }
      }
    }
    let front = try unwrapped(built.pages.first { $0.path == "index.html" })
    let title = try unwrapped(front.page.all("h1").first)
    claim(title.attributes["class"]?.hasPrefix("long") ?? false, is: days > 1)
    claim(front.text, has: "\u{A0}2026</h1>")
  }

  @Test("has no picture where trip.yml wants none, and then begins with the way")
  func noCover() throws {
    func order(_ page: PageReader) throws -> [String] {
      page.all("section").compactMap { $0.attributes["aria-labelledby"] }.filter {
        ["way", "numbers"].contains($0)
      }
    }
    let page = try home { $0.settings.showsCover = false }
    try claim(cover(page), has: "bare")
    try claim(order(page), is: ["way", "numbers"])
    try claim(order(home()), is: ["numbers", "way"])
  }

  @Test("of a trip of places alone shows where they are")
  func placesAlone() throws {
    var trip = Trip(folderName: "x")
    // Waypoints of a guide, which no way leads through.
    let places = try (0..<32).map { number in
      Waypoint(
        name: "Camp \(number)", note: nil,
        point: TrackPoint(coordinate: try SampleTrips.at(38.7 + Double(number) / 50, -9.1)), kind: .place)
    }
    trip.tracks = [Track(file: "camps.gpx", waypoints: places)]
    let page = try BuiltSite(trip).page("index.html")
    #expect(page.all("section").contains { $0.attributes["aria-labelledby"] == "way" })
    #expect(page.texts.contains { $0.text == "Places" && $0.around.last == "h2" })
    // Their numbers are found on the map from north to south.
    let listed = page.all("a").filter { $0.around.contains("ul") || $0.around.contains("ol") }
      .compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("places/c") }
    #expect(listed.first == "places/camp-31/index.html" && listed.count >= 32, "\(listed)")
  }

  @Test("names the tracks that nothing gives a day, by what somebody called them, else by their files")
  func undatedWays() throws {
    func way(_ file: String, _ name: String?, at latitude: Double, isPlanned: Bool = false) throws -> Track {
      let points = try (0...10).map { step in
        var point = TrackPoint(coordinate: try SampleTrips.at(latitude + Double(step) / 1000, -9.1))
        point.isPlanned = isPlanned
        return point
      }
      return Track(file: file, name: name, segments: [points])
    }
    let trip = Trip(
      folderName: "x",
      tracks: [
        try way("tracks/uluru.gpx", "Promenade d'Uluru", at: 38.7),
        try way("tracks/log-7.gpx", "ACTIVE LOG #2", at: 38.8),
        try way("tracks/loop.gpx", "Baden loop", at: 38.9, isPlanned: true),
      ])
    let page = try BuiltSite(trip).page("index.html")
    let items = page.text(in: "li")
    for text in ["Promenade d'Uluru", "log-7", "Baden loop", "planned route"] {
      claim(items, has: text, "\(items)")
    }
    claim(items, lacks: "ACTIVE")
    #expect(page.all("ol").contains { $0.attributes["class"] == "rows mapped tracks" })
    let maps = page.all("svg").compactMap { $0.attributes["class"] }
    #expect(maps.count { $0.contains("map-cell") } == 3 && !maps.contains { $0.contains("map-card") })
    claim(page.text(in: "h2"), has: "Tracks without a day")
    claim(page.text(in: "main"), lacks: "Nothing")
    try claim(home().text(in: "h2"), lacks: "without a day")
  }

  @Test("tells of a track without a day where it begins, with its country among several")
  func placesOfTracks() throws {
    let tracks = try [38.7, 42.2].map { latitude in
      let points = try (0...10).map { step in
        TrackPoint(coordinate: try SampleTrips.at(latitude + Double(step) / 1000, -9.1))
      }
      return Track(file: "\(latitude).gpx", segments: [points])
    }
    let names = PlaceLookup { place in
      place.latitude < 40
        ? Locality(town: "Belém", metres: 12_000, direction: .south, country: "PT")
        : Locality(town: "Vigo", isInTown: true, country: "ES")
    }
    let page = try BuiltSite(Trip(folderName: "x", tracks: tracks), names: names).page("index.html")
    let lines = page.texts.filter { $0.around.last == "p" }.map(\.text)
    for (place, country) in [("south of Belém", "Portugal"), ("Vigo", "Spain")] {
      #expect(lines.contains { $0.contains(place) && $0.hasSuffix(country) }, "\(lines)")
    }
  }

  @Test("has a small map with the name beside it where there is one place alone", arguments: [1, 3])
  func onePlace(_ days: Int) throws {
    let atlas = try ShippedTheme.atlas()
    let photos = try (1...days).map { day in
      var photo = try SampleTrips.photo("p\(day)", day: day, hour: 12)
      photo.coordinate = try SampleTrips.at(38 + Double(day), -8)
      return photo
    }
    let page = try BuiltSite(Trip(folderName: "x", photos: photos), atlas: atlas).page("index.html")
    let way = try unwrapped(page.all("section").first { $0.attributes["aria-labelledby"] == "way" })
    claim(way.attributes["class"] == "sec lone", is: days == 1)
    claim(page.text(in: "h2").contains("Where this was"), is: days == 1)
  }

  @Test("says of a list that nothing dates where that is, and of a trip to come not that anything was")
  func listWithoutDates() throws {
    var trip = Trip(folderName: "x")
    trip.attractions = try ["Mosque", "Lighthouse"].enumerated().map { number, name in
      var idea = Attraction(name: name, place: SampleTrips.place)
      idea.at = Written(
        NamedPlace(name: nil, coordinate: try SampleTrips.at(38 + Double(number), -8)), at: SampleTrips.place)
      return idea
    }
    let atlas = try ShippedTheme.atlas()
    let undated = try BuiltSite(trip, atlas: atlas).page("index.html").text(in: "h2")
    claim(undated, has: "Where this is")
    claim(undated, lacks: "Where this was")
    trip.settings.start = try SampleTrips.day(20)
    trip.settings.end = try SampleTrips.day(22)
    let ahead = try BuiltSite(trip, today: "2026-05-10", atlas: atlas).page("index.html").text(in: "h2")
    claim(ahead, lacks: "Where this was")
  }

  @Test(
    "shows of a plan that nothing dates its pages, ideas of each category, where it may go, and its lines as planned"
  )
  func undatedPlan() throws {
    var trip = Trip(folderName: "x")
    let kinds = ["sight", "sight", "food", "museum", "sight", "view", "food", "shopping"]
    trip.attractions = try kinds.enumerated().map { number, kind in
      var idea = Attraction(
        name: "Idea \(number)",
        place: SourcePlace(file: "a.yml", span: SourceSpan(line: number + 1, column: 1, text: "")))
      idea.category = kind
      idea.at = Written(
        NamedPlace(name: nil, coordinate: try SampleTrips.at(38 + Double(number) / 10, -8)),
        at: SampleTrips.place)
      return idea
    }
    var text = try SampleTrips.entry(
      "rough-plan", day: 1, title: "Rough plan", SampleTexts.plain("Four nights."))
    (text.file, text.pictures) = ("pages/rough-plan.md", [:])
    trip.pages = [OwnPage(text: text)]
    trip.tracks = [try UndatedWayTests.track("ideas.kml", from: 38, points: 3, longitude: -8)]
    let atlas = try ShippedTheme.atlas()
    let front = try BuiltSite(trip, atlas: atlas).page("index.html")
    let headings = front.text(in: "h2")
    for heading in ["Where this is", "Plans and notes", "8 ideas", "A planned route"] {
      claim(headings, has: heading)
    }
    let main = front.text(in: "main")
    claim(main, has: "Planned, not yet dated")
    for told in ["Rough plan", "Four nights.", "Idea 0", "Idea 1", "Idea 2", "Idea 3", "Idea 5", "Idea 7"] {
      claim(main, has: told)
    }
    claim(headings, lacks: "The way")
    for untold in ["follow the way", "A track without a day", "on tracks without a day"] {
      claim(main, lacks: untold)
    }
    let map = try BuiltSite(trip, atlas: atlas).page("map/index.html")
    claim(map.text(in: "main"), has: "The planned route as GPX")
    claim(map.text(in: "h2"), lacks: "Stops")
    trip.settings.start = try SampleTrips.day(1)
    let dated = try BuiltSite(trip, atlas: atlas).page("index.html").text(in: "h2")
    claim(dated, lacks: "Plans and notes")
  }

  @Test(
    "says of places without a day how many of what kind there are and where, and shows the first",
    arguments: [
      (["camp", "camp"], ["FR", "FR"], "20 camp sites in Alsace,France."),
      (["camp", "food"], ["FR", "FR"], "20 places in Alsace,France."),
      (["food", "food"], ["FR", "DE"], "20 places to eat in France and Germany."),
      (["camp", "camp"], ["FR", nil], "20 places."),
    ] as [([String], [String?], String)])
  func placesAlone(kinds: [String], countries: [String?], sentence: String) throws {
    let pins = try (0..<20).map { number in
      var pin = Pin(
        title: "Pin \(number)", coordinate: try SampleTrips.at(48.0 + Double(number) / 10, 7),
        place: SampleTrips.place)
      pin.category = kinds[number == 19 ? 1 : 0]
      return pin
    }
    let names = PlaceLookup { place in
      Locality(town: "Town", region: "Alsace", country: countries[place.latitude > 49.45 ? 1 : 0])
    }
    var trip = Trip(folderName: "x", pins: pins)
    // On a way the map has the numbers of its stops.
    trip.settings.startAt = Written(
      NamedPlace(name: "Pin 0", coordinate: nil), at: SampleTrips.place)
    let page = try BuiltSite(trip, names: names).page("index.html")
    let lede = page.texts.filter { $0.around.last == "p" }.map(\.text)
    claim(lede, has: sentence, "\(lede)")
    let shown = page.all("li").count { $0.attributes["class"] == "place" }
    claim(shown, is: 6)
    claim(page.text(in: "h2"), has: "The first 6 of 20 ")
    // The sentence counts them, and no large figure again.
    #expect(!page.texts.contains { $0.around.last == "dt" && $0.text == "places" })
    #expect(page.all("a").contains { $0.attributes["href"] == "places/index.html" })
    // Days tell a trip that has some.
    try claim(home().text(in: "h2"), lacks: "place")
  }

  @Test("keeps that part of its picture in sight that trip.yml names", arguments: CoverFocus.allCases)
  func focus(_ focus: CoverFocus) throws {
    let classes = try cover(home { $0.settings.coverFocus = focus })
    claim(classes.contains("to-\(focus.rawValue)"), is: focus != .middle)
  }

  @Test(
    "has its title where there is least to be seen of the picture, and never over what trip.yml names",
    arguments: [
      (nil, .middle, "ltr", false), (.left, .middle, "ltr", false), (.right, .middle, "ltr", true),
      (.right, .top, "ltr", true), (.right, .right, "ltr", false), (.left, .left, "ltr", true),
      (.left, .middle, "rtl", true), (.right, .middle, "rtl", false),
    ] as [(PictureSide?, CoverFocus, String, Bool)])
  func aside(_ calm: PictureSide?, _ focus: CoverFocus, direction: String, isAside: Bool) throws {
    var photo = try SampleTrips.photo("p", day: 1, hour: 12)
    (photo.width, photo.height) = (4000, 3000)
    var trip = Trip(folderName: "x", photos: [photo])
    trip.settings.coverFocus = focus
    var theme = try ShippedTheme.read()
    theme.phrases["direction"] = ["other": direction]
    var media = MediaFacts()
    media.calmSide = { _ in calm }
    let classes = try cover(BuiltSite(trip, theme: theme, media: media).page("index.html"))
    claim(classes.contains("aside"), is: isAside)
    trip.photos[0].height = 6000
    try claim(cover(BuiltSite(trip, theme: theme, media: media).page("index.html")), lacks: "aside")
  }

  @Test("has a row a day for more than twenty days, else a card", arguments: [20, 21])
  func rows(_ days: Int) throws {
    let lists = try home(days).all("ol").compactMap { $0.attributes["class"] }
    claim(lists.contains("rows"), is: days > 20)
    claim(lists.contains("days"), is: days <= 20)
  }

  @Test(
    "says in a line that nothing was kept of a trip that is over",
    arguments: ["2026-05-04", "2026-05-05"])
  func silence(today: String) throws {
    var trip = Trip(folderName: "x")
    trip.settings.start = LocalDate(iso: "2026-05-01")
    trip.settings.end = LocalDate(iso: "2026-05-04")
    let page = try BuiltSite(trip, today: today).page("index.html")
    let isOver = today == "2026-05-05"
    #expect(page.all("a").contains { $0.attributes["href"] == "days/2026-05-01/index.html" })
    claim(page.text(in: "main").contains("nothing was kept of these days"), is: isOver)
    claim(page.all("ol").contains { $0.attributes["class"] == "rows mapped" }, is: !isOver)
    claim(page.all("a").contains { $0.attributes["href"] == "calendar/index.html" }, is: !isOver)
  }

  @Test("shows a very small picture as large as it is, in a row and on a card", arguments: [20, 21])
  func specks(_ days: Int) throws {
    let page = try home(days, width: 160, height: 120)
    let cards = page.all("li").compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("card") }
    #expect(cards.count == days && cards.allSatisfy { $0.contains("own") })
    #expect(cards.allSatisfy { $0.contains("speck") == (days <= 20) })
    claim(page.all("img").count { $0.around.contains("ol") }, is: days)
  }

  @Test("shows all of what was drawn or written on the card of its day, and fills that with a photograph")
  func graphics() throws {
    let photos = try (1...2).map { try SampleTrips.photo("p\($0)", day: $0, hour: 12) }
    var media = MediaFacts()
    media.graphics = ["photos/p2.jpg"]
    let page = try BuiltSite(Trip(folderName: "x", photos: photos), media: media).page("index.html")
    let cards = page.all("li").compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("card") }
    claim(cards.map { $0.contains("own") }, is: [false, true], "\(cards)")
  }

  @Test(
    "has a row with a small map for each of several days that have no picture",
    arguments: [(3, 0, "days"), (4, 0, "rows mapped"), (6, 1, "rows mapped"), (6, 2, "days")]
      as [(Int, Int, String)])
  func mapped(_ days: Int, pictured: Int, look: String) throws {
    let first = try unwrapped(LocalDate(iso: "2026-05-01"))
    let tracks = try (0..<days).map { number in
      let start = (first + number).dayNumber * 86_400 + 10 * 3600
      let points = try (0...120).map { minute in
        TrackPoint(
          coordinate: try SampleTrips.at(47.4 + Double(minute) * 60 / 111_000, 11),
          instant: Instant(seconds: start + minute * 60))
      }
      return Track(file: "tracks/\(number).gpx", segments: [points])
    }
    let photos = try (0..<pictured).map { try SampleTrips.photo("p\($0)", day: 1 + $0, hour: 12) }
    let trip = Trip(folderName: "x", photos: photos, tracks: tracks)
    let page = try BuiltSite(trip, today: "2026-09-01").page("index.html")
    #expect(page.all("ol").contains { $0.attributes["class"] == look })
    let maps = page.all("svg").compactMap { $0.attributes["class"] }.filter { $0.contains("map-cell") }
    // The picture above is not shown again beside its day.
    claim(maps.count, is: look == "days" ? 0 : days)
  }

  @Test("has its days before the tracks that have none")
  func order() throws {
    let points = try (0...10).map { step in
      TrackPoint(coordinate: try SampleTrips.at(60 + Double(step) / 1000, 10))
    }
    let page = try home { $0.tracks = [Track(file: "tracks/loop.gpx", name: "Loop", segments: [points])] }
    let sections = page.all("section").compactMap { $0.attributes["aria-labelledby"] }
    claim(sections.filter { ["days", "undated"].contains($0) }, is: ["days", "undated"])
  }

  @Test(
    "has a map for each of two mountains that are far apart, and one for those that are near",
    arguments: [46.6, 47.1])
  func twoAreas(_ latitude: Double) throws {
    let tracks = try [("2026-05-03", 47.4), ("2026-08-03", latitude)].map { day, south in
      let start = try unwrapped(LocalDate(iso: day[...])).dayNumber * 86_400 + 10 * 3600
      let points = try (0...120).map { minute in
        TrackPoint(
          coordinate: try SampleTrips.at(south + Double(minute) * 60 / 111_000, 11),
          instant: Instant(seconds: start + minute * 60))
      }
      return Track(file: "tracks/\(day).gpx", segments: [points])
    }
    let atlas = try ShippedTheme.atlas()
    let site = try BuiltSite(Trip(folderName: "x", tracks: tracks), today: "2026-09-01", atlas: atlas)
    let sheets = try site.page("index.html").all("figure").compactMap { $0.attributes["class"] }
    claim(sheets.contains("sheet pair"), is: latitude < 47, "\(sheets)")
    // One that a script enlarges shows both, above still ones with the name and the day of each.
    let own = try site.page("map/index.html")
    let told = own.texts.filter { $0.around.suffix(2) == ["p", "small"] && $0.around.contains("figure") }
    claim(told.map(\.text), is: latitude < 47 ? [" 3 May 2026", " 3 August 2026"] : [])
    let divisions = own.all("div").compactMap { $0.attributes["class"] }
    claim(
      divisions.filter { ["atlas", "partmaps"].contains($0) },
      is: latitude < 47 ? ["atlas", "partmaps"] : ["atlas"])
    let atlases = own.all("div").filter { $0.attributes["class"] == "atlas" }
    #expect(atlases.count == 1 && atlases.allSatisfy { $0.attributes["data-label"] != nil })
  }

  @Test("has for walks on three continents a map each below the name of its country, and no map of the world")
  func threeAreas() throws {
    let starts = [("2026-05-03", 47.4, 11.0), ("2026-06-03", -25.3, 131.0), ("2026-08-03", 37.7, -119.5)]
    let tracks = try starts.map { day, south, east in
      let start = try unwrapped(LocalDate(iso: day[...])).dayNumber * 86_400 + 10 * 3600
      let points = try (0...120).map { minute in
        TrackPoint(
          coordinate: try SampleTrips.at(south + Double(minute) * 60 / 111_000, east),
          instant: Instant(seconds: start + minute * 60))
      }
      return Track(file: "tracks/\(day).gpx", segments: [points])
    }
    let names = PlaceLookup { place in
      Locality(
        town: "Town", isInTown: true,
        country: place.longitude > 100 ? "AU" : place.longitude < -100 ? "US" : "DE")
    }
    let atlas = try ShippedTheme.atlas()
    let site = try BuiltSite(
      Trip(folderName: "x", tracks: tracks), today: "2026-09-01", atlas: atlas, names: names)
    let page = try site.page("index.html")
    let sheets = page.all("figure").compactMap { $0.attributes["class"] }
    claim(sheets, has: "sheet areas", "\(sheets)")
    claim(page.all("div").count { $0.attributes["class"] == "area" }, is: 3)
    claim(page.all("svg").count { $0.attributes["class"] == "map map-square" }, is: 3)
    let told = page.texts.filter { $0.around.contains("figure") && $0.around.last == "p" }.map(\.text)
    for country in ["Australia", "Germany"] {
      #expect(told.contains { $0.contains(country) }, "\(told)")
    }
    claim(page.text(in: "figcaption"), has: "On foot.")
    // The page of the map has the same, and nothing to play or to enlarge.
    let map = try site.page("map/index.html")
    claim(map.all("div").count { $0.attributes["class"] == "area" }, is: 3)
    claim(map.text(in: "main"), has: "Area by area, on maps of their own.")
    #expect(!map.all("div").contains { $0.attributes["data-tools"] != nil })
    let scripts = map.all("script").compactMap { $0.attributes["src"] }
    #expect(!scripts.contains { $0.hasSuffix("map.js") }, "\(scripts)")
  }

  @Test("tells walks in the same mountains apart by their lines, with their region in a corner")
  func walks() throws {
    let tracks = try (3...4).map { day in
      let start = try unwrapped(LocalDate(iso: "2026-05-0\(day)")).dayNumber * 86_400 + 10 * 3600
      let points = try (0...120).map { minute in
        TrackPoint(
          coordinate: try SampleTrips.at(
            47 + Double(minute) * 60 / 111_000, 11 + Double(minute * minute * (day - 3)) / 400_000),
          instant: Instant(seconds: start + minute * 60))
      }
      return Track(file: "tracks/\(day).gpx", segments: [points])
    }
    let atlas = try ShippedTheme.atlas()
    let site = try BuiltSite(Trip(folderName: "x", tracks: tracks), atlas: atlas)
    let text = try unwrapped(site.pages.first { $0.path == "index.html" }).text
    let cards = text.components(separatedBy: "<svg class=\"map map-card\"").dropFirst().compactMap {
      $0.components(separatedBy: "</svg>").first
    }
    let lines = cards.map { card in
      card.components(separatedBy: "<path ").filter { $0.contains("-walk") }.map { $0.prefix(3000) }
    }
    #expect(cards.count == 2 && lines.allSatisfy { !$0.isEmpty } && lines[0] != lines[1])
    #expect(cards.allSatisfy { $0.contains("map-inset") && $0.utf8.count < 10_000 })
    // The only day is on the map above its card.
    let only = try BuiltSite(Trip(folderName: "x", tracks: [tracks[0]]), atlas: atlas)
    let front = try unwrapped(only.pages.first { $0.path == "index.html" }).text
    claim(front, has: "class=\"map")
    claim(front, lacks: "map-card")
  }
}
