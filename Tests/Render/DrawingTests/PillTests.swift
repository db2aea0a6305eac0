import Testing

@testable import Drawing

@Suite("Stops with long numbers")
struct PillTests {
  @Test("are not pushed so near to each other that two numbers read as one", arguments: ["3·4", "3"])
  func apart(number: String) {
    var markers = (0..<2).map { index in
      Marker(
        source: .stop(index), shape: .stop, number: number, name: "", link: nil, days: nil,
        anchor: Point(x: 200 + 8 * Double(index), y: 200))
    }
    markers.separate(within: Box(minX: 0, minY: 0, maxX: 400, maxY: 400))
    let gap = markers[0].box.gap(to: markers[1].box)
    #expect(number == "3" ? gap < 3 : gap >= 3, "\(gap)")
  }
}
