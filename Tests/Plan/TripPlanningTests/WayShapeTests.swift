import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("The shapes of a way")
struct WayShapeTests {
  /// A line by its latitudes and longitudes.
  private static func line(_ places: (Double, Double)...) throws -> [Coordinate] {
    try places.map { try at($0.0, $0.1) }
  }

  @Test("are one of a journey, in a frame of its size, legs that follow one another as one line")
  func journey() throws {
    let shapes = WayShapes.shapes(of: [
      try Self.line((1, 10), (0, 11)), try Self.line((0, 11), (0, 12)), try Self.line((-1, 12), (-1, 11)),
    ])
    let shape = try unwrapped(shapes.first)
    claim(shapes.count, is: 1)
    claim(shape.width, is: 1000)
    claim(shape.height, is: 1000)
    claim(shape.lines, is: [[0, 0, 500, 500, 1000, 500], [1000, 1000, 500, 1000]])
    // In the north a degree of longitude is shorter.
    let north = try unwrapped(WayShapes.shapes(of: [try Self.line((59, 10), (61, 12))]).first)
    claim(north.width, is: 500)
    claim(north.height, is: 1000)
  }

  @Test("leave out what nobody sees, and cross the 180th meridian")
  func simple() throws {
    let wiggle = try (0...5000).map { number in
      try at(number.isMultiple(of: 2) ? 0 : 0.001, 10 + Double(number) / 1000)
    }
    claim(WayShapes.shapes(of: [wiggle]).first?.lines.map(\.count), is: [4])
    let dice = try (0...5000).map { number in
      try at(Double(number * 7919 % 1000) / 1000, 10 + Double(number) / 1000)
    }
    let shape = try unwrapped(WayShapes.shapes(of: [dice]).first)
    #expect(shape.lines.reduce(0) { $0 + $1.count } <= 240)
    let date = try unwrapped(WayShapes.shapes(of: [try Self.line((0, 179), (0, -179))]).first)
    claim(date.lines, is: [[0, 0, 1000, 0]])
    claim(date.height, is: 0)
  }

  @Test("are the longest of outings far from each other, each by itself and in their order")
  func outings() throws {
    let walks = try (1...8).map { number -> [Coordinate] in
      let start = Double(number * 5)
      return try Self.line((start, 10), (start + 0.01 * Double(number), 10))
    }
    let shapes = WayShapes.shapes(of: walks)
    claim(shapes.count, is: 6)
    #expect(shapes.allSatisfy { $0.lines.count == 1 && $0.height == 1000 })
  }

  @Test("are none of a place, and of what has no line")
  func nothing() throws {
    claim(WayShapes.shapes(of: []), is: [])
    claim(WayShapes.shapes(of: [try Self.line((1, 10))]), is: [])
    claim(WayShapes.shapes(of: [try Self.line((1, 10), (1, 10))]), is: [])
  }

  @Test("stand in the summary of a trip whose map has lines, and on its card")
  func summary() throws {
    let way = try track("way.gpx", [[(try at(46, 7), nil), (try at(46.1, 7), nil)]])
    let plan = try planned(Trip(tracks: [way])).plan
    let summed = TripSummary.sumUp(plan)
    claim(summed.shapes, is: [TripSummary.Shape(width: 0, height: 1000, lines: [[0, 1000, 0, 0]])])
    try claim(library([summed]).plan.shelves[0].cards[0].shapes, is: summed.shapes)
  }
}
