import TripModel

/// Dotted rings around the first stop of a sheet without ground: how far away the others are.
struct DistanceRings {
  private(set) var elements: [SVGElement] = []

  /// Rings there are at most, and units that the smallest must be across.
  private static let maximum = 6.0
  private static let minRadius = 60.0

  /// The rings, a round length from each to the next. `placement` is what names have taken; lengths take what room is
  /// left.
  init(
    around first: Point, on view: MapView, units: Units, wording: MapWording, placement: inout LabelPlacement
  ) {
    let box = view.inner
    let unitsInMetre = view.scale / MapView.metresInRadius
    let farthest =
      [box.minX, box.maxX].flatMap { x in
        [box.minY, box.maxY].map { Point(x: x, y: $0).distance(to: first) }
      }.max() ?? 0
    let minimum = max(farthest / Self.maximum, Self.minRadius)
    guard let step = ScaleBar.roundLengths(units).first(where: { $0 * unitsInMetre >= minimum }) else {
      return
    }
    for number in 1...Int(Self.maximum) {
      let radius = Double(number) * step * unitsInMetre
      guard radius < farthest else { break }
      elements.append(
        SVGElement("circle").with("class", "map-ring").with("cx", first.x).with("cy", first.y).with(
          "r", radius))
      let words = wording.distance(Double(number) * step)
      if let label = Self.label(words, at: radius, from: first, on: view, &placement) {
        elements.append(label)
      }
    }
  }

  /// At the first of sixteen places on the ring, from due west around, that is free.
  private static func label(
    _ words: String, at radius: Double, from first: Point, on view: MapView, _ placement: inout LabelPlacement
  ) -> SVGElement? {
    let size = view.isSmall ? 12.0 : 11.5
    let width = TextWidth.of(words, size: size)
    for (x, y) in eighths {
      let point = first + Point(x: x, y: y) * radius
      let box = Box(centre: point, width: width + 4, height: size * 1.2)
      guard view.inner.inset(by: 4).contains(box), placement.raster.count(in: box) == 0, placement.claim(box)
      else { continue }
      return SVGElement("text").with("class", "map-ring-length").with("font-size", size)
        .with("text-anchor", "middle").with("x", point.x).with("y", point.y + 0.35 * size)
        .containing(text: words)
    }
    return nil
  }

  /// Directions as parts of a radius: west, then to both sides of it in turn.
  private static let eighths: [(Double, Double)] = [
    (-1, 0), (-0.924, 0.383), (-0.924, -0.383), (-0.707, 0.707), (-0.707, -0.707), (-0.383, 0.924),
    (-0.383, -0.924), (0, 1), (0, -1), (0.383, 0.924), (0.383, -0.924), (0.707, 0.707), (0.707, -0.707),
    (0.924, 0.383), (0.924, -0.383), (1, 0),
  ]
}
