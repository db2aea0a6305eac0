import Claims
import Drawing
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The small map of a walk")
struct SmallMapTests {
  /// A walk of eight kilometres northwards, up by 600 m and down again.
  private func walk(day: Int) throws -> Track {
    let start = try unwrapped(LocalDate(iso: "2026-05-0\(day)")).dayNumber * 86_400 + 10 * 3600
    let points = try (0...160).map { step in
      TrackPoint(
        coordinate: try SampleTrips.at(47 + Double(step) * 50 / 111_195, 11 + Double(day) / 10),
        elevation: 900 + 7.5 * Double(80 - abs(80 - step)),
        instant: Instant(seconds: start + step * 45))
    }
    return Track(file: "tracks/\(day).gpx", segments: [points])
  }

  @Test("tells its highest place alone, and no kilometres; the map of its day has both")
  func words() throws {
    let trip = Trip(folderName: "x", tracks: try (3...4).map { try walk(day: $0) })
    let site = try BuiltSite(trip, atlas: try ShippedTheme.atlas())
    func classes(_ path: String) throws -> [String] {
      try site.page(path).elements.compactMap { $0.attributes["class"] }
    }
    let front = try classes("index.html")
    try #require(front.contains { $0.contains("map-card") })
    let cards = front.split { $0.contains("map-card") }.dropFirst()
    for card in cards {
      #expect(card.count { $0 == "map-height" } <= 1 && !card.contains("map-km"), "\(card)")
    }
    claim(cards.count { $0.contains("map-height") }, is: 2)
    #expect(cards.contains { $0.contains { $0.contains("map-peak") } })
    try claim(classes("days/2026-05-03/index.html"), has: "map-km")
  }

  @Test("back as one came has the kilometres of the way out alone", arguments: [false, true])
  func wayOut(leadsBack: Bool) throws {
    var track = try walk(day: 3)
    if leadsBack {
      for step in 81...160 {
        track.segments[0][step].coordinate = track.segments[0][160 - step].coordinate
      }
    }
    let plan = TripPlanner.plan(Trip(folderName: "x", tracks: [track]), today: try SampleTrips.day(9)).plan
    let day = try unwrapped(plan.days.first)
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: nil)
    let figure = try unwrapped(
      WalkFigure(scope: PageScope(site: site, path: site.plan.addresses.home), day: day))
    let marks = figure.map(isJoined: false).distances
    let norths = marks.map(\.coordinate.latitude)
    #expect(norths == norths.sorted() && norths.count > 2)
    claim(marks.count > 5, is: !leadsBack)
    claim(marks.last?.text.hasSuffix("km"), is: true)
  }
}
