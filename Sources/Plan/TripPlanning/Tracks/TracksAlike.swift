import TripModel

/// What was done on tracks that do not say it, by those of the same recorder that do: who calls every second ride one, and the
/// others by their towns, cycled to these as well.
enum TracksAlike {
  /// Of the pace of a track that says what was done, how much that of another may be off.
  private static let reach = 0.2
  /// Metres per second; slower, and nobody is under way.
  private static let standing = 0.4

  static func told(_ tracks: [Track]) -> [Track] {
    let recorders = Set(tracks.lazy.filter { $0.activity != nil }.compactMap(\.recorder))
      .intersection(tracks.lazy.filter { $0.activity == nil }.compactMap(\.recorder))
    guard !recorders.isEmpty else { return tracks }
    let paces = tracks.map { track in
      track.recorder.map(recorders.contains) ?? false ? pace(of: track) : nil
    }
    return zip(tracks, paces).map { track, pace in
      guard track.activity == nil, let pace else { return track }
      let like = zip(tracks, paces).filter { other, known in
        other.activity != nil && other.recorder == track.recorder
          && known.map { abs($0 - pace) <= reach * $0 } ?? false
      }
      let activities = Set(like.compactMap(\.0.activity))
      guard activities.count == 1 else { return track }
      var track = track
      track.activity = activities.first
      return track
    }
  }

  /// Metres per second as slow as which, or slower, half of the way was; nil of what has no times. The mean of a walk and a
  /// drive would be a ride.
  private static func pace(of track: Track) -> Double? {
    var steps: [(speed: Double, metres: Double)] = []
    for segment in track.segments {
      for (from, to) in zip(segment, segment.dropFirst()) where !to.isEstimate {
        guard let left = from.instant, let arrived = to.instant, arrived > left else { continue }
        let metres = from.coordinate.distance(to: to.coordinate)
        let speed = metres / Double(arrived.seconds - left.seconds)
        if speed >= standing { steps.append((speed, metres)) }
      }
    }
    steps.sort { $0.speed < $1.speed }
    let half = steps.reduce(0) { $0 + $1.metres } / 2
    var gone = 0.0
    return steps.first { step in
      gone += step.metres
      return gone >= half
    }?.speed
  }
}
