import TrackFigures
import TripModel

/// Counts what a way rose or fell where its recording leaves something out: on which way nobody knows, but it was at one
/// height before and is at another behind.
///
/// So what a day led up, less what it led down, is its end less its start, as far as it was not driven between.
enum UnrecordedRises {
  /// Metres from the end of a segment to the start of the next, within which it goes on where no times tell a speed.
  private static let nearby = 500.0

  /// Whether a segment goes on from the end of the one before it: its recorder was paused, and one walked on.
  static func goesOn(from before: [TrackPoint], to next: [TrackPoint], _ gap: TrackGap?) -> Bool {
    if let gap { return gap.isAtWalkingPace }
    guard let last = before.last, let first = next.first, last.isPlanned == first.isPlanned else {
      return false
    }
    if let left = last.instant, let arrived = first.instant, arrived < left { return false }
    return last.coordinate.distance(to: first.coordinate) <= nearby
  }

  /// Adds each to the stretch behind it. Over water and in the air nothing is climbed.
  static func add(to pieces: inout [TimedTrack.Piece]) {
    var height: Double?
    for index in pieces.indices {
      if !pieces[index].goesOn { height = nil }
      for place in pieces[index].stretches.indices {
        let stretch = pieces[index].stretches[place]
        if !stretch.mode.isOnGround { height = nil }
        guard let ends = stretch.heights?.ends else { continue }
        if let height { pieces[index].stretches[place].add(rise: ends.start - height) }
        height = ends.end
      }
    }
  }
}
