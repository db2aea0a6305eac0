import Claims
import Testing

@testable import Drawing

@Suite("The heads along a way there and back")
struct DirectionHeadTests {
  private static func heads(
    _ lines: [[Point]], _ styles: [RouteStyle] = [.joined, .joined]
  ) -> DirectionHeads {
    let lines = zip(lines, styles).map { RoutePaths.Line(style: $1, points: $0) }
    let box = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    return DirectionHeads(along: lines, sheetWidth: 400, avoiding: [], within: box)
  }

  private static func directions(_ lines: [[Point]], _ styles: [RouteStyle] = [.joined, .joined]) -> [Point] {
    heads(lines, styles).heads.map(\.direction)
  }

  private static let (north, south) = (Point(x: 45, y: 60), Point(x: 45, y: 316))
  private static let (there, back) = (Point(x: 0, y: 1), Point(x: 0, y: -1))

  @Test("point there, though the leg has room for one on the way back alone")
  func short() {
    let (town, falls) = (Point(x: 20, y: 100), Point(x: 52, y: 100))
    #expect(Self.directions([[town, falls]]).isEmpty)
    claim(Self.directions([[town, falls, town]]), is: [Point(x: 1, y: 0)])
  }

  @Test("point there where the way back is a line of its own, which has no more of them")
  func lines() {
    let there = Self.directions([[Self.north, Self.south]])
    claim(there, is: [Self.there, Self.there])
    claim(Self.directions([[Self.north, Self.south], [Self.south, Self.north]]), is: there)
  }

  @Test("stand where no line that leads the other way touches them, unless it does so all along")
  func apart() {
    let there = [Point(x: 20, y: 200), Point(x: 380, y: 200)]
    // It parts from the other by one unit in 26.
    let slanted = [Point(x: 380, y: 200), Point(x: 20, y: 186)]
    let places = Self.heads([there, slanted]).heads.map { $0.point.x }
    #expect(places.count > 1 && !places.contains { (130...270).contains($0) }, "\(places)")
    let beside = [Point(x: 380, y: 207), Point(x: 20, y: 207)]
    #expect(!Self.directions([there, beside]).isEmpty)
  }

  @Test(
    "stand 60 units apart where lines look alike, and on none that is shorter",
    arguments: [
      (58.0, 40.0, [.joined, .joined], 0), (64, 40, [.joined, .joined], 1), (64, 64, [.joined, .joined], 2),
      (64, 40, [.road, .boat], 2),
    ] as [(Double, Double, [RouteStyle], Int)])
  func heaps(length: Double, gap: Double, styles: [RouteStyle], count: Int) {
    let lines = [100, 100 + gap].map { [Point(x: 20, y: $0), Point(x: 20 + length, y: $0)] }
    claim(Self.heads(lines, styles).heads.count, is: count, "\(length) \(gap) \(styles)")
  }

  @Test("stand on no dot where there is room beside it, and rather on one than nowhere")
  func dots() {
    let box = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    func places(on length: Double, besides dots: [Point]) -> [Point] {
      let points = [Point(x: 20, y: 100), Point(x: 20 + length, y: 100)]
      let line = RoutePaths.Line(style: .joined, points: points)
      return DirectionHeads(along: [line], sheetWidth: 400, avoiding: [], dots: dots, within: box).heads
        .map(\.point)
    }
    for (length, areFree) in [(160.0, true), (64, false)] {
      let alone = places(on: length, besides: [])
      claim(alone.count, is: 1, "\(length)")
      let moved = places(on: length, besides: alone)
      claim(moved.count, is: 1, "\(length)")
      claim(moved.allSatisfy { $0.distance(to: alone[0]) >= 12 }, is: areFree, "\(length) \(moved)")
    }
  }

  @Test("stand on no way back that is not drawn, and keep off none")
  func wedge() {
    let line = [Point(x: 20, y: 200), Point(x: 380, y: 200), Point(x: 20, y: 184)]
    let box = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let way = RoutePaths.Line(style: .joined, points: line)
    func heads(_ isDrawn: [[Bool]]) -> [Point] {
      DirectionHeads(along: [way], drawing: isDrawn, sheetWidth: 400, avoiding: [], within: box).heads
        .map(\.point)
    }
    #expect(heads([[true, true]]).contains { $0.y < 200 })
    let there = heads([[true, false]])
    #expect(there.count > 1 && there.allSatisfy { $0.y == 200 }, "\(there)")
  }

  @Test("point as one goes where one comes back otherwise, and where another way only crosses")
  func others() {
    let (west, east) = (Point(x: 20, y: 150), Point(x: 70, y: 150))
    let sailed = Self.directions([[Self.north, Self.south], [Self.south, Self.north]], [.road, .boat])
    #expect(sailed.contains(Self.there) && sailed.contains(Self.back), "\(sailed)")
    #expect(Self.directions([[west, east], [Self.south, Self.north]]).contains(Self.back))
  }
}
