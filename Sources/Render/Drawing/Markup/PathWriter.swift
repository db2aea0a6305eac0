/// Writes the `d` of a path, in relative steps with one decimal.
///
/// Steps are counted from the rounded place before, so rounding never adds up along a line.
struct PathWriter {
  private(set) var text = ""
  /// Where the pen is, in tenths of a unit.
  private var pen = (x: 0, y: 0)
  private var lastCommand: Character?

  /// Begins a line at a point.
  mutating func move(to point: Point) {
    pen = Self.tenths(point)
    text += "M" + Self.number(pen.x) + Self.separated(pen.y)
    lastCommand = "m"
  }

  /// Goes on to a point; a step too short to be written is left out.
  mutating func line(to point: Point) {
    let end = Self.tenths(point)
    let step = (x: end.x - pen.x, y: end.y - pen.y)
    guard step != (0, 0) else { return }
    pen = end
    if lastCommand != "l" { text += "l" } else if step.x >= 0 { text += " " }
    text += Self.number(step.x) + Self.separated(step.y)
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

  private static func tenths(_ point: Point) -> (x: Int, y: Int) {
    (tenths(point.x), tenths(point.y))
  }

  private static func tenths(_ value: Double) -> Int {
    value.isFinite ? Int((min(max(value, -1e7), 1e7) * 10).rounded()) : 0
  }

  private static func number(_ tenths: Int) -> String {
    let whole = tenths.magnitude / 10
    let tenth = tenths.magnitude % 10
    return (tenths < 0 ? "-" : "")
      + (tenth == 0 ? String(whole) : (whole == 0 ? "" : String(whole)) + ".\(tenth)")
  }

  /// A second number: its sign parts it from the first, or a blank must.
  private static func separated(_ tenths: Int) -> String { (tenths < 0 ? "" : " ") + number(tenths) }
}
