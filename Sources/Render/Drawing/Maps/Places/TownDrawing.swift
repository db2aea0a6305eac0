/// Draws what the way only passes: dots and names of towns.
enum TownDrawing {
  /// On a phone, which shows 400 units in 356 pixels, eleven pixels.
  static func size(on view: MapView) -> Double { view.width >= 700 || view.isSmall ? 12 : 12.4 }

  /// Of the name of a quarter, which has no dot.
  static func quarterSize(on view: MapView) -> Double { view.width >= 700 ? 13 : view.isSmall ? 12 : 12.4 }

  static func dots(_ points: [Point]) -> [SVGElement] {
    guard !points.isEmpty else { return [] }
    var writer = PathWriter()
    for point in points { writer.dot(at: point) }
    return ["map-town-edge", "map-town-dot"].map {
      SVGElement("path").with("class", $0).with("d", writer.text)
    }
  }

  /// A name that is placed by its dot, so that it stays beside it when the sheet is enlarged about that.
  static func hang(_ element: SVGElement, _ label: MapLabel, on point: Point) -> SVGElement {
    let offset = label.origin - point
    return element.with("text-anchor", label.anchor == .start ? nil : label.anchor.rawValue)
      .with("x", point.x).with("y", point.y)
      .with("dx", abs(offset.x) < 0.05 ? nil : svgNumber(offset.x)).with("dy", offset.y)
      .with("direction", label.text.beginsRightToLeft ? "rtl" : nil).containing(text: label.text)
  }
}
