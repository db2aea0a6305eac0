import Claims
import Foundation
import Testing
import TripModel

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

  /// What stands at a place of a sheet of 400 units, ten metres each.
  private static func spot(_ x: Double, _ y: Double) throws -> Coordinate {
    let degrees = 10 / 111_195.0
    return try place(35.79 - (y - 200) * degrees, -5.81 + (x - 200) * degrees / cos(35.79 * .pi / 180))
  }

  /// The crowd on a map, drawn nearer or farther about its middle.
  private static func drawn(_ share: Double) throws -> SVGDrawing {
    let marks = try crowd.map { pin in
      let at = try spot(200 + (pin.anchor.x - 200) * share, 200 + (pin.anchor.y - 200) * share)
      return MapMark(kind: .pin(.stay), name: pin.name, coordinate: at)
    }
    let corners = try [(40.0, 40.0), (360, 40), (360, 360), (40, 360)].map { try spot($0.0, $0.1) }
    let content = MapContent(
      stops: [MapStop(number: "2", name: "Inn", coordinate: try spot(90, 90))], marks: marks,
      surroundings: .points(corners))
    let frame = MapFrame(width: 400, aspects: 1...1, classes: "", margin: 10)
    return try unwrapped(drawMap(content, frame: frame, units: .kilometres, wording: .plain, idPrefix: "m"))
  }

  @Test("is on a map with the line that leads to it")
  func onMap() throws {
    // At one of these the signs stand apart, and so close that the name has no room among them.
    let led = try [0.85, 0.9, 0.95, 1, 1.05, 1.1].filter { share in
      let drawing = try Self.drawn(share)
      let svg = try unwrapped(ParsedSVG(drawing.markup))
      // No sign had to give way: the line is that of the name.
      return !svg.all(ofClass: "map-leader").isEmpty && !drawing.showsAside
        && svg.all(ofClass: "map-name").contains { $0.text == "Kasbah" }
    }
    #expect(!led.isEmpty)
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

  private static func stop(_ name: String, _ x: Double, _ y: Double) -> Marker {
    Marker(
      source: .stop(Int(x)), shape: .stop, number: "1", name: name, link: nil, days: nil,
      anchor: Point(x: x, y: y))
  }

  @Test("of a stop at the edge of the sheet stands above it, as far aside as the whole of it needs")
  func edge() throws {
    let sheet = Box(minX: 10, minY: 10, maxX: 390, maxY: 390)
    let (start, next) = (Self.stop("Istanbul", 20, 200), Self.stop("", 92, 200))
    var names = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [start, next])
    let placed = names.place(start, size: 14)
    let label = try unwrapped(placed)
    #expect(label.anchor == .middle && sheet.contains(label.box) && label.box.centre.x > start.point.x)
  }

  @Test("is read for that of another stop above which it stands, and not for that of its own")
  func misread() throws {
    let (own, other) = (Self.stop("Burgos", 200, 200), Self.stop("", 160, 216))
    let names = LabelPlacement(
      sheet: Self.sheet, raster: RouteRaster([], in: Self.sheet), markers: [own, other])
    func label(_ centre: Point) -> MapLabel {
      MapLabel(text: "Burgos", box: Box(centre: centre, width: 60, height: 16), anchor: .end, size: 14)
    }
    #expect(names.isMisread(label(Point(x: 157, y: 182)), of: own))
    #expect(!names.isMisread(label(Point(x: 200, y: 170)), of: own))
  }

  @Test("of a stop is rather nowhere than under or over the ring of another, askew of its own")
  func offOthers() throws {
    let (own, other) = (Self.stop("Burgos", 200, 200), Self.stop("", 160, 216))
    // Above it to the left alone there is room.
    let right = [Box(minX: 192, minY: 0, maxX: 400, maxY: 400)]
    func names(besides others: [Marker]) -> LabelPlacement {
      LabelPlacement(
        sheet: Self.sheet, raster: RouteRaster([], in: Self.sheet), markers: [own] + others, furniture: right)
    }
    var usual = names(besides: [other])
    let placed = usual.place(own, size: 14)
    let label = try unwrapped(placed)
    #expect(usual.isAskewAtAnother(label, of: own))
    var (apart, alone) = (names(besides: [other]), names(besides: []))
    claim(none: apart.placeOffOthers(own, size: 14)?.text)
    claim(alone.placeOffOthers(own, size: 14)?.text, is: "Burgos")
  }

  @Test("stands at the end of a line where that is the last stop of the way, though all others have none")
  func lastStop() throws {
    let around = [(-30.0, -26.0), (0, -30), (30, -26), (-34, 0), (34, 0), (-30, 26), (0, 30)]
    let corners = try [(40.0, 40.0), (360, 40), (360, 360), (40, 360)].map { try Self.spot($0.0, $0.1) }
    let frame = MapFrame(width: 400, aspects: 1...1, classes: "", margin: 10)
    let led = try [1.05, 1.1, 1.15, 1.2, 1.25, 1.3].filter { share in
      var places = around.map { (200 + $0.0 * share, 200 + $0.1 * share) }
      places.insert((90, 90), at: 0)
      places.append((200, 200))
      let stops = try places.enumerated().map { index, place in
        MapStop(
          number: "\(index + 1)", name: index == places.count - 1 ? "Santiago" : "",
          coordinate: try Self.spot(place.0, place.1))
      }
      let content = MapContent(stops: stops, surroundings: .points(corners))
      let drawing = try unwrapped(
        drawMap(content, frame: frame, units: .kilometres, wording: .plain, idPrefix: "m"))
      let svg = try unwrapped(ParsedSVG(drawing.markup))
      return !svg.all(ofClass: "map-leader").isEmpty && !drawing.showsAside && drawing.unnamedStops.isEmpty
    }
    #expect(!led.isEmpty)
  }
}
