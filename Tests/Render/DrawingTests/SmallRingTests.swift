import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Rings at the ends of short ways")
struct SmallRingTests {
  /// A way of so many kilometres northwards from a stop, and another some kilometres off that widens the sheet.
  private static func radius(kilometres: Double, number: String = "", isLive: Bool = false) throws -> Double {
    let (one, other) = (try place(45.4, 14), try place(45.3, 14.12))
    let ways = try [(45.4, 14.0, kilometres), (45.3, 14.12, 2)].map { south, east, length in
      let points = try (0...10).map { try place(south + Double($0) / 10 * length / 111, east) }
      return RouteLine(points: points, style: .walk)
    }
    var stop = MapStop(number: number, name: "", coordinate: one)
    stop.days = isLive ? "2026-05-03" : nil
    let content = MapContent(lines: ways, stops: [stop], marks: [MapMark(kind: .photo, coordinate: other)])
    let drawing = try unwrapped(
      drawMap(content, frame: .area, units: .kilometres, wording: .plain, idPrefix: "m"))
    let ring = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-stop").first
    return try unwrapped(ring?.number("r"))
  }

  @Test("are smaller where they have no number and the way is under four of them long")
  func small() throws {
    try claim(Self.radius(kilometres: 0.8), is: Marker.smallStopRadius)
    try claim(Self.radius(kilometres: 9), is: Marker.stopRadius)
    try claim(Self.radius(kilometres: 0.8, number: "1"), is: Marker.stopRadius)
    try claim(Self.radius(kilometres: 0.8, isLive: true), is: Marker.stopRadius)
  }
}
