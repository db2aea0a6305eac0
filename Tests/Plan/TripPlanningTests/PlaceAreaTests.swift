import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Very many places")
struct PlaceAreaTests {
  private func places(_ localities: [Locality?]) throws -> [PlacePlan] {
    let pins = try localities.indices.map { pin("P\($0)", try at(38 + Double($0) / 1000, -9)) }
    var places = try planned(Trip(pins: pins)).plan.places
    for (index, locality) in localities.enumerated() { places[index].locality = locality }
    return places
  }

  private func lisbon(_ quarter: String?) -> Locality {
    Locality(town: "Lisbon", quarter: quarter, isInTown: true, region: "Lisbon District", country: "PT")
  }

  @Test("make one list up to sixty of them")
  func few() throws {
    #expect(PlaceArea.gather(try places(Array(repeating: lisbon("Baixa"), count: 60))).isEmpty)
    #expect(try planned(Trip(pins: [pin("One", try at(38, -9))])).plan.placeAreas.isEmpty)
  }

  @Test("are told by quarters, towns, regions and countries, each place once and numbered through")
  func areas() throws {
    let evora = Locality(town: "Évora", isInTown: true, region: "Évora District", country: "PT")
    let lone = Locality(town: "Soure", metres: 4000, region: "Coimbra District", country: "PT")
    let seville = Locality(town: "Seville", isInTown: true, region: "Andalusia", country: "ES")
    let all =
      Array(repeating: lisbon("Alfama"), count: 30) + Array(repeating: lisbon("Baixa"), count: 40)
      + [lisbon(nil), lisbon("Ajuda")] + Array(repeating: evora, count: 6) + [lone, seville, nil]
    let areas = PlaceArea.gather(try places(all))
    claim(
      areas.map(\.name),
      is: [
        .quarter("Baixa", town: "Lisbon"), .quarter("Alfama", town: "Lisbon"), .restOfTown("Lisbon"),
        .town("Évora"), .country("PT"), .country("ES"), .elsewhere,
      ])
    claim(areas.flatMap(\.places).map(\.index).sorted(), is: Array(all.indices))
    claim(areas.map(\.numbers), is: [1...40, 41...70, 71...72, 73...78, 79...79, 80...80, 81...81])
  }

  @Test("of which nobody knows where they are stand in lists of equal length")
  func parts() throws {
    let areas = PlaceArea.gather(try places(Array(repeating: nil, count: 130)))
    claim(areas.map(\.places.count), is: [43, 43, 44])
  }

  @Test("without a time are a collection through which no way leads, and a few still tell the way")
  func way() throws {
    func route(_ count: Int) throws -> RoutePlan {
      let pins = try (0..<count).map { pin("P\($0)", try at(38 + Double($0) / 10, -9)) }
      let start = try settings { $0.start = try day("2026-05-03") }
      return try planned(Trip(start, pins: pins)).plan.way.route
    }
    #expect(try route(61).isEmpty)
    #expect(try !route(60).isEmpty)
  }
}
