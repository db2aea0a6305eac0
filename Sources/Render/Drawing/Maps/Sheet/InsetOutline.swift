import TripModel

/// The outline, on a map of the region, of the map that stands beside it.
struct InsetOutline {
  let element: SVGElement

  /// Units across: less would not be seen.
  private static let smallest = 20.0

  /// Nil where there is no such map, or its outline would be too small.
  init?(_ corners: [Coordinate], in view: MapView) {
    let points = corners.compactMap { view.place(UnitVector($0)) }
    guard points.count > 2, let box = Box(around: points), max(box.width, box.height) >= Self.smallest else {
      return nil
    }
    var outline = PathWriter()
    outline.polygon(points)
    element = SVGElement("path").with("class", "map-globe-sheet").with("d", outline.text)
  }
}
