import Basemap
import Claims
import Diagnostics
import Foundation
import Markdown
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("The map of a trip that nothing places")
struct NowhereTests {
  private static let atlas = try? ShippedTheme.atlas()

  /// Of a trip that goes on unless `isOver`.
  private func site(destination: NamedPlace?, language: String = "en", isOver: Bool = false) throws
    -> BuiltSite
  {
    var settings = TripSettings()
    if !isOver { settings.start = LocalDate(iso: "2026-05-03") }
    settings.title = "Words alone"
    settings.language = language
    settings.destination = destination.map { Written($0, at: SourcePlace(file: "trip.yml")) }
    let entry = JournalEntry(
      file: "2026-05-03-x.md", slugWish: "x", day: .fileName(try unwrapped(LocalDate(iso: "2026-05-03"))),
      body: MarkdownDocument(blocks: [.paragraph([.text("We went.")])]))
    let corners = try [(63.4, -23.9), (66.5, -13.6)].map {
      try #require(Coordinate(latitude: $0.0, longitude: $0.1))
    }
    let iceland = AreaReading(country: "IS", region: nil, population: 300_000, corners: corners)
    let names = PlaceLookup({ _ in nil }, areas: { $0.contains("iceland") ? ["iceland": iceland] : [:] })
    return try BuiltSite(
      Trip(folderName: "trip", settings: settings, entries: [entry]), atlas: Self.atlas, names: names)
  }

  private func map(_ site: BuiltSite) throws -> (page: PageReader, text: String) {
    let found = try unwrapped(site.pages.first { $0.path == "map/index.html" })
    return (found.page, found.text)
  }

  @Test(
    "Without a destination it shows the world, says so, and is in the navigation; the front page has no map")
  func world() throws {
    let site = try site(destination: nil)
    let (page, text) = try map(site)
    #expect(text.contains("class=\"map-globe map-globe-edge\"") && page.all("svg").count >= 2)
    claim(text, has: "Nothing of this trip has a place on the map yet.")
    let home = try unwrapped(site.pages.first { $0.path == "index.html" })
    claim(home.text, has: "href=\"map/index.html\"")
    claim(home.text, lacks: "class=\"map ")
  }

  @Test(
    "Of a trip that is over and was nowhere that anybody knows there is no map, and none in the navigation")
  func over() throws {
    let site = try site(destination: nil, isOver: true)
    #expect(!site.pages.contains { $0.path == "map/index.html" || $0.text.contains("map/index.html") })
  }

  @Test("Nor is there one of pictures that nothing dates or places")
  func scans() throws {
    let scans = (0..<3).map { Photo(file: "\($0).jpg", contentHash: "\($0)", width: 3000, height: 2000) }
    let site = try BuiltSite(Trip(folderName: "scans", photos: scans), atlas: Self.atlas)
    #expect(!site.pages.contains { $0.path == "map/index.html" || $0.text.contains("map/index.html") })
  }

  @Test("A destination is shown with the land around it, on the front page too")
  func place() throws {
    let lisbon = NamedPlace(name: "Lisbon", coordinate: Coordinate(latitude: 38.72, longitude: -9.14))
    let site = try site(destination: lisbon)
    let text = try map(site).text
    claim(text, has: "but where it leads: Lisbon.")
    claim(text, lacks: "map-globe-edge")
    // A hundred kilometres and more: other towns are named.
    claim(text, has: "Évora")
    claim(text, has: "Santarém")
    claim(text, has: "www.geonames.org")
    let home = try unwrapped(site.pages.first { $0.path == "index.html" })
    claim(home.text, has: ">Where it leads</h2>")
    claim(home.text, has: "Évora")
  }

  @Test("A destination that is a country is shown from end to end")
  func country() throws {
    let text = try map(site(destination: NamedPlace(name: "iceland", coordinate: nil))).text
    for town in ["Ísafjörður", "Höfn", "Akureyri"] { claim(text, has: town, "\(town)") }
    claim(text, has: "but where it leads: iceland.")
    // What of it is no water is said below.
    claim(text, has: "<span class=\"ice")
    claim(text, has: "Pale with a dotted edge: ice.")
  }

  @Test("A destination that nobody knows is the world's")
  func unknown() throws {
    let text = try map(site(destination: NamedPlace(name: "Middle-earth", coordinate: nil))).text
    claim(text, has: "map-globe-edge")
    claim(text, has: "It may lead anywhere.")
  }
}
