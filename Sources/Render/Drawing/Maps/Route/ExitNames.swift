/// The names of stops beyond a closer map, each with an arrow where a line leads there over its edge.
struct ExitNames {
  private(set) var elements: [SVGElement] = []
  /// Those that found room, in small letters.
  private(set) var written: Set<String> = []

  /// Units from the edge of the sheet to the place on the line beside which a name stands: by the edge, else as far in as a
  /// line that comes in aslant leaves room beside it.
  private static let within = [14.0, 24, 36]
  /// Cells of the lines that a name may touch.
  private static let mostStruck = 2
  /// By where they point on the sheet.
  private static let arrows: [(sign: String, along: Point)] = [
    ("→", Point(x: 1, y: 0)), ("↘", Point(x: 0.7071, y: 0.7071)), ("↓", Point(x: 0, y: 1)),
    ("↙", Point(x: -0.7071, y: 0.7071)), ("←", Point(x: -1, y: 0)), ("↖", Point(x: -0.7071, y: -0.7071)),
    ("↑", Point(x: 0, y: -1)), ("↗", Point(x: 0.7071, y: -0.7071)),
  ]

  /// `taken` are names, in small letters, that stand on the sheet already; `raster` knows where the lines are.
  init(
    _ exits: [RouteExit], on view: MapView, besides taken: Set<String>, raster: RouteRaster,
    placement: inout LabelPlacement
  ) {
    let size = view.width >= 700 ? 13.5 : 12.4
    for (within, exit) in Self.within.flatMap({ within in exits.map { (within, $0) } }) {
      let name = exit.name.lowercased()
      guard !taken.contains(name), !written.contains(name),
        let inside = view.place(UnitVector(exit.inside)), let outside = view.place(UnitVector(exit.outside)),
        view.inner.contains(inside), !view.inner.contains(outside),
        let part = view.inner.clipping(from: inside, to: outside)
      else { continue }
      let way = outside - inside
      let place = part.end - way * (min(within, part.start.distance(to: part.end)) / way.length)
      var tried = placement
      guard
        let label = tried.place(
          WayNames.spot(exit.name + " " + Self.arrow(along: way), at: place), size: size),
        !label.isCut, raster.count(in: label.box) <= Self.mostStruck
      else { continue }
      placement = tried
      written.insert(name)
      elements.append(WayNames.text(label))
    }
  }

  private static func arrow(along way: Point) -> String {
    let share = { (along: Point) in along.x * way.x + along.y * way.y }
    return arrows.max { share($0.along) < share($1.along) }?.sign ?? ""
  }
}
