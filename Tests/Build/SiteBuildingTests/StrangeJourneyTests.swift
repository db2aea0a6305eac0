import TripPlanning
import TripReading
import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling

/// Strange folders of `Tests/Fixtures/strange-trips`, built, with facts counted.
@Suite("Strange journeys")
struct StrangeJourneyTests {
  private struct Site: Decodable {
    struct Day: Decodable {
      var date: String
      var title: String?
      var metres: Double?
    }
    struct Named: Decodable { var title: String? }
    struct Recorded: Decodable {
      var metres: Double
      var name: String?
    }

    var countries: [String]
    var days: [Day]
    var entries: [Named]
    var places: [Named]
    var tracks: [Recorded]
  }

  private func build(_ trip: String) async throws -> (
    site: Site, files: [String: String], said: Set<DiagnosticCode>
  ) {
    let workspace = try TemporaryFolder()
    let order = try BuildOptions.test(Checkout.root + "/Tests/Fixtures/strange-trips/" + trip, in: workspace)
    let outcome = await SiteBuilder.build(order)
    let tree = try SiteTree(workspace.path + "/site")
    let json = try #require(tree.files["trip.json"])
    return (
      try JSONDecoder().decode(Site.self, from: json),
      tree.files.mapValues { String(decoding: $0, as: UTF8.self) },
      Set(outcome.diagnostics.map(\.code))
    )
  }

  @Test("a passage over the date line is one way, and a day that comes twice is one page")
  func dateLine() async throws {
    let (site, _, said) = try await build("date-line")
    // What other programs called the position is no matter of this test.
    #expect(said.subtracting([.foreignField]).isEmpty)
    #expect(site.entries.count == 7 && site.days.count == 8)
    #expect(Set(site.days.map(\.date)).count == 8)
    #expect(site.tracks.count == 1 && (1_200_000...1_300_000).contains(site.tracks[0].metres))
    #expect((1_200_000...1_300_000).contains(site.days.reduce(0) { $0 + ($1.metres ?? 0) }))
    #expect(site.countries.contains("FJ") && site.countries.last == "AS")
    #expect(site.days.first { $0.date == "2026-07-06" }?.title == "Yesterday again")
  }

  @Test(
    "a track of waypoints of pictures has no place, no stop and no title by a camera, and all of its countries"
  )
  func photoWaypoints() async throws {
    let (site, files, said) = try await build("photo-waypoints")
    #expect(said == [.waypointOfPicture])
    #expect(site.places.isEmpty && site.tracks.count == 1 && site.tracks[0].name == nil)
    #expect(site.countries == ["DE", "FR", "CH"])
    #expect(site.days.map(\.title) == ["Along the Rhine", "The morning after, in the rain"])
    #expect(files.keys.count { $0.hasPrefix("places/") } == 0)
    for (file, text) in files where file.hasSuffix(".html") || file.hasSuffix(".gpx") {
      #expect(!text.contains("PXL_") && !text.contains("WA00") && !text.contains("Photo 2<"), "\(file)")
    }
  }
}
