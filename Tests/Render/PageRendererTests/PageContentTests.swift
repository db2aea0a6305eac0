import Basemap
import Claims
import Foundation
import Markdown
import PageReading
import SiteLanguage
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Pages")
struct PageContentTests {
  @Test("sections without content have no page and no link")
  func emptySections() throws {
    let site = try BuiltSite(Trip(folderName: "x", photos: [try SampleTrips.photo("a", day: 1, hour: 9)]))
    let paths = site.pages.map(\.path)
    for missing in ["journal", "budget", "places"] {
      #expect(paths.allSatisfy { !$0.hasPrefix(missing) }, "\(missing)")
      for (_, text, _) in site.pages.read { claim(text, lacks: "\(missing)/index.html") }
    }
    claim(paths, has: "photos/index.html")
    claim(paths, has: "days/2026-05-01/index.html")
  }

  @Test("a budget in which nothing is paid or planned has no page and no link", arguments: [true, false])
  func emptyBudget(isPlanned: Bool) throws {
    var trip = try SampleTrips.full()
    trip.budget = Budget(total: isPlanned ? Money(minorUnits: 50_000, currency: .euro) : nil)
    let pages = try BuiltSite(trip, today: "2026-06-01").pages
    let isLed = pages.contains { page in
      page.page.all("a").contains { $0.attributes["href"]?.contains("budget/index.html") == true }
    }
    claim(isLed, is: isPlanned)
    claim(pages.contains { $0.path == "budget/index.html" }, is: isPlanned)
  }

  @Test("entries of no words, or of a few, are not counted by them", arguments: [0, 49, 50])
  func noWords(count: Int) throws {
    let text = Array(repeating: "Wort", count: count).joined(separator: " ")
    let entry = try SampleTrips.entry("am-meer", day: 1, title: "Am Meer", MarkdownParser.parse(text))
    let counted = "words in one entry"
    let site = try BuiltSite(Trip(folderName: "x", entries: [entry]))
    try claim(site.page("index.html").texts.contains { $0.text == counted }, is: count == 50)
    // A day that shows its words need not count them.
    #expect(try !site.page("days/2026-05-01/index.html").texts.contains { $0.text == counted })
  }

  @Test("a place of the first and the fourth day is not marked as one of the days between")
  func daysOnMarker() throws {
    let photos = try [(1, 38.7), (2, 39.5), (4, 38.7)].map { day, latitude in
      var photo = try SampleTrips.photo("p\(day)", day: day, hour: 9)
      photo.coordinate = try SampleTrips.at(latitude, -9.1)
      return photo
    }
    let marks = try BuiltSite(Trip(folderName: "x", photos: photos)).page("map/index.html").texts.map(\.text)
    #expect(marks.contains("1, 4") && !marks.contains { $0.hasPrefix("1-") })
  }

  @Test(
    "a stop on the map says of its pictures that they have a position where others of its days have none",
    arguments: [false, true])
  func picturesOfStops(isAllPlaced: Bool) throws {
    let taken: [(Int, Int, Double?)] = [(1, 9, 38.7), (1, 10, 38.7), (1, 20, nil), (2, 9, 39.5)]
    let photos = try taken.map { day, hour, latitude in
      var photo = try SampleTrips.photo("p\(day)-\(hour)", day: day, hour: hour)
      let place = latitude ?? (isAllPlaced ? 39.5 : nil)
      photo.coordinate = try place.map { try SampleTrips.at($0, -9.1) }
      return photo
    }
    let names = PlaceLookup { place in
      Locality(town: place.latitude < 39 ? "Lisbon" : "Peniche", isInTown: true, country: "PT")
    }
    let site = try BuiltSite(Trip(folderName: "x", photos: photos), names: names)
    let told = try site.page("map/index.html").texts.map(\.text)
    #expect(told.contains { $0.contains("2 photos") })
    claim(told.contains { $0.contains("2 photos with a position") }, is: !isAllPlaced)
  }

  @Test(
    "a map that stands on land, or beside a map that does, says whose it is; without an atlas it says nothing",
    arguments: [0.05, 3])
  func groundOfMaps(degrees: Double) throws {
    let photos = try [0, degrees / 2, degrees].enumerated().map { day, shift in
      var photo = try SampleTrips.photo("p\(day)", day: day + 1, hour: 9)
      photo.coordinate = try SampleTrips.at(47 + shift, 9.5)
      return photo
    }
    let trip = Trip(folderName: "x", photos: photos)
    let (onLand, onNothing) = (try BuiltSite(trip, atlas: ShippedTheme.atlas()), try BuiltSite(trip))
    for path in ["index.html", "map/index.html"] {
      let (drawn, bare) = (try onLand.page(path), try onNothing.page(path))
      let land = drawn.all("path").compactMap { $0.attributes["id"] }.filter { $0.hasSuffix("-land") }
      #expect(land.contains { $0.hasSuffix("-wide-land") }, "\(path)")
      claim(land.contains { $0.hasSuffix("-region-land") }, is: degrees < 1, "\(path): \(land)")
      // On the page of the map that comes behind the map of the town.
      let isSmall = drawn.all("svg").contains { $0.attributes["class"] == "map map-square map-locator" }
      claim(isSmall, is: degrees < 1 && path != "index.html", "\(path)")
      for source in degrees < 1 ? ["Natural Earth", "GSHHG"] : ["Natural Earth"] {
        #expect(drawn.texts.contains { $0.text.contains(source) }, "\(path)")
        #expect(!bare.texts.contains { $0.text.contains(source) }, "\(path)")
      }
    }
  }

  @Test(
    "the front page tells the trip's state",
    arguments: [
      ("2026-04-20", "Off in 11 days"), ("2026-04-30", "Off tomorrow"), ("2026-05-03", "Day 3 of 5"),
      ("2026-06-01", nil),
    ] as [(String, String?)])
  func state(today: String, text: String?) throws {
    let site = try BuiltSite.full(today: today)
    let home = try site.page("index.html")
    let status = home.texts.map(\.text).filter {
      $0.hasPrefix("Off ") || $0.hasPrefix("Day ") && $0.contains(" of ")
    }
    claim(status.first, is: text)
  }

  @Test(
    "the journal shows an entry's cover once, whether or not its text shows it",
    arguments: [false, true])
  func coverInJournal(isInText: Bool) throws {
    var trip = Trip(folderName: "x", photos: [try SampleTrips.photo("a", day: 1, hour: 9)])
    var entry = try SampleTrips.entry("x", day: 1, title: "X", MarkdownParser.parse(isInText ? "![](a)" : ""))
    entry.cover = trip.photos[0].file
    entry.pictures = ["a": trip.photos[0].file]
    trip.entries = [entry]
    let text = try unwrapped(BuiltSite(trip).pages.first { $0.path == "journal/index.html" }?.text)
    claim(text.split(separator: "<img ").count, is: 2)
    claim(text, lacks: "fetchpriority")
  }

  @Test(
    "an entry's first picture is at the head of its page and not in its text, unless it is too small or upright",
    arguments: [(3000, 2000, true), (2000, 3000, false), (800, 600, false)])
  func headOfEntry(width: Int, height: Int, isHead: Bool) throws {
    let photo = try SampleTrips.photo("a", day: 1, hour: 9, width: width, height: height)
    var trip = Trip(folderName: "x", photos: [photo])
    let text = "It rained.\n\n![Drops](a \"Something with horns.\")\n\nThen it did not."
    var entry = try SampleTrips.entry("x", day: 1, title: "X", MarkdownParser.parse(text))
    entry.file = "2026-05-01-x.md"
    entry.pictures = ["a": photo.file]
    trip.entries = [entry]
    let page = try BuiltSite(trip).page("journal/x/index.html")
    let figures = page.all("figure").filter { $0.attributes["class"]?.hasPrefix("sheet") != true }
    claim(figures.count, is: 1)
    claim(figures.first?.attributes["class"] == "top hero of-entry broad r15", is: isHead)
    claim(page.text(in: "figcaption"), has: "Something with horns.")
    #expect(page.all("img").contains { $0.attributes["alt"] == "Drops" })
    // Below the title stands what was said of the hour, once.
    let lines = page.texts.filter { $0.text.contains("sunny, 24 °C") }
    #expect(lines.count == 1 && lines.allSatisfy { $0.around.contains("header") })
  }

  @Test("an entry's lead stands above its text as text, and its gallery below")
  func leadAndGallery() throws {
    var trip = Trip(folderName: "x", photos: [try SampleTrips.photo("a", day: 1, hour: 9)])
    var entry = JournalEntry(
      file: "2026-05-01-x.md", slugWish: "x", day: LocalDate(iso: "2026-05-01").map { .fileName($0) })
    entry.lead = "Rain & <wind>"
    entry.gallery = trip.photos.map { EntryPicture(file: $0.file, alternative: "The hut") }
    trip.entries = [entry]
    let text = try unwrapped(BuiltSite(trip).pages.first { $0.path == "journal/x/index.html" }?.text)
    claim(text, has: #"<p class="standfirst" dir="auto">Rain &amp; &lt;wind&gt;</p>"#)
    claim(text, has: #"alt="The hut""#)
  }

  @Test("a trip without an end says since when")
  func openEnd() throws {
    var trip = try SampleTrips.full()
    trip.settings.end = nil
    #expect(try BuiltSite(trip).page("index.html").texts.contains { $0.text == "Since 1 May 2026" })
  }

  @Test("a journal without pictures has maps whose words can be read")
  func mapsInJournal() throws {
    var trip = try SampleTrips.full()
    trip.photos = []
    for index in trip.entries.indices { trip.entries[index].body = SampleTexts.plain("Words.") }
    let page = try BuiltSite(trip, today: "2026-06-01").page("journal/index.html")
    let maps = page.all("svg").filter { $0.attributes["class"]?.contains("map-card") == true }
    #expect(!maps.isEmpty && maps.allSatisfy { $0.attributes["width"] == "288" })
    let words = page.texts.filter { $0.around.contains("svg") && $0.around.contains("text") }.map(\.text)
    #expect(words.contains { $0.contains("Belém") }, "\(words)")
  }

  @Test("no line of a page ends within a day or a range of days")
  func unbrokenDates() throws {
    let site = try BuiltSite.full(today: "2026-06-01")
    let home = try unwrapped(site.pages.first { $0.path == "index.html" }).text
    claim(home, has: "1–\u{2060}5\u{A0}May\u{A0}2026")
    let broken = site.pages.filter { $0.path.hasSuffix(".html") && $0.text.contains(/[0-9] May\b/) }
    #expect(broken.map(\.path).isEmpty)
  }

  @Test("days that only the photos tell are no journey that still goes on")
  func photosAlone() throws {
    let site = try BuiltSite(Trip(folderName: "x", photos: [try SampleTrips.photo("a", day: 1, hour: 9)]))
    let home = try site.page("index.html").texts.map(\.text)
    claim(home, has: "1 May 2026")
    #expect(!home.contains { $0.contains("Under way") || $0.hasPrefix("Since") })
  }

  @Test("where few days have many stops these are numbered along the way, and that is said")
  func manyStopsOfFewDays() throws {
    func entry(_ number: Int, day: Int, latitude: Double) throws -> JournalEntry {
      var entry = try SampleTrips.entry(
        "e\(number)", day: day, title: "E\(number)", SampleTexts.plain("There."))
      entry.time = .timeOfDay(try SampleTrips.clock(7 + number, 0))
      let place = NamedPlace(name: "Inn \(number)", coordinate: try SampleTrips.at(latitude, -8))
      entry.place = Written(place, at: SampleTrips.place)
      return entry
    }
    func site(ofFirstDay count: Int) throws -> BuiltSite {
      var entries = try (1...count).map { try entry($0, day: 1, latitude: 40 + 0.3 * Double($0)) }
      entries.append(try entry(9, day: 2, latitude: 43))
      return try BuiltSite(Trip(folderName: "x", entries: entries))
    }
    let (ofMany, ofFew) = (try site(ofFirstDay: 8), try site(ofFirstDay: 2))
    for path in ["index.html", "map/index.html"] {
      let many = try ofMany.page(path)
      #expect(many.texts.contains { $0.text.contains("The numbers follow the way.") }, "\(path)")
      let numbers = Set(many.texts.filter { $0.around.last == "text" }.map(\.text))
      #expect(numbers.isSuperset(of: ["5", "6", "7"]), "\(path) \(numbers)")
      let few = try ofFew.page(path)
      let told = few.texts.filter { $0.text.contains("The numbers are days.") }
      // Once: on the front page above the map, on that of the map, where the list is far below, in its key.
      claim(told.map { $0.around.contains("figcaption") }, is: [path != "index.html"], "\(path)")
    }
  }

  @Test("a way of which no day is known numbers its stops along it, and nobody says that nothing is here")
  func undatedWay() throws {
    let points = try (0...20).map { TrackPoint(coordinate: try SampleTrips.at(40 + 0.1 * Double($0), -8)) }
    let trip = Trip(folderName: "x", tracks: [Track(file: "way.gpx", segments: [points])])
    let site = try BuiltSite(trip)
    for path in ["index.html", "map/index.html"] {
      let page = try site.page(path)
      #expect(page.texts.contains { $0.text.contains("along the way, in its order.") }, "\(path)")
      #expect(!page.texts.contains { $0.text.contains("Nothing here yet") }, "\(path)")
      let numbers = page.texts.filter { $0.around.contains("ol") && $0.around.contains("li") }.map(\.text)
      #expect(numbers.contains("1") && numbers.contains("2"), "\(path) \(numbers)")
    }
  }

  @Test("on a trip of one day the stops are numbered in the order of the visits, with their hours")
  func oneDay() throws {
    let photos = [try SampleTrips.photo("a", day: 1, hour: 9), try SampleTrips.photo("b", day: 1, hour: 17)]
    let site = try BuiltSite(Trip(folderName: "x", photos: photos))
    for path in ["index.html", "map/index.html"] {
      let page = try site.page(path)
      let stops = page.texts.filter { $0.around.contains("ol") && $0.around.contains("li") }.map(\.text)
      #expect(stops.contains("1") && stops.contains("2"), "\(path)")
      #expect(stops.contains("09:05") && stops.contains("17:05"), "\(path)")
      #expect(!page.texts.contains { $0.text.contains("The numbers are days") }, "\(path)")
    }
  }

  @Test("corners of one town that nothing else tells apart are called by their hours, on a map with its name")
  func corners() throws {
    let photos = try [9, 12, 17].map { hour in
      var photo = try SampleTrips.photo("p\(hour)", day: 1, hour: hour)
      photo.coordinate = try SampleTrips.at(41.9 + Double(hour) / 1000, 12.48)
      return photo
    }
    let names = PlaceLookup { _ in
      var place = Locality(town: "Rome", isInTown: true, country: "IT")
      place.quarterNearby = QuarterNearby(name: "Colonna", metres: 800)
      return place
    }
    let page = try BuiltSite(Trip(folderName: "x", photos: photos), names: names).page("index.html")
    let called = page.texts.filter { $0.around.contains("ol") && $0.around.last == "bdi" }.map(\.text)
    claim(called, is: ["09:05", "12:05", "17:05"], "\(called)")
    let onMap = page.texts.filter { $0.around.contains("svg") }.map(\.text)
    #expect(onMap.contains { $0.contains("Rome 12:05") } && !onMap.contains("12:05"), "\(onMap)")
  }

  @Test("a photo without a day has its page and its place in the grid, under a heading that says so")
  func withoutDay() throws {
    var undated = try SampleTrips.photo("a", day: 1, hour: 9)
    undated.cameraClock = nil
    undated.coordinate = nil
    let site = try BuiltSite(
      Trip(folderName: "x", photos: [undated, try SampleTrips.photo("b", day: 1, hour: 9)]))
    let grid = try site.page("photos/index.html")
    #expect(grid.all("h2").count == 2 && grid.text(in: "h2").hasSuffix("Without a date"))
    #expect(grid.texts.contains { $0.text == "1 photo from one day, 1 without a day." })
    let page = try site.page("photos/a/index.html")
    claim(page.text(in: "h1"), is: "Photograph 2")
    #expect(page.all("time").isEmpty)
  }

  @Test("an empty corner of a table heads nothing")
  func emptyCorner() throws {
    var trip = try SampleTrips.full()
    let cell: [Inline] = [.text("x")]
    let table = MarkdownTable(alignments: [.none, .none], head: [[], cell], rows: [[cell, cell]])
    trip.entries[0].body = MarkdownDocument(blocks: trip.entries[0].body.blocks + [.table(table)])
    let site = try BuiltSite(trip)
    let path = try unwrapped(site.plan.trips[0].journal.entries.first { $0.file == trip.entries[0].file })
      .page
      .text
    let heads = try site.page(path).elements.filter { $0.around.contains("thead") && $0.around.last == "tr" }
    claim(heads.suffix(2).map(\.name), is: ["td", "th"])
  }

  @Test("on the way the front page shows the last three entries, the newest first, and afterwards none")
  func latest() throws {
    var trip = try SampleTrips.full()
    let last = trip.entries[1]
    trip.entries += (1...3).map { number in
      var entry = last
      entry.file = "journal/2026-05-04-more-\(number).md"
      entry.slugWish = "more-\(number)"
      entry.title = Written("More \(number)", at: SampleTrips.place)
      entry.time = LocalTime(hour: 20 + number, minute: 0).map { .timeOfDay($0) }
      return entry
    }
    func teasers(today: String) throws -> [String] {
      let home = try BuiltSite(trip, today: today).page("index.html")
      return home.texts.map(\.text).filter { $0.hasPrefix("More ") }
    }
    try claim(teasers(today: "2026-05-04"), is: ["More 3", "More 2", "More 1"])
    #expect(try teasers(today: "2026-06-01").isEmpty)
    // What is written ahead is no news.
    #expect(try teasers(today: "2026-05-03").isEmpty)
    // A diary of ten years ago whose dates nobody wrote is no news from the road.
    (trip.settings.start, trip.settings.end) = (nil, nil)
    #expect(try teasers(today: "2036-05-04").isEmpty)
  }

  @Test("a title of over 48 characters is set smaller", arguments: [(48, "c59"), (49, "long c59")])
  func longTitle(count: Int, style: String) throws {
    var trip = try SampleTrips.full()
    trip.settings.title = String(repeating: "a", count: count)
    let heading = try unwrapped(try BuiltSite(trip).page("index.html").all("h1").first)
    claim(heading.attributes["class"], is: style)
  }

  @Test(
    "a card asks for a picture that is wide enough for what it cuts off",
    arguments: [(3000, 2000, "57vw"), (2000, 3000, "30vw"), (4000, 1000, "90vw")])
  func cardSizes(width: Int, height: Int, expected: String) throws {
    // The other one stands at the head of the page, and on no card.
    let photo = try SampleTrips.photo("b", day: 2, hour: 9, width: width, height: height)
    var trip = Trip(folderName: "x", photos: [try SampleTrips.photo("a", day: 1, hour: 9), photo])
    trip.settings.cover = "photos/a.jpg"
    let card = try unwrapped(try BuiltSite(trip).page("index.html").all("img").last)
    claim(card.attributes["sizes"]?.hasPrefix("(min-width: 60rem) \(expected),"), is: true)
  }

  @Test(
    "days that hold nothing are named on the card before them, else in a line, many by their ends, and have cards before the journey",
    arguments: [
      (5, ["1", "3", "4", "5"], [1, 2, 3, 4, 5]), (6, ["1", "3–6"], [1, 2, 3]),
    ] as [(Int, [String], [Int])])
  func quietDays(last: Int, labels: [String], linked: [Int]) throws {
    var trip = Trip(folderName: "x", photos: [try SampleTrips.photo("a", day: 2, hour: 9)])
    trip.settings.start = LocalDate(iso: "2026-05-01")
    trip.settings.end = LocalDate(iso: "2026-05-0\(last)")
    let home = try BuiltSite(trip).page("index.html")
    claim(home.all("h3").count, is: 1)
    // The map above the cards leads to the second day too.
    let links = home.all("a").compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("days/") }
    claim(Array(links.suffix(linked.count)), is: linked.map { "days/2026-05-0\($0)/index.html" })
    let main = home.text(in: "main")
    #expect((labels + ["has neither words", "have neither words"]).allSatisfy { main.contains($0) })
    trip.photos = []
    try claim(BuiltSite(trip).page("index.html").all("h3").count, is: last)
  }

  @Test("a day beside another that has no title is named by its date once")
  func untitledNeighbour() throws {
    let photos = try (1...2).map { day in
      var photo = try SampleTrips.photo("p\(day)", day: day, hour: 9)
      photo.coordinate = nil
      return photo
    }
    let page = try BuiltSite(Trip(folderName: "x", photos: photos)).page("days/2026-05-01/index.html")
    let links = zip(page.all("a"), page.linkNames).filter {
      $0.0.attributes["class"]?.hasPrefix("on") == true
    }
    // A day turns at its top and at its end.
    claim(links.count, is: 2)
    #expect(links.allSatisfy { $0.1.withPlainSpaces.components(separatedBy: "2 May").count == 2 })
  }

  @Test("dates have their year in a folder of several years, and a lone day has no number")
  func years() throws {
    func photo(_ name: String, _ date: Substring) throws -> Photo {
      var photo = try SampleTrips.photo(name, day: 3, hour: 9)
      photo.cameraClock = LocalDateTime(
        date: try unwrapped(LocalDate(iso: date)), time: try SampleTrips.clock(9, 5))
      return photo
    }
    func told(_ photos: [Photo], _ path: String) throws -> String {
      try BuiltSite(Trip(folderName: "x", photos: photos), today: "2027-06-01").page(path).text(in: "main")
        .withPlainSpaces
    }
    let photos = try [photo("a", "2026-05-03"), photo("b", "2027-05-03"), photo("c", "2027-05-04")]
    try claim(told(photos, "days/2027-05-03/index.html"), has: "4 May 2027")
    let together = Array(photos.suffix(2))
    try claim(told(together, "days/2027-05-03/index.html"), lacks: "4 May 2027")
    try claim(told(together, "days/2027-05-03/index.html"), has: "Day 1 of 2")
    try claim(told(Array(photos.prefix(1)), "days/2026-05-03/index.html"), lacks: "Day 1")
  }

  @Test("a day of another year, which a picture in an entry brings into a dated trip, is told with its year")
  func otherYear() throws {
    var old = try SampleTrips.photo("old", day: 3, hour: 9)
    old.cameraClock = LocalDateTime(
      date: try unwrapped(LocalDate(iso: "2018-01-02")), time: try SampleTrips.clock(9, 5))
    var trip = Trip(folderName: "x", photos: [old, try SampleTrips.photo("new", day: 3, hour: 9)])
    (trip.settings.start, trip.settings.end) = (try SampleTrips.day(3), try SampleTrips.day(4))
    trip.settings.takeIn = [old.file]
    let site = try BuiltSite(trip, today: "2026-06-01")
    try claim(site.page("days/2018-01-02/index.html").text(in: "h1"), has: "2018")
    let days = try site.page("index.html").text(in: "main").withPlainSpaces
    let full = try site.page("index.html").texts.filter {
      $0.text.contains("Sunday 3 May 2026") && !$0.around.contains("svg")
    }
    #expect(days.contains("2 January 2018") && days.contains("3 May") && full.isEmpty, "\(full.map(\.text))")
  }

  @Test("a picture's page says once what is beside it and when it was taken")
  func photoSaidOnce() throws {
    func photo(_ name: String, hour: Int?, caption: String? = nil) throws -> Photo {
      var photo = try SampleTrips.photo(name, day: 3, hour: hour ?? 9, caption: caption)
      (photo.coordinate, photo.offset) = (nil, nil)
      if hour == nil { photo.cameraClock = nil }
      return photo
    }
    let bare = try BuiltSite(
      Trip(folderName: "x", photos: ["a", "b", "c"].map { try photo($0, hour: nil) })
    ).page("photos/b/index.html").text(in: "nav")
    claim(bare, has: "Previous photo")
    claim(bare, has: "Next photo")
    // What nothing else tells from others is called by its number.
    #expect(bare.contains("Photograph 1") && bare.contains("Photograph 3"), "\(bare)")
    let site = try BuiltSite(
      Trip(folderName: "x", photos: [photo("a", hour: 9), photo("b", hour: 10, caption: "Sea")]))
    let first = try site.page("photos/a/index.html")
    claim(first.text(in: "nav"), has: "Next photo")
    claim(first.text(in: "nav"), has: "Sea")
    claim(first.text(in: "dl"), lacks: "Local time")
    try claim(site.page("photos/b/index.html").text(in: "dl"), has: "Local time")
  }

  @Test("a moment without a zone is told by UTC, and is no local time")
  func momentAlone() throws {
    var trip = Trip(folderName: "trip")
    var film = try SampleTrips.photo("film", day: 3, hour: 9)
    (film.cameraClock, film.offset, film.coordinate) = (nil, nil, nil)
    film.instant = Instant(seconds: try SampleTrips.day(3).dayNumber * 86_400 + 82_740)
    trip.photos = [film]
    let text = try BuiltSite(trip).page("photos/film/index.html").text(in: "dl")
    #expect(text.contains("22:59 UTC") && !text.contains("Local time"), "\(text)")
  }

  @Test("a day of which only its way was recorded is not called empty, and one that holds nothing is")
  func recordedDay() throws {
    var trip = try SampleTrips.full()
    trip = Trip(folderName: "x", tracks: trip.tracks)
    trip.settings.start = LocalDate(iso: "2026-05-02")
    trip.settings.end = LocalDate(iso: "2026-05-03")
    let site = try BuiltSite(trip)
    func isEmpty(_ day: String) throws -> Bool {
      try site.page("days/\(day)/index.html").all("p").contains { $0.attributes["class"] == "lede empty" }
    }
    #expect(try !isEmpty("2026-05-03"))
    #expect(try isEmpty("2026-05-02"))
  }

  @Test(
    "a day without anything is only called one of which nothing is shown when it is over",
    arguments: [
      ("2026-05-04", "Nothing of this day is shown here."),
      ("2026-05-02", "Nothing is kept of this day yet."),
      ("2026-05-01", "Nothing is planned for this day yet."),
    ])
  func emptyDays(today: String, words: String) throws {
    var trip = Trip(folderName: "x", tracks: try SampleTrips.full().tracks)
    trip.settings.start = LocalDate(iso: "2026-05-02")
    trip.settings.end = LocalDate(iso: "2026-05-03")
    let page = try BuiltSite(trip, today: today).page("days/2026-05-02/index.html")
    #expect(page.texts.contains { $0.text == words })
  }

  @Test("of a day on which money was spent something was kept")
  func spentDay() throws {
    var trip = Trip(folderName: "x", tracks: try SampleTrips.full().tracks)
    trip.settings.start = LocalDate(iso: "2026-05-02")
    trip.settings.end = LocalDate(iso: "2026-05-03")
    trip.budget = Budget(expenses: [try SampleTrips.expense(2, "food", 780, "Lunch")])
    let page = try BuiltSite(trip, today: "2026-05-04").page("days/2026-05-02/index.html")
    #expect(!page.texts.contains { $0.text.hasPrefix("Nothing was kept") })
  }

  @Test(
    "a figure that half a phone cannot hold is set smaller",
    arguments: [(999_999, false), (999_999_999, true)])
  func longFigures(cents: Int, isLong: Bool) throws {
    var trip = try SampleTrips.full()
    trip.budget?.total = Money(minorUnits: cents, currency: .euro)
    let budget = try BuiltSite(trip).page("budget/index.html")
    claim(budget.all("dd").contains { $0.attributes["class"] == "long" }, is: isLong)
  }

  @Test("declined travellers are not named")
  func declined() throws {
    for (_, text, _) in try BuiltSite.full().pages.read { claim(text, lacks: "Uninvited") }
  }

  @Test("a day shows its hours in order, with what was spent")
  func day() throws {
    let day = try BuiltSite.full(today: "2026-06-01").page("days/2026-05-03/index.html")
    let times = day.elements.filter { $0.name == "time" && $0.around.contains("ol") }.compactMap {
      $0.attributes["datetime"]
    }
    #expect(times == times.sorted() && !times.isEmpty)
    claim(day.text(in: "ol"), has: "Pastéis for four")
    claim(day.text(in: "ol"), has: "CHF 23.50")
    claim(day.text(in: "h1"), is: "The monks’ recipe")
  }

  @Test("pages turn to their neighbours, and the first and last to one only")
  func turning() throws {
    let site = try BuiltSite.full()
    let days = site.plan.trips[0].days
    for (index, day) in days.enumerated() {
      let page = try site.page(day.page.text)
      let relations = page.all("a").compactMap { $0.attributes["rel"] }.filter(["prev", "next"].contains)
      // To those that hold something, and to one alone that does not.
      let isLed = [days[..<index], days[(index + 1)...]].map { side in
        side.count == 1 || side.contains { !$0.isQuiet || $0.isPaidFor }
      }
      // A day turns at its top and at its end.
      let sides = (isLed[0] ? ["prev"] : []) + (isLed[1] ? ["next"] : [])
      claim(relations, is: sides + sides)
      for (word, isSaid) in zip(["Previous: ", "Next: "], isLed) {
        claim(page.texts.contains { $0.text.hasPrefix(word) }, is: isSaid)
      }
    }
  }

  @Test("the journal calls the day with the most words and that with the least by that, and by no hours")
  func mostWritten() throws {
    var trip = try SampleTrips.full()
    let many = Array(repeating: "word", count: 600).joined(separator: " ")
    trip.entries.append(try SampleTrips.entry("long", day: 2, title: "All of it", SampleTexts.plain(many)))
    let told = try BuiltSite(trip).page("journal/index.html").text(in: "main")
    for words in ["Most written", "Least written"] { claim(told, has: words) }
  }

  @Test("an entry is set once with each of its pictures, and its own page has a map")
  func entry() throws {
    let entry = try BuiltSite.full().page("journal/belem/index.html")
    claim(entry.text(in: "h1"), is: "The monks’ recipe")
    claim(entry.all("h2").count, is: 2)
    #expect(entry.all("figure").count >= 3)
    #expect(entry.texts.contains { $0.text == "worth it" && $0.around.contains("figcaption") })
  }

  @Test("an entry without pictures tells how far its day was, unless others tell of the same day")
  func measured() throws {
    var trip = try SampleTrips.full()
    (trip.photos, trip.pins) = ([], [])
    let entries = try ["one", "two"].map { slug in
      var entry = try SampleTrips.entry(slug, day: 3, title: "The path", SampleTexts.plain("It goes."))
      entry.pictures = [:]
      return entry
    }
    for count in [1, 2] {
      trip.entries = Array(entries.prefix(count))
      let page = try BuiltSite(trip).page("journal/one/index.html")
      let told = page.texts.map(\.text).filter { $0.contains("recorded") && $0.contains("on the way") }
      claim(told.count, is: count == 1 ? 1 : 0)
      #expect(told.allSatisfy { $0.contains("km") && $0.first?.isLowercase != true }, "\(told)")
    }
  }

  @Test("the journal shows how an entry begins, its picture and the way to it, and not all its words")
  func journalIndex() throws {
    var trip = Trip(folderName: "x", photos: [try SampleTrips.photo("a", day: 1, hour: 9)])
    let text = MarkdownParser.parse("It begins.\n\n![](a)\n\nIt ends.")
    var entry = try SampleTrips.entry("x", day: 1, title: "X", text)
    entry.pictures = ["a": trip.photos[0].file]
    trip.entries = [entry]
    let journal = try BuiltSite(trip).page("journal/index.html")
    let told = journal.text(in: "article")
    claim(told, has: "It begins.")
    claim(told, lacks: "It ends.")
    claim(journal.all("img").count, is: 1)
    let links = journal.all("a").filter { $0.around.contains("h3") }.map { $0.attributes["href"] }
    claim(links, is: ["x/index.html"])
  }

  @Test("a photo's page tells what the photo tells")
  func photo() throws {
    let photo = try BuiltSite.full().page("photos/counter/index.html")
    let details = photo.text(in: "dl")
    for text in [
      "14:05", "Canon EOS R6", "1/250 s, f/2.8, ISO 200, 35 mm", "2000 × 3000 pixels",
      "38.7040° N",
    ] {
      claim(details, has: text, "\(text)")
    }
    // No clock was set on that day.
    claim(details, lacks: "UTC")
    // Below it in the text.
    claim(photo.text(in: "h1"), is: "worth it")
    claim(photo.all("h3").count, is: 1)
  }

  @Test("a photo's page tells the lens, where it looked, and that only a name gives its day")
  func lens() throws {
    var trip = try SampleTrips.full()
    let index = try unwrapped(trip.photos.firstIndex { $0.file == "photos/counter.jpg" })
    // An entry that shows it would give it a better day.
    trip.entries = []
    trip.photos[index].lens = "RF 24-105mm"
    trip.photos[index].direction = 52.4
    trip.photos[index].cameraClock = nil
    trip.photos[index].namedDay = .fileName(try unwrapped(LocalDate(iso: "2026-05-03")))
    let details = try BuiltSite(trip).page("photos/counter/index.html").text(in: "dl")
    for text in ["RF 24-105mm", "north-east (52°)", "Sunday 3 May 2026, by the name of its file"] {
      claim(details, has: text, "\(text) in \(details)")
    }
  }

  @Test("a full picture is offered for download where the plan has one, on its page and to the viewer")
  func original() throws {
    var media = MediaFacts()
    for (file, ending) in [("photos/counter.jpg", "jpg"), ("photos/tram.jpg", "heic")] {
      media.originals[file] = OriginalFacts(ending: ending, byteCount: 3_210_000)
    }
    let site = try BuiltSite(SampleTrips.full(), media: media)
    let page = try site.page("photos/counter/index.html")
    let link = try unwrapped(page.all("a").first { $0.attributes["download"] != nil })
    claim(link.attributes["href"], is: "original.jpg")
    claim(link.attributes["download"], is: "counter.jpg")
    claim(page.text(in: "a"), has: "Original, 2000 × 3000, 3.2 MB")
    try claim(site.page("photos/tram/index.html").text(in: "a"), has: "3000 × 2000, HEIC, 3.2 MB")
    #expect(try !site.page("photos/tower/index.html").all("a").contains { $0.attributes["download"] != nil })
    for (path, _, page) in site.pages.read {
      for link in page.all("a") where link.attributes["data-photo"] != nil {
        let name = link.attributes["data-photo"] ?? ""
        let wanted = try ["counter": "jpg", "tram": "heic"][name].map { ending in
          RelativeLink(
            from: try unwrapped(OutputPath(path)), to: .top("photos/\(name)/original.\(ending)")
          ).text
        }
        claim(link.attributes["data-original"], is: wanted, "\(path)")
      }
    }
  }

  @Test(
    "the picture of the front page is loaded on a phone in as many pixels as its cut needs and an eye tells apart"
  )
  func sizesOfCover() {
    claim(
      [1, 1.5, 2].map { PictureUse.cover.sizes(ratio: $0) },
      is: [
        "(min-width: 38rem) 100vw, 62vw", "(min-width: 38rem) 100vw, 70vw", "(min-width: 38rem) 100vw, 94vw",
      ])
  }

  @Test("small pictures offer no sizes that they do not have")
  func smallPicture() throws {
    let page = try BuiltSite.full().page("photos/tiny/index.html")
    let image = try unwrapped(page.all("img").first)
    claim(none: image.attributes["srcset"])
    claim(image.attributes["width"], is: "200")
    claim(image.attributes["fetchpriority"], is: "high")
  }

  @Test("a place leads out to four maps, and to its own address")
  func place() throws {
    let place = try BuiltSite.full().page("places/torre-de-belem/index.html")
    let links = place.all("a").compactMap { $0.attributes["href"] }
    claim(links, has: "geo:38.691600,-9.216000")
    claim(
      links, has: "https://www.openstreetmap.org/?mlat=38.691600&mlon=-9.216000#map=17/38.691600/-9.216000")
    claim(links, has: "https://maps.apple.com/?daddr=38.691600,-9.216000")
    claim(links, has: "https://www.google.com/maps/dir/?api=1&destination=38.691600,-9.216000")
    claim(links, has: "https://example.org/torre?a=1&b=2")
  }

  @Test("a place shows the photos near it, and apart, with their distances, those from farther away")
  func photosOfPlace() throws {
    let site = try BuiltSite.full()
    let page = try site.page("places/torre-de-belem/index.html")
    let headings = page.text(in: "h2")
    claim(headings, has: "1 photo near here")
    claim(headings, has: "4 photos from farther away")
    let labels = page.texts.filter { $0.around.last == "span" && $0.text.hasSuffix(" away") }
    claim(labels.count, is: 4)
    let list = try site.page("places/index.html")
    claim(list.all("img").count { $0.around.contains("li") }, is: 1)
    claim(list.text(in: "li"), has: "nearest photo ")
  }

  @Test(
    "a place in a town shows its first photo large, and folds up what is over a kilometre away, and what else is one alone",
    arguments: [false, true])
  func photosOfTown(areTwoNearer: Bool) throws {
    let town = Locality(town: "Lisbon", isInTown: true, country: "PT")
    var trip = try SampleTrips.full()
    if areTwoNearer { trip.photos.append(try SampleTrips.photo("garden", day: 3, hour: 8)) }
    let site = try BuiltSite(trip, names: PlaceLookup { _ in town })
    let page = try site.page("places/torre-de-belem/index.html")
    let labels = page.texts.filter { $0.around.last == "span" && $0.text.hasSuffix(" away") }
    claim(labels.count, is: areTwoNearer ? 5 : 4)
    #expect(
      labels.allSatisfy {
        $0.around.contains("details") == (!areTwoNearer || $0.text.hasSuffix("km away"))
      })
    claim(page.all("details").count { $0.attributes["class"] == "beyond" }, is: 1)
    let first = try unwrapped(page.all("img").first?.attributes["sizes"])
    claim(first, has: "44.5rem")
    let abroad = try BuiltSite.full().page("places/torre-de-belem/index.html")
    #expect(!abroad.all("details").contains { $0.attributes["class"] == "beyond" })
  }

  @Test("places of several towns are listed by town in the order of the way, and two at one spot say so")
  func placesByTown() throws {
    func pin(_ title: String, _ latitude: Double, day: Int) throws -> Pin {
      Pin(
        title: title, coordinate: try SampleTrips.at(latitude, -9.1),
        time: DayAndTime(date: try SampleTrips.day(day)), place: SampleTrips.place)
    }
    let names = PlaceLookup { place in
      let isNorth = place.latitude > 40
      // One of them lies outside, and is told with the nearest town.
      return Locality(
        town: isNorth ? "Porto" : "Lisbon", isInTown: place.latitude < 41.5, country: "PT")
    }
    var trip = try SampleTrips.full()
    trip.pins = [
      try pin("Bridge", 41.1, day: 4), try pin("Tram", 38.7, day: 1), try pin("Falls", 41.9, day: 5),
      try pin("Tower", 38.69, day: 2), try pin("The wall at the tower", 38.69, day: 2),
    ]
    let page = try BuiltSite(trip, names: names).page("places/index.html")
    let headings = page.texts.filter { $0.around.contains("h2") }.map(\.text).filter { $0 != " " }
    claim(headings, is: ["Lisbon", "Porto and around"])
    let titles = page.texts.filter { $0.around.contains("li") && $0.around.last == "a" }.map(\.text)
      .filter { ["Tram", "Tower", "The wall at the tower", "Bridge", "Falls"].contains($0) }
    claim(titles, is: ["Tram", "Tower", "The wall at the tower", "Bridge", "Falls"])
    let text = page.text(in: "main")
    claim(text, has: "5 places: ", "\(text.prefix(80))")
    claim(page.texts.count { $0.text.contains("The same spot as") && $0.text.contains("Tower") }, is: 1)
    // In one town they stay parted by what they are.
    let one = PlaceLookup { _ in Locality(town: "Lisbon", isInTown: true, country: "PT") }
    let list = try BuiltSite(trip, names: one).page("places/index.html")
    claim(list.text(in: "main"), has: "5 places.")
  }

  @Test("a place tells its position once, as it is pasted")
  func positionOnce() throws {
    let place = try BuiltSite.full().page("places/torre-de-belem/index.html")
    let facts = place.text(in: "dl")
    claim(facts, has: "38.69160, -9.21600")
    claim(facts, lacks: "° N")
  }

  @Test("a budget's categories come from most to least")
  func categoryOrder() throws {
    let site = try BuiltSite.full()
    let page = try unwrapped(site.pages.first { $0.path == "budget/index.html" }).text
    let list = try unwrapped(page.components(separatedBy: "class=\"bars").dropFirst().first)
    let rows = list.components(separatedBy: "</ul>")[0].components(separatedBy: "class=\"val\">€")
    let sums = rows.dropFirst().compactMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
    #expect(sums.count > 1 && sums == sums.sorted(by: >))
  }

  @Test("a place tells who was there, on which days, what was paid, and how far away its photos were taken")
  func placeInFull() throws {
    var trip = try SampleTrips.full()
    trip.pins[0].who = ["Cleo"]
    trip.budget?.expenses[1].what = "Torre de Belém, tickets"
    let place = try BuiltSite(trip).page("places/torre-de-belem/index.html")
    let texts = place.text(in: "main")
    for words in ["Who was there", "Cleo and Ana", "Spent here", "Torre de Belém, tickets", "€7.80"] {
      claim(texts, has: words, "\(words)")
    }
    claim(texts, has: "38.69160, -9.21600")
    claim(texts, has: "m away")
    let links = place.all("a").compactMap { $0.attributes["href"] }
    claim(links, has: "../../days/2026-05-03/index.html")
    trip.budget = nil
    let hidden = try BuiltSite(trip).page("places/torre-de-belem/index.html")
    claim(hidden.text(in: "main"), lacks: "Spent here")
  }

  @Test("an entry leads to its places, and every stop of a day out to four maps")
  func waysOut() throws {
    let site = try BuiltSite.full()
    let entry = try site.page("journal/belem/index.html").all("a").compactMap { $0.attributes["href"] }
    claim(entry, has: "../../places/torre-de-belem/index.html")
    for path in ["days/2026-05-03/index.html", "map/index.html"] {
      let page = try site.page(path)
      let stops = page.all("details").filter { $0.attributes["class"] == "there" }
      let ways = page.all("a").compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("geo:") }
      #expect(!stops.isEmpty && ways.count >= stops.count, "\(path)")
      // The word is apart from the sign, which stands alone in a long list.
      let words = page.all("span").filter { $0.attributes["class"] == "word" }
      #expect(words.count == stops.count && page.text(in: "summary").contains("Directions"), "\(path)")
      for link in page.all("a") where link.attributes["href"]?.hasPrefix("https://") == true {
        claim(link.attributes["rel"], is: "noopener noreferrer")
      }
    }
    #expect(try site.page("index.html").all("details").allSatisfy { $0.attributes["class"] != "there" })
    for page in site.pages { claim(page.text, lacks: "The whole map</a> <a", "\(page.path)") }
  }

  @Test("a list of places folds the ways to each up, and the page of a place has them among its facts")
  func waysToPlaces() throws {
    let site = try BuiltSite.full()
    let list = try site.page("places/index.html")
    let folded = list.all("details").count { $0.attributes["class"] == "there" }
    #expect(folded > 0 && folded == list.all("li").count { $0.attributes["class"] == "place" })
    let place = try site.page("places/torre-de-belem/index.html")
    #expect(place.all("a").contains { $0.attributes["href"]?.hasPrefix("geo:") == true })
  }

  @Test("an entry of a lead alone shows it in the journal")
  func leadAlone() throws {
    var trip = try SampleTrips.full()
    trip.entries = [try SampleTrips.entry("x", day: 3, title: "X", SampleTexts.plain(""))]
    trip.entries[0].body = MarkdownDocument(blocks: [])
    trip.entries[0].lead = "From the inn to the pass."
    let journal = try BuiltSite(trip).page("journal/index.html")
    claim(journal.text(in: "main"), has: "From the inn to the pass.")
  }

  @Test("a place tells its address where one is written")
  func address() throws {
    var trip = try SampleTrips.full()
    func told() throws -> String {
      try BuiltSite(trip).page("places/torre-de-belem/index.html").text(in: "dl")
    }
    try claim(told(), lacks: "Address")
    trip.pins[0].address = "Av. Brasília, 1400-038 Lisboa"
    #expect(try told().contains("Address") && told().contains("Av. Brasília, 1400-038 Lisboa"))
  }

  @Test("a place that only its author sees leads nowhere")
  func keptPlace() throws {
    var trip = try SampleTrips.full()
    trip.pins[0].keptBack = [KeptBack(.draft, at: SampleTrips.place)]
    let site = try BuiltSite(trip, for: .author)
    let links = try site.page("places/torre-de-belem/index.html").all("a").compactMap {
      $0.attributes["href"]
    }
    #expect(!links.contains { $0.hasPrefix("geo:") || $0.contains("openstreetmap") })
  }

  @Test("the map and the places lead to all positions as a file")
  func positionsFile() throws {
    let site = try BuiltSite.full()
    for path in ["map/index.html", "places/index.html"] {
      #expect(try site.page(path).all("a").contains { $0.attributes["href"] == "../places.geojson" })
    }
  }

  @Test("the map and the figures lead to the recorded way as a file, where something was recorded")
  func trackFile() throws {
    var trip = try SampleTrips.full()
    func leads(_ path: String) throws -> Bool {
      try BuiltSite(trip).page(path).all("a").contains {
        $0.attributes["href"] == "../track.gpx" && $0.attributes["download"] == "track.gpx"
      }
    }
    #expect(!trip.tracks.isEmpty)
    #expect(try leads("map/index.html") && leads("figures/index.html"))
    trip.tracks = []
    #expect(try !leads("map/index.html") && !leads("figures/index.html"))
  }

  @Test("the budget leads to its numbers as a file, unless only sums are published")
  func expensesFile() throws {
    var trip = try SampleTrips.full()
    func leads() throws -> Bool {
      try BuiltSite(trip).page("budget/index.html").all("a").contains {
        $0.attributes["href"] == "../expenses.csv" && $0.attributes["download"] == "expenses.csv"
      }
    }
    #expect(try leads())
    trip.settings.publish.budget = .totals
    #expect(try !leads())
  }

  @Test("long trips are shown by months")
  func months() throws {
    let photos = try (1...31).map { try SampleTrips.photo("m\($0)", day: $0, hour: 9) }
    var trip = Trip(folderName: "long", photos: photos)
    trip.settings.start = LocalDate(iso: "2026-05-01")
    trip.settings.end = LocalDate(iso: "2026-06-02")
    let home = try BuiltSite(trip, today: "2026-07-01").page("index.html")
    #expect(home.texts.contains { $0.text == "May 2026" } && home.texts.contains { $0.text == "June 2026" })
  }

  @Test(
    "the budget's heading says what matters now",
    arguments: [
      ("2026-05-03", "left today", "of today’s"), ("2026-06-01", "spent", "of the €1,400"),
    ])
  func budget(today: String, title: String, lede: String) throws {
    let budget = try BuiltSite.full(today: today).page("budget/index.html")
    #expect(budget.text(in: "h1").hasSuffix(title))
    #expect(budget.texts.contains { $0.text.hasPrefix(lede) })
    #expect(budget.all("table").count >= 4)
    claim(budget.all("details").count, is: 5)
  }

  @Test("overspending is said in words and with a sign, not with a minus alone")
  func overspent() throws {
    var trip = try SampleTrips.full()
    trip.budget?.total = Money(minorUnits: 10_000, currency: .euro)
    let budget = try BuiltSite(trip, today: "2026-06-01").page("budget/index.html")
    #expect(budget.text(in: "h1").hasSuffix(" spent"))
    claim(budget.text(in: "main"), has: " more than the €100")
    claim(budget.text(in: "h1"), lacks: "−")
    #expect(budget.texts.contains { $0.text.contains("▲") })
  }

  @Test(
    "exposures are written as photographers do",
    arguments: [
      (
        Exposure(time: 0.004, fNumber: 2.8, iso: 200, focalLength: 35),
        "1/250\u{A0}s, f/2.8, ISO\u{A0}200, 35\u{A0}mm"
      ),
      (Exposure(time: 2.5), "2.5\u{A0}s"), (Exposure(time: 30, fNumber: 8), "30\u{A0}s, f/8"),
      (Exposure(), nil),
      (Exposure(time: .nan, fNumber: .infinity, iso: -1, focalLength: 0), nil),
      (Exposure(time: 1e-9), "1/1000000\u{A0}s"),
    ])
  func exposure(exposure: Exposure, text: String?) {
    let numbers = NumberStyle(decimalMark: ".", thousandsMark: ",", percent: "{number}%")
    claim(ExposureWording(exposure, numbers: numbers).text, is: text)
  }

  @Test("ratios of pictures have a class each in the style sheet")
  func ratioClasses() throws {
    let bytes = try unwrapped(try ShippedTheme.read().assets["style.css"])
    let style = try unwrapped(String(validating: bytes, as: UTF8.self))
    for tenths in 4...30 { claim(style, has: ".r\(tenths) {", "r\(tenths)") }
  }
}
