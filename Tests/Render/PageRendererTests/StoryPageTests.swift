import Basemap
import Claims
import Foundation
import Markdown
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The story of the whole trip")
struct StoryPageTests {
  /// A trip of so many days with an entry each, of so many words.
  private func site(days: Int, words: Int) throws -> BuiltSite {
    let text = SampleTexts.plain(Array(repeating: "word", count: words).joined(separator: " "))
    let entries = try (0..<days).map { number in
      var entry = try SampleTrips.entry("e\(number)", day: 1, title: "Entry \(number)", text)
      entry.day = .fileName(try SampleTrips.day(1) + number)
      return entry
    }
    return try BuiltSite(Trip(folderName: "x", entries: entries))
  }

  private func leaves(_ page: PageReader) -> [String] {
    page.all("section").filter { $0.attributes["class"] == "leaf" }.compactMap { $0.attributes["id"] }
  }

  @Test("has each day once with its map and all its entries in full, in their order")
  func whole() throws {
    let built = try BuiltSite.full(today: "2026-06-01")
    let page = try built.page("story/index.html")
    let plan = built.plan.trips[0]
    let told = plan.days.filter { !$0.timeline.isEmpty }
    claim(leaves(page), is: told.map { "day-\($0.date)" })
    let entries = page.all("article").compactMap { $0.attributes["id"] }
    claim(entries, is: told.flatMap(\.entries).map { "entry-\($0.index + 1)" })
    let maps = page.all("svg").count { $0.attributes["class"]?.contains("map-square") == true }
    claim(maps, is: told.count { !$0.route.isEmpty || !$0.places.isEmpty })
    let ids = page.elements.compactMap { $0.attributes["id"] }
    claim(Set(ids).count, is: ids.count)
  }

  @Test(
    "shows nothing again that an entry of several days has shown, and has a day without anything else as a line"
  )
  func severalDays() throws {
    var trip = Trip(folderName: "x")
    trip.photos = try [("counter", 1), ("tower", 2), ("tram", 3)].map {
      var photo = try SampleTrips.photo($0, day: $1, hour: 9)
      photo.coordinate = try SampleTrips.at(38.7 + Double($1) / 10, -9.2 - Double($1) / 10)
      return photo
    }
    let blocks = SampleTexts.plain("Three days.").blocks
    let text = MarkdownDocument(
      blocks: blocks + ["counter.jpg", "tower.jpg"].map { Block.paragraph([SampleTexts.image($0)]) })
    trip.entries = [try SampleTrips.entry("all", day: 1, title: "By rail", text)]
    trip.entries[0].until = try SampleTrips.day(3)
    let page = try BuiltSite(trip, today: "2026-06-01").page("story/index.html")
    let shown = page.all("a").compactMap { $0.attributes["data-photo"] }
    claim(shown.sorted(), is: ["counter", "tower", "tram"])
    claim(leaves(page).count, is: 3)
    // The second day has neither map nor figures.
    func maps(_ page: PageReader) -> Int {
      page.all("svg").count { $0.attributes["class"]?.contains("map-square") == true }
    }
    claim(maps(page), is: 2)
    // What was recorded on it is nothing that the entry has told.
    let start = try SampleTrips.day(2).dayNumber * 86_400 + 10 * 3600
    let points = try (0...60).map { minute in
      TrackPoint(
        coordinate: try SampleTrips.at(38.9 + Double(minute) / 1000, -9.4),
        instant: Instant(seconds: start + minute * 60))
    }
    trip.tracks = [Track(file: "tracks/2.gpx", segments: [points])]
    claim(maps(try BuiltSite(trip, today: "2026-06-01").page("story/index.html")), is: 3)
  }

  @Test("says of pictures behind the words of a day that they are of that, too")
  func alsoThatDay() throws {
    let page = try BuiltSite.full(today: "2026-06-01").page("story/index.html")
    let headings = page.texts.filter { $0.around.last == "h3" && $0.text == "Also that day" }
    #expect(!headings.isEmpty)
  }

  @Test("opens with its first day, and has the map of the whole way below the last")
  func route() throws {
    let page = try BuiltSite.full(today: "2026-06-01").page("story/index.html")
    let classes = page.elements.map { $0.attributes["class"] ?? "" }
    let last = try unwrapped(classes.lastIndex(of: "leaf"))
    let route = try unwrapped(classes.firstIndex(of: "route"))
    #expect(route > last)
    // By its name, and with the numbers of the front page.
    let front = try BuiltSite.full(today: "2026-06-01").page("index.html")
    let numbers = [page, front].map { page in
      page.texts.filter { $0.around.contains("dt") && $0.around.suffix(4).contains("section") }.map(\.text)
    }
    claim(page.texts.filter { $0.around.last == "h2" }.map(\.text), has: "The way")
    #expect(!numbers[0].isEmpty && numbers[0].allSatisfy(numbers[1].contains), "\(numbers)")
  }

  @Test("leads down to each day, has no tags, no large letter, and tells once whose land its maps show")
  func head() throws {
    let built = try BuiltSite(
      SampleTrips.full(), today: "2026-06-01",
      atlas: ShippedTheme.atlas())
    let page = try built.page("story/index.html")
    let links = page.all("a").compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#day-") }
    claim(links, is: leaves(page).map { "#" + $0 })
    #expect(!page.all("a").contains { $0.attributes["rel"] == "tag" })
    #expect(!page.all("p").contains { $0.attributes["class"] == "open" })
    let sources = page.texts.filter { $0.text.contains("Natural Earth") && $0.around.contains("section") }
    claim(sources.count, is: 1)
    // The day has both.
    let day = try built.page("days/2026-05-03/index.html")
    #expect(day.all("a").contains { $0.attributes["rel"] == "tag" })
  }

  @Test("leads down to the only day of a part, too: its name says only which part it is")
  func leapsOfParts() throws {
    let built = try site(days: 2, words: 3_000)
    for path in ["story/index.html", "story/2/index.html"] {
      let page = try built.page(path)
      let links = page.all("a").compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#day-") }
      claim(links, is: leaves(page).map { "#" + $0 })
      claim(links.count, is: 1)
      // What leads to the other part says with which day that begins.
      let other: (href: String, label: String) =
        path == "story/index.html" ? ("2/index.html", "Day 2") : ("../index.html", "Day 1")
      let hrefs = page.all("a").filter { $0.around.contains("nav") }.compactMap { $0.attributes["href"] }
      claim(hrefs.contains(other.href), is: true, "\(hrefs)")
      let labels = page.texts.filter { $0.around.contains("nav") && $0.text.contains("…") }.map(\.text)
      claim(labels.map { String($0.prefix(5)) }, is: [other.label])
    }
  }

  @Test("says of each kind of line what it means below every map that has it")
  func key() throws {
    let page = try BuiltSite.full(today: "2026-06-01").page("story/index.html")
    let keys = page.elements.filter { $0.attributes["class"] == "note key" }
    let told = page.texts.filter { $0.around.contains("section") && $0.around.last == "span" }.map(\.text)
    let lines = ["Recorded.", "On foot.", "No track, drawn straight.", "By rail."].map { line in
      told.count { $0.contains(line) }
    }
    #expect(keys.count > 1 && lines.contains { $0 > 1 }, "\(told)")
  }

  @Test("has beside the words of each day which it is, and the figures that the day's own page has")
  func margin() throws {
    let built = try BuiltSite.full(today: "2026-06-01")
    let page = try built.page("story/index.html")
    let margins = page.elements.filter { $0.attributes["class"] == "beside" }
    claim(margins.count, is: leaves(page).count)
    // Who hears the page has heard it above.
    let running = page.elements.filter { $0.attributes["class"] == "running" }
    #expect(running.count == margins.count && running.allSatisfy { $0.attributes["aria-hidden"] == "true" })
    func figures(_ page: PageReader) -> [String] {
      page.texts.filter { $0.around.contains("dl") && $0.around.last == "dt" }.map(\.text)
    }
    let day = try built.page("days/2026-05-03/index.html")
    let told = figures(page)
    #expect(!told.isEmpty && figures(day).allSatisfy(told.contains), "\(told)")
  }

  @Test("calls each day by its number and its title, since several may have one title")
  func names() throws {
    let page = try site(days: 3, words: 100).page("story/index.html")
    for leaf in page.all("section") where leaf.attributes["class"] == "leaf" {
      let id = try unwrapped(leaf.attributes["id"])
      claim(leaf.attributes["aria-labelledby"], is: "\(id)-kick \(id)-title")
      #expect(page.all("p").contains { $0.attributes["id"] == "\(id)-kick" })
    }
    #expect(page.texts.map(\.text).contains { $0.hasPrefix("Day 2") })
  }

  @Test("is in the navigation of every page behind the trip, and of none where nothing is told")
  func navigation() throws {
    func links(_ page: PageReader) -> [String] {
      page.texts.filter { $0.around.contains("nav") }.map(\.text)
        .filter { ["Trip", "Story", "Days"].contains($0) }
    }
    let told = try BuiltSite.full(today: "2026-06-01")
    for page in ["index.html", "story/index.html"] {
      claim(links(try told.page(page)), is: ["Trip", "Story", "Days"])
    }
    claim(links(try BuiltSite(Trip(folderName: "x")).page("index.html")), lacks: "Story")
  }

  @Test(
    "goes on on another page before it is too heavy, in parts as long as one another",
    arguments: [
      (3, 100, [3]), (5, 2_400, [2, 2, 1]), (2, 9_000, [1, 1]), (14, 30, [7, 7]), (30, 10, [10, 10, 10]),
    ] as [(Int, Int, [Int])])
  func parts(days: Int, words: Int, expected: [Int]) throws {
    let built = try site(days: days, words: words)
    let parts = built.plan.trips[0].addresses.story
    claim(parts.map(\.days.count), is: expected)
    for (number, part) in parts.enumerated() {
      let page = try built.page(part.page.text)
      claim(leaves(page).count, is: expected[number])
      // However long it is, no day loses an entry.
      claim(page.all("article").count, is: expected[number])
      let next = page.all("link").contains { $0.attributes["rel"] == "next" }
      claim(next, is: number + 1 < parts.count)
    }
  }

  @Test("has no signs of places on the map of a day whose way tells it, since no key stands there")
  func wayAlone() throws {
    var trip = Trip(folderName: "x")
    let towns = [("Seville", 37.39, -5.97), ("Cádiz", 36.5305, -6.299)]
    trip.entries = try towns.map { name, latitude, longitude in
      var entry = try SampleTrips.entry(
        "at-\(Int(latitude))", day: 3, title: name, SampleTexts.plain("Words."))
      let spot = try SampleTrips.at(latitude, longitude)
      entry.place = Written(NamedPlace(name: name, coordinate: spot), at: SampleTrips.place)
      return entry
    }
    let text = SampleTexts.plain(Array(repeating: "word", count: 300).joined(separator: " "))
    trip.entries.append(try SampleTrips.entry("next", day: 4, title: "Next", text))
    trip.pins = try [("Market", 36.5302, 12), ("Lighthouse", 36.54, 16)].map { title, latitude, hour in
      Pin(
        title: title, coordinate: try SampleTrips.at(latitude, -6.2995),
        time: DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(hour, 15)),
        category: "view", description: "Seen.", place: SampleTrips.place)
    }
    let names = PlaceLookup { place in
      Locality(
        town: place.latitude > 37 ? "Seville" : "Cádiz", metres: 500, isInTown: true, country: "ES")
    }
    let site = try BuiltSite(trip, today: "2026-06-01", names: names)
    let story = try unwrapped(site.pages.first { $0.path == "story/index.html" }).text
    let maps = story.split(separator: "<svg class=\"map map-square\"").dropFirst()
      .map { $0.prefix { $0 != "\n" } }
    #expect(maps.contains { $0.contains("map-stop") })
    #expect(maps.allSatisfy { !$0.contains("class=\"map-pin") })
  }

  @Test("shows where one stayed once, and not on each day there")
  func stay() throws {
    let page = try site(days: 5, words: 60).page("story/index.html")
    claim(page.all("svg").count { $0.attributes["class"]?.contains("map-square") == true }, is: 1)
  }

  @Test(
    "is not there for one day, without entries, or where nobody would read it in one go",
    arguments: [(1, 300, false), (2, 150, true), (2, 149, false), (400, 3, true), (401, 3, false)]
      as [(Int, Int, Bool)])
  func none(days: Int, words: Int, isThere: Bool) throws {
    try claim(!site(days: days, words: words).plan.trips[0].addresses.story.isEmpty, is: isThere)
    #expect(try BuiltSite(Trip(folderName: "x")).plan.trips[0].addresses.story.isEmpty)
  }

  @Test("is there for few words with pictures, and leads from nowhere where it is not", arguments: [2, 3])
  func few(pictures: Int) throws {
    var trip = try SampleTrips.full()
    for index in trip.entries.indices { trip.entries[index].body = SampleTexts.plain("Words.") }
    trip.photos = Array(trip.photos.prefix(pictures))
    let built = try BuiltSite(trip, today: "2026-06-01")
    let home = try built.page("index.html")
    let isThere = pictures == 3
    claim(built.pages.contains { $0.path == "story/index.html" }, is: isThere)
    claim(home.texts.contains { $0.text == "Read the whole story" }, is: isThere)
    claim(home.all("a").contains { $0.attributes["href"] == "story/index.html" }, is: isThere)
  }

  @Test("is where the front page and each day lead")
  func links() throws {
    let built = try BuiltSite.full(today: "2026-06-01")
    func targets(_ path: String) throws -> [String] {
      try built.page(path).all("a").compactMap { $0.attributes["href"] }.filter { $0.contains("story/") }
    }
    // Beside the navigation one to its beginning, and one that a script shows where the reader stopped.
    try claim(targets("index.html"), is: Array(repeating: "story/index.html", count: 3))
    try claim(
      targets("days/2026-05-03/index.html"),
      is: ["../../story/index.html", "../../story/index.html#day-2026-05-03"])
  }
}
