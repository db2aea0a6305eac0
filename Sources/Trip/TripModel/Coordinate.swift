import Foundation
import Geodesy

/// A position on the Earth in WGS 84, in degrees.
package struct Coordinate: Hashable, Sendable, Codable {
  /// -90 to 90, north positive.
  package let latitude: Double
  /// -180 to 180, east positive.
  package let longitude: Double

  /// A position that exists; nil for what is out of range or not a number.
  package init?(latitude: Double, longitude: Double) {
    guard latitude.isFinite, longitude.isFinite, abs(latitude) <= 90, abs(longitude) <= 180 else {
      return nil
    }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The distance in metres along the surface: the haversine formula on a sphere of the Earth's mean radius
  /// (IUGG R1), right to about half a per cent. It is for comparing; what is told to anybody is `metres(to:)`.
  package func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let latitudes = (latitude * radians, other.latitude * radians)
    let sineLatitude = sin((latitudes.1 - latitudes.0) / 2)
    let sineLongitude = sin((other.longitude - longitude) * radians / 2)
    let chord =
      sineLatitude * sineLatitude + cos(latitudes.0) * cos(latitudes.1) * sineLongitude * sineLongitude
    return 2 * Self.meanEarthRadius * asin(min(1, chord.squareRoot()))
  }

  /// The length in metres of the shortest way on the WGS 84 ellipsoid (`WayLength`).
  package func metres(to other: Coordinate) -> Double { [self, other].metresAlong }

  /// Metres; IUGG mean radius R1.
  package static let meanEarthRadius = 6_371_008.8
}

extension Sequence<Coordinate> {
  /// The length in metres of the way from each to the next, on the WGS 84 ellipsoid (`WayLength`).
  package var metresAlong: Double {
    var length = WayLength()
    for place in self { length.add(latitude: place.latitude, longitude: place.longitude) }
    return length.metres
  }
}
