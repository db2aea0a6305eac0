/// The edges of all zones, in steps of a grid, by bands of latitude.
struct ZoneEdges: Sendable {
  /// A straight stretch from its southern end up to its northern one, which is not of it.
  fileprivate struct Edge {
    let south: Int32
    let north: Int32
    let southX: Int32
    let northX: Int32
    let line: Int32
  }

  /// The zones that each line is the edge of.
  private var sides: [[Int]] = []
  private let bandHeight: Int
  /// The edges of each band, one band after another; an edge stands in each that it touches.
  private var edges: [Edge] = []
  private var bandStarts: [Int] = []
  private static let bands = 180

  /// Reads the lines of a map of zones.
  init(_ cursor: inout AtlasCursor, stepsInDegree: Int, zones: Int) throws(AtlasDamage) {
    bandHeight = stepsInDegree
    var all: [Edge] = []
    var pen = (x: 0, y: 0)
    for line in 0..<(try cursor.count(ofSize: 4)) {
      var sidesOfLine: [Int] = []
      for _ in 0..<(try cursor.count(ofSize: 1)) {
        let zone = try cursor.unsigned()
        guard zone < zones else { throw AtlasDamage() }
        sidesOfLine.append(zone)
      }
      sides.append(sidesOfLine)
      for number in 0..<(try cursor.count(ofSize: 2)) {
        let before = pen
        pen = (pen.x + (try cursor.signed()), pen.y + (try cursor.signed()))
        guard abs(pen.x) <= 180 * stepsInDegree, abs(pen.y) <= 90 * stepsInDegree else { throw AtlasDamage() }
        if number > 0, pen.y != before.y { all.append(Self.edge(before, pen, line)) }
      }
    }
    sortIntoBands(all)
  }

  private static func edge(_ one: (x: Int, y: Int), _ other: (x: Int, y: Int), _ line: Int) -> Edge {
    let (low, high) = one.y < other.y ? (one, other) : (other, one)
    return Edge(
      south: Int32(low.y), north: Int32(high.y), southX: Int32(low.x), northX: Int32(high.x),
      line: Int32(line))
  }

  private mutating func sortIntoBands(_ all: [Edge]) {
    var counts = Array(repeating: 0, count: Self.bands)
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
    min(max((y + 90 * bandHeight) / bandHeight, 0), Self.bands - 1)
  }

  /// The first zone that holds a place; no place may lie upon the edge of the map.
  func zone(x: Double, y: Double) -> Int? {
    var odd: Set<Int> = []
    let band = band(Int(y.rounded(.down)))
    for edge in edges[bandStarts[band]..<bandStarts[band + 1]] where edge.isCrossed(x: x, y: y) {
      for zone in sides[Int(edge.line)] where odd.remove(zone) == nil { odd.insert(zone) }
    }
    return odd.min()
  }
}

extension ZoneEdges.Edge {
  /// Whether the way from a place to the east leads over it.
  fileprivate func isCrossed(x: Double, y: Double) -> Bool {
    guard Double(south) <= y, y < Double(north) else { return false }
    let share = (y - Double(south)) / Double(north - south)
    return Double(southX) + share * Double(northX - southX) > x
  }
}
