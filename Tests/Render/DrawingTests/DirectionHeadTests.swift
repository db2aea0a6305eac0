import Testing

@testable import Drawing

@Suite("The heads along a way there and back")
struct DirectionHeadTests {
  private static func directions(_ lines: [[Point]], _ styles: [RouteStyle] = [.joined, .joined]) -> [Point] {
    let lines = zip(lines, styles).map { RoutePaths.Line(style: $1, points: $0) }
    let box = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    return DirectionHeads(along: lines, sheetWidth: 400, avoiding: [], within: box).heads.map(\.direction)
  }

  private static let (north, south) = (Point(x: 45, y: 60), Point(x: 45, y: 316))
  private static let (there, back) = (Point(x: 0, y: 1), Point(x: 0, y: -1))

  @Test("point there, though the leg has room for one on the way back alone")
  func short() {
    let (town, falls) = (Point(x: 20, y: 100), Point(x: 52, y: 100))
    #expect(Self.directions([[town, falls]]).isEmpty)
    #expect(Self.directions([[town, falls, town]]) == [Point(x: 1, y: 0)])
  }

  @Test("point there where the way back is a line of its own")
  func lines() {
    let directions = Self.directions([[Self.north, Self.south], [Self.south, Self.north]])
    #expect(directions.count > 2 && directions.allSatisfy { $0 == Self.there }, "\(directions)")
  }

  @Test("point as one goes where one comes back otherwise, and where another way only crosses")
  func others() {
    let (west, east) = (Point(x: 20, y: 150), Point(x: 70, y: 150))
    let sailed = Self.directions([[Self.north, Self.south], [Self.south, Self.north]], [.road, .boat])
    #expect(sailed.contains(Self.there) && sailed.contains(Self.back), "\(sailed)")
    #expect(Self.directions([[west, east], [Self.south, Self.north]]).contains(Self.back))
  }
}
