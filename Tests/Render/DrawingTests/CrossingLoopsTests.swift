import Claims
import Testing

@testable import Drawing

@Suite("Outlines that cross themselves")
struct CrossingLoopsTests {
  private static func ring(_ places: [(Double, Double)]) -> [Point] {
    places.map { Point(x: $0.0, y: $0.1) }
  }

  @Test("lose the small loop, and go on where they cross")
  func loop() throws {
    // A mole of which the two sides have changed places.
    let bow = Self.ring([(0, 0), (10, 0), (12, 1), (11, 2), (11, -1), (20, 0), (20, 20), (0, 20)])
    let found = CrossingLoops.removed(from: bow)
    let crossing = Point(x: 11, y: 0.5)
    let rest = Self.ring([(11, -1), (20, 0), (20, 20), (0, 20)])
    claim(found, is: Self.ring([(0, 0), (10, 0)]) + [crossing] + rest)
    claim(CrossingLoops.removed(from: found), is: found)
  }

  @Test("keep what crosses nothing, and a great loop, which no simplifying has made")
  func others() {
    let square = Self.ring([(0, 0), (10, 0), (10, 10), (0, 10)])
    claim(CrossingLoops.removed(from: square), is: square)
    let great = Self.ring([(0, 0), (10, 0), (20, 10), (20, 20), (5, 20), (5, -10), (0, -10)])
    claim(CrossingLoops.removed(from: great), is: great)
    #expect(CrossingLoops.removed(from: []).isEmpty)
  }
}
