import Claims
import Testing

@testable import Drawing

@Suite("The names of two towns in a line")
struct TownsBesideTests {
  @Test("are so far apart that none is read as a part of the other", arguments: [(10.0, false), (20, true)])
  func apart(gap: Double, isBeside: Bool) throws {
    let (first, second, size) = ("Nancy", "Strasbourg", 12.0)
    // The second has no room right of its dot.
    let west = Point(x: 100, y: 100)
    let east = Point(
      x: west.x + 12 + TextWidth.of(first, size: size) + gap + TextWidth.of(second, size: size), y: 100)
    let sheet = Box(minX: 0, minY: 0, maxX: east.x + 40, maxY: 200)
    var placement = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [])
    let one = placement.placeTown(first, at: west, size: size)
    claim(one?.anchor, is: .start)
    let other = placement.placeTown(second, at: east, size: size)
    try claim(unwrapped(other).anchor, is: isBeside ? .end : .middle)
  }
}
