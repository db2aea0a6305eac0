import Claims
import PageReading
import SiteColour
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The sheet of the pages that go through a trip as a whole")
struct OverviewSheetTests {
  /// The sheets that a page asks for, in their order, without the way there.
  private static func sheets(_ page: PageReader) -> [Substring] {
    page.all("link").filter { $0.attributes["rel"] == "stylesheet" }
      .compactMap { $0.attributes["href"]?.split(separator: "/").last }
  }

  private static func isOverview(_ path: String) -> Bool {
    let roots = ["calendar", "figures", "itinerary", "search"]
    return ["budget/", "ideas/", "tags/"].contains { path.hasPrefix($0) }
      || roots.contains { path == $0 + "/index.html" }
  }

  @Test("is asked for by those pages and by no other")
  func linked() throws {
    let site = try BuiltSite.full()
    for (path, _, page) in site.pages.read where path != "404.html" {
      claim(Self.sheets(page).contains("overviews.css"), is: Self.isOverview(path), "\(path)")
    }
    for section in ["budget", "calendar", "search"] {
      let page = try site.page(section + "/index.html")
      claim(Self.sheets(page), has: "overviews.css", "\(section)")
    }
    claim(site.files, has: "assets/overviews.css")
  }

  @Test("has the flights to a place to go next, and the search of a library")
  func others() throws {
    let site = try BuiltSite(SampleTrips.full(), next: NextSamples.plan())
    try claim(
      Self.sheets(site.page("next/kyoto/index.html")),
      is: ["style.css", "drawing.css", "overviews.css", "next.css"])
    try claim(Self.sheets(site.page("next/index.html")), lacks: "overviews.css")
    let library = try BuiltLibrary(LibrarySamples.trips())
    try claim(
      Self.sheets(library.page("search/index.html")),
      is: ["style.css", "drawing.css", "overviews.css", "library.css"])
    try claim(Self.sheets(library.page("index.html")), lacks: "overviews.css")
  }

  @Test("stands before what is the trip's own, which has the last word")
  func order() throws {
    var theme = try ShippedTheme.read()
    theme.assets["variables.css"] = Array(":root{}".utf8)
    var trip = try SampleTrips.full()
    trip.settings.accent = .written(try unwrapped(RGBColour(hex: "#2a6f62")))
    let page = try BuiltSite(trip, theme: theme).page("calendar/index.html")
    claim(
      Self.sheets(page), is: ["style.css", "drawing.css", "overviews.css", "accent.css", "variables.css"])
  }

  /// The classes that its rules begin with, and those of no sheet that all pages have.
  private static func ownClasses() throws -> Set<Substring> {
    func first(_ name: String) throws -> Set<Substring> {
      let bytes = try unwrapped(try ShippedTheme.read().assets[name])
      return Set(
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line -> Substring? in
          let rule = line.drop { $0 == " " }
          guard rule.first == "." else { return nil }
          return rule.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        })
    }
    return try first("overviews.css").subtracting(first("style.css")).subtracting(first("drawing.css"))
  }

  @Test("no other page has a class that it alone gives a look")
  func classes() throws {
    let own = try Self.ownClasses()
    #expect(own.isSuperset(of: ["agenda", "alerts", "bar", "calendar", "hit", "methods"]), "\(own)")
    for (path, _, page) in try BuiltSite.full().pages.read where !Self.isOverview(path) {
      let classes = page.elements.flatMap { ($0.attributes["class"] ?? "").split(separator: " ") }
      #expect(own.isDisjoint(with: classes), "\(path): \(own.intersection(classes).sorted())")
    }
  }
}
