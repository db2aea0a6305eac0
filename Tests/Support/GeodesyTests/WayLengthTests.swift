import Testing

@testable import Geodesy

@Suite("Lengths along points")
struct WayLengthTests {
  private func length(_ points: [(Double, Double)]) -> Double {
    var length = WayLength()
    for (latitude, longitude) in points { length.add(latitude: latitude, longitude: longitude) }
    return length.metres
  }

  @Test(
    "A short step is as long as the shortest way, in any direction, at any latitude and over the date line")
  func steps() {
    for latitude in [-90.0, -89.99, -61.3, 0, 12, 45, 78, 89.9999] {
      for (north, east) in [(0.1, 0.0), (0.0, 0.1), (-0.07, 0.12), (1e-5, 1e-5), (0.0, 0.0), (-0.1, -0.09)] {
        let other = min(90, max(-90, latitude + north))
        let exact = Geodesic.between(latitude: latitude, longitude: 179.95, and: other, 179.95 + east).metres
        let step = length([(latitude, 179.95), (other, (179.95 + east).remainder(dividingBy: 360))])
        // What is left is a tenth of a millimetre of ours and half a millimetre of Vincenty's.
        #expect(abs(step - exact) < 0.0006, "\(latitude) \(north) \(east): \(step) is not \(exact)")
      }
    }
  }

  @Test("A long way is a sum of shortest ways, whatever its points")
  func longWays() {
    #expect(length([]) == 0 && length([(1, 1)]) == 0)
    #expect(abs(length([(40.6, -73.8), (51.6, -0.5)]) - 5_551_759.4003) < 0.001)
    // A degree of the equator in steps of eleven metres: nothing is lost.
    let steps = (0...10_000).map { (0.0, Double($0) / 10_000) }
    #expect(abs(length(steps) - 111_319.4908) < 0.001)
    // From the equator to a pole: the quarter of a meridian.
    let meridian = (0...900).map { (Double($0) / 10, 30.0) }
    #expect(abs(length(meridian) - 10_001_965.7293) < 0.005)
  }

  @Test("The border of Antarctica is as long as GeographicLib says of its own example")
  func antarctica() throws {
    let border = [
      (-63.1, -58.0), (-72.9, -74.0), (-71.9, -102.0), (-74.9, -102.0), (-74.3, -131.0), (-77.5, -163.0),
      (-77.4, 163.0), (-71.7, 172.0), (-65.9, 140.0), (-65.7, 113.0), (-66.6, 88.0), (-66.9, 59.0),
      (-69.8, 25.0), (-70.0, -4.0), (-71.0, -14.0), (-77.3, -33.0), (-77.9, -46.0), (-74.7, -61.0),
    ]
    #expect(abs(length(border + [border[0]]) - 16_831_067.893) < 0.01)
  }
}
