import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A way that nobody recorded")
struct PlacedWayTests {
  private static func view() throws -> MapView {
    let places = try [(36.0, -5.8), (36.1, -5.6)].map { UnitVector(try place($0.0, $0.1)) }
    return try unwrapped(MapView(fitting: places, in: .narrow))
  }

  /// The pieces in whole units of one line from point to point of a sheet without ground.
  private static func pieces(
    _ points: [(Double, Double)], _ style: RouteStyle = .joined, isStraight: Bool = true, isLive: Bool = false
  ) throws -> [[Point]] {
    let view = try Self.view()
    let places = try points.map { try unwrapped(view.vector(at: Point(x: $0.0, y: $0.1))?.coordinate) }
    let line = RouteLine(points: places, style: style, isStraight: isStraight)
    let way = PlacedWay([line], along: [SpherePath(line)], on: view, over: nil, isLive: isLive)
    return way.pieces.joined().map { piece in
      piece.map { Point(x: $0.x.rounded(), y: $0.y.rounded()) }
    }
  }

  private static func points(_ points: [(Double, Double)]) -> [Point] {
    points.map { Point(x: $0.0, y: $0.1) }
  }

  /// From a beach to a dune, on to ruins beside that, and from there to a room on the other side of the stop by the beach.
  private static let outing = [(340.0, 200.0), (40, 200), (60, 190), (370, 205)]

  @Test("is drawn once where it leads there and back between two places, with what is left at their ends")
  func once() throws {
    let there = Self.points([(340, 200), (40, 200), (60, 190)])
    try claim(
      Self.pieces(Self.outing),
      is: [there, Self.points([(40, 200), (60, 190)]), Self.points([(340, 200), (370, 205)])])
    // And on from where it came back.
    let further = try Self.pieces(Self.outing + [(370, 80)])
    claim(Array(further.prefix(2)), is: [there, Self.points([(370, 205), (370, 80)])])
  }

  @Test("is drawn as it is where a script plays it, where it was sailed or planned, and between other places")
  func whole() throws {
    let outing = Self.points(Self.outing)
    try claim(Self.pieces(Self.outing, isLive: true), is: [outing])
    try claim(Self.pieces(Self.outing, .boat), is: [outing])
    try claim(Self.pieces(Self.outing, isStraight: false), is: [outing])
    for last in [(330.0, 260.0), (250, 200), (398, 200)] {
      let other = Array(Self.outing.dropLast()) + [last]
      try claim(Self.pieces(other), is: [Self.points(other)], "\(last)")
    }
  }

  @Test(
    "bows round a cape by boat, and not by air",
    arguments: [(.boat, [.boat]), (.flight, [])] as [(RouteStyle, Set<RouteStyle>)])
  func cape(style: RouteStyle, bowed: Set<RouteStyle>) throws {
    // From Piraeus to Kea, straight over the south of Attica.
    let ports = try [(37.94, 23.63), (37.66, 24.31)].map { try place($0.0, $0.1) }
    let content = MapContent(
      lines: [RouteLine(points: ports, style: style, isStraight: true)],
      stops: try (ports + [place(37.4, 23.9)]).map { MapStop(number: "1", name: "", coordinate: $0) })
    let drawing = try unwrapped(
      drawMap(
        content, frame: .besideRegion, on: GroundTests.atlas, units: .kilometres, wording: .plain,
        idPrefix: "m"))
    claim(drawing.bowedStyles, is: bowed)
  }

  @Test(
    "bows round the bays of the sheet, by air or without a ground does not",
    arguments: [(.joined, true, [.joined]), (.flight, true, []), (.joined, false, [])]
      as [(RouteStyle, Bool, Set<RouteStyle>)])
  func bays(style: RouteStyle, hasGround: Bool, bowed: Set<RouteStyle>) throws {
    // Along the coast from Tarifa to Bolonia and back.
    let stops = try [(36.0205, -5.6175), (36.0897, -5.7744)].map { try place($0.0, $0.1) }
    for isLive in [false, true] {
      let content = MapContent(
        lines: [RouteLine(points: stops + stops.prefix(1), style: style, isStraight: true)],
        stops: stops.map { at in
          var stop = MapStop(number: "1", name: "", coordinate: at)
          stop.days = isLive ? "2026-05-05" : nil
          return stop
        })
      let atlas = hasGround ? GroundTests.atlas : nil
      let drawing = try unwrapped(
        drawMap(
          content, frame: .besideRegion, on: atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
      claim(drawing.bowedStyles, is: bowed, "\(isLive)")
    }
  }
}
