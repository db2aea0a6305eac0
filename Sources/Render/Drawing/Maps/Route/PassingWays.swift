import TripModel

extension MapContent {
  /// The same with those lines of the way that pass near its places. The sheet is larger for those of them that need no
  /// more than so many times the extent of the places: a loop that is cut by the edge of its sheet is no loop.
  package func passed(by ways: [RouteLine], within extents: Double = 1) -> MapContent {
    guard let circle = NearCircle(around: vectors) else { return self }
    let reach = (circle.metres + Self.nearPlaces) / MapView.metresInRadius
    var passed = self
    var shown = vectors
    for way in ways
    where way.points.contains(where: { circle.middle.angle(to: UnitVector($0)) <= reach }) {
      var line = way
      line.leadsBeyond = true
      if extents > 1 {
        let all = shown + way.points.map(UnitVector.init)
        let metres = NearCircle(around: all)?.metres ?? .infinity
        line.leadsBeyond = metres > circle.metres * extents
        if !line.leadsBeyond { shown = all }
      }
      passed.lines.append(line)
    }
    return passed
  }

  /// Metres from all places together at which a way may still be seen in a corner of their sheet.
  private static let nearPlaces = 20_000.0
}
