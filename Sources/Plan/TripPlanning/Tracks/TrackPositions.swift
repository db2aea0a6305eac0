import TripModel

/// Where the recorded tracks were at a time.
struct TrackPositions {
  private let points: [(seconds: Int, coordinate: Coordinate, file: String)]

  /// Seconds from a recorded point within which one is still there.
  private static let reach = 10 * 60

  init(_ tracks: [TimedTrack]) {
    var points: [(seconds: Int, coordinate: Coordinate, file: String)] = []
    for track in tracks {
      for point in track.pieces.lazy.flatMap(\.points) {
        guard let instant = point.instant else { continue }
        points.append((instant.seconds, point.coordinate, track.plan.file))
      }
    }
    self.points = points.enumerated()
      .sorted { ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset) }.map(\.element)
  }

  func position(at instant: Instant) -> Reasoned<Coordinate>? {
    let next = points.firstIndex(sortedBy: \.seconds, notBelow: instant.seconds)
    let around = points[max(0, next - 1)..<min(points.count, next + 1)]
    let nearest = around.min { abs($0.seconds - instant.seconds) < abs($1.seconds - instant.seconds) }
    guard let nearest, abs(nearest.seconds - instant.seconds) <= Self.reach else { return nil }
    return Reasoned(nearest.coordinate, because: .track(file: nearest.file))
  }
}
