import Foundation
import Testing

@testable import Basemap

@Suite("The outlines of countries")
struct CountryOutlineTests {
  private static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/assets/atlas"

  private static func outlines() throws -> CountryOutlines {
    try #require(try Atlas.open(folder: folder).countries)
  }

  /// By the rule of even and odd, on the plane map that the atlas was made from.
  private static func holds(_ rings: [AtlasShape], _ latitude: Double, _ longitude: Double) -> Bool {
    rings.reduce(false) { isInside, ring in
      var isInside = isInside
      guard var last = ring.points.last else { return isInside }
      for point in ring.points {
        if (point.latitude > latitude) != (last.latitude > latitude) {
          let share = (latitude - last.latitude) / (point.latitude - last.latitude)
          if last.longitude + share * (point.longitude - last.longitude) > longitude { isInside.toggle() }
        }
        last = point
      }
      return isInside
    }
  }

  @Test(
    "hold what is theirs, and nothing of another in their midst",
    arguments: [
      ("IT", 41.9, 12.6, true), ("IT", 40.0, 9.0, true), ("IT", 43.94, 12.46, false),
      ("SM", 43.94, 12.46, true),
      ("ZA", -29.0, 24.0, true), ("ZA", -29.5, 28.3, false), ("LS", -29.5, 28.3, true),
      ("RU", 66.0, 175.0, true), ("RU", 67.0, -177.0, true), ("US", 64.0, -150.0, true),
      ("FR", 48.0, 2.0, true), ("FR", 51.5, 0.0, false), ("JP", 43.0, 142.5, true),
    ] as [(String, Double, Double, Bool)])
  func holds(_ country: String, _ latitude: Double, _ longitude: Double, _ isInside: Bool) throws {
    #expect(Self.holds(try Self.outlines().rings(of: country), latitude, longitude) == isInside)
  }

  @Test("say of a place what the map that tells countries says")
  func agrees() throws {
    let outlines = try Self.outlines()
    let areas = try AreaMap.open(
      folder: Self.folder, PlaceNames.countryFile, marked: PlaceNames.countryMark)
    var seen: Set<String> = []
    for latitude in stride(from: -54.3, through: 70, by: 4.7) {
      for longitude in stride(from: -175.2, through: 178, by: 6.1) {
        guard let country = areas.name(latitude: latitude, longitude: longitude) else { continue }
        seen.insert(country)
        let isInside = Self.holds(outlines.rings(of: country), latitude, longitude)
        #expect(isInside, "\(country) \(latitude) \(longitude)")
      }
    }
    #expect(seen.count > 60)
  }

  @Test("are of rings alone, and none of a country that nobody knows")
  func rings() throws {
    let outlines = try Self.outlines()
    #expect(outlines.rings(of: "QQ").isEmpty)
    let france = outlines.rings(of: "FR")
    #expect(france.count > 5 && france.allSatisfy { $0.isRing && $0.points.count > 2 })
    #expect(throws: AtlasDamage.self) { try CountryOutlines([1, 2, 3]) }
  }
}
