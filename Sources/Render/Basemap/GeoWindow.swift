/// A part of the Earth between two parallels and two meridians, in degrees.
package struct GeoWindow: Hashable, Sendable {
  package let south: Double
  package let north: Double
  package let west: Double
  /// Never less than `west`: beyond 180 where the window crosses the date line.
  package let east: Double

  package init(south: Double, north: Double, west: Double, east: Double) {
    self.south = min(south, north)
    self.north = max(south, north)
    self.west = west
    self.east = east < west ? east + 360 : east
  }

  package static let everything = GeoWindow(south: -90, north: 90, west: -180, east: 180)
}

/// A window in steps of a grid, as often as it is seen on a way round the Earth and a half.
struct GridWindow {
  private let south: Int
  private let north: Int
  private let columns: [ClosedRange<Int>]

  init(_ window: GeoWindow, steps: Int) {
    south = Self.step(window.south, steps, .down)
    north = Self.step(window.north, steps, .up)
    let west = Self.step(window.west, steps, .down)
    let east = max(west, Self.step(window.east, steps, .up))
    columns = [-2, -1, 0, 1, 2].map { (west + $0 * 360 * steps)...(east + $0 * 360 * steps) }
  }

  private static func step(_ degrees: Double, _ steps: Int, _ rule: FloatingPointRoundingRule) -> Int {
    guard degrees.isFinite else { return 0 }
    return Int((min(max(degrees, -720), 720) * Double(steps)).rounded(rule))
  }

  func touches(_ box: GridBox) -> Bool {
    guard box.south <= north, box.north >= south else { return false }
    return columns.contains { box.west <= $0.upperBound && box.east >= $0.lowerBound }
  }
}

/// A box on the grid of a level.
struct GridBox {
  var west: Int
  var east: Int
  var south: Int
  var north: Int

  mutating func include(_ other: GridBox) {
    west = min(west, other.west)
    east = max(east, other.east)
    south = min(south, other.south)
    north = max(north, other.north)
  }
}
