import TripModel

/// The outline, on a map of the region, of the map that stands beside it, on wide screens and on narrow ones.
struct InsetOutline {
  let element: SVGElement
  /// What its four sides take of the sheet: a name or a scale bar upon them is struck through.
  let edges: [Box]

  /// Units across: less would not be seen.
  private static let smallest = 20.0
  /// Units that a side takes to either hand.
  private static let halfStroke = 1.5

  /// Nil where there is no such map, or its outline would be too small.
  init?(_ corners: [Coordinate], in view: MapView) {
    let points = corners.compactMap { view.place(UnitVector($0)) }
    guard points.count > 2, let box = Box(around: points), max(box.width, box.height) >= Self.smallest else {
      return nil
    }
    element = SVGElement("rect").with("class", "map-globe-sheet").with("x", box.minX).with("y", box.minY)
      .with("width", box.width).with("height", box.height)
    let ring = [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY), Point(x: box.maxX, y: box.maxY),
      Point(x: box.minX, y: box.maxY),
    ]
    edges = ring.indices.compactMap { index in
      Box(around: [ring[index], ring[(index + 1) % ring.count]])?.inset(by: -Self.halfStroke)
    }
  }
}
