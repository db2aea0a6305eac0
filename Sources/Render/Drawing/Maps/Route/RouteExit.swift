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
  /// the one whose station its end is: none where that has no name, as one that it leads to later is not what the line shows, and
  /// none where it comes back before. What was recorded has the name of its way.
  func exits(to stops: [MapStop], within metres: Double, from isNear: (Coordinate) -> Bool) -> [RouteExit] {
    guard isStraight else { return [] }
    let areNear = points.map(isNear)
    func stop(at point: Coordinate) -> MapStop? {
      stops.first { $0.coordinate.distance(to: point) <= metres }
    }
    // A line may lead in and out of it again and again.
    func told(along way: some BidirectionalCollection<Int>) -> String? {
      let away = way.prefix { !areNear[$0] }
      for index in away {
        guard let found = stop(at: points[index]) else { continue }
        return found.name.isEmpty ? nil : found.name
      }
      // Its end may be the station of a town, by which no stop stands.
      guard away.endIndex == way.endIndex, let end = away.last.map({ points[$0] }) else { return nil }
      let nearest = stops.filter { !$0.name.isEmpty }
        .min { $0.coordinate.distance(to: end) < $1.coordinate.distance(to: end) }
      return nearest.flatMap { $0.coordinate.distance(to: end) <= Self.reachOfStation ? $0.name : nil }
    }
    var exits: [RouteExit] = []
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      if areNear[index - 1], !areNear[index], let name = told(along: points.indices[index...]) {
        exits.append(RouteExit(inside: start, outside: end, name: name))
      }
      if !areNear[index - 1], areNear[index],
        let name = told(along: points.indices[..<index].reversed())
      {
        exits.append(RouteExit(inside: end, outside: start, name: name))
      }
    }
    return exits
  }
}
