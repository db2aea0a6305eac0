import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Degrees around a map")
struct DegreeTests {
  @Test("have their heads on the sheet, also in letters a tenth larger", arguments: [true, false])
  func heads(_ isWide: Bool) throws {
    let content = MapContent(stops: [
      MapStop(number: "1", name: "Bayonne", coordinate: try place(43.5, -1.5)),
      MapStop(number: "2", name: "Perpignan", coordinate: try place(42.7, 2.9)),
    ])
    let frame: MapFrame = isWide ? .wide : .narrow
    let drawing = try unwrapped(
      drawMap(content, frame: frame, units: .kilometres, wording: .plain, idPrefix: "m"))
    let degrees = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-degrees")
    let upper = degrees.filter { $0.attributes["transform"] == nil }.compactMap { $0.number("y") }
      .filter { $0 < frame.margin }
    #expect(!upper.isEmpty)
    // The sign of degrees reaches as high as capitals, which are 0.73 em.
    #expect(upper.allSatisfy { $0 >= 0.73 * 1.1 * 11.8 && $0 < frame.margin - 5 }, "\(upper)")
  }
}
