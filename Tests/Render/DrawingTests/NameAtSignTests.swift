import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A name and the side of its sign")
struct NameAtSignTests {
  private static let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)

  private static func marker(
    _ index: Int, _ shape: Marker.Shape, _ x: Double, _ y: Double, _ name: String = "Sauce",
    days: String? = nil
  ) -> Marker {
    var marker = Marker(
      source: .mark(index), shape: shape, number: "", name: name, link: nil, days: days,
      anchor: Point(x: x, y: y))
    marker.call(name, by: ShortNames([name]), isLabelled: true)
    return marker
  }

  private static func placement(_ markers: [Marker], besides taken: [Box] = []) -> LabelPlacement {
    LabelPlacement(
      sheet: sheet, raster: RouteRaster([], in: sheet), markers: markers, furniture: taken)
  }

  @Test("is on two lines beside it, rather than on one at a corner of it")
  func beside() throws {
    let pin = Self.marker(1, .pin(.stay), 200, 200, "Room with a terrace")
    let width = TextWidth.of("Room with a terrace", size: 13)
    // Neither side has room for one line, and the lower right corner has.
    let taken = [
      Box(minX: 0, minY: 0, maxX: 186, maxY: 400),
      Box(minX: 213 + 0.8 * width, minY: 0, maxX: 400, maxY: 200),
    ]
    var names = Self.placement([pin], besides: taken)
    let placed = names.place(pin, size: 13)
    let label = try unwrapped(placed)
    #expect(label.second == "a terrace" && !label.box.isAskew(of: pin.box))
  }

  @Test(
    "is rather below it than at its corner, where it would be below another sign", arguments: [true, false])
  func belowAnother(isThere: Bool) throws {
    let (entry, other) = (
      Self.marker(1, .entry(.plain), 200, 200), Self.marker(2, .pin(.museum), 170, 190)
    )
    let taken = [
      Box(minX: 201 + TextWidth.of("Sauce", size: 13) / 2, minY: 0, maxX: 400, maxY: 400),
      Box(minX: 0, minY: 0, maxX: 400, maxY: 188), Box(minX: 0, minY: 192, maxX: 180, maxY: 200),
    ]
    var names = Self.placement(isThere ? [entry, other] : [entry], besides: taken)
    let placed = names.place("Sauce", at: entry, size: 13)
    let label = try unwrapped(placed)
    claim(label.box.isAskew(of: entry.box), is: !isThere)
  }

  @Test(
    "is left to the page where it is of what was written, and the way would run through it",
    arguments: [nil, "2026-05-06"] as [String?])
  func acrossWay(days: String?) {
    let rows = stride(from: 0.0, through: 400, by: 5).map { y in
      RoutePaths.Line(style: .road, points: [Point(x: 0, y: y), Point(x: 400, y: y)])
    }
    let entry = Self.marker(1, .entry(.plain), 200, 200, days: days)
    var names = LabelPlacement(
      sheet: Self.sheet, raster: RouteRaster(rows, in: Self.sheet), markers: [entry])
    let label = names.place(entry, size: 13)
    claim(label == nil, is: days == nil)
  }

  @Test(
    "is left to the page where it is of what was written, and would be read on with another",
    arguments: [(5.0, nil, false), (5.0, "2026-05-06", true), (10.0, nil, true)] as [(Double, String?, Bool)])
  func runOn(gap: Double, days: String?, isWritten: Bool) {
    let width = TextWidth.of("Sauce", size: 13)
    let pin = Self.marker(1, .pin(.food), 40, 200)
    // The name of the pin stands right of it, and only left of the entry is there room for the other.
    let x = 40 + pin.reach.x + 4 + width + gap + width + 4 + Marker.entryRadius
    let entry = Self.marker(2, .entry(.plain), x, 200, days: days)
    let row = Box(minX: 0, minY: 190, maxX: x + 12, maxY: 210)
    var names = LabelPlacement(sheet: row, raster: RouteRaster([], in: row), markers: [pin, entry])
    _ = names.place(pin, size: 13)
    let label = names.place(entry, size: 13)
    claim(label != nil, is: isWritten)
  }

  @Test("stands where there is room, also past another sign, if it is of all that the sheet is about")
  func onlyPlace() throws {
    let own = Self.marker(0, .stop, 40, 200, "Plaza Uta el-Hammam")
    let around = [(62.0, 200.0), (40, 177), (40, 223)].enumerated().map { index, place in
      Self.marker(index + 1, .pin(.sight), place.0, place.1)
    }
    var names = Self.placement([own] + around)
    let usual = names.place(own, size: 14)
    let placed = names.placeOwn(own, size: 14)
    let label = try unwrapped(placed)
    #expect(usual == nil && around.allSatisfy { !$0.box.overlaps(label.box) })
    // Others keep clear of it.
    #expect(!names.isFree(label.box))
  }

  @Test("is looked for of pins before that of what was written, in whatever order these come")
  func order() throws {
    var content = MapContent(stops: [MapStop(number: "1", name: "Stop", coordinate: try place(36, -6))])
    content.marks = [
      MapMark(kind: .entry(.plain), name: "Written", coordinate: try place(37, -5)),
      MapMark(kind: .pin(.food), name: "Bar", coordinate: try place(38, -4)),
    ]
    let places = (content.stops.map(\.coordinate) + content.marks.map(\.coordinate)).map(UnitVector.init)
    let view = try unwrapped(MapView(fitting: places, in: .narrow))
    let names = MarkerPlacement(content, in: view).inOrderOfNaming.map(\.name)
    claim(names, is: ["Stop", "Bar", "Written"])
  }

  @Test("is that of the only place where one stop without a number stands there", arguments: ["", "1"])
  func numbered(number: String) throws {
    let content = MapContent(
      stops: [MapStop(number: number, name: "Plaza", coordinate: try place(35.17, -5.26))],
      marks: [MapMark(kind: .pin(.food), name: "Bar", coordinate: try place(35.18, -5.25))])
    let places = (content.stops.map(\.coordinate) + content.marks.map(\.coordinate)).map(UnitVector.init)
    let view = try unwrapped(MapView(fitting: places, in: .narrow))
    claim(MarkerPlacement(content, in: view).onlyPlace?.name, is: number.isEmpty ? "Plaza" : nil)
  }
}
