/// How the lines of a sheet are drawn, as far as one sees them there: a legend explains nothing else.
struct SeenStyles {
  let styles: Set<RouteStyle>

  /// Units of lines of one style: less is a dash, or two dots.
  private static let shortest = 12.0
  /// Units between two points that are looked at.
  private static let step = 1.0
  /// Units within which two of these are seen as one, as those of the way up and of the way down.
  private static let cell = 2.0

  /// What lies beyond a box, or under a marker or a name, is not seen.
  init(
    _ lines: [RoutePaths.Line], in box: Box, under markers: [Marker], _ names: [Box] = []
  ) {
    let hiding = markers.map(\.box) + names
    let enough = Int((Self.shortest / Self.cell).rounded(.up))
    var seen: [RouteStyle: Set<Point>] = [:]
    for line in lines {
      for (start, end) in zip(line.points, line.points.dropFirst()) {
        guard seen[line.style, default: []].count < enough else { break }
        guard let part = box.clipping(from: start, to: end) else { continue }
        let count = max(1, Int(part.start.distance(to: part.end) / Self.step))
        for index in 0..<count {
          let point = part.start + (part.end - part.start) * ((Double(index) + 0.5) / Double(count))
          guard hiding.allSatisfy({ !$0.contains(point) }) else { continue }
          let cell = Point(x: (point.x / Self.cell).rounded(), y: (point.y / Self.cell).rounded())
          seen[line.style, default: []].insert(cell)
        }
      }
    }
    styles = Set(seen.filter { $0.value.count >= enough }.keys)
  }
}
