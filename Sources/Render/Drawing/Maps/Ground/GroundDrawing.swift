/// Draws the basemap below a map, the ground: water and its depths, two pale lines along the shores, land and its heights, ice, lakes, rivers
/// and borders.
struct GroundDrawing {
  private let paths: GroundPaths
  private let relief: ReliefPaths
  private let edge: SVGElement
  private let isWorld: Bool
  private let isEven: Bool
  private let idPrefix: String
  private let land: String

  /// `edge` is the outline of what is shown, of a world or a part.
  init(_ ground: Ground, edge: SVGElement, isWorld: Bool, idPrefix: String) {
    self.isWorld = isWorld
    paths = ground.paths
    relief = ground.relief
    isEven = ground.isEven
    self.edge = edge
    self.idPrefix = idPrefix
    land = GroundPaths.data(rings: paths.land, isFine: paths.isFine)
  }

  /// The land's outline stands once, in the definitions, though it is drawn three times.
  var definitions: [SVGElement] {
    let clip = SVGElement("clipPath").with("id", "\(idPrefix)-edge").containing(edge)
    guard !land.isEmpty else { return [clip] }
    let outline = SVGElement("path").with("id", "\(idPrefix)-land").with("d", land)
    guard !relief.heights.isEmpty else { return [clip, outline] }
    // Heights are known more coarsely than shores, and must not stand in the water.
    let shore = SVGElement("use").with("href", "#\(idPrefix)-land").with("clip-rule", "evenodd")
    return [clip, outline, SVGElement("clipPath").with("id", "\(idPrefix)-shore").containing(shore)]
  }

  var element: SVGElement {
    SVGElement("g").with("class", isWorld ? "map-ground map-ground-world" : "map-ground")
      .with("clip-path", "url(#\(idPrefix)-edge)").containing(
        [edge.with("class", "map-water")] + depths + shores + heights
          + path("map-built", GroundPaths.data(rings: paths.towns)) + ice + lakes + rivers + borders)
  }

  private var shores: [SVGElement] {
    guard !land.isEmpty else { return [] }
    return ["map-shoal", "map-shallows", "map-land"].map {
      SVGElement("use").with("class", $0).with("href", "#\(idPrefix)-land")
    }
  }

  private var depths: [SVGElement] {
    relief.depths.flatMap { path("\(steps) map-depth-\($0.metres)", relief.data(of: $0)) }
  }

  /// What all steps of heights and depths are.
  private var steps: String { relief.isRound ? "map-relief map-round" : "map-relief" }

  private var heights: [SVGElement] {
    let steps = relief.heights.flatMap {
      path("\(self.steps) map-height-\($0.metres)", relief.data(of: $0))
    }
    guard !steps.isEmpty, !land.isEmpty else { return [] }
    // One colour all over tells how high it is, and is no more than a tint of the paper.
    return [
      SVGElement("g").with("class", isEven ? "map-even" : nil)
        .with("clip-path", "url(#\(idPrefix)-shore)").containing(steps)
    ]
  }

  private var ice: [SVGElement] { path("map-ice", GroundPaths.data(rings: paths.glaciers)) }

  private var lakes: [SVGElement] { path("map-lake", GroundPaths.data(rings: paths.lakes)) }

  private var rivers: [SVGElement] {
    let classes = ["map-river map-river-1", "map-river map-river-2", "map-river map-river-3"]
    return zip(classes, paths.rivers).flatMap { path($0, GroundPaths.data(lines: $1)) }
  }

  private var borders: [SVGElement] {
    path("map-state", GroundPaths.data(lines: paths.states))
      + path("map-border", GroundPaths.data(lines: paths.borders))
      + path("map-border map-border-disputed", GroundPaths.data(lines: paths.disputed))
  }

  private func path(_ classes: String, _ data: String) -> [SVGElement] {
    data.isEmpty ? [] : [SVGElement("path").with("class", classes).with("d", data)]
  }
}
