/// Which stretches of straight lines are drawn: who goes back as they came has one line for both ways, since the dashes of
/// two that lie on each other make a rope.
struct WayBack {
  /// Of each line, for each of its stretches.
  private(set) var isDrawn: [[Bool]] = []

  /// Points: what has more is no way from place to place, and every stretch is compared with those before it.
  private static let most = 400
  /// Units: less is no rope.
  private static let shortest = 4.0

  /// Units likewise of one that parts slowly from the earlier one: the signs at both ends would touch.
  private static let mostParted = 24.0
  /// A share of the length of a stretch by which it parts so.
  static let slowly = 0.05

  /// `reach` is how many units off an earlier stretch both ends of one may lie, `share` which part of its length where that is
  /// more: the way there and the way back between a town and two places side by side are a wedge.
  init(_ lines: [[Point]], within reach: Double, or share: Double = 0) {
    let isShort = lines.reduce(0) { $0 + $1.count } <= Self.most
    var drawn: [(start: Point, end: Point)] = []
    for points in lines {
      var told: [Bool] = []
      for (start, end) in zip(points, points.dropFirst()) {
        let length = start.distance(to: end)
        let isLong = isShort && length >= Self.shortest
        let most = max(reach, min(Self.mostParted, length * share))
        let isBack =
          isLong
          && drawn.contains { line in
            Self.distance(from: start, to: line) <= most && Self.distance(from: end, to: line) <= most
          }
        if isLong, !isBack { drawn.append((start: start, end: end)) }
        told.append(!isBack)
      }
      isDrawn.append(told)
    }
  }

  /// Whether there is anything to leave out.
  var leadsBack: Bool { isDrawn.contains { $0.contains(false) } }

  static func distance(from point: Point, to line: (start: Point, end: Point)) -> Double {
    let (way, own) = (line.end - line.start, point - line.start)
    let square = way.x * way.x + way.y * way.y
    let share = square > 0 ? min(1, max(0, (own.x * way.x + own.y * way.y) / square)) : 0
    return (own - way * share).length
  }
}
