/// The names of recorded ways, each beside the line of its way.
struct WayNames {
  private(set) var elements: [SVGElement] = []
  /// Those that found room, in small letters.
  private(set) var written: Set<String> = []

  /// More would hide the ways.
  private static let most = 8
  /// Units across: a way of less is a dot, and its name that of a place.
  static let smallest = 60.0
  /// Where along the way, as shares of what the sheet shows of it, room is looked for.
  static let shares = [0.5, 0.35, 0.65, 0.2, 0.8]
  /// Where it is looked for last, on a sheet that no script enlarges.
  private static let sharesAtEnds = [0.08, 0.92]
  /// Cells of the lines that a name may touch: one that more of them strike through is left out, since the key tells its way.
  private static let mostHidden = 2

  /// Units from the name of a way to any other and to a sign: three pixels of a phone, without which the two are read as one.
  static let clearance = 3.5

  /// Units from such a place within which the line is drawn: a close-up leaves out what leads elsewhere.
  static let reach = 8.0

  /// `taken` are names, in small letters, that stand on the sheet already; `raster` knows which lines do.
  init(
    _ ways: [NamedWay], on view: MapView, besides taken: Set<String>, raster: RouteRaster,
    placement: inout LabelPlacement
  ) {
    let size = view.width >= 700 ? 13.5 : 12.4
    for way in ways where elements.count < Self.most {
      let name = way.name.lowercased()
      guard !taken.contains(name), !written.contains(name) else { continue }
      let points = way.points.compactMap { view.place(UnitVector($0)) }.filter { view.inner.contains($0) }
      guard let extent = Box(around: points), max(extent.width, extent.height) >= Self.smallest else {
        continue
      }
      // Where it hides least of the lines, of its own above all.
      var best: (label: MapLabel, placement: LabelPlacement, hidden: Int)?
      for share in Self.shares + Self.sharesAtEnds where best?.hidden != 0 {
        let point = points[Int(Double(points.count - 1) * share)]
        var tried = placement
        tried.clearance = Self.clearance
        guard raster.count(in: Box(around: [point])?.inset(by: -Self.reach) ?? view.inner) > 0,
          let label = tried.place(Self.spot(way.name, at: point), size: size),
          // Rather none than a part of it.
          !label.isCut || way.name.hasSuffix("…")
        else { continue }
        let hidden = raster.count(in: label.box)
        if best.map({ hidden < $0.hidden }) ?? true { best = (label, tried, hidden) }
      }
      guard let best, best.hidden <= Self.mostHidden else { continue }
      placement = best.placement
      placement.clearance = 0
      written.insert(name)
      elements.append(Self.text(best.label))
    }
  }

  /// Something small for a name to stand beside.
  static func spot(_ name: String, at point: Point) -> Marker {
    var spot = Marker(
      source: .mark(-1), shape: .photo, number: "", name: name, link: nil, days: nil, anchor: point)
    spot.whole = name
    return spot
  }

  static func text(_ label: MapLabel) -> SVGElement {
    let first = label.written(
      in: SVGElement("text").with("class", "map-way").with("font-size", label.size))
    guard let second = label.second else { return first }
    return first.containing(
      SVGElement("tspan").with("x", label.origin.x).with("dy", label.lineHeight).containing(text: second))
  }
}
