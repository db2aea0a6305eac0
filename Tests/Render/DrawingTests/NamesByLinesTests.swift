import Claims
import Testing

@testable import Drawing

@Suite("The name of a sign that has no room beside it")
struct NamesByLinesTests {
  private static let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)

  private static func pin(_ index: Int, _ name: String, _ x: Double, _ y: Double) -> Marker {
    Marker(
      source: .mark(index), shape: .pin(.stay), number: "", name: name, link: nil, days: nil,
      anchor: Point(x: x, y: y))
  }

  /// A pin between eight others, that have no names.
  private static let crowd: [Marker] =
    [pin(0, "Kasbah", 200, 200)]
    + [(-30, -26), (0, -30), (30, -26), (-34, 0), (34, 0), (-30, 26), (0, 30)].enumerated().map {
      pin($0.offset + 1, "", 200 + Double($0.element.0), 200 + Double($0.element.1))
    }

  @Test("stands off it at the end of a line, which keeps off all other signs")
  func line() throws {
    let own = Self.crowd[0]
    var names = LabelPlacement(
      sheet: Self.sheet, raster: RouteRaster([], in: Self.sheet), markers: Self.crowd)
    claim(none: names.place(own, size: 13))
    let placed = names.placeByLine(own, size: 13)
    let label = try unwrapped(placed)
    let (start, end) = (try unwrapped(label.lead.first), try unwrapped(label.lead.last))
    #expect(start.distance(to: own.point) < end.distance(to: own.point))
    #expect(label.box.gap(to: Box(centre: end, width: 0, height: 0)) < 4)
    for other in Self.crowd.dropFirst() {
      #expect(other.box.gap(to: label.box) >= LabelPlacement.clearOfSigns)
      for step in 0...20 {
        #expect(!other.box.contains(start + (end - start) * (Double(step) / 20)))
      }
    }
    // Its room, and that of the line, are taken.
    claim(names.claim(label.box), is: false)
    claim(names.claim(Box(centre: start + (end - start) * 0.5, width: 4, height: 4)), is: false)
  }

  @Test("is nowhere where the sheet has no room within reach of a line, or the way lies under all of it")
  func nowhere() {
    let small = Box(minX: 150, minY: 150, maxX: 250, maxY: 250)
    var names = LabelPlacement(sheet: small, raster: RouteRaster([], in: small), markers: Self.crowd)
    claim(none: names.placeByLine(Self.crowd[0], size: 13)?.text)
    let rows = stride(from: 0.0, through: 400, by: 5).map { y in
      RoutePaths.Line(style: .road, points: [Point(x: 0, y: y), Point(x: 400, y: y)])
    }
    var onWay = LabelPlacement(
      sheet: Self.sheet, raster: RouteRaster(rows, in: Self.sheet), markers: Self.crowd)
    claim(none: onWay.placeByLine(Self.crowd[0], size: 13)?.text)
  }

  @Test("has a line that crosses neither the scale bar nor the arrow")
  func furniture() throws {
    let own = Self.pin(0, "Kasbah", 200, 200)
    // Thinner than the least of lines is long, all about the sign.
    let bars = [
      Box(minX: 180, minY: 182, maxX: 220, maxY: 184), Box(minX: 180, minY: 216, maxX: 220, maxY: 218),
      Box(minX: 182, minY: 180, maxX: 184, maxY: 220), Box(minX: 216, minY: 180, maxX: 218, maxY: 220),
    ]
    var names = LabelPlacement(
      sheet: Self.sheet, raster: RouteRaster([], in: Self.sheet), markers: [own], furniture: bars)
    if let label = names.placeByLine(own, size: 13), let start = label.lead.first, let end = label.lead.last {
      for step in 0...40 {
        let point = start + (end - start) * (Double(step) / 40)
        #expect(!bars.contains { $0.contains(point) }, "\(label.lead)")
      }
    }
  }

  @Test("is as near to it as any, and to its right where nothing else decides")
  func nearest() throws {
    let own = Self.pin(0, "Kasbah", 200, 200)
    var names = LabelPlacement(sheet: Self.sheet, raster: RouteRaster([], in: Self.sheet), markers: [own])
    let placed = names.placeByLine(own, size: 13)
    let label = try unwrapped(placed)
    claim(label.anchor, is: .start)
    #expect(label.box.minX - own.box.maxX < 16 && abs(label.box.centre.y - 200) < 1)
  }
}
