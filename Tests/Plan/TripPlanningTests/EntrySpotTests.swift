import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("The sign of an entry on its map")
struct EntrySpotTests {
  @Test(
    "is called by the town in the middle of that alone, else by the place at that very spot, else by the entry",
    arguments: [(300.0, 36.53005, "Cádiz"), (900.0, 36.53005, "Beach"), (900.0, 36.5308, "A day")])
  func name(metres: Double, beach: Double, name: String) throws {
    let names = PlaceLookup { _ in
      Locality(town: "Cádiz", metres: metres, isInTown: true, country: "ES")
    }
    let written = try entry("2026-05-03-a.md", title: "A day", place: spot("Cádiz", 36.53, -6.29))
    let far = pin("Far", try at(36.53008, -6.29))
    let pins = [pin("Beach", try at(beach, -6.29))] + (beach < 36.5301 ? [far] : [])
    let plan = TripPlanner.plan(
      Trip(entries: [written], pins: pins), today: try day("2026-06-01"), names: names
    ).plan
    let found = try unwrapped(plan.journal.entries.first)
    claim(plan.nameOfSpot(of: found), is: name)
  }
}
