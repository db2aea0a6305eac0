package import TripModel

/// A part of a way that its recording leaves out: a receiver in a pocket that lost its satellites for half an hour, or
/// one that was off, or slept in a car. Nobody knows which way one took, so the line there is no record.
package struct TrackGap: Hashable, Sendable {
  /// When the last point before it was recorded.
  package let from: Instant
  /// Metres from there to where the recording goes on, and the seconds that lie between.
  package let metres: Double
  package let seconds: Int

  /// Metres and seconds that a gap has at least: over less, a receiver that had lost its satellites for a while is nearly
  /// right with a straight line.
  private static let shortest = (metres: 400.0, seconds: 600)
  /// How many times as far and as long as is usual from point to point, and as nineteen of twenty steps are: a program
  /// that leaves out points on straight stretches leaves out many.
  private static let times = (usual: 20, long: 5)
  /// Steps by which a rhythm is known.
  private static let leastSteps = 20
  /// Metres per second: what is faster is driven, and no walk goes on behind it.
  private static let driven = 5.0
  /// 40 is 144 km/h: what is faster is a train in a tunnel, which is nearly straight, or a flight.
  private static let fastestDrive = 40.0
  /// Metres per second: 8 km/h, faster than nearly all who walk.
  private static let onFoot = 2.2

  /// Whether the step to a point is far longer than the recording's own rhythm, in distance and in time, and no faster than
  /// a car: over an hour of a drive of which nothing was recorded the road was not straight, and nobody knows it.
  static func isGap(_ steps: TrackSteps, before index: Int) -> Bool {
    let metres = steps.metres(from: index - 1, to: index)
    guard metres >= shortest.metres, steps.timed >= leastSteps,
      let seconds = steps.seconds(from: index - 1, to: index), seconds >= shortest.seconds
    else { return false }
    return metres < fastestDrive * Double(seconds)
      && metres >= max(Double(times.usual) * steps.usual.metres, Double(times.long) * steps.long.metres)
      && seconds >= max(times.usual * steps.usual.seconds, times.long * steps.long.seconds)
  }

  /// What lies between two parts of one recording (`TrackBreaks`); nil where one was driven there, or no times tell it.
  package init?(from part: [TrackPoint], to next: [TrackPoint]) {
    guard let last = part.last, let first = next.first, let left = last.instant, let arrived = first.instant
    else { return nil }
    (from, seconds) = (left, arrived.seconds - left.seconds)
    metres = last.coordinate.distance(to: first.coordinate)
    guard seconds > 0, metres < Self.driven * Double(seconds) else { return nil }
  }

  /// Whether one can have walked it.
  package var isAtWalkingPace: Bool { metres <= Self.onFoot * Double(seconds) }
}
