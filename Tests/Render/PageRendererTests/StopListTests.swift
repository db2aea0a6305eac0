import Claims
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The list of a trip's stops")
struct StopListTests {
  @Test(
    "calls those by their days that are as far from one town, and one alone by how far that is",
    arguments: [
      (33_000.0, ["Sun 3 May", "Mon 4 May"]),
      (51_000, ["33 km south-west of Leh", "51 km south-west of Leh"]),
    ] as [(Double, [String])])
  func alike(metres: Double, expected: [String]) throws {
    var trip = Trip(folderName: "x")
    trip.settings.title = "Markha"
    trip.settings.units = .kilometres
    trip.photos = try [(3, 33.9), (4, 34.2)].map { number, latitude in
      var photo = try SampleTrips.photo("p\(number)", day: number, hour: 9)
      photo.coordinate = try SampleTrips.at(latitude, 77.3)
      return photo
    }
    let names = PlaceLookup { place in
      Locality(
        town: "Leh", metres: place.latitude < 34 ? 33_000 : metres, direction: .southWest, country: "IN")
    }
    let plan = TripPlanner.plan(trip, today: try SampleTrips.day(9), names: names).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: nil)
    let list = StopList(scope: PageScope(site: site, path: site.plan.addresses.home)).ofTrip()
    let told = list.compactMap { record -> String? in
      guard case .text(let name) = record["name"] else { return nil }
      return name.replacing("\u{A0}", with: " ")
    }
    claim(told, is: expected)
  }
}
