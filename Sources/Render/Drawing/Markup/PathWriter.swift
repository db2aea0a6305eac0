/// Writes the `d` of a path, in relative steps with one decimal, or with two where a script enlarges it.
///
/// Steps are counted from the rounded place before, so rounding never adds up along a line.
struct PathWriter {
  private(set) var text = ""
  /// Where the pen is, in parts of a unit.
  private var pen = (x: 0, y: 0)
  private var lastCommand: Character?
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

  /// A point without length, which a round line cap turns into a dot.
  mutating func dot(at point: Point) {
    move(to: point)
    text += "h0"
    lastCommand = "h"
  }

  private func rounded(_ point: Point) -> (x: Int, y: Int) { (rounded(point.x), rounded(point.y)) }

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
