/// Keeps markers from standing in another country than their places, on a sheet on which they cannot part.
struct StrayMarkers {
  let view: MapView
  let box: Box

  /// Units from its place beyond which a marker may be taken for one of another place.
  private static let astray = 24.0
  /// Metres likewise: within a region nobody is misled, and the line to its place is seen.
  private static let misleading = 100_000.0

  /// Whether a marker had to give way so far that it stands in another country.
  func isAstray(_ marker: Marker) -> Bool {
    marker.isAstray(units: Self.astray, metres: Self.misleading, in: view)
  }

  /// Markers of which none stands astray: each that would is one with the nearest, in the middle of their places.
  func joined(_ alone: [Marker], count: (Int) -> String) -> [Marker] {
    var groups = alone.indices.map { [$0] }
    while true {
      let whole = groups.map { members in
        let sum = members.reduce(Point(x: 0, y: 0)) { $0 + alone[$1].anchor }
        let middle = sum * (1 / Double(members.count))
        return Marker.standing(
          for: MarkerClusters.Cluster(members: members, point: middle, from: 1, until: nil), of: alone,
          isLive: false, count: count)
      }
      var placed = whole
      placed.separate(within: box)
      let given = placed.indices.filter { isAstray(placed[$0]) }
      guard !given.isEmpty, groups.count > 1 else { return placed }
      // By the group that each goes into; of two that go into each other one is kept.
      var target = Array(groups.indices)
      for index in given {
        let others = groups.indices.filter { $0 != index }
        let nearest = others.min {
          whole[$0].anchor.distance(to: whole[index].anchor)
            < whole[$1].anchor.distance(to: whole[index].anchor)
        }
        guard let nearest else { continue }
        let (old, new) = (target[index], target[nearest])
        target = target.map { $0 == old ? new : $0 }
      }
      groups = groups.indices.compactMap { group in
        let members = groups.indices.filter { target[$0] == group }.flatMap { groups[$0] }
        return members.isEmpty ? nil : members.sorted()
      }
    }
  }
}

extension Marker {
  /// Units by which it stands off its place.
  var aside: Double { point.distance(to: anchor) }

  /// Whether it had to give way by more than so many units, and so many metres on the sheet enlarged so much: then one
  /// would look elsewhere for its place.
  func isAstray(units: Double, metres: Double, in view: MapView, enlarged level: Double = 1) -> Bool {
    guard aside > units else { return false }
    let shown = level == 1 ? point : anchor + (point - anchor) * (1 / level)
    return view.metres(from: anchor, to: shown).map { $0 > metres } ?? true
  }
}
