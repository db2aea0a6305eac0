import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A way that passes the places of a sheet")
struct PassingWayTests {
  private static func line(_ places: [(Double, Double)]) throws -> RouteLine {
    RouteLine(points: try places.map { try place($0.0, $0.1) }, style: .joined)
  }

  @Test("is on it as a whole where that takes little more room, and leads over its edge else")
  func framed() throws {
    let marks = try [(48.3, 8.1), (48.8, 8.2), (48.8, 8.6), (48.4, 8.5)].map {
      MapMark(kind: .pin(.food), name: "Café", coordinate: try place($0.0, $0.1))
    }
    let loop = try Self.line([(48.3, 8.1), (48.8, 8.2), (48.8, 8.6), (48.4, 8.5), (48.2, 8.15), (48.3, 8.1)])
    let ride = try Self.line([(48.3, 8.1), (52.5, 13.4)])
    let content = MapContent(marks: marks)
    claim(content.passed(by: [loop, ride], within: 2).lines.map(\.leadsBeyond), is: [false, true])
    // A crowd is shown as closely as it can be.
    claim(content.passed(by: [loop, ride]).lines.map(\.leadsBeyond), is: [true, true])
  }
}
