/// How long a way along given points is, on the WGS 84 ellipsoid.
///
/// Between points of at most 20 km the straight line through the Earth is measured, and its arc taken for that of a
/// circle of the Earth's mean radius: longer by the cube of the line over 24 times the square of the radius. The true
/// curvature differs from the mean one by less than a hundredth, which leaves a tenth of a millimetre at 20 km, and
/// nothing at a step. Beyond that it is `Geodesic`. So a recorded track costs one position in space for each point,
/// at poles and the date line as elsewhere.
package struct WayLength: Sendable {
  package private(set) var metres = 0.0
  private var last: (latitude: Double, longitude: Double, space: SpacePoint)?

  package init() {}

  /// Goes on to a point; the first is where the way begins.
  package mutating func add(latitude: Double, longitude: Double) {
    let space = SpacePoint(latitude: latitude, longitude: longitude)
    if let last {
      metres +=
        last.space.metres(to: space)
        ?? Geodesic.between(
          latitude: last.latitude, longitude: last.longitude, and: latitude, longitude
        ).metres
    }
    last = (latitude, longitude, space)
  }
}
