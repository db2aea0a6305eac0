import Testing

@testable import Basemap

@Suite("Parts of cities")
struct PartOfCityTests {
  private static let names = try? PlaceNames.open(folder: ZonePoints.root + "/assets/atlas")

  @Test(
    "A quarter within the ground of a much larger town of its region is a part of it, and a city beside one is not",
    arguments: [
      ("Salamanca", "Madrid", true), ("Salamanca", "Castile and León", false), ("Belém", "Lisbon", true),
      ("Belém", "Pará", false), ("Newark", "New Jersey", false), ("Springfield", "Pennsylvania", false),
      ("Madrid", "Madrid", false), ("Kyoto", "Kyōto", false),
    ])
  func parts(_ name: String, _ region: String, _ isPart: Bool) throws {
    let names = try #require(Self.names)
    let town = try #require(names.towns(named: name).first { $0.region == region })
    #expect(names.isPart(town) == isPart)
  }
}
