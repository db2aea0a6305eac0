import Claims
import Testing
import TrackFigures
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The named places of a profile")
struct NamedHeightTests {
  @Test(
    "have for a town at whose edge the way ends the height of its end, as the map tells it",
    arguments: [true, false])
  func town(isTown: Bool) throws {
    // Down a slope of one in four, for 6 km.
    let start = try SampleTrips.day(3).dayNumber * 86_400 + 10 * 3600
    let points = try (0...120).map { leg in
      TrackPoint(
        coordinate: try SampleTrips.at(46.6 + Double(leg) * 50 / 111_195, 11.1),
        elevation: 2000 - 12.5 * Double(leg), instant: Instant(seconds: start + leg * 60))
    }
    let trip = Trip(folderName: "x", tracks: [Track(file: "tracks/a.gpx", segments: [points])])
    let plan = TripPlanner.plan(trip, today: try SampleTrips.day(9)).plan
    var day = try unwrapped(plan.days.first)
    let way = try unwrapped(day.way)
    var stop = try unwrapped(day.route.stops.first)
    stop.coordinate = points[117].coordinate
    stop.name = Reasoned("Merano", because: isTown ? .gazetteer : .written(file: "pins.yml"))
    day.route.stops = [stop]
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: nil)
    let heights = NamedHeights(
      scope: PageScope(site: site, path: site.plan.addresses.home), day: day, way: way)
    let place = try unwrapped(heights.places.first { $0.name == "Merano" }?.place)
    let end = try unwrapped(way.heights.last?.last)
    claim(place == end, is: isTown)
  }
}
