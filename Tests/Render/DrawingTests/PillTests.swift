import Testing

@testable import Drawing

@Suite("Stops side by side")
struct PillTests {
  @Test(
    "stand so far apart that their rims part, and two numbers do not read as one", arguments: ["3·4", "3"])
  func apart(number: String) {
    var markers = (0..<2).map { index in
      Marker(
        source: .stop(index), shape: .stop, number: number, name: "", link: nil, days: nil,
        anchor: Point(x: 200 + 8 * Double(index), y: 200))
    }
    markers.separate(within: Box(minX: 0, minY: 0, maxX: 400, maxY: 400))
    let gap = markers[0].box.gap(to: markers[1].box)
    #expect((3...5).contains(gap), "\(gap)")
  }
}
