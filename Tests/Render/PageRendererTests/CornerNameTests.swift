import Localization
import SiteLanguage
import Testing
import TripModel

@testable import TripPlanning

@Suite("A corner of a town")
struct CornerNameTests {
  @Test(
    "is near a quarter, or so many metres from one",
    arguments: [
      (TownPart.near("Colonna"), "Near Colonna"),
      (.off(QuarterNearby(name: "Colonna", metres: 566)), "600 m from Colonna"),
      (.off(QuarterNearby(name: "Colonna", metres: 203)), "200 m from Colonna"),
    ] as [(TownPart, String)])
  func name(part: TownPart, name: String) throws {
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    var stop = Stop(coordinate: try SampleTrips.at(41.9058, 12.4824))
    (stop.part, stop.locality) = (part, Locality(town: "Rome", isInTown: true))
    let told = try #require(LocalizedNames(of: plan, in: words).name(of: stop))
    #expect(told.replacing("\u{A0}", with: " ") == name)
  }
}
