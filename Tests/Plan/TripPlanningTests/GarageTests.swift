import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Where a hired car is got")
struct GarageTests {
  @Test(
    "is the airport whose code its name has, if that is the airport of the city, while a flight is told from cities",
    arguments: [(.carRental, 33.94), (.flight, 34.05)] as [(TripEvent.Kind, Double)])
  func airport(kind: TripEvent.Kind, latitude: Double) throws {
    let city = TownReading(
      name: "Los Angeles", region: "California", country: "US", countryName: "United States",
      coordinate: try at(34.05, -118.24), population: 3_900_000)
    let names = PlaceLookup(
      { _ in Locality(town: "Los Angeles", isInTown: true, country: "US") },
      towns: { texts in texts.contains("Los Angeles") ? ["Los Angeles": [city]] : [:] })
    var trip = Trip()
    trip.events = [
      try event(
        kind, "There", "2026-05-09 15:00", "2026-05-10 15:00",
        from: NamedPlace(name: "Hertz LAX", coordinate: nil))
    ]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: names).plan
    let position = try unwrapped(plan.itinerary.events[0].from?.position)
    claim(position.value.latitude, is: latitude)
    claim(position.reason, is: .town("Los Angeles, United States"))
  }
}
