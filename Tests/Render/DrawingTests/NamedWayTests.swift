import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The name of a recorded way")
struct NamedWayTests {
  /// Ten kilometres to the north-east.
  private static let line = (0...100).compactMap {
    Coordinate(latitude: 47 + Double($0) * 0.0007, longitude: 11 + Double($0) * 0.0008)
  }

  private static func content(_ name: String, besides others: [Coordinate] = []) -> MapContent {
    var content = MapContent(
      lines: [RouteLine(points: line, style: .walk)],
      stops: others.map { MapStop(number: "1", name: "", coordinate: $0) })
    content.namedWays = [NamedWay(name: name, points: line)]
    return content
  }

  private static func drawn(_ content: MapContent, _ frame: MapFrame) throws -> ParsedSVG {
    let drawing = drawMap(content, frame: frame, units: .kilometres, wording: .plain, idPrefix: "m")
    return try unwrapped(drawing.flatMap { ParsedSVG($0.markup) })
  }

  @Test("stands beside its line, a long one on two lines, and once")
  func beside() throws {
    for frame in [MapFrame.wide, .narrow] {
      var content = Self.content("Base walk")
      try claim(Self.drawn(content, frame).all(ofClass: "map-way").map(\.text), is: ["Base walk"])
      content.namedWays += content.namedWays
      try claim(Self.drawn(content, frame).all(ofClass: "map-way").count, is: 1)
      let long = try Self.drawn(Self.content("Promenade de la Base d'Uluru"), frame)
      claim(long.all(ofClass: "map-way").count, is: 1)
      claim(long.all("tspan").count, is: 1)
      #expect(long.all("tspan").contains { $0.text.hasSuffix("Uluru") })
    }
  }

  @Test("stands where it hides least of the lines")
  func offTheLines() throws {
    // To the east, with bends up and down in the middle, where there is no room beside them.
    let line = (0..<300).compactMap { step -> Coordinate? in
      let bend = step.isMultiple(of: 2) ? 0.03 : -0.03
      let isBent = (100..<200).contains(step)
      return Coordinate(latitude: isBent ? 47 + bend : 47, longitude: 11 + Double(step) / 3000)
    }
    for frame in [MapFrame.wide, .narrow] {
      var content = MapContent(lines: [RouteLine(points: line, style: .walk)])
      content.namedWays = [NamedWay(name: "Base walk", points: line)]
      let name = try unwrapped(try Self.drawn(content, frame).all(ofClass: "map-way").first)
      let (x, size) = (try unwrapped(name.number("x")), try unwrapped(name.number("font-size")))
      let half = TextWidth.of("Base walk", size: size) / 2
      let middle = ["start": x + half, "end": x - half][name.attributes["text-anchor"] ?? ""] ?? x
      // Else it stands in the middle.
      #expect(abs(middle / frame.width - 0.5) > 0.05, "\(middle)")
    }
  }

  @Test("is left out where the way is no more than a dot, and where a stop is called so")
  func leftOut() throws {
    let far = try place(60, 30)
    #expect(try Self.drawn(Self.content("Base walk", besides: [far]), .wide).all(ofClass: "map-way").isEmpty)
    var content = Self.content("Base walk")
    content.stops = [MapStop(number: "1", name: "Base walk", coordinate: Self.line[0])]
    #expect(try Self.drawn(content, .wide).all(ofClass: "map-way").isEmpty)
  }

  @Test("keeps some units from other names and signs")
  func clear() throws {
    let sheet = Box(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let spot = Marker(
      source: .mark(0), shape: .photo, number: "", name: "Ferry", link: nil, days: nil,
      anchor: Point(x: 200, y: 200))
    let bare = LabelPlacement(sheet: sheet, raster: RouteRaster([], in: sheet), markers: [])
    var first = bare
    let label = first.place("Ferry", at: spot, size: 12)
    let usual = try unwrapped(label).box
    // Two units above it.
    let name = Box(minX: usual.minX, minY: usual.minY - 14, maxX: usual.maxX, maxY: usual.minY - 2)
    func gap(_ clearance: Double) throws -> Double {
      var placement = bare
      _ = placement.claim(name)
      placement.clearance = clearance
      let moved = placement.place("Ferry", at: spot, size: 12)
      return try unwrapped(moved).box.gap(to: name)
    }
    let (usually, clear) = (try gap(0), try gap(WayNames.clearance))
    #expect(abs(usually - 2) < 0.01 && clear >= WayNames.clearance - 0.01)
  }

  @Test("of a way over the water lies on no shore: rather there is none")
  func afloat() throws {
    let way = Self.line.map { UnitVector($0) }
    let view = try unwrapped(MapView(fitting: way, places: way, in: .wide))
    let points = way.compactMap { view.place($0) }
    // Land but for a channel, less wide than the name at the largest.
    let sides = [-1.0, 1].map { side in
      let near = points.map { Point(x: $0.x + side * 10, y: $0.y) }
      let far = points.reversed().map { Point(x: $0.x + side * 2000, y: $0.y) }
      return near + far
    }
    let sheet = Box(minX: 0, minY: 0, maxX: view.width, maxY: view.height)
    let named = [NamedWay(name: "Tarifa to Tangier on a ferry", points: Self.line)]
    func written(_ land: [[Point]]?) -> Set<String> {
      LevelWayNames(
        named, on: view, besides: [], route: [RoutePaths.Line(style: .boat, points: points)],
        land: land.map { LandRaster(land: $0, lakes: [], in: sheet) }, steady: []
      ).written
    }
    #expect(written(sides).isEmpty)
    claim(written([]).count, is: 1)
    claim(written(nil).count, is: 1)
  }

  @Test("comes on a sheet that a script enlarges once its way is long enough, beside it at every size")
  func growing() throws {
    for frame in [MapFrame.wide, .narrow] {
      var content = Self.content("Base walk", besides: [Self.line[0]])
      content.stops[0].days = "2026-05-03"
      let sheet = try Self.drawn(content, frame)
      let names = sheet.all(ofClass: "map-way")
      claim(names.map(\.text), is: ["Base walk"])
      let name = try unwrapped(names.first)
      claim(name.path.last, is: "g")
      claim(none: name.attributes["data-days"])
      content.namedWays[0].days = "2026-05-03"
      let dated = try Self.drawn(content, frame).all(ofClass: "map-way")
      claim(dated.map { $0.attributes["data-days"] }, is: ["2026-05-03"])
      let level = try unwrapped(sheet.all(ofClass: "map-level").first)
      claim(level.attributes["display"], is: "none")
      claim(level.number("data-level"), is: 2)
      // It hangs by a place on the line, a few units off.
      let (x, y) = (name.number("dx") ?? 0, name.number("dy") ?? 0)
      // Nearer the line, which leads up, would run through its first letter.
      #expect(abs(x) > 10 && abs(x) <= 16.1 && abs(y) <= 20)
      // Where there is room for all of a long one it is not cut.
      var long = Self.content("Tarifa to Tangier, by ferry", besides: [Self.line[0]])
      long.stops[0].days = "2026-05-03"
      try claim(
        Self.drawn(long, frame).all(ofClass: "map-way").map(\.text), is: ["Tarifa to Tangier, by ferry"])
      var far = Self.content("Base walk", besides: [try place(60, 30)])
      far.stops[0].days = "2026-05-03"
      #expect(try Self.drawn(far, frame).all(ofClass: "map-way").isEmpty)
    }
  }

  @Test("and its line leave the map as it is where they go on beyond it, and the line ends at the edge")
  func goingOn() throws {
    let middle = Self.line[50]
    func corners(_ lines: [RouteLine], goOn: Bool) throws -> [Coordinate] {
      var content = MapContent(
        lines: lines, stops: [MapStop(number: "", name: "Hut", coordinate: middle)],
        surroundings: .metres(1500))
      content.linesGoOn = goOn
      let drawing = drawMap(content, frame: .narrow, units: .kilometres, wording: .plain, idPrefix: "m")
      let found = try unwrapped(drawing)
      claim(found.markup.contains("map-route"), is: !lines.isEmpty)
      return found.corners
    }
    let lines = [RouteLine(points: Self.line, style: .walk)]
    let bare = try corners([], goOn: true)
    try claim(corners(lines, goOn: true), is: bare)
    #expect(try corners(lines, goOn: false) != bare)
  }
}
