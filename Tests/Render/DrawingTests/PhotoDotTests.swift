import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Dots where pictures were taken")
struct PhotoDotTests {
  @Test("are covered by no name that has room on two lines")
  func twoLines() throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    var marker = Marker(
      source: .stop(0), shape: .stop, number: "1", name: "Rome, centre", link: nil, days: nil,
      anchor: Point(x: 200, y: 200))
    marker.call(marker.name, by: ShortNames([marker.name]), isLabelled: true)
    // At both sides of it, under any line but one that is half as long.
    let dots = [165.0, 235].flatMap { x in
      stride(from: 100.0, through: 300, by: 5).map { Point(x: x, y: $0) }
    }
    for (dots, second) in [([], nil), (dots, "centre")] as [([Point], String?)] {
      var placement = LabelPlacement(
        sheet: sheet, raster: RouteRaster([], in: sheet), markers: [marker], dots: dots)
      let placed = placement.place(marker, size: 14)
      let label = try unwrapped(placed)
      #expect(label.second == second && !dots.contains { label.box.contains($0) }, "\(label)")
    }
  }

  @Test("have the scale bar in a corner without any")
  func scaleBar() throws {
    let places = [(47.63, 11.32), (47.68, 11.42)].map { UnitVector(longitude: $0.1, latitude: $0.0) }
    let view = try unwrapped(MapView(fitting: places, in: .narrow))
    func bar(_ dots: [Point]) throws -> Box {
      try #require(
        Furniture(
          view, units: .kilometres, wording: .plain, markers: [], dots: dots,
          raster: RouteRaster([], in: view.inner), atlas: nil, idPrefix: "m"
        ).boxes.first)
    }
    let usual = try bar([])
    let moved = try bar([usual.centre])
    #expect(!moved.overlaps(usual))
  }
}
