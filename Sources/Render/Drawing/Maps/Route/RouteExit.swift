import TripModel

/// Where a straight line leaves what a closer map shows, and the stop that it leads to there.
struct RouteExit: Sendable {
  /// The last of its points that is shown, and the next one.
  let inside: Coordinate
  let outside: Coordinate
  let name: String
}

extension RouteLine {
  /// Metres from the middle of a town to the end of a line that is a station of it.
  private static let reachOfStation = 3000.0

  /// Where it leaves what is near, each with the first of these stops to which it comes from there, within so many metres, else
  /// the one whose station its end is. What was recorded has the name of its way.
  func exits(to stops: [MapStop], within metres: Double, from isNear: (Coordinate) -> Bool) -> [RouteExit] {
    guard isStraight else { return [] }
    // A line may lead in and out of it again and again.
    let names = points.map { point in
      stops.first { $0.coordinate.distance(to: point) <= metres }?.name
    }
    func stop(along names: some Collection<String?>, to end: Coordinate?) -> String? {
      if let found = names.first(where: { $0 != nil }) { return found }
      // Its end may be the station of a town, by which no stop stands.
      guard let end else { return nil }
      let nearest = stops.min { $0.coordinate.distance(to: end) < $1.coordinate.distance(to: end) }
      return nearest.flatMap { $0.coordinate.distance(to: end) <= Self.reachOfStation ? $0.name : nil }
    }
    var exits: [RouteExit] = []
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      let areNear = (isNear(start), isNear(end))
      if areNear == (true, false), let name = stop(along: names[index...], to: points.last) {
        exits.append(RouteExit(inside: start, outside: end, name: name))
      }
      if areNear == (false, true), let name = stop(along: names[..<index].reversed(), to: points.first) {
        exits.append(RouteExit(inside: end, outside: start, name: name))
      }
    }
    return exits
  }
}
