import Claims
import Foundation
import Diagnostics
import PageReading
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("Whose a place is, on the pages of a library")
struct LibraryWhoseTests {
  private static func library(_ relation: Person.Relation = .ours, colour: String? = nil) throws
    -> BuiltLibrary
  {
    var trip = try LibrarySamples.lisbon()
    trip.items[0].who = ["Driss"]
    trip.items[1].who = ["Ana Costa", "Max"]
    var driss = Person(name: "Driss", place: SourcePlace(file: "people.yml"))
    (driss.relation, driss.colour) = (relation, colour)
    return try BuiltLibrary([trip]) { $0.people = [driss] }
  }

  @Test("is told below the map in words, where there is anything to tell apart")
  func legend() throws {
    let apart = try Self.library(.friend).page("map/index.html")
    claim(apart.allText, has: "Ours")
    claim(apart.allText, has: "Our friends’")
    #expect(apart.elements.contains { $0.attributes["class"] == "whose" })
    let same = try Self.library().page("map/index.html")
    #expect(!same.elements.contains { $0.attributes["class"] == "whose" })
    let coloured = try Self.library(.friend, colour: "#2a6f62").page("map/index.html")
    claim(coloured.links, has: "../people/driss/index.html")
    #expect(coloured.elements.contains { $0.attributes["fill"] == "#2a6f62" })
  }

  @Test("stands beside what is visited, partly still to see, and shaded", arguments: [0, 2])
  func standing(_ ahead: Int) throws {
    let trip = try LibrarySamples.trip("Lisbon", "2026-04-20 2026-04-30") { trip in
      trip.countries = [TripSummary.Country(code: "PT", days: [try LibrarySamples.date("2026-04-20")])]
      trip.items = try (0..<5).map { number in
        var pin = try LibrarySamples.pin(
          "No \(number)", 38.5 + Double(number) / 10, -9, "2026-04-21", "PT", region: nil)
        if number < ahead { (pin.kind, pin.days) = (.attraction, []) }
        return pin
      }
    }
    let library = try BuiltLibrary([trip])
    try #require(library.plan.map.clusters.count == 1)
    let page = try library.page("map/index.html")
    let legend = page.texts.filter { $0.around.contains("li") && $0.around.last == "bdi" }.map(\.text)
    for sign in ["Visited", "Partly still to see", "Countries in which somebody was"] {
      claim(legend.contains(sign), is: ahead > 0, "\(sign)")
    }
    claim(legend, lacks: "Still to see")
    let discs = page.elements.filter { $0.attributes["class"] == "map-cluster world-partly map-pin" }
    claim(discs.count, is: ahead > 0 ? 2 : 0)
  }

  @Test("is named in the lists of the map and of a country, and leads to the person's page")
  func lists() throws {
    let library = try Self.library(.friend)
    let map = try library.page("map/index.html")
    claim(map.links, has: "../people/driss/index.html")
    claim(map.links, has: "../people/ana-costa/index.html")
    claim(map.allText, has: "Max")
    let country = try library.page("countries/pt/index.html")
    claim(country.links, has: "../../people/driss/index.html")
  }

  @Test("a profile shows what its file tells, and mail only where that is wanted", arguments: [true, false])
  func profile(_ shows: Bool) throws {
    var ana = Person(name: "Ana Costa", place: SourcePlace(file: "people.yml"))
    (ana.bio, ana.mail, ana.phone, ana.showsContact) = ("Draws.", "ana@example.org", "+351 21", shows)
    ana.links = [Person.Link(name: "Drawings", address: "https://example.org/ana")]
    let porto = try unwrapped(Coordinate(latitude: 41.15, longitude: -8.61))
    ana.been = [Person.Been(name: "Porto", coordinate: porto, year: 2019)]
    ana.picture = "people/ana.jpg"
    let path = OutputPath.file(["people", "ana-costa", "200.jpg"])
    let library = try BuiltLibrary([try LibrarySamples.lisbon()]) {
      $0.people = [ana]
      $0.portraits = ["people/ana.jpg": [DerivativePlan(path: path, width: 200, height: 250, format: .jpeg)]]
    }
    let page = try library.page("people/ana-costa/index.html")
    claim(page.allText, has: "Draws.")
    claim(page.allText, has: "Porto")
    claim(page.all("img").first?.attributes["src"], is: "200.jpg")
    #expect(page.links.contains("https://example.org/ana") && page.links.contains { $0.hasSuffix("#before") })
    claim(page.links.contains("mailto:ana@example.org"), is: shows)
    for page in library.pages where !shows { claim(page.text, lacks: "ana@example.org", "\(page.path)") }
  }
}
