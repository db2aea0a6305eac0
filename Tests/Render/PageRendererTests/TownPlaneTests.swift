import Claims
import Testing
import TripModel

@testable import PageRenderer

@Suite("The frame of what is around a place inland")
struct TownPlaneTests {
  /// Metres to both sides of a place, eastwards and northwards, and how wide and high the frame around these is.
  @Test(
    "is as flat as its sheet where its places need no more",
    arguments: [(100, 50, 800, 533), (500, 50, 1150, 533), (100, 300, 800, 690)]
      as [(Double, Double, Double, Double)])
  func frame(east: Double, north: Double, width: Double, height: Double) throws {
    let plane = TownPlane(around: try SampleTrips.at(35.17, -5.26))
    let places = try [(-east, -north), (east, north)].map { try unwrapped(plane.place(x: $0.0, y: $0.1)) }
    let corners = plane.frame(around: places, least: 400)
    let latitudes = corners.map(\.latitude)
    let (south, top) = (try unwrapped(latitudes.min()), try unwrapped(latitudes.max()))
    #expect(abs((top - south) * TownPlane.metresInDegree - height) < 2, "\(latitudes)")
    let longitudes = corners.map(\.longitude)
    let (west, far) = (try unwrapped(longitudes.min()), try unwrapped(longitudes.max()))
    let ends = try [west, far].map { plane.metres(to: try SampleTrips.at(35.17, $0)) }
    #expect(abs(ends[0] + ends[1] - width) < 2, "\(ends)")
  }
}
