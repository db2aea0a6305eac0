/// All that is higher, or deeper, than so many metres.
struct ReliefStep {
  let metres: Int
  var rings: [[Point]]
}

/// Heights and depths as they are written: steps of a stair, of which each lies upon the one before.
struct ReliefPaths {
  /// From the lowest up.
  let heights: [ReliefStep]
  /// From the shallowest down.
  let depths: [ReliefStep]

  /// Units across: a hill of less is a spot.
  private static let smallest = 5.0

  /// At most so many bytes of path data, all together; of land there may be twice as many as of the sea.
  init(_ shapes: GroundShapes, largestSize: Int) {
    heights = Self.fitted(shapes.heights, to: largestSize * 2 / 3)
    depths = Self.fitted(shapes.depths, to: largestSize / 3)
  }

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
