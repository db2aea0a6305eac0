import TripModel

extension MapContent {
  /// The same with those lines of the way that pass near its places; for none of them the sheet is larger.
  package func passed(by ways: [RouteLine]) -> MapContent {
    guard let circle = NearCircle(around: vectors) else { return self }
    let reach = (circle.metres + Self.nearPlaces) / MapView.metresInRadius
    var passed = self
    for way in ways
    where way.points.contains(where: { circle.middle.angle(to: UnitVector($0)) <= reach }) {
      var line = way
      line.leadsBeyond = true
      passed.lines.append(line)
    }
    return passed
  }

  /// Metres from all places together at which a way may still be seen in a corner of their sheet.
  private static let nearPlaces = 20_000.0
}
