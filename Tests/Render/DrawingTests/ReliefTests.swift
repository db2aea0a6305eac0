import Testing

@testable import Drawing

@Suite("The relief of a small map")
struct ReliefTests {
  private static let sheet = Box(minX: 0, minY: 0, maxX: 100, maxY: 100)

  private static func square(_ from: Double, _ to: Double) -> [Point] {
    [Point(x: from, y: from), Point(x: to, y: from), Point(x: to, y: to), Point(x: from, y: to)]
  }

  @Test(
    "Heights divide a sheet unless one of their steps is nearly all of it",
    arguments: [
      ([[square(-10, 110)]], false), ([[square(200, 300)]], false),
      ([[square(-10, 110)], [square(0, 30)]], false),
      ([[square(0, 50)]], true), ([[square(-10, 110)], [square(50, 110)]], true),
      // A hollow in the only step.
      ([[square(-10, 110), square(20, 80)]], true), ([], false),
    ] as [([[[Point]]], Bool)])
  func divided(steps: [[[Point]]], expected: Bool) {
    let relief = ReliefPaths(
      heights: steps.enumerated().map { ReliefStep(metres: ($0.offset + 1) * 500, rings: $0.element) })
    #expect(relief.isDivided(in: Self.sheet) == expected)
  }
}
