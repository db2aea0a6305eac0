/// A point of a plane: of a projection, with y upwards, or of a drawing, with y downwards.
struct Point: Hashable {
  var x: Double
  var y: Double

  static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }
  static func - (one: Point, other: Point) -> Point { Point(x: one.x - other.x, y: one.y - other.y) }
  static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }

  func distance(to other: Point) -> Double { (self - other).length }
}

/// A rectangle with upright sides.
struct Box: Hashable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(centre: Point, width: Double, height: Double) {
    self.init(
      minX: centre.x - width / 2, minY: centre.y - height / 2, maxX: centre.x + width / 2,
      maxY: centre.y + height / 2)
  }

  /// The smallest box that holds all points; nil without any.
  init?(around points: some Sequence<Point>) {
    var box: Box?
    for point in points {
      guard var grown = box else {
        box = Box(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
        continue
      }
      grown.include(point)
      box = grown
    }
    guard let box else { return nil }
    self = box
  }

  mutating func include(_ point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }
  var centre: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

  func inset(by margin: Double) -> Box {
    Box(minX: minX + margin, minY: minY + margin, maxX: maxX - margin, maxY: maxY - margin)
  }

  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  func contains(_ other: Box) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two share more than an edge.
  func overlaps(_ other: Box) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// How far the two are apart; 0 where they touch.
  func gap(to other: Box) -> Double {
    Point(
      x: max(0, other.minX - maxX, minX - other.maxX), y: max(0, other.minY - maxY, minY - other.maxY)
    ).length
  }

  /// The nearest point inside.
  func clamping(_ point: Point) -> Point {
    Point(x: min(max(point.x, minX), max(minX, maxX)), y: min(max(point.y, minY), max(minY, maxY)))
  }
}
