extension TrackDocument {
  /// Makes a track of points that somebody's telephone has sent, each with its time: a file of nothing but such
  /// points is a recording, and no list of sights.
  mutating func drawPings() {
    guard waypoints.count > 1, tracks.allSatisfy({ $0.segments.allSatisfy(\.isEmpty) }),
      routes.allSatisfy(\.points.isEmpty), waypoints.allSatisfy({ $0.point.time != nil }), areNamedAlike
    else { return }
    let points = waypoints.map(\.point).enumerated().sorted {
      ($0.element.time ?? 0, $0.offset) < ($1.element.time ?? 0, $1.offset)
    }
    tracks = [RecordedTrack(name: nil, segments: [points.map(\.element)])]
    waypoints = []
  }

  /// Whether the points have no names, or names that only count them: `Location 1`, `2026-05-03 14:05`.
  private var areNamedAlike: Bool {
    Set(waypoints.map { ($0.name ?? "").filter { !$0.isNumber && !" :.-/#_".contains($0) } }).count == 1
  }
}
