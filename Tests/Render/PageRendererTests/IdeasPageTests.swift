import Claims
import Diagnostics
import PageReading
import SiteLanguage
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Pages of saved attractions")
struct IdeasPageTests {
  private static func idea(
    _ name: String, _ change: (inout Attraction) throws -> Void = { _ in }
  ) throws -> Attraction {
    var idea = Attraction(name: name, place: SampleTrips.place)
    idea.at = Written(
      NamedPlace(name: nil, coordinate: try SampleTrips.at(38.713, -9.133)), at: SampleTrips.place)
    try change(&idea)
    return idea
  }

  private static let spans = [
    OpeningHours.Span(start: 600, end: 840), OpeningHours.Span(start: 960, end: 1560),
  ]
  private static let hours = OpeningHours(
    days: [.closed] + Array(repeating: .open(spans), count: 6), holidays: .closed)

  private static func trip() throws -> Trip {
    var trip = try SampleTrips.full()
    trip.attractions = [
      try idea("Castle") { idea in
        (idea.category, idea.rating, idea.price) = ("sight", Rating(hundredths: 450), PriceLevel(level: 2))
        (idea.hours, idea.tags) = (hours, ["old stones", "view"])
        idea.day = DayAndTime(date: try SampleTrips.day(5), time: try SampleTrips.clock(11, 0))
        idea.link = "https://example.org/castle"
        idea.phone = "+351 21 000"
        idea.address = "Rua do Castelo"
        idea.reviews = [.init(by: "Ben", text: "Peacocks.", rating: Rating(hundredths: 400))]
        idea.photos = ["photos/tower.jpg"]
      },
      try idea("Noodles") { idea in
        (idea.category, idea.rating, idea.price) = (
          "food", Rating(hundredths: 300), PriceLevel(level: 1, sign: "€")
        )
        idea.hoursText = "when they feel like it"
      },
      try idea("Garden") { ($0.category, $0.price, $0.at) = ("sight", PriceLevel(level: 0), nil) },
      try idea("Viewpoint") { $0.day = DayAndTime(date: try SampleTrips.day(5)) },
    ]
    return trip
  }

  private func words(_ page: PageReader) -> String {
    page.texts.map(\.text).joined(separator: " ").split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test("a page leads to those before and behind it in the list of all")
  func turning() throws {
    let site = try BuiltSite(try Self.trip())
    // The garden is a sight as the castle is, and stands before the noodles, which the file has before it.
    let page = try site.page("ideas/garden/index.html")
    let ends = page.all("a").filter { ["prev", "next"].contains($0.attributes["rel"] ?? "") }
    claim(ends.compactMap { $0.attributes["href"] }, is: ["../castle/index.html", "../noodles/index.html"])
  }

  @Test("the section lists them by category, with the marks by which a script narrows and sorts")
  func section() throws {
    let site = try BuiltSite(try Self.trip())
    let page = try site.page("ideas/index.html")
    claim(
      page.all("section").compactMap { $0.attributes["data-group"] },
      is: [
        "Sights", "Food and drink", "Whatever else",
      ])
    let cards = page.all("li").filter { $0.attributes["class"] == "idea" }
    claim(cards.map { $0.attributes["data-rating"] }, is: ["450", nil, "300", nil])
    claim(cards.map { $0.attributes["data-price"] }, is: ["2", "0", "1", nil])
    try #require(cards.count == 4)
    claim(cards[0].attributes["data-tags"], is: "old stones\nview")
    claim(cards[0].attributes["data-open"], is: "2\n3\n4\n5\n6\n7")
    let text = words(page)
    for shown in ["4.5 of 5", "price level 2 of 4", "€€", "free", "Tue 5 May: 10:00–14:00,16:00–02:00"] {
      claim(text, has: shown, "\(shown)")
    }
  }

  @Test("without script they stand there in each order, by what tells them apart")
  func orders() throws {
    let page = try BuiltSite(try Self.trip()).page("ideas/index.html")
    let heads = page.texts.filter { $0.around.contains("summary") }.map(\.text)
    // The first folds up what a script chooses and sorts by.
    claim(
      heads,
      is: [
        "Choose and sort", "Best rated first", "Best rated last", "Cheapest first", "Dearest first",
      ])
    let links = page.all("a").compactMap { $0.attributes["href"] }.filter { $0.hasSuffix("/index.html") }
    let folded = links.filter {
      ["castle", "noodles", "garden"].contains(
        $0.split(separator: "/").dropLast().last.map(String.init) ?? "")
    }
    #expect(folded.count >= 10)
  }

  @Test("the days on which they may be open have their year in a folder of several years")
  func openInYears() throws {
    var trip = Trip(
      folderName: "x",
      photos: try ["2026-05-03", "2027-05-04"].map { date in
        var photo = try SampleTrips.photo(date, day: 3, hour: 9)
        photo.cameraClock = LocalDateTime(
          date: try unwrapped(LocalDate(iso: date)), time: try SampleTrips.clock(9, 5))
        return photo
      })
    trip.attractions = [try Self.idea("Castle") { $0.hours = Self.hours }, try Self.idea("Noodles")]
    let page = try BuiltSite(trip, today: "2027-06-01").page("ideas/index.html")
    let choices = page.texts.filter { $0.around.last == "option" }.map(\.text)
    #expect(choices.contains("Open on 3 May 2026") && choices.contains("Open on 4 May 2027"), "\(choices)")
  }

  @Test("each has its page, with hours, reviews and the ways to it")
  func page() throws {
    let site = try BuiltSite(try Self.trip())
    let page = try site.page("ideas/castle/index.html")
    let text = words(page)
    for shown in [
      "Castle", "Monday closed", "Tuesday 10:00–14:00,16:00–02:00", "Public holidays closed", "Peacocks.",
      "Rua do Castelo", "example.org/castle", "Past midnight is the night of the day that is named.",
      "Planned for Tue 5 May, 11:00 · open 10:00–14:00,16:00–02:00",
    ] {
      claim(text, has: shown, "\(shown): \(text)")
    }
    let links = page.all("a").compactMap { $0.attributes["href"] }
    #expect(links.contains("tel:+35121000") && links.contains { $0.hasPrefix("geo:38.713") })
    claim(links, has: "../../days/2026-05-05/index.html")
    claim(words(try site.page("ideas/noodles/index.html")), has: "when they feel like it")
    #expect(try site.page("ideas/garden/index.html").all("figure").isEmpty)
  }

  @Test("a committed one stands on its day: in the hours with a time, else as planned for it, and on the map")
  func day() throws {
    let site = try BuiltSite(try Self.trip())
    let page = try site.page("days/2026-05-05/index.html")
    let hours = page.all("li").compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("at-") }
    claim(hours, is: ["at-idea"])
    claim(words(page), has: "Planned for this day")
    let marks = page.elements.filter { $0.attributes["class"] == "map-pin map-idea" }
    #expect(!marks.isEmpty)
    let earlier = try site.page("days/2026-05-03/index.html")
    claim(words(earlier), lacks: "Planned for this day")
  }

  @Test("a day to come offers what is on no day yet")
  func suggestions() throws {
    let page = try BuiltSite(try Self.trip()).page("days/2026-05-05/index.html")
    claim(words(page), has: "Still to choose from")
    claim(page.text(in: "h3"), has: "Noodles")
  }

  @Test(
    "how far one is from a stop that is called by a town names that town, too",
    arguments: [("Lisbon", true), ("Almada", false)])
  func away(town: String, isInTown: Bool) throws {
    var trip = Trip(folderName: "trip", photos: [try SampleTrips.photo("a", day: 3, hour: 9)])
    trip.attractions = [try Self.idea("Castle")]
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 38.7 ? town : "Lisbon", isInTown: true, country: "PT")
    }
    let told = words(try BuiltSite(trip, names: names).page("ideas/castle/index.html"))
    claim(told.contains("from a stop in Lisbon"), is: isInTown, "\(told)")
    #expect(told.contains("from Lisbon") != isInTown, "\(told)")
  }

  @Test("of a trip without a day no stop is told: nobody is known to have been in the town to which it leads")
  func awayFromDestination() throws {
    var trip = Trip(folderName: "trip")
    trip.attractions = [try Self.idea("Castle")]
    trip.settings.destination = Written(
      NamedPlace(name: "Lisbon", coordinate: try SampleTrips.at(38.73, -9.15)), at: SampleTrips.place)
    let names = PlaceLookup { _ in Locality(town: "Lisbon", isInTown: true, country: "PT") }
    let told = words(try BuiltSite(trip, names: names).page("ideas/castle/index.html"))
    claim(told, has: "from a place in Lisbon", "\(told)")
    claim(told, lacks: "a stop in", "\(told)")
  }

  @Test("the page of one has its hours by themselves, to stand below the map, and its position once")
  func facts() throws {
    let page = try BuiltSite(try Self.trip()).page("ideas/castle/index.html")
    claim(page.all("section").count { $0.attributes["class"] == "hours" }, is: 1)
    #expect(page.all("h2").contains { $0.attributes == ["class": "small", "id": "hours"] })
    let told = words(page)
    #expect(told.contains("38.71300, -9.13300") && !told.contains("38.7130°"), "\(told)")
  }

  @Test("headings have hollow signs where nobody was, tags lead to their pages, and distances are explained")
  func looks() throws {
    var trip = try Self.trip()
    trip.attractions[1].isVisited = true
    trip.attractions[0].tags = ["old stones", "UNESCO"]
    let page = try BuiltSite(trip).page("ideas/index.html")
    let heads = page.all("svg").filter { $0.around.last == "h2" }
    func signs(of name: String) -> [String] {
      heads.compactMap { $0.attributes["class"] }.filter { $0.contains(name) }
    }
    #expect(signs(of: "c-sight").allSatisfy { $0.contains("hollow") } && !signs(of: "c-sight").isEmpty)
    #expect(signs(of: "c-food").allSatisfy { !$0.contains("hollow") })
    let links = page.all("a").filter { $0.attributes["rel"] == "tag" }.compactMap { $0.attributes["href"] }
    claim(links, is: ["../tags/unesco/index.html"], "\(links)")
    claim(words(page), has: "Distances are in a straight line from the nearest stop, bed or place")
  }

  @Test("the section is in the navigation only where something was saved")
  func navigation() throws {
    func links(_ trip: Trip) throws -> [String] {
      let page = try BuiltSite(trip).page("index.html")
      return page.texts.filter { $0.around.contains("nav") }.map(\.text)
    }
    try claim(links(try Self.trip()), has: "Ideas")
    #expect(!(try links(try SampleTrips.full()).contains("Ideas")))
  }

  @Test(
    "what was visited or is a place has a filled sign on the map, what was not a hollow one, in its key, too")
  func signs() throws {
    var trip = try Self.trip()
    trip.attractions[1].isVisited = true
    var pinned = try Self.idea("The good bench")
    pinned.at?.value.coordinate = trip.pins[1].coordinate
    trip.attractions.append(pinned)
    let page = try BuiltSite(trip).page("ideas/index.html")
    func count(_ name: String) -> Int { page.elements.count { $0.attributes["class"] == name } }
    // Castle and Viewpoint, each on the wide and the narrow drawing; the garden has no place.
    claim(count("map-pin map-idea"), is: 4)
    claim(count("map-pin"), is: 4)
    claim(words(page), has: "Hollow signs: saved, not visited.")
    let key = page.elements.compactMap { $0.attributes["class"] }
    #expect(key.contains("sign sign-hollow c-sight") && !key.contains("sign sign-hollow c-food"), "\(key)")
  }

  @Test("they have the same numbers in the list and on the map, but what has no place")
  func numbers() throws {
    var trip = try Self.trip()
    for (index, latitude) in [(1, 38.75), (3, 38.73)] {
      trip.attractions[index].at?.value.coordinate = try SampleTrips.at(latitude, -9.133)
    }
    let page = try BuiltSite(trip).page("ideas/index.html")
    let listed = page.texts.filter { $0.around.last == "b" && $0.around.contains("li") }.map(\.text)
    claim(listed, is: ["1", "2", "3"])
    let drawn = page.texts.filter { $0.around.last == "title" && $0.around.contains("a") }.map(\.text)
    for name in ["1 Castle", "2 Noodles", "3 Viewpoint"] { claim(drawn, has: name, "\(drawn)") }
    // Of so few no choice is open.
    #expect(page.texts.contains { $0.around.last == "summary" && $0.text == "Choose and sort" })
  }

  @Test("a way through a day's ideas names where it begins, and its sum is that of its rows")
  func walk() throws {
    var trip = try SampleTrips.full()
    var bed = TripEvent(
      kind: .hotel, title: "Ryokan", start: TripEvent.Time(DayAndTime(date: try SampleTrips.day(4))),
      end: TripEvent.Time(DayAndTime(date: try SampleTrips.day(5))), place: SampleTrips.place)
    bed.at = Written(
      NamedPlace(name: "Inn", coordinate: try SampleTrips.at(38.7, -9.13)), at: SampleTrips.place)
    trip.events = [bed]
    // 3.34, 6.44 and 1.14 km: 10.92 together, and 10.8 as they are told.
    trip.attractions = try [("A", 38.730093), ("B", 38.788116), ("C", 38.798387)].map { name, latitude in
      try Self.idea(name) {
        $0.at?.value.coordinate = try SampleTrips.at(latitude, -9.13)
        $0.day = DayAndTime(date: try SampleTrips.day(5))
      }
    }
    let page = try BuiltSite(trip, today: "2026-05-04").page("days/2026-05-05/index.html")
    let told = page.texts.filter { $0.around.contains("section") }.map(\.text).joined(separator: "|")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for distance in ["3.3", "6.4", "1.1"] {
      claim(told, has: "\(distance) km on", "\(distance) of \(told)")
    }
    claim(told, has: "10.8 km in all", "\(told)")
    let links = page.texts.filter { $0.around.contains("ol") && $0.around.contains("a") }.map(\.text)
    let first = try unwrapped(links.lastIndex(of: "Ryokan"))
    claim(links.dropFirst(first + 1).first, is: "A", "\(links)")
  }

  @Test("the map's list says which were visited, by words and by signs as the map has them")
  func listOnMap() throws {
    var trip = try Self.trip()
    trip.attractions[1].isVisited = true
    let note = "Hollow signs: saved, not visited."
    func list(_ trip: Trip) throws -> String {
      let page = try unwrapped(try BuiltSite(trip).pages.first { $0.path == "map/index.html" })
      let list = try unwrapped(page.text.firstRange(of: #"<h2 id="ideas">"#))
      return String(page.text[list.upperBound...])
    }
    try claim(list(trip), has: "<p>\(note)</p>")
    try claim(list(trip), has: "3 of 5 · visited</span>")
    // Castle and Viewpoint; the noodles were eaten, and the garden has no place.
    try claim(list(trip).ranges(of: "sign sign-hollow").count, is: 2)
    for index in trip.attractions.indices { trip.attractions[index].isVisited = true }
    #expect(try !list(trip).contains(note) && list(trip).contains("4.5 of 5 · visited</span>"))
    try claim(list(trip), lacks: "sign-hollow")
  }

  // The test's own reading of the words leaves the blank of ", " out.
  @Test("a week is summed up by its runs of days, those with the same hours together")
  func summary() throws {
    let style = HoursStyle(words: Words(language: "en", table: try ShippedTheme.read().phrases))
    let day = OpeningHours.Day.open([OpeningHours.Span(start: 540, end: 1080)])
    let week = OpeningHours(days: [day, day, day, day, day, .closed, .open([.wholeDay])])
    claim(style.summary(week).withPlainSpaces, is: "Mon–Fri: 09:00–18:00,Sun: open all day")
    let broken = OpeningHours(days: [day, .closed] + Array(repeating: day, count: 5))
    claim(style.summary(broken).withPlainSpaces, is: "Mon,Wed–Sun: 09:00–18:00")
    let same = OpeningHours(days: Array(repeating: day, count: 7))
    claim(style.summary(same).withPlainSpaces, is: "09:00–18:00")
    claim(
      style.summary(OpeningHours(days: [.closed] + Array(repeating: .untold, count: 6))), is: "Mon: closed")
  }
}
