/// Which stretches of straight lines are drawn: who goes back as they came has one line for both ways, since the dashes of
/// two that lie on each other make a rope.
struct WayBack {
  typealias Stretch = (start: Point, end: Point)

  /// Of each line, for each of its stretches.
  private(set) var isDrawn: [[Bool]] = []

  /// Points: what has more is no way from place to place, and every stretch is compared with those before it.
  private static let most = 600
  /// Units: less is no rope.
  private static let shortest = 4.0

  /// Units likewise of one that parts slowly from the earlier one: the signs at both ends would touch.
  private static let mostParted = 24.0
  /// A share of the length of a stretch by which it parts so.
  static let slowly = 0.05
  /// Units within which one lies on the other.
  static let on = 4.0
  /// Units by which a stretch between the same two places may be longer or shorter at each end: a stop with what stands
  /// beside it to the left and to the right. And the same as a share of its length.
  private static let (mostBeyond, shareBeyond) = (48.0, 0.1)

  /// `reach` is how many units off an earlier stretch both ends of one may lie, `share` which part of its length where that is
  /// more: the way there and the way back between a town and two places side by side are a wedge.
  init(_ lines: [[Point]], within reach: Double, or share: Double = 0) {
    let isShort = lines.reduce(0) { $0 + $1.count } <= Self.most
    var drawn: [Stretch] = []
    for points in lines {
      var told: [Bool] = []
      for (start, end) in zip(points, points.dropFirst()) {
        let length = start.distance(to: end)
        let isLong = isShort && length >= Self.shortest
        let isBack =
          isLong && drawn.contains { Self.isOver($0, (start: start, end: end), within: reach, or: share) }
        if isLong, !isBack { drawn.append((start: start, end: end)) }
        told.append(!isBack)
      }
      isDrawn.append(told)
    }
  }

  /// Whether there is anything to leave out.
  var leadsBack: Bool { isDrawn.contains { $0.contains(false) } }

  /// Whether both ends of a stretch lie on an earlier one, as far as one sees it.
  static func isOver(
    _ line: Stretch, _ stretch: Stretch, within reach: Double = on, or share: Double = slowly
  ) -> Bool {
    let most = parting(of: stretch, within: reach, or: share)
    return distance(from: stretch.start, to: line) <= most && distance(from: stretch.end, to: line) <= most
  }

  private static func parting(of stretch: Stretch, within reach: Double, or share: Double) -> Double {
    max(reach, min(mostParted, stretch.start.distance(to: stretch.end) * share))
  }

  /// What is left to draw of a stretch that leads between the same two places as an earlier line, there or back: from the
  /// ends of that to its own, where one sees the way between. Nil where it leads between others.
  static func rests(of stretch: Stretch, beside line: Stretch) -> [[Point]]? {
    let length = stretch.start.distance(to: stretch.end)
    let whole = line.start.distance(to: line.end)
    guard length >= shortest, whole >= shortest else { return nil }
    let aside = parting(of: stretch, within: on, or: slowly)
    let beyond = min(mostBeyond, shareBeyond * length)
    let along = (line.end - line.start) * (1 / whole)
    /// The end of the line that is the same place as a point.
    func end(by point: Point) -> Point? {
      let own = point - line.start
      let (ahead, off) = (own.x * along.x + own.y * along.y, own.x * along.y - own.y * along.x)
      guard abs(off) <= aside else { return nil }
      return abs(ahead) <= beyond ? line.start : abs(ahead - whole) <= beyond ? line.end : nil
    }
    guard let first = end(by: stretch.start), let last = end(by: stretch.end), first != last else {
      return nil
    }
    return [[first, stretch.start], [last, stretch.end]].filter { $0[0].distance(to: $0[1]) >= shortest }
  }

  static func distance(from point: Point, to line: Stretch) -> Double {
    let (way, own) = (line.end - line.start, point - line.start)
    let square = way.x * way.x + way.y * way.y
    let share = square > 0 ? min(1, max(0, (own.x * way.x + own.y * way.y) / square)) : 0
    return (own - way * share).length
  }
}
