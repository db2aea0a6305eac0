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

  /// A walk to the west in so many stages, from where it begins, and the goal so many degrees behind the last of them; from
  /// home, and back there.
  private static func walk(from home: Coordinate, stages: Int, goal degrees: Double) throws -> MapContent {
    let first = try unwrapped(LocalDate(iso: "2026-04-01"))
    var west = (0..<stages).map { -1.2 - 0.2 * Double($0) }
    west.append(-1.2 - 0.2 * Double(stages - 1) - degrees)
    let places = [home] + (try west.map { try place(42.9, $0) })
    var content = MapContent()
    for (index, place) in places.enumerated() {
      let name = index == 0 ? "Home" : index > stages ? "Goal" : "Stage \(index)"
      var stop = MapStop(number: "\(index + 1)", name: name, coordinate: place)
      (stop.dates, stop.weight) = ([first + index], 100)
      content.stops.append(stop)
    }
    content.lines = [RouteLine(points: places + [home], style: .joined, isStraight: true)]
    return content
  }

  @Test(
    "has the goal of a walk that goes on past what two fifths of the whole hold, and none that lies apart",
    arguments: [
      (46.95, 7.45, 35, 0.2, true), (46.95, 7.45, 49, 0.2, true), (48.85, 2.35, 35, 0.2, true),
      (46.95, 7.45, 33, 2, false),
    ] as [(Double, Double, Int, Double, Bool)])
  func goal(latitude: Double, longitude: Double, stages: Int, degrees: Double, isShown: Bool) throws {
    let home = try place(latitude, longitude)
    let content = try Self.walk(from: home, stages: stages, goal: degrees)
    let near = try unwrapped(content.closeUpOfMost).near
    claim(near.stops.map(\.name), is: content.stops.dropFirst().dropLast(isShown ? 0 : 1).map(\.name))
    // On a phone the last stage lies under the sign of the goal.
    let drawing = try unwrapped(
      drawMap(near, frame: .narrow, units: .kilometres, wording: .plain, idPrefix: "m"))
    let names = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-name").map(\.text)
    claim(names.contains("Goal"), is: isShown)
    claim(names.contains("Stage \(stages)"), is: !isShown)
    claim(names.contains("Stage 1"), is: true)
  }
}
