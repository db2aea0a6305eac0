import Claims
import Markdown
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@Suite("The place of an entry on its page")
struct EntryPlaceTests {
  /// The page of an entry that was written at a pin, by a name.
  private func page(at name: String) throws -> PageReader {
    var trip = try SampleTrips.full()
    trip.entries[0].place = Written(
      NamedPlace(name: name, coordinate: try SampleTrips.at(38.6916, -9.216)), at: SampleTrips.place)
    return try BuiltSite(trip, today: "2026-06-01").page("journal/belem/index.html")
  }

  @Test("is told as that of writing where only its hour tells it", arguments: [true, false])
  func ofWriting(isOfWriting: Bool) throws {
    let begun = try SampleTrips.day(3).dayNumber * 86_400 + 14 * 3600
    let points = try (0...60).map { minute in
      TrackPoint(
        coordinate: try SampleTrips.at(38.7 + 0.001 * Double(minute), -9.2),
        instant: Instant(seconds: begun + 60 * minute))
    }
    var trip = Trip(folderName: "x", tracks: [Track(file: "walk.gpx", segments: [points])])
    trip.settings.timeZone = ZoneRules(identifier: "UTC")
    var entry = try SampleTrips.entry("t", day: 3, title: "What I think", SampleTexts.plain("A lot."))
    entry.pictures = [:]
    if isOfWriting { entry.place = nil }
    trip.entries = [entry]
    let site = try BuiltSite(trip, today: "2026-06-01")
    let headings = try site.page(site.plan.trips[0].journal.entries[0].page.text).text(in: "h2")
    claim(headings.contains("Where this was written"), is: isOfWriting, "\(headings)")
  }

  @Test(
    "is headed as that of its pictures where only they tell it, and is the day's where only those of its day do"
  )
  func ofPictures() throws {
    let photos = try [("counter", 9), ("tram", 16)].map { try SampleTrips.photo($0, day: 3, hour: $1) }
    var entry = try SampleTrips.entry("t", day: 3, title: "What I think", SampleTexts.plain("A lot."))
    entry.place = nil
    entry.time = .timeOfDay(try SampleTrips.clock(9, 10))
    var shown = entry
    let picture = Block.paragraph([SampleTexts.image("counter.jpg")])
    shown.body = MarkdownDocument(blocks: entry.body.blocks + [picture])
    entry.pictures = [:]
    let headings = try [shown, entry].map { entry in
      let site = try BuiltSite(Trip(folderName: "x", entries: [entry], photos: photos), today: "2026-06-01")
      let page = try site.page(site.plan.trips[0].journal.entries[0].page.text)
      return page.elements.contains { $0.attributes["id"] == "where" } ? page.text(in: "h2") : ""
    }
    #expect(headings[0].contains("Its pictures on the map"), "\(headings)")
    #expect(headings[1].contains("The day on the map"), "\(headings)")
  }

  @Test(
    "is a link in its head where it has a page, and no other of the page",
    arguments: [("Torre de Belém", true), ("Belém", false)])
  func once(name: String, isLinked: Bool) throws {
    let page = try page(at: name)
    let links = page.all("a").filter {
      $0.attributes["href"] == "../../places/torre-de-belem/index.html" && !$0.around.contains("svg")
    }
    #expect(links.count == 1 && links.allSatisfy { $0.around.contains("header") == isLinked }, "\(links)")
  }
}
