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
  /// Whether rings are written as curves: the corners of the atlas are seen, and are those of no hill.
  let isCurved: Bool
  /// What the rings are cut along.
  private let clip: Box

  /// Units across: a hill of less is a spot.
  private static let smallest = 5.0
  /// Units that a line may move, and that one may that is enlarged.
  private static let tolerance = 0.8
  private static let roundTolerance = 0.4
  /// Bytes of path data, all together, of what is enlarged: it has more corners, and most pages are of no hills.
  private static let largestRound = 20_000
  /// Bytes by which a ring is heavier as a curve, where it begins and behind an edge.
  private static let sizeOfCurve = 12

  /// At most so many bytes of path data, all together; of land there may be twice as many as of the sea.
  init(_ shapes: GroundShapes, largestSize: Int) {
    (isRound, isCurved, clip) = (shapes.isReliefRound, shapes.isReliefCurved, shapes.clip)
    let (room, tolerance) =
      isRound ? (min(largestSize, Self.largestRound), Self.roundTolerance) : (largestSize, Self.tolerance)
    let extra = isCurved ? Self.sizeOfCurve : 0
    heights = Self.fitted(shapes.heights, to: room * 2 / 3, tolerance: tolerance, extra: extra)
    depths = Self.fitted(shapes.depths, to: room / 3, tolerance: tolerance, extra: extra)
  }

  /// A step as path data. What is cut keeps its corners, or the edge of the sheet would be seen there.
  func data(of step: ReliefStep) -> String {
    guard isCurved else { return GroundPaths.data(rings: step.rings) }
    var writer = PathWriter()
    for ring in step.rings { writer.curve(ring) { clip.hasOnEdge($0) } }
    return writer.text
  }

  private static func fitted(
    _ steps: [ReliefStep], to largestSize: Int, tolerance: Double, extra: Int
  ) -> [ReliefStep] {
    guard largestSize > 0 else { return [] }
    var simplifier = GroundSimplifier(tolerance: tolerance, smallest: smallest)
    for _ in 0..<12 {
      let simple = steps.map { ReliefStep(metres: $0.metres, rings: simplifier.rings($0.rings)) }
      let size = simple.reduce(0) { $0 + GroundSimplifier.size(of: $1.rings) + extra * $1.rings.count }
      if size <= largestSize { return simple.filter { !$0.rings.isEmpty } }
      simplifier.coarsen(from: size, to: largestSize)
    }
    return []
  }
}

extension Box {
  /// Whether a point lies on one of its sides, as far as one decimal tells.
  fileprivate func hasOnEdge(_ point: Point) -> Bool {
    let near = 0.1
    return abs(point.x - minX) < near || abs(point.x - maxX) < near || abs(point.y - minY) < near
      || abs(point.y - maxY) < near
  }
}
