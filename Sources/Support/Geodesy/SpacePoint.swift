import Foundation

/// A point of the ellipsoid in space, in metres from the middle of the Earth.
package struct SpacePoint: Sendable {
  package var x: Double
  package var y: Double
  package var z: Double

  package init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  package init(latitude: Double, longitude: Double) {
    let (latitude, longitude) = (latitude * .pi / 180, longitude * .pi / 180)
    let squared = Geodesic.flattening * (2 - Geodesic.flattening)
    let up = sin(latitude)
    let normal = Geodesic.equatorialRadius / (1 - squared * up * up).squareRoot()
    let out = normal * cos(latitude)
    x = out * cos(longitude)
    y = out * sin(longitude)
    z = normal * (1 - squared) * up
  }

  /// Metres straight through the Earth.
  package func distance(to other: SpacePoint) -> Double {
    let (east, north, up) = (other.x - x, other.y - y, other.z - z)
    return (east * east + north * north + up * up).squareRoot()
  }

  /// Metres along the surface; nil where they are over 20 km, for which `Geodesic` is.
  package func metres(to other: SpacePoint) -> Double? {
    let line = distance(to: other)
    guard line <= Self.longestLine else { return nil }
    return line + line * line * line / (24 * Self.meanRadius * Self.meanRadius)
  }

  private static let longestLine = 20_000.0
  private static let meanRadius = 6_371_008.8
}
