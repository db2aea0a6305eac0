import Foundation

/// The small heads along the way that say where it goes: of a way there and back, there.
struct DirectionHeads {
  private(set) var heads: [(style: RouteStyle, point: Point, direction: Point)] = []

  /// Units from head to head.
  private let spacing: Double
  private static let maximum = 30
  /// Units from an earlier stretch of the same style within which one leads back over it.
  private static let back = 4.0
  /// The same within which another one, of any style, would have half of a head upon it: two lines that part slowly are seen
  /// as one blot there.
  private static let beside = 10.0
  /// Units from head to head at least, of lines that look alike: on several short ones they would be a heap.
  private static let apart = 60.0
  /// Units from the edge of a sign to the middle of a head: twelve, and half of the head.
  private static let besideSign = 18.0
  /// Units from the middle of a dot to the middle of a head: one over the other is neither of them.
  private static let besideDot = 12.0
  /// Places looked at in all, so that an endless tangle does not cost endless time.
  private var triesLeft = 4000

  /// Where pictures were taken.
  private let dots: [Point]

  /// Of each line, for each of its stretches, whether it is drawn; empty where all are.
  private let isDrawn: [[Bool]]

  init(
    along lines: [RoutePaths.Line], drawing isDrawn: [[Bool]] = [], sheetWidth: Double,
    avoiding signs: [Marker], dots: [Point] = [], within box: Box
  ) {
    self.isDrawn = isDrawn
    self.dots = dots
    spacing = sheetWidth >= 700 ? 170 : 110
    // Where no line has room for itself, rather heads that touch the next one, or a dot, than none.
    for touches in [false, true] where heads.isEmpty {
      for index in lines.indices {
        add(along: index, of: lines, touching: touches, avoiding: signs, within: box)
      }
    }
  }

  private mutating func add(
    along index: Int, of lines: [RoutePaths.Line], touching touches: Bool, avoiding signs: [Marker],
    within box: Box
  ) {
    let (line, style) = (lines[index].points, lines[index].style)
    guard Self.isLong(line) else { return }
    var travelled = 0.0
    var next = spacing / 2
    for step in line.indices.dropFirst() where heads.count < Self.maximum {
      let (start, end) = (line[step - 1], line[step])
      let length = start.distance(to: end)
      // A head stands only on a stretch that is straight for longer than the head itself.
      while travelled + length >= next, heads.count < Self.maximum, triesLeft > 0 {
        triesLeft -= 1
        let point = start + (end - start) * ((next - travelled) / length)
        if length > 5, isFree(point, as: style, of: signs, within: box) {
          let direction = (end - start) * (1 / length)
          let isBack = Self.leadsBack(at: point, along: direction, to: step, of: index, in: lines)
          // What leads back over it has the heads of the way there, and needs no more of them.
          let isTold = isBack && heads.contains { $0.point.distance(to: point) < spacing }
          // Nor does one stand beside the only line that is drawn of both.
          let isNowhere = !isBack && !draws(step, of: index)
          guard !isTold, !isNowhere,
            touches || !isOnDot(point) && !isBeside(another: lines, at: point, along: direction)
          else {
            next += isTold ? spacing / 3 : 8
            continue
          }
          heads.append((style, point, isBack ? direction * -1 : direction))
          next += spacing
        } else {
          next += 8
        }
      }
      travelled += length
    }
  }

  /// Whether the stretch is drawn that ends at a step of a line.
  private func draws(_ step: Int, of line: Int) -> Bool { isDrawn.isEmpty || isDrawn[line][step - 1] }

  /// Whether what first led along here, before a step of a line, led the other way. A leg may have room for one head
  /// alone, and that only on its way back.
  private static func leadsBack(
    at point: Point, along direction: Point, to step: Int, of index: Int, in lines: [RoutePaths.Line]
  ) -> Bool {
    for (number, line) in lines[...index].enumerated() where line.style == lines[index].style {
      let points = number == index ? line.points[..<step] : line.points[...]
      for (start, end) in zip(points, points.dropFirst())
      where WayBack.distance(from: point, to: (start: start, end: end)) <= back {
        let way = end - start
        // What only crosses leads neither way.
        let share = way.x * direction.x + way.y * direction.y
        if abs(share) > 0.8 * way.length { return share < 0 }
      }
    }
    return false
  }

  /// Whether a line that leads the other way runs beside this one there, so near that a head would touch it.
  private func isBeside(another lines: [RoutePaths.Line], at point: Point, along direction: Point) -> Bool {
    lines.indices.contains { index in
      let points = lines[index].points
      return points.indices.dropFirst().contains { step in
        let (start, end) = (points[step - 1], points[step])
        let way = end - start
        let share = way.x * direction.x + way.y * direction.y
        guard share < -0.8 * way.length, draws(step, of: index) else { return false }
        let gap = WayBack.distance(from: point, to: (start: start, end: end))
        return gap > Self.back && gap < Self.beside
      }
    }
  }

  private func isOnDot(_ point: Point) -> Bool {
    dots.contains { $0.distance(to: point) < Self.besideDot }
  }

  private func isFree(_ point: Point, as style: RouteStyle, of signs: [Marker], within box: Box) -> Bool {
    box.inset(by: 8).contains(point)
      && signs.allSatisfy { $0.distance(to: point) > $0.reach.y + Self.besideSign }
      && heads.allSatisfy { head in
        head.point.distance(to: point) > (head.style == style ? max(Self.apart, spacing / 3) : spacing / 3)
      }
  }

  /// Whether a line is as long as one head needs.
  private static func isLong(_ line: [Point]) -> Bool {
    var length = 0.0
    for (start, end) in zip(line, line.dropFirst()) where length < apart { length += start.distance(to: end) }
    return length >= apart
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
