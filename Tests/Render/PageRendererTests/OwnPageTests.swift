import Claims
import Markdown
import PageReading
import SiteColour
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Pages and styles of the author's own")
struct OwnPageTests {
  private func page(
    _ name: String, _ text: String, _ navigation: OwnPage.Navigation = .shown(order: nil),
    links: [String: String] = [:], days: [String: LocalDate] = [:]
  ) -> OwnPage {
    var entry = JournalEntry(file: "pages/\(name).md", slugWish: name, body: MarkdownParser.parse(text))
    entry.links = links
    entry.dayLinks = days
    entry.pictures = ["tower.jpg": "photos/tower.jpg"]
    return OwnPage(text: entry, navigation: navigation)
  }

  private func site(_ pages: [OwnPage]) throws -> BuiltSite {
    var trip = try SampleTrips.full()
    trip.pages = pages
    return try BuiltSite(trip)
  }

  @Test(
    "stand in the navigation of every page behind the shipped parts, by their numbers, and once as this page")
  func navigation() throws {
    let site = try site([
      page("c", "# Cee"), page("b", "# Bee", .shown(order: 7)), page("a", "# Ay", .shown(order: 8)),
      page("hidden", "# Not seen", .hidden),
    ])
    for (path, _, page) in site.pages.read {
      let links = zip(page.all("a"), page.linkNames).filter { $0.0.around.contains("nav") }
        .filter { $0.0.around.contains("header") && !$0.0.around.contains("main") }
      claim(links.map(\.1).suffix(3), is: ["Bee", "Ay", "Cee"], "\(path)")
      claim(links.map(\.1), lacks: "Not seen")
    }
    let own = try site.page("pages/b/index.html")
    claim(
      own.elements.filter { $0.attributes["aria-current"] != nil }.map(\.attributes["href"]),
      is: ["index.html"])
    try claim(site.page("pages/hidden/index.html").text(in: "h1"), is: "Not seen")
  }

  @Test("show pictures, and lead to entries and days, as entries lead to them")
  func links() throws {
    var trip = try SampleTrips.full()
    trip.pages = [
      page(
        "list", "[entry](x) [day](y) [no day](z)\n\n![The tower](tower.jpg)",
        links: ["x": "journal/2026-05-04-alfama.md"],
        days: ["y": try SampleTrips.day(3), "z": try SampleTrips.day(29)])
    ]
    trip.entries[1].body = MarkdownParser.parse("[the list](../pages/list.md) [that day](days/2026-05-03)")
    trip.entries[1].links = ["../pages/list.md": "pages/list.md"]
    trip.entries[1].dayLinks = ["days/2026-05-03": try SampleTrips.day(3)]
    let site = try BuiltSite(trip)
    let own = try site.page("pages/list/index.html")
    let hrefs = own.all("a").filter { $0.around.contains("article") }.compactMap { $0.attributes["href"] }
    claim(hrefs.prefix(2), is: ["../../journal/alfama/index.html", "../../days/2026-05-03/index.html"])
    #expect(hrefs.count == 3 && hrefs[2].hasPrefix("../../photos/"))
    #expect(own.all("img").contains { $0.attributes["alt"] == "The tower" })
    let entry = try site.page("journal/alfama/index.html").all("a").compactMap { $0.attributes["href"] }
    claim(entry, has: "../../pages/list/index.html")
    claim(entry, has: "../../days/2026-05-03/index.html")
  }

  @Test("of a hostile name and text are text, and stand below pages/")
  func hostile() throws {
    let site = try site([page("../../x<y>\"", "# <script>alert(1)</script>\n\n[x](javascript:alert)")])
    let path = try unwrapped(site.pages.map(\.path).first { $0.hasPrefix("pages/") })
    claim(path, is: "pages/x-y/index.html")
    #expect(
      site.pages.allSatisfy { $0.page.hasOnlyShippedScripts($0.text) && !$0.text.contains("<script>alert") })
    #expect(try !site.page(path).all("a").contains { $0.attributes["href"]?.contains("javascript") == true })
  }

  // MARK: - Styles

  private func sheets(_ site: BuiltSite) throws -> [String] {
    try site.page("index.html").all("link").filter { $0.attributes["rel"] == "stylesheet" }
      .compactMap { $0.attributes["href"] }
  }

  @Test("the shipped sheets stand alone without an accent, and the accent's sheet behind them")
  func accentSheet() throws {
    var trip = try SampleTrips.full()
    try claim(sheets(BuiltSite(trip)), is: ["assets/style.css", "assets/drawing.css"])
    trip.settings.accent = .written(try unwrapped(RGBColour(hex: "#2a6f62")))
    let site = try BuiltSite(trip)
    try claim(sheets(site), is: ["assets/style.css", "assets/drawing.css", "assets/accent.css"])
    claim(site.files, has: "assets/accent.css")
    trip.settings.accent = .standard
    try claim(sheets(BuiltSite(trip)).count, is: 2)
  }

  @Test(
    "the trip's icon stands on the front page and beside the name of every page, unless there is a drawing")
  func icon() throws {
    func icons(_ site: BuiltSite) -> Set<String> {
      Set(
        site.pages.flatMap { page in
          page.page.all("link").filter { $0.attributes["rel"] == "icon" }
            .compactMap { $0.attributes["href"]?.split(separator: "/").last.map(String.init) }
        })
    }
    var trip = try SampleTrips.full()
    let plain = try BuiltSite(trip)
    claim(icons(plain), is: ["icon.svg"])
    claim(plain.files, lacks: "assets/trip-icon.svg")
    trip.settings.icon = "🚋🍮"
    let site = try BuiltSite(trip)
    claim(icons(site), is: ["trip-icon.svg"])
    claim(site.files, has: "assets/trip-icon.svg")
    try claim(site.page("index.html").text(in: "main"), has: "🚋🍮")
    claim(IconDrawing(sign: "🚋🍮").markup, has: ">🚋</text>")
    var theme = try ShippedTheme.read()
    theme.assets["icon.svg"] = Array("<svg/>".utf8)
    theme.ownAssets = ["icon.svg"]
    let own = try BuiltSite(trip, theme: theme)
    claim(icons(own), is: ["icon.svg"])
    claim(own.files, lacks: "assets/trip-icon.svg")
    try claim(own.page("index.html").text(in: "main"), has: "🚋🍮")
  }

  @Test("only their author sees that one is a draft")
  func draft() throws {
    var trip = try SampleTrips.full()
    var draft = page("draft", "# Draft")
    draft.text.keptBack = [KeptBack(.draft, at: SampleTrips.place)]
    trip.pages = [draft, page("good", "# Good")]
    let site = try BuiltSite(trip, for: .author)
    try claim(site.page("pages/draft/index.html").text(in: "article"), has: "Draft: only you see this")
    try claim(site.page("pages/good/index.html").text(in: "article"), lacks: "only you see")
    #expect(try !BuiltSite(trip).pages.contains { $0.path == "pages/draft/index.html" })
  }

  @Test("a sheet of variables is linked last, and an accent's sheet of the trip's own is taken as it is")
  func ownSheets() throws {
    var theme = try ShippedTheme.read()
    theme.assets["variables.css"] = Array(":root{}".utf8)
    theme.assets["accent.css"] = Array(":root{--accent:red}".utf8)
    var trip = try SampleTrips.full()
    trip.settings.accent = .written(try unwrapped(RGBColour(hex: "#2a6f62")))
    let site = try BuiltSite(trip, theme: theme)
    try claim(
      sheets(site),
      is: [
        "assets/style.css", "assets/drawing.css", "assets/accent.css", "assets/variables.css",
      ])
    let renderer = try unwrapped(TripRenderer.open(theme: theme).renderer)
    let files = SiteRenderer(site.plan, [renderer]).assets
    claim(files.count { $0.path.text == "assets/accent.css" }, is: 1)
  }

  @Test("an accent's sheet sets the tokens of both schemes for screens alone")
  func accentText() throws {
    let scheme = AccentScheme(written: try unwrapped(RGBColour(hex: "#2a6f62")))
    let text = AccentSheet(scheme: scheme).text
    claim(text.split(separator: "@media screen").count, is: 3)
    claim(text.split(separator: "@media").count, is: 3)
    claim(text, has: "--accent: #2a6f62;")
    claim(text, has: "--accent: \(scheme.dark.accent);")
    claim(text, has: "--wash4: \(scheme.light.wash4);")
  }
}
