import Atlas

/// Land, water and borders on a sheet, as finely as the atlas has them.
struct GroundShapes {
  private(set) var land: [[Point]] = []
  private(set) var lakes: [[Point]] = []
  /// From the great ones to the small ones.
  private(set) var rivers: [[[Point]]] = [[], [], []]
  private(set) var borders: [[Point]] = []
  private(set) var disputed: [[Point]] = []

  init(_ level: AtlasLevel, scale: GroundScale, in view: MapView) {
    switch view.projection {
    case .world(let projection): read(level, scale, WorldPlacing(view, projection))
    case .stereographic(let projection): read(level, scale, PartPlacing(view, projection))
    }
  }

  private mutating func read(_ level: AtlasLevel, _ scale: GroundScale, _ placing: some GroundPlacing) {
    func lines(_ layer: AtlasLayer) -> [[Point]] {
      level.shapes(of: layer, in: placing.window).flatMap(placing.lines)
    }
    land = Self.rings(level.shapes(of: .land, in: placing.window), placing)
    lakes = Self.rings(level.shapes(of: .lake, in: placing.window), placing)
    for river in level.shapes(of: .river, in: placing.window, downToRank: scale.leastRiver) {
      rivers[river.rank <= 3 ? 0 : river.rank <= 6 ? 1 : 2] += placing.lines(river)
    }
    guard scale.showsBorders else { return }
    borders = lines(.border)
    disputed = lines(.disputedBorder)
  }

  private static func rings(_ shapes: [AtlasShape], _ placing: some GroundPlacing) -> [[Point]] {
    var rings: [[Point]] = []
    var isInsideOut = false
    for shape in shapes {
      rings += placing.rings(shape)
      if placing.isInsideOut(shape) { isInsideOut.toggle() }
    }
    // By the rule of even and odd one more ring around everything turns it over.
    return isInsideOut ? rings + [placing.clip.corners] : rings
  }
}

extension Box {
  fileprivate var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }
}
