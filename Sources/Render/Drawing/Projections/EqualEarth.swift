import Foundation

/// The Equal Earth projection of the sphere, for maps of the world: true to area.
///
/// Šavrič, Patterson and Jenny, The Equal Earth map projection, International Journal of Geographical
/// Information Science 33 (2018), equations 9 and 10. The plane's unit is the radius.
struct EqualEarth {
  /// In degrees; the map's left and right edge are the meridian opposite.
  let centralMeridian: Double

  private static let coefficients = (1.340264, -0.081106, 0.000893, 0.003796)

  /// The polynomial in the parametric latitude that gives y, and its derivative.
  private static func polynomial(_ theta: Double) -> (value: Double, slope: Double) {
    let (a1, a2, a3, a4) = coefficients
    let square = theta * theta
    let sixth = square * square * square
    return (
      theta * (a1 + a2 * square + sixth * (a3 + a4 * square)),
      a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square)
    )
  }

  /// Degrees east of the central meridian, -180 to 180.
  func relative(_ longitude: Double) -> Double {
    let difference = (longitude - centralMeridian).remainder(dividingBy: 360)
    return difference
  }

  func project(_ vector: UnitVector) -> Point {
    project(latitude: vector.latitude, relativeLongitude: relative(vector.longitude))
  }

  /// The same from degrees, so that a point on the edge can be asked for on either side.
  func project(latitude: Double, relativeLongitude: Double) -> Point {
    let theta = asin(3.0.squareRoot() / 2 * sin(latitude * .pi / 180))
    let (y, slope) = Self.polynomial(theta)
    let x = 2 * 3.0.squareRoot() * relativeLongitude * .pi / 180 * cos(theta) / (3 * slope)
    return Point(x: x, y: y)
  }

  /// The direction that lies at a point of the map; nil outside of the map.
  func unproject(_ point: Point) -> UnitVector? {
    var theta = point.y
    // Newton's method; the polynomial is nearly straight, so six steps are plenty for full precision.
    for _ in 0..<12 {
      let (value, slope) = Self.polynomial(theta)
      theta -= (value - point.y) / slope
      guard theta.isFinite, abs(theta) < 2 else { return nil }
    }
    let sine = 2 * sin(theta) / 3.0.squareRoot()
    guard abs(theta) <= .pi / 3 + 1e-9 else { return nil }
    let (_, slope) = Self.polynomial(theta)
    let longitude = 3 * point.x * slope / (2 * 3.0.squareRoot() * cos(theta))
    guard abs(longitude) <= .pi + 1e-9 else { return nil }
    let latitude = asin(min(1, max(-1, sine)))
    let turned = longitude + centralMeridian * .pi / 180
    return UnitVector(x: cos(latitude) * cos(turned), y: cos(latitude) * sin(turned), z: sin(latitude))
  }

  /// Half the width of the map along the equator, and half its height.
  static let halfWidth = EqualEarth(centralMeridian: 0).project(latitude: 0, relativeLongitude: 180).x
  static let halfHeight = EqualEarth(centralMeridian: 0).project(latitude: 90, relativeLongitude: 0).y
}
