/// The border of a sheet: a line round the map, and in the strip outside of it what measures the map.
enum Neatline {
  /// A band whose dark and light lengths are the sides of the grid's squares.
  static func band(_ grid: SquareGrid, around box: Box) -> [SVGElement] {
    let strip = 5.0
    var writer = PathWriter()
    for (low, high) in alternating(grid.columns, from: box.minX, to: box.maxX) {
      for y in [box.minY - strip / 2, box.maxY + strip / 2] {
        writer.polyline([Point(x: low, y: y), Point(x: high, y: y)])
      }
    }
    for (low, high) in alternating(grid.rows, from: box.minY, to: box.maxY) {
      for x in [box.minX - strip / 2, box.maxX + strip / 2] {
        writer.polyline([Point(x: x, y: low), Point(x: x, y: high)])
      }
    }
    return [
      SVGElement("path").with("class", "map-band").with("d", writer.text),
      rectangle(box.inset(by: -strip), "map-neat"), rectangle(box, "map-neat"),
    ]
  }

  private static func alternating(_ lines: [Double], from low: Double, to high: Double) -> [(Double, Double)]
  {
    let ends = [low] + lines + [high]
    return zip(ends, ends.dropFirst()).enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  /// Ticks where meridians and parallels leave the map, and their degrees unless the sheet is too small for them.
  static func degrees(_ graticule: Graticule, on view: MapView, wording: MapWording) -> [SVGElement] {
    let box = view.inner
    let crossings = Crossing.all(of: graticule, with: box)
    var ticks = PathWriter()
    for crossing in crossings {
      ticks.polyline([crossing.point, crossing.point + crossing.side.outwards * 5])
    }
    let labels = (view.isSmall ? [] : Crossing.labelled(crossings, on: box)).map { crossing in
      let degrees = crossing.degrees
      let text = crossing.kind == .meridian ? wording.longitude(degrees) : wording.latitude(degrees)
      return crossing.label(text)
    }
    return [
      rectangle(box, "map-neat"), SVGElement("path").with("class", "map-tick").with("d", ticks.text),
    ] + labels
  }

  /// The line alone.
  static func line(around box: Box) -> SVGElement { rectangle(box, "map-neat") }

  private static func rectangle(_ box: Box, _ classes: String) -> SVGElement {
    SVGElement("rect").with("class", classes).with("x", box.minX).with("y", box.minY)
      .with("width", box.width).with("height", box.height)
  }
}

/// Where a meridian or a parallel leaves the map.
private struct Crossing {
  enum Side: CaseIterable {
    case top, bottom, left, right

    var outwards: Point {
      switch self {
      case .top: Point(x: 0, y: -1)
      case .bottom: Point(x: 0, y: 1)
      case .left: Point(x: -1, y: 0)
      case .right: Point(x: 1, y: 0)
      }
    }
  }

  let kind: Graticule.Line.Kind
  let degrees: Double
  let point: Point
  let side: Side

  /// The way along its side.
  private var along: Double { side == .top || side == .bottom ? point.x : point.y }

  static func all(of graticule: Graticule, with box: Box) -> [Crossing] {
    graticule.lines.flatMap { line in
      line.parts.flatMap { [$0.first, $0.last] }.compactMap { end in
        guard let end, let side = side(of: end, on: box) else { return nil }
        return Crossing(kind: line.kind, degrees: line.degrees, point: end, side: side)
      }
    }
  }

  private static func side(of point: Point, on box: Box) -> Side? {
    let near = 0.01
    if abs(point.y - box.minY) < near { return .top }
    if abs(point.y - box.maxY) < near { return .bottom }
    if abs(point.x - box.minX) < near { return .left }
    if abs(point.x - box.maxX) < near { return .right }
    return nil
  }

  /// On each side only one kind: meridians above and below, parallels left and right, unless there are none;
  /// and only as many as stay clear of each other and of the corners.
  static func labelled(_ crossings: [Crossing], on box: Box) -> [Crossing] {
    Side.allCases.flatMap { side -> [Crossing] in
      let here = crossings.filter { $0.side == side }.sorted { $0.along < $1.along }
      let isLevel = side == .top || side == .bottom
      let usual = here.filter { $0.kind == (isLevel ? .meridian : .parallel) }
      let range = isLevel ? box.minX...box.maxX : box.minY...box.maxY
      var last = range.lowerBound - 30
      return (usual.isEmpty ? here : usual).filter { crossing in
        let place = crossing.along
        guard place - last >= 62, place > range.lowerBound + 24, place < range.upperBound - 24 else {
          return false
        }
        last = place
        return true
      }
    }
  }

  func label(_ text: String) -> SVGElement {
    // Letters stand upright on the level sides and run along the upright ones; 3.6 lowers them to the middle. Above the
    // sheet they stand on the ends of the ticks: where a page makes them larger, its edge would cut off their heads.
    let away =
      switch side {
      case .top: 9.3
      case .bottom: 11.0
      case .left, .right: 10.5
      }
    let middle = point + side.outwards * away
    let element = SVGElement("text").with("class", "map-degrees").with("text-anchor", "middle")
    switch side {
    case .top, .bottom:
      return element.with("x", middle.x).with("y", middle.y + 3.6).containing(text: text)
    case .left, .right:
      let turn = side == .left ? "-90" : "90"
      let place = "\(svgNumber(middle.x)) \(svgNumber(middle.y))"
      return element.with("transform", "translate(\(place)) rotate(\(turn))").with("y", 3.6)
        .containing(text: text)
    }
  }
}
