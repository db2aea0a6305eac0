import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The closer map of a trip")
struct CloseUpOfDaysTests {
  @Test(
    "is of the part in which seven of ten of its days were, however many stops are elsewhere",
    arguments: [(10, 1.0, true), (8, 1, false), (10, 50, false)] as [(Int, Double, Bool)])
  func mostDays(days: Int, degrees: Double, isClose: Bool) throws {
    // Two flights there by five airports, and a round trip of so many days.
    let far = [(43.3, -2.9), (50.0, 8.6), (52.3, 4.8), (48.4, 11.8)]
    let there = (0..<days).map { (35.0 + Double($0 % 4) * degrees / 3, 120 + Double($0 % 3) * degrees / 2) }
    var content = MapContent(
      stops: try (far + there).map { place in
        MapStop(
          number: "", name: "", coordinate: try unwrapped(Coordinate(latitude: place.0, longitude: place.1)))
      })
    let first = try unwrapped(LocalDate(iso: "2026-05-01"))
    for index in content.stops.indices {
      content.stops[index].dates = [first + index]
      content.stops[index].weight = 100
    }
    let home = content.stops[0].coordinate
    content.lines = [
      RouteLine(points: [home, content.stops[4].coordinate], style: .flight, isStraight: true)
    ]
    let closer = content.closeUpOfMost
    claim(closer?.near.stops.count ?? 0, is: isClose ? days : 0)
    claim(closer?.rest.stops.count ?? 0, is: isClose ? far.count : 0)
    // The flight leads over its edge.
    claim(closer?.near.lines.map(\.leadsBeyond) ?? [], is: isClose ? [true] : [])
  }
}
