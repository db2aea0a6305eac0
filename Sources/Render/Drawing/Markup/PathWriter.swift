/// Writes the `d` of a path, in relative steps with one decimal, or with two where a script enlarges it.
///
/// Steps are counted from the rounded place before, so rounding never adds up along a line.
struct PathWriter {
  private(set) var text = ""
  /// Where the pen is, in parts of a unit.
  private var pen = (x: 0, y: 0)
  private var lastCommand: Character?
  /// The control point of the piece of a curve that the next one goes on from, likewise; nil where none does.
  private var control: (x: Int, y: Int)?
  /// Parts of a unit: 10 or 100.
  private let parts: Int

  init(isFine: Bool = false) { parts = isFine ? 100 : 10 }

  /// Begins a line at a point.
  mutating func move(to point: Point) {
    pen = rounded(point)
    text += "M" + number(pen.x) + separated(pen.y)
    lastCommand = "m"
  }

  /// Goes on to a point; a step too short to be written is left out.
  mutating func line(to point: Point) {
    let end = rounded(point)
    let step = (x: end.x - pen.x, y: end.y - pen.y)
    guard step != (0, 0) else { return }
    pen = end
    if lastCommand != "l" { text += "l" } else if step.x >= 0 { text += " " }
    text += number(step.x) + separated(step.y)
    lastCommand = "l"
  }

  mutating func close() {
    text += "z"
    lastCommand = "z"
  }

  mutating func polyline(_ points: some Sequence<Point>) {
    var isFirst = true
    for point in points {
      if isFirst { move(to: point) } else { line(to: point) }
      isFirst = false
    }
  }

  /// A line without some of its stretches; it has one `M`, whatever is left of it.
  mutating func polyline(_ points: [Point], drawing isDrawn: [Bool]) {
    guard let first = points.first else { return }
    move(to: first)
    var isAway = false
    for (index, isSeen) in isDrawn.enumerated() {
      if isSeen {
        if isAway { jump(to: points[index]) }
        line(to: points[index + 1])
      }
      isAway = !isSeen
    }
  }

  /// Goes on elsewhere.
  private mutating func jump(to point: Point) {
    let end = rounded(point)
    text += "m" + number(end.x - pen.x) + separated(end.y - pen.y)
    pen = end
    lastCommand = "m"
  }

  mutating func polygon(_ points: some Sequence<Point>) {
    polyline(points)
    close()
  }

  /// A ring as a curve without corners, but for those that are kept: the even quadratic B-spline with its corners as control
  /// points. Each piece goes on from the middle of a side, so that its control point is told by the one before, and the curve
  /// weighs no more than the ring.
  mutating func curve(_ ring: [Point], keeping isKept: (Point) -> Bool) {
    let kept = ring.map(isKept)
    guard ring.count > 2, kept.contains(false) else { return polygon(ring) }
    let start = kept.firstIndex(of: true)
    let order = (0..<ring.count).map { ($0 + (start ?? 0)) % ring.count }
    control = nil
    move(to: start.map { ring[$0] } ?? (ring[ring.count - 1] + ring[0]) * 0.5)
    for (step, index) in order.enumerated() {
      guard kept[index] else {
        let next = order[(step + 1) % order.count]
        bend(by: ring[index], towards: ring[next], isEnd: kept[next])
        continue
      }
      // A piece before it has ended there.
      if step > 0, kept[order[step - 1]] { line(to: ring[index]) }
    }
    close()
  }

  /// A piece of a curve, to the middle of the side that leads to a point, or to that point where it is the end.
  private mutating func bend(by corner: Point, towards point: Point, isEnd: Bool) {
    let known = control.map { (x: 2 * pen.x - $0.x, y: 2 * pen.y - $0.y) }
    let (turn, target) = (known ?? rounded(corner), rounded(point))
    // From the control point as it is written, so that rounding never adds up.
    let end = isEnd ? target : (x: (turn.x + target.x) / 2, y: (turn.y + target.y) / 2)
    let step = (x: end.x - pen.x, y: end.y - pen.y)
    if known == nil {
      text += "q" + number(turn.x - pen.x) + separated(turn.y - pen.y)
      text += separated(step.x) + separated(step.y)
      lastCommand = "q"
    } else {
      if lastCommand != "t" { text += "t" } else if step.x >= 0 { text += " " }
      text += number(step.x) + separated(step.y)
      lastCommand = "t"
    }
    pen = end
    control = isEnd ? nil : turn
  }

  /// A point without length, which a round line cap turns into a dot.
  mutating func dot(at point: Point) {
    move(to: point)
    text += "h0"
    lastCommand = "h"
  }

  private func rounded(_ point: Point) -> (x: Int, y: Int) { (x: rounded(point.x), y: rounded(point.y)) }

  private func rounded(_ value: Double) -> Int {
    value.isFinite ? Int((min(max(value, -1e7), 1e7) * Double(parts)).rounded()) : 0
  }

  private func number(_ count: Int) -> String {
    let (whole, part) = count.magnitude.quotientAndRemainder(dividingBy: UInt(parts))
    let sign = count < 0 ? "-" : ""
    guard part != 0 else { return sign + String(whole) }
    let digits = parts == 100 && part % 10 == 0 ? String(part / 10) : String(part)
    let isBelowTenth = parts == 100 && part < 10
    return sign + (whole == 0 ? "" : String(whole)) + (isBelowTenth ? ".0" : ".") + digits
  }

  /// A second number: its sign parts it from the first, or a blank must.
  private func separated(_ count: Int) -> String { (count < 0 ? "" : " ") + number(count) }
}
