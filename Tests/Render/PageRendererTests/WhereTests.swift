import Foundation
import SiteLanguage
import Testing
import TripModel
import TripPlanning

@Suite("Towns and countries on pages")
struct WhereTests {
  private static func site(_ names: @escaping @Sendable (Coordinate) -> Locality?) throws -> BuiltSite {
    var trip = try SampleTrips.full()
    trip.settings.units = .kilometres
    return try BuiltSite(trip, today: "2026-06-01", names: PlaceLookup(names))
  }

  @Test("A photo tells quarter, town and country, with the country's flag for eyes alone")
  func photo() throws {
    let site = try Self.site { _ in
      Locality(town: "Lisbon", quarter: "Belém", isInTown: true, region: "Lisbon", country: "PT")
    }
    // The words of this theme have no spaces at their ends.
    let line = "<bdi>Belém,Lisbon,Portugal</bdi> <span aria-hidden=\"true\">🇵🇹</span>"
    #expect(site.pages.contains { $0.path.hasPrefix("photos/") && $0.text.contains(line) })
    let day = "3\u{A0}May\u{A0}2026</a> · <span class=\"locality\">"
    #expect(site.pages.contains { $0.text.contains(day + line) })
    #expect(site.pages.contains { $0.path.hasPrefix("places/") && $0.text.contains(line) })
    #expect(site.pages.contains { $0.path.hasPrefix("days/") && $0.text.contains("Portugal</bdi>") })
    let home = try #require(site.pages.first { $0.path == "index.html" })
    #expect(home.text.contains("<bdi>Portugal</bdi>"))
    #expect(home.text.contains(">GeoNames</a>"))
  }

  @Test("Outside of a town it is told how far off and where, and at sea the sea")
  func away() throws {
    let site = try Self.site { _ in
      Locality(town: "Höfn", metres: 51_900, direction: .southWest, region: "Eastern Region", country: "IS")
    }
    #expect(site.pages.contains { $0.text.contains("52\u{A0}km south-west of Höfn,Iceland") })
    let atSea = try Self.site { _ in Locality(town: "Höfn", metres: 51_900, sea: "Norwegian Sea") }
    #expect(atSea.pages.contains { $0.text.contains("<bdi>Norwegian Sea</bdi>") })
    #expect(!atSea.pages.contains { $0.text.contains("Höfn") })
  }

  @Test("Nothing is said of places that nobody could name, and nobody is credited for it")
  func nothing() throws {
    let site = try BuiltSite(try SampleTrips.full(), today: "2026-06-01")
    #expect(!site.pages.contains { $0.text.contains("class=\"locality\"") || $0.text.contains("GeoNames") })
  }

  @Test("Every country that the atlas tells has a name")
  func names() throws {
    let root = ShippedTheme.root
    let points = try String(
      contentsOf: root.appending(path: "Tests/Oracles/name-points.tsv"), encoding: .utf8)
    let codes = Set(points.split(separator: "\n").map { String($0.split(separator: "\t")[2]) })
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    #expect(codes.count > 50)
    for code in codes.union(["XK", "TW", "GF", "SJ", "VA", "NO", "CI"]) {
      #expect(words.country(code) != code)
    }
    #expect(words.country("QQ") == "QQ")
  }
}
