import Foundation

/// A circle on the Earth out of which nothing is published.
package struct PrivateCircle: Hashable, Sendable {
  package var middle: Coordinate
  package var metres: Double

  package init(middle: Coordinate, metres: Double) {
    self.middle = middle
    self.metres = metres
  }

  package func contains(_ place: Coordinate) -> Bool {
    // Most places are far away, and a difference of latitudes is quickly told.
    abs(place.latitude - middle.latitude) * Self.metresInDegree <= metres
      && place.distance(to: middle) <= metres
  }

  /// Less than a degree of latitude is anywhere on the sphere.
  private static let metresInDegree = 111_190.0

  /// Where the shortest way between two places outside enters the circle and leaves it; nil where it stays outside.
  ///
  /// On a sphere: the way's plane is nearest to the middle where it is at right angles to the line from there
  /// (spherical trigonometry: cos c = cos a cos b).
  package func crossing(from start: Coordinate, to end: Coordinate) -> (
    enters: Coordinate, leaves: Coordinate
  )? {
    let band = metres / Self.metresInDegree
    let isNorth = min(start.latitude, end.latitude) > middle.latitude + band
    let isSouth = max(start.latitude, end.latitude) < middle.latitude - band
    let length = start.distance(to: end)
    // Great circles bow towards the poles: only of short ways the latitudes of the ends tell.
    if isNorth || isSouth, length < Self.longestFlatWay { return nil }
    guard length > 0, start.distance(to: middle) <= length + metres else { return nil }
    let (from, to, centre) = (Direction(start), Direction(end), Direction(middle))
    guard let pole = from.cross(to).normalized else { return nil }
    let offset = asin(pole.dot(centre))
    let radius = metres / Coordinate.meanEarthRadius
    guard abs(offset) < radius, let nearest = centre.minus(pole, times: pole.dot(centre)).normalized else {
      return nil
    }
    // From the start, along the way: radians to the spot that is nearest to the middle.
    let ahead = pole.cross(from)
    let along = atan2(nearest.dot(ahead), nearest.dot(from))
    let half = acos(min(1, cos(radius) / cos(offset)))
    let whole = length / Coordinate.meanEarthRadius
    guard along + half > 0, along - half < whole else { return nil }
    func spot(_ angle: Double) -> Coordinate? {
      from.times(cos(angle)).plus(ahead, times: sin(angle)).coordinate
    }
    guard let enters = spot(max(0, along - half)), let leaves = spot(min(whole, along + half)) else {
      return nil
    }
    return (enters, leaves)
  }

  /// Metres on which a way's bow is much smaller than a circle.
  private static let longestFlatWay = 50_000.0
}

extension Coordinate {
  /// So many metres away along the surface, in a direction in degrees from north: the direct formula on a sphere of
  /// the Earth's mean radius.
  package func moved(by metres: Double, towards degrees: Double) -> Coordinate {
    let (angle, bearing) = (metres / Self.meanEarthRadius, degrees * .pi / 180)
    let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
    let sine = sin(north) * cos(angle) + cos(north) * sin(angle) * cos(bearing)
    let turn = atan2(sin(bearing) * sin(angle) * cos(north), cos(angle) - sin(north) * sine)
    let moved = (east + turn) * 180 / .pi
    return Coordinate(
      latitude: asin(max(-1, min(1, sine))) * 180 / .pi,
      longitude: moved > 180 ? moved - 360 : moved < -180 ? moved + 360 : moved) ?? self
  }
}

/// A direction from the middle of the Earth.
private struct Direction {
  var x: Double
  var y: Double
  var z: Double

  init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  init(_ place: Coordinate) {
    let (north, east) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    self.init(x: cos(north) * cos(east), y: cos(north) * sin(east), z: sin(north))
  }

  func dot(_ other: Direction) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Direction) -> Direction {
    Direction(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  func times(_ factor: Double) -> Direction { Direction(x: x * factor, y: y * factor, z: z * factor) }

  func plus(_ other: Direction, times factor: Double) -> Direction {
    Direction(x: x + other.x * factor, y: y + other.y * factor, z: z + other.z * factor)
  }

  func minus(_ other: Direction, times factor: Double) -> Direction { plus(other, times: -factor) }

  /// Nil where it points nowhere.
  var normalized: Direction? {
    let length = dot(self).squareRoot()
    return length > 1e-12 ? times(1 / length) : nil
  }

  var coordinate: Coordinate? {
    Coordinate(latitude: asin(max(-1, min(1, z))) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)
  }
}
