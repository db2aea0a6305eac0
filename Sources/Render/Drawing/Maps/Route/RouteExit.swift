import TripModel

/// Where a straight line leaves what a closer map shows, and the stop that it leads to there.
struct RouteExit: Sendable {
  /// The last of its points that is shown, and the next one.
  let inside: Coordinate
  let outside: Coordinate
  let name: String
}

extension RouteLine {
  /// Where it leaves what is near, each with the first of these stops to which it comes from there, within so many metres. What
  /// was recorded has the name of its way.
  func exits(to stops: [MapStop], within metres: Double, from isNear: (Coordinate) -> Bool) -> [RouteExit] {
    guard isStraight else { return [] }
    func stop(along points: [Coordinate]) -> String? {
      for point in points {
        if let found = stops.first(where: { $0.coordinate.distance(to: point) <= metres }) {
          return found.name
        }
      }
      return nil
    }
    var exits: [RouteExit] = []
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      let areNear = (isNear(start), isNear(end))
      if areNear == (true, false), let name = stop(along: Array(points[index...])) {
        exits.append(RouteExit(inside: start, outside: end, name: name))
      }
      if areNear == (false, true), let name = stop(along: points[..<index].reversed()) {
        exits.append(RouteExit(inside: end, outside: start, name: name))
      }
    }
    return exits
  }
}
