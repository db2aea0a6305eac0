import Foundation

/// The edges of all areas of a map, in steps of a grid, by bands of latitude.
struct AreaEdges: Sendable {
  /// A straight stretch from its southern end up to its northern one, which is not of it.
  fileprivate struct Edge {
    let south: Int32
    let north: Int32
    let southX: Int32
    let northX: Int32
    let line: Int32
  }

  /// The areas that each line is the edge of.
  private var sides: [[Int]] = []
  private let stepsInDegree: Int
  private let bandHeight: Int
  private let bands: Int
  /// The edges of each band, one band after another; an edge stands in each that it touches.
  private var edges: [Edge] = []
  private var bandStarts: [Int] = []

  /// Reads the lines of a map of areas.
  init(_ cursor: inout AtlasCursor, stepsInDegree: Int, areas: Int) throws(AtlasDamage) {
    self.stepsInDegree = stepsInDegree
    // Four bands in a degree: a place is held against few edges, and few edges stand in more than one.
    bandHeight = max(1, stepsInDegree / 4)
    bands = 180 * stepsInDegree / bandHeight + 1
    var all: [Edge] = []
    var pen = (x: 0, y: 0)
    for line in 0..<(try cursor.count(ofSize: 4)) {
      var sidesOfLine: [Int] = []
      for _ in 0..<(try cursor.count(ofSize: 1)) {
        let area = try cursor.unsigned()
        guard area < areas else { throw AtlasDamage() }
        sidesOfLine.append(area)
      }
      sides.append(sidesOfLine)
      for number in 0..<(try cursor.count(ofSize: 2)) {
        let before = pen
        pen = (pen.x + (try cursor.signed()), pen.y + (try cursor.signed()))
        guard abs(pen.x) <= 180 * stepsInDegree, abs(pen.y) <= 90 * stepsInDegree else { throw AtlasDamage() }
        // What runs along a parallel is crossed by no way to the east.
        if number > 0, pen.y != before.y { all.append(Self.edge(before, pen, line)) }
      }
    }
    // A map made to waste memory: each edge in every band.
    guard all.reduce(0, { $0 + bands(of: $1).count }) <= Self.maxPlaces else { throw AtlasDamage() }
    sortIntoBands(all)
  }

  /// Far more than a real map has.
  private static let maxPlaces = 4_000_000

  private static func edge(_ one: (x: Int, y: Int), _ other: (x: Int, y: Int), _ line: Int) -> Edge {
    let (low, high) = one.y < other.y ? (one, other) : (other, one)
    return Edge(
      south: Int32(low.y), north: Int32(high.y), southX: Int32(low.x), northX: Int32(high.x),
      line: Int32(line))
  }

  private mutating func sortIntoBands(_ all: [Edge]) {
    var counts = Array(repeating: 0, count: bands)
    for edge in all { for band in bands(of: edge) { counts[band] += 1 } }
    bandStarts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    var next = bandStarts
    edges = Array(
      repeating: Edge(south: 0, north: 0, southX: 0, northX: 0, line: 0), count: bandStarts.last ?? 0)
    for edge in all {
      for band in bands(of: edge) {
        edges[next[band]] = edge
        next[band] += 1
      }
    }
  }

  private func bands(of edge: Edge) -> ClosedRange<Int> { band(Int(edge.south))...band(Int(edge.north) - 1) }

  private func band(_ y: Int) -> Int {
    min(max((y + 90 * stepsInDegree) / bandHeight, 0), bands - 1)
  }

  /// The first area that holds a place; no place may lie upon the edge of the map.
  func area(x: Double, y: Double) -> Int? {
    var odd: Set<Int> = []
    let band = band(Int(y.rounded(.down)))
    for edge in edges[bandStarts[band]..<bandStarts[band + 1]] where edge.isCrossed(x: x, y: y) {
      for area in sides[Int(edge.line)] where odd.remove(area) == nil { odd.insert(area) }
    }
    return odd.min()
  }

  /// The areas with an edge within so many metres of a place, each with the metres to the nearest.
  func near(x: Double, y: Double, reach: Double) -> [Int: Double] {
    let metres = Self.metresInDegree / Double(stepsInDegree)
    let stretch = max(0.01, cos(y / Double(stepsInDegree) * .pi / 180))
    let (high, wide) = (reach / metres, reach / metres / stretch)
    var found: [Int: Double] = [:]
    for x in [x, x - Double(360 * stepsInDegree), x + Double(360 * stepsInDegree)]
    where abs(x) <= Double(180 * stepsInDegree) + wide {
      let low = band(Int((y - high).rounded(.down)))
      for edge in edges[bandStarts[low]..<bandStarts[band(Int((y + high).rounded(.up))) + 1]]
      where edge.touches(x: x, y: y, wide: wide, high: high) {
        let distance = edge.distance(x: x, y: y, stretch: stretch) * metres
        guard distance <= reach else { continue }
        for area in sides[Int(edge.line)] { found[area] = min(found[area] ?? distance, distance) }
      }
    }
    return found
  }

  private static let metresInDegree = 111_195.0
}

extension AreaEdges.Edge {
  /// Whether the way from a place to the east leads over it.
  fileprivate func isCrossed(x: Double, y: Double) -> Bool {
    guard Double(south) <= y, y < Double(north) else { return false }
    let share = (y - Double(south)) / Double(north - south)
    return Double(southX) + share * Double(northX - southX) > x
  }

  /// Whether its box comes so near to a place.
  fileprivate func touches(x: Double, y: Double, wide: Double, high: Double) -> Bool {
    Double(south) <= y + high && Double(north) >= y - high
      && Double(min(southX, northX)) <= x + wide && Double(max(southX, northX)) >= x - wide
  }

  /// Steps of a degree of latitude to the nearest of its points, in the plane around a place.
  fileprivate func distance(x: Double, y: Double, stretch: Double) -> Double {
    let way = (x: Double(northX - southX) * stretch, y: Double(north - south))
    let to = (x: (x - Double(southX)) * stretch, y: y - Double(south))
    let share = min(max((way.x * to.x + way.y * to.y) / (way.x * way.x + way.y * way.y), 0), 1)
    return hypot(to.x - share * way.x, to.y - share * way.y)
  }
}
