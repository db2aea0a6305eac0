import Basemap
import Foundation
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@Suite("A trip to areas far apart")
struct AreaSheetTests {
  /// Walks to the north from the Alps, a desert and the Julian Alps; the last says neither when it was nor its name.
  private static func site() throws -> BuiltSite {
    let starts = [
      ("2026-05-03", 47.4, 11.0), ("2026-08-03", -25.3, 131.0), ("Mojstrovka", 46.43, 13.75),
    ]
    let tracks = try starts.map { file, south, east in
      let start = LocalDate(iso: file[...]).map { $0.dayNumber * 86_400 + 10 * 3600 }
      let points = try (0...60).map { minute in
        TrackPoint(
          coordinate: try SampleTrips.at(south + Double(minute) * 60 / 111_000, east),
          instant: start.map { Instant(seconds: $0 + minute * 60) })
      }
      return Track(file: "tracks/\(file).gpx", segments: [points])
    }
    let names = PlaceLookup { place in
      Locality(
        town: "Town", metres: 3000, direction: .southWest, isInTown: false,
        country: place.longitude > 100 ? "AU" : place.longitude > 12 ? "SI" : "DE")
    }
    let atlas = try ShippedTheme.atlas()
    return try BuiltSite(
      Trip(folderName: "x", tracks: tracks), today: "2026-09-01", atlas: atlas, names: names)
  }

  @Test("tells above each map more than the country, and in a corner of it where that lies")
  func headings() throws {
    let site = try Self.site()
    let page = try site.page("index.html")
    #expect(page.all("div").count { $0.attributes["class"] == "area" } == 3)
    let told = page.texts.filter { $0.around.contains("figure") && $0.around.last == "p" }.map(\.text)
    #expect(told.contains("Slovenia · Mojstrovka"), "\(told)")
    for country in ["Australia", "Germany"] {
      #expect(told.contains { $0.hasPrefix("\(country) · 3") && $0.hasSuffix("of Town") }, "\(told)")
    }
    let text = try #require(site.pages.first { $0.path == "index.html" }).text
    let sheets = text.split(separator: "<svg class=\"map map-square\"").dropFirst()
    let julian = try #require(sheets.first { $0.prefix(600).contains("Mojstrovka") })
    #expect(julian.contains("class=\"map-inset\""))
    // One edge for all of a grid: neither degrees on some nor the sides of squares on others.
    for sheet in sheets {
      #expect(sheet.contains("map-neat") && !sheet.contains("map-band") && !sheet.contains("map-degrees"))
    }
  }
}
