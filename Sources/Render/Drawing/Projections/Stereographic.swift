import Foundation

/// The oblique stereographic projection of the sphere: true to shape everywhere and to scale at its centre.
///
/// Snyder, Map Projections: A Working Manual (USGS Professional Paper 1395, 1987), equations 21-2 to 21-4 and
/// 20-14, 20-15, 20-18 for the way back, with k0 = 1, written with vectors. The plane's unit is the radius.
struct Stereographic {
  let centre: UnitVector
  private let east: UnitVector
  private let north: UnitVector

  init(centre: UnitVector) {
    self.centre = centre
    let longitude = centre.longitude * .pi / 180
    let equatorial = (centre.x * centre.x + centre.y * centre.y).squareRoot()
    east = UnitVector(x: -sin(longitude), y: cos(longitude), z: 0)
    north = UnitVector(x: -centre.z * cos(longitude), y: -centre.z * sin(longitude), z: equatorial)
  }

  /// The point on the plane, east to the right and north up; nil near the far side of the Earth (beyond 170°).
  func project(_ vector: UnitVector) -> Point? {
    let cosine = centre.dot(vector)
    guard cosine > -0.985 else { return nil }
    let scale = 2 / (1 + cosine)
    return Point(x: scale * east.dot(vector), y: scale * north.dot(vector))
  }

  /// The way from the centre, in radians clockwise from north.
  func bearing(of vector: UnitVector) -> Double { atan2(east.dot(vector), north.dot(vector)) }

  func unproject(_ point: Point) -> UnitVector {
    // With the chord rho = 2 tan(c/2): cos c = (4 - rho²) / (4 + rho²), sin c / rho = 4 / (4 + rho²).
    let square = point.x * point.x + point.y * point.y
    let along = (4 - square) / (4 + square)
    let across = 4 / (4 + square)
    return UnitVector(
      x: along * centre.x + across * (point.x * east.x + point.y * north.x),
      y: along * centre.y + across * (point.x * east.y + point.y * north.y),
      z: along * centre.z + across * (point.x * east.z + point.y * north.z))
  }
}
