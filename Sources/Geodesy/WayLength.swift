import Foundation

/// How long a way along given points is, on the WGS 84 ellipsoid.
///
/// Between points of at most 20 km the straight line through the Earth is measured, and its arc taken for that of a circle of the
/// Earth's mean radius: longer by the cube of the line over 24 times the square of the radius. The true curvature differs from the mean
/// one by less than a hundredth, which leaves a tenth of a millimetre at 20 km, and nothing at a step. Beyond that it is `Geodesic`.
/// So a recorded track costs one position in space for each point, at poles and the date line as elsewhere.
package struct WayLength: Sendable {
  package private(set) var metres = 0.0
  private var last: (latitude: Double, longitude: Double, space: SpacePoint)?

  package init() {}

  /// Goes on to a point; the first is where the way begins.
  package mutating func add(latitude: Double, longitude: Double) {
    let space = SpacePoint(latitude: latitude, longitude: longitude)
    if let last {
      let line = last.space.distance(to: space)
      metres +=
        line <= Self.longestLine
        ? line + line * line * line / (24 * Self.meanRadius * Self.meanRadius)
        : Geodesic.between(
          latitude: last.latitude, longitude: last.longitude, and: latitude, longitude
        ).metres
    }
    last = (latitude, longitude, space)
  }

  private static let longestLine = 20_000.0
  private static let meanRadius = 6_371_008.8
}

/// A point of the ellipsoid in space, in metres from the middle of the Earth.
private struct SpacePoint {
  let x: Double
  let y: Double
  let z: Double

  init(latitude: Double, longitude: Double) {
    let (latitude, longitude) = (latitude * .pi / 180, longitude * .pi / 180)
    let squared = Geodesic.flattening * (2 - Geodesic.flattening)
    let up = sin(latitude)
    let normal = Geodesic.equatorialRadius / (1 - squared * up * up).squareRoot()
    let out = normal * cos(latitude)
    x = out * cos(longitude)
    y = out * sin(longitude)
    z = normal * (1 - squared) * up
  }

  func distance(to other: SpacePoint) -> Double {
    let (east, north, up) = (other.x - x, other.y - y, other.z - z)
    return (east * east + north * north + up * up).squareRoot()
  }
}
