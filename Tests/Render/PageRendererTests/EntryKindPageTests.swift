import Claims
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("Kinds of entries on pages")
struct EntryKindPageTests {
  private static func site(_ kind: String) throws -> BuiltSite {
    var trip = try SampleTrips.full()
    trip.entries[0].kind = kind
    return try BuiltSite(trip)
  }

  private static let pages = [
    "journal/belem/index.html", "journal/index.html", "days/2026-05-03/index.html", "tags/tram/index.html",
  ]

  @Test("stand beside the entry as a drawing and a word", arguments: pages)
  func drawings(path: String) throws {
    let page = try Self.site("walk").page(path)
    let signs = page.all("svg").filter { $0.attributes["class"]?.contains("sign-drawn") == true }
    claim(signs.count, is: 1)
    #expect(page.texts.contains { $0.text.contains("A walk") })
  }

  @Test("are shown as they are where they are an emoji or a word of the author's", arguments: pages)
  func own(path: String) throws {
    #expect(try Self.site("🎣").page(path).texts.contains { $0.text.contains("🎣") })
    let page = try Self.site("archaeology").page(path)
    #expect(page.texts.contains { $0.text.contains("Archaeology") })
    #expect(page.all("svg").contains { $0.attributes["class"]?.contains("sign-drawn") == true })
  }

  @Test("bear the word for it where they are an emoji that means it", arguments: pages)
  func meant(path: String) throws {
    try claim(Self.site("🌿").page(path).text(in: "main"), has: "🌿 Nature")
    try claim(Self.site("🌿 mint").page(path).text(in: "main"), has: "🌿 Mint")
  }

  @Test("without a word stand beside the town in the journal where the entry names no place")
  func untold() throws {
    var trip = try SampleTrips.full()
    trip.entries[0].kind = "🎣"
    let sea = NamedPlace(name: nil, coordinate: try SampleTrips.at(38.95, -9.42))
    trip.entries[0].place = Written(sea, at: SampleTrips.place)
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 38.9 ? "Ericeira" : "Lisbon", isInTown: true, country: "PT")
    }
    let page = try BuiltSite(trip, names: names).page("journal/index.html")
    #expect(page.texts.contains { $0.text == "Ericeira" }, "\(page.texts.map(\.text))")
  }

  @Test(
    "are the entry's pin on its map and its day's",
    arguments: ["journal/belem/index.html", "days/2026-05-03/index.html"])
  func pins(path: String) throws {
    func signs(_ kind: String, _ name: String) throws -> Int {
      try Self.site(kind).page(path).elements.count { $0.attributes["class"] == name }
    }
    // Wide and narrow, and in the key.
    let walks = try signs("walk", "map-sign")
    claim(walks, is: 3)
    // An emoji that means a kind is hard to make out on its sheet.
    try claim(signs("🌿", "map-sign"), is: 3)
    try claim(signs("🎣", "map-emoji"), is: 3)
    try claim(signs("", "map-sign"), is: 0)
  }

  @Test("stand on the map of the whole trip, too")
  func atStops() throws {
    let page = try Self.site("walk").page("map/index.html")
    #expect(page.elements.contains { $0.attributes["class"] == "map-sign" })
  }
}
