import Claims
import Testing

@testable import Drawing

@Suite("A straight line of a ride over water")
struct LandBowTests {
  private static let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)

  private static func ring(_ points: [(Double, Double)]) -> [Point] { points.map { Point(x: $0.0, y: $0.1) } }

  /// All that is above y = 200, with a bay from below that is so wide and reaches so far up.
  private static func coast(bayFrom left: Double = 120, to right: Double = 280, up top: Double) -> [Point] {
    ring([(0, 0), (400, 0), (400, 200), (right, 200), (right, top), (left, top), (left, 200), (0, 200)])
  }

  private static let ends = (start: Point(x: 60, y: 190), end: Point(x: 340, y: 190))

  @Test("bows round a bay, by the least that keeps it on land, with the same points there and back")
  func bay() throws {
    let bow = LandBow(land: [Self.coast(up: 178)], lakes: [], in: Self.sheet)
    let there = try unwrapped(bow.bow(from: Self.ends.start, to: Self.ends.end))
    #expect(there.first == Self.ends.start && there.last == Self.ends.end && there.count > 7)
    let top = there.map(\.y).min() ?? 0
    #expect((170..<178).contains(top), "\(top)")
    let back = try unwrapped(bow.bow(from: Self.ends.end, to: Self.ends.start))
    claim(back, is: Array(there.reversed()))
    // Each point of it is seen: what simplifies lines leaves none out, whichever way it leads.
    claim(LineSimplifier(tolerance: 0.5, nearest: 0.3).simplified(there), is: there)
    let isDrawn = WayBack([there, back], within: 2.5).isDrawn
    claim(isDrawn.map { Set($0) }, is: [[true], [false]])
  }

  @Test(
    "bows round a cape by boat at sea, and stays straight where none spares half of it, and out of a harbour")
  func cape() throws {
    // A cape from above, so wide and reaching so far down, between two coasts.
    func land(capeTo low: Double) -> [[Point]] {
      [
        Self.ring([(0, 0), (400, 0), (400, 150), (230, 150), (230, low), (170, low), (170, 150), (0, 150)])
      ]
    }
    let ends = (start: Point(x: 60, y: 200), end: Point(x: 340, y: 200))
    let bow = LandBow(land: land(capeTo: 220), lakes: [], in: Self.sheet)
    let there = try unwrapped(bow.bow(from: ends.start, to: ends.end, isSailed: true))
    let bottom = there.map(\.y).max() ?? 0
    #expect((220...250).contains(bottom), "\(bottom)")
    let back = try unwrapped(bow.bow(from: ends.end, to: ends.start, isSailed: true))
    claim(back, is: Array(there.reversed()))
    claim(none: bow.bow(from: ends.start, to: ends.end))
    let barred = LandBow(land: land(capeTo: 400), lakes: [], in: Self.sheet)
    claim(none: barred.bow(from: ends.start, to: ends.end, isSailed: true))
    let harbours = (start: Point(x: 60, y: 145), end: Point(x: 60, y: 300))
    claim(none: bow.bow(from: harbours.start, to: harbours.end, isSailed: true))
  }

  @Test("bows wide round the island that a boat leaves, where no shallow bow clears it")
  func island() throws {
    let island = Self.ring([(100, 110), (220, 110), (220, 226), (100, 226)])
    let ends = (start: Point(x: 98, y: 180), end: Point(x: 330, y: 180))
    let bow = LandBow(land: [island], lakes: [], in: Self.sheet)
    let there = try unwrapped(bow.bow(from: ends.start, to: ends.end, isSailed: true))
    let bottom = there.map(\.y).max() ?? 0
    #expect(there.first == ends.start && there.last == ends.end && (240...300).contains(bottom), "\(bottom)")
    let back = try unwrapped(bow.bow(from: ends.end, to: ends.start, isSailed: true))
    claim(back, is: Array(there.reversed()))
    claim(none: bow.bow(from: ends.start, to: ends.end))
  }

  @Test("stays straight over a bay that only a wide bow would lead round, far inland")
  func wideBay() {
    let bow = LandBow(land: [Self.coast(up: 160)], lakes: [], in: Self.sheet)
    claim(none: bow.bow(from: Self.ends.start, to: Self.ends.end))
    // Of a short one, whose sheet shows few kilometres.
    let short = LandBow(land: [Self.coast(up: 160)], lakes: [], in: Self.sheet, highestOfShort: 70)
    #expect(short.bow(from: Self.ends.start, to: Self.ends.end) != nil)
  }

  @Test("bows round a lake, to the side of the nearer shore")
  func lake() throws {
    let land = Self.ring([(0, 0), (400, 0), (400, 400), (0, 400)])
    let lake = Self.ring([(120, 178), (280, 178), (280, 290), (120, 290)])
    let bow = LandBow(land: [land], lakes: [lake], in: Self.sheet)
    let line = try unwrapped(bow.bow(from: Self.ends.start, to: Self.ends.end))
    #expect(line.allSatisfy { $0.y <= 190 } && line.contains { $0.y < 178 }, "\(line)")
  }

  @Test("leads by the sign of no other stop, rather to the other side, and straight where that is no better")
  func signs() throws {
    // The nearer shore of a lake is above, the other one within reach of a bow.
    let land = Self.ring([(0, 0), (400, 0), (400, 400), (0, 400)])
    let lake = Self.ring([(120, 178), (280, 178), (280, 204), (120, 204)])
    func line(besides signs: [Point]) -> [Point]? {
      LandBow(land: [land], lakes: [lake], besides: signs, in: Self.sheet)
        .bow(from: Self.ends.start, to: Self.ends.end)
    }
    let usual = try unwrapped(line(besides: []))
    #expect(usual.allSatisfy { $0.y <= 190 })
    claim(line(besides: [Self.ends.start, Self.ends.end, Point(x: 200, y: 330)]), is: usual)
    let above = [Point(x: 200, y: 176), Point(x: 200, y: 166)]
    let other = try unwrapped(line(besides: above))
    #expect(other.allSatisfy { $0.y >= 190 })
    // One a little beside an end is as near to every bow.
    #expect(line(besides: [Self.ends.start + Point(x: 0, y: 16)]) != nil)
    // Signs all along both shores leave nothing but the straight line.
    let all = stride(from: 130.0, through: 270, by: 10).flatMap { x in
      stride(from: 100.0, through: 180, by: 20).flatMap { y in
        [Point(x: x, y: y), Point(x: x, y: 380 - y)]
      }
    }
    claim(none: line(besides: all))
  }

  private enum Water: CaseIterable { case none, narrow, deep, strait, open }

  @Test(
    "stays straight over none, over a narrow inlet, where no bow spares half, between islands and at sea",
    arguments: Water.allCases)
  private func straight(_ water: Water) {
    let (land, ends): ([[Point]], (start: Point, end: Point)) =
      switch water {
      case .none: ([Self.coast(up: 160)], (Point(x: 60, y: 90), Point(x: 340, y: 90)))
      case .narrow: ([Self.coast(bayFrom: 196, to: 204, up: 160)], Self.ends)
      case .deep: ([Self.coast(up: 20)], Self.ends)
      case .strait:
        (
          [
            Self.ring([(0, 0), (150, 0), (150, 200), (0, 200)]),
            Self.ring([(180, 0), (400, 0), (400, 200), (180, 200)]),
          ], Self.ends
        )
      case .open: ([Self.coast(up: 160)], (Point(x: 60, y: 190), Point(x: 340, y: 260)))
      }
    let bow = LandBow(land: land, lakes: [], in: Self.sheet)
    claim(none: bow.bow(from: ends.start, to: ends.end))
  }

  @Test("bows on the sheet alone where it leads over its edge")
  func beyond() throws {
    let bow = LandBow(land: [Self.coast(bayFrom: 100, to: 200, up: 175)], lakes: [], in: Self.sheet)
    let (afar, end) = (Point(x: -100, y: 190), Point(x: 300, y: 190))
    let line = try unwrapped(bow.bowed([afar, end]))
    claim(Array(line.prefix(2)), is: [afar, Point(x: 0, y: 190)])
    claim(line.last, is: end)
    #expect(line.contains { $0.y < 175 } && line.dropFirst().allSatisfy { Self.sheet.contains($0) })
  }
}
