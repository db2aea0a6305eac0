/// How the lines of a sheet are drawn, as far as one sees them there: a legend explains nothing else.
struct SeenStyles {
  let styles: Set<RouteStyle>

  /// Units of lines of one style: less is a dash or a dot.
  private static let shortest = 6.0
  /// Units between two points that are looked at.
  private static let step = 2.0

  /// What lies beyond a box, or under a marker, is not seen.
  init(_ lines: [RoutePaths.Line], in box: Box, under markers: [Marker]) {
    var seen: [RouteStyle: Double] = [:]
    for line in lines {
      for (start, end) in zip(line.points, line.points.dropFirst())
      where seen[line.style, default: 0] < Self.shortest {
        guard let part = box.clipping(from: start, to: end) else { continue }
        let length = part.start.distance(to: part.end)
        let count = max(1, Int(length / Self.step))
        for index in 0..<count {
          let point = part.start + (part.end - part.start) * ((Double(index) + 0.5) / Double(count))
          guard markers.allSatisfy({ !$0.box.contains(point) }) else { continue }
          seen[line.style, default: 0] += length / Double(count)
        }
      }
    }
    styles = Set(seen.filter { $0.value >= Self.shortest }.keys)
  }
}
