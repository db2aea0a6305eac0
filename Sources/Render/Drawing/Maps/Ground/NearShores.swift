/// Which shores of a sheet that a script enlarges are finer than the rest: those around its places and its way, for which it
/// is enlarged, and less so those between them, which one sees of a day's way. A coast of few corners would lay a harbour
/// into the sea.
struct NearShores {
  /// How much is seen of a point of a shore.
  private enum Nearness {
    case near, between, far
  }

  /// Cells of the sheet in which something lies, and those around them, by their numbers across and down.
  private let cells: Set<Point>
  /// What all of them lie in, with as much around it.
  private let middle: Box
  /// Units that such a shore may move.
  private let tolerance: Double
  /// Units that one between them may; nil where it moves as the rest.
  private let middleTolerance: Double?

  /// Bytes of path data that all of it may take, that near and that between.
  static let largestSize = largestNear + largestBetween
  private static let largestNear = 16_000
  private static let largestBetween = 8_000
  /// Units across a cell: so far around a place all is fine, and nothing twice as far.
  private static let width = 16.0
  /// The finest that fits. A path is written with two decimals.
  private static let tolerances = [0.08, 0.15, 0.3]
  private static let middleTolerances = [0.15, 0.25]
  /// Units across: a rock of less is not seen where the sheet is enlarged either.
  private static let smallest = 0.4

  /// Nil without points, and where there is too much even of the coarsest.
  init?(around points: [Point], of land: [[Point]]) {
    guard let around = Box(around: points) else { return nil }
    var cells: Set<Point> = []
    for place in points.map(Self.cell(of:)) {
      for right in [-1.0, 0, 1] {
        for down in [-1.0, 0, 1] { cells.insert(place + Point(x: right, y: down)) }
      }
    }
    let middle = around.inset(by: -2 * Self.width)
    let runs = land.filter { GroundSimplifier.extent($0) >= Self.smallest }
      .flatMap { Self.runs(of: $0, near: cells, within: middle) }
    let near = runs.filter { $0.nearness == .near }.map(\.points)
    let between = runs.filter { $0.nearness == .between }.map(\.points)
    guard !near.isEmpty || !between.isEmpty,
      let finest = Self.finest(of: Self.tolerances, for: near, largestSize: Self.largestNear)
    else { return nil }
    (self.cells, self.middle, tolerance) = (cells, middle, finest)
    middleTolerance = Self.finest(of: Self.middleTolerances, for: between, largestSize: Self.largestBetween)
  }

  /// The first at which the lines fit; nil where none is coarse enough.
  private static func finest(of tolerances: [Double], for lines: [[Point]], largestSize: Int) -> Double? {
    tolerances.first { tolerance in
      let simplifier = Self.simplifier(tolerance)
      return GroundSimplifier.size(of: lines.map(simplifier.simplified), isFine: true) <= largestSize
    }
  }

  /// The same rings, each run of them as fine as it may be; what has nothing near is left to the other.
  func rings(_ rings: [[Point]], besides other: GroundSimplifier) -> [[Point]] {
    let (fine, coarse) = (Self.simplifier(tolerance), Self.simplifier(other.tolerance))
    let middling = Self.simplifier(min(middleTolerance ?? other.tolerance, other.tolerance))
    return rings.flatMap { ring -> [[Point]] in
      let runs = Self.runs(of: ring, near: cells, within: middle)
      guard runs.contains(where: { $0.nearness != .far }) else { return other.rings([ring]) }
      let isNear = runs.contains { $0.nearness == .near }
      guard GroundSimplifier.extent(ring) >= (isNear ? Self.smallest : other.smallest) else { return [] }
      // A run ends where the next begins, and the last where the first does.
      let simple = runs.flatMap { run -> ArraySlice<Point> in
        let simplifier =
          switch run.nearness {
          case .near: fine
          case .between: middling
          case .far: coarse
          }
        return simplifier.simplified(run.points).dropLast()
      }
      let outline = CrossingLoops.removed(from: simple)
      return outline.count > 2 ? [outline] : []
    }
  }

  private static func simplifier(_ tolerance: Double) -> LineSimplifier {
    LineSimplifier(tolerance: tolerance, nearest: tolerance * 0.6)
  }

  private static func cell(of point: Point) -> Point {
    Point(x: (point.x / width).rounded(.down), y: (point.y / width).rounded(.down))
  }

  private static func nearness(of point: Point, to cells: Set<Point>, within middle: Box) -> Nearness {
    if cells.contains(cell(of: point)) { return .near }
    return middle.contains(point) ? .between : .far
  }

  /// A ring in runs that are equally near, round to where it begins.
  private static func runs(
    of ring: [Point], near cells: Set<Point>, within middle: Box
  ) -> [(nearness: Nearness, points: [Point])] {
    guard let first = ring.first else { return [] }
    var runs: [(nearness: Nearness, points: [Point])] = []
    var run = (nearness: nearness(of: first, to: cells, within: middle), points: [first])
    for point in ring.dropFirst() + [first] {
      run.points.append(point)
      let nearness = nearness(of: point, to: cells, within: middle)
      guard nearness != run.nearness else { continue }
      runs.append(run)
      run = (nearness: nearness, points: [point])
    }
    if run.points.count > 1 { runs.append(run) }
    return runs
  }
}
