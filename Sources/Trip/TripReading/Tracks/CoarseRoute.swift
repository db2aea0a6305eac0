import Foundation
import TripModel

/// Tells routes that say in few points what a track of the same file says in many: programs write the stages of a way
/// beside the way itself, and joined by straight lines they would lead over mountains.
enum CoarseRoute {
  /// Metres from the track's line within which each of the route's points lies.
  private static let reach = 100.0
  /// Points of the tracks for each of the route.
  private static let times = 4
  /// Pairs of points that are compared at most, so that no file takes long.
  private static let maxCompared = 20_000_000

  /// Points that a drawn way has at least, and metres from each to the next in the mean: no receiver records so few.
  private static let (fewest, apart) = (5, 2_000.0)

  /// Whether a way without times has its points so far apart that somebody drew it on a map.
  static func isDrawn(_ way: [TrackPoint]) -> Bool {
    guard way.count >= fewest, way.allSatisfy({ $0.instant == nil && !$0.isEstimate }) else { return false }
    let metres = zip(way, way.dropFirst()).reduce(0.0) { sum, step in
      sum + step.0.coordinate.distance(to: step.1.coordinate)
    }
    return metres > apart * Double(way.count - 1)
  }

  /// Whether the tracks of its file lead through all of a route's points, and are finer.
  static func isOne(_ route: [TrackPoint], of tracks: [[TrackPoint]]) -> Bool {
    let count = tracks.reduce(0) { $0 + $1.count }
    guard !route.isEmpty, count >= times * route.count, count <= maxCompared / route.count else {
      return false
    }
    return route.allSatisfy { point in tracks.contains { isOn($0, point.coordinate) } }
  }

  private static func isOn(_ track: [TrackPoint], _ place: Coordinate) -> Bool {
    // On a plane around the place, whose metres of longitude are those there.
    let eastward = metresOfDegree * cos(place.latitude * .pi / 180)
    var last: (x: Double, y: Double)?
    for point in track {
      let east = (point.coordinate.longitude - place.longitude).remainder(dividingBy: 360) * eastward
      let here = (x: east, y: (point.coordinate.latitude - place.latitude) * metresOfDegree)
      if distance(from: last ?? here, to: here) <= reach { return true }
      last = here
    }
    return false
  }

  private static let metresOfDegree = 111_195.0

  /// Metres from the middle of the plane to the straight line between two points.
  private static func distance(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let share = square > 0 ? min(1, max(0, -(start.x * x + start.y * y) / square)) : 0
    return (pow(start.x + share * x, 2) + pow(start.y + share * y, 2)).squareRoot()
  }
}
