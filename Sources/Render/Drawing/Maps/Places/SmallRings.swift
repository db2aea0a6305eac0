import TripModel

extension MapContent {
  /// The same with smaller rings at the ends of ways that are so short on the sheet that a ring would hide most of them: not
  /// where a ring has a number, nor where a script enlarges the sheet.
  func withRingsFitting(_ view: MapView) -> MapContent {
    guard !isLive, !lines.isEmpty else { return self }
    let bare = stops.indices.filter { stops[$0].number.isEmpty && !stops[$0].isCloseUp }
    guard !bare.isEmpty else { return self }
    let ways = lines.map { $0.points.compactMap { view.place(UnitVector($0)) } }
    var fitted = self
    for index in bare {
      guard let point = view.place(UnitVector(stops[index].coordinate)) else { continue }
      let here = ways.filter { way in way.contains { $0.distance(to: point) < Marker.stopRadius } }
      guard let extent = Box(around: here.joined()) else { continue }
      fitted.stops[index].isSmall = max(extent.width, extent.height) < Marker.longWay
    }
    return fitted
  }
}

extension Marker {
  /// Units across of a way of which a ring at its end hides little: as much as four rings.
  fileprivate static let longWay = 8 * stopRadius
}
