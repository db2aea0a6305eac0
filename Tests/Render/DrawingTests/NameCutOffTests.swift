import Claims
import Testing

@testable import Drawing

@Suite("A name and the way beside its sign")
struct NameCutOffTests {
  private static let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)

  private static func pin() -> Marker {
    var pin = Marker(
      source: .mark(0), shape: .pin(.food), number: "1", name: "Mercado Central", link: nil, days: nil,
      anchor: Point(x: 200, y: 200))
    pin.call("Mercado Central", by: ShortNames(["Mercado Central"]), isLabelled: true)
    return pin
  }

  /// The way along these lines, each from one point to another.
  private static func raster(_ lines: [(Double, Double, Double, Double)]) -> RouteRaster {
    RouteRaster(
      lines.map { line in
        RoutePaths.Line(
          style: .joined, points: [Point(x: line.0, y: line.1), Point(x: line.2, y: line.3)])
      }, in: sheet)
  }

  @Test(
    "are parted where that runs between them, and not where it leads to the sign or past the name",
    arguments: [
      ((100, 227, 300, 227), true), ((200, 200, 200, 214), false), ((100, 300, 300, 300), false),
    ] as [((Double, Double, Double, Double), Bool)])
  func parted(line: (Double, Double, Double, Double), isParted: Bool) {
    let pin = Self.pin()
    let placement = LabelPlacement(sheet: Self.sheet, raster: Self.raster([line]), markers: [pin])
    func label(off: Double) -> MapLabel {
      let box = Box(centre: Point(x: 210, y: pin.box.maxY + off + 7.5), width: 90, height: 15)
      return MapLabel(text: "Mercado Central", box: box, anchor: .middle, size: 13)
    }
    claim(placement.isCutOff(label(off: 20), from: pin), is: isParted)
    // Close to its sign nothing is read between them.
    #expect(!placement.isCutOff(label(off: 2), from: pin))
  }

  @Test("stand beside each other on two lines, rather than on one beyond it")
  func broken() throws {
    let pin = Self.pin()
    // Above, below, to the left, and to the right where a name on one line would be.
    let raster = Self.raster([
      (100, 177, 276, 177), (100, 225, 276, 225), (150, 177, 150, 225), (278, 177, 278, 225),
    ])
    var placement = LabelPlacement(sheet: Self.sheet, raster: raster, markers: [pin])
    let placed = placement.place(pin, size: 13)
    let label = try unwrapped(placed)
    #expect(label.second == "Central" && !placement.isCutOff(label, from: pin))
  }
}
