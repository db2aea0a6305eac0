import Claims
import Foundation
import Basemap
import Diagnostics
import PageReading
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("Countries, people, the world and the years of a library")
struct LibraryPagesTests {
  private static func library(_ trips: [TripSummary]? = nil, people: [Person] = []) throws -> BuiltLibrary {
    let atlas = try ShippedTheme.atlas()
    return try BuiltLibrary(try trips ?? LibrarySamples.trips(), atlas: atlas) { $0.people = people }
  }

  /// That of the samples as they are: made once for all tests that look at no other.
  private static let samples: Result<BuiltLibrary, any Error> = Result { try library() }

  @Test("a country says when, on which trips, who, and where")
  func country() throws {
    let library = try Self.samples.get()
    let page = try library.page("countries/pt/index.html")
    claim(page.text(in: "h1"), has: "Portugal")
    claim(page.allText, has: "One trip, 2026.")
    claim(page.allText, has: "1–2 May 2026")
    claim(page.allText, has: "Ana Costa")
    claim(page.allText, has: "2 days")
    claim(page.links, has: "../../trip-1/index.html")
    claim(page.links, has: "../../people/ana-costa/index.html")
    claim(page.allText, has: "Tower <script>")
    claim(page.allText, has: "Bench")
    #expect(page.links.contains { $0.hasSuffix("trip-1/places/p-3869/index.html") })
    for place in library.plan.places where place.country == "PT" {
      let anchor = try unwrapped(place.link.fragment)
      #expect(page.elements.contains { $0.attributes["id"] == anchor && $0.name == "li" })
    }
    #expect(page.elements.contains { $0.attributes["class"] == "world-visited" })
    claim(page.allText, lacks: "رحلة")
  }

  @Test("a place says who was there and when, trip by trip, and leads to what else is within a walk")
  func place() throws {
    var again = try LibrarySamples.trip("Porto", "2024-07-01 2024-07-04", of: ["Dora"])
    again.items = [try LibrarySamples.pin("Tower", 38.6901, -9.21, "2024-07-02", "PT", region: "Lisbon")]
    again.items[0].who = ["Maya"]
    var near = try LibrarySamples.lisbon()
    near.items[1].spot?.position = Coordinate(latitude: 38.695, longitude: -9.21)
    let page = try Self.library([near, again]).page("countries/pt/index.html")
    // What two trips came by is one place, the newer visit first.
    claim(page.allText, has: "Lisbon <b>& back</b> 1 May 2026 Porto 2 July 2024 Maya")
    // Those who come along are named once, beside their trip.
    claim(page.allText, has: "1–2 May 2026 2 days Ana Costa and Ben")
    claim(page.allText.ranges(of: "Ana Costa and Ben").count, is: 1)
    claim(page.links, has: "../../trip-2/places/p-3869/index.html")
    // Of the two the first says so, by the fullest name of the other.
    #expect(page.allText.firstMatch(of: /Near by: Tower <script> 5[56]\d m/) != nil)
    claim(page.allText.ranges(of: "Near by:").count, is: 1)
    #expect(page.links.contains { $0.hasSuffix("#place-tower-script") })
    #expect(page.elements.contains { $0.attributes["id"] == "place-tower-script" })
  }

  @Test("a country to which nobody went yet says so, and stands behind the others")
  func planned() throws {
    let library = try Self.samples.get()
    let page = try library.page("countries/ch/index.html")
    claim(page.allText, has: "Nobody was here yet")
    claim(page.allText, has: "Planned")
    let all = try library.page("countries/index.html")
    let told = "2 countries, on 4 of 6 days; of 2 days nothing tells where."
    claim(all.allText, has: told)
    claim(all.allText, has: "Still to come")
    claim(all.allText, has: "Portugal 2 days · 1 trip · 2 places Lisbon")
    let links = all.links.filter { $0.hasSuffix("index.html") && $0.split(separator: "/").count == 2 }
    claim(links.last, is: "ch/index.html")
  }

  @Test("a person has trips, countries, places and days together")
  func person() throws {
    var ana = Person(name: "Ana Costa", place: SourcePlace(file: "people.yml"))
    ana.bio = "Reads\ntimetables.\n\nLives by a canal."
    (ana.mail, ana.phone) = ("ana@example.org", "+351 21 000")
    ana.links = [
      Person.Link(name: "Her <page>", address: "https://example.org/"), Person.Link(address: "javascript:x"),
    ]
    ana.been = [Person.Been(name: "Samarkand", country: "UZ", year: 2008)]
    let page = try Self.library(people: [ana]).page("people/ana-costa/index.html")
    claim(page.text(in: "h1"), is: "Ana Costa")
    claim(page.allText, has: "2 trips, 2025–2026.")
    claim(page.all("p").count { $0.attributes["class"] == "bio" }, is: 2)
    claim(page.allText, has: "Reads timetables.")
    claim(page.allText, has: "Her <page>")
    claim(page.links, has: "https://example.org/")
    for scheme in ["mailto:", "tel:", "javascript:"] {
      #expect(!page.links.contains { $0.hasPrefix(scheme) }, "\(scheme)")
    }
    claim(page.allText, has: "Portugal")
    claim(page.allText, has: "Morocco")
    claim(page.allText, has: "Ben")
    claim(page.allText, has: "ليلى")
    claim(page.allText, has: "Samarkand,Uzbekistan 2008")
    ana.showsContact = true
    let open = try Self.library(people: [ana]).page("people/ana-costa/index.html")
    claim(open.links, has: "mailto:ana@example.org")
    claim(open.links, has: "tel:+35121000")
  }

  @Test("companions stand beside the trips, and below them where these are many", arguments: [1, 6])
  func beside(_ count: Int) throws {
    let trips = try (1...count).map { month in
      try LibrarySamples.trip("No \(month)", "2025-0\(month)-01 2025-0\(month)-02", of: ["Ana", "Ben"])
    }
    let text = try Self.library(trips).text("people/ana/index.html")
    claim(text, has: "Days together")
    claim(text.contains("class=\"abreast\""), is: count > 5)
  }

  @Test("the map of a person's places names their towns")
  func townsOfPerson() throws {
    let trip = try LibrarySamples.trip("Lisbon", "2026-04-01 2026-04-03", of: ["Ana"]) { trip in
      var pin = try LibrarySamples.pin("Tower", 38.7, -9.2, "2026-04-01", "PT", region: "Lisbon")
      pin.spot?.town = "Belém"
      trip.items = [pin]
    }
    let page = try Self.library([trip]).page("people/ana/index.html")
    #expect(page.texts.contains { $0.around.contains("svg") && $0.text == "Belém" })
  }

  @Test("places are listed by country, however they stand together on the map")
  func listsOfCountries() throws {
    let trip = try LibrarySamples.trip("North", "2026-04-01 2026-04-03") { trip in
      let cells = [(63.0, "NO"), (67, "NO"), (47.5, "CH"), (47.7, "DE")]
      trip.items = try cells.enumerated().flatMap { index, cell in
        try (0..<4).map { number in
          try LibrarySamples.pin(
            "Place \(index) \(number)", cell.0 + Double(number) / 50, 9, "2026-04-01", cell.1, region: nil)
        }
      }
    }
    let library = try Self.library([trip, try LibrarySamples.lisbon()])
    let page = try library.page("map/index.html")
    let summaries = page.texts.filter { $0.around.contains("summary") }.map(\.text)
    claim(summaries.count { $0 == "Norway" }, is: 1)
    claim(summaries, has: "8")
    claim(summaries, has: "Switzerland")
    claim(summaries, has: "Germany")
    // A number for two countries leads to one of their lists, and says for which lines it stands.
    let both = try unwrapped(library.plan.map.clusters.first { $0.places.count == 8 })
    let signs = page.elements.filter { $0.attributes["data-lists"]?.contains(both.anchor) ?? false }
    let sign = try unwrapped(signs.first)
    let link = try unwrapped(sign.attributes["href"])
    #expect(link == "index.html#in-ch" || link == "index.html#in-de")
    let lists = page.all("ul").compactMap { $0.attributes["id"] }
    #expect(Set(lists).isSuperset(of: ["in-ch", "in-de", "in-no", "in-pt"]), "\(lists)")
    claim(page.elements.count { $0.attributes["data-sign"] == both.anchor }, is: 8)
  }

  @Test("the only list of the world's places is open")
  func openList() throws {
    let trip = try LibrarySamples.trip("Lisbon", "2026-04-01 2026-04-03") { trip in
      trip.items = [try LibrarySamples.pin("Tower", 38.7, -9.2, "2026-04-01", "PT", region: "Lisbon")]
    }
    let lists = try Self.library([trip]).page("map/index.html").all("details")
    claim(lists.map { $0.attributes["open"] }, is: [""])
  }

  @Test("somebody who was on no trip yet has what is to come")
  func personAhead() throws {
    let past = try LibrarySamples.trip("Lisbon", "2026-04-01 2026-04-03", of: ["Ana"])
    let next = try LibrarySamples.trip("Alps", "2026-08-01 2026-08-09", of: ["Ana", "Jonas"]) { trip in
      trip.countries = [TripSummary.Country(code: "CH", days: [], isPlanned: true)]
      trip.items = [try LibrarySamples.pin("Pass", 46.5, 8.4, "2026-08-01", "CH", region: nil)]
    }
    let page = try Self.library([past, next]).page("people/jonas/index.html")
    claim(page.allText, has: "One trip to come · Off in 89 days")
    claim(page.allText, has: "trip to come 1 country 1 place 1")
    claim(page.allText, has: "Where Jonas is going")
    claim(page.allText, has: "Switzerland Planned")
    claim(page.allText, has: "Who comes along")
    claim(page.links, has: "../ana/index.html")
    claim(page.allText, lacks: "Days together")
  }

  @Test("all people stand on one page, by picture or initials")
  func people() throws {
    let library = try Self.samples.get()
    let page = try library.page("people/index.html")
    claim(page.text(in: "h2"), has: "Ana Costa")
    claim(page.text(in: "h2"), has: "Ben")
    claim(page.text(in: "span"), has: "AC")
    // Two trips had their days, of which one goes on.
    claim(page.allText, has: "3 people, on the way for 6 days.")
    let ahead = try LibrarySamples.trip("Alps", "2026-08-01 2026-08-09", of: ["Jonas"])
    let over = try LibrarySamples.trip("Lisbon", "2026-04-01 2026-04-03", of: ["Ana"])
    let alone = try LibrarySamples.trip("Nobody", "2026-03-01 2026-03-03")
    let some = try Self.library([ahead, over, alone]).page("people/index.html")
    claim(some.allText, has: "One person, on the way for 3 days. One more was on no trip yet.")
    let none = try Self.library([ahead]).page("people/index.html")
    claim(none.allText, has: "One person, on no trip yet.")
    claim(page.allText, has: "2 trips")
  }

  @Test("the world has a list behind each number, and the countries below it")
  func world() throws {
    let many = try LibrarySamples.trip("Many", "2024-05-01 2024-05-02") { trip in
      trip.countries = [
        TripSummary.Country(code: "IT", days: [try LibrarySamples.date("2024-05-01")])
      ]
      trip.items = try (0..<9).map { number in
        try LibrarySamples.pin(
          "No \(number)", 41 + Double(number) / 10, 12.5, "2024-05-01", "IT", region: "Lazio")
      }
    }
    let library = try Self.library([many, try LibrarySamples.lisbon()])
    let page = try library.page("map/index.html")
    let cluster = try unwrapped(library.plan.map.clusters.first)
    claim(cluster.places.count, is: 9)
    claim(page.links.filter { $0.hasSuffix("#in-it") }.count, is: 2)
    #expect(page.elements.contains { $0.name == "ul" && $0.attributes["id"] == "in-it" })
    claim(page.elements.count { $0.name == "li" && $0.attributes["data-sign"] == cluster.anchor }, is: 9)
    // How many they are is said once.
    claim(page.text(in: "summary"), has: "Italy")
    claim(page.text(in: "b"), has: "9")
    claim(page.text(in: "summary"), lacks: "places")
    claim(page.links, has: "../countries/it/index.html")
    claim(page.allText, has: "Lazio")
    let visited = page.elements.filter { $0.attributes["class"] == "world-visited" }
    claim(visited.count, is: 2)
    let text = try library.text("map/index.html")
    let drawings = text.matches(of: /<svg class="map .*?<\/svg>/).reduce(0) { $0 + $1.output.utf8.count }
    #expect(drawings > 4000 && drawings < 42_000)
  }

  @Test("the world is moved by the script of trips, and narrowed by marks of its lines")
  func narrowed() throws {
    let library = try Self.samples.get()
    let text = try library.text("map/index.html")
    for script in ["map.js", "library.js"] { claim(text, has: "../assets/" + script, "\(script)") }
    let names = text.matches(of: /<select name="([a-z]+)">/).map { String($0.output.1) }
    claim(names, is: ["year", "who", "trip", "kind"])
    for choice in [">2025</option>", ">Lisbon &lt;b&gt;&amp; back", ">Ben</option>", ">Everybody</option>"] {
      claim(text, has: choice, "\(choice)")
    }
    let tower = try unwrapped(library.plan.places.first { $0.name == "Tower <script>" })
    let who = tower.people.map { String($0.index) }.joined(separator: " ")
    let trip = tower.visits[0].trip.index
    let marks = "data-year=\"2026\" data-who=\"\(who)\" data-trip=\"\(trip)\" data-kind=\""
    claim(text, has: "<li " + marks)
    // Signs say where they are, and for which lines they stand.
    claim(text.matches(of: /data-lay="/).count, is: 2)
    let page = try library.page("map/index.html")
    let single = page.elements.filter { $0.name == "a" && $0.attributes["data-of"] != nil }
    let numbers = library.plan.map.single.indices.map { String($0 + 1) }
    claim(Set(single.compactMap { $0.attributes["data-of"] }), is: Set(numbers))
    #expect(single.allSatisfy { $0.attributes["data-at"] != nil })
    let dots = page.elements.filter { $0.attributes["class"] == "world-spots" }
    #expect(dots.count == 1 && dots.allSatisfy { $0.attributes["data-of"] != nil })
  }

  @Test("the map tells what is planned apart, and so are those who were on no trip yet")
  func ahead() throws {
    let past = try LibrarySamples.trip("Lisbon", "2026-04-01 2026-04-03", of: ["Ana"]) { trip in
      trip.countries = [TripSummary.Country(code: "PT", days: [try LibrarySamples.date("2026-04-01")])]
      trip.items = [try LibrarySamples.pin("Tower", 38.7, -9.2, "2026-04-01", "PT", region: "Lisbon")]
    }
    let planned = try LibrarySamples.trip("Alps", "2027-07-01 2027-07-03", of: ["Zoe"]) { trip in
      trip.items = [try LibrarySamples.pin("Pass", 46.5, 8.4, "2027-07-01", "CH", region: nil)]
    }
    let library = try Self.library([past, planned])
    let map = try library.page("map/index.html").allText
    claim(map, has: "Visited: 1 place and 1 country. Still to see: 1 place and 1 country.")
    // In lists by a word as well, on the map by a hollow sign that the key explains.
    let page = try library.page("map/index.html")
    #expect(page.elements.contains { $0.attributes["class"] == "whose" })
    let hollow = page.elements.count { $0.attributes["class"]?.contains("world-ahead") ?? false }
    #expect(hollow > 0)
    claim(map, has: "Alps · Planned · 1 July 2027")
    let country = try library.page("countries/ch/index.html").allText
    claim(country, has: "Still to see: 1 place.")
    claim(country, has: "Alps 1 July 2027 Planned")
    try claim(library.page("countries/pt/index.html").allText, has: "1 place")
    let alone = try Self.library([past]).page("map/index.html").allText
    claim(alone, has: "Visited: 1 place and 1 country.")
    claim(alone, lacks: "Still to see")
    try claim(library.page("people/index.html").allText, has: "Zoe 1 trip · Planned")
  }

  @Test("the world is narrowed to kinds by one word for each, booked or marked, and by no picture")
  func kinds() throws {
    let trip = try LibrarySamples.trip("Coast", "2026-04-01 2026-04-03") { trip in
      for (number, category) in ["lodging", "stay", "hotel", "restaurant", "food", "🌿", "surf"].enumerated() {
        trip.items.append(
          try LibrarySamples.pin(
            "No \(number)", 38 + Double(number), -9, "2026-04-02", "PT", region: nil, category: category))
      }
    }
    let text = try Self.library([trip]).text("map/index.html")
    let kinds = text.matches(of: /<option value="\d+" dir="auto">([^<]*)</).map { String($0.output.1) }
    claim(kinds, is: ["Food and drink", "Lodging", "Surf"])
  }

  @Test("the world of a single trip has nothing to be narrowed to")
  func notNarrowed() throws {
    let one = try LibrarySamples.trip("One", "2024-05-01 2024-05-02") { trip in
      trip.items = [try LibrarySamples.pin("Rock", 41, 12.5, "2024-05-01", "IT", region: nil)]
    }
    let text = try Self.library([one]).text("map/index.html")
    claim(text, lacks: "<select")
    claim(text, lacks: "<li data-")
  }

  @Test("a year shows each trip on each of its days, with the way to that day")
  func year() throws {
    let other = try LibrarySamples.trip("Porto", "2026-05-02 2026-05-03") { trip in
      trip.days = [
        TripSummary.Day(
          date: try LibrarySamples.date("2026-05-02"), number: 1, title: nil,
          page: .page(["days", "2026-05-02"]), towns: [], entries: 0, words: 0, photos: 1)
      ]
    }
    let library = try Self.library([try LibrarySamples.lisbon(), other, try LibrarySamples.fes()])
    let page = try library.page("calendar/2026/index.html")
    claim(page.text(in: "h1"), is: "2026")
    claim(page.links, has: "../../trip-1/days/2026-05-02/index.html")
    claim(page.links, has: "../../trip-2/days/2026-05-02/index.html")
    #expect(page.linkNames.contains { $0.contains("Lisbon <b>& back</b>") && $0.contains("Uphill") })
    // All years stand at once, each with a mark for each of its months.
    claim(page.allText, has: "2025 2 days 2026 9 days")
    claim(page.elements.filter { $0.name == "i" && $0.attributes["class"] == "on" }.count, is: 2)
    // A sheet for each month that has a trip, and a line for the others.
    claim(page.all("table").count, is: 1)
    claim(page.allText, has: "Nothing in January – April 2026 and June – December 2026.")
    // A day on which something was written is marked, one of which nothing was kept has no link.
    #expect(page.all("td").contains { ($0.attributes["class"] ?? "").hasPrefix("on h") })
    #expect(!page.links.contains { $0.contains("2026-05-09") })
    claim(page.allText, has: "Previous: 1 trip 2025")
    let before = try library.page("calendar/2025/index.html")
    claim(before.links, has: "../2026/index.html")
    claim(before.allText, has: "One trip, on 2 days.")
  }

  @Test("a year has the icon of a trip for its sign, and numbers for those that share one")
  func signs() throws {
    func trip(_ title: String, _ day: String, _ icon: String?) throws -> TripSummary {
      try LibrarySamples.trip(title, "\(day) \(day)") { trip in
        trip.icon = icon
        trip.days = [
          TripSummary.Day(
            date: try LibrarySamples.date(day), number: 1, title: nil, page: .page(["days", day]), towns: [],
            entries: 1, words: 9, photos: 0)
        ]
      }
    }
    let page = try Self.library([
      try trip("One", "2025-03-03", "⛵"), try trip("Two", "2025-04-04", "⛵"),
      try trip("Three", "2025-05-05", "🚲"), try trip("Four", "2025-06-06", nil),
    ]).page("calendar/2025/index.html")
    let signs = page.texts.filter { $0.around.contains("ul") && $0.around.last == "span" }.map(\.text)
    claim(signs.count { $0 == "⛵" }, is: 0)
    claim(signs.count { $0 == "🚲" }, is: 1)
    claim(Set(["1", "2", "3", "4"]).intersection(signs).count, is: 3)
  }

  @Test("the lists behind the numbers of the map have each shape of a sign once")
  func shapes() throws {
    let trip = try LibrarySamples.trip("Lisbon", "2026-05-01 2026-05-09") { trip in
      trip.items = try (0..<40).map { number in
        try LibrarySamples.pin(
          "Pin \(number)", 38.7 + Double(number) / 1000, -9.2, "2026-05-01", "PT", region: "Lisbon",
          category: number.isMultiple(of: 2) ? "food" : "view")
      }
    }
    let page = try Self.library([trip]).page("map/index.html")
    let shapes = page.elements.compactMap { $0.attributes["id"] }.filter { $0.hasPrefix("kind-") }
    claim(shapes.sorted(), is: ["kind-food", "kind-view"])
    claim(page.all("use").count { $0.attributes["href"]?.hasPrefix("#kind-") ?? false }, is: 40)
  }
}
