import Basemap
import Foundation
import SiteBuilding
import Testing
import TripCompiling

@Suite("The atlas that is open")
struct OpenAtlasTests {
  @Test("is read once, by whoever asks first, and again only for names in another language")
  func once() throws {
    let workspace = try TemporaryFolder()
    let atlas = OpenAtlas(themeFolder: workspace.path)
    // What is not there is asked for again.
    #expect(throws: AtlasProblem.missing("zones.atlas")) { try atlas.zones() }
    let files = try workspace.copy(of: Checkout.root + "/assets/atlas", as: "assets/atlas")
    func isWhole(_ language: String) throws -> Bool {
      let ground = try atlas.ground(naming: nil, in: language)
      return try atlas.zones().identifier(latitude: 38.7, longitude: -9.14) == "Europe/Lisbon"
        && ground.level(.world) != nil && ground.countries != nil
        && atlas.names(in: language).name(latitude: 38.7, longitude: -9.14)?.country == "PT"
    }
    #expect(try isWhole("en"))
    try FileManager.default.removeItem(atPath: files)
    #expect(try isWhole("en"))
    #expect(throws: AtlasProblem.self) { try atlas.names(in: "de") }
    #expect(try atlas.ground(naming: nil, in: "de").level(.world) != nil)
  }

  @Test("is handed on with an order, and another for another theme")
  func ofTheme() throws {
    let workspace = try TemporaryFolder()
    let order = try BuildOptions.test(workspace.path + "/a", in: workspace)
    var other = order
    other.folder = workspace.path + "/b"
    #expect(other.atlas === order.atlas)
    other.themeFolder = workspace.path
    #expect(other.atlas !== order.atlas)
  }

  @Test("calls a town that is all of its country as the language of the trip calls that, once")
  func countryTown() async throws {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", "title: Rom\nlanguage: de\n")
    try workspace.write("trip/pins.yml", "- title: Petersdom\n  at: 41.9022, 12.4539\n")
    let outcome = await SiteBuilder.build(try BuildOptions.test(workspace.path + "/trip", in: workspace))
    let page = try SiteTree(workspace.path + "/site").text("places/petersdom/index.html")
    #expect(outcome.isWritten && page.contains("<bdi>Vatikanstadt</bdi>"))
  }
}
