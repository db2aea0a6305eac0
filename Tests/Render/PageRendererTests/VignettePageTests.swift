import Claims
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("Entries without a picture")
struct VignettePageTests {
  /// An entry of which nothing tells where it was.
  private static func entry(_ slug: String = "blue", day: Int = 3) throws -> JournalEntry {
    var entry = try SampleTrips.entry(slug, day: day, title: "Blue \(slug)", SampleTexts.plain("It was."))
    (entry.place, entry.pictures) = (nil, [:])
    return entry
  }

  private static func drawn(_ page: PageReader) -> [PageElement] {
    page.elements.filter { $0.attributes["class"] == "vignette" }
  }

  private static let pages = ["index.html", "calendar/index.html"]

  @Test("are drawn on the card of their day and in the calendar, with the sky of their day")
  func places() throws {
    let site = try BuiltSite(Trip(folderName: "x", entries: [Self.entry()]))
    for path in Self.pages {
      let page = try site.page(path)
      claim(Self.drawn(page).count, is: 1, "\(path)")
      // The entry says that it was sunny: then there are two.
      claim(page.elements.count { $0.attributes["class"] == "vignette-ring" }, is: 2, "\(path)")
    }
    #expect(try Self.drawn(site.page("journal/blue/index.html")).isEmpty)
  }

  @Test("are not drawn where their day has a picture, and on no card where a map tells where they were")
  func others() throws {
    let photo = try SampleTrips.photo("a", day: 3, hour: 9)
    let shown = try BuiltSite(Trip(folderName: "x", entries: [Self.entry()], photos: [photo]))
    for path in Self.pages { #expect(try Self.drawn(shown.page(path)).isEmpty, "\(path)") }
    var placed = try Self.entry()
    placed.place = Written(
      NamedPlace(name: "Belém", coordinate: try SampleTrips.at(38.69, -9.21)), at: SampleTrips.place)
    let mapped = try BuiltSite(Trip(folderName: "x", entries: [placed]))
    #expect(try Self.drawn(mapped.page("index.html")).isEmpty)
  }

  @Test("stand as words alone in the journal")
  func journal() throws {
    let site = try BuiltSite(Trip(folderName: "x", entries: [Self.entry()]))
    let journal = try site.page("journal/index.html")
    #expect(Self.drawn(journal).isEmpty)
    #expect(!journal.elements.contains { $0.attributes["class"] == "pic" })
  }

  @Test("have the map of their day in a journal without pictures, once a day; beside pictures they have none")
  func maps() throws {
    let belem = NamedPlace(name: "Belém", coordinate: try SampleTrips.at(38.69, -9.21))
    let entries = try [("one", 3), ("two", 3), ("three", 4)].map { slug, day in
      var entry = try Self.entry(slug, day: day)
      entry.place = Written(belem, at: SampleTrips.place)
      return entry
    }
    func maps(_ photos: [Photo]) throws -> Int {
      let site = try BuiltSite(Trip(folderName: "x", entries: entries, photos: photos))
      return try site.page("journal/index.html").elements.count { $0.attributes["class"] == "pic drawn" }
    }
    try claim(maps([]), is: 2)
    try claim(maps([SampleTrips.photo("a", day: 3, hour: 9)]), is: 0)
  }
}
