package import TripModel

/// A part of a way that its recording leaves out: a receiver in a pocket that lost its satellites for half an hour, or
/// one that was off. Nobody knows which way one took, so the line there is no record.
package struct TrackGap: Hashable, Sendable {
  /// When the last point before it was recorded.
  package let from: Instant
  /// Metres from there to where the recording goes on, and the seconds that lie between.
  package let metres: Double
  package let seconds: Int
  /// Metres by which it goes on higher, or lower where negative; nil where the heights on either side tell nothing.
  package let rise: Double?

  /// Metres and seconds that a gap has at least: over less, a receiver that had lost its satellites for a while is nearly
  /// right with a straight line.
  private static let shortest = (metres: 400.0, seconds: 600)
  /// How many times as far and as long as is usual from point to point, and as nineteen of twenty steps are: a program
  /// that leaves out points on straight stretches leaves out many.
  private static let times = (usual: 20, long: 5)
  /// Steps by which a rhythm is known.
  private static let leastSteps = 20
  /// Metres per second: what is faster is driven, and of that `TrackBreaks` says what is a break.
  private static let driven = 5.0
  /// Metres per second: 8 km/h, faster than nearly all who walk.
  private static let onFoot = 2.2
  /// Points on either side whose heights have to go with each other, and metres by which they may leap, besides twice
  /// what was gone: steeper is a fault.
  private static let trusted = (points: 4, leap: 30.0, steepest: 2.0)

  /// Whether the step to a point is far longer than the recording's own rhythm, in distance and in time, and slow.
  static func isGap(_ steps: TrackSteps, before index: Int) -> Bool {
    let metres = steps.metres(from: index - 1, to: index)
    guard metres >= shortest.metres, steps.timed >= leastSteps,
      let seconds = steps.seconds(from: index - 1, to: index), seconds >= shortest.seconds
    else { return false }
    return metres < driven * Double(seconds)
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
    let count = Self.trusted.points
    rise = Self.rise(from: Array(part.suffix(count)), to: Array(next.prefix(count)))
  }

  /// Whether one can have walked it.
  package var isAtWalkingPace: Bool { metres <= Self.onFoot * Double(seconds) }

  private static func rise(from before: [TrackPoint], to behind: [TrackPoint]) -> Double? {
    guard isTrusted(before), isTrusted(behind), let last = before.last, let first = behind.first,
      let low = last.elevation, let high = first.elevation,
      goesWith(last, first)
    else { return nil }
    return high - low
  }

  /// Whether all have heights that go with each other. Zero is what many programs write for not knowing.
  private static func isTrusted(_ points: [TrackPoint]) -> Bool {
    points.count == trusted.points
      && points.allSatisfy { $0.elevation.map { $0.isFinite && $0 != 0 } ?? false }
      && zip(points, points.dropFirst()).allSatisfy { goesWith($0, $1) }
  }

  private static func goesWith(_ one: TrackPoint, _ other: TrackPoint) -> Bool {
    guard let height = one.elevation, let next = other.elevation else { return false }
    let metres = one.coordinate.distance(to: other.coordinate)
    return abs(next - height) <= trusted.leap + trusted.steepest * metres
  }
}
