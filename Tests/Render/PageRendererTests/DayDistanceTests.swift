import Claims
import SiteLanguage
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("How far a day was at least")
struct DayDistanceTests {
  @Test(
    "is never told as less than what of it was recorded",
    arguments: [(88_900, 88_800, "88.9"), (88_900, 88_000, "88"), (88_900, 0, "88")]
      as [(Double, Double, String)])
  func recorded(metres: Double, recorded: Double, figure: String) throws {
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: nil)
    let scope = PageScope(site: site, path: site.plan.addresses.home)
    let told = DayDistance.least(of: metres, isStraight: false, recorded: recorded, on: scope)
    claim(told.figure, is: figure)
  }
}
