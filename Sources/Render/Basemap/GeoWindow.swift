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
  let south: Int
  let north: Int
  /// Whether it shows so little that most of a continent's shore lies outside.
  private let isSmall: Bool
  private let columns: [ClosedRange<Int>]

  init(_ window: GeoWindow, steps: Int) {
    south = Self.step(window.south, steps, .down)
    north = Self.step(window.north, steps, .up)
    let west = Self.step(window.west, steps, .down)
    let east = max(west, Self.step(window.east, steps, .up))
    isSmall = north - south <= 5 * steps && east - west <= 12 * steps
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

extension GridWindow {
  /// Of a small window the only of its places on the way round that a box may lie in; nil where it reaches into several.
  func onlyColumn(of box: GridBox) -> ClosedRange<Int>? {
    guard isSmall else { return nil }
    let found = columns.filter { box.west <= $0.upperBound && box.east >= $0.lowerBound }
    return found.count == 1 ? found[0] : nil
  }

  func sides(of box: GridBox, in column: ClosedRange<Int>) -> WindowSides {
    var sides: WindowSides = []
    if box.east < column.lowerBound { sides.insert(.west) }
    if box.west > column.upperBound { sides.insert(.east) }
    if box.north < south { sides.insert(.south) }
    if box.south > north { sides.insert(.north) }
    return sides
  }
}

/// Sides of a window on which all of something lies.
struct WindowSides: OptionSet {
  let rawValue: UInt8

  static let west = WindowSides(rawValue: 1)
  static let east = WindowSides(rawValue: 2)
  static let south = WindowSides(rawValue: 4)
  static let north = WindowSides(rawValue: 8)
}

/// The shapes of a layer by the parallels that they lie between, so that a small window asks only its neighbours.
struct AtlasShelves {
  /// Numbers of shapes in each belt of a degree, from the South Pole, in their order.
  private var belts: [[Int]]
  private let steps: Int

  /// A layer of fewer is looked through as quickly.
  static let fewest = 4000
  /// A window across more belts is most of the Earth.
  private static let maxBelts = 20

  init(_ boxes: [GridBox], _ steps: Int) {
    self.steps = steps
    belts = Array(repeating: [], count: 180)
    for (number, box) in boxes.enumerated() {
      for belt in Self.belt(box.south, steps)...max(Self.belt(box.south, steps), Self.belt(box.north, steps))
      {
        belts[belt].append(number)
      }
    }
  }

  private static func belt(_ y: Int, _ steps: Int) -> Int {
    min(179, max(0, (y + 90 * steps) / max(1, steps)))
  }

  /// Those that may touch a window, in their order.
  func numbers(in window: GridWindow, of count: Int) -> [Int] {
    let (low, high) = (Self.belt(window.south, steps), Self.belt(window.north, steps))
    guard high - low < Self.maxBelts else { return Array(0..<count) }
    return low >= high ? belts[low] : Set(belts[low...high].joined()).sorted()
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
