import TripModel

extension MapContent {
  /// The same without the few places that lie so far from all others that these would be a heap in a corner of the sheet,
  /// and that sheet turned: then it stays with the many, lines lead over its edge, and `beyond` names what lies there.
  package var leavingFarEnds: MapContent {
    guard let near = nearCircle else { return self }
    func isFar(_ place: Coordinate) -> Bool {
      near.middle.angle(to: UnitVector(place)) * MapView.metresInRadius > Self.farthest * near.metres
    }
    // What was recorded is no mere end.
    guard lines.allSatisfy({ $0.isStraight || !$0.points.contains(where: isFar) }) else { return self }
    var content = self
    content.stops.removeAll { isFar($0.coordinate) }
    content.marks.removeAll { isFar($0.coordinate) }
    content.lines = lines.flatMap { $0.cut(where: isFar) }
    let gone =
      stops.filter { isFar($0.coordinate) }.map(\.name) + marks.filter { isFar($0.coordinate) }.map(\.name)
    var seen: Set<String> = []
    content.beyond = gone.filter { !$0.isEmpty && seen.insert($0).inserted }
    return content
  }

  /// Times half of the extent of the rest: what is nearer leaves that room enough.
  private static let farthest = 3.0
  /// Metres to all sides: of what is smaller than a region a map of its own stands beside that of the whole.
  private static let leastExtent = 100_000.0
  /// Of all places, and of all that happened at them: what is more is no end but a part of the trip.
  private static let mostFar = 6

  /// What holds all but some places that are far from it; nil where none are, where they are many, or where too few are
  /// left for a sheet of their own.
  private var nearCircle: NearCircle? {
    let pins = marks.filter { $0.kind != .photo }.map { (place: UnitVector($0.coordinate), weight: 0) }
    let places = stops.map { (place: UnitVector($0.coordinate), weight: $0.weight) } + pins
    guard places.count >= Self.mostFar, places.count <= Self.mostAsked else { return nil }
    // The place that is nearest to all others is among the many.
    let sums = places.map { one in places.reduce(0) { $0 + one.place.angle(to: $1.place) } }
    guard let least = sums.min(), let first = sums.firstIndex(of: least) else { return nil }
    let middle = places[first].place
    let ordered = places.sorted { middle.angle(to: $0.place) < middle.angle(to: $1.place) }
    let whole = places.reduce(0) { $0 + $1.weight }
    for count in 1...(places.count / Self.mostFar) {
      let (rest, far) = (ordered.dropLast(count), ordered.suffix(count))
      guard far.reduce(0, { $0 + $1.weight }) * Self.mostFar <= whole else { return nil }
      guard let circle = NearCircle(around: rest.map(\.place)), circle.metres >= Self.leastExtent else {
        continue
      }
      let nearest = far.map { circle.middle.angle(to: $0.place) * MapView.metresInRadius }.min() ?? 0
      if nearest > Self.farthest * circle.metres { return circle }
    }
    return nil
  }

  /// Each place is compared with each: what has more is a collection that is told by areas.
  private static let mostAsked = 400
}

extension RouteLine {
  /// The same in pieces that end at places that are far away, without those that lie there.
  fileprivate func cut(where isFar: (Coordinate) -> Bool) -> [RouteLine] {
    guard let first = points.first, points.contains(where: isFar) else { return [self] }
    var pieces: [[Coordinate]] = [[first]]
    for point in points.dropFirst() {
      pieces[pieces.count - 1].append(point)
      if isFar(point) { pieces.append([point]) }
    }
    return pieces.filter { $0.count > 1 && !$0.allSatisfy(isFar) }.map { piece in
      var line = self
      line.points = piece
      line.leadsBeyond = piece.contains(where: isFar)
      return line
    }
  }
}
