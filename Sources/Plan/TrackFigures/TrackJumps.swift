import Geodesy
package import TripModel

/// Finds the points of a recording at which nobody was: a receiver that loses its satellites leaps away and back.
package enum TrackJumps {
  /// Metres that a leap has at least: less is noise, which is dealt with elsewhere.
  private static let minimum = 50.0
  /// Metres per second beyond three times the speed so far: who sets off does not reach that within two points.
  private static let sudden = 15.0
  /// Points that a leap lasts for at most, seconds from the first of them to the last, and from before to behind: who
  /// was away for longer may have been driven there and back while nothing was recorded.
  private static let short = (points: 12, seconds: 120, inAll: 1800)
  /// The same of what was displaced: a leap of which no car can have made one of the steps.
  private static let displaced = (points: 600, inAll: 3600)
  /// Metres of such a step.
  private static let minStride = 300.0
  /// Metres per second at which the way goes on behind what was displaced, if the pace before it was less, and how many
  /// times that pace otherwise.
  private static let calm = (speed: 3.0, times: 3.0)
  /// Points and seconds over which a pace is measured.
  private static let reach = (points: 3, seconds: 60)
  /// Fruitless searches for the end of such a leap, behind which no more are made: so the time stays linear.
  private static let maxSearches = 50

  /// The points of one segment without those of leaps, in their order. Points without times stay: where nothing tells a
  /// speed, a corner far out may have been the aim of the day.
  package static func removed(from points: [TrackPoint]) -> [TrackPoint] {
    guard points.count > 2 else { return points }
    let steps = TrackSteps(points)
    var searches = 0
    var kept: [Int] = []
    kept.reserveCapacity(points.count)
    var speed = 0.0
    var next = startsWithLeap(steps) ? 1 : 0
    while next < points.count {
      guard let last = kept.last, points[last].instant != nil else {
        kept.append(next)
        next += 1
        continue
      }
      let reached = steps.speed(from: last, to: next)
      if let reached, isLeap(reached, steps.metres(from: last, to: next), after: speed) {
        if let back = returning(to: last, after: next, steps, speed: speed) {
          next = back
          continue
        }
        if searches < maxSearches {
          if let back = undisplaced(from: last, after: next, steps, pace: pace(upTo: kept, steps)) {
            next = back
            continue
          }
          searches += 1
        }
      }
      speed = reached ?? speed
      kept.append(next)
      next += 1
    }
    return kept.count == points.count ? points : kept.map { points[$0] }
  }

  /// The first point that is back where the way can have gone on from the last good one; nil where none of the next is.
  private static func returning(to last: Int, after away: Int, _ steps: TrackSteps, speed: Double) -> Int? {
    let far = steps.metres(from: last, to: away)
    var isImpossible = steps.isImpossible(from: last, to: away, after: speed)
    for index in (away + 1)..<max(away + 1, min(away + 1 + short.points, steps.count)) {
      isImpossible = isImpossible || steps.isImpossible(from: index - 1, to: index, after: speed)
      guard let lasted = steps.seconds(from: last, to: index), lasted <= short.inAll else { continue }
      let metres = steps.metres(from: last, to: index)
      guard let reached = steps.speed(from: last, to: index), metres < far / 2,
        !isLeap(reached, metres, after: speed)
      else { continue }
      let away = steps.seconds(from: away, to: index - 1) ?? 0
      return away <= short.seconds || isImpossible ? index : nil
    }
    return nil
  }

  /// The first point behind a displacement: at the pace of before one gets there, and it goes on at such a one. A
  /// receiver that has lost its satellites may come back in many steps, of which each is faster than the one before.
  private static func undisplaced(
    from last: Int, after away: Int, _ steps: TrackSteps, pace: Double
  ) -> Int? {
    let limit = max(calm.speed, calm.times * pace)
    var far = steps.metres(from: last, to: away)
    var isImpossible = far >= minStride && steps.isImpossible(from: last, to: away, after: pace)
    for index in (away + 1)..<max(away + 1, min(away + 1 + displaced.points, steps.count)) {
      guard let lasted = steps.seconds(from: last, to: index), lasted <= displaced.inAll else { return nil }
      let step = steps.metres(from: index - 1, to: index)
      if step >= minStride, steps.isImpossible(from: index - 1, to: index, after: pace) {
        isImpossible = true
      }
      let metres = steps.metres(from: last, to: index)
      far = max(far, metres)
      if isImpossible, metres < far / 2, metres <= limit * Double(max(1, lasted)),
        goesOn(from: index, slowerThan: limit, steps)
      {
        return index
      }
    }
    return nil
  }

  private static func goesOn(from start: Int, slowerThan limit: Double, _ steps: TrackSteps) -> Bool {
    var (metres, end) = (0.0, start)
    while end + 1 < steps.count {
      if end - start >= reach.points, (steps.seconds(from: start, to: end) ?? 0) >= reach.seconds / 2 {
        break
      }
      metres += steps.metres(from: end, to: end + 1)
      end += 1
    }
    guard end > start, let seconds = steps.seconds(from: start, to: end) else { return false }
    return metres <= limit * Double(max(1, seconds))
  }

  /// Metres per second over the last minute of what was kept.
  private static func pace(upTo kept: [Int], _ steps: TrackSteps) -> Double {
    guard let last = kept.last else { return 0 }
    var first = last
    for index in kept.reversed() {
      guard let seconds = steps.seconds(from: index, to: last) else { continue }
      if seconds > reach.seconds, first != last { break }
      first = index
    }
    return first == last ? 0 : steps.speed(from: first, to: last) ?? 0
  }

  /// The first fix after a receiver is switched on may be far off.
  private static func startsWithLeap(_ steps: TrackSteps) -> Bool {
    guard let seconds = steps.seconds(from: 0, to: 1), seconds <= 10,
      let away = steps.speed(from: 0, to: 1), let after = steps.speed(from: 1, to: 2)
    else { return false }
    return isLeap(away, steps.metres(from: 0, to: 1), after: after)
  }

  private static func isLeap(_ speed: Double, _ metres: Double, after before: Double) -> Bool {
    metres >= minimum && speed > sudden + 3 * before
  }
}
