import Testing
import TripModel

struct DistanceTests {
  private static func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  /// Geodesic distances as published by the Great Circle Mapper, in kilometres.
  @Test(
    "Distances between airports are the published ones to half a per cent",
    arguments: [
      (51.4775, -0.4614, 40.6398, -73.7789, 5555.0), (-33.9461, 151.1772, -33.3930, -70.7858, 11_340.0),
      (35.5533, 139.7811, 21.3187, -157.9225, 6209.0), (38.7742, -9.1342, 52.3086, 4.7639, 1847.0),
    ])
  func airports(a: Double, b: Double, c: Double, d: Double, kilometres: Double) throws {
    let metres = try Self.place(a, b).distance(to: Self.place(c, d))
    #expect(abs(metres / 1000 - kilometres) < kilometres * 0.005)
  }

  @Test("Nashville to Los Angeles is what the haversine formula gives on a sphere of the mean radius")
  func haversine() throws {
    // 2,887.2599506071 km with a radius of 6,372.8 km, as the example is widely published.
    let metres = try Self.place(36.12, -86.67).distance(to: Self.place(33.94, -118.40))
    #expect(abs(metres - 2_887_259.950_607_1 * Coordinate.meanEarthRadius / 6_372_800) < 0.01)
  }

  @Test("Half the way round the Earth is measured, and nothing is nothing")
  func extremes() throws {
    let half = Double.pi * Coordinate.meanEarthRadius
    #expect(abs(try Self.place(90, 0).distance(to: Self.place(-90, 77)) - half) < 0.01)
    #expect(abs(try Self.place(0, -90).distance(to: Self.place(0, 90)) - half) < 0.01)
    #expect(try Self.place(12, 34).distance(to: Self.place(12, 34)) == 0)
  }

  @Test("Over the date line two places are as near as over Greenwich")
  func dateLine() throws {
    let over = try Self.place(-17, 179.9).distance(to: Self.place(-17, -179.9))
    let elsewhere = try Self.place(-17, -0.1).distance(to: Self.place(-17, 0.1))
    #expect(abs(over - elsewhere) < 0.001)
    #expect(try Self.place(10, 180).distance(to: Self.place(10, -180)) < 0.001)
  }

  @Test(
    "What is not on the Earth is no position",
    arguments: [(90.1, 0.0), (0.0, 180.1), (.nan, 0.0), (0.0, .infinity), (-91.0, -181.0)])
  func offTheEarth(latitude: Double, longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }
}
