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
    let shape = try #require(shapes.first)
    #expect(shapes.count == 1 && shape.width == 1000 && shape.height == 1000)
    #expect(shape.lines == [[0, 0, 500, 500, 1000, 500], [1000, 1000, 500, 1000]])
    // In the north a degree of longitude is shorter.
    let north = try #require(WayShapes.shapes(of: [try Self.line((59, 10), (61, 12))]).first)
    #expect(north.width == 500 && north.height == 1000)
  }

  @Test("leave out what nobody sees, and cross the 180th meridian")
  func simple() throws {
    let wiggle = try (0...5000).map { number in
      try at(number.isMultiple(of: 2) ? 0 : 0.001, 10 + Double(number) / 1000)
    }
    #expect(WayShapes.shapes(of: [wiggle]).first?.lines.map(\.count) == [4])
    let dice = try (0...5000).map { number in
      try at(Double(number * 7919 % 1000) / 1000, 10 + Double(number) / 1000)
    }
    let shape = try #require(WayShapes.shapes(of: [dice]).first)
    #expect(shape.lines.reduce(0) { $0 + $1.count } <= 240)
    let date = try #require(WayShapes.shapes(of: [try Self.line((0, 179), (0, -179))]).first)
    #expect(date.lines == [[0, 0, 1000, 0]] && date.height == 0)
  }

  @Test("are the longest of outings far from each other, each by itself and in their order")
  func outings() throws {
    let walks = try (1...8).map { number -> [Coordinate] in
      let start = Double(number * 5)
      return try Self.line((start, 10), (start + 0.01 * Double(number), 10))
    }
    let shapes = WayShapes.shapes(of: walks)
    #expect(shapes.count == 6)
    #expect(shapes.allSatisfy { $0.lines.count == 1 && $0.height == 1000 })
  }

  @Test("are none of a place, and of what has no line")
  func nothing() throws {
    #expect(WayShapes.shapes(of: []) == [])
    #expect(WayShapes.shapes(of: [try Self.line((1, 10))]) == [])
    #expect(WayShapes.shapes(of: [try Self.line((1, 10), (1, 10))]) == [])
  }

  @Test("stand in the summary of a trip whose map has lines, and on its card")
  func summary() throws {
    let way = try track("way.gpx", [[(try at(46, 7), nil), (try at(46.1, 7), nil)]])
    let plan = try planned(Trip(tracks: [way])).plan
    let summed = TripSummary.sumUp(plan)
    #expect(summed.shapes == [TripSummary.Shape(width: 0, height: 1000, lines: [[0, 1000, 0, 0]])])
    #expect(try library([summed]).plan.shelves[0].cards[0].shapes == summed.shapes)
  }
}
