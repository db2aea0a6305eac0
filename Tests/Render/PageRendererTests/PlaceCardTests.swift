import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("What is said of a place on a card")
struct PlaceCardTests {
  @Test("ends with a word where it is longer than the card has room for")
  func cut() throws {
    let said = "Three steps up, one back. Empty your shoes before the taxi, or he will ask you to."
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
    try #require(told.count == 4)
    for text in told {
      let words = text.hasSuffix("…") ? String(text.dropLast()) : text
      #expect(text.count <= 73 && said.hasPrefix(words), "\(text)")
      #expect([" ", ".", ","].contains(said.dropFirst(words.count).first), "\(text)")
    }
  }
}
