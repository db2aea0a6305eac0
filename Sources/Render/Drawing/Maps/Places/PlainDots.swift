import TripModel

/// Places on the way for whose signs a small sheet has no room: a dot each, under the signs of the others.
enum PlainDots {
  static func elements(_ places: [Coordinate], in view: MapView) -> [SVGElement] {
    let points = places.compactMap { view.place(UnitVector($0)) }
    guard !points.isEmpty else { return [] }
    var dots = PathWriter()
    for point in points { dots.dot(at: point) }
    return ["map-leader-edge", "map-leader-end"].map {
      SVGElement("path").with("class", $0 + " map-plain").with("d", dots.text)
    }
  }
}
