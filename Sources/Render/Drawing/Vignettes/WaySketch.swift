/// A way as a few centimetres of line show it: what stands in the place of a trip's picture where it has none.
package struct WaySketch: Hashable, Sendable {
  /// Each with a place of its own: one for a journey, several for outings far from each other.
  package var shapes: [Shape]
  /// Whether nobody has travelled it yet.
  package var isAhead: Bool

  package init(shapes: [Shape], isAhead: Bool) {
    self.shapes = shapes
    self.isAhead = isAhead
  }

  /// Lines in a frame of their own.
  package struct Shape: Hashable, Sendable {
    package var width: Int
    package var height: Int
    /// From the corner of the frame to the right and down, a line as `x y x y …`.
    package var lines: [[Int]]

    package init(width: Int, height: Int, lines: [[Int]]) {
      (self.width, self.height, self.lines) = (width, height, lines)
    }
  }
}

/// Draws the lines of a way, a ring where each begins to be travelled and a dot where it ends.
///
/// It says nothing, since the title stands beside it, and nothing of it is cut off, whatever frame it is set into. All of it is
/// reckoned in whole numbers, so it is the same on every machine.
package func drawWaySketch(_ sketch: WaySketch, width: Int, height: Int) -> SVGDrawing {
  // Two or three in a row, and four two by two.
  let columns = sketch.shapes.count == 4 ? 2 : max(1, min(3, sketch.shapes.count))
  let rows = max(1, (sketch.shapes.count + columns - 1) / columns)
  let cell = (width: width / columns, height: height / rows)
  let parts = sketch.shapes.enumerated().flatMap { index, shape in
    let corner = (x: index % columns * cell.width, y: index / columns * cell.height)
    return SketchedShape(shape: shape, corner: corner, cell: cell, isAhead: sketch.isAhead).parts
  }
  let svg = SVGElement("svg").with("class", "vignette sketch").with("viewBox", "0 0 \(width) \(height)")
    .with("aria-hidden", "true").containing(parts)
  return SVGDrawing(markup: svg.markup)
}

private struct SketchedShape {
  let shape: WaySketch.Shape
  let corner: (x: Int, y: Int)
  let cell: (width: Int, height: Int)
  let isAhead: Bool

  var parts: [SVGElement] {
    let lines = shape.lines.map { points(of: $0) }.filter { $0.count > 1 }
    guard let start = lines.first?.first, let end = lines.last?.last else { return [] }
    let path = lines.map { line in
      "M" + line.map { "\($0.x) \($0.y)" }.joined(separator: " ")
    }.joined()
    return [
      SVGElement("path").with("class", isAhead ? "sketch-line sketch-ahead" : "sketch-line").with("d", path),
      SVGElement("circle").with("class", "sketch-end").with("cx", String(end.x)).with("cy", String(end.y))
        .with("r", "7"),
      SVGElement("circle").with("class", "sketch-start").with("cx", String(start.x))
        .with("cy", String(start.y)).with("r", "7"),
    ]
  }

  /// As large as three quarters of its place take it, in the middle of that.
  private func points(of line: [Int]) -> [(x: Int, y: Int)] {
    let (roomX, roomY) = (cell.width * 3 / 4, cell.height * 3 / 4)
    let (frameX, frameY) = (max(1, shape.width), max(1, shape.height))
    // By how much both sides shrink is a fraction: that of the side that fills its room.
    let isWide = frameX * roomY > frameY * roomX
    let (part, whole) = isWide ? (roomX, frameX) : (roomY, frameY)
    let startX = corner.x + (cell.width - shape.width * part / whole) / 2
    let startY = corner.y + (cell.height - shape.height * part / whole) / 2
    return stride(from: 0, to: line.count - 1, by: 2).map { index in
      (x: startX + line[index] * part / whole, y: startY + line[index + 1] * part / whole)
    }
  }
}
