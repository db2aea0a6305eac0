import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling

@Suite("The atlas's files")
struct AtlasFileTests {
  /// A trip over a few hundred kilometres.
  private func workspace() throws -> TemporaryFolder {
    let workspace = try TemporaryFolder()
    for (day, place) in [("03", "Lyon, 45.764 4.8357"), ("04", "Zürich, 47.378 8.54")] {
      try workspace.write(
        "trip/journal/2026-05-\(day)-x.md", "---\ntitle: Day \(day)\nplace: \(place)\n---\nWe went on.\n")
    }
    return workspace
  }

  /// A theme of its own, whose atlas may be spoilt.
  private func theme(in workspace: TemporaryFolder) throws -> String {
    for folder in ["templates", "assets"] {
      _ = try workspace.copy(of: Checkout.root + "/" + folder, as: "theme/" + folder)
    }
    return workspace.path + "/theme"
  }

  @Test("Maps are drawn from them, and they are no part of the site")
  func whole() async throws {
    let workspace = try workspace()
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.isWritten && outcome.diagnostics.allSatisfy { $0.code != .noAtlas })
    let site = try SiteTree(order.output)
    #expect(site.text("map/index.html").contains("map-land"))
    #expect(site.names.allSatisfy { !$0.contains("atlas") })
  }

  @Test(
    "One that is missing or damaged is told, and the site is built without land", arguments: [true, false])
  func spoilt(isMissing: Bool) async throws {
    let workspace = try workspace()
    var order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    order.themeFolder = try theme(in: workspace)
    if isMissing {
      try FileManager.default.removeItem(atPath: order.themeFolder + "/assets/atlas/region.atlas")
    } else {
      try workspace.write(
        "theme/assets/atlas/region.atlas", "TBATLAS1 and something else, long enough to be read")
    }
    for outcome in [await SiteBuilder.build(order), await SiteBuilder.check(order)] {
      #expect(outcome.diagnostics.filter { $0.code == .noAtlas }.map(\.severity) == [.warning])
    }
    let page = try SiteTree(order.output).text("map/index.html")
    #expect(page.contains("<svg") && !page.contains("map-land") && !page.contains("Natural Earth"))
  }

  @Test("A trip without a place does not ask for them")
  func noMaps() async throws {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/journal/2026-05-03-x.md", "---\ntitle: Good morning\n---\nWe queued.\n")
    var order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    order.themeFolder = try theme(in: workspace)
    try FileManager.default.removeItem(atPath: order.themeFolder + "/assets/atlas")
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.isWritten && outcome.diagnostics.isEmpty)
    #expect(try !SiteTree(order.output).text("map/index.html").contains("class=\"map"))
  }

  @Test(
    "Without the map of zones that is told, and places tell no time; with it an entry has its place's offset")
  func zones() async throws {
    let workspace = try TemporaryFolder()
    try workspace.write(
      "trip/journal/2026-05-03-x.md",
      "---\ntitle: Boudha\nplace: Boudhanath, 27.7215 85.362\ntime: 14:05\n---\nRound and round.\n")
    var order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    let whole = await SiteBuilder.build(order)
    #expect(whole.isWritten && whole.diagnostics.isEmpty)
    #expect(try SiteTree(order.output).text("trip.json").contains("2026-05-03T14:05:00+05:45"))

    order.themeFolder = try theme(in: workspace)
    try workspace.write(
      "theme/assets/atlas/zones.atlas", "TBZONES1 and something else, long enough to be read")
    for outcome in [await SiteBuilder.build(order), await SiteBuilder.check(order)] {
      #expect(outcome.diagnostics.map(\.code) == [.noAtlas])
      #expect(outcome.diagnostics.allSatisfy { $0.message.contains("time zones") && $0.severity == .warning })
    }
    #expect(try !SiteTree(order.output).text("trip.json").contains("+05:45"))
  }
}
