/// The shape of a sign for a single place, which tells whose it is: its colour says the same to those who can tell colours
/// apart.
package enum SpotShape: String, CaseIterable, Hashable, Sendable {
  case circle, diamond, square

  /// Of one radius they look as large as one another.
  private var corners: [(x: Double, y: Double)] {
    switch self {
    case .circle: []
    case .diamond: [(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)]
    case .square: [(-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)]
    }
  }

  /// The sign around a point. One in a colour that somebody chose has an edge of ink, by which it is seen on any ground. On
  /// a live map it is measured as the signs of trips are, by `map-pin`, which takes its fill from `color`. A hollow one is of
  /// a place where nobody was yet.
  func sign(
    at point: Point, radius: Double, colour: String?, isHollow: Bool = false, isLive: Bool = false
  ) -> SVGElement {
    let own = colour != nil ? "world-own" : self == .circle ? "world-spot" : "world-spot world-\(rawValue)"
    let classes = own + (isHollow ? " world-ahead" : "") + (isLive ? " map-pin" : "")
    let element: SVGElement
    if self == .circle {
      element = SVGElement("circle").with("class", classes).with("cx", point.x).with("cy", point.y)
        .with("r", radius)
    } else {
      var writer = PathWriter()
      writer.polygon(corners.map { Point(x: point.x + $0.x * radius, y: point.y + $0.y * radius) })
      element = SVGElement("path").with("class", classes).with("d", writer.text)
    }
    return element.with(isLive || isHollow ? "color" : "fill", colour)
  }
}

/// The sign of a single place for a legend, in the height of the text: it says nothing itself.
package func spotSign(
  _ shape: SpotShape, colour: String? = nil, isHollow: Bool = false
) -> SVGDrawing {
  let sign = SVGElement("svg").with("class", "sign").with("viewBox", "-7 -7 14 14").with("width", 16)
    .with("height", 16).with("aria-hidden", "true")
    .containing(shape.sign(at: Point(x: 0, y: 0), radius: 4.6, colour: colour, isHollow: isHollow))
  return SVGDrawing(markup: sign.markup)
}
