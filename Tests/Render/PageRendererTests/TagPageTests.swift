import Claims
import Diagnostics
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

struct TagPageTests {
  private static func trip() throws -> Trip {
    var trip = try SampleTrips.full()
    trip.pins[0].tags = ["unesco", "Tram", "the good bench"]
    return trip
  }

  @Test("a tag's page shows the entries and places that bear it, and where they are")
  func page() throws {
    let page = try BuiltSite(try Self.trip()).page("tags/tram/index.html")
    let links = page.all("a").compactMap { $0.attributes["href"] }
    for target in ["journal/belem", "journal/alfama", "places/torre-de-belem"] {
      claim(links, has: "../../\(target)/index.html", "\(target)")
    }
    claim(page.text(in: "h1"), is: "tram")
    #expect(page.texts.contains { $0.text == "2 entries and 1 place" })
    #expect(!page.all("figure").isEmpty)
    // It stands in a column, and is drawn no wider than that: its letters are read.
    let widths = page.all("svg").filter { $0.attributes["class"]?.contains("on-wide") == true }
      .compactMap { $0.attributes["width"] }
    #expect(!widths.isEmpty && widths.allSatisfy { $0 == "780" || $0 == "400" }, "\(widths)")
  }

  @Test("tags on the pages of entries and places lead to their pages, and the title of a pin to its place")
  func links() throws {
    let site = try BuiltSite(try Self.trip())
    func tags(_ path: String) throws -> [String] {
      try site.page(path).all("a").filter { $0.attributes["rel"] == "tag" }.compactMap {
        $0.attributes["href"]
      }
    }
    try claim(tags("journal/belem/index.html"), is: ["../../tags/tram/index.html"])
    try claim(
      tags("places/torre-de-belem/index.html"),
      is: [
        "../../tags/unesco/index.html", "../../tags/tram/index.html", "../the-good-bench/index.html",
      ])
    let bench = try site.page("places/the-good-bench/index.html")
    #expect(bench.texts.contains { $0.text == "Tagged with this place" })
  }

  @Test("a tag's page shows its pictures, each of them names its tags, and the search finds it by them")
  func pictures() throws {
    var trip = try Self.trip()
    trip.photos[0].tags = ["yellow", "Tram"]
    trip.photos[0].caption = nil
    let site = try BuiltSite(trip)
    let page = try site.page("tags/tram/index.html")
    #expect(page.texts.contains { $0.text.hasPrefix("2 entries") && $0.text.contains("1 photo") })
    let photo = try unwrapped(site.plan.trips[0].media.photos.first { $0.photo.tags.count == 2 })
    #expect(
      page.all("a").contains {
        $0.attributes["href"] == "../../" + photo.page.text && $0.around.contains("ul")
      })
    let tags = try site.page(photo.page.text).all("a").filter { $0.attributes["rel"] == "tag" }
    claim(
      tags.compactMap { $0.attributes["href"] },
      is: [
        "../../tags/yellow/index.html", "../../tags/tram/index.html",
      ])
  }

  @Test("a saved attraction is the page of what is tagged with its name")
  func attractions() throws {
    var trip = try Self.trip()
    trip.attractions = [Attraction(name: "Tram", place: SourcePlace(file: "attractions.yml"))]
    let site = try BuiltSite(trip)
    #expect(!site.pages.contains { $0.path == "tags/tram/index.html" })
    let links = try site.page("ideas/tram/index.html").all("a").compactMap { $0.attributes["href"] }
    for target in ["journal/belem", "journal/alfama", "places/torre-de-belem"] {
      claim(links, has: "../../\(target)/index.html", "\(target)")
    }
    for page in ["journal/belem", "places/torre-de-belem"] {
      let links = try site.page(page + "/index.html").all("a").compactMap { $0.attributes["href"] }
      claim(links, has: "../../ideas/tram/index.html", "\(page)")
    }
  }

  @Test("what was saved stands on the page of a tag that it shares, and has none for its own alone")
  func saved() throws {
    var trip = try Self.trip()
    var castle = Attraction(name: "Castle", place: SourcePlace(file: "attractions.yml"))
    castle.tags = ["TRAM", "old stones"]
    trip.attractions = [castle]
    let site = try BuiltSite(trip)
    let page = try site.page("tags/tram/index.html")
    claim(page.all("a").compactMap { $0.attributes["href"] }, has: "../../ideas/castle/index.html")
    claim(page.text(in: "p"), has: "1 place and 1 idea")
    #expect(!site.pages.contains { $0.path == "tags/old-stones/index.html" })
  }

  @Test("the tags of most things are larger in the list")
  func weights() throws {
    let list = try BuiltSite(try Self.trip()).page("tags/index.html")
    let classes = list.all("li").filter { $0.attributes["class"] == "much" }
    claim(classes.count, is: 1)
  }

  @Test("an entry on the page of a tag has its picture")
  func pictured() throws {
    let page = try BuiltSite(try Self.trip()).page("tags/tram/index.html")
    #expect(page.all("img").contains { $0.around.suffix(2) == ["li", "div"] })
  }

  @Test("all tags are listed with how many things bear them, and journal and places lead there")
  func list() throws {
    let site = try BuiltSite(try Self.trip())
    let list = try site.page("tags/index.html")
    let links = list.all("a").filter { $0.attributes["rel"] == "tag" }.compactMap { $0.attributes["href"] }
    claim(links, is: ["tram/index.html", "unesco/index.html"])
    // A number in front of a word would count that: “4 cats”.
    let tallies = list.texts.filter { $0.around.contains("ul") && $0.around.last == "small" }.map(\.text)
    #expect(tallies.count == 2 && tallies.allSatisfy { $0.contains("entr") || $0.contains("place") })
    for path in ["journal/index.html", "places/index.html"] {
      #expect(
        try site.page(path).all("a").contains { $0.attributes["href"] == "../tags/index.html" }, "\(path)")
    }
  }

  @Test("a trip with one tag has its page and no list, one without has neither")
  func few() throws {
    var trip = try SampleTrips.full()
    trip.pins[0].tags = []
    let one = try BuiltSite(trip).pages.map(\.path).filter { $0.hasPrefix("tags") }
    claim(one, is: ["tags/tram/index.html"])
    for index in trip.entries.indices { trip.entries[index].tags = [] }
    #expect(try BuiltSite(trip).pages.allSatisfy { !$0.path.hasPrefix("tags") })
  }
}
