import Localization
import SiteLanguage
import Testing
import TripModel

@testable import TripPlanning

@Suite("A corner of a town")
struct CornerNameTests {
  @Test(
    "is near a quarter, else has no name of its own",
    arguments: [(.near("Colonna"), "Near Colonna"), (nil, nil)] as [(TownPart?, String?)])
  func name(part: TownPart?, name: String?) throws {
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    var stop = Stop(coordinate: try SampleTrips.at(41.9058, 12.4824))
    (stop.part, stop.locality) = (part, Locality(town: "Rome", isInTown: true))
    #expect(LocalizedNames(of: plan, in: words).name(of: stop) == name)
  }
}
