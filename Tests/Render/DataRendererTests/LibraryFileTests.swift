import Diagnostics
import Foundation
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import DataRenderer

@Suite("The files of a library for machines")
struct LibraryFileTests {
  private static let address = SiteAddress(scheme: "https", host: "example.org", path: "/trips/")

  /// A trip in a folder of the site; each of its entries says something.
  private static func trip(
    _ folder: String, _ change: (inout Trip) throws -> Void = { _ in }
  ) throws -> LibraryTrip {
    var trip = try LisbonTrip.make()
    trip.settings.title = folder.capitalized
    try change(&trip)
    let plan = TripPlanner.plan(trip, today: try LisbonTrip.day(4)).plan
    var summary = TripSummary.sumUp(plan)
    for index in summary.items.indices where summary.items[index].kind == .entry {
      summary.items[index].text = "By <tram>\nup the hill."
    }
    return LibraryTrip(TripID(folder: folder), root: [folder], summary: summary)
  }

  private static func plan(
    _ trips: [LibraryTrip], _ change: (inout LibrarySettings) -> Void = { _ in }
  ) throws -> LibraryPlan {
    var contents = LibraryContents(trips: trips, circles: [])
    change(&contents.settings)
    return LibraryPlan.make(contents, today: try LisbonTrip.day(4)).plan
  }

  private static func text(_ file: OutputFile?) throws -> String {
    guard case .bytes(let bytes) = try #require(file).content else { throw NoFile() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct NoFile: Error {}

  private static func feed(_ plan: LibraryPlan) throws -> String {
    try text(LibraryFeed.file(of: plan, title: "Our <trips>", generator: "Tripbook 0.1.0"))
  }

  @Test("the feed of one entry, word for word")
  func golden() throws {
    let plan = try Self.plan([try Self.trip("lisbon")]) {
      $0.address = Self.address
      $0.description = "Here & there."
    }
    #expect(
      try Self.feed(plan) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
        <id>https://example.org/trips/</id>
        <title>Our &lt;trips&gt;</title>
        <subtitle>Here &amp; there.</subtitle>
        <updated>2026-05-03T14:05:00+01:00</updated>
        <author>
        <name>Our &lt;trips&gt;</name>
        </author>
        <link rel="self" type="application/atom+xml" href="https://example.org/trips/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://example.org/trips/"/>
        <generator>Tripbook 0.1.0</generator>
        <xhtml:meta xmlns:xhtml="http://www.w3.org/1999/xhtml" name="robots" content="noindex"/>
        <entry>
        <id>https://example.org/trips/lisbon/journal/belem/index.html</id>
        <title>The monks' recipe</title>
        <link rel="alternate" type="text/html" href="https://example.org/trips/lisbon/journal/belem/index.html"/>
        <published>2026-05-03T14:05:00+01:00</published>
        <updated>2026-05-03T14:05:00+01:00</updated>
        <author>
        <name>Ana</name>
        </author>
        <author>
        <name>Ben</name>
        </author>
        <category term="tram"/>
        <source>
        <id>https://example.org/trips/lisbon/index.html</id>
        <title>Lisbon</title>
        </source>
        <content type="html">&lt;p&gt;By &amp;lt;tram&amp;gt;&lt;/p&gt;&lt;p&gt;up the hill.&lt;/p&gt;</content>
        </entry>
        </feed>

        """)
  }

  @Test("the feed holds the newest fifty entries of all trips, the newest first")
  func newest() throws {
    let trips = try ["a", "b"].map { name in
      try Self.trip(name) { trip in
        trip.entries = try (0..<40).map { number in
          var entry = trip.entries[0]
          entry.file = "journal/\(number).md"
          entry.title?.value = "\(name)\(number)"
          let minutes = number * 2 + (name == "b" ? 1 : 0)
          entry.time = .timeOfDay(try #require(LocalTime(secondOfDay: 36_000 + minutes * 60)))
          return entry
        }
      }
    }
    let titles = try Self.plan(trips).news.map(\.title)
    #expect(titles.count == 50 && Array(titles.prefix(4)) == ["b39", "a39", "b38", "a38"])
    #expect(titles.last == "a15")
    // Whatever the order of the trips.
    #expect(try Self.plan(trips.reversed()).news.map(\.title) == titles)
  }

  @Test("without an address the feed's links are relative, and its names stay the same from build to build")
  func withoutAddress() throws {
    let trip = try Self.trip("lisbon")
    let feed = try Self.feed(try Self.plan([trip]))
    #expect(feed.contains("href=\"lisbon/journal/belem/index.html\"") && !feed.contains("https://"))
    #expect(!feed.contains("rel=\"self\""))
    let ids = feed.matches(of: /<id>(.*?)<\/id>/).map { String($0.1) }
    #expect(ids.count == 3 && Set(ids).count == 3 && ids.allSatisfy { $0.hasPrefix("urn:uuid:") })
    #expect(try Self.feed(try Self.plan([trip])) == feed)
    #expect(XMLParsing(feed).isWellFormed)
  }

  @Test("says in which language an entry is, where that is not the library's")
  func language() throws {
    let trip = try Self.trip("lissabon") { $0.settings.language = "de" }
    #expect(try Self.feed(try Self.plan([trip])).contains("<entry xml:lang=\"de\">"))
  }

  @Test("a library in which nothing is written has no feed")
  func withoutEntries() throws {
    let plan = try Self.plan([try Self.trip("lisbon") { $0.entries = [] }])
    #expect(plan.addresses.feed == nil)
    #expect(LibraryFeed.file(of: plan, title: "x", generator: "x") == nil)
  }

  @Test("library.json is as docs/library.schema.json describes it, and holds nothing that is not described")
  func schema() throws {
    let schema = try Schema.read("library.schema.json")
    func tree(_ plan: LibraryPlan) throws -> JSON {
      let text = try Self.text(LibraryJSON.file(of: plan, generator: "Tripbook 0.1.0"))
      return try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    }
    let full = try Self.trip("lisbon") { trip in
      trip.settings.icon = "⛵"
      trip.settings.category = "By boat"
    }
    let told = try tree(
      try Self.plan([full, try Self.trip("rome") { $0 = Trip(folderName: "x", entries: $0.entries) }]) {
        $0.title = "Our trips"
        $0.description = "All of them."
        $0.address = Self.address
      })
    for json in [told, try tree(try Self.plan([]))] { #expect(schema.problems(of: json) == []) }
    let first = try #require(told["trips"]?.items.first { $0["icon"] != nil })
    #expect(first["page"] == "lisbon/index.html" && first["json"] == "lisbon/trip.json")
    #expect(first["title"] == "Lisbon" && first["start"] == "2026-05-01" && first["state"] == "under way")
    let totals = try #require(told["totals"])
    #expect(told["today"] == "2026-05-04")
    #expect(totals["trips"] == 2 && totals["planned"] == 0 && totals["entries"] == 2)
    #expect(totals["days"] == 4 && totals["spent"] == ["EUR": "369.74"])
    // What is missing, wrong or unknown is found.
    var members = told.members
    members["trips"] = nil
    members["mood"] = "good"
    members["schema"] = 2
    let problems = schema.problems(of: .object(members))
    #expect(problems.contains { $0.contains("trips is missing") } && problems.count == 3)
  }
}
