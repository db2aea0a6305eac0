import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Names that come as a map grows")
struct LevelNamesTests {
  private static let maps = [
    "europe-by-rail", "iceland", "american-west", "lake-geneva", "world", "two-islands",
  ]

  /// A map that a script enlarges knows its days.
  private static func live(_ name: String) throws -> MapContent {
    var content = try unwrapped(ReferenceMap.all.first { $0.name == name }).content()
    for index in content.stops.indices { content.stops[index].days = "2026-05-03" }
    return content
  }

  private static func drawn(_ content: MapContent, _ frame: MapFrame) throws -> ParsedSVG {
    let drawing = try unwrapped(
      drawMap(
        content, frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
    return try unwrapped(ParsedSVG(drawing.markup))
  }

  /// A box as it lies on the screen when the sheet is enlarged and it keeps its size.
  private static func place(_ box: Box, at anchor: Point, enlarged: Double) -> Box {
    let shift = anchor * (enlarged - 1)
    return Box(
      minX: box.minX + shift.x, minY: box.minY + shift.y, maxX: box.maxX + shift.x, maxY: box.maxY + shift.y)
  }

  @Test(
    "touch neither each other nor a marker nor a name, at their own enlargement or any above",
    arguments: maps)
  func apart(_ map: String) throws {
    for frame in [MapFrame.wide, .narrow] {
      let content = try Self.live(map)
      let places = content.stops.map { UnitVector($0.coordinate) }
      let view = try unwrapped(MapView(fitting: places, places: places, in: frame))
      let placement = MarkerPlacement(content, in: view)
      var others = LabelPlacement(
        sheet: view.inner, raster: RouteRaster([], in: view.inner), markers: placement.markers)
      for marker in placement.markers { _ = others.place(marker.name, at: marker, size: 16) }
      let levels = try unwrapped(
        LevelNames.place(
          on: view, from: GroundTests.atlas, wording: .plain, route: [], markers: placement.markers,
          taken: [],
          steady: others.steady, dots: []))
      #expect(levels.names.count > 12, "\(map)")
      for zoom in stride(from: 2.0, through: LevelNames.largest, by: 0.5) {
        let shown = levels.names.filter { $0.level <= zoom }
        let boxes = shown.map { Self.place($0.label.box, at: $0.point, enlarged: zoom) }
        let rest = others.steady.map { Self.place($0.box, at: $0.anchor, enlarged: zoom) }
        for (index, box) in boxes.enumerated() {
          let met = (boxes[..<index] + rest).contains { $0.overlaps(box.inset(by: 0.01)) }
          #expect(!met, "\(map), \(zoom) times: \(shown[index].text)")
          // Nor is it read on the sign of a stop.
          let signs = placement.markers.map { Self.place($0.box, at: $0.anchor, enlarged: zoom) }
          let isRead = signs.contains { $0.gap(to: box) < LabelPlacement.clearOfSigns - 0.01 }
          #expect(shown[index].isQuarter || !isRead, "\(map), \(zoom) times: \(shown[index].text)")
        }
      }
    }
  }

  @Test(
    "come level by level along the way, hidden until a script shows them, and none stands there twice",
    arguments: maps)
  func hidden(_ map: String) throws {
    for frame in [MapFrame.wide, .narrow] {
      let sheet = try Self.drawn(try Self.live(map), frame)
      let levels = sheet.all(ofClass: "map-level")
      #expect(!levels.isEmpty)
      #expect(levels.allSatisfy { $0.attributes["display"] == "none" })
      #expect(Set(levels.compactMap { $0.number("data-level") }).isSubset(of: [2, 4, 8]))
      claim(
        levels.compactMap { $0.number("data-level") },
        is: levels.compactMap { $0.number("data-level") }.sorted())
      // Texts of a level have no class of their own.
      let towns = sheet.all("text").filter { ($0.attributes["class"] ?? "map-town") == "map-town" }
      let names = towns.map { $0.text.lowercased() } + (try Self.live(map)).stops.map { $0.name.lowercased() }
      claim(Set(names).count, is: names.count, "\(map)")
    }
  }

  @Test("weigh little, and stand on no map that keeps its size", arguments: maps)
  func weight(_ map: String) throws {
    for frame in [MapFrame.wide, .narrow] {
      var still = try Self.live(map)
      let live = try Self.drawn(still, frame)
      for index in still.stops.indices { still.stops[index].days = nil }
      let bare = try Self.drawn(still, frame)
      #expect(bare.all(ofClass: "map-level").isEmpty && bare.all(ofClass: "map-target").isEmpty)
      let texts = live.all("text").count - bare.all("text").count
      #expect(texts <= (frame == .wide ? 3 * 48 : 3 * 28), "\(map): \(texts)")
      // The signs of what is enlarged may take the room of one.
      let towns = live.all(ofClass: "map-town").count { $0.name != "g" }
      #expect((0...1).contains(bare.all(ofClass: "map-town").count - towns), "\(map): \(towns)")
    }
  }

  @Test("What keeps its size may meet as the sheet grows, or part, and both are known")
  func meeting() {
    func box(_ left: Double, _ right: Double, at x: Double) -> SteadyBox {
      SteadyBox(Box(minX: left, minY: 0, maxX: right, maxY: 10), at: Point(x: x, y: 5))
    }
    // The name of the one stands right of its dot, that of the other left, and the dots lie the other way round.
    let (one, other) = (box(16, 50, at: 10), box(-40, 5, at: 12))
    #expect(!one.meets(other, enlarged: 1...2))
    #expect(one.meets(other, enlarged: 1...12))
    #expect(!one.meets(other, enlarged: 60...90))
    let (left, right) = (box(0, 10, at: 5), box(8, 20, at: 14))
    #expect(left.meets(right, enlarged: 1...12))
    #expect(!left.meets(right, enlarged: 2...12))
    let (same, there) = (box(0, 10, at: 5), box(20, 30, at: 5))
    #expect(!same.meets(there, enlarged: 1...12))
    #expect(same.meets(same, enlarged: 1...12))
  }

  @Test("A marker that leads somewhere has a place to be pressed, which a style sheet makes large enough")
  func targets() throws {
    for frame in [MapFrame.wide, .narrow] {
      var content = try Self.live("iceland")
      content.stops[0].link = nil
      content.stops[1].item = "stop-2"
      let sheet = try Self.drawn(content, frame)
      let links = sheet.all("a").count
      claim(links, is: content.stops.count - 1)
      claim(sheet.all(ofClass: "map-target").count, is: links)
      claim(sheet.all("a").filter { $0.attributes["data-item"] == "stop-2" }.count, is: 1)
    }
  }
}
