import Claims
import Diagnostics
import Markdown
import PageReading
import Testing
import TripModel

@Suite("A trip of bad intent")
struct HostileTripTests {
  /// Text that would be markup, a script or a broken attribute where it is not escaped.
  static let poison =
    "\"'><script>alert(1)</script><img src=x onerror=alert(2)>&lt;{{words}}{{{x}}}\u{0}\u{202E}"
    // A quote with an accent is one character to a reader, and still a quote to a browser.
    + " \"\u{301} onmouseover=alert(3) <\u{338}b '\u{308} onfocus=alert(4) &\u{20DD}"

  private static func trip() throws -> Trip {
    var trip = try SampleTrips.full()
    trip.folderName = poison
    trip.settings.title = poison
    trip.settings.description = poison
    trip.settings.icon = poison
    trip.settings.category = poison
    trip.settings.destination?.value.name = poison
    trip.settings.travellers = [Traveller(name: poison)]
    for index in trip.photos.indices {
      trip.photos[index].caption = index.isMultiple(of: 2) ? poison : nil
      trip.photos[index].camera = Camera(make: poison, model: poison)
    }
    for index in trip.pins.indices {
      trip.pins[index].title = poison
      trip.pins[index].category = poison
      trip.pins[index].colour = poison
      trip.pins[index].link = "javascript:alert(1)"
      trip.pins[index].tags = [poison]
      trip.pins[index].description = poison
    }
    trip.attractions = [poisoned]
    for index in trip.entries.indices { poison(&trip.entries[index]) }
    for index in trip.budget?.expenses.indices ?? 0..<0 {
      trip.budget?.expenses[index].what = poison
      trip.budget?.expenses[index].category = poison
      trip.budget?.expenses[index].paidBy = poison
    }
    trip.budget?.categories = [CategoryBudget(name: poison, amount: .zero(.euro))]
    trip.tracks[0].name = poison
    return trip
  }

  private static var poisoned: Attraction {
    var idea = Attraction(name: poison, place: SampleTrips.place)
    idea.category = poison
    idea.tags = [poison, "a\nb"]
    idea.price = PriceLevel(level: 2, sign: "€")
    (idea.address, idea.phone, idea.hoursText, idea.description) = (poison, poison, poison, poison)
    idea.link = "javascript:alert(1)"
    idea.reviews = [Attraction.Review(by: poison, text: poison)]
    idea.day = DayAndTime(date: LocalDate(dayNumber: 20_577))
    return idea
  }

  private static func poison(_ entry: inout JournalEntry) {
    entry.title?.value = poison
    entry.place?.value.name = poison
    entry.kind = poison
    entry.tags = [poison]
    entry.mood = poison
    entry.weather = poison
    entry.who = [poison]
    entry.body = MarkdownDocument(
      blocks: [
        .heading(level: 1, [.text("x" + poison)]),
        .paragraph([
          .text(poison), .code(poison), .html(poison),
          SampleTexts.link("javascript:alert(1)", poison, title: poison),
          SampleTexts.link("https://example.org/\"onmouseover=alert(1) x=\"", poison, title: poison),
          SampleTexts.link("data:text/html,<script>", poison),
          SampleTexts.image(poison, title: poison, alternative: poison),
        ]),
        .paragraph([SampleTexts.image("counter.jpg", title: poison, alternative: poison)]),
        .code(language: poison, text: poison), .html(poison, line: 1),
        .table(
          MarkdownTable(
            alignments: [], head: [[.text(poison)]],
            rows: [[[.text(poison)]], [[.text("a")], [.text("b")]]])),
      ], footnotes: [Footnote(blocks: [.paragraph([.text(poison)])])])
  }

  /// `BuiltSite` reads every page strictly: a quote that broke out of its attribute would not get past it.
  @Test("makes pages whose markup is all our own")
  func nothingBreaksOut() throws {
    let site = try BuiltSite(Self.trip())
    #expect(site.pages.count > 10)
    for (path, text, page) in site.pages.read {
      #expect(page.hasOnlyShippedScripts(text) && !text.contains("<img src=x"), "\(path)")
      #expect(!text.unicodeScalars.contains("\u{0}"), "\(path)")
      for element in page.elements {
        #expect(element.attributes.keys.allSatisfy { !$0.hasPrefix("on") }, "\(path)")
        for name in ["href", "src"] {
          let target = element.attributes[name]?.lowercased() ?? ""
          #expect(!target.contains("javascript:") && !target.hasPrefix("data:"), "\(path): \(target)")
        }
      }
    }
  }

  @Test("is shown as what it is: text")
  func textIsShown() throws {
    let site = try BuiltSite(Self.trip())
    let home = try site.page("index.html")
    claim(home.text(in: "h1"), has: "<script>alert(1)</script>")
    claim(home.text(in: "title"), has: "{{words}}")
  }

  @Test("may hold texts that are nested, long and odd without harm")
  func oddTexts() throws {
    var nested: [Inline] = [.text("core")]
    for _ in 0..<400 { nested = [.emphasis(nested)] }
    var quotes: [Block] = [.paragraph([.text("inmost")])]
    for _ in 0..<400 { quotes = [.quote(quotes)] }
    var trip = try SampleTrips.full()
    trip.entries[0].body = MarkdownDocument(blocks: [.paragraph(nested)] + quotes)
    let page = try BuiltSite(trip).page("journal/belem/index.html")
    claim(page.text(in: "em"), has: "core")
    claim(page.text(in: "blockquote"), has: "inmost")
  }
}
