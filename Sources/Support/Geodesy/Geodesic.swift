import Foundation

/// The shortest way between two points on the WGS 84 ellipsoid.
///
/// By T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid", Survey Review 23 (1975), right to
/// half a millimetre; where that does not come to an end, for points nearly opposite one another, by C. F. F. Karney,
/// "Algorithms for geodesics", Journal of Geodesy 87 (2013): the one azimuth is sought at which the way reaches the
/// other meridian.
package struct Geodesic: Hashable, Sendable {
  package var metres: Double
  /// In which direction it sets out: degrees clockwise from north, 0 to 360.
  package var azimuth: Double

  /// Metres: half the axis through the equator.
  static let equatorialRadius = 6_378_137.0
  static let flattening = 1 / 298.257223563
  static let polarRadius = equatorialRadius * (1 - flattening)

  /// From one point to another, both in degrees; nothing for what is no place on Earth.
  package static func between(
    latitude: Double, longitude: Double, and otherLatitude: Double, _ otherLongitude: Double
  ) -> Geodesic {
    let numbers = [latitude, longitude, otherLatitude, otherLongitude]
    guard numbers.allSatisfy(\.isFinite), abs(latitude) <= 90, abs(otherLatitude) <= 90 else {
      return Geodesic(metres: 0, azimuth: 0)
    }
    let east = (otherLongitude - longitude).remainder(dividingBy: 360) * .pi / 180
    let (first, second) = (ReducedLatitude(latitude), ReducedLatitude(otherLatitude))
    return solve(first, second, east)?.way ?? opposite(first, second, east)
  }

  /// Vincenty's solution, with how far east the way leads on the sphere; nil for points nearly opposite one another.
  static func solve(
    _ one: ReducedLatitude, _ other: ReducedLatitude, _ east: Double
  ) -> (way: Geodesic, onSphere: Double)? {
    var onSphere = east
    for _ in 0..<40 {
      let x = other.cosine * sin(onSphere)
      let y = one.cosine * other.sine - one.sine * other.cosine * cos(onSphere)
      let sine = hypot(x, y)
      let cosine = one.sine * other.sine + one.cosine * other.cosine * cos(onSphere)
      guard sine > 0 else {
        // The same point; of the point opposite nothing can be told this way.
        return cosine > 0 ? (Geodesic(metres: 0, azimuth: 0), onSphere) : nil
      }
      let way = atan2(sine, cosine)
      let sineEquator = one.cosine * other.cosine * sin(onSphere) / sine
      let squared = 1 - sineEquator * sineEquator
      let middle = squared > 0 ? cosine - 2 * one.sine * other.sine / squared : 0
      let c = flattening / 16 * squared * (4 + flattening * (4 - 3 * squared))
      let next =
        east + (1 - c) * flattening * sineEquator
        * (way + c * sine * (middle + c * cosine * (2 * middle * middle - 1)))
      guard abs(next) <= .pi else { return nil }
      if abs(next - onSphere) < 1e-13 {
        let azimuth = atan2(
          other.cosine * sin(next), one.cosine * other.sine - one.sine * other.cosine * cos(next))
        let metres = length(way, sine, cosine, middle, squared)
        return (Geodesic(metres: metres, azimuth: degrees(azimuth)), next)
      }
      onSphere = next
    }
    return nil
  }

  private static func length(
    _ way: Double, _ sine: Double, _ cosine: Double, _ middle: Double, _ squared: Double
  ) -> Double {
    let u = squared * (equatorialRadius * equatorialRadius / (polarRadius * polarRadius) - 1)
    let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
    let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
    let change =
      b * sine
      * (middle + b / 4
        * (cosine * (2 * middle * middle - 1)
          - b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)))
    return polarRadius * a * (way - change)
  }

  static func degrees(_ azimuth: Double) -> Double {
    let turned = azimuth * 180 / .pi
    return turned < 0 ? turned + 360 : turned
  }
}

/// The sine and cosine of the latitude on the sphere that the ellipsoid is mapped to.
struct ReducedLatitude {
  let sine: Double
  let cosine: Double

  init(_ degrees: Double) {
    let latitude = degrees * .pi / 180
    let (up, out) = ((1 - Geodesic.flattening) * sin(latitude), abs(degrees) == 90 ? 0 : cos(latitude))
    let length = hypot(up, out)
    (sine, cosine) = (up / length, out / length)
  }
}
