import Claims
import Foundation
import Localization
import PageReading
import SiteLanguage
import Testing
import TripModel

@testable import TripPlanning

@Suite("A corner of a town")
struct CornerNameTests {
  @Test(
    "is near a quarter, else has no name of its own",
    arguments: [
      ("Rome", .near("Colonna"), "Near Colonna"), ("Rome", nil, nil),
      // The name of a town is left as it is written.
      ("eThekwini", .side(.north), "eThekwini, north"),
    ] as [(String, TownPart?, String?)])
  func name(town: String, part: TownPart?, name: String?) throws {
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    var stop = Stop(coordinate: try SampleTrips.at(41.9058, 12.4824))
    (stop.part, stop.locality) = (part, Locality(town: town, isInTown: true))
    claim(LocalizedNames(of: plan, in: words).name(of: stop), is: name)
  }

  @Test("that is near no quarter is elsewhere in the town in the list, with its hours")
  func elsewhere() throws {
    var trip = Trip(folderName: "x")
    trip.photos = try [41.9058, 41.91].enumerated().map { number, latitude in
      var photo = try SampleTrips.photo("p\(number)", day: 1, hour: 9 + number)
      photo.coordinate = try SampleTrips.at(latitude, 12.4824)
      return photo
    }
    let names = PlaceLookup { place in
      var here = Locality(town: "Rome", metres: 3000, isInTown: true, country: "IT")
      here.quarterNearby = QuarterNearby(name: "Colonna", metres: place.latitude < 41.908 ? 400 : 900)
      return here
    }
    let told = try BuiltSite(trip, names: names).page("days/2026-05-01/index.html").text(in: "main")
    #expect(["Near Colonna", "Elsewhere in Rome"].allSatisfy(told.contains), "\(told)")
  }
}
