/// The ground as it is written: simplified until it fits the page.
struct GroundPaths {
  private(set) var land: [[Point]]
  private(set) var lakes: [[Point]]
  private(set) var rivers: [[[Point]]]
  private(set) var borders: [[Point]]
  private(set) var disputed: [[Point]]

  private(set) var states: [[Point]]
  private(set) var glaciers: [[Point]]
  private(set) var towns: [[Point]]
  private let clip: Box
  /// What of the land stays finer than the rest.
  private let near: NearShores?
  /// Whether a script enlarges it so far that a tenth of a unit is seen of a shore.
  var isFine: Bool { near != nil }

  /// At most so many bytes of path data, all together; beside them what lies near some points of a sheet that a script
  /// enlarges.
  init(_ shapes: GroundShapes, largestSize: Int, enlargedAround points: [Point] = []) {
    clip = shapes.clip
    near = NearShores(around: points, of: shapes.land)
    let islands = FineRings(shapes.islands, largestSize: largestSize / 6, among: shapes.land)
    land = islands.others
    lakes = shapes.lakes
    rivers = shapes.rivers
    borders = shapes.borders
    disputed = shapes.disputed
    states = shapes.states
    glaciers = shapes.glaciers
    towns = shapes.towns
    let room = largestSize + (near == nil ? 0 : NearShores.largestSize)
    simplify(to: room - GroundSimplifier.size(of: islands.rings))
    land += islands.rings
  }

  private mutating func simplify(to largestSize: Int) {
    // Half a unit is about half a pixel.
    var simplifier = GroundSimplifier(tolerance: 0.5, smallest: 1)
    for _ in 0..<12 {
      simplify(simplifier)
      let size = size
      guard size > largestSize else { return }
      simplifier.coarsen(from: size, to: largestSize)
    }
    keepLargest(largestSize)
  }

  private mutating func simplify(_ simplifier: GroundSimplifier) {
    land = near?.rings(land, besides: simplifier) ?? simplifier.rings(land)
    lakes = simplifier.rings(lakes)
    glaciers = simplifier.rings(glaciers)
    // A speck of a town says nothing where a speck of an island does.
    towns = GroundSimplifier(tolerance: 1.5 * simplifier.tolerance, smallest: 6 * simplifier.smallest)
      .rings(towns)
    rivers = rivers.map(simplifier.lines)
    borders = simplifier.lines(borders)
    disputed = simplifier.lines(disputed)
    states = simplifier.lines(states)
  }

  /// Where even the coarsest is too much: the land alone, its largest rings.
  private mutating func keepLargest(_ largestSize: Int) {
    (lakes, rivers, borders, disputed) = ([], [[], [], []], [], [])
    (states, glaciers, towns) = ([], [], [])
    var room = largestSize
    let byExtent = land.sorted { GroundSimplifier.extent($0) > GroundSimplifier.extent($1) }
    land = byExtent.filter { ring in
      room -= GroundSimplifier.size(of: ring)
      return room >= 0
    }
  }

  // MARK: - As path data

  static func data(rings: [[Point]], isFine: Bool = false) -> String {
    var writer = PathWriter(isFine: isFine)
    for ring in rings { writer.polygon(ring) }
    return writer.text
  }

  static func data(lines: [[Point]]) -> String {
    var writer = PathWriter()
    for line in lines { writer.polyline(line) }
    return writer.text
  }

  private var size: Int {
    let lines = rivers.flatMap { $0 } + borders + disputed + states
    return GroundSimplifier.size(of: land, isFine: isFine)
      + GroundSimplifier.size(of: lakes + glaciers + towns + lines)
  }

  /// Whether there is a shore on the sheet, be it of the sea or of a lake.
  var hasShore: Bool { !lakes.isEmpty || land.contains(where: isShore) }

  /// Whether some of a ring is more than the edge of what is drawn: a straight beach has few points, and is one.
  private func isShore(_ ring: [Point]) -> Bool {
    guard var last = ring.last else { return false }
    for here in ring {
      let isAlong =
        Self.sides(clip).contains { side in side(last) && side(here) }
      if !isAlong { return true }
      last = here
    }
    return false
  }

  /// Whether a point lies on each side of a box, as far as one decimal tells.
  private static func sides(_ box: Box) -> [(Point) -> Bool] {
    let near = 0.1
    return [
      { abs($0.x - box.minX) < near }, { abs($0.x - box.maxX) < near },
      { abs($0.y - box.minY) < near }, { abs($0.y - box.maxY) < near },
    ]
  }

  /// Whether there is a shore, a border or a great river by which one would know the place; a pond says nothing.
  var saysWhere: Bool {
    land.contains(where: isShore) || lakes.contains { GroundSimplifier.extent($0) >= Self.smallestLake }
      || !borders.isEmpty || !rivers.joined().isEmpty
  }

  func isLand(at point: Point) -> Bool { land.areAround(point) && !lakes.areAround(point) }

  /// Whether there is no land within a box.
  func isOpenWater(in box: Box) -> Bool {
    guard !land.joined().contains(where: { box.contains($0) }) else { return false }
    // A land may lie under all of it, or under a corner between two of its points.
    let across = 8
    return (0..<across * across).allSatisfy { index in
      let (column, row) = (Double(index % across), Double(index / across))
      let share = 1 / Double(across)
      return !land.areAround(
        Point(
          x: box.minX + box.width * (column + 0.5) * share, y: box.minY + box.height * (row + 0.5) * share))
    }
  }

  /// Leaves out ice that says nothing of a way: what is smaller than a sign, and what is farther from each of its points
  /// than the reach, in units, unless it is that large.
  mutating func dropIce(fartherThan reach: Double, from points: [Point], unlessAcross large: Double) {
    glaciers.removeAll { ring in
      let extent = GroundSimplifier.extent(ring)
      guard extent >= Self.smallestLake, let box = Box(around: ring) else { return true }
      return extent < large
        && !points.contains { box.gap(to: Box(centre: $0, width: 0, height: 0)) <= reach }
    }
  }

  /// Whether one sees ice within a box; a speck of it asks for no word.
  func hasIce(in box: Box) -> Bool {
    glaciers.contains { ring in
      GroundSimplifier.extent(ring) >= Self.smallestLake && Box(around: ring)?.overlaps(box) ?? false
    }
  }

  /// Units across.
  private static let smallestLake = 24.0
}
