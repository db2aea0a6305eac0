import Claims
import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("A pin whose only room the name of a stop takes")
struct NamingAgainTests {
  /// What stands at a place of a sheet of 400 units, ten metres each.
  private static func spot(_ x: Double, _ y: Double) throws -> Coordinate {
    let degrees = 10 / 111_195.0
    return try place(35.79 - (y - 200) * degrees, -5.81 + (x - 200) * degrees / cos(35.79 * .pi / 180))
  }

  @Test("has its name there where the stop has another place for its own")
  func again() throws {
    // The stop calls itself to the right, where alone the name of the last pin has room, on two lines.
    let pins: [(name: String, x: Double, y: Double)] = [
      ("Gate", 236, 205), ("Inn", 258, 226), ("Port", 294, 203), ("Kasbah museum", 261, 203),
    ]
    let corners = try [(40.0, 40.0), (360, 40), (360, 360), (40, 360)].map { try Self.spot($0.0, $0.1) }
    let content = MapContent(
      stops: [MapStop(number: "2", name: "Café Hafa", coordinate: try Self.spot(177.4, 174))],
      marks: try pins.map {
        MapMark(kind: .pin(.sight), name: $0.name, coordinate: try Self.spot($0.x, $0.y))
      }, surroundings: .points(corners))
    let frame = MapFrame(width: 400, aspects: 1...1, classes: "", margin: 10)
    let drawing = try unwrapped(
      drawMap(content, frame: frame, units: .kilometres, wording: .plain, idPrefix: "m"))
    let svg = try unwrapped(ParsedSVG(drawing.markup))
    claim(svg.all("tspan").map(\.text), is: ["museum"])
    #expect(drawing.unnamedMarks.isEmpty && drawing.unnamedStops.isEmpty)
    let stop = try unwrapped(svg.all(ofClass: "map-name").first { $0.text == "Café Hafa" })
    claim(stop.attributes["text-anchor"], is: "end")
  }
}
