import SiteOutput
import Claims
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Days of a stay")
struct StayTests {
  private static let names = PlaceLookup { place in
    Locality(town: place.latitude < 14 ? "Bangkok" : "Ayutthaya", isInTown: true, country: "TH")
  }

  private static func page(_ path: String, _ trip: Trip? = nil) throws -> PageReader {
    try BuiltSite(trip ?? StayTrip.trip(), today: "2027-01-01", names: names).page(path)
  }

  private static func headings(_ page: PageReader) -> [String] {
    page.texts.filter { $0.around.contains("h3") && $0.around.contains("a") }.map(\.text)
  }

  @Test("are a line each below one heading on the front, but for one with a picture of its own")
  func front() throws {
    let page = try Self.page("index.html")
    claim(Self.headings(page), is: ["Bangkok", "Ayutthaya", "Ayutthaya"])
    let links = page.all("a").filter { $0.around.suffix(2) == ["ol", "li"] }.compactMap {
      $0.attributes["href"]
    }
    let days = (2...21).filter { $0 != 13 }.map { "days/2026-05-\($0 < 10 ? "0" : "")\($0)/index.html" }
    claim(links.filter { $0.hasPrefix("days/") }, is: days)
  }

  @Test("are rows of their words below the first in the journal")
  func journal() throws {
    let page = try Self.page("journal/index.html")
    let told = Array(Self.headings(page).prefix(13))
    let lines = (1...11).map { "Too hot to write \($0)." }
    claim(told, is: ["Bangkok"] + lines + ["Ayutthaya"])
    claim(page.all("section").count { $0.attributes["class"] == "chapter again" }, is: 19)
  }

  @Test("are folded below the map where they are many, and left out where they are all of one stop")
  func map() throws {
    let many = try Self.page("map/index.html")
    #expect(many.texts.contains { $0.text == "22 days" && $0.around.last == "summary" })
    let here = try SampleTrips.at(13.75, 100.5)
    let entries = try (0..<9).map { try StayTrip.entry($0, "Bangkok", at: here) }
    let one = try Self.page("map/index.html", Trip(folderName: "x", entries: entries))
    let ids = one.elements.compactMap { $0.attributes["id"] }
    #expect(ids.contains("stop-1") && !ids.contains { $0.hasPrefix("day-") })
    #expect(one.all("div").contains { $0.attributes["class"] == "sechead vh" })
    // Then what its stop leaves out is in the list of the front page.
    let links = [many, one].map { Set($0.all("a").compactMap { $0.attributes["href"] }) }
    claim(links.map { $0.contains("#days") }, is: [true, false])
    claim(one.texts.map(\.text).filter { $0 == "and 2 more days" }.count, is: 2)
  }

  @Test("show what their day has on the page of the line that is all of it")
  func brief() throws {
    let site = try BuiltSite(StayTrip.trip(), today: "2027-01-01", names: Self.names)
    let entries = site.plan.trips[0].journal.entries
    let pages = try [entries[0], entries[StayTrip.days - 1]].map { try site.page($0.page.text) }
    let tiles = pages.map { page in
      page.all("li").count { $0.attributes["class"]?.hasPrefix("r15 ") ?? false }
    }
    claim(tiles, is: [0, 12])
    claim(pages.map { $0.texts.contains { $0.text == "All photographs" } }, is: [false, true])
    let day = try site.page("days/2026-05-03/index.html")
    claim(day.all("article").compactMap { $0.attributes["class"] }, is: ["art story brief"])
  }
}
