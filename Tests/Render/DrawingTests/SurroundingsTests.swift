import Basemap
import Claims
import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("What a map shows around the way")
struct SurroundingsTests {
  private func vectors(_ places: [(Double, Double)]) -> [UnitVector] {
    places.map { UnitVector(longitude: $0.1, latitude: $0.0) }
  }

  private func drawn(_ name: String, _ frame: MapFrame = .wide) throws -> ParsedSVG {
    let map = try unwrapped(ReferenceMap.all.first { $0.name == name })
    let drawing = try unwrapped(
      drawMap(
        try map.content(), frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain,
        idPrefix: "m"))
    return try unwrapped(ParsedSVG(drawing.markup))
  }

  @Test(
    "A way round an island gets the whole island",
    arguments: [
      // Iceland to its farthest capes, Sicily, Tasmania, Hokkaidō, and Viti Levu beside the date line.
      ([(64.15, -21.9), (63.42, -19), (65.27, -14.4), (65.7, -18.1)], [(66.45, -22.5), (66.37, -14.6)]),
      ([(38.12, 13.36), (37.5, 15.09), (37.06, 15.29), (37.31, 13.58)], [(37.8, 12.45), (36.66, 15.09)]),
      ([(-42.88, 147.3), (-41.43, 147.1), (-42.1, 145.5)], [(-43.6, 146.9), (-40.7, 144.7)]),
      ([(43.06, 141.35), (43.3, 145.5), (45.4, 141.7), (41.8, 140.7)], [(41.45, 140.2), (45.5, 142)]),
      ([(-18.13, 178.42), (-17.6, 177.45), (-17.4, 178.2)], [(-18.2, 177.7), (-17.9, 178.65)]),
    ] as [([(Double, Double)], [(Double, Double)])])
  func wholeIsland(_ way: [(Double, Double)], _ capes: [(Double, Double)]) throws {
    let outline = WholeIsland(under: vectors(way), on: GroundTests.atlas).outline
    #expect(!outline.isEmpty)
    let view = try unwrapped(
      MapView(fitting: vectors(way) + outline, places: vectors(way), in: .wide))
    for cape in vectors(capes) { #expect(view.place(cape).map(view.inner.contains) ?? false) }
  }

  @Test(
    "A way in a corner of an island, on a mainland, over the sea or in a town does not",
    arguments: [
      [(64.15, -21.9), (63.42, -19)], [(48.86, 2.35), (45.76, 4.84), (50.6, 3.06)],
      [(42.7, 9.45), (39.2, 9.1), (43.3, 5.4)], [(38.71, -9.14), (38.72, -9.13)], [(38.7, -9.1)], [],
    ] as [[(Double, Double)]])
  func noIsland(_ way: [(Double, Double)]) {
    #expect(WholeIsland(under: vectors(way), on: GroundTests.atlas).outline.isEmpty)
    #expect(WholeIsland(under: vectors(way), on: nil).outline.isEmpty)
  }

  @Test("A walk has rings around its first stop, a round length apart, and a small map of its region")
  func rings() throws {
    for frame in [MapFrame.wide, .narrow] {
      let walk = try drawn("city-walk", frame)
      let rings = walk.all(ofClass: "map-ring")
      let first = try unwrapped(walk.all(ofClass: "map-stop").first)
      #expect((2...6).contains(rings.count))
      for ring in rings {
        claim(ring.attributes["cx"], is: first.attributes["cx"])
        claim(ring.attributes["cy"], is: first.attributes["cy"])
      }
      let radii = rings.compactMap { $0.number("r") }
      for (one, other) in zip(radii, radii.dropFirst()) { #expect(abs(other - one - radii[0]) < 0.11) }
      let lengths = walk.all(ofClass: "map-ring-length").map(\.text)
      #expect(!lengths.isEmpty)
      // The words of this map are whole metres.
      let steps = lengths.compactMap { Int($0.prefix { $0.isNumber }) }
      #expect(steps.allSatisfy { $0.isMultiple(of: 100) }, "\(lengths)")
    }
    try claim(drawn("city-walk").all(ofClass: "map-inset-edge").count, is: 1)
    for name in ["iceland", "one-place", "world"] {
      #expect(try drawn(name).all(ofClass: "map-ring").isEmpty, "\(name)")
    }
    #expect(try drawn("iceland").all(ofClass: "map-inset-edge").isEmpty)
  }

  @Test("A globe shows where a region lies, but neither a world nor a walk has one")
  func globe() throws {
    for name in ["iceland", "europe-by-rail", "svalbard"] {
      try claim(drawn(name).all(ofClass: "map-globe-land").count, is: 1, "\(name)")
    }
    for name in ["world", "city-walk", "one-place"] {
      #expect(try drawn(name).all(ofClass: "map-globe-land").isEmpty, "\(name)")
    }
    let frame = try drawn("europe-by-rail", .wide.light)
    #expect(frame.all(ofClass: "map-globe-land").isEmpty)
  }

  @Test(
    "A country is named beside a way through the middle of what is shown of it", arguments: [true, false])
  func beside(isLive: Bool) throws {
    var content = MapContent()
    for index in 0..<33 {
      let at = try place(42.5 + 0.1 * Double(index % 2), -1.3 - 0.22 * Double(index))
      var stop = MapStop(number: "\(index + 1)", name: "Stage \(index + 1)", coordinate: at)
      if isLive { (stop.days, stop.item) = ("2024-09-\(index)", "stop-\(index)") }
      content.stops.append(stop)
    }
    content.lines = [RouteLine(points: content.stops.map(\.coordinate), style: .walk)]
    let drawing = try unwrapped(
      drawMap(
        content, frame: .wide, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
    let countries = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-country").map(\.text)
    claim(countries, has: "ES", "\(countries)")
  }

  @Test("Countries, seas and towns that the way passes are named, and its own places only once")
  func names() throws {
    let parsed = try drawn("europe-by-rail")
    func texts(_ name: String) -> Set<String> { Set(parsed.all(ofClass: name).map(\.text)) }
    #expect(texts("map-country").isSuperset(of: ["FR", "DE", "AT", "IT", "CH"]))
    // Of the sea there is but a gulf, in which its name has hardly room.
    #expect(texts("map-sea").isSubset(of: ["Adriatic Sea"]))
    #expect(texts("map-town").isSuperset(of: ["Munich", "Lyon"]))
    #expect(texts("map-town").isDisjoint(with: ["Paris", "Zürich"]))
    // One country on the sheet needs no name, and a town's map names its quarters.
    #expect(try drawn("iceland").all(ofClass: "map-country").isEmpty)
    try claim(drawn("city-walk").all(ofClass: "map-quarter").map(\.text), has: "Baixa")
    #expect(try drawn("city-walk").all(ofClass: "map-town").isEmpty)
  }

  @Test(
    "The name of a country or a sea lies within it", arguments: ["europe-by-rail", "two-islands", "pacific"])
  func within(_ name: String) throws {
    let map = try unwrapped(ReferenceMap.all.first { $0.name == name })
    let names = try unwrapped(GroundTests.atlas?.names)
    let places = try map.content().stops.map { UnitVector($0.coordinate) }
    let way = try map.content().lines.flatMap { SpherePath($0).vectors }
    let view = try unwrapped(MapView(fitting: way + places, places: places, in: .wide))
    for text in try drawn(name).elements.filter({ $0.name == "text" }) {
      let kind = text.attributes["class"] ?? ""
      guard ["map-country", "map-sea"].contains(kind), let x = text.number("x"), let y = text.number("y")
      else { continue }
      let here = try unwrapped(view.vector(at: Point(x: x, y: y - 4)))
      let found =
        kind == "map-sea"
        ? names.sea(latitude: here.latitude, longitude: here.longitude)
        : names.country(latitude: here.latitude, longitude: here.longitude)
      claim(found, is: text.text)
    }
  }

  @Test(
    "A map of a region shows as much land as it takes to know where it is",
    arguments: [
      // By the sea; on the steppe with a river; in the middle of a desert, two hundred kilometres from a border.
      (38.7, -9.14, 60_000.0...160_000), (50.4, 80.25, 60_000...160_000), (20.5, 50.0, 120_000...900_000),
    ])
  func region(_ latitude: Double, _ longitude: Double, _ across: ClosedRange<Double>) throws {
    let stop = MapStop(number: "", name: "Here", coordinate: try place(latitude, longitude))
    for frame in [MapFrame.wide.light, .narrow.light, .square] {
      let drawing = try unwrapped(
        drawMap(
          MapContent(stops: [stop], surroundings: .region), frame: frame, on: GroundTests.atlas,
          units: .kilometres, wording: .plain, idPrefix: "m"))
      #expect(!drawing.sources.isEmpty && drawing.gridMetres == nil)
      let corners = drawing.corners.map(UnitVector.init)
      try #require(corners.count == 4)
      let metres = corners[0].angle(to: corners[1]) * MapView.metresInRadius
      #expect(across.contains(metres), "\(latitude), \(longitude): \(metres)")
    }
  }

  @Test(
    "A place by a town has a closer sheet, on a desk and on a phone, that names a town; others have none",
    arguments: [
      // In the Vosges five kilometres from Wingen-sur-Moder; in the middle of Paris; in a desert.
      (48.9065, 7.2886, true), (48.8566, 2.3522, false), (20.5, 50.0, false),
    ])
  func besideTown(_ latitude: Double, _ longitude: Double, _ isBeside: Bool) throws {
    let mark = MapMark(kind: .pin(.camp), name: "Here", coordinate: try place(latitude, longitude))
    let content = MapContent(marks: [mark]).besideTown(on: GroundTests.atlas)
    claim(content != nil, is: isBeside)
    guard let content else { return }
    for (frame, most) in [(MapFrame.spot, 65_000.0), (MapFrame.narrow.light, 35_000.0)] {
      let metres = try across(content, frame)
      #expect((20_000...most).contains(metres), "\(metres)")
      let drawing = try unwrapped(
        drawMap(
          content, frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain,
          idPrefix: "m"))
      let parsed = try unwrapped(ParsedSVG(drawing.markup))
      #expect(!parsed.all(ofClass: "map-town").isEmpty)
    }
    // A way has a sheet of its own.
    let far = MapMark(kind: .photo, coordinate: try place(latitude + 1, longitude))
    claim(none: MapContent(marks: [mark, far]).besideTown(on: GroundTests.atlas))
  }

  /// Metres across a drawing.
  private func across(_ content: MapContent, _ frame: MapFrame) throws -> Double {
    let drawing = try unwrapped(
      drawMap(
        content, frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
    let corners = drawing.corners.map(UnitVector.init)
    try #require(corners.count == 4)
    return corners[0].angle(to: corners[1]) * MapView.metresInRadius
  }

  @Test(
    "A close-up of signs by the sea shows the nearest shore; of a recorded way, and inland, no more than those",
    arguments: [MapFrame.besideRegion, .narrow.besideRegion, .beside(ofDays: 3)])
  func closeUp(_ frame: MapFrame) throws {
    func content(_ places: [(Double, Double)], _ style: RouteStyle) throws -> MapContent {
      let stops = try places.map { MapStop(number: "1", name: "", coordinate: try place($0.0, $0.1)) }
      return MapContent(lines: [RouteLine(points: stops.map(\.coordinate), style: style)], stops: stops)
    }
    let cadiz = [(36.529, -6.289), (36.5325, -6.2985), (36.5345, -6.2995), (36.5305, -6.306)]
    let shore = 4_000.0...9_000
    let joined = try across(try content(cadiz, .joined), frame)
    let walked = try across(try content(cadiz, .walk), frame)
    #expect(shore.contains(joined) && walked < 4_000)
    let inland = try content([(35.169, -5.262), (35.174, -5.256), (35.166, -5.2556)], .joined)
    #expect(try across(inland, frame) < 4_000)
    // Of so much of a town around a place in it a phone shows no shore, and more of it does.
    let kasbah = try place(35.7885, -5.8125)
    let around = (0..<8).compactMap {
      UnitVector(kasbah).point(1_050 / MapView.metresInRadius, towards: Double($0) * .pi / 4).coordinate
    }
    let town = MapContent(
      stops: [MapStop(number: "", name: "Kasbah", coordinate: kasbah)], surroundings: .points(around))
    let ofTown = try across(town, frame)
    #expect(shore.contains(ofTown))
    #expect(showsShore(within: 1_800, of: kasbah, on: GroundTests.atlas))
    let chefchaouen = try place(35.169, -5.262)
    #expect(!showsShore(within: 1_800, of: chefchaouen, on: GroundTests.atlas))
    #expect(!showsShore(within: 1_800, of: kasbah, on: nil))
  }

  @Test(
    "Out at sea a map shows so much of it that one sees a coast",
    arguments: [
      // Two days in the middle of the Atlantic, an hour in the Bay of Biscay, and where there is no land in reach.
      ([(30.0, -40.0), (31, -42)], MapSurroundings.none, 1_000_000.0...8_000_000, true),
      ([(45.2, -5.1), (45.3, -5.0)], .region, 100_000...900_000, true),
      ([(-48.9, -123.4), (-48, -122)], .none, 3_000_000...9_000_000, false),
    ] as [([(Double, Double)], MapSurroundings, ClosedRange<Double>, Bool)])
  func ocean(
    _ places: [(Double, Double)], _ surroundings: MapSurroundings, _ across: ClosedRange<Double>,
    _ isInReach: Bool
  ) throws {
    let marks = try places.map { MapMark(kind: .photo, coordinate: try place($0.0, $0.1)) }
    let line = RouteLine(points: marks.map(\.coordinate), style: .boat)
    for frame in [MapFrame.wide.light, .narrow.light] {
      let content = MapContent(lines: [line], marks: marks, surroundings: surroundings)
      let drawing = try unwrapped(
        drawMap(
          content, frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
      let parsed = try unwrapped(ParsedSVG(drawing.markup))
      let hasLand = parsed.all("path").contains { $0.attributes["id"] == "m-land" }
      if isInReach { #expect(hasLand) }
      let corners = drawing.corners.map(UnitVector.init)
      try #require(corners.count == 4)
      let metres = corners[0].angle(to: corners[1]) * MapView.metresInRadius
      #expect(across.contains(metres), "\(metres)")
      // A phone and a desk show the same.
      if case .region = surroundings {
        guard case .metres = content.settled(in: frame, on: GroundTests.atlas).surroundings else {
          Issue.record("the sea is not settled")
          continue
        }
      }
    }
  }

  @Test("A map of the region shows the outline of that beside it, or a sign where that would be too small")
  func inset() throws {
    for (spread, isOutlined) in [(0.05, true), (0.005, false)] {
      let corners = try [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)].map {
        try place(38.7 + $0.0 * spread, -9.14 + $0.1 * spread)
      }
      var content = MapContent(stops: [MapStop(number: "1", name: "A", coordinate: try place(38.7, -9.14))])
        .spot(on: GroundTests.atlas)
      content.inset = corners
      let drawing = try unwrapped(
        drawMap(
          content, frame: .square, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
      let parsed = try unwrapped(ParsedSVG(drawing.markup))
      claim(parsed.all(ofClass: "map-globe-sheet").count, is: isOutlined ? 1 : 0)
      claim(parsed.all(ofClass: "map-stop").isEmpty, is: isOutlined)
    }
  }

  @Test("A sign in a region is called by its only stop, else by the town that it is in")
  func signName() throws {
    let stops = try [("A", 38.72), ("B", 38.73)].map {
      MapStop(number: "1", name: $0.0, coordinate: try place($0.1, -9.14))
    }
    claim(MapContent(stops: [stops[0]]).spot(on: GroundTests.atlas).stops.map(\.name), is: ["A"])
    claim(MapContent(stops: stops).spot(on: GroundTests.atlas).stops.map(\.name), is: ["Lisbon"])
    // As the trip calls the town.
    let own = MapContent(stops: stops).spot(on: GroundTests.atlas) { $0.name == "Lisbon" ? "Lisboa" : "" }
    claim(own.stops.map(\.name), is: ["Lisboa"])
    claim(MapContent(stops: stops).spot(on: nil).stops.map(\.name), is: [""])
  }

  @Test("How much of the Earth is on a map: one place, a town, or land")
  func reach() throws {
    func reach(_ places: [(Double, Double)]) throws -> MapContent.Reach {
      MapContent(
        stops: try places.map { MapStop(number: "", name: "", coordinate: try place($0.0, $0.1)) }
      ).reach
    }
    try claim(reach([(38.7, -9.14)]), is: .spot)
    try claim(reach([(38.7, -9.14), (38.701, -9.14)]), is: .spot)
    try claim(reach([(38.7, -9.14), (38.72, -9.16)]), is: .town)
    try claim(reach([(38.7, 179.99), (38.72, -179.99)]), is: .town)
    try claim(reach([(38.7, -9.14), (39.2, -9.16)]), is: .land)
    claim(MapContent().reach, is: .land)
  }

  @Test(
    "A map that a script enlarges tells how wide each round length is, the longest first; another does not")
  func lengths() throws {
    func scale(days: String?) throws -> String? {
      let places = [(64.1, -21.9), (64.0, -16.2)]
      let stops = try places.map {
        MapStop(number: "1", name: "A", coordinate: try place($0.0, $0.1), days: days)
      }
      let drawing = drawMap(
        MapContent(stops: stops), frame: .wide, units: .kilometres, wording: .plain, idPrefix: "m")
      let markup = try unwrapped(drawing).markup
      return try unwrapped(ParsedSVG(markup)).elements.lazy.compactMap { $0.attributes["data-scale"] }.first
    }
    let found = try scale(days: "2026-05-03")
    let told = try unwrapped(found).split(separator: "|").map { $0.split(separator: " ") }
    claim(told.map { $0[1] }, is: ["50000", "20000", "10000", "5000", "2000", "1000", "500"])
    let wide = try told.map { try unwrapped(Double($0[0])) }
    #expect(zip(wide, [1, 2.5, 5, 10]).allSatisfy { abs($0 * $1 - wide[0]) < 1 })
    try claim(none: scale(days: nil))
  }

  @Test("The region of a place is settled once, in metres, and not chosen where all is told already")
  func settled() throws {
    for (latitude, longitude) in [(35.79, -5.82), (46.6, 2.4), (48.2, 16.37), (-25.34, 131.03)] {
      var content = MapContent(
        stops: [MapStop(number: "", name: "A", coordinate: try place(latitude, longitude))])
      content.surroundings = .region
      guard case .metres(let metres) = content.settled(in: .narrow, on: GroundTests.atlas).surroundings else {
        Issue.record("\(latitude) is not settled")
        continue
      }
      #expect([32_000.0, 75_000, 180_000].contains(metres))
      content.surroundings = .metres(5000)
      guard case .metres(5000) = content.settled(in: .narrow, on: GroundTests.atlas).surroundings else {
        Issue.record("\(latitude) was settled again")
        continue
      }
    }
  }

  @Test("The small map in a corner stands in the freest one, and off the way")
  func corner() throws {
    let around = vectors([(47.63, 11.32), (47.68, 11.42)])
    let view = try unwrapped(MapView(fitting: around, in: .narrow))
    func inset(beside ways: [[Point]]) -> Box? {
      let lines = ways.map { RoutePaths.Line(style: .walk, points: $0) }
      let furniture = Furniture(
        view, units: .kilometres, wording: .plain, markers: [], raster: RouteRaster(lines, in: view.inner),
        atlas: GroundTests.atlas, idPrefix: "m")
      return furniture.boxes.last { $0.width == RegionInset.side(on: view) }
    }
    let first = try unwrapped(inset(beside: []))
    #expect(first.minX < view.inner.centre.x && first.minY > view.inner.centre.y)
    // Eight units beside it, and once around it at some distance.
    for off in [8.0, 40] {
      let way = [
        Point(x: first.maxX + off, y: view.inner.minY + 120), Point(x: first.maxX + off, y: first.maxY),
      ]
      let moved = try unwrapped(inset(beside: [way]))
      #expect(moved != first, "\(off)")
    }
  }

  @Test("The scale bar goes to the upper right only where each of the other corners would hide a marker")
  func scaleBar() throws {
    let view = try unwrapped(MapView(fitting: vectors([(47.63, 11.32), (47.68, 11.42)]), in: .narrow))
    func bar(_ markers: [Box]) throws -> Box {
      try #require(
        Furniture(
          view, units: .kilometres, wording: .plain, markers: markers,
          raster: RouteRaster([], in: view.inner), atlas: nil, idPrefix: "m"
        ).boxes.first)
    }
    let sheet = view.inner
    func marker(_ x: Double, _ y: Double) -> Box {
      Box(minX: x - 12, minY: y - 12, maxX: x + 12, maxY: y + 12)
    }
    var markers: [Box] = []
    for (x, y) in [(sheet.maxX, sheet.maxY), (sheet.minX, sheet.maxY), (sheet.minX, sheet.minY)] {
      let box = try bar(markers)
      #expect(!(box.centre.x > sheet.centre.x && box.centre.y < sheet.centre.y))
      markers.append(marker(x + (x < sheet.centre.x ? 40 : -40), y + (y < sheet.centre.y ? 24 : -24)))
    }
    let last = try bar(markers)
    #expect(last.centre.x > sheet.centre.x && last.centre.y < sheet.centre.y)
    #expect(!markers.contains { $0.overlaps(last) })
  }

  @Test("All sheets of a walk have the colour of the height at its middle, whatever their shape")
  func closeUps() throws {
    // Beyond the highest step of a valley in South Tyrol.
    let ends = vectors([(46.72, 10.93), (46.79, 11.1)])
    let frames = [MapFrame.card(ofDays: 1).ofWalk, .besideRegion, .narrow.light, .beside(ofDays: 3)]
    var found: Set<[Int]> = []
    for frame in frames {
      let view = try unwrapped(MapView(fitting: ends, in: frame))
      let ground = try unwrapped(Ground(GroundTests.atlas, in: view, largestSize: 5_000))
      claim(ground.relief.heights.count, is: 1)
      found.insert(ground.relief.heights.map(\.metres))
    }
    claim(found.count, is: 1)
  }

  @Test("In a cell the land of a walk has the colour of its heights, and other land has none")
  func cells() throws {
    let stops = try [(46.65, 10.98), (46.72, 11.05)].map {
      MapStop(number: "", name: "", coordinate: try place($0.0, $0.1))
    }
    let found = try [MapFrame.cell(ofDays: 3), MapFrame.cell(ofDays: 3).onHeights].map { frame in
      let drawn = try unwrapped(
        drawMap(
          MapContent(stops: stops), frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain,
          idPrefix: "m"))
      return drawn.markup.contains("map-relief")
    }
    claim(found, is: [false, true])
  }

  @Test("A colour that shows no form is a tint, and steps that show some are not")
  func tint() throws {
    let walk = [(46.65, 10.98), (46.72, 11.05)]
    let region = [(46.3, 10.5), (47.1, 11.6)]
    for (places, isEven) in [(walk, true), (region, false)] {
      let stops = try places.map { MapStop(number: "1", name: "", coordinate: try place($0.0, $0.1)) }
      let drawn = try unwrapped(
        drawMap(
          MapContent(stops: stops), frame: .wide, on: GroundTests.atlas, units: .kilometres, wording: .plain,
          idPrefix: "m"))
      let parsed = try unwrapped(ParsedSVG(drawn.markup))
      #expect(!parsed.all(ofClass: "map-relief").isEmpty)
      claim(parsed.all(ofClass: "map-even").count, is: isEven ? 1 : 0)
      // Neither have corners.
      #expect(drawn.markup.contains(/map-relief map-height-\d+" d="[^"]*t/))
    }
    let file = URL(filePath: GroundTests.folder).deletingLastPathComponent().appending(path: "drawing.css")
    try claim(String(contentsOf: file, encoding: .utf8), has: ".map-even{opacity:")
  }

  @Test("The card of a walk names the villages that it passes")
  func villages() throws {
    let valley = [try place(46.65, 10.98), try place(46.72, 11.05)]
    let vineyards = [try place(48.17, 7.29), try place(48.08, 7.33)]
    func names(_ frame: MapFrame, _ ends: [Coordinate]) throws -> [String] {
      let content = MapContent(lines: [RouteLine(points: ends, style: .walk)])
      let drawn = try unwrapped(
        drawMap(
          content, frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
      return try unwrapped(ParsedSVG(drawn.markup)).all(ofClass: "map-quarter").map(\.text)
    }
    // A card of 280 units has no room for those of the valley, whose sheet is narrow.
    for (frame, ends) in [(MapFrame.card(ofDays: 1), vineyards), (MapFrame.row(ofDays: 1), valley)] {
      #expect(try !names(frame.ofWalk, ends).isEmpty, "\(frame.width)")
      #expect(try names(frame, ends).isEmpty, "\(frame.width)")
    }
  }
}
