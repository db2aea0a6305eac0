import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The addresses of a trip")
struct TripRootTests {
  @Test("A trip alone is the site itself; beside others it has a folder of its own")
  func roots() throws {
    let trip = Trip(photos: [try photo("a.jpg", "2026-05-02 12:00")])
    let today = try day("2026-06-01")
    let alone = TripPlanner.plan(trip, today: today).plan
    claim(alone.addresses.home.text, is: "index.html")
    let beside = TripPlanner.plan(trip, today: today, root: ["lisbon-2"]).plan
    let paths =
      beside.days.map(\.page.text) + beside.media.photos.map(\.page.text)
      + beside.media.photos[0].derivatives.map(\.path.text)
      + [beside.addresses.home.text, beside.addresses.json.text]
    #expect(paths.allSatisfy { $0.hasPrefix("lisbon-2/") } && paths.count > 6)
  }
}
