import Foundation
import TripModel

/// A recorded way with no more points than its receiver was exact: what stands where the points beside it say it
/// would is left out.
///
/// Ramer (1972) and Douglas and Peucker (1973), by the distance from where one would be at that time (Meratnia and de
/// By 2004), so that place, height and speed of all that is left out can be told from what stays.
enum ThinnedPoints {
  /// From so many points of a trip on, which are ten megabytes: below it readers get every point.
  static let fewest = 100_000
  /// Metres by which a receiver in the open is off, and its height, which is twice as uncertain.
  private static let (reach, climb) = (3.0, 6.0)

  /// Some points, of which the first and the last always stay.
  static func thinned(_ points: ArraySlice<TrackPoint>) -> [TrackPoint] {
    guard let first = points.first, points.count > 2 else { return Array(points) }
    let flat = points.map { Spot($0, from: first) }
    var isKept = [Bool](repeating: false, count: flat.count)
    isKept[0] = true
    isKept[flat.count - 1] = true
    var open = [0..<flat.count - 1]
    while let part = open.popLast() {
      guard let farthest = farthest(in: part, of: flat) else { continue }
      isKept[farthest] = true
      open.append(part.lowerBound..<farthest)
      open.append(farthest..<part.upperBound)
    }
    return zip(points, isKept).filter(\.1).map(\.0)
  }

  /// The point between two that is farthest from where it should be; nil where none is out of reach.
  private static func farthest(in part: Range<Int>, of flat: [Spot]) -> Int? {
    let (start, end) = (flat[part.lowerBound], flat[part.upperBound])
    var found: Int?
    var maximum = 1.0
    for index in part.dropFirst() {
      let off = flat[index].off(from: start, end)
      if off > maximum { (found, maximum) = (index, off) }
    }
    return found
  }

  /// A point on a plane, in metres and seconds.
  private struct Spot {
    var east: Double
    var north: Double
    var height: Double?
    var seconds: Int?

    init(_ point: TrackPoint, from first: TrackPoint) {
      // A degree of latitude; the plane is as good as the sphere for the few kilometres that a portion is long.
      let metres = 111_195.0
      let turns = (point.coordinate.longitude - first.coordinate.longitude).remainder(dividingBy: 360)
      east = turns * metres * cos(point.coordinate.latitude * .pi / 180)
      north = (point.coordinate.latitude - first.coordinate.latitude) * metres
      (height, seconds) = (point.elevation, point.instant?.seconds)
    }

    /// How far it is from where one would be on the way between two others, in parts of what is within reach.
    func off(from start: Spot, _ end: Spot) -> Double {
      // What the neighbours cannot tell stays.
      guard (height == nil) == (start.height == nil), (height == nil) == (end.height == nil),
        (seconds == nil) == (start.seconds == nil), (seconds == nil) == (end.seconds == nil)
      else { return .infinity }
      let part = share(between: start, end)
      let across = hypot(
        east - start.east - part * (end.east - start.east),
        north - start.north - part * (end.north - start.north))
      var rise = 0.0
      if let height, let low = start.height, let high = end.height {
        rise = height - low - part * (high - low)
      }
      return max(across / ThinnedPoints.reach, abs(rise) / ThinnedPoints.climb)
    }

    /// Which part of the way lies behind it, by its time, or else by its place.
    private func share(between start: Spot, _ end: Spot) -> Double {
      if let seconds, let begin = start.seconds, let finish = end.seconds {
        return finish > begin ? min(1, max(0, Double(seconds - begin) / Double(finish - begin))) : 0
      }
      let (wide, long) = (end.east - start.east, end.north - start.north)
      let square = wide * wide + long * long
      guard square > 0 else { return 0 }
      return min(1, max(0, ((east - start.east) * wide + (north - start.north) * long) / square))
    }
  }
}
