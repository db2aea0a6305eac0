import Claims
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("What is said of a place on a card")
struct PlaceCardTests {
  private static let steps =
    "Three steps up, one back. Empty your shoes before the taxi, or the driver will ask you to."

  @Test(
    "is whole as far as five lines go, and else ends with a sentence or a clause",
    arguments: [
      (Self.steps, Self.steps),
      (
        Self.steps + " He has seen the whole dune leave, a shoe at a time, on the seats of his taxi.",
        Self.steps
      ),
      (
        "Three steps up and one back with the shoes in your hand and the hat held by its straw rim; nobody who"
          + " came down from there has ever said that it was not worth each of the many steps",
        "Three steps up and one back with the shoes in your hand and the hat held by its straw rim…"
      ),
    ] as [(String, String)])
  func cut(said: String, card: String) throws {
    var trip = Trip(folderName: "x")
    trip.pins = try (0..<4).map { index in
      Pin(
        title: "Place \(index)",
        coordinate: try SampleTrips.at((index < 2 ? 36.5 : 35.1) + 0.01 * Double(index), -6),
        description: said, place: SampleTrips.place)
    }
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 36 ? "Cádiz" : "Chefchaouen", isInTown: true, country: "ES")
    }
    let page = try BuiltSite(trip, names: names).page("places/index.html")
    let told = page.texts.map(\.text).filter { $0.hasPrefix("Three steps up") }
    claim(told, is: Array(repeating: card, count: 4), "\(told)")
  }
}
