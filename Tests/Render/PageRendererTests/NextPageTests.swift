import Claims
import PageReading
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The page of where to go next")
struct NextPageTests {
  private static func site(_ change: (inout NextPlan) throws -> Void = { _ in }) throws -> BuiltSite {
    try BuiltSite(Trip(folderName: "x"), today: NextSamples.today, next: NextSamples.plan(change))
  }

  private static func page(_ change: (inout NextPlan) throws -> Void = { _ in }) throws -> PageReader {
    try site(change).page("next/index.html")
  }

  @Test("lists all cards in the order in which they are dealt, each with the way to its page")
  func order() throws {
    let page = try Self.page()
    let cards = page.all("li").filter { $0.attributes["class"] == "dest" }
    claim(cards.map { $0.attributes["id"] }, is: ["kyoto", "porto", "llanfair"])
    claim(cards.map { $0.attributes["data-rank"] }, is: ["1", "0", "2"])
    let links = page.all("a").filter { $0.around.contains("h2") }
    claim(
      links.map { $0.attributes["href"] },
      is: ["kyoto/index.html", "porto/index.html", "llanfair/index.html"])
  }

  @Test("spells a tag as it is written first, on each card and in the choice, whatever its capitals")
  func tags() throws {
    let page = try Self.page()
    let cards = page.all("li").filter { $0.attributes["class"] == "dest" }
    claim(
      cards.map { $0.attributes["data-tags"] }, is: ["temples\ngardens\nfood", "coast\ngardens", "walking"])
    let options = page.all("option").map { $0.attributes["value"] }
    claim(options, is: ["", "gardens", "temples", "food", "coast", "walking"])
  }

  @Test("spells five hundred tags of five hundred cards as each is written first")
  func manyTags() throws {
    let page = try Self.page { plan in
      plan.destinations = try (0..<500).map { number in
        try NextSamples.place(
          "No \(number)", "no-\(number)", rank: number, tags: ["TAG \(number)", "tag \((number + 1) % 500)"])
      }
      plan.tags = (0..<500).map { DestinationTag(name: "Tag \($0)", destinations: [$0, ($0 + 499) % 500]) }
      claim(plan.spelledTags.count, is: 500)
      claim(plan.spelledTags[TagKey("TAG 7")], is: "Tag 7")
    }
    let cards = page.all("li").filter { $0.attributes["class"] == "dest" }
    claim(cards.map { $0.attributes["data-tags"] }, is: (0..<500).map { "Tag \($0)\nTag \(($0 + 1) % 500)" })
  }

  @Test("tells on a card country, warmth of the month, rate, and why made trips suggest it")
  func known() throws {
    let text = try Self.page().allText
    claim(text, has: "Japan")
    claim(text, has: "13° in November")
    claim(text, has: "1 EUR = 172.40 JPY")
    claim(text, has: "EUR, as here")
    claim(text, has: "2 trips that were made have “temples” in them, too.")
    claim(text, has: "Mira has been there.")
    claim(text, has: "rates are as of 27 November 2026.")
  }

  @Test("tells on a card the weather there, and asks for the script of it only where some card does")
  func weather() throws {
    let page = try Self.page()
    let lines = page.all("li").filter { $0.attributes["class"] == "now" }
    claim(lines.map { $0.attributes["data-zone"] }, is: ["Asia/Tokyo"])
    claim(page.allText, has: "Near Kyoto on 28 November 2026,12:00: 2°,snow")
    func asks(_ page: PageReader) -> Bool {
      page.all("script").contains { $0.attributes["src"] == "../assets/sky.js" }
    }
    #expect(asks(page))
    #expect(try !asks(Self.page { $0.destinations[0].forecast = nil }))
  }

  @Test(
    "tells nothing of what is not known, and has a place for a country all the same, which the script reads")
  func unknown() throws {
    let page = try Self.page { $0.destinations = [$0.destinations[2]] }
    #expect(page.all("img").allSatisfy { $0.around.contains("template") })
    #expect(page.all("span").contains { $0.attributes["class"] == "land" })
    #expect(page.all("ul").contains { $0.attributes["class"] == "known signs" && $0.around.contains("ol") })
    claim(page.allText, lacks: "rates are as of")
    claim(page.allText, has: "One place to fall for.")
  }

  @Test("escapes names, and sets long ones smaller")
  func longNames() throws {
    let site = try Self.site()
    let text = try unwrapped(site.pages.first { $0.path == "next/index.html" }).text
    claim(text, has: "Llanfairpwllgwyngyllgogerych &lt;b&gt;")
    let page = try site.page("next/index.html")
    claim(page.all("h2").count { $0.attributes["class"] == "long" }, is: 1)
  }

  @Test("has a picture of a card small for the lists, and loads the first at once")
  func pictures() throws {
    let images = try Self.page().all("img").filter { $0.attributes["data-small"] != nil }
    claim(images.map { $0.attributes["data-small"] }, is: ["kyoto/320.jpg"])
    claim(images.map { $0.attributes["src"] }, is: ["kyoto/1080.jpg"])
    claim(images.map { $0.attributes["fetchpriority"] }, is: ["high"])
  }

  @Test("calls no card what the page calls something of its own")
  func ownIds() throws {
    let site = try Self.site { plan in
      (plan.destinations[0].slug, plan.destinations[1].slug) = ("main", "s-like")
      plan.destinations[0].page = .page(["next", "main"])
    }
    let page = try site.page("next/index.html")
    let ids = page.elements.compactMap { $0.attributes["id"] }
    claim(Set(ids).count, is: ids.count)
    claim(ids, has: "main-")
    claim(ids, has: "s-like-")
    let back = try site.page("next/main/index.html").links
    claim(back, has: "../index.html#main-")
  }

  @Test("says without script what would need one")
  func withoutScript() throws {
    let page = try Self.page()
    let told = page.texts.filter { $0.around.contains("noscript") }.map(\.text).joined()
    claim(told, has: "here are all of them, in order.")
    claim(page.all("script").last?.attributes, is: ["src": "../assets/next.js"])
    let sheets = page.all("link").compactMap { $0.attributes["href"] }
    claim(sheets, has: "../assets/next.css")
  }

  @Test("hands the key and every word to the script, blanks and all")
  func words() throws {
    let deck = try unwrapped(try Self.page().all("div").first { $0.attributes["data-site"] != nil })
    claim(deck.attributes["data-site"], is: "0123456789abcdef")
    #expect(["{count}", "{all}"].allSatisfy { deck.attributes["data-left"]?.contains($0) == true })
    claim(deck.attributes["data-reason"]?.hasSuffix("{tags}"), is: true)
    claim(deck.attributes.count { $0.key.hasPrefix("data-") }, is: 19)
  }

  @Test("and its sheet and script are asked for by no other page; its link stands in the navigation of all")
  func others() throws {
    let site = try BuiltSite(SampleTrips.full(), next: NextSamples.plan())
    for (path, text, page) in site.pages.read where path != "404.html" {
      let isOwn = path.hasPrefix("next/")
      claim(text.contains("assets/next.css"), is: isOwn, "\(path)")
      claim(text.contains("assets/next.js"), is: path == "next/index.html", "\(path)")
      #expect(isOwn || page.links.contains { $0.hasSuffix("next/index.html") }, "\(path)")
      claim(page.allText, has: "Where next", "\(path)")
    }
    let without = try BuiltSite(SampleTrips.full())
    try claim(without.page("index.html").allText, lacks: "Where next")
  }

  @Test("stands in a library as in a trip, with the library's own navigation")
  func library() throws {
    let library = try BuiltLibrary(LibrarySamples.trips(), next: NextSamples.plan())
    for path in ["next/index.html", "next/kyoto/index.html"] {
      let page = try library.page(path)
      #expect(page.all("nav").contains { $0.attributes["aria-label"] == "The library" }, "\(path)")
      #expect(page.all("link").contains { $0.attributes["href"]?.hasSuffix("assets/library.css") == true })
      #expect(page.all("a").contains { $0.attributes["aria-current"] != nil }, "\(path)")
    }
    try claim(library.page("next/index.html").all("li").count { $0.attributes["class"] == "dest" }, is: 3)
    let front = try library.page("index.html")
    claim(front.links.count { $0 == "next/index.html" }, is: 2)
    claim(front.allText, has: "3 places to go next")
    let cards = front.links.filter { $0.hasPrefix("next/") && $0 != "next/index.html" }
    claim(cards, is: ["next/kyoto/index.html", "next/porto/index.html"])
    try claim(BuiltLibrary(LibrarySamples.trips()).page("index.html").links, lacks: "next/index.html")
  }

  @Test("is told of on the front of a library that has no trip yet, and without a picture drawn")
  func alone() throws {
    let two = try BuiltLibrary([], next: NextSamples.plan { $0.destinations.removeFirst() })
    let front = try two.page("index.html")
    claim(front.allText, has: "2 places to go next")
    claim(front.allText, has: "Portugal")
    claim(front.all("div").count { $0.attributes["class"] == "pic drawn" }, is: 2)
    let one = try BuiltLibrary([], next: NextSamples.plan { $0.destinations.removeLast(2) })
      .page("index.html")
    claim(one.allText, has: "One place to go next")
    #expect(one.all("img").contains { $0.attributes["src"] == "next/kyoto/1080.jpg" })
  }
}
