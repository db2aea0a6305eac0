import Testing

@testable import Basemap

@Suite("Towns near points")
struct TownsNearbyTests {
  @Test(
    "are found by their names, also at the edge of the map",
    arguments: [
      (42.81, -1.65, "Estella-Lizarra", true), (42.88, -8.54, "Fisterra", true),
      (38.7, -9.1, "Fisterra", false), (-16.8, 179.9, "Savusavu", true), (-16.8, 180, "Fisterra", false),
      (90, 180, "Fisterra", false),
    ])
  func found(latitude: Double, longitude: Double, name: String, isFound: Bool) throws {
    let names = try PlaceNames.open(folder: ZonePoints.root + "/assets/atlas")
    let point = AtlasPoint(longitude: longitude, latitude: latitude)
    #expect(names.towns(around: [point]) { $0 == name }.isEmpty == !isFound)
    #expect(names.towns(around: []) { _ in true }.isEmpty)
  }
}
