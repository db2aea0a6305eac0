import Testing
import TripModel

@Suite("Lengths between positions")
struct CoordinateTests {
  @Test("What is told is measured on the ellipsoid, what is only compared on a sphere near it")
  func lengths() throws {
    let start = try #require(Coordinate(latitude: 0, longitude: 0))
    let end = try #require(Coordinate(latitude: 0, longitude: 1))
    #expect(abs(start.metres(to: end) - 111_319.4908) < 0.001)
    #expect(abs(start.distance(to: end) - 111_195.08) < 0.01)
    #expect([start, end, start].metresAlong == 2 * start.metres(to: end) && [start].metresAlong == 0)
  }
}
