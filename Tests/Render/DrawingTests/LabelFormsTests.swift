import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A name that one line has no room for")
struct LabelFormsTests {
  private static func marker(_ name: String, days: String? = nil) -> Marker {
    var marker = Marker(
      source: .stop(0), shape: .stop, number: "1", name: name, link: nil, days: days,
      anchor: Point(x: 80, y: 200))
    marker.call(name, by: ShortNames([name]), isLabelled: true)
    return marker
  }

  @Test(
    "is written on two before it is cut, and one that needs no cut on two where it has no room",
    arguments: [
      (
        "The crossing that took no time",
        [["The crossing", "that took no time"], ["The crossing that took…"]]
      ), ("Hotel Miramar", [["Hotel Miramar"], ["Hotel", "Miramar"]]), ("Cádiz", [["Cádiz"]]), ("", []),
      ("Pierre de Coubertin 4*", [["Pierre de Coubertin 4*"], ["Pierre de", "Coubertin 4*"]]),
      ("Camping 4*", [["Camping 4*"]]),
      ("Saint-Brevin-les-Pins", [["Saint-Brevin-les-Pins"], ["Saint-Brevin-", "les-Pins"]]),
      ("Sé Nova", [["Sé Nova"]]), ("Donaudampfschifffahrtsgesellschaft", [["Donaudampfschifffahrtsg…"]]),
      (
        "What somebody wrote of a day on which nothing at all happened to them",
        [["What somebody wrote of…"], ["What somebody", "wrote of…"]]
      ),
    ] as [(String, [[String]])])
  func forms(_ name: String, _ expected: [[String]]) {
    claim(LabelForms(Self.marker(name)).forms, is: expected)
  }

  @Test(
    "is rather one line on a sheet that a script moves, which lays it elsewhere, and whole where that has room",
    arguments: [
      (
        "The crossing that took no time",
        [["The crossing that took no time"], ["The crossing that took…"]],
        ["The crossing", "that took no time"]
      ), ("Hotel Miramar", [["Hotel Miramar"]], ["Hotel", "Miramar"]),
      (
        "What somebody wrote of a day on which nothing at all happened to them",
        [["What somebody wrote of…"]], ["What somebody", "wrote of…"]
      ),
    ] as [(String, [[String]], [String])])
  func live(_ name: String, _ expected: [[String]], _ ofStop: [String]) {
    var marker = Self.marker(name, days: "2026-05-06")
    claim(LabelForms(marker).forms, is: expected + [ofStop])
    marker.shape = .pin(.food)
    claim(LabelForms(marker).forms, is: expected)
  }

  @Test(
    "is told to a script by itself where it stands on two lines", arguments: [nil, "2026-05-06"] as [String?])
  func toldToScript(days: String?) throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 160, maxY: 400)
    let marker = Self.marker("Mercado Central de Abastos", days: days)
    var placement = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [marker])
    let placed = placement.place(marker, size: 14)
    claim(placed?.second, is: "de Abastos")
    let svg = try unwrapped(ParsedSVG(MarkerDrawing.element(marker, label: placed).markup))
    claim(svg.elements[0].attributes["data-name"], is: days == nil ? nil : "Mercado Central de Abastos")
  }

  @Test("is whole beside a sign, or there is none; that of a stop is rather cut", arguments: [true, false])
  func wholeOrNone(isStop: Bool) {
    // Too low for two lines.
    let sheet = Box(minX: 0, minY: 185, maxX: 600, maxY: 215)
    var marker = Self.marker("The crossing that took no time")
    if !isStop { marker.shape = .pin(.sight) }
    var placement = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [marker])
    claim(placement.place(marker, size: 14)?.text, is: isStop ? "The crossing that took…" : nil)
  }

  @Test(
    "is told to a script whole where it was cut",
    arguments: [("Castillo de Guzmán el Bueno", true), ("Cádiz", false)])
  func cut(name: String, isTold: Bool) throws {
    var marker = Self.marker(name, days: "2026-05-06")
    marker.shape = .pin(.sight)
    let short = marker.label
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    var placement = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [marker])
    let label = placement.place(short, at: marker, size: 14)
    let placed = try unwrapped(label)
    claim(none: placed.second)
    let svg = try unwrapped(ParsedSVG(MarkerDrawing.element(marker, label: placed).markup))
    claim(svg.elements[0].attributes["data-name"], is: isTold ? name : nil)
  }

  @Test(
    "of several at a stop stands in a square where a script enlarges the sheet: the stop is a circle",
    arguments: [(nil, false), ("2026-05-06", true)] as [(String?, Bool)])
  func square(days: String?, isSquare: Bool) throws {
    var marker = Marker(
      source: .cluster(0), shape: .cluster, number: "3", name: "3 places", link: nil, days: days,
      anchor: Point(x: 80, y: 200))
    marker.isAtStop = true
    let svg = try unwrapped(ParsedSVG(MarkerDrawing.element(marker, label: nil).markup))
    claim(svg.all("rect").count, is: isSquare ? 2 : 0)
    claim(svg.all("circle").count, is: isSquare ? 0 : 2)
  }

  @Test("that is told by its end has on two lines all of what tells it")
  func alike() {
    let names = ["Camping municipal de Cluny", "Auberge de jeunesse de Cluny", "Camping municipal de Beaune"]
    let short = ShortNames(names + ["Auberge de jeunesse de Mâcon"])
    claim(short[names[0]], is: "…municipal de Cluny")
    claim(short.whole(names[0]), is: names[0])
    claim(short.whole(names[2]), is: "Beaune")
  }

  @Test("is written on two where one would lie along the way")
  func alongWay() throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    // At the right edge of the sheet; the way goes to and fro left of it.
    var marker = Marker(
      source: .stop(0), shape: .stop, number: "1", name: "Rome, centre", link: nil, days: nil,
      anchor: Point(x: 380, y: 200))
    marker.call(marker.name, by: ShortNames([marker.name]), isLabelled: true)
    let rows = stride(from: 140.0, through: 260, by: 10)
    let way = rows.map { y in
      RoutePaths.Line(style: .walk, points: [Point(x: 20, y: y), Point(x: 310, y: y)])
    }
    for (lines, second) in [([], nil), (way, "centre")] as [([RoutePaths.Line], String?)] {
      let raster = RouteRaster(lines, in: sheet)
      var placement = LabelPlacement(sheet: sheet, raster: raster, markers: [marker])
      let placed = placement.place(marker, size: 14)
      let label = try unwrapped(placed)
      claim(label.second, is: second)
      #expect(raster.count(in: label.box) <= 1)
    }
  }

  @Test("is written on two where the way would strike through one, also where it crosses that but once")
  func crossed() throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    // At the right edge of the sheet; one line of the way comes down left of it.
    var marker = Marker(
      source: .stop(0), shape: .stop, number: "1", name: "Rome, centre", link: nil, days: nil,
      anchor: Point(x: 380, y: 200))
    marker.call(marker.name, by: ShortNames([marker.name]), isLabelled: true)
    let way = RoutePaths.Line(style: .walk, points: [Point(x: 303, y: 60), Point(x: 303, y: 340)])
    let raster = RouteRaster([way], in: sheet)
    var placement = LabelPlacement(sheet: sheet, raster: raster, markers: [marker])
    let placed = placement.place(marker, size: 14)
    let label = try unwrapped(placed)
    claim(label.second, is: "centre")
    claim(raster.count(in: label.box), is: 0)
  }

  @Test("of a pin is rather squeezed in on two lines than cut")
  func squeezedRather() throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let name = "The wall at the Spanish Mosque"
    var pin = Marker(
      source: .mark(0), shape: .pin(.other), number: "", name: name, link: nil, days: nil,
      anchor: Point(x: 315, y: 264))
    pin.call(name, by: ShortNames([name]), isLabelled: true)
    // What stands above it and below leaves two lines room left of it alone, and a little lower than its middle.
    let taken = [
      Box(minX: 0, minY: 0, maxX: 400, maxY: 251), Box(minX: 0, minY: 290, maxX: 400, maxY: 400),
      Box(minX: 326, minY: 0, maxX: 400, maxY: 400),
    ]
    var placement = LabelPlacement(
      sheet: sheet, raster: RouteRaster([], in: sheet), markers: [pin], furniture: taken)
    let placed = placement.place(pin, size: 13)
    let label = try unwrapped(placed)
    claim(label.text, is: "The wall at the")
    claim(label.second, is: "Spanish Mosque")
  }

  @Test("takes the room of both lines, and is drawn with one below the other")
  func drawn() throws {
    // One line would leave the sheet at either side.
    let sheet = Box(minX: 0, minY: 0, maxX: 160, maxY: 400)
    let marker = Self.marker("Mercado Central de Abastos")
    var placement = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [marker])
    let placed = placement.place(marker, size: 14)
    let label = try unwrapped(placed)
    claim(label.text, is: "Mercado Central")
    let second = try unwrapped(label.second)
    claim(label.text + " " + second, is: "Mercado Central de Abastos")
    #expect(sheet.contains(label.box) && !label.box.overlaps(marker.box) && label.box.height > 2 * label.size)
    let under = placement.claim(Box(centre: label.box.centre, width: 2, height: label.box.height))
    #expect(!under)
    let svg = try unwrapped(ParsedSVG(MarkerDrawing.element(marker, label: label).markup))
    let (first, below) = (svg.all(ofClass: "map-name").first, svg.all("tspan").first)
    claim(first?.text, is: label.text)
    claim(below?.text, is: second)
    claim(first?.attributes["x"], is: below?.attributes["x"])
    let (start, step) = (try unwrapped(first?.number("y")), try unwrapped(below?.number("dy")))
    #expect(start + step < label.box.maxY && start + step > label.box.centre.y)
  }
}
