import Claims
import Testing

@testable import Drawing

@Suite("Sketches of ways")
struct WaySketchTests {
  private func parsed(_ shapes: [WaySketch.Shape], isAhead: Bool = false) throws -> ParsedSVG {
    let drawing = drawWaySketch(WaySketch(shapes: shapes, isAhead: isAhead), width: 600, height: 400)
    return try unwrapped(ParsedSVG(drawing.markup))
  }

  @Test("stand in the middle of their place, as large as three quarters of it take them")
  func middle() throws {
    let wide = WaySketch.Shape(width: 1000, height: 500, lines: [[0, 0, 1000, 500], [0, 500, 500, 0]])
    let high = WaySketch.Shape(width: 0, height: 1000, lines: [[0, 1000, 0, 0]])
    let lines = try [wide, high].map { shape in
      try parsed([shape]).all(ofClass: "sketch-line").map { $0.attributes["d"] }
    }
    claim(lines, is: [["M75 87 525 312M75 312 300 87"], ["M300 350 300 50"]])
  }

  @Test("have a place each where there are several", arguments: 0...6)
  func several(count: Int) throws {
    let high = WaySketch.Shape(width: 0, height: 1000, lines: [[0, 1000, 0, 0]])
    let svg = try parsed(Array(repeating: high, count: count), isAhead: true)
    let lines = svg.all(ofClass: "sketch-ahead").compactMap { $0.attributes["d"] }
    claim(lines.count, is: count)
    claim(Set(lines).count, is: count)
    claim(svg.all("circle").count, is: 2 * count)
  }
}
