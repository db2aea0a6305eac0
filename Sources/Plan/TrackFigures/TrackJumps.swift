import Geodesy
package import TripModel

/// Finds the points of a recording at which nobody was: a receiver that loses its satellites leaps away and back.
package enum TrackJumps {
  /// Metres that a leap has at least: less is noise, which is dealt with elsewhere.
  private static let minimum = 50.0
  /// Metres per second beyond three times the speed so far: who sets off does not reach that within two points.
  private static let sudden = 15.0
  /// Points that a leap lasts for at most; what stays away for longer has moved.
  private static let longest = 12
  /// The same where nobody can have gone so: away and back by a step out of all proportion.
  private static let longestDisplacement = 600
  /// Metres of such a step, its metres per second, and how many times as fast it is as is usual on its track; faster
  /// than sound, it always is one.
  private static let minStride = 1000.0
  private static let strideSpeed = (minimum: 50.0, times: 15.0, sound: 340.0)
  /// Fruitless searches for the end of such a leap, behind which no more are made: so the time stays linear.
  private static let maxSearches = 50

  /// The points of one segment without those of leaps, in their order. Points without times stay: where nothing tells a
  /// speed, a corner far out may have been the aim of the day.
  package static func removed(from points: [TrackPoint]) -> [TrackPoint] {
    guard points.count > 2 else { return points }
    let places = points.map {
      SpacePoint(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
    }
    let strides = Strides(points, places)
    var searches = 0
    var kept: [Int] = []
    kept.reserveCapacity(points.count)
    var speed = 0.0
    var next = startsWithLeap(points, places) ? 1 : 0
    while next < points.count {
      guard let last = kept.last, points[last].instant != nil else {
        kept.append(next)
        next += 1
        continue
      }
      if strides.isImpossible(from: last, to: next), searches < maxSearches {
        if let back = strides.returning(to: last, after: next) {
          next = back
          continue
        }
        searches += 1
      }
      if let reached = self.speed(from: last, to: next, points, places),
        isLeap(reached, places[last].distance(to: places[next]), after: speed),
        let back = returning(to: last, after: next, points, places, speed: speed)
      {
        next = back
        continue
      }
      speed = self.speed(from: last, to: next, points, places) ?? speed
      kept.append(next)
      next += 1
    }
    return kept.count == points.count ? points : kept.map { points[$0] }
  }

  /// The steps of a track, and which of them nobody can have made.
  private struct Strides {
    let points: [TrackPoint]
    let places: [SpacePoint]
    /// Metres per second of the median of at most a thousand steps, from all over the track.
    let usual: Double

    init(_ points: [TrackPoint], _ places: [SpacePoint]) {
      (self.points, self.places) = (points, places)
      let speeds = stride(from: 1, to: points.count, by: max(1, points.count / 1000))
        .compactMap { TrackJumps.speed(from: $0 - 1, to: $0, points, places) }.sorted()
      usual = speeds.isEmpty ? 0 : speeds[speeds.count / 2]
    }

    func isImpossible(from one: Int, to other: Int) -> Bool {
      guard places[one].distance(to: places[other]) >= minStride,
        let speed = TrackJumps.speed(from: one, to: other, points, places)
      else { return false }
      return speed > strideSpeed.sound || speed > max(strideSpeed.minimum, strideSpeed.times * usual)
    }

    /// The point behind the next such step, where that leads back; an aeroplane goes on with another.
    func returning(to last: Int, after away: Int) -> Int? {
      let far = places[last].distance(to: places[away])
      let candidates = (away + 1)..<min(away + 1 + longestDisplacement, points.count)
      guard let back = candidates.first(where: { isImpossible(from: $0 - 1, to: $0) }),
        places[last].distance(to: places[back]) < far / 2, !isImpossible(from: last, to: back)
      else { return nil }
      return back
    }
  }

  /// The first point that is back where the way can have gone on from the last good one; nil where none of the next is.
  private static func returning(
    to last: Int, after away: Int, _ points: [TrackPoint], _ places: [SpacePoint], speed: Double
  ) -> Int? {
    let far = places[last].distance(to: places[away])
    let candidates = (away + 1)..<min(away + 1 + longest, points.count)
    return candidates.first { index in
      let metres = places[last].distance(to: places[index])
      guard let reached = self.speed(from: last, to: index, points, places) else { return false }
      return metres < far / 2 && !isLeap(reached, metres, after: speed)
    }
  }

  /// The first fix after a receiver is switched on may be far off.
  private static func startsWithLeap(_ points: [TrackPoint], _ places: [SpacePoint]) -> Bool {
    guard let first = points[0].instant, let second = points[1].instant, second.seconds - first.seconds <= 10,
      let away = speed(from: 0, to: 1, points, places), let after = speed(from: 1, to: 2, points, places)
    else { return false }
    return isLeap(away, places[0].distance(to: places[1]), after: after)
  }

  private static func isLeap(_ speed: Double, _ metres: Double, after before: Double) -> Bool {
    metres >= minimum && speed > sudden + 3 * before
  }

  /// Metres per second, of points within one second as if it were one; nil where either has no time.
  private static func speed(
    from one: Int, to other: Int, _ points: [TrackPoint], _ places: [SpacePoint]
  ) -> Double? {
    guard let left = points[one].instant, let arrived = points[other].instant else { return nil }
    return places[one].distance(to: places[other]) / Double(max(1, arrived.seconds - left.seconds))
  }
}
