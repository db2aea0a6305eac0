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

  /// Whether a script may enlarge them: of few corners they would be no hills.
  let isRound: Bool

  /// Units across: a hill of less is a spot.
  private static let smallest = 5.0
  /// Units that a line may move, and that one may that is enlarged.
  private static let tolerance = 0.8
  private static let roundTolerance = 0.4
  /// Bytes of path data, all together, of what is enlarged: it has more corners, and most pages are of no hills.
  private static let largestRound = 20_000

  /// At most so many bytes of path data, all together; of land there may be twice as many as of the sea.
  init(_ shapes: GroundShapes, largestSize: Int) {
    isRound = shapes.isReliefRound
    let (room, tolerance) =
      isRound ? (min(largestSize, Self.largestRound), Self.roundTolerance) : (largestSize, Self.tolerance)
    heights = Self.fitted(shapes.heights, to: room * 2 / 3, tolerance: tolerance)
    depths = Self.fitted(shapes.depths, to: room / 3, tolerance: tolerance)
  }

  private static func fitted(
    _ steps: [ReliefStep], to largestSize: Int, tolerance: Double
  ) -> [ReliefStep] {
    guard largestSize > 0 else { return [] }
    var simplifier = GroundSimplifier(tolerance: tolerance, smallest: smallest)
    for _ in 0..<12 {
      let simple = steps.map { ReliefStep(metres: $0.metres, rings: simplifier.rings($0.rings)) }
      let size = simple.reduce(0) { $0 + GroundSimplifier.size(of: $1.rings) }
      if size <= largestSize { return simple.filter { !$0.rings.isEmpty } }
      simplifier.coarsen(from: size, to: largestSize)
    }
    return []
  }
}
