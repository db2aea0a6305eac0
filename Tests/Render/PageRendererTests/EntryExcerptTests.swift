import Claims
import SiteOutput
import Markdown
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("What is said of an entry below its title")
struct EntryExcerptTests {
  private static let short = "Rain all day, so soup."
  private static let long =
    "We walked to the lake and back before breakfast and found the bakery shut, so it was soup once more."

  /// Days with an entry each that nobody gave a title.
  private func site(_ texts: [MarkdownDocument]) throws -> BuiltSite {
    var trip = Trip(folderName: "x")
    trip.entries = try texts.enumerated().map { index, text in
      let day = try SampleTrips.day(index + 1)
      return JournalEntry(file: "journal/\(day).md", slugWish: "", day: .fileName(day), body: text)
    }
    return try BuiltSite(trip, today: "2026-06-01")
  }

  /// How often a page says a text, between its navigation and its foot.
  private func count(_ text: String, on page: PageReader) -> Int {
    page.texts.count { $0.around.contains("main") && $0.text == text }
  }

  @Test("is nothing where its first words are its title and all of it")
  func once() throws {
    let site = try site([SampleTexts.plain(Self.short), SampleTexts.plain(Self.long)])
    let title = String(Self.short.dropLast())
    try claim(count(title, on: site.page("index.html")), is: 1)
    try claim(count(title, on: site.page("journal/index.html")), is: 1)
    let day = try site.page("days/2026-05-01/index.html")
    // The heading of the entry is there for who cannot see that the day is called by it.
    claim(day.texts.count { $0.text == title && $0.around.contains("h1") }, is: 1)
    #expect(!day.texts.contains { $0.text == Self.short && $0.around.last == "p" })
    let entry = try unwrapped(site.plan.trips[0].journal.entries.first)
    try claim(count(title, on: site.page(entry.page.text)), is: 1)
    for path in ["index.html", "journal/index.html"] {
      try claim(count(Self.short, on: site.page(path)), is: 0)
    }
  }

  @Test("begins with a sentence that is too long for a title, and stands in full on its page")
  func tooLong() throws {
    let site = try site([SampleTexts.plain(Self.long)])
    claim(site.plan.trips[0].journal.entries.first?.isUntitled, is: true)
    for path in ["index.html", "journal/index.html"] {
      let page = try site.page(path)
      let told = page.texts.filter { $0.around.last == "p" && $0.text.hasSuffix("soup once more.") }
      #expect(told.count == 1 && told.allSatisfy { !$0.text.hasPrefix("…") }, "\(path)")
    }
    try claim(count(Self.long, on: site.page("days/2026-05-01/index.html")), is: 1)
  }

  @Test(
    "goes on behind the sentence that is the title, on its page and that of its day too",
    arguments: [
      ([.text("Stars. I lay there until one.")], "Stars", "I lay there until one.", false),
      ([.text("Stars."), .softBreak, .text("I lay there.")], "Stars", "I lay there.", false),
      ([.text("All"), .softBreak, .text("stars. I lay there.")], "All stars", "I lay there.", false),
      ([.strong([.text("Stars.")]), .text(" I lay there.")], "Stars", "I lay there.", false),
      ([.strong([.text("Stars. And")]), .text(" dunes.")], "Stars", "dunes.", true),
      ([.text("Stars."), .footnote(1), .text(" I lay there.")], "Stars", "I lay there.", true),
    ] as [([Inline], String, String, Bool)])
  func behindTitle(line: [Inline], title: String, rest: String, isSaidAgain: Bool) throws {
    let note = Footnote(blocks: [.paragraph([.text("Eleven.")])])
    let isNoted = line.contains { if case .footnote = $0 { true } else { false } }
    let site = try site([MarkdownDocument(blocks: [.paragraph(line)], footnotes: isNoted ? [note] : [])])
    let entry = try unwrapped(site.plan.trips[0].journal.entries.first)
    claim(entry.title.value, is: title)
    for path in ["days/2026-05-01/index.html", entry.page.text] {
      let page = try site.page(path)
      let told = page.text(in: "main")
      claim(told, has: rest, "\(path)")
      claim(told.contains(title + "."), is: isSaidAgain, "\(path): \(told)")
    }
  }

  @Test("leads from the journal to its page where that holds more, and only there")
  func leading() throws {
    let more = Array(repeating: "We walked on along the shore.", count: 9).joined(separator: " ")
    let site = try site([Self.short, Self.long, more].map { SampleTexts.plain($0) })
    let links = try site.page("journal/index.html").all("a").filter { $0.around.contains("h3") }
      .compactMap { $0.attributes["href"] }
    let pages = site.plan.trips[0].journal.entries.map(\.page.text)
    claim(links.map { "journal/" + $0 }, is: [pages[2]])
    // Its page keeps its address.
    for path in pages { #expect(site.pages.contains { $0.path == path }) }
  }

  @Test(
    "is whole paragraphs beside a large picture, as far as there is room, without what stands between them",
    arguments: [
      ("The lake", 200, [long, short]), ("The lake", 150, [long]), (long, 200, [short]), ("The lake", 40, []),
    ] as [(String, Int, [String])])
  func opening(heading: String, length: Int, told: [String]) throws {
    let blocks: [Block] = [.paragraph([.text(Self.long)]), .rule, .paragraph([.text(Self.short)])]
    let entry = try unwrapped(
      site([MarkdownDocument(blocks: blocks)]).plan.trips[0].journal.entries.first)
    claim(EntryExcerpt(entry: entry).opening(below: heading, upTo: length), is: told)
  }

  @Test("is left out of no text that says more than its title: a link leads somewhere")
  func linked() throws {
    let text = MarkdownDocument(blocks: [
      .paragraph([.text("Soup at "), SampleTexts.link("https://example.org/", "the bakery")])
    ])
    let page = try site([text]).page("days/2026-05-01/index.html")
    #expect(page.all("a").contains { $0.attributes["href"] == "https://example.org/" })
  }

  @Test("A day leads down to its parts only where there are several")
  func leaps() throws {
    func links(_ site: BuiltSite) throws -> Int {
      try site.page("days/2026-05-01/index.html").all("nav")
        .count { ($0.attributes["class"] ?? "").contains("leaps") }
    }
    try claim(links(site([SampleTexts.plain(Self.long)])), is: 0)
    var trip = Trip(folderName: "x")
    trip.entries = try ["a", "b"].map { name in
      JournalEntry(
        file: "journal/2026-05-01-\(name).md", slugWish: name, day: .fileName(try SampleTrips.day(1)),
        body: SampleTexts.plain(Self.long))
    }
    try claim(links(BuiltSite(trip, today: "2026-06-01")), is: 1)
  }
}
