import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Where somebody would go who says no more than a name")
struct PlaceToGoTests {
  private static func town(_ name: String, _ country: String, _ people: Int) throws -> TownReading {
    TownReading(
      name: name, region: nil, country: country, countryName: country, coordinate: try at(10, 20),
      population: people)
  }

  private static func lookup() throws -> PlaceLookup {
    let towns = [
      "Kyoto": [try town("Kyoto", "JP", 1_460_000)],
      "Paris": [try town("Paris", "FR", 2_140_000), try town("Paris", "US", 24_800)],
      "Valencia": [try town("Valencia", "VE", 1_620_000), try town("Valencia", "ES", 824_000)],
      "Chile": [try town("Chile", "US", 800)],
    ]
    let areas = ["Chile": AreaReading(country: "CL", region: nil, population: 19_000_000, corners: [])]
    return PlaceLookup(
      { _ in Locality(town: "Nara", isInTown: true, country: "JP") },
      towns: { texts in towns.filter { texts.contains($0.key) } },
      areas: { texts in areas.filter { texts.contains($0.key) } })
  }

  @Test(
    "the only town or by far the largest is meant, of comparable ones none, and a country before a village",
    arguments: [
      ("Kyoto", nil, "JP"), ("Kyoto", "FR", "none"), ("Paris", nil, "FR before US"), ("Paris", "US", "US"),
      ("Valencia", nil, "VE ES"), ("Valencia", "ES", "ES"), ("Chile", nil, "all of CL"),
      ("Chile", "US", "US"), ("Xanadu", nil, "none"),
    ] as [(String, String?, String)])
  func meant(_ name: String, _ country: String?, _ expected: String) throws {
    let place = PlaceToGo.find(name, in: country, names: try Self.lookup())
    let found =
      switch place {
      case .town(let town, let others):
        ([town] + others).map(\.country).joined(separator: " before ")
      case .towns(let towns): towns.map(\.country).joined(separator: " ")
      case .area(let area): "all of " + area.country
      case .none: "none"
      }
    claim(found, is: expected)
  }

  @Test("A position has the country that it is in")
  func country() throws {
    try claim(Self.lookup().country(at: at(34.7, 135.8)), is: "JP")
    try claim(none: PlaceLookup.unknown.country(at: at(34.7, 135.8)))
  }
}
