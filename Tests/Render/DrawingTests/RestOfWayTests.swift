import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The way of other days")
struct RestOfWayTests {
  /// A day from 47 to 47.5 degrees north with the way of others.
  private func drawing(
    _ rest: [[(Double, Double)]], day: [(Double, Double)] = [(47, 11), (47.5, 11)],
    style: RouteStyle = .road
  ) throws -> SVGDrawing {
    let points = try day.map { try place($0.0, $0.1) }
    var content = MapContent(lines: [RouteLine(points: points, style: .road)])
    content.restOfWay = try rest.map { line in
      RouteLine(points: try line.map { try place($0.0, $0.1) }, style: style)
    }
    return try unwrapped(drawMap(content, frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m"))
  }

  private func lines(_ drawing: SVGDrawing) throws -> Int {
    try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-rest").count
  }

  @Test(
    "lies below that of a day where it is to be seen beside it",
    arguments: [
      ([[(47.2, 10.8), (47.3, 11.2)]], 1), ([[(47, 11), (47.5, 11)]], 0), ([[(47.1, 11), (47.2, 11)]], 0),
      ([[(20, 11), (21, 11)]], 0), ([[(47.5, 11), (48.5, 11.1)]], 1), ([], 0),
      // A stub beside the way tells nothing.
      ([[(47.2, 11), (47.2, 11.05)]], 0),
    ] as [([[(Double, Double)]], Int)])
  func beside(rest: [[(Double, Double)]], count: Int) throws {
    let drawn = try drawing(rest)
    claim(try lines(drawn), is: count)
    claim(drawn.showsRestOfWay, is: count > 0)
    claim(drawn.corners == (try drawing([]).corners), is: true, "no sheet is widened for it")
  }

  @Test("lies on no map of a town, beside whose roads its few points would be")
  func town() throws {
    claim(try lines(drawing([[(47.0, 10.9), (47.02, 11.1)]], day: [(47, 11), (47.02, 11)])), is: 0)
  }

  @Test("is broken where nobody recorded it")
  func joined() throws {
    let rest = [[(47.2, 10.6), (47.3, 11.4)]]
    claim(try drawing(rest).markup.contains("map-rest-joined"), is: false)
    let joined = try drawing(rest, style: .joined)
    claim(joined.markup.contains("\"map-rest map-rest-joined\"") && joined.isRestJoined, is: true)
  }

  @Test("is left out where it is a tangle")
  func tangle() throws {
    let lines = (0..<900).map { number in
      [(47.0 + Double(number) * 0.0005, 10.2), (47.5 - Double(number) * 0.0005, 11.8)]
    }
    claim(try drawing(lines).showsRestOfWay, is: false)
  }
}
