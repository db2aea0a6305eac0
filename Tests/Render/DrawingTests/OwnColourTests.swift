import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A sign with a colour of its own")
struct OwnColourTests {
  private static func drawing(_ change: (inout MapMark) -> Void) throws -> ParsedSVG {
    let coordinate = try unwrapped(Coordinate(latitude: 38.7, longitude: -9.1))
    var mark = MapMark(kind: .pin(.sight, number: "7"), name: "Tower", coordinate: coordinate)
    change(&mark)
    let drawing = try unwrapped(
      drawMap(MapContent(marks: [mark]), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    return try unwrapped(ParsedSVG(drawing.markup))
  }

  @Test("keeps the shape of its category, and has an edge of ink and a number that can be read")
  func keepsItsShape() throws {
    let plain = try Self.drawing { _ in }
    let own = try Self.drawing { $0.colour = OwnColour(fill: "#ffee00", ink: "#000000") }
    let sign = try unwrapped(own.all(ofClass: "map-own").first)
    claim(sign.attributes["color"], is: "#ffee00")
    claim(sign.attributes["d"], is: plain.all(ofClass: "map-pin").first?.attributes["d"])
    claim(own.all(ofClass: "map-own-number").first?.attributes["color"], is: "#000000")
    #expect(plain.all(ofClass: "map-own").isEmpty && own.all(ofClass: "map-pin").count == 1)
  }

  @Test("is no sign of what is only an idea, which stays hollow")
  func idea() throws {
    let own = try Self.drawing {
      $0.colour = OwnColour(fill: "#ffee00", ink: "#000000")
      $0.isIdea = true
    }
    #expect(own.all(ofClass: "map-own").isEmpty && own.all(ofClass: "map-idea").count == 1)
  }
}
