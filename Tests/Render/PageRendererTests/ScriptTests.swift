import Claims
import Foundation
import Markdown
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Scripts")
struct ScriptTests {
  @Test("together weigh little, and do nothing that a page's policy or a page from a disk would not let them")
  func scriptsAreModest() throws {
    let scripts = try ShippedTheme.read().assets.filter { $0.key.hasSuffix(".js") }
    claim(
      scripts.keys.sorted(),
      is: [
        "library.js", "lists.js", "live.js", "map.js", "next.js", "profile.js", "search.js", "site.js",
        "sky.js", "unlock.js", "viewer.js",
      ])
    // As they are written, with indents and comments: what is published of them is weighed in a browser. What the map of a
    // library has besides is in no trip, and that of where to go next is on its pages.
    let ofTrips = scripts.filter { !["library.js", "next.js", "sky.js", "unlock.js"].contains($0.key) }
    #expect(ofTrips.values.reduce(0) { $0 + $1.count } <= 100_000)
    #expect(scripts["library.js"].map(\.count) ?? 0 <= 6000)
    #expect(served(scripts["next.js"] ?? []) <= 9000)
    #expect(served(scripts["sky.js"] ?? []) <= 1000)
    // What opens sealed pages has a test of its own.
    for (name, bytes) in scripts where name != "unlock.js" {
      let text = String(decoding: bytes, as: UTF8.self)
      for forbidden in [
        "eval(", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "fetch(", "XMLHttpRequest",
        "import",
        "Worker", "http:", "https:", "setAttribute(\"style\"", "sessionStorage", "indexedDB", "cookie",
      ] {
        claim(text, lacks: forbidden, "\(name): \(forbidden)")
      }
      claim(text, has: "\"use strict\";", "\(name)")
      // Where the reader of the story stopped, what was said of cards, and nothing else is kept.
      let uses = text.components(separatedBy: "localStorage.").count - 1
      claim(uses, is: ["site.js", "next.js"].contains(name) ? 2 : 0, "\(name)")
    }
  }

  @Test("what opens a sealed page runs no text, asks no server, and keeps nothing but the key of the site")
  func unlocking() throws {
    let script = try unwrapped(try ShippedTheme.read().assets["unlock.js"])
    #expect(served(script) <= 19_500)
    let text = String(decoding: script, as: UTF8.self)
    for forbidden in [
      "eval(", "Function(", "innerHTML", "insertAdjacentHTML", "fetch(", "XMLHttpRequest", "import(",
      "Worker", "http:", "https:", "setAttribute(\"style\"", "indexedDB", "cookie",
    ] {
      claim(text, lacks: forbidden, "\(forbidden)")
    }
    claim(text, has: "\"use strict\";")
    // Only what was authenticated is written, once.
    claim(text.components(separatedBy: "document.write(").count, is: 2)
    claim(text.components(separatedBy: ".setItem(").count, is: 2)
    claim(text.components(separatedBy: ".removeItem(").count, is: 2)
  }

  /// The bytes of a script without the lines of comment and the indents, which are not published.
  private func served(_ script: [UInt8]) -> Int {
    String(decoding: script, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("//") }.reduce(0) { $0 + $1.utf8.count + 1 }
  }

  @Test("hold no words that a visitor reads: those are asked of the page")
  func noWords() throws {
    for (name, bytes) in try ShippedTheme.read().assets where name.hasSuffix(".js") {
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        claim(
          none: line.firstMatch(of: /(textContent|title|placeholder|alt)\s*=\s*"[^"]*\p{L}{2}/),
          "\(name): \(line)")
      }
    }
  }

  @Test("are asked for where there is something for them to do")
  func askedFor() throws {
    let site = try BuiltSite.full()
    func scripts(_ path: String) throws -> [String] {
      try site.page(path).all("script").compactMap {
        $0.attributes["src"]?.split(separator: "/").last.map(String.init)
      }
    }
    try claim(scripts("index.html"), is: ["site.js"])
    try claim(scripts("photos/index.html"), is: ["site.js", "lists.js", "viewer.js"])
    try claim(scripts("budget/index.html"), is: ["site.js", "lists.js"])
    try claim(scripts("places/index.html"), is: ["site.js", "lists.js"])
    try claim(scripts("map/index.html"), is: ["site.js", "map.js"])
    try claim(scripts("search/index.html"), is: ["site.js", "search.js"])
    try claim(scripts("days/2026-05-03/index.html"), is: ["site.js", "viewer.js"])
  }

  @Test("find each picture by the name that stands in its address")
  func pictureNames() throws {
    let site = try BuiltSite.full()
    for (path, _, page) in site.pages.read where !path.hasPrefix("photos/p") {
      for link in page.all("a") where link.attributes["data-photo"] != nil {
        let name = try unwrapped(link.attributes["data-photo"])
        #expect(
          link.attributes["href"]?.hasSuffix("photos/\(name)/index.html") == true
            || path == "photos/index.html")
        #expect(!name.isEmpty)
      }
    }
  }

  @Test("sort money by exact whole numbers")
  func exactAmounts() throws {
    let site = try BuiltSite.full()
    let cells = try site.page("budget/index.html").all("td").compactMap { $0.attributes["data-value"] }
    let expenses = try unwrapped(site.plan.trips[0].money.budget?.expenses)
    claim(cells, is: expenses.map { String($0.amount.value.minorUnits) })
  }
}

@Suite("What can be found")
struct SearchCollectionTests {
  /// The documents of a trip's index.
  private func documents(_ trip: Trip) throws -> [[String]] {
    let built = try BuiltSite(trip)
    let renderer = try unwrapped(TripRenderer.open(theme: try ShippedTheme.read()).renderer)
    var files: [OutputFile] = []
    SiteRenderer(built.plan, [renderer]).makeSearchData { files.append($0) }
    return try files.filter { $0.path.text.contains("texts") }.flatMap { file -> [[String]] in
      guard case .bytes(let bytes) = file.content else { return [] }
      let text = String(decoding: bytes, as: UTF8.self)
      let list = try unwrapped(text.firstIndex(of: "["))
      return try JSONDecoder().decode([[String]].self, from: Data(text[list...].dropLast(3).utf8))
    }
  }

  @Test("is every entry, day, place, picture with words, and purchase, each with a page that is there")
  func everything() throws {
    let trip = try SampleTrips.full()
    let built = try BuiltSite(trip)
    let plan = built.plan.trips[0]
    let found = try documents(trip)
    func titles(_ kind: String) -> [String] { found.filter { $0[0] == kind }.map { $0[1] } }
    claim(titles("entry"), is: plan.typeset.journal.entries.map(\.title.value))
    claim(titles("day").count, is: plan.days.count)
    claim(titles("place"), is: plan.places.map(\.title))
    claim(titles("expense").count, is: plan.money.budget?.expenses.count)
    #expect(!titles("photo").isEmpty && titles("photo").count < plan.media.photos.count)
    for document in found {
      let parts = document[2].split(separator: "#")
      let path = String(try unwrapped(parts.first).dropFirst("../".count))
      claim(built.files, has: path, "\(document[2])")
      if parts.count == 2 {
        #expect(
          try built.page(path).elements.contains { $0.attributes["id"] == String(parts[1]) }, "\(document[2])"
        )
      }
    }
  }

  @Test("quotes what an entry says, and neither its names nor its weather nor what it struck out")
  func quoted() throws {
    var trip = try SampleTrips.full()
    trip.entries[0].body = MarkdownParser.parse("Tom ~~tied~~ held it.")
    let entry = try unwrapped(try documents(trip).first { $0[0] == "entry" && $0[5].contains("held it") })
    #expect(entry[5].hasSuffix("Tom held it."), "\(entry[5])")
  }

  @Test("finds a picture by what an entry says that it shows, beside what it is called")
  func alternatives() throws {
    var trip = try SampleTrips.full()
    trip.entries[0].body = MarkdownParser.parse("![Seven kites](tower.jpg)")
    let tower = try unwrapped(try documents(trip).first { $0[0] == "photo" && $0[1].hasPrefix("The tower") })
    claim(tower[5], is: "Seven kites")
  }

  @Test("holds no purchase and no payer where only sums are published")
  func totalsOnly() throws {
    var trip = try SampleTrips.full()
    trip.settings.publish.budget = .totals
    let found = try documents(trip)
    #expect(found.contains { $0[0] == "entry" })
    #expect(!found.contains { $0[0] == "expense" })
  }
}
