import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Towns with their state behind")
struct StateTownTests {
  @Test(
    "are read by its two capitals, with and without a comma",
    arguments: [
      ("Llano TX", "Llano, Texas"), ("Las Vegas, NV", "Las Vegas, Nevada"), ("Banff AB", "Banff, Alberta"),
      ("Llano", nil), ("TX", nil), ("Room XX", nil), ("Llano tx", nil),
    ] as [(String, String?)])
  func inFull(name: String, full: String?) {
    claim(StateTowns.inFull(name), is: full)
  }

  @Test(
    "count where the trip is, and in no other part of the world",
    arguments: [(30.3, -97.7, true), (52.5, 13.4, false)])
  func trips(latitude: Double, longitude: Double, isThere: Bool) throws {
    let llano = TownReading(
      name: "Llano", region: "Texas", country: "US", countryName: "United States",
      coordinate: try at(30.76, -98.68),
      population: 3_300)
    let names = PlaceLookup(
      { _ in nil }, towns: { texts in texts.contains("Llano, Texas") ? ["Llano, Texas": [llano]] : [:] })
    let named = try entry("2026-05-03-x.md", place: NamedPlace(name: "Llano TX", coordinate: nil))
    let near = try photo("a.jpg", "2026-05-01 12:00", at: at(latitude, longitude))
    let plan = TripPlanner.plan(
      Trip(entries: [named], photos: [near]), today: try day("2026-05-09"), names: names
    ).plan
    claim(plan.journal.entries[0].position?.reason, is: isThere ? Reason.town("Llano, United States") : nil)
  }
}
