import Caching
import Diagnostics
import Foundation
import SiteOutput
import Testing
import TripCompiling
import TripModel
import TripPlanning

@testable import SiteBuilding

@Suite("The summary of a trip that a build keeps")
struct KeptSummaryTests {
  private let workspace: TemporaryFolder
  private var order: BuildOptions

  init() throws {
    workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", "title: Belém\nstart: 2026-05-01\nend: 2026-05-05\n")
    try workspace.write("trip/journal/2026-05-03-a.md", "First words.\n")
    try workspace.write("trip/journal/2026-05-04-b.md", "---\ndraft: yes\n---\n\nHidden words.\n")
    order = try .test(workspace.path + "/trip", in: workspace)
    order.trip = TripID(folder: "belem")
  }

  /// The same with a theme of its own, which may be changed: 23 MB that no other change needs.
  private func withOwnTheme() throws -> KeptSummaryTests {
    for folder in ["templates", "assets"] {
      try FileManager.default.copyItem(
        atPath: Checkout.root + "/" + folder, toPath: workspace.path + "/" + folder)
    }
    var order = order
    order.themeFolder = workspace.path
    return KeptSummaryTests(workspace, order)
  }

  /// Lets the files come to rest first, as those of a traveller are.
  private func build() async throws -> TripSummary {
    try await Task.sleep(for: .milliseconds(60))
    #expect(await SiteBuilder.build(order).isWritten)
    return try #require(await SiteBuilder.keptSummary(of: order))
  }

  @Test("is read back as long as nothing has changed, also where the site is built somewhere else")
  func comesBack() async throws {
    #expect(await SiteBuilder.keptSummary(of: order) == nil)
    let first = try await build()
    #expect(first.title == "Belém" && first.totals.words == 2)
    #expect(first.items.map(\.page.text) == ["journal/a/index.html"])
    #expect(await SiteBuilder.build(order).isWritten)
    #expect(await SiteBuilder.keptSummary(of: order) == first)
    var other = order
    other.output = workspace.path + "/elsewhere"
    other.isStrict = true
    #expect(await SiteBuilder.keptSummary(of: other) == first)
  }

  @Test("is made of a trip that was built by itself before it was one of several")
  func joinsOthers() async throws {
    var alone = order
    alone.trip = nil
    try await Task.sleep(for: .milliseconds(60))
    #expect(await SiteBuilder.build(alone).isWritten)
    #expect(await SiteBuilder.keptSummary(of: alone) == nil)
    #expect(try await build().title == "Belém")
  }

  @Test(
    "is not read back where anything has changed on which it depends",
    arguments: ["title", "home", "today", "theme", "generator", "new entry", "film program"])
  func changes(_ change: String) async throws {
    var later = change == "theme" ? try withOwnTheme() : KeptSummaryTests(workspace, order)
    let first = try await later.build()
    switch change {
    case "title": try workspace.write("trip/trip.yml", "title: Lisbon\nstart: 2026-05-01\nend: 2026-05-05\n")
    case "home": later.order.privacy.home = "38.7, -9.1"
    case "today": later.order.today = .day(LocalDate(dayNumber: 20_000))
    case "theme": try workspace.write("assets/style.css", "body { color: #123 }\n")
    case "generator": later.order.generator = "Tripbook of tomorrow"
    case "new entry": try workspace.write("trip/journal/2026-05-05-c.md", "More.\n")
    default: later.order.filmProgram = "/usr/bin/ffmpeg"
    }
    #expect(await SiteBuilder.keptSummary(of: later.order) == nil)
    let second = try await later.build()
    #expect((second == first) == ["home", "theme", "generator", "film program"].contains(change))
  }

  @Test("depends on the day where the trip is, when a clock tells today")
  func clock() async throws {
    var order = order
    try workspace.write("trip/trip.yml", "title: Tokyo\ntime zone: Asia/Tokyo\n")
    order.today = .clock(Instant(seconds: 1_780_000_000))
    let first = try await KeptSummaryTests(workspace, order).build()
    let day = order.today.date(in: ZoneRules(identifier: "Asia/Tokyo"))
    order.today = .day(day)
    #expect(await SiteBuilder.keptSummary(of: order) == first)
    order.today = .day(day + 1)
    #expect(await SiteBuilder.keptSummary(of: order) == nil)
  }

  @Test("is not kept of a trip by itself, which shares nothing with others")
  func alone() async throws {
    var order = order
    order.trip = nil
    #expect(await SiteBuilder.build(order).isWritten)
    #expect(await SiteBuilder.keptSummary(of: order) == nil)
  }

  @Test("is missing where its row is not what was kept")
  func rotten() async throws {
    _ = try await build()
    let stamp = await TripStamp.take(of: order)
    let cache = try BuildCache.open(in: order.cacheFolder)
    let text = try #require(cache.text(ofTrip: order.folder))
    for other in [
      "", "{}", String(text.dropLast()), text.replacingOccurrences(of: "2026-05-03", with: "2026-05-33"),
    ] {
      cache.keep(other, ofTrip: order.folder)
      #expect(stamp.summary(in: cache) == nil)
    }
    cache.keep(text, ofTrip: order.folder)
    #expect(stamp.summary(in: cache) != nil)
  }

  private init(_ workspace: TemporaryFolder, _ order: BuildOptions) {
    self.workspace = workspace
    self.order = order
  }
}
