/// Positions of a line, and the times that stand apart from them, each at the place of its own.
struct TimedLine {
  private(set) var points: [GeoPoint] = []
  /// The places among all positions of those that are none.
  private var gaps: [Int] = []
  /// Not a number where there is no time. A list of what may be there would take twice the memory.
  var times: [Double] = []

  /// How many positions there are.
  var count: Int { points.count + gaps.count }

  mutating func append(_ point: GeoPoint?) {
    if let point { points.append(point) } else { gaps.append(count) }
  }

  /// The points with their times; the line is empty afterwards.
  mutating func timed() -> [GeoPoint] {
    var (place, gap) = (0, 0)
    for index in points.indices {
      while gap < gaps.count, gaps[gap] == place { (place, gap) = (place + 1, gap + 1) }
      guard place < times.count else { break }
      points[index].time = times[place].isNaN ? nil : times[place]
      place += 1
    }
    defer { self = TimedLine() }
    return points
  }
}
