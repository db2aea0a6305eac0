/// Which shores of a sheet that a script enlarges are finer than the rest: those around its places and its way, for which it
/// is enlarged. A coast of few corners would lay a harbour into the sea.
struct NearShores {
  /// Cells of the sheet in which something lies, and those around them, by their numbers across and down.
  private let cells: Set<Point>
  /// Units that such a shore may move.
  private let tolerance: Double

  /// Bytes of path data that all of it may take.
  static let largestSize = 16_000
  /// Units across a cell: so far around a place all is fine, and nothing twice as far.
  private static let width = 16.0
  /// The finest that fits. A path is written with one decimal, of which the first is as fine as can be.
  private static let tolerances = [0.08, 0.15, 0.3]
  /// Units across: a rock of less is not seen where the sheet is enlarged either.
  private static let smallest = 0.4

  /// Nil without points, and where there is too much even of the coarsest.
  init?(around points: [Point], of land: [[Point]]) {
    guard !points.isEmpty else { return nil }
    var cells: Set<Point> = []
    for place in points.map(Self.cell(of:)) {
      for right in [-1.0, 0, 1] {
        for down in [-1.0, 0, 1] { cells.insert(place + Point(x: right, y: down)) }
      }
    }
    let near = land.filter { GroundSimplifier.extent($0) >= Self.smallest }
      .flatMap { Self.runs(of: $0, near: cells).filter(\.isNear).map(\.points) }
    let finest = Self.tolerances.first { tolerance in
      let simplifier = Self.simplifier(tolerance)
      return GroundSimplifier.size(of: near.map(simplifier.simplified)) <= Self.largestSize
    }
    guard let finest, !near.isEmpty else { return nil }
    (self.cells, tolerance) = (cells, finest)
  }

  /// The same rings, each run of them as fine as it may be; what has nothing near is left to the other.
  func rings(_ rings: [[Point]], besides other: GroundSimplifier) -> [[Point]] {
    rings.flatMap { ring -> [[Point]] in
      let runs = Self.runs(of: ring, near: cells)
      guard runs.contains(where: \.isNear) else { return other.rings([ring]) }
      guard GroundSimplifier.extent(ring) >= Self.smallest else { return [] }
      let (fine, coarse) = (Self.simplifier(tolerance), Self.simplifier(other.tolerance))
      // A run ends where the next begins, and the last where the first does.
      let simple = runs.flatMap { ($0.isNear ? fine : coarse).simplified($0.points).dropLast() }
      return simple.count > 2 ? [simple] : []
    }
  }

  private static func simplifier(_ tolerance: Double) -> LineSimplifier {
    LineSimplifier(tolerance: tolerance, nearest: tolerance * 0.6)
  }

  private static func cell(of point: Point) -> Point {
    Point(x: (point.x / width).rounded(.down), y: (point.y / width).rounded(.down))
  }

  /// A ring in runs that are near or not, round to where it begins.
  private static func runs(
    of ring: [Point], near cells: Set<Point>
  ) -> [(isNear: Bool, points: [Point])] {
    guard let first = ring.first else { return [] }
    var runs: [(isNear: Bool, points: [Point])] = []
    var run = (isNear: cells.contains(cell(of: first)), points: [first])
    for point in ring.dropFirst() + [first] {
      run.points.append(point)
      let isNear = cells.contains(cell(of: point))
      guard isNear != run.isNear else { continue }
      runs.append(run)
      run = (isNear: isNear, points: [point])
    }
    if run.points.count > 1 { runs.append(run) }
    return runs
  }
}
