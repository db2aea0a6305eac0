import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Pins with numbers on a phone")
struct NumbersAloneTests {
  /// Camping sites in a valley, so many kilometres from one to the next.
  private static func names(of count: Int, apart: Double, in frame: MapFrame) throws -> [String] {
    var content = MapContent()
    content.foldsByTown = true
    for index in 0..<count {
      let at = try place(45 + Double(index / 4) * apart / 111, 7 + Double(index % 4) * apart / 78)
      content.marks.append(
        MapMark(kind: .pin(.camp, number: "\(index + 1)"), name: "Camping Le Grand \(index)", coordinate: at))
    }
    let drawing = try unwrapped(
      drawMap(content, frame: frame, units: .kilometres, wording: .plain, idPrefix: "m"))
    return try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-name").map(\.text)
  }

  @Test("have their names where these have room, else none of them; on a desk as many as have")
  func phones() throws {
    try claim(Self.names(of: 2, apart: 60, in: .narrow).count, is: 2)
    #expect(try Self.names(of: 32, apart: 12, in: .narrow).isEmpty)
    #expect(try !Self.names(of: 32, apart: 12, in: .wide).isEmpty)
  }
}
