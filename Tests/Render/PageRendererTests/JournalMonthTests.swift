import Claims
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("A journal by months")
struct JournalMonthTests {
  /// A trip of so many entries from 1 May 2026 on, `each` of them a day, and the second with a picture.
  private func site(
    _ count: Int, each: Int = 3, _ change: (Int, inout JournalEntry) throws -> Void = { _, _ in }
  ) throws -> BuiltSite {
    let text = SampleTexts.plain("Two words")
    let entries = try (0..<count).map { number in
      var entry = try SampleTrips.entry("e\(number)", day: 1, title: "Entry \(number)", text)
      entry.day = .fileName(try SampleTrips.day(1) + number / each)
      if number == 1 { entry.cover = "photos/a.jpg" }
      try change(number, &entry)
      return entry
    }
    return try BuiltSite(
      Trip(folderName: "x", entries: entries, photos: [try SampleTrips.photo("a", day: 1, hour: 9)]))
  }

  private func titles(_ page: PageReader) -> [String] {
    page.texts.filter { $0.around.contains("h3") }.map(\.text)
  }

  private func links(_ page: PageReader, around name: String) -> [String] {
    page.all("a").filter { $0.around.contains(name) }.compactMap { $0.attributes["href"] }
  }

  @Test("what stands for many entries on the map leads to the journal, which holds no day of a long one")
  func crowd() throws {
    let site = try site(210, each: 1) { number, entry in
      entry.place = Written(
        NamedPlace(name: nil, coordinate: try SampleTrips.at(38.7 + Double(number % 14) / 1000, -9.1)),
        at: SampleTrips.place)
    }
    let links = try site.page("map/index.html").all("a").compactMap { $0.attributes["href"] }
    claim(links, has: "../journal/index.html")
    #expect(!links.contains { $0.hasPrefix("../journal/index.html#") })
  }

  @Test(
    "an entry of several days says all of them, in the journal, on its page and beside others of its first day"
  )
  func severalDays() throws {
    for each in [1, 2] {
      let site = try site(2, each: each) { number, entry in
        if number == 0 { entry.until = try SampleTrips.day(3) }
      }
      for page in ["journal/index.html", "journal/e0/index.html"] {
        let times = try site.page(page).texts.filter { $0.around.contains("time") }.map(\.text)
        claim(times.filter { $0.contains("1–3 May 2026") }.count, is: 1, "\(page) \(each) \(times)")
      }
    }
  }

  @Test("up to two hundred entries are one page", arguments: [1, 200])
  func together(count: Int) throws {
    let site = try site(count)
    #expect(site.plan.trips[0].addresses.journalMonths.isEmpty)
    try claim(titles(site.page("journal/index.html")).count, is: count)
    #expect(!site.pages.contains { $0.path.hasPrefix("journal/months") })
  }

  @Test(
    "the first of an odd number of a day's entries leads by a large picture, where days are few and words enough",
    arguments: [(1, 1, 40, 1), (1, 1, 4, 0), (2, 2, 40, 0), (3, 3, 40, 1), (20, 1, 40, 20), (21, 1, 40, 0)])
  func leads(count: Int, each: Int, words: Int, leads: Int) throws {
    let text = SampleTexts.plain(Array(repeating: "Rain again.", count: words).joined(separator: " "))
    let page = try site(count, each: each) { _, entry in
      (entry.cover, entry.body) = ("photos/a.jpg", text)
    }.page("journal/index.html")
    claim(page.all("article").count { $0.attributes["class"] == "pictured lead" }, is: leads)
  }

  @Test("more than two hundred are a page a month, each with its own entries and its neighbours")
  func months() throws {
    let site = try site(210)
    let paths = site.plan.trips[0].addresses.journalMonths.map(\.page.text)
    claim(paths, is: ["05", "06", "07"].map { "journal/months/2026-\($0)/index.html" })
    let pages = try paths.map { try site.page($0) }
    claim(pages.map { titles($0).count }, is: [93, 90, 27])
    claim(titles(pages[1]).first, is: "Entry 93")
    claim(titles(pages[1]).last, is: "Entry 182")
    #expect(pages[2].texts.contains { $0.text == "Two words" })
    claim(pages.map { $0.text(in: "h1") }, is: ["May 2026", "June 2026", "July 2026"])
    let rels = pages.map { page in page.all("link").compactMap { $0.attributes["rel"] } }
    claim(rels.map { $0.contains("prev") }, is: [false, true, true])
    claim(rels.map { $0.contains("next") }, is: [true, true, false])
    claim(links(pages[1], around: "h3").first, is: "../../e93/index.html")
    claim(links(pages[1], around: "header"), has: "../../index.html")
  }

  @Test(
    "the journal's own page leads to them, says how much each holds, and shows a picture where there is one")
  func overview() throws {
    let page = try site(210).page("journal/index.html")
    #expect(titles(page).isEmpty)
    claim(links(page, around: "h2"), is: ["05", "06", "07"].map { "months/2026-\($0)/index.html" })
    let counts = page.texts.map(\.text).filter { $0.hasSuffix(" entries") }
    claim(counts, is: ["93 entries", "90 entries", "27 entries"])
    #expect(page.texts.contains { $0.text.hasPrefix("210 entries, ") })
    claim(page.all("img").count { $0.around.contains("li") }, is: 1)
    let squares = links(page, around: "td")
    claim(squares.count, is: 70)
    for day in ["2026-05-01", "2026-06-30", "2026-07-09"] {
      claim(squares, has: "months/\(day.prefix(7))/index.html#d\(day)", "\(day)")
    }
  }

  @Test("a month's days lead back to all of them")
  func back() throws {
    let page = try site(210).page("journal/months/2026-06/index.html")
    let ids = page.elements.compactMap { $0.attributes["id"] }
    claim(ids, has: "d2026-06-01")
    claim(Set(ids).count, is: ids.count)
    claim(page.all("a").count { $0.attributes["href"] == "../../index.html#written" }, is: 30)
  }

  @Test("what is all of one month stays on one page")
  func oneMonth() throws {
    let page = try site(210, each: 7).page("journal/index.html")
    claim(titles(page).count, is: 210)
  }
}
