import Testing

@testable import Basemap

@Suite("The town around which somebody lives")
struct TownAroundTests {
  private static let names = try? PlaceNames.open(folder: ZonePoints.root + "/assets/atlas")

  @Test(
    "is the nearest of ten thousand people or more, and no village",
    arguments: [
      ("Reykjavík", 64.146, -21.94, "Reykjav"), ("Húsavík", 66.045, -17.338, "Akureyri"),
      ("another street of Húsavík", 66.052, -17.31, "Akureyri"), ("the ocean", 40, -40, nil),
      ("the pole", 90, 0, nil), ("nowhere", 91, 0, nil),
    ] as [(String, Double, Double, String?)])
  func nearest(_ spot: String, _ latitude: Double, _ longitude: Double, _ name: String?) throws {
    let town = try #require(Self.names).townAround(latitude: latitude, longitude: longitude)
    #expect((town == nil) == (name == nil), "\(spot): \(town?.name ?? "none")")
    if let name { #expect(town?.name.hasPrefix(name) == true, "\(spot): \(town?.name ?? "none")") }
    if let town { #expect(town.population >= 10_000) }
  }
}
