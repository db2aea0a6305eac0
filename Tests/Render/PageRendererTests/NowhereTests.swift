import Basemap
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
      file: "2026-05-03-x.md", slugWish: "x", day: .fileName(try #require(LocalDate(iso: "2026-05-03"))),
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
    let found = try #require(site.pages.first { $0.path == "map/index.html" })
    return (found.page, found.text)
  }

  @Test(
    "Without a destination it shows the world, says so, and is in the navigation; the front page has no map")
  func world() throws {
    let site = try site(destination: nil)
    let (page, text) = try map(site)
    #expect(text.contains("class=\"map-globe map-globe-edge\"") && page.all("svg").count >= 2)
    #expect(text.contains("Nothing of this trip has a place on the map yet."))
    let home = try #require(site.pages.first { $0.path == "index.html" })
    #expect(home.text.contains("href=\"map/index.html\"") && !home.text.contains("class=\"map "))
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
    #expect(text.contains("but where it leads: Lisbon.") && !text.contains("map-globe-edge"))
    // A hundred kilometres and more: other towns are named.
    #expect(text.contains("Évora") && text.contains("Santarém") && text.contains("www.geonames.org"))
    let home = try #require(site.pages.first { $0.path == "index.html" })
    #expect(home.text.contains(">Where it leads</h2>") && home.text.contains("Évora"))
  }

  @Test("A destination that is a country is shown from end to end")
  func country() throws {
    let text = try map(site(destination: NamedPlace(name: "iceland", coordinate: nil))).text
    for town in ["Ísafjörður", "Höfn", "Akureyri"] { #expect(text.contains(town), "\(town)") }
    #expect(text.contains("but where it leads: iceland."))
    // What of it is no water is said below.
    #expect(text.contains("<span class=\"ice") && text.contains("Pale with a dotted edge: ice."))
  }

  @Test("A destination that nobody knows is the world's")
  func unknown() throws {
    let text = try map(site(destination: NamedPlace(name: "Middle-earth", coordinate: nil))).text
    #expect(text.contains("map-globe-edge") && text.contains("It may lead anywhere."))
  }
}
