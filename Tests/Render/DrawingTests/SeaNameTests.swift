import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The name of a sea")
struct SeaNameTests {
  @Test(
    "stands in open water, clear of every shore, or nowhere",
    arguments: [
      // In the Strait of Gibraltar from close by and from afar, in Kerguelen, at the Bosporus and in the Aegean.
      (36.0205, -5.6175, 32_000.0), (35.785, -5.812, 32_000), (36.0, -5.6, 180_000), (-49.35, 70.2, 180_000),
      (41.1, 29.06, 75_000), (37.45, 25.33, 75_000),
    ] as [(Double, Double, Double)])
  func open(_ latitude: Double, _ longitude: Double, _ metres: Double) throws {
    let at = try place(latitude, longitude)
    let content = MapContent(
      stops: [MapStop(number: "", name: "Here", coordinate: at)], surroundings: .metres(metres))
    let here = [UnitVector(at)]
    for frame in [MapFrame.wide, .narrow, .square] {
      let drawing = try unwrapped(
        drawMap(
          content, frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
      let search = SheetSearch(
        shown: here + WholeIsland(under: here, on: GroundTests.atlas).outline, places: here, frame: frame,
        atlas: GroundTests.atlas, hasStops: true)
      let ground = try unwrapped(search.stand(content.surroundings)?.ground)
      for name in try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-sea") {
        let size = try unwrapped(name.number("font-size"))
        let middle = Point(
          x: try unwrapped(name.number("x")), y: try unwrapped(name.number("y")) - 0.35 * size)
        let box = Box(
          centre: middle, width: TextWidth.of(name.text, size: size) + size, height: 2.2 * size)
        #expect(ground.paths.isOpenWater(in: box), "\(name.text) at \(latitude), \(longitude)")
      }
    }
  }

  @Test("is written where there is room for it")
  func written() throws {
    let map = try unwrapped(ReferenceMap.all.first { $0.name == "two-islands" })
    let drawing = try unwrapped(
      drawMap(
        try map.content(), frame: .wide, on: GroundTests.atlas, units: .kilometres, wording: .plain,
        idPrefix: "m"))
    let names = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-sea").map(\.text)
    claim(names, has: "Tyrrhenian Sea", "\(names)")
  }

  @Test("that the way crosses is written even where it is too narrow for a name, partly beside it")
  func crossed() throws {
    let places = [(37.392, -5.975), (36.009, -5.604), (35.785, -5.81), (35.169, -5.264)]
    let stops = try places.map { MapStop(number: "", name: "", coordinate: try place($0.0, $0.1)) }
    let at = stops.map(\.coordinate)
    func names(_ style: RouteStyle) throws -> [String] {
      let lines = [
        RouteLine(points: [at[0], at[1]], style: .road), RouteLine(points: [at[1], at[2]], style: style),
        RouteLine(points: [at[2], at[3]], style: .road),
      ]
      let drawing = try unwrapped(
        drawMap(
          MapContent(lines: lines, stops: stops), frame: .wide, on: GroundTests.atlas, units: .kilometres,
          wording: .plain, idPrefix: "m"))
      return try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-sea").map(\.text)
    }
    try claim(names(.boat).first, is: "Strait of Gibraltar")
    // Over which nobody knows that somebody sailed.
    #expect(try names(.joined).first != "Strait of Gibraltar")
  }

  @Test("keeps clear of land that fills a cell and of an islet that does not, and not of a lake in it")
  func raster() {
    func square(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Point] {
      [(left, top), (right, top), (right, bottom), (left, bottom)].map { Point(x: $0.0, y: $0.1) }
    }
    let land = LandRaster(
      land: [square(100, 0, 200, 100), square(50.6, 30.6, 51.6, 31.6)], lakes: [square(130, 30, 180, 80)],
      in: Box(minX: 0, minY: 0, maxX: 200, maxY: 100))
    func isOpen(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Bool {
      land.isOpenWater(in: Box(minX: left, minY: top, maxX: right, maxY: bottom))
    }
    #expect(!isOpen(110, 40, 115, 45) && isOpen(150, 45, 160, 55))
    #expect(!isOpen(5, 5, 90, 95) && isOpen(5, 60, 90, 95) && !isOpen(49, 29, 53, 33))
  }
}
