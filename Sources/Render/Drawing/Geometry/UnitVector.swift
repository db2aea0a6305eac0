import Foundation
import TripModel

/// A direction from the middle of the Earth, taken as a sphere: neither the date line nor a pole is special.
struct UnitVector {
  var x: Double
  var y: Double
  var z: Double

  init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  init(_ coordinate: Coordinate) {
    self.init(longitude: coordinate.longitude, latitude: coordinate.latitude)
  }

  /// From degrees, of which the longitude may be beyond 180.
  init(longitude: Double, latitude: Double) {
    let latitude = latitude * .pi / 180
    let longitude = longitude * .pi / 180
    x = cos(latitude) * cos(longitude)
    y = cos(latitude) * sin(longitude)
    z = sin(latitude)
  }

  /// The direction of this vector at length one; nil for one that is too short to have a direction.
  init?(direction vector: UnitVector) {
    let length = vector.dot(vector).squareRoot()
    guard length > 1e-9 else { return nil }
    self.init(x: vector.x / length, y: vector.y / length, z: vector.z / length)
  }

  /// Degrees, -90 to 90 and -180 to 180.
  var latitude: Double { atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi }
  var longitude: Double { atan2(y, x) * 180 / .pi }

  /// The coordinate; nil only where the vector is not made of numbers.
  var coordinate: Coordinate? { Coordinate(latitude: latitude, longitude: longitude) }

  func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y + z * other.z }

  /// The angle between two directions in radians; exact for small angles too (half the chord's arc sine).
  func angle(to other: UnitVector) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return 2 * asin(min(1, (dx * dx + dy * dy + dz * dz).squareRoot() / 2))
  }

  /// The point at a share of the way to another along the great circle; nil between opposite points.
  func point(towards other: UnitVector, at share: Double) -> UnitVector? {
    let angle = angle(to: other)
    guard angle > 1e-12 else { return self }
    let (near, far) = (sin((1 - share) * angle), sin(share * angle))
    return UnitVector(
      direction: UnitVector(
        x: near * x + far * other.x, y: near * y + far * other.y, z: near * z + far * other.z))
  }

  /// What lies at an angle from here, in a direction; both in radians, the direction clockwise from north.
  func point(_ angle: Double, towards azimuth: Double) -> UnitVector {
    let (latitude, longitude) = (latitude * .pi / 180, longitude * .pi / 180)
    let up = sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(azimuth)
    let east = atan2(sin(azimuth) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * up)
    return UnitVector(
      longitude: (longitude + east) * 180 / .pi, latitude: asin(min(1, max(-1, up))) * 180 / .pi)
  }

  /// The middle of the box that holds all: unlike their mean it does not care where points lie dense.
  ///
  /// Nil without points, and where they lie evenly all round the Earth.
  static func middle(of vectors: some Sequence<UnitVector>) -> UnitVector? {
    var low = UnitVector(x: 2, y: 2, z: 2)
    var high = UnitVector(x: -2, y: -2, z: -2)
    for vector in vectors {
      low = UnitVector(x: min(low.x, vector.x), y: min(low.y, vector.y), z: min(low.z, vector.z))
      high = UnitVector(x: max(high.x, vector.x), y: max(high.y, vector.y), z: max(high.z, vector.z))
    }
    guard low.x <= high.x else { return nil }
    return UnitVector(
      direction: UnitVector(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, z: (low.z + high.z) / 2))
  }
}
