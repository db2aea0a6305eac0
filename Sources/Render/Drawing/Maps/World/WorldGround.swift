import Basemap

/// Land, lakes and borders under a map of several trips, and the countries that are shaded on it: as coarse as it has to be to
/// take no more than so many bytes.
struct WorldGround {
  private(set) var land: [[Point]] = []
  private(set) var lakes: [[Point]] = []
  private(set) var borders: [[Point]] = []
  private(set) var visited: [[Point]] = []

  /// Nil where the atlas has no world.
  init?(_ atlas: Atlas, visited codes: [String], in view: MapView, largestSize: Int) {
    guard let level = atlas.level(.world) else { return nil }
    let outlines = codes.flatMap { atlas.countries?.rings(of: $0) ?? [] }
    switch view.projection {
    case .world(let projection): read(level, outlines, WorldPlacing(view, projection))
    case .stereographic(let projection): read(level, outlines, PartPlacing(view, projection))
    }
    simplify(to: largestSize)
  }

  private mutating func read(_ level: AtlasLevel, _ outlines: [AtlasShape], _ placing: some GroundPlacing) {
    var isInsideOut = false
    for shape in level.shapes(of: .land, in: placing.window) {
      land += placing.rings(shape)
      if placing.isInsideOut(shape) { isInsideOut.toggle() }
    }
    // By the rule of even and odd one more ring around everything turns it over.
    if isInsideOut { land.append(placing.clip.corners) }
    lakes = level.shapes(of: .lake, in: placing.window).flatMap(placing.rings)
    borders = level.shapes(of: .border, in: placing.window).flatMap(placing.lines)
    // A country around the far side of the Earth is on no sheet that leaves that out.
    visited = outlines.filter { !placing.isInsideOut($0) }.flatMap(placing.rings)
  }

  private mutating func simplify(to largestSize: Int) {
    var simplifier = GroundSimplifier(tolerance: 0.4, smallest: 1.2)
    let fine = self
    for _ in 0..<12 {
      land = simplifier.rings(fine.land)
      borders = simplifier.lines(fine.borders)
      // A pond says nothing here; a small country has to be seen.
      let ponds = GroundSimplifier(tolerance: simplifier.tolerance, smallest: 8 * simplifier.smallest)
      lakes = ponds.rings(fine.lakes)
      visited = GroundSimplifier(tolerance: simplifier.tolerance, smallest: 1).rings(fine.visited)
      let size = GroundSimplifier.size(of: land + lakes + borders + visited)
      guard size > largestSize else { return }
      simplifier.coarsen(from: size, to: largestSize)
    }
  }
}
