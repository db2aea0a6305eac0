/// The positions of a geometry, however deep they stand within each other: those of one list are a line.
struct GeoJSONShape {
  private(set) var lines: [TimedLine] = []
  /// The lines of the file with positions that are none.
  private(set) var bad = LineTally()
  /// Of the position that is open.
  var numbers: [Double?] = []
  private var line = TimedLine()
  /// For each open list, whether another is within it.
  private var hasLists: [Bool] = []

  mutating func begin() {
    if !hasLists.isEmpty { hasLists[hasLists.count - 1] = true }
    hasLists.append(false)
    numbers.removeAll(keepingCapacity: true)
  }

  mutating func end(line number: Int, _ size: inout TrackSize) {
    if hasLists.popLast() == false {
      if size.takesOneMore() { endPosition(line: number) }
    } else if line.count > 0 {
      lines.append(line)
      line = TimedLine()
    }
    // The list of a single point is its position.
    if hasLists.isEmpty, line.count > 0 { lines.append(line) }
    numbers.removeAll(keepingCapacity: true)
  }

  /// An empty list is a place that nobody knew.
  private mutating func endPosition(line number: Int) {
    if numbers.count > 1, let longitude = numbers[0], let latitude = numbers[1],
      let point = GeoPoint(
        latitude: latitude, longitude: longitude,
        elevation: (numbers.count > 2 ? numbers[2] : nil).flatMap(plausibleHeight))
    {
      line.append(point)
    } else {
      line.append(nil)
      if !numbers.isEmpty { bad.note(line: number) }
    }
  }

  /// The lines, with a list of times for each; that of a single line stands alone.
  mutating func segments(_ times: GeoJSONTimes) -> [[GeoPoint]] {
    for (number, list) in times.lists.prefix(lines.count).enumerated() { lines[number].times = list }
    return lines.indices.map { lines[$0].timed() }
  }
}

/// Lists of times: one for each line, or the only one.
struct GeoJSONTimes {
  /// Not a number where there is no time.
  private(set) var lists: [[Double]] = []
  private var list: [Double] = []
  private var depth = 0

  mutating func begin() {
    if depth == 0 { (lists, list) = ([], []) }
    depth += 1
  }

  mutating func append(_ time: Double?) { list.append(time ?? .nan) }

  /// An inner list is that of a line, even an empty one.
  mutating func end() {
    depth -= 1
    if depth > 0 || lists.isEmpty {
      lists.append(list)
      list = []
    }
  }
}
