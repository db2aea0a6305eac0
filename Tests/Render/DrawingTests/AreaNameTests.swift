import Testing

@testable import Drawing

@Suite("The name of a land or sea")
struct AreaNameTests {
  private static let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
  private static let town = Point(x: 120, y: 200)

  private static var empty: LabelPlacement {
    LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [])
  }

  /// Beginning so many units right of the dot of the town, and so many below it.
  private static func area(_ right: Double, _ below: Double) -> Box {
    let (x, y) = (town.x + right, town.y + below)
    return Box(minX: x, minY: y - 8, maxX: x + 80, maxY: y + 8)
  }

  @Test(
    "is not read as one with that of a town in its line, whichever stands first",
    arguments: [(5.0, 0.0, false), (5, 24, true), (90, 0, true)])
  func besideTown(right: Double, below: Double, isClear: Bool) {
    var townFirst = Self.empty
    let label = townFirst.placeTown("Tangier", at: Self.town, size: 12)
    let isFree = label != nil && townFirst.claim(area: Self.area(right, below))
    var areaFirst = Self.empty
    let isClaimed = areaFirst.claim(area: Self.area(right, below))
    let isPlaced = isClaimed && areaFirst.placeTown("Tangier", at: Self.town, size: 12) != nil
    #expect([isFree, isPlaced] == [isClear, isClear])
  }
}
