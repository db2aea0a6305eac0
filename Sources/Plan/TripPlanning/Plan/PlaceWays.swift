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
}

extension RouteLeg {
  /// Metres from a place within which a point of a way is there.
  private static let atPlace = 300.0
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
