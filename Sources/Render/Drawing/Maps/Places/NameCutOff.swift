extension LabelPlacement {
  /// Units between a pin and its name that stand beside each other, at the most; a step off there is room for a line.
  private static let beside = 6.0
  /// Units off both within which a line is one that leads to the pin, or touches the name.
  private static let margin = 3.0

  /// Whether the way runs between a pin and its name, so that this is read as one of the other side.
  func isCutOff(_ label: MapLabel, from marker: Marker) -> Bool {
    guard marker.kind != nil, label.box.gap(to: marker.box) > Self.beside else { return false }
    let between = Self.between(marker.box, label.box)
    return between.width > 0 && between.height > 0 && raster.count(in: between) > 0
  }

  /// What lies between two boxes one above the other or side by side.
  private static func between(_ one: Box, _ other: Box) -> Box {
    let (left, right) = span(one.minX...one.maxX, other.minX...other.maxX)
    let (top, bottom) = span(one.minY...one.maxY, other.minY...other.maxY)
    return Box(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// What both have in common, else the gap between them without its margins.
  private static func span(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> (Double, Double) {
    let (start, end) = (
      max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound)
    )
    return start < end ? (start, end) : (end + margin, start - margin)
  }
}
