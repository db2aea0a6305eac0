/// All that is higher, or deeper, than so many metres.
struct ReliefStep {
  let metres: Int
  var rings: [[Point]]
}

/// Heights and depths as they are written: steps of a stair, of which each lies upon the one before.
struct ReliefPaths {
  /// From the lowest up.
  private(set) var heights: [ReliefStep]
  /// From the shallowest down.
  private(set) var depths: [ReliefStep]

  /// Units across: a hill of less is a spot.
  private static let smallest = 5.0

  init(heights: [ReliefStep], depths: [ReliefStep] = []) { (self.heights, self.depths) = (heights, depths) }

  /// At most so many bytes of path data, all together; of land there may be twice as many as of the sea.
  init(_ shapes: GroundShapes, largestSize: Int) {
    heights = Self.fitted(shapes.heights, to: largestSize * 2 / 3)
    depths = Self.fitted(shapes.depths, to: largestSize / 3)
  }

  /// Whether steps of heights divide a part of a sheet: one step all over it, or but a corner of another, says nothing of the
  /// hills there.
  func isDivided(in box: Box) -> Bool {
    let across = 12
    var points = [Int: Int]()
    for row in 0..<across {
      for column in 0..<across {
        let point = Point(
          x: box.minX + box.width * (Double(column) + 0.5) / Double(across),
          y: box.minY + box.height * (Double(row) + 0.5) / Double(across))
        points[heights.count { $0.rings.areAround(point) }, default: 0] += 1
      }
    }
    let most = points.values.max() ?? 0
    return Double(across * across - most) >= Self.leastShare * Double(across * across)
  }

  /// Of a sheet, that its lesser steps have to cover.
  private static let leastShare = 0.15

  mutating func forgetHeights() { heights = [] }

  private static func fitted(_ steps: [ReliefStep], to largestSize: Int) -> [ReliefStep] {
    guard largestSize > 0 else { return [] }
    var simplifier = GroundSimplifier(tolerance: 0.8, smallest: smallest)
    for _ in 0..<12 {
      let simple = steps.map { ReliefStep(metres: $0.metres, rings: simplifier.rings($0.rings)) }
      let size = simple.reduce(0) { $0 + GroundSimplifier.size(of: $1.rings) }
      if size <= largestSize { return simple.filter { !$0.rings.isEmpty } }
      simplifier.coarsen(from: size, to: largestSize)
    }
    return []
  }
}
