import Testing
import TripModel

@testable import Drawing

@Suite("A sign with a colour of its own")
struct OwnColourTests {
  private static func drawing(_ change: (inout MapMark) -> Void) throws -> ParsedSVG {
    let coordinate = try #require(Coordinate(latitude: 38.7, longitude: -9.1))
    var mark = MapMark(kind: .pin(.sight, number: "7"), name: "Tower", coordinate: coordinate)
    change(&mark)
    let drawing = try #require(
      drawMap(MapContent(marks: [mark]), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
    return try #require(ParsedSVG(drawing.markup))
  }

  @Test("keeps the shape of its category, and has an edge of ink and a number that can be read")
  func keepsItsShape() throws {
    let plain = try Self.drawing { _ in }
    let own = try Self.drawing { $0.colour = OwnColour(fill: "#ffee00", ink: "#000000") }
    let sign = try #require(own.all(ofClass: "map-own").first)
    #expect(sign.attributes["color"] == "#ffee00")
    #expect(sign.attributes["d"] == plain.all(ofClass: "map-pin").first?.attributes["d"])
    #expect(own.all(ofClass: "map-own-number").first?.attributes["color"] == "#000000")
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
