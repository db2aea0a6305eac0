import Foundation

/// The small heads along the way that say where it goes.
struct DirectionHeads {
  private(set) var heads: [(style: RouteStyle, point: Point, direction: Point)] = []

  /// Units from head to head.
  private let spacing: Double
  private static let maximum = 30
  /// Places looked at in all, so that an endless tangle does not cost endless time.
  private var triesLeft = 4000

  init(along lines: [RoutePaths.Line], sheetWidth: Double, avoiding places: [Point], within box: Box) {
    spacing = sheetWidth >= 700 ? 170 : 110
    for line in lines { add(along: line.points, line.style, avoiding: places, within: box) }
  }

  private mutating func add(
    along line: [Point], _ style: RouteStyle, avoiding places: [Point], within box: Box
  ) {
    var travelled = 0.0
    var next = spacing / 2
    for (start, end) in zip(line, line.dropFirst()) where heads.count < Self.maximum {
      let length = start.distance(to: end)
      // A head stands only on a stretch that is straight for longer than the head itself.
      while travelled + length >= next, heads.count < Self.maximum, triesLeft > 0 {
        triesLeft -= 1
        let point = start + (end - start) * ((next - travelled) / length)
        if length > 5, isFree(point, of: places, within: box) {
          heads.append((style, point, (end - start) * (1 / length)))
          next += spacing
        } else {
          next += 8
        }
      }
      travelled += length
    }
  }

  private func isFree(_ point: Point, of places: [Point], within box: Box) -> Bool {
    box.inset(by: 8).contains(point) && places.allSatisfy { $0.distance(to: point) > 24 }
      && heads.allSatisfy { $0.point.distance(to: point) > spacing / 3 }
  }

  /// The heads of some styles as one path; nil without any.
  func data(of styles: Set<RouteStyle>) -> String? {
    var writer = PathWriter()
    for (style, point, along) in heads where styles.contains(style) {
      let across = Point(x: -along.y, y: along.x)
      writer.polygon([
        point + along * 6.5, point + along * -4.5 + across * 5.2, point + along * -2,
        point + along * -4.5 + across * -5.2,
      ])
    }
    return writer.text.isEmpty ? nil : writer.text
  }
}
