import Claims
import Diagnostics
import TripModel

@testable import TripPlanning

/// Trips with a home, for the tests of what is kept out of the site near it.
enum PrivateTrip {
  static let shift = CircleShift(turn: 0.3, reach: 0.5)

  static func home() throws -> Coordinate { try at(52.37, 4.89) }

  static func place(metres: Double = PrivatePlace.homeMetres) throws -> PrivatePlace {
    PrivatePlace(.home, at: try home(), metres: metres, shift: shift)
  }

  /// So many metres from home, in a direction in degrees.
  static func away(_ metres: Double, _ degrees: Double = 90) throws -> Coordinate {
    try home().moved(by: metres, towards: degrees)
  }

  static func settings(_ change: (inout TripSettings) throws -> Void = { _ in }) throws -> TripSettings {
    try TripPlanningTests.settings {
      $0.privatePlaces = [try place()]
      try change(&$0)
    }
  }

  /// A world in which everything depends on where exactly one is: what reaches a plan betrays it.
  static func lookups() throws -> (zones: ZoneLookup, names: PlaceLookup) {
    let home = try home()
    let zones = try ["Europe/Amsterdam", "Europe/London"].map { try unwrapped(ZoneRules(identifier: $0)) }
    let reading = TownReading(
      name: "Hometown", region: "Homeland", country: "NL", countryName: "Netherlands", coordinate: home,
      population: 900_000)
    return (
      ZoneLookup { $0.longitude < home.longitude ? zones[1] : zones[0] },
      PlaceLookup(
        { place in
          Locality(
            town: place == home ? "Hometown" : "Town at \(place.latitude) \(place.longitude)",
            quarter: "Quarter", isInTown: true, region: "Homeland", country: "NL")
        },
        towns: { texts in texts.contains("Hometown") ? ["Hometown": [reading]] : [:] })
    )
  }

  static func planned(
    _ trip: Trip, for audience: Audience = .readers
  ) throws -> (plan: TripPlan, words: [String]) {
    let lookups = try lookups()
    let result = TripPlanner.plan(
      trip, today: try day("2026-06-01"), for: audience, zones: lookups.zones,
      names: lookups.names)
    return (result.plan, result.diagnostics.map(\.message))
  }
}
