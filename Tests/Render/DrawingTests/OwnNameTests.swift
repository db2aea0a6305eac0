import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A name on a map")
struct OwnNameTests {
  private static let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)

  private static func marker(_ index: Int, _ shape: Marker.Shape, _ x: Double, _ y: Double) -> Marker {
    Marker(
      source: .mark(index), shape: shape, number: "", name: "Toledo", link: nil, days: nil,
      anchor: Point(x: x, y: y))
  }

  private static func placement(_ markers: [Marker]) -> LabelPlacement {
    LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: markers)
  }

  /// Signs strewn over a region, as closely as a phone has room for.
  private static func content(_ seed: Int) throws -> MapContent {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var content = MapContent()
    for index in 0..<22 {
      let at = try place(.random(in: 38...42, using: &numbers), .random(in: -6 ... -1, using: &numbers))
      if index < 9 {
        content.stops.append(MapStop(number: String(index + 1), name: "Toledo \(index)", coordinate: at))
      } else {
        content.marks.append(MapMark(kind: .pin(.food), name: "Bar \(index)", coordinate: at))
      }
    }
    return content
  }

  @Test("is nearer to its own sign than to any other, on a desk and on a phone", arguments: 0..<8)
  func nearest(_ seed: Int) throws {
    for frame in [MapFrame.wide, .narrow] {
      let content = try Self.content(seed)
      let places = (content.stops.map(\.coordinate) + content.marks.map(\.coordinate)).map(UnitVector.init)
      let view = try unwrapped(MapView(fitting: places, in: frame))
      let placement = MarkerPlacement(content, in: view)
      var names = LabelPlacement(
        sheet: view.inner, raster: RouteRaster([], in: view.inner), markers: placement.markers)
      var count = 0
      for marker in placement.inOrderOfNaming {
        guard let label = names.place(marker, size: 14) else { continue }
        count += 1
        let own = label.box.gap(to: marker.box)
        let others = placement.markers.filter { other in
          other.source != marker.source && !(other.isAtStop && other.anchor == marker.anchor)
        }
        #expect(others.allSatisfy { label.box.gap(to: $0.box) >= own + 1 }, "\(marker.name), \(seed)")
      }
      #expect(count >= 6)
    }
  }

  @Test("begins in a line with no other sign, as if it were the name of that", arguments: [5.0, 12])
  func inLine(_ gap: Double) {
    let own = Self.marker(1, .stop, 300, 200)
    let left = own.point.x - own.reach.x - 4 - TextWidth.of("Oberreichenbach", size: 14, isBold: true)
    let bare = Self.marker(2, .pin(.stay), 0, 200)
    let other = Self.marker(2, .pin(.stay), left - gap - bare.reach.x, 200)
    // The only room is left of the stop, and at its upper left and lower left corners.
    let taken = [
      Box(minX: 313, minY: 0, maxX: 400, maxY: 400), Box(minX: 0, minY: 0, maxX: 400, maxY: 180),
      Box(minX: 0, minY: 220, maxX: 400, maxY: 400),
    ]
    var names = LabelPlacement(
      sheet: Self.sheet, raster: RouteRaster([], in: Self.sheet), markers: [own, other], furniture: taken)
    let label = names.place("Oberreichenbach", at: own, size: 14)
    claim(label != nil, is: gap > 6)
  }

  @Test("of a place in a list with numbers begins behind no number but its own", arguments: [8.0, 14])
  func besideNumber(_ gap: Double) {
    func pin(_ number: String, at x: Double) -> Marker {
      Marker(
        source: .mark(number.count), shape: .pin(.food), number: number, name: "Oberreichenbach", link: nil,
        days: nil, anchor: Point(x: x, y: 200))
    }
    let own = pin("2", at: 300)
    let left = own.point.x - own.reach.x - 4 - TextWidth.of("Oberreichenbach", size: 14)
    let other = pin("13", at: left - gap - own.reach.x)
    let taken = [
      Box(minX: 313, minY: 0, maxX: 400, maxY: 400), Box(minX: 0, minY: 0, maxX: 400, maxY: 180),
      Box(minX: 0, minY: 220, maxX: 400, maxY: 400),
    ]
    var names = LabelPlacement(
      sheet: Self.sheet, raster: RouteRaster([], in: Self.sheet), markers: [own, other], furniture: taken)
    let label = names.place("Oberreichenbach", at: own, size: 14)
    claim(label != nil, is: gap > 12)
  }

  @Test("of a place on a still sheet is left to the words below it rather than written across the way")
  func acrossWay() {
    var rows: [RoutePaths.Line] = []
    for y in stride(from: 0.0, through: 400, by: 5) {
      rows.append(RoutePaths.Line(style: .road, points: [Point(x: 0, y: y), Point(x: 400, y: y)]))
    }
    for (number, days) in [("", nil), ("3", nil), ("", "2026-05-02")] as [(String, String?)] {
      let pin = Marker(
        source: .mark(1), shape: .pin(.stay), number: number, name: "Hotel", link: nil, days: days,
        anchor: Point(x: 200, y: 200))
      var names = LabelPlacement(
        sheet: Self.sheet, raster: RouteRaster(rows, in: Self.sheet), markers: [pin])
      let label = names.place(pin, size: 13)
      claim(label == nil, is: days == nil)
      // What it might have covered is free for others.
      let isFree = names.claim(Box(centre: Point(x: 240, y: 200), width: 20, height: 10))
      claim(isFree, is: days == nil)
    }
  }

  @Test("of a pin stands beside the way where that is to be had a step above it")
  func pinBesideWay() throws {
    let pin = Self.marker(1, .pin(.food), 200, 200)
    // Left and right of it the way, and close above and below it.
    let way = [-16.0, -10, -4, 4, 10, 16, 22, 28, 34, 40].map { step in
      RoutePaths.Line(
        style: .road, points: [Point(x: 100, y: 200 + step), Point(x: 300, y: 200 + step)])
    }
    let raster = RouteRaster(way, in: Self.sheet)
    var names = LabelPlacement(sheet: Self.sheet, raster: raster, markers: [pin])
    let placed = names.place(pin, size: 13)
    let label = try unwrapped(placed)
    #expect(raster.count(in: label.box) <= 1 && label.box.maxY < pin.box.minY)
  }

  @Test("keeps some room to the scale bar")
  func furniture() {
    let own = Self.marker(1, .stop, 100, 200)
    let right = own.point.x + own.reach.x + 4 + TextWidth.of("Toledo", size: 14, isBold: true)
    let bar = Box(minX: right + 2, minY: 190, maxX: right + 60, maxY: 210)
    var names = LabelPlacement(
      sheet: Self.sheet, raster: RouteRaster([], in: Self.sheet), markers: [own], furniture: [bar])
    let label = names.place("Toledo", at: own, size: 14)
    claim(label?.anchor, is: .end)
  }

  @Test("of a town that is only passed is kept clear of every sign, also of that of a pin")
  func town() throws {
    let dot = Point(x: 100, y: 200)
    let width = TextWidth.of("Vienna", size: 12)
    for shape in [Marker.Shape.stop, .pin(.camp), .cluster] {
      // Three units behind the end of the name where that is right of its dot.
      let bare = Self.marker(1, shape, 0, 200)
      let sign = Self.marker(1, shape, dot.x + 6 + width + 3 + bare.reach.x, 200)
      var placement = Self.placement([sign])
      let placed = placement.placeTown("Vienna", at: dot, size: 12)
      let label = try unwrapped(placed)
      #expect(label.anchor == .end && label.box.gap(to: sign.box) > 8)
    }
  }

  @Test("of a stop stands out of the usual places rather than nowhere, as Reykjavík on a phone")
  func squeezed() throws {
    let iceland = try unwrapped(ReferenceMap.all.first { $0.name == "iceland" })
    for frame in [MapFrame.wide, .narrow] {
      let drawing = try unwrapped(
        drawMap(
          try iceland.content(), frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain,
          idPrefix: "m"))
      let names = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-name").map(\.text)
      claim(names, has: "Reykjavík", "\(names)")
    }
  }

  @Test("is written first where one was longest, then where most happened")
  func order() throws {
    var content = MapContent(
      stops: try (0..<5).map {
        MapStop(number: "\($0)", name: "\($0)", coordinate: try place(40 + Double($0), -3))
      })
    (content.stops[1].weight, content.stops[2].weight, content.stops[3].nights) = (100, 200, 1)
    let places = content.stops.map { UnitVector($0.coordinate) }
    let view = try unwrapped(MapView(fitting: places, in: .narrow))
    claim(MarkerPlacement(content, in: view).inOrderOfNaming.map(\.name), is: ["0", "4", "3", "2", "1"])
  }
}
