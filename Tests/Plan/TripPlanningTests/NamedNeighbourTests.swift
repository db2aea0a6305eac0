import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Towns that nobody names beside one that is named")
struct NamedNeighbourTests {
  private static func town(_ name: String, _ longitude: Double, _ population: Int) throws -> TownReading {
    TownReading(
      name: name, region: nil, country: "NO", countryName: "Norway", coordinate: try at(69.645, longitude),
      population: population)
  }

  /// Tromsdalen, and Tromsø so many degrees west of it.
  private static func lookup(_ west: Double) throws -> PlaceLookup {
    let towns = [try town("Tromsø", 19 - west, 41_000), try town("Tromsdalen", 19, 16_000)]
    return PlaceLookup(
      { _ in Locality(town: "Tromsdalen", metres: 900, isInTown: true, country: "NO") },
      towns: { _ in [:] }, areas: { _ in [:] },
      townsNearby: { _, isWanted in towns.filter { isWanted($0.name) } })
  }

  @Test(
    "are told as that, within three kilometres",
    arguments: [
      ("Bergen to Tromsø by ship", 0.05, "Tromsø"), ("Bergen to Tromsø by ship", 0.1, "Tromsdalen"),
      ("By ship to the north", 0.05, "Tromsdalen"), ("From Tromsø to Tromsdalen", 0.05, "Tromsdalen"),
    ] as [(String, Double, String)])
  func neighbours(description: String, west: Double, expected: String) throws {
    let trip = Trip(
      settings { $0.description = description },
      photos: [try photo("a.jpg", "2026-05-03 10:00", at: at(69.633, 18.996))])
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: try Self.lookup(west)).plan
    claim(plan.media.photos[0].locality?.town, is: expected)
    claim(plan.way.route.stops.first?.name?.value, is: expected)
  }
}
