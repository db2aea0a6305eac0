import TripModel

extension TripPlan {
  /// The ways of its days that lead to a place from not far off, or away from it, as far as where one was before or behind:
  /// of a joined way a line, since nobody recorded it. What was recorded is drawn as it was, wherever it comes by.
  package func ways(to place: PlacePlan) -> [RouteLeg] {
    let visits = Set(place.days)
    return days.filter { visits.contains($0.date) }.flatMap { day in
      day.route.legs.compactMap { leg in leg.kind == .joined ? leg.leading(to: place.coordinate) : nil }
    }
  }

  /// The straight line of the whole way by which a day's only stop was reached from where the last day with a place before it ended, where nobody
  /// knows whose way that is: on the map of the day it tells where one came from. Nil for a journey across half a continent.
  package func arrival(on day: DayPlan) -> RouteLeg? {
    guard day.route.legs.isEmpty, day.route.stops.count == 1, let here = day.route.stops.first?.coordinate,
      let before = days.last(where: { $0.date < day.date && !$0.route.stops.isEmpty }),
      let from = before.route.stops.last?.coordinate,
      RouteLeg.distancesOfArrivals.contains(from.distance(to: here))
    else { return nil }
    for leg in way.route.legs where leg.kind == .joined {
      for (start, end) in zip(leg.points, leg.points.dropFirst())
      where start.distance(to: from) <= RouteLeg.atPlace && end.distance(to: here) <= RouteLeg.atPlace {
        var line = leg
        (line.points, line.days) = ([start, end], [])
        return line
      }
    }
    return nil
  }
}

extension RouteLeg {
  /// Metres from where one came: what is nearer is around the place, and what is farther no neighbour that tells where it is.
  fileprivate static let distancesOfArrivals = 5_000.0...500_000.0
  /// Metres from a place within which a point of a way is there.
  fileprivate static let atPlace = 300.0
  /// Metres from a place within which another is around it: what is farther says where one came from.
  private static let aroundPlace = 5_000.0
  /// Metres of an outing, one way. A place is told by where one came from, and not by a journey of a day.
  private static let longestOuting = 40_000.0

  /// The same from the last point before a place that is not around it to the first such point behind; nil where it does not
  /// come there, or comes from far off alone.
  fileprivate func leading(to place: Coordinate) -> RouteLeg? {
    let metres = points.map { $0.distance(to: place) }
    guard let here = metres.firstIndex(where: { $0 <= Self.atPlace }) else { return nil }
    let before = metres[...here].lastIndex { $0 >= Self.aroundPlace }
    let behind = metres[here...].firstIndex { $0 >= Self.aroundPlace }
    func isNear(_ index: Int?) -> Bool { index.map { metres[$0] <= Self.longestOuting } ?? false }
    guard isNear(before) || isNear(behind) else { return nil }
    var leg = self
    let first = isNear(before) ? before ?? here : here
    let last = isNear(behind) ? behind ?? here : here
    (leg.points, leg.days) = (Array(points[first...last]), [])
    return leg
  }
}
