import Claims
import Drawing
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("What is said below a map, on a phone")
struct LegendFoldTests {
  @Test(
    "is folded above the days of an itinerary where it is more than a sentence",
    arguments: [(true, 2, true), (true, 1, false), (false, 2, false)])
  func fold(isAsked: Bool, sentences: Int, isFolded: Bool) throws {
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: nil)
    var map = TripMap(scope: PageScope(site: site, path: site.plan.addresses.home), name: "m")
    map.foldsLegend = isAsked
    // Hollow signs, of an idea and of what is somewhere in its town, are a sentence each.
    let idea = MapMark(
      kind: .pin(.other), name: "Idea", coordinate: try SampleTrips.at(40, -8), isIdea: sentences > 1)
    var vague = MapMark(kind: .pin(.other), name: "Booking", coordinate: try SampleTrips.at(44, -3))
    vague.isVague = true
    let record = try unwrapped(map.figure(MapContent(marks: [idea, vague]), title: "Map"))
    #expect(record["ways"].isShown)
    claim(record["folded"].isShown, is: isFolded)
  }
}
