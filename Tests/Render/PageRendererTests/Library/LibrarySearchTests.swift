import Claims
import Diagnostics
import Foundation
import PageReading
import Search
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The search over all trips of a library")
struct LibrarySearchTests {
  /// Made once for all tests, which only look at it.
  private static func library() throws -> BuiltLibrary { try built.get() }

  private static let built: Result<BuiltLibrary, any Error> = Result { try make() }

  private static func make() throws -> BuiltLibrary {
    var lisbon = try LibrarySamples.lisbon()
    lisbon.items.append(
      TripSummary.Item(
        kind: .entry, title: "The monks' recipe", page: .page(["journal", "belem"]),
        days: [try LibrarySamples.date("2026-05-01")],
        spot: TripSummary.Spot(town: "Lisbon", region: "Lisbon", country: "PT"), tags: ["tram"],
        who: ["Maya"], text: "Seagulls over the quay."))
    lisbon.tags = [TripSummary.Tag(name: "tram", page: .page(["tags", "tram"]), count: 1)]
    return try BuiltLibrary([lisbon, try LibrarySamples.fes()])
  }

  /// What the files hold of the documents, each as the script shows it.
  private static func documents(_ library: BuiltLibrary) throws -> [[String]] {
    let json = try unwrapped(library.search["data/search-texts-1.js"]).drop { $0 != "[" }.dropLast(3)
    return try JSONDecoder().decode([[String]].self, from: Data(json.utf8))
  }

  @Test("finds trips, people, countries, entries, days, places and tags, in this order")
  func kinds() throws {
    let documents = try Self.documents(try Self.library())
    var kinds: [String] = []
    for document in documents where kinds.last != document[0] { kinds.append(document[0]) }
    claim(kinds, is: ["trip", "person", "country", "entry", "day", "place", "tag"])
  }

  @Test("leads to the pages of trips and to the shared ones, and says of which trip it speaks")
  func links() throws {
    let library = try Self.library()
    let documents = try Self.documents(library)
    func found(_ kind: String, _ title: String) throws -> [String] {
      try #require(documents.first { $0[0] == kind && $0[1] == title }, "\(kind) \(title)")
    }
    let entry = try found("entry", "The monks' recipe")
    claim(entry[2], is: "../trip-1/journal/belem/index.html")
    #expect(entry[3].hasSuffix(" · Lisbon <b>& back</b>") && entry[3].contains("2026"))
    #expect(entry[4] == "tram" && entry[5] == "Seagulls over the quay.\nMaya, Lisbon, Portugal")
    let trip = try found("trip", "Lisbon <b>& back</b>")
    #expect(trip[2] == "../trip-1/index.html" && trip[6] == "../trip-1/media/lisbon/320.jpg")
    try claim(found("country", "Portugal")[2], is: "../countries/pt/index.html")
    try claim(found("person", "Ana Costa")[2], is: "../people/ana-costa/index.html")
    let place = try found("place", "Bench")
    #expect(place[2].hasPrefix("../countries/pt/index.html#place-"))
    #expect(place[3].hasSuffix(" · Lisbon <b>& back</b>"))
    try claim(found("day", "السوق")[2], is: "../trip-2/days/2025-03-03/index.html")
    try claim(found("tag", "tram")[2], is: "../trip-1/tags/tram/index.html")
  }

  @Test("knows days of all years as words: 2025-03-03")
  func days() throws {
    let library = try Self.library()
    let words = try unwrapped(library.search["data/search-words-1.js"])
    for word in ["20250303", "20260501", "seagulls", "portugal"] { claim(words, has: ";\(word),") }
    let form = try unwrapped(try library.page("search/index.html").all("form").first)
    claim(form.attributes["data-years"], is: "2025-2026")
    claim(form.attributes["data-index"], is: "../data/search.js")
  }

  @Test("is the search of a trip: the same script, with a sign for each kind")
  func page() throws {
    let library = try Self.library()
    let page = try library.page("search/index.html")
    let scripts = page.all("script").compactMap { $0.attributes["src"] }
    claim(scripts, has: "../assets/search.js")
    let signs = Set(page.all("span").compactMap { $0.attributes["data-kind"] })
    claim(signs, is: Set(SearchDocument.Kind.allCases.map(\.rawValue)))
    for other in library.pages where other.path != "search/index.html" {
      #expect(other.page.links.contains { $0.hasSuffix("search/index.html#q") }, "\(other.path)")
    }
  }

  @Test("reads files that are small, however many trips there are")
  func bounded() throws {
    let words = (0..<120).map { "word\($0)" }.joined(separator: " ")
    let trips = try (0..<20).map { number in
      try LibrarySamples.trip("No \(number)", "2024-03-01 2024-03-09") { trip in
        trip.items = (0..<50).map { item in
          TripSummary.Item(
            kind: .entry, title: "Entry \(item)", page: .page(["journal", "\(item)"]),
            text: "\(number) \(item) " + words)
        }
      }
    }
    let library = try BuiltLibrary(trips)
    let texts = library.search.keys.filter { $0.hasPrefix("data/search-texts-") }
    #expect(texts.count > 5)
    for (name, text) in library.search { #expect(text.utf8.count < 150_000, "\(name)") }
    #expect(try unwrapped(library.search["data/search.js"]).utf8.count < 2_000)
  }
}
