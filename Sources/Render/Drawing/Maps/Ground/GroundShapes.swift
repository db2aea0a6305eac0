import Basemap

/// Land, water and borders on a sheet, as finely as the atlas has them.
struct GroundShapes {
  private(set) var land: [[Point]] = []
  /// What all shapes are cut along.
  private(set) var clip = Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// Small islands on which places of the map lie, finer than the same among the land.
  private(set) var islands: [[Point]] = []
  private(set) var lakes: [[Point]] = []
  /// From the great ones to the small ones.
  private(set) var rivers: [[[Point]]] = [[], [], []]
  private(set) var borders: [[Point]] = []
  private(set) var disputed: [[Point]] = []
  private(set) var states: [[Point]] = []
  private(set) var glaciers: [[Point]] = []
  private(set) var towns: [[Point]] = []
  /// What lies above each height, from the lowest up.
  private(set) var heights: [ReliefStep] = []
  /// What lies below each depth, from the shallowest down.
  private(set) var depths: [ReliefStep] = []

  /// Whether a script may enlarge their steps.
  private(set) var isReliefRound = false
  /// Whether the rings of these steps are control points of curves.
  private(set) var isReliefCurved = false

  /// `shores` is the level with land and lakes, `level` that with all else, and `finest` that with the land of a sheet that
  /// a script enlarges; nil where none does.
  init(
    _ shores: AtlasLevel, _ level: AtlasLevel, finest: AtlasLevel? = nil, islands: [AtlasShape] = [],
    scale: GroundScale, in view: MapView
  ) {
    switch view.projection {
    case .world(let projection):
      let placing = WorldPlacing(view, projection)
      read(shores, level, scale, placing)
      self.islands = islands.flatMap(placing.rings)
    case .stereographic(let projection):
      let placing = PartPlacing(view, projection)
      read(shores, level, scale, placing)
      if let finest {
        let fine = PartPlacing(view, projection, isEnlarged: true)
        land = Self.rings(finest.shapes(of: .land, in: fine.window), fine)
        if scale.showsMore, view.metresAcross < PartPlacing.enlargedExtent { roundRelief(level, fine) }
      }
      self.islands = islands.flatMap(placing.rings)
    }
  }

  /// Takes heights and depths as finely as the atlas has them, which are seen where a script enlarges the sheet.
  private mutating func roundRelief(_ level: AtlasLevel, _ placing: PartPlacing) {
    heights = Self.steps(level.shapes(of: .height, in: placing.window), placing)
    depths = Self.steps(level.shapes(of: .depth, in: placing.window), placing)
    (isReliefRound, isReliefCurved) = (true, placing.hasCurves)
  }

  private mutating func read(
    _ shores: AtlasLevel, _ level: AtlasLevel, _ scale: GroundScale, _ placing: some GroundPlacing
  ) {
    func lines(_ layer: AtlasLayer) -> [[Point]] {
      level.shapes(of: layer, in: placing.window).flatMap(placing.lines)
    }
    clip = placing.clip
    land = Self.rings(shores.shapes(of: .land, in: placing.window), placing)
    lakes = Self.rings(shores.shapes(of: .lake, in: placing.window), placing)
    heights = Self.steps(level.shapes(of: .height, in: placing.window), placing)
    isReliefCurved = placing.hasCurves
    guard scale.showsMore else {
      flattenHeights()
      return
    }
    if scale.showsIce { glaciers = Self.rings(level.shapes(of: .glacier, in: placing.window), placing) }
    depths = Self.steps(level.shapes(of: .depth, in: placing.window), placing)
    if scale.showsTowns { towns = Self.rings(level.shapes(of: .town, in: placing.window), placing) }
    for river in level.shapes(of: .river, in: placing.window, downToRank: scale.minRiver) {
      rivers[river.rank <= 3 ? 0 : river.rank <= 6 ? 1 : 2] += placing.lines(river)
    }
    guard scale.showsBorders else { return }
    borders = lines(.border)
    disputed = lines(.disputedBorder)
    states = level.shapes(of: .state, in: placing.window, downToRank: scale.minState).flatMap(placing.lines)
  }

  /// Leaves the step in which the middle lies, all over the sheet. Of the hills of a walk the edges of steps say nothing, and on
  /// two sheets of different shapes not the same.
  private mutating func flattenHeights() {
    let middle = clip.centre
    let step = heights.last { $0.rings.areAround(middle) }
    heights = step.map { [ReliefStep(metres: $0.metres, rings: [clip.corners])] } ?? []
  }

  /// Areas by their rank, the lowest first.
  private static func steps(_ shapes: [AtlasShape], _ placing: some GroundPlacing) -> [ReliefStep] {
    Dictionary(grouping: shapes, by: \.rank).sorted { $0.key < $1.key }
      .map { ReliefStep(metres: $0.key, rings: rings($0.value, placing, areControls: placing.hasCurves)) }
  }

  private static func rings(
    _ shapes: [AtlasShape], _ placing: some GroundPlacing, areControls: Bool = false
  ) -> [[Point]] {
    var rings: [[Point]] = []
    var isInsideOut = false
    for shape in shapes {
      rings += areControls ? placing.controls(shape) : placing.rings(shape)
      if placing.isInsideOut(shape) { isInsideOut.toggle() }
    }
    // By the rule of even and odd one more ring around everything turns it over.
    return isInsideOut ? rings + [placing.clip.corners] : rings
  }
}

extension Box {
  /// In their order round it.
  var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }
}
