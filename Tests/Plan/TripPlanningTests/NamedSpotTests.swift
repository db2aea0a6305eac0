import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A place far from every town")
struct NamedSpotTests {
  /// Flores with its town; 24 km north of that lies Corvo, whose village has too few people for a gazetteer.
  private static let names = PlaceLookup(
    { place in
      let metres = abs(place.latitude - 39.457) * 111_195
      return Locality(
        town: "Santa Cruz", metres: metres, direction: .north, isInTown: metres < 3000, country: "PT")
    }, towns: { _ in [:] })

  @Test(
    "is called as the traveller calls it, and what is near is told by it and not by a town on another island",
    arguments: [
      ("Vila do Corvo", "A day", 39.672, ["Vila do Corvo", "Vila do Corvo 1 km", "Santa Cruz 11 km"]),
      // A title that reads as a name is that of its spot alone, and no other title is any.
      (nil, "Corvo", 39.672, ["Corvo", "Santa Cruz 25 km", "Santa Cruz 11 km"]),
      (nil, "A day", 39.672, ["Santa Cruz 24 km", "Santa Cruz 25 km", "Santa Cruz 11 km"]),
      (nil, "Day 3", 39.672, ["Santa Cruz 24 km", "Santa Cruz 25 km", "Santa Cruz 11 km"]),
      // A town is near enough.
      ("Cliff", "A day", 39.53, ["Santa Cruz 8 km", "Santa Cruz 10 km", "Santa Cruz 11 km"]),
    ] as [(String?, String, Double, [String])])
  func called(place: String?, title: String, latitude: Double, expected: [String]) throws {
    let spot = NamedPlace(name: place, coordinate: try at(latitude, -31.112))
    let told = try entry("2026-05-03-a.md", title: title, place: spot)
    let pins = [pin("Crater", try at(latitude + 0.0126, -31.112)), pin("Whales", try at(39.556, -31.112))]
    let plan = TripPlanner.plan(
      Trip(entries: [told], pins: pins), today: try day("2026-05-09"), names: Self.names
    ).plan
    let places = plan.journal.entries.map(\.locality) + plan.places.map(\.locality)
    let found = places.compactMap { place -> String? in
      guard let place, let town = place.town else { return nil }
      return place.isInTown ? town : "\(town) \(Int((place.metres / 1000).rounded())) km"
    }
    claim(found, is: expected)
  }

  @Test(
    "is called as a booked ride calls where it ends, and what is near is told by that",
    arguments: [
      ("Vila do Corvo", "Vila do Corvo"), ("Vila do Corvo Station", "Vila do Corvo"),
      ("Corvo Airport", "Santa Cruz"), ("the old quay", "Santa Cruz"), ("Bus station", "Santa Cruz"),
    ])
  func ride(place: String, expected: String) throws {
    var trip = Trip(pins: [pin("Camp", try at(39.72, -31.112))])
    let quay = NamedPlace(name: place, coordinate: try at(39.672, -31.112))
    trip.events = [try event(.ferry, "Boat", "2026-05-03 10:00", "2026-05-03 11:00", to: quay)]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: Self.names).plan
    claim(plan.places.map { $0.locality?.town }, is: [expected])
  }

  @Test("outside of towns is called by what is booked there, where nobody gave the place a name")
  func booked() throws {
    let spot = NamedPlace(name: nil, coordinate: try at(39.53, -31.112))
    var trip = Trip(
      settings { $0.timeZone = ZoneRules(identifier: "UTC") },
      photos: [try photo("a.jpg", "2026-05-03 10:00", at: at(39.457, -31.112))])
    trip.events = [try event(.hotel, "Kasbah", "2026-05-03", "2026-05-04", at: spot)]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: Self.names).plan
    #expect(plan.way.route.stops.contains { $0.name?.value == "Kasbah" })
  }
}
