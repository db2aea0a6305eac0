import Claims
import Testing

@testable import Drawing

@Suite("A ring cut to a box")
struct RingClippingTests {
  private let box = Box(minX: 0, minY: 0, maxX: 10, maxY: 10)

  private func ring(_ points: [(Double, Double)]) -> [Point] { points.map { Point(x: $0.0, y: $0.1) } }

  /// By the rule of even and odd.
  private func holds(_ ring: [Point], _ point: Point) -> Bool {
    guard var last = ring.last else { return false }
    var isInside = false
    for here in ring {
      if (here.y > point.y) != (last.y > point.y),
        here.x + (last.x - here.x) * (point.y - here.y) / (last.y - here.y) > point.x
      {
        isInside.toggle()
      }
      last = here
    }
    return isInside
  }

  @Test("One that lies within stays as it is, one that lies beside is nothing")
  func whole() {
    let inside = ring([(1, 1), (9, 1), (5, 9)])
    claim(box.clipping(ring: inside), is: inside)
    #expect(box.clipping(ring: ring([(11, 1), (19, 1), (15, 9)])).isEmpty)
    #expect(box.clipping(ring: []).isEmpty)
  }

  @Test("One around the box becomes the box")
  func around() {
    let clipped = box.clipping(ring: ring([(-50, -50), (60, -50), (60, 60), (-50, 60)]))
    let corners = Set(clipped.map { Point(x: $0.x.rounded(), y: $0.y.rounded()) })
    claim(corners, is: Set(ring([(0, 0), (10, 0), (10, 10), (0, 10)])))
  }

  @Test("A corner that is cut off is closed along the edge")
  func corner() {
    let clipped = box.clipping(ring: ring([(5, 5), (15, 5), (15, 15), (5, 15)]))
    claim(Set(clipped), is: Set(ring([(5, 5), (10, 5), (10, 10), (5, 10)])))
  }

  @Test("Inside the box it holds what it held, whatever its shape")
  func anyShape() {
    var state: UInt64 = 2_463_534_242
    func next() -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(state % 30_011) / 1000 - 10
    }
    for _ in 0..<300 {
      let points = (0..<Int(4 + abs(next()))).map { _ in Point(x: next(), y: next()) }
      let clipped = box.clipping(ring: points)
      #expect(clipped.allSatisfy { box.inset(by: -1e-9).contains($0) })
      for _ in 0..<30 {
        let place = Point(x: abs(next()).truncatingRemainder(dividingBy: 10), y: abs(next()) / 2.1)
        guard box.inset(by: 1e-3).contains(place) else { continue }
        claim(holds(clipped, place), is: holds(points, place))
      }
    }
  }
}
