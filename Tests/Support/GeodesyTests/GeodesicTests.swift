import Testing

@testable import Geodesy

/// A point in degrees.
private struct Spot {
  var longitude: Double
  var latitude: Double
}

extension Geodesic {
  fileprivate static func between(_ one: Spot, _ other: Spot) -> Geodesic {
    between(latitude: one.latitude, longitude: one.longitude, and: other.latitude, other.longitude)
  }
}

@Suite("Ways on the ellipsoid")
struct GeodesicTests {
  /// Metres and azimuths of GeographicLib 2.1 (Karney's own), on WGS 84. The tenth is Karney's example (2013, table 5).
  @Test(
    "Distance and azimuth are those of GeographicLib, across the date line, at the poles and on the other side of the Earth",
    arguments: [
      (0, 0, 0, 1, 111319.490793, 90.000000),
      (40.6, -73.8, 51.6, -0.5, 5551759.400319, 51.198883),
      (64.1466, -21.9426, 38.7223, -9.1393, 2952243.683493, 157.189277),
      (-16.8, 179.95, -16.8, -179.95, 10659.812923, 90.014452),
      (0, -179.9, 0, 179.8, 33395.847238, 270),
      (90, 0, -90, 0, 20003931.458625, 180),
      (90, 0, 45, 30, 5017021.351335, 150),
      (45, 30, -90, 12, 14986910.107290, 180),
      (89.9, 0, 89.9, 180, 22338.795683, 0),
      (-30, 0, 29.9, 179.8, 19989832.827610, 161.890525),
      (0, 0, 0.5, 179.7, 19944127.420750, 15.556883),
      (0, 0, 0.5, 179.5, 19936288.578965, 25.671873),
      (51, 13, -51.2, -167.3, 19977255.610835, 155.722203),
      (-51.2, -167.3, 51, 13, 19977255.610835, 204.389589),
      (30, 10, -29.9, -169.9, 19992090.302327, 350.994570),
      (5, 0, -5.1, -179.6, 19980374.906841, 213.708372),
      (-41.29, 174.78, 40.42, -3.7, 19854590.885450, 226.494086),
      (10, 20, 10, -20, 4382755.428519, 273.617423),
      (-27.2, 142.1, -27.0, 142.1, 22161.019235, 0),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func ways(_ south: Double, _ west: Double, _ north: Double, _ east: Double, metres: Double, azimuth: Double)
  {
    let way = Geodesic.between(
      Spot(longitude: west, latitude: south), Spot(longitude: east, latitude: north))
    #expect(abs(way.metres - metres) < 0.001, "\(way.metres)")
    let off = abs((way.azimuth - azimuth).remainder(dividingBy: 360))
    // Along a meridian over a pole, either side is as short.
    #expect(min(off, abs(off - 180)) < (metres > 2e7 ? 1 : 1e-5), "\(way.azimuth)")
  }

  @Test("From one end of the Earth to the other, all ways over the poles are as long")
  func opposite() {
    for (latitude, longitude) in [(0.0, 0.0), (52.0, 13.0), (-33.9, 151.2)] {
      let way = Geodesic.between(
        Spot(longitude: longitude, latitude: latitude),
        Spot(longitude: longitude - 180, latitude: -latitude))
      #expect(abs(way.metres - 20_003_931.458625) < 0.001, "\(way)")
    }
  }

  @Test("Along the equator the shortest way is the equator, until it is shorter to leave it")
  func equator() {
    let start = Spot(longitude: 0, latitude: 0)
    let near = Geodesic.between(start, Spot(longitude: 179.3, latitude: 0))
    #expect(abs(near.metres - 19_959_584.699234) < 0.001 && near.azimuth == 90)
    let far = Geodesic.between(start, Spot(longitude: 179.5, latitude: 0))
    // North or south of it is the same.
    #expect(abs(far.metres - 19_980_861.908891) < 0.001 && abs(abs(far.azimuth - 90) - 34.033505) < 1e-5)
  }

  @Test("The same point is no way, what is no place is none, and nothing takes forever")
  func strange() {
    let here = Spot(longitude: -180, latitude: 12)
    #expect(Geodesic.between(here, Spot(longitude: 180, latitude: 12)).metres == 0)
    #expect(Geodesic.between(here, Spot(longitude: .nan, latitude: 0)).metres == 0)
    #expect(Geodesic.between(here, Spot(longitude: 0, latitude: 91)).metres == 0)
    let near = Spot(longitude: -180 + 1e-13, latitude: 12)
    #expect(Geodesic.between(here, near).metres < 1e-6)
  }
}
