import Testing

@testable import Drawing

@Suite("The number of pins at a stop")
struct FoldedSpotTests {
  @Test("where it has no free room it lies where it hides least of the numbers of other stops")
  func hidingLeast() {
    func stop(_ index: Int, _ x: Double, _ y: Double) -> Marker {
      Marker(
        source: .stop(index), shape: .stop, number: "75–82", name: "", link: nil, days: nil,
        anchor: Point(x: x, y: y))
    }
    // One close above, one at each side, and one below that is almost far enough away.
    let stops = [stop(0, 100, 100), stop(1, 100, 72), stop(2, 145, 100), stop(3, 55, 100), stop(4, 100, 146)]
    let sign = Marker(
      source: .cluster(0), shape: .cluster, number: "2", name: "", link: nil, days: nil,
      anchor: Point(x: 100, y: 100))
    let spot = FoldedPins.spot(
      for: sign, at: 0, among: stops, within: Box(minX: 0, minY: 0, maxX: 300, maxY: 300))
    #expect(spot.y > 110, "\(spot)")
  }
}
