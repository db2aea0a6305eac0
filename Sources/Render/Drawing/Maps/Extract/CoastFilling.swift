import TripModel

/// The sea of an extract, which has only the lines of its coast: land lies on their left, water on their right.
struct CoastFilling {
  /// Rings, by the rule of even and odd; none where the coast does not close around them.
  private(set) var sea: [[Point]] = []
  /// The coast itself, as far as it lies on the sheet.
  let lines: [[Point]]

  /// `window` is what the extract covers; its sea ends there.
  init(_ extract: MapExtract, _ placing: ExtractPlacing, window: Box) {
    let coast = extract.features.filter { $0.kind == .coast && placing.shows($0) }
      .flatMap { feature in feature.parts.map { Array(extract.points[$0]) } }
    let chains = LineJoining.joined(coast, mayTurn: false).map { $0.compactMap(placing.place) }
    lines = chains.flatMap { placing.clip.clipping($0) }
    guard !chains.isEmpty else { return }
    // An extract may end a little within the rectangle that it nearly fills.
    for share in [0, 0.02, 0.05, 0.1, 0.15] {
      let box = window.inset(by: share * min(window.width, window.height))
      guard let rings = SeaRings(chains, in: box).rings else { continue }
      sea = rings
      return
    }
  }
}

/// Closes the lines of a coast along the sides of a box.
private struct SeaRings {
  /// Nil where a line ends within the box, so that nobody knows where the water ends.
  private(set) var rings: [[Point]]?
  private let box: Box
  /// The lines that cross the box, from side to side.
  private var pieces: [[Point]] = []
  private var islands: [[Point]] = []
  private var basins: [[Point]] = []

  init(_ chains: [[Point]], in box: Box) {
    self.box = box
    for chain in chains {
      guard sort(chain) else { return }
    }
    rings = closed()
  }

  /// False for a line with an end in the box.
  private mutating func sort(_ chain: [Point]) -> Bool {
    guard let first = chain.first, let last = chain.last, chain.count > 1 else { return true }
    if first == last {
      let ring = Array(chain.dropLast())
      guard let start = ring.firstIndex(where: { !box.contains($0) }) else {
        if Self.isClockwise(ring) { basins.append(ring) } else { islands.append(ring) }
        return true
      }
      pieces += box.clipping(Array(ring[start...] + ring[...start]))
      return true
    }
    let parts = box.clipping(chain)
    guard parts.allSatisfy({ isOnSide($0.first) && isOnSide($0.last) }) else { return false }
    pieces += parts
    return true
  }

  private func isOnSide(_ point: Point?) -> Bool {
    guard let point else { return false }
    let gaps = [point.x - box.minX, box.maxX - point.x, point.y - box.minY, box.maxY - point.y]
    return gaps.contains { abs($0) < 0.01 }
  }

  /// Goes along each line and then clockwise along the sides to the next one, which keeps the water on the right.
  private func closed() -> [[Point]]? {
    let whole = [0, 1, 2, 3].map(corner)
    if pieces.isEmpty {
      if !islands.isEmpty { return [whole] + islands + basins }
      return basins
    }
    let starts = pieces.indices.map { (piece: $0, at: along(pieces[$0][0])) }.sorted { $0.at < $1.at }
    var rings: [[Point]] = []
    var isUsed = [Bool](repeating: false, count: pieces.count)
    for first in pieces.indices where !isUsed[first] {
      var ring: [Point] = []
      var piece = first
      repeat {
        guard !isUsed[piece] else { return nil }
        isUsed[piece] = true
        ring += pieces[piece]
        guard let end = pieces[piece].last else { return nil }
        let from = along(end)
        guard let next = starts.first(where: { $0.at >= from }) ?? starts.first else { return nil }
        ring += corners(from: from, to: next.at)
        piece = next.piece
      } while piece != first
      rings.append(ring)
    }
    return rings + islands + basins
  }

  /// How far along the sides a point of them is: a unit a side, clockwise from the upper left.
  private func along(_ point: Point) -> Double {
    let (x, y) = ((point.x - box.minX) / box.width, (point.y - box.minY) / box.height)
    let sides = [(y, x), (1 - x, 1 + y), (1 - y, 3 - x), (x, 4 - y)]
    return sides.min { abs($0.0) < abs($1.0) }?.1 ?? 0
  }

  /// The corners that are passed on the way from one point of the sides to another, clockwise.
  private func corners(from start: Double, to end: Double) -> [Point] {
    let last = end >= start ? end : end + 4
    return (1...8).filter { Double($0) > start && Double($0) < last }.map { corner($0 % 4) }
  }

  private func corner(_ number: Int) -> Point {
    Point(x: number == 0 || number == 3 ? box.minX : box.maxX, y: number < 2 ? box.minY : box.maxY)
  }

  /// As the eye sees it on a sheet with y downwards.
  private static func isClockwise(_ ring: [Point]) -> Bool {
    guard var last = ring.last else { return false }
    var area = 0.0
    for point in ring {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    return area > 0
  }
}
