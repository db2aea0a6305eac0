import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Places far from all others")
struct FarEndTests {
  private static let many = [
    (48.1, 11.6), (43.6, 1.4), (52.5, 13.4), (45.8, 4.9), (48.2, 16.4), (50.1, 8.7), (59.3, 18.1),
    (48.9, 2.3),
  ]
  private static let newark = (40.7, -74.2)

  private static func content(_ places: [(Double, Double)], isStraight: Bool = true) throws -> MapContent {
    let stops = try places.enumerated().map {
      MapStop(
        number: "\($0.offset + 1)", name: "Stop \($0.offset + 1)",
        coordinate: try place($0.element.0, $0.element.1), weight: 100)
    }
    let line = RouteLine(points: stops.map(\.coordinate), style: .flight, isStraight: isStraight)
    return MapContent(lines: [line], stops: stops)
  }

  @Test("are left out of the sheet, which stays with the many, has the line to its edge, and north up")
  func single() throws {
    let all = try Self.content(Self.many + [Self.newark] + Self.many.prefix(1))
    let content = all.leavingFarEnds
    claim(content.stops.count, is: Self.many.count + 1)
    claim(content.beyond, is: ["Stop 9"])
    #expect(content.lines.map(\.points.count) == [9, 2] && content.lines.allSatisfy(\.leadsBeyond))
    let places = content.stops.map { UnitVector($0.coordinate) }
    let view = try unwrapped(MapView(fitting: places, places: places, in: .wide))
    let bearing = try unwrapped(view.northBearing(at: view.inner.centre))
    #expect(abs(bearing) < 5)
    let drawing = try unwrapped(
      drawMap(content, frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    claim(drawing.styles, is: [.flight])
    claim(drawing.markup, lacks: "Stop 9")
  }

  @Test("stay where they are near enough, several of a few, most of what happened, or the end of a recording")
  func kept() throws {
    let near = Self.many + [(37.0, -8.0)]
    let few = Array(Self.many.prefix(4)) + [Self.newark]
    let two = Self.many + [Self.newark, (34.0, -118.2)]
    for places in [near, few, two] { #expect(try Self.content(places).leavingFarEnds.beyond.isEmpty) }
    let recorded = try Self.content(Self.many + [Self.newark], isStraight: false)
    claim(recorded.leavingFarEnds.stops.count, is: 9)
    var long = try Self.content(Self.many + [Self.newark])
    long.stops[8].weight = 900
    claim(long.leavingFarEnds.stops.count, is: 9)
  }

  @Test("are left out two at a time where the many are many")
  func two() throws {
    let places = Self.many + Self.many.map { ($0.0 + 0.5, $0.1 + 0.5) } + [Self.newark, (34.0, -118.2)]
    try claim(Self.content(places).leavingFarEnds.beyond, is: ["Stop 17", "Stop 18"])
  }

  @Test("make no second map of the many, on which nothing would be left beside them")
  func closer() throws {
    var all = try Self.content(Self.many + [Self.newark])
    for index in all.stops.indices { all.stops[index].dates = [LocalDate(dayNumber: 20_000 + index)] }
    #expect(all.closeUpOfMost != nil)
    #expect(all.leavingFarEnds.closeUpOfMost == nil)
  }
}
