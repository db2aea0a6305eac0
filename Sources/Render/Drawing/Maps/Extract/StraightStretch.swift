import Foundation

/// The longest nearly straight stretch of a line, on which a name can be written.
struct StraightStretch {
  let start: Point
  let end: Point
  var length: Double { start.distance(to: end) }

  /// Units that the line may leave the straight one.
  private static let tolerance = 2.5
  /// Looks at a line; the worst one is not worth more.
  private static let maxLooks = 400

  /// Nil for a line that is nowhere straight for so long.
  init?(of line: [Point], atLeast minimum: Double) {
    let corners = LineSimplifier(tolerance: Self.tolerance, nearest: 0.5).simplified(line)
    var best: (start: Point, end: Point)?
    for (start, end) in zip(corners, corners.dropFirst()).prefix(Self.maxLooks) {
      let length = start.distance(to: end)
      if length >= minimum, length > best.map({ $0.start.distance(to: $0.end) }) ?? 0 { best = (start, end) }
    }
    guard let best else { return nil }
    // Texts are read from left to right; upright ones from below.
    let isLeftward = best.end.x < best.start.x || (best.end.x == best.start.x && best.end.y > best.start.y)
    (start, end) = isLeftward ? (best.end, best.start) : (best.start, best.end)
  }

  /// Degrees clockwise from a level line, -90 to 90.
  var degrees: Double { atan2(end.y - start.y, end.x - start.x) * 180 / .pi }

  /// Upright boxes that together hold a text written along the stretch.
  func boxes(around middle: Point, width: Double, height: Double) -> [Box] {
    let direction = (end - start) * (1 / max(length, 1e-9))
    let count = max(1, Int((width / height * 1.5).rounded(.up)))
    // A square that holds a turned one.
    let side = height * (abs(direction.x) + abs(direction.y))
    return (0..<count).map { index in
      let along = ((Double(index) + 0.5) / Double(count) - 0.5) * (width - height * 0.5)
      return Box(centre: middle + direction * along, width: side, height: side)
    }
  }
}
