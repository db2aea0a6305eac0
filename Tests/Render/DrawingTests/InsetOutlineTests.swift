import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The outline of the map beside a map")
struct InsetOutlineTests {
  @Test("has four sides, which the scale bar keeps off")
  func scaleBar() throws {
    let around = try [place(47.63, 11.32), place(47.68, 11.42)].map(UnitVector.init)
    let view = try unwrapped(MapView(fitting: around, in: .narrow))
    let sheet = view.inner
    // Its lower left corner stands where the bar usually is.
    let corners = [
      Point(x: sheet.maxX - 80, y: sheet.maxY - 90), Point(x: sheet.maxX, y: sheet.maxY - 90),
      Point(x: sheet.maxX, y: sheet.maxY - 20), Point(x: sheet.maxX - 80, y: sheet.maxY - 20),
    ].compactMap { view.vector(at: $0)?.coordinate }
    let outline = try unwrapped(InsetOutline(corners, in: view))
    #expect(outline.edges.count == 4 && outline.edges.allSatisfy { min($0.width, $0.height) < 4 })
    func bar(_ edges: [Box]) throws -> Box {
      try #require(
        Furniture(
          view, units: .kilometres, wording: .plain, markers: [], edges: edges,
          raster: RouteRaster([], in: sheet), atlas: nil, idPrefix: "m"
        ).boxes.first)
    }
    let usual = try bar([])
    #expect(outline.edges.contains { $0.overlaps(usual) })
    let moved = try bar(outline.edges)
    #expect(!outline.edges.contains { $0.overlaps(moved) })
  }

  @Test(
    "is called by what lies in it, where that is no town, and else by the town",
    arguments: ["Santo Cristo", ""])
  func called(_ own: String) throws {
    var content = MapContent(
      stops: [MapStop(number: "", name: own, coordinate: try place(38.627, -27.927))], surroundings: .region)
    content.insetName = own
    content.inset = try [(38.606, -27.967), (38.606, -27.887), (38.648, -27.887), (38.648, -27.967)].map {
      try place($0.0, $0.1)
    }
    let drawing = try unwrapped(
      drawMap(
        content, frame: .square, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
    let names = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-name").map(\.text)
    claim(names, is: [own.isEmpty ? "Ribeira Seca" : own])
  }

  @Test("is called by the village in it rather than by a larger one beside it, where it is small")
  func nearest() throws {
    var content = MapContent(
      stops: [MapStop(number: "", name: "", coordinate: try place(47.945, 7.869))], surroundings: .region)
    content.inset = try [(47.925, 7.839), (47.925, 7.899), (47.965, 7.899), (47.965, 7.839)].map {
      try place($0.0, $0.1)
    }
    let drawing = try unwrapped(
      drawMap(
        content, frame: .square, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
    let names = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-name").map(\.text)
    claim(names, is: ["Horben"])
  }

  @Test(
    "is called so, too, where it is large, and where the sheet is of a town; not where it is most of the sheet"
  )
  func large() throws {
    func names(around metres: Double) throws -> [String] {
      var content = MapContent(
        stops: [MapStop(number: "", name: "Porto", coordinate: try place(38.627, -27.927))],
        surroundings: .metres(metres))
      content.insetName = "Porto"
      content.inset = try [(38.606, -27.967), (38.606, -27.887), (38.648, -27.887), (38.648, -27.967)].map {
        try place($0.0, $0.1)
      }
      let drawing = try unwrapped(
        drawMap(
          content, frame: .square, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
      return try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-name").map(\.text)
    }
    try claim(names(around: 12_000), is: ["Porto"])
    try claim(names(around: 5_000), is: [])
  }

  @Test("is called in bold letters, whose width its name has: at an edge that stands on its other side")
  func bold() {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let at = Point(x: 250, y: 200)
    for (isBold, anchor) in [(false, MapLabel.Anchor.start), (true, .end)] {
      var placement = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [])
      let label = placement.placeTown("Neustift im Stubaital", at: at, size: 12.4, isBold: isBold)
      claim(label?.anchor, is: anchor)
    }
  }

  @Test("strikes through no name: that of a stop stands on its other side", arguments: [false, true])
  func names(isOutlined: Bool) throws {
    let stops = try [(37.392, -5.975), (36.53, -6.29)].enumerated().map {
      MapStop(
        number: "\($0.offset + 1)", name: "Stop \($0.offset + 1)",
        coordinate: try place($0.element.0, $0.element.1))
    }
    var content = MapContent(stops: stops)
    if isOutlined {
      content.inset = try [(36.45, -6.2), (36.45, -6.05), (36.61, -6.05), (36.61, -6.2)].map {
        try place($0.0, $0.1)
      }
    }
    let drawing = try unwrapped(
      drawMap(content, frame: .square, units: .kilometres, wording: .plain, idPrefix: "m"))
    let svg = try unwrapped(ParsedSVG(drawing.markup))
    #expect(svg.all(ofClass: "map-globe-sheet").isEmpty != isOutlined)
    let name = try unwrapped(svg.all(ofClass: "map-name").first { $0.text == "Stop 2" })
    claim(name.attributes["text-anchor"], is: isOutlined ? "end" : "start")
  }
}
