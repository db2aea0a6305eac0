import TripModel

/// The outline, on a map of the region, of the map that stands beside it, on wide screens and on narrow ones.
struct InsetOutline {
  /// One, or one for each where their shapes differ.
  let elements: [SVGElement]
  /// What its four sides take of the sheet: a name or a scale bar upon them is struck through.
  let edges: [Box]
  /// All that is within it, or within either.
  let area: Box

  /// Units across: less would not be seen.
  private static let smallest = 20.0
  /// Units that a side takes to either hand.
  private static let halfStroke = 1.5

  /// Units by which the two differ where one outline says nothing false of the other.
  private static let sameShape = 3.0

  /// Nil where there is no such map, or its outline would be too small.
  init?(_ corners: [Coordinate], onPhone: [Coordinate] = [], in view: MapView) {
    let boxes = [corners, onPhone].compactMap { corners -> Box? in
      let points = corners.compactMap { view.place(UnitVector($0)) }
      return points.count > 2 ? Box(around: points) : nil
    }
    guard let wide = boxes.first, boxes.contains(where: { max($0.width, $0.height) >= Self.smallest }) else {
      return nil
    }
    let isOne =
      boxes.count == 1
      || abs(wide.width - boxes[1].width) + abs(wide.height - boxes[1].height) < Self.sameShape
    elements =
      isOne
      ? [Self.outline(wide, "map-globe-sheet")]
      : [
        Self.outline(wide, "map-globe-sheet on-wide"), Self.outline(boxes[1], "map-globe-sheet on-narrow"),
      ]
    edges = (isOne ? [wide] : boxes).flatMap(Self.sides)
    var area = wide
    for box in isOne ? [] : boxes {
      area.include(Point(x: box.minX, y: box.minY))
      area.include(Point(x: box.maxX, y: box.maxY))
    }
    self.area = area
  }

  private static func outline(_ box: Box, _ classes: String) -> SVGElement {
    SVGElement("rect").with("class", classes).with("x", box.minX).with("y", box.minY)
      .with("width", box.width).with("height", box.height)
  }

  private static func sides(of box: Box) -> [Box] {
    let ring = [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY), Point(x: box.maxX, y: box.maxY),
      Point(x: box.minX, y: box.maxY),
    ]
    return ring.indices.compactMap { index in
      Box(around: [ring[index], ring[(index + 1) % ring.count]])?.inset(by: -halfStroke)
    }
  }
}
