package import TripModel

/// Finds where a recording goes on elsewhere, and nothing tells how one got there: a recorder that was switched off
/// in a bus, or wrote nothing for half an hour of a walk (`TrackGap`). That way was travelled and not recorded.
package enum TrackBreaks {
  /// Metres that such a way has at least, and its metres per second: slower, one may have walked on.
  private static let shortest = (metres: 300.0, speed: 5.0)
  /// Seconds that it lasts at least, and how many times as long as is usual from point to point: a recorder that
  /// writes every five minutes tells all it knows of a bus.
  private static let pause = (seconds: 60, times: 5)
  /// Metres and metres per second of a flight: between two airports nothing else goes.
  private static let flight = (metres: 150_000.0, speed: 70.0)
  /// Metres per second: 8 km/h, faster than nearly all who walk.
  private static let onFoot = 2.2
  /// Seconds before and behind within which it has to be on foot, and the steps and seconds that are needed to say so.
  private static let reach = (seconds: 180, steps: 2, atLeast: 20)

  /// One segment, cut where a single step between points on foot is that of a car, or of nobody at all, and where one
  /// that is no faster than a car is far longer than the recording's others. Of a train in a tunnel both sides are as fast,
  /// and points without times tell no speed.
  package static func parts(of points: [TrackPoint]) -> [[TrackPoint]] {
    guard points.count > 2 else { return [points] }
    let steps = TrackSteps(points)
    var parts: [[TrackPoint]] = []
    var start = 0
    for index in 1..<points.count
    where TrackGap.isGap(steps, before: index) || isBreak(steps, before: index, start: start) {
      parts.append(Array(points[start..<index]))
      start = index
    }
    return start == 0 ? [points] : parts + [Array(points[start...])]
  }

  private static func isBreak(_ steps: TrackSteps, before index: Int, start: Int) -> Bool {
    let metres = steps.metres(from: index - 1, to: index)
    guard metres >= shortest.metres, let speed = steps.speed(from: index - 1, to: index),
      speed >= shortest.speed, let lasted = steps.seconds(from: index - 1, to: index),
      !(metres >= flight.metres && speed >= flight.speed),
      isOnFoot(steps, from: index - 1, by: -1, upTo: start),
      isOnFoot(steps, from: index, by: 1, upTo: steps.count - 1)
    else { return false }
    return lasted >= max(pause.seconds, pause.times * steps.usual.seconds)
      || steps.isImpossible(from: index - 1, to: index, after: onFoot)
  }

  /// Whether one walked, or stood, for some minutes before or behind a point.
  private static func isOnFoot(_ steps: TrackSteps, from start: Int, by side: Int, upTo last: Int) -> Bool {
    var (end, fastest) = (start, 0.0)
    while end != last, let seconds = steps.seconds(from: start, to: end + side).map(abs),
      seconds <= reach.seconds || abs(end - start) < reach.steps
    {
      end += side
      if seconds >= reach.atLeast {
        fastest = max(fastest, steps.metres(from: start, to: end) / Double(seconds))
      }
    }
    guard abs(end - start) >= reach.steps, let seconds = steps.seconds(from: start, to: end).map(abs),
      seconds >= reach.atLeast
    else { return false }
    return fastest <= onFoot
  }
}
