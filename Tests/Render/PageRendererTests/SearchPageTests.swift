import Claims
import Foundation
import PageReading
import Search
import Testing
import TripModel
import TripPlanning

@Suite("The page of the search")
struct SearchPageTests {
  @Test(
    "has a sign and a word for every kind of thing that can be found", arguments: SearchDocument.Kind.allCases
  )
  func kinds(kind: SearchDocument.Kind) throws {
    let site = try BuiltSite.full()
    let signs = try site.page("search/index.html").all("span").filter {
      $0.attributes["data-kind"] == kind.rawValue
    }
    claim(signs.count, is: 1)
  }

  @Test("lists people, entries, days, places, pictures and the rest, each with picture and day")
  func order() throws {
    let site = try BuiltSite.full()
    let json = try unwrapped(site.search["data/search-texts-1.js"]).drop { $0 != "[" }.dropLast(3)
    let documents = try JSONDecoder().decode([[String]].self, from: Data(json.utf8))
    let ranks = documents.compactMap { SearchDocument.Kind(rawValue: $0[0]) }.map {
      $0 == .clip ? SearchDocument.Kind.photo : $0
    }
    let order = SearchDocument.Kind.allCases.filter(ranks.contains)
    claim(ranks, is: order.flatMap { kind in ranks.filter { $0 == kind } })
    #expect(order.starts(with: [.person, .entry, .day, .place]) && order.last == .expense)
    #expect(documents.contains { $0[0] == "day" && $0[6].hasSuffix("/200.jpg") })
    claim(site.search["data/search-words-1.js"]?.contains(";20260503,"), is: true)
  }

  @Test("tells of each person who that is and which entries name them, and nothing of who did not come")
  func people() throws {
    var trip = try SampleTrips.full()
    for index in trip.entries.indices { trip.entries[index].who = index < 2 ? ["Maya", "maya"] : [] }
    let plan = try BuiltSite(trip).search
    let json = try unwrapped(plan["data/search-texts-1.js"]).drop { $0 != "[" }.dropLast(3)
    let people = try JSONDecoder().decode([[String]].self, from: Data(json.utf8)).filter { $0[0] == "person" }
    claim(people.map { $0[1] }, is: ["Ana", "Ben", "Maya"])
    claim(people[0][5], is: "on the trip")
    claim(people[0][2], is: "../index.html")
    #expect(people[2][5].hasPrefix("2 entries: ") && people[2][2].hasPrefix("../journal/"))
    #expect(plan.values.allSatisfy { !$0.contains("ninvited") })
  }

  @Test("leads to some places and tags before anything is asked for")
  func tries() throws {
    let page = try BuiltSite.full().page("search/index.html")
    let links = page.all("a").filter { $0.around.contains("section") }.compactMap { $0.attributes["href"] }
    claim(
      Set(links),
      is: [
        "../places/torre-de-belem/index.html", "../places/the-good-bench/index.html",
        "../tags/tram/index.html", "../tags/unesco/index.html",
      ])
  }

  @Test("finds tracks by what somebody called them, on their day or in the list of those without one")
  func tracks() throws {
    var trip = try SampleTrips.full()
    let dated = try unwrapped(trip.tracks.first)
    let points = try (0...20).map { step in
      TrackPoint(coordinate: try SampleTrips.at(38.8 + Double(step) / 1000, -9.1))
    }
    trip.tracks = [
      Track(file: dated.file, name: "To the lighthouse", segments: dated.segments),
      Track(file: "tracks/uluru.gpx", name: "Promenade d'Uluru", segments: [points]),
      Track(file: "tracks/log.gpx", name: "ACTIVE LOG #2", segments: [points]),
    ]
    let site = try BuiltSite(trip)
    let json = try unwrapped(site.search["data/search-texts-1.js"]).drop { $0 != "[" }.dropLast(3)
    let documents = try JSONDecoder().decode([[String]].self, from: Data(json.utf8))
    let ways = documents.filter { $0[0] == "way" }
    #expect(ways.map { $0[1] }.contains("Promenade d'Uluru") && !ways.contains { $0[1].contains("LOG") })
    #expect(ways.contains { $0[1] == "Promenade d'Uluru" && $0[2] == "../index.html#undated" })
    let ofDay = documents.filter { $0[1] == "To the lighthouse" }
    #expect(ofDay.count == 1 && ofDay.allSatisfy { $0[2].hasPrefix("../days/") })
  }

  @Test("finds the author's own pages by their words, and places to go next by name, tag and country")
  func pagesAndDestinations() throws {
    var trip = try SampleTrips.full()
    trip.pages = [
      OwnPage(
        text: JournalEntry(
          file: "pages/packing.md", slugWish: "packing", body: SampleTexts.plain("Woollen socks.")))
    ]
    let next = try NextSamples.plan()
    let site = try BuiltSite(trip, next: next)
    let json = try unwrapped(site.search["data/search-texts-1.js"]).drop { $0 != "[" }.dropLast(3)
    let documents = try JSONDecoder().decode([[String]].self, from: Data(json.utf8))
    let page = try unwrapped(documents.first { $0[0] == "page" })
    claim(Array(page[1...2]), is: ["Packing", "../pages/packing/index.html"])
    let ideas = documents.filter { $0[0] == "idea" }.map { $0[1] }
    #expect(next.destinations.allSatisfy { ideas.contains($0.name) }, "\(ideas)")
    #expect(page.contains { $0.contains("Woollen socks.") })
  }

  @Test(
    "a trip of nothing but a page of its author's can be searched, unless that is hidden",
    arguments: [true, false])
  func pagesAlone(isHidden: Bool) throws {
    var trip = Trip(folderName: "x")
    let text = JournalEntry(
      file: "pages/packing.md", slugWish: "packing", body: SampleTexts.plain("Woollen socks."))
    trip.pages = [OwnPage(text: text, navigation: isHidden ? .hidden : .shown(order: nil))]
    claim(try BuiltSite(trip).files.contains("search/index.html"), is: !isHidden)
  }

  @Test("knows the months by their names, and the years of the trip")
  func months() throws {
    let page = try BuiltSite.full().page("search/index.html")
    let form = try unwrapped(page.all("form").first)
    claim(form.attributes["data-months"]?.hasPrefix("January, February,"), is: true)
    claim(form.attributes["data-months"]?.contains("|Jan, Feb,"), is: true)
    claim(form.attributes["data-years"], is: "2026-2026")
  }
}
