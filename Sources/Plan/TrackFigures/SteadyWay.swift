import Geodesy
import TripModel

/// A recorded stretch as positions in space, of which noise has been averaged away.
///
/// Each position is the middle of those recorded up to five seconds before and after it, as many on either side, as
/// far as they are within ten metres: at walking pace that is a dozen positions of a receiver that writes one each
/// second, in a car none but its own, so no corner is cut off.
struct SteadyWay {
  let points: [TrackPoint]
  let places: [SpacePoint]
  /// Seconds of each point, never falling; nil for a stretch without times.
  let seconds: [Int]?

  private static let reachSeconds = 5
  private static let reachMetres = 10.0
  /// Points on either side, so that a million in one second cost no more than others.
  private static let maxPoints = 16

  /// Points without a time in a stretch that has times tell nothing of it and are passed over.
  init(_ recorded: [TrackPoint]) {
    let timed = recorded.filter { $0.instant != nil }
    points = timed.count * 2 > recorded.count ? timed : recorded
    let raw = points.map {
      SpacePoint(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
    }
    guard timed.count * 2 > recorded.count else {
      places = raw
      seconds = nil
      return
    }
    var latest = Int.min
    let clock = points.map { point in
      latest = max(latest, point.instant?.seconds ?? latest)
      return latest
    }
    places = raw.indices.map { Self.middle(around: $0, raw, clock) }
    seconds = clock
  }

  private static func middle(around index: Int, _ raw: [SpacePoint], _ clock: [Int]) -> SpacePoint {
    var sum = raw[index]
    var count = 1.0
    for step in 1...maxPoints {
      let (before, after) = (index - step, index + step)
      guard before >= 0, after < raw.count, clock[index] - clock[before] <= reachSeconds,
        clock[after] - clock[index] <= reachSeconds,
        raw[index].distance(to: raw[before]) <= reachMetres,
        raw[index].distance(to: raw[after]) <= reachMetres
      else { break }
      sum.x += raw[before].x + raw[after].x
      sum.y += raw[before].y + raw[after].y
      sum.z += raw[before].z + raw[after].z
      count += 2
    }
    return SpacePoint(x: sum.x / count, y: sum.y / count, z: sum.z / count)
  }

  /// Metres along the surface from one point to another.
  func metres(from one: Int, to other: Int) -> Double {
    if let metres = places[one].metres(to: places[other]) { return metres }
    let (from, to) = (points[one].coordinate, points[other].coordinate)
    return Geodesic.between(
      latitude: from.latitude, longitude: from.longitude, and: to.latitude, to.longitude
    ).metres
  }
}
