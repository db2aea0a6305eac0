import Claims
import Foundation
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("A day of positions that were kept now and then")
struct SparseWayTests {
  /// Out into the same town, and back where that is asked for.
  private static func site(_ way: [(metres: Double, minutes: Int)]) throws -> BuiltSite {
    let morning = LocalDateTime(
      date: try SampleTrips.day(1), time: try SampleTrips.clock(7, 0)
    ).clockSeconds
    var points = try way.map { seen in
      TrackPoint(
        coordinate: try SampleTrips.at(41.9 + seen.metres / 111_195, 12.48),
        instant: Instant(seconds: morning + 60 * seen.minutes))
    }
    for index in points.indices { points[index].isEstimate = true }
    var trip = Trip(folderName: "x", tracks: [Track(file: "a.gpx", segments: [points], waypoints: [])])
    trip.settings.timeZone = ZoneRules(identifier: "UTC")
    let names = PlaceLookup { _ in Locality(town: "Rome", metres: 800, isInTown: true, country: "IT") }
    return try BuiltSite(trip, atlas: ShippedTheme.atlas(), names: names)
  }

  @Test("is drawn closer where it led to where no sign stands, and says when one was at its stop")
  func closer() throws {
    let walk = try Self.site([(0, 0), (770, 6), (5, 93)]).page("days/2026-05-01/index.html")
    let stay = try Self.site([(0, 0), (20, 6), (5, 93)]).page("days/2026-05-01/index.html")
    let sheets = [walk, stay].map { page in
      page.all("figure").compactMap { $0.attributes["class"] }.contains("sheet pair")
    }
    claim(sheets, is: [true, false])
    claim(walk.text(in: "main"), has: "07:00,08:33", "\(walk.text(in: "main"))")
  }
}
