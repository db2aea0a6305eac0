import SiteOutput
import Testing
import TripModel

@testable import TripPlanner

@Suite("A library")
struct LibraryTests {
  @Test("A library of one is the site itself; of several, each trip has a folder of its own")
  func roots() throws {
    let trip = Trip(photos: [try photo("a.jpg", "2026-05-02 12:00")])
    let today = try day("2026-06-01")
    let one = SitePlanner.plan(Library(trips: [trip]), today: today).plan
    #expect(one.trips[0].addresses.home.text == "index.html")
    let two = SitePlanner.plan(Library(trips: [trip, trip]), today: today).plan
    #expect(two.trips.map(\.addresses.home.text) == ["lisbon/index.html", "lisbon-2/index.html"])
    let paths = two.trips.map { trip in
      trip.days.map(\.page.text) + trip.photos.map(\.page.text) + trip.photos[0].derivatives.map(\.path.text)
        + [trip.addresses.json.text]
    }
    #expect(Set(paths[0]).isDisjoint(with: paths[1]))
    #expect(paths[1].allSatisfy { $0.hasPrefix("lisbon-2/") })
  }
}
