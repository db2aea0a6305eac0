import TripPlanning
import Diagnostics
import Foundation
import SiteBuilding
import Testing

/// A journal that is kept as a folder a day, each with its pictures and a `day.yaml`.
@Suite("Days kept as YAML")
struct DayFilesTripTests {
  private static let trip = Checkout.root + "/Tests/Fixtures/strange-trips/day-files"

  @Test(
    "are entries with their titles, texts and pictures, and one that is private is in no file of the site")
  func site() async throws {
    let workspace = try TemporaryFolder()
    let outcome = await SiteBuilder.build(try .test(Self.trip, in: workspace))
    #expect(outcome.isWritten)
    #expect(outcome.diagnostics.map(\.code) == [.notPublished], "\(outcome.diagnostics)")
    let data = try TripData(site: workspace.path + "/site")
    #expect(
      data.entries.map(\.title)
        == ["Sulphur and bread", "Kazbegi: the church before breakfast", "Der Hund von Pasanauri"])
    #expect(outcome.counts.entries == 3 && outcome.counts.photos == 4 && outcome.counts.days == 4)
    let site = try SiteTree(workspace.path + "/site")
    for position in ["41.6888", "42.6626"] { #expect(site.text("places.geojson").contains(position)) }
    #expect(site.names(holding: "marshrutka").isEmpty && site.names(holding: "What we did not say").isEmpty)
    let first = site.text("journal/tbilisi/index.html")
    #expect(first.contains("costs <strong>80 lari</strong>") && first.contains("The baths from above"))
    #expect(first.contains("Lightning over Narikala"))
    let second = site.text("journal/kazbegi/index.html")
    #expect(second.contains("<p>Up at five, on the path by half past.</p>") && second.contains("gergeti"))
    #expect(!site.names(holding: "Er stieg mit uns aus").isEmpty)
  }
}
