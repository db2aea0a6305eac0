import Foundation
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import DataRenderer

/// `feed.xml`, `sitemap.xml` and `robots.txt`.
@Suite("Files for readers and crawlers")
struct FeedTests {
  private static let address = SiteAddress(scheme: "https", host: "example.org", path: "/lisbon/")

  private static func plan(_ change: (inout Trip) throws -> Void) throws -> TripPlan {
    var trip = try LisbonTrip.make()
    try change(&trip)
    return TripPlanner.plan(trip, today: try LisbonTrip.day(4)).plan
  }

  private static func text(_ file: OutputFile?) throws -> String {
    guard case .bytes(let bytes)? = file?.content else { throw NoFile() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct NoFile: Error {}

  private static func feed(_ plan: TripPlan, articles: [String]? = nil) throws -> String {
    let articles = articles ?? plan.journal.entries.map { "<p>\($0.title.value.count)</p>" }
    return try text(
      AtomFeed.file(of: plan, names: .unspoken(plan), articles: articles, generator: "Tripbook 0.1.0"))
  }

  @Test("the feed of one entry, word for word")
  func golden() throws {
    let plan = try Self.plan { $0.settings.address = Self.address }
    #expect(
      try Self.feed(plan) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
        <id>https://example.org/lisbon/</id>
        <title>Five days in Lisbon</title>
        <updated>2026-05-03T14:05:00+01:00</updated>
        <author>
        <name>Ana</name>
        </author>
        <author>
        <name>Ben</name>
        </author>
        <link rel="self" type="application/atom+xml" href="https://example.org/lisbon/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://example.org/lisbon/"/>
        <generator>Tripbook 0.1.0</generator>
        <xhtml:meta xmlns:xhtml="http://www.w3.org/1999/xhtml" name="robots" content="noindex"/>
        <entry>
        <id>https://example.org/lisbon/journal/belem/index.html</id>
        <title>The monks' recipe</title>
        <link rel="alternate" type="text/html" href="https://example.org/lisbon/journal/belem/index.html"/>
        <published>2026-05-03T14:05:00+01:00</published>
        <updated>2026-05-03T14:05:00+01:00</updated>
        <category term="tram"/>
        <content type="html">&lt;p&gt;17&lt;/p&gt;</content>
        </entry>
        </feed>

        """)
  }

  @Test(
    "says that it is not to be listed where the trip is not", arguments: [Visibility.listed, .unlisted])
  func unlisted(visibility: Visibility) throws {
    let feed = try Self.feed(
      Self.plan {
        $0.settings.address = Self.address
        $0.settings.visibility = visibility
      })
    #expect(feed.contains("name=\"robots\" content=\"noindex\"") == (visibility == .unlisted))
  }

  @Test("without an address ids stay the same from build to build, and links are relative")
  func withoutAddress() throws {
    let plan = try Self.plan { _ in }
    let feed = try Self.feed(plan)
    let ids = feed.matches(of: /<id>(.*?)<\/id>/).map { String($0.1) }
    #expect(ids.count == 2 && Set(ids).count == 2)
    #expect(
      ids.allSatisfy {
        $0.wholeMatch(of: /urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}/) != nil
      })
    let later = try Self.plan { $0.entries[0].tags = ["other"] }
    #expect(try Self.feed(later).matches(of: /<id>(.*?)<\/id>/).map { String($0.1) } == ids)
    #expect(feed.contains("href=\"journal/belem/index.html\"") && !feed.contains("https://"))
    #expect(!feed.contains("rel=\"self\""))
  }

  @Test("an entry is dated by itself: noon without a time, never before the one it follows")
  func times() throws {
    let plan = try Self.plan { trip in
      trip.settings.timeZone = nil
      trip.photos = []
      for (name, day, hour) in [("a", 2, nil), ("b", 3, 20), ("c", 3, nil)] as [(String, Int, Int?)] {
        var entry = trip.entries[0]
        entry.file = "journal/\(name).md"
        entry.title?.value = name
        entry.day = .frontMatter(try LisbonTrip.day(day))
        entry.time = try hour.map { .timeOfDay(try #require(LocalTime(hour: $0, minute: 0))) }
        trip.entries.append(entry)
      }
    }
    let times = FeedTimes(plan.journal.entries)
    #expect(
      times.all.map(\.description) == [
        "2026-05-02T12:00:00+00:00", "2026-05-03T14:05:00+00:00", "2026-05-03T20:00:00+00:00",
        "2026-05-03T20:00:00+00:00",
      ])
    #expect(times.latest?.description == "2026-05-03T20:00:00+00:00")
  }

  @Test("an hour whose offset nobody tells has that of the entry before it, else of the first behind")
  func offsets() throws {
    let plan = try Self.plan { trip in
      trip.settings.timeZone = nil
      trip.photos = []
      let hour = try #require(LocalTime(hour: 20, minute: 0))
      let sample = trip.entries[0]
      trip.entries = try [(2, nil), (3, 7200), (4, nil)].map { number, seconds in
        var entry = sample
        let day = try LisbonTrip.day(number)
        (entry.file, entry.day) = ("journal/\(number).md", .frontMatter(day))
        let offset = seconds.flatMap { UTCOffset(seconds: $0) }
        entry.time =
          offset.map { .moment(Moment(local: LocalDateTime(date: day, time: hour), offset: $0)) }
          ?? .timeOfDay(hour)
        return entry
      }
    }
    let ends = FeedTimes(plan.journal.entries).all.map { $0.description.suffix(6) }
    #expect(ends == ["+02:00", "+02:00", "+02:00"])
  }

  @Test("hostile texts stay text, and the document is well-formed")
  func hostile() throws {
    let poison = "]]></title><script>&\"'\u{0}\u{B}\u{FFFF}<![CDATA["
    let plan = try Self.plan {
      $0.settings.title = poison
      $0.settings.description = poison
      $0.settings.travellers = [Traveller(name: poison)]
      $0.entries[0].title?.value = poison
      $0.entries[0].tags = [poison]
    }
    let feed = try Self.feed(plan, articles: [poison])
    let parser = XMLParsing(feed)
    #expect(parser.isWellFormed)
    #expect(!parser.names.contains("script") && parser.names.contains("content"))
  }

  @Test("a long journal's feed holds its newest entries, the newest first")
  func length() throws {
    let plan = try Self.plan { trip in
      for number in 0..<70 {
        var entry = trip.entries[0]
        entry.file = "journal/\(number).md"
        entry.title?.value = "Entry \(number)"
        entry.time = .timeOfDay(try #require(LocalTime(secondOfDay: 60_000 + number * 60)))
        trip.entries.append(entry)
      }
    }
    #expect(AtomFeed.entries(of: plan).count == 50)
    let articles = AtomFeed.entries(of: plan).map(\.title.value)
    let feed = try Self.feed(plan, articles: articles)
    let contents = feed.matches(of: /<content type="html">(.*?)</).map { String($0.1) }
    #expect(contents.first == "Entry 69" && contents.last == "Entry 20")
  }

  @Test("a trip without entries has no feed")
  func withoutEntries() throws {
    let plan = try Self.plan { $0.entries = [] }
    #expect(AtomFeed.file(of: plan, names: .unspoken(plan), articles: [], generator: "x") == nil)
  }

  private static let pages = ["index.html", "days/2026-05-03/index.html", "journal/å b/index.html"]
    .compactMap(OutputPath.init)

  @Test("the sitemap lists every page of a public trip with an address, and there is none otherwise")
  func sitemap() throws {
    let plan = try Self.plan {
      $0.settings.address = Self.address
      $0.settings.visibility = .listed
    }
    #expect(
      try Self.text(Sitemap.files(of: SiteLinker.link([plan]), pages: Self.pages).first) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url>
        <loc>https://example.org/lisbon/</loc>
        </url>
        <url>
        <loc>https://example.org/lisbon/days/2026-05-03/index.html</loc>
        </url>
        <url>
        <loc>https://example.org/lisbon/journal/%C3%A5%20b/index.html</loc>
        </url>
        </urlset>

        """)
    for visibility in [Visibility.listed, .unlisted] {
      let other = try Self.plan {
        $0.settings.visibility = visibility
        $0.settings.address = visibility == .listed ? nil : Self.address
      }
      #expect(Sitemap.files(of: SiteLinker.link([other]), pages: Self.pages).isEmpty)
    }
  }

  @Test("the sitemap does not name a page to which no navigation leads")
  func hiddenPage() throws {
    let plan = try Self.plan {
      $0.settings.address = Self.address
      $0.settings.visibility = .listed
      let text = try #require($0.entries.first)
      $0.pages = [OwnPage(text: text, navigation: .hidden)]
    }
    let hidden = try #require(plan.journal.pages.first?.page)
    let site = SiteLinker.link([plan])
    let listed = try Self.text(Sitemap.files(of: site, pages: Self.pages + [hidden]).first)
    #expect(try listed == Self.text(Sitemap.files(of: site, pages: Self.pages).first))
  }

  @Test("more pages than a sitemap may hold stand in several, and one names them")
  func manyPages() throws {
    let plan = try Self.plan {
      $0.settings.address = Self.address
      $0.settings.visibility = .listed
    }
    let pages = (0..<50_001).compactMap { OutputPath("p/\($0)/index.html") }
    let files = Sitemap.files(of: SiteLinker.link([plan]), pages: pages)
    #expect(files.map(\.path.text) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"])
    #expect(try Self.text(files[0]).contains("<loc>https://example.org/lisbon/sitemap-2.xml</loc>"))
    #expect(try Self.text(files[2]).matches(of: /<loc>/).count == 1)
  }

  @Test("crawlers may read what says itself that it is not to be listed, and not what cannot say so")
  func robots() throws {
    let unlisted = try Self.plan { $0.settings.address = Self.address }
    #expect(
      try Self.text(Robots.file(of: SiteLinker.link([unlisted]))) == """
        # This site is not meant to be listed: each of its pages says so (noindex).
        User-agent: *
        Disallow: /lisbon/feed.xml
        Disallow: /lisbon/trip.json
        Disallow: /lisbon/places.geojson
        Disallow: /lisbon/track.gpx
        Disallow: /lisbon/expenses.csv

        """)
    let listed = try Self.plan {
      $0.settings.address = Self.address
      $0.settings.visibility = .listed
    }
    #expect(
      try Self.text(Robots.file(of: SiteLinker.link([listed])))
        == "User-agent: *\nAllow: /\n\nSitemap: https://example.org/lisbon/sitemap.xml\n")
  }
}
