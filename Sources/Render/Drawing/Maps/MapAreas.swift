import TripModel

/// A map in two where all of it lies in two small areas with much land between them, on which nothing happened.
extension MapContent {
  /// The two areas, first the one with more stops; nil where a way leads from one to the other, where they are not so
  /// far apart by far as each is wide, and where one of them is a single place.
  package var areas: (main: MapContent, other: MapContent)? {
    let vectors = vectors
    func farthest(from place: UnitVector) -> UnitVector? {
      vectors.max { place.angle(to: $0) < place.angle(to: $1) }
    }
    guard let middle = UnitVector.middle(of: vectors), let one = farthest(from: middle),
      let other = farthest(from: one)
    else { return nil }
    func isOfOne(_ place: Coordinate) -> Bool {
      let vector = UnitVector(place)
      return vector.angle(to: one) <= vector.angle(to: other)
    }
    let isParted = lines.allSatisfy { line in
      let isFirst = line.points.first.map(isOfOne)
      return line.points.allSatisfy { isOfOne($0) == isFirst }
    }
    guard isParted else { return nil }
    let (first, second) = (part(isOfOne), part { !isOfOne($0) })
    guard first.reach != .spot, second.reach != .spot, let near = NearCircle(around: first.vectors),
      let far = NearCircle(around: second.vectors)
    else { return nil }
    let gap = near.middle.angle(to: far.middle) * MapView.metresInRadius - near.metres - far.metres
    guard gap >= Self.leastGap, max(near.metres, far.metres) <= gap * Self.mostOfGap else { return nil }
    return first.stops.count >= second.stops.count ? (first, second) : (second, first)
  }

  /// Metres of land between two areas.
  private static let leastGap = 50_000.0
  /// Of that, half the width of an area at most.
  private static let mostOfGap = 0.5

  private func part(_ isIn: (Coordinate) -> Bool) -> MapContent {
    var part = self
    part.lines = lines.filter { $0.points.first.map(isIn) ?? false }
    part.stops = stops.filter { isIn($0.coordinate) }
    part.marks = marks.filter { isIn($0.coordinate) }
    part.hasRings = false
    return part
  }
}
