import Atlas
import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("The ground under a map")
struct GroundTests {
  static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/assets/atlas"
  static let atlas = try? Atlas.open(folder: folder)

  /// Far from any coast, so that no fineness moves one of them over it.
  private static let land: [(String, Double, Double)] = [
    ("Alps", 46.8, 10), ("Sahara", 22, 5), ("Congo", 0, 22), ("Kalahari", -23, 22), ("Kazakhstan", 48, 68),
    ("Tibet", 33, 88), ("Mongolia", 46, 104), ("Yakutia", 64, 125), ("Chukotka", 67, 176),
    ("Chukotka in the east", 67, -177), ("Outback", -25, 133), ("Kansas", 38.5, -98), ("Manitoba", 55, -101),
    ("Alaska", 65, -153), ("Amazon", -6, -60), ("Chaco", -22, -60), ("Greenland", 72, -40),
    ("East Antarctica", -80, 90), ("Marie Byrd Land", -82, -120), ("Iceland", 64.9, -18.5),
    ("Honshu", 36.2, 138.2), ("North Island", -38.8, 175.6),
  ]
  /// Only to be seen on maps of less than a continent.
  private static let smallLand: [(String, Double, Double)] = [
    ("Labasa", -16.55, 179.1), ("Taveuni", -16.85, -179.97), ("South Pole", -89.9, 60),
    ("Wrangel", 71.2, -179.5),
  ]
  private static let sea: [(String, Double, Double)] = [
    ("North Atlantic", 40, -40), ("South Atlantic", -30, -15), ("North Pacific", 35, -170),
    ("North Pacific in the west", 35, 170), ("South Pacific", -30, -120), ("Indian Ocean", -20, 80),
    ("Southern Ocean", -60, -100), ("North Pole", 89, 0), ("Beaufort Sea", 75, -140), ("Bering Sea", 57, 179),
    ("Bering Sea in the east", 57, -179), ("Tasman Sea", -38, 163), ("Mediterranean", 35, 18),
    ("Sea of Japan", 40, 135), ("Koro Sea", -18, -179.5), ("Norwegian Sea", 68, 0), ("Weddell Sea", -70, -35),
    ("Philippine Sea", 20, 135), ("Caspian Sea", 41, 51), ("Hudson Bay", 59.5, -86),
  ]

  /// Maps by the corners of what they show.
  private static let frames: [(name: String, places: [(Double, Double)])] = [
    ("Iceland", [(63.4, -22), (65.7, -14)]), ("Europe", [(36, -9), (60, 30)]),
    ("across the date line", [(-19, 177), (-16, -179)]), ("Chukotka and Alaska", [(62, 172), (68, -160)]),
    ("the Arctic", [(70, 0), (70, 90), (70, 180), (70, -90)]),
    ("the Antarctic", [(-66, 0), (-66, 90), (-66, 180), (-66, -90)]),
    ("the South Pole", [(-88, 0), (-89, 120)]),
    ("the Pacific, with Africa behind", [(40, 140), (-30, -90), (20, -155)]),
    ("half the world around the Congo", [(60, 20), (-50, 20), (0, -40), (0, 85)]),
    ("the Pacific from New Zealand to Alaska", [(-45, 170), (65, -150)]),
    ("half the world around Samoa", [(45, 180), (-70, 180), (-14, 120), (-14, -120)]),
    ("the world", [(50, 0), (40, -120), (-34, 151), (35, 139), (28, 77)]),
    ("the world, cut through Africa", [(35, 139), (21, -157), (-12, -77), (-37, 175), (5, 103)]),
    (
      "the world, cut through the Pacific",
      [(60, -140), (-40, -70), (10, 0), (-35, 150), (60, 150), (30, 80)]
    ),
  ]

  private static func view(_ places: [(Double, Double)], _ frame: MapFrame = .wide) throws -> MapView {
    let vectors = places.map { UnitVector(longitude: $0.1, latitude: $0.0) }
    return try #require(MapView(fitting: vectors, places: vectors, in: frame))
  }

  @Test(
    "What is land is drawn as land, and what is sea as sea, wherever the map lies", arguments: frames.indices)
  func truth(_ index: Int) throws {
    let (name, places) = Self.frames[index]
    for frame in index % 4 == 0 ? [MapFrame.wide, .narrow.light] : [.wide] {
      let view = try Self.view(places, frame)
      let ground = try #require(
        GroundPaths(Self.atlas, in: view, places: [], largestSize: frame.largestGround))
      var seen = 0
      let land = Self.land + (view.metresAcross < 3_000_000 ? Self.smallLand : [])
      for (place, isLand) in land.map({ ($0, true) }) + Self.sea.map({ ($0, false) }) {
        let vector = UnitVector(longitude: place.2, latitude: place.1)
        guard let point = view.place(vector), view.inner.inset(by: 3).contains(point) else { continue }
        seen += 1
        let isAshore = ground.isAshore(point, within: 0)
        #expect(isAshore == isLand, "\(place.0) on the map of \(name)")
      }
      #expect(seen > 0, "\(name)")
    }
  }

  @Test(
    "No map's ground takes more than its room",
    arguments: [
      [(58.0, 5.0), (71, 25)], [(-55, -76), (-42, -64)], [(70, -125), (82, -65)], [(-8, 95), (6, 140)],
      [(5, 118), (19, 126)], [(60, 20), (66, 30)], [(35, 20), (41, 28)],
    ])
  func weight(_ places: [(Double, Double)]) throws {
    for frame in [MapFrame.wide, .narrow, .wide.light, .narrow.light] {
      let stops = try places.map { MapStop(number: "1", name: "", coordinate: try place($0.0, $0.1)) }
      let drawn = try #require(
        drawMap(
          MapContent(stops: stops), frame: frame, on: Self.atlas, units: .kilometres, wording: .plain,
          idPrefix: "m"))
      let parsed = try #require(ParsedSVG(drawn.markup))
      let classes = ["map-lake", "map-river", "map-border"]
      let paths = parsed.all("path").filter { path in
        path.attributes["id"] == "m-land"
          || classes.contains { path.attributes["class"]?.hasPrefix($0) ?? false }
      }
      let size = paths.reduce(0) { $0 + ($1.attributes["d"]?.utf8.count ?? 0) }
      #expect(size > 500 && size <= frame.largestGround)
    }
  }

  @Test("However little room there is, something of the land is left, and it is no more")
  func noRoom() throws {
    let view = try Self.view([(58, 5), (71, 25)])
    let level = try #require(Self.atlas?.level(.country))
    let scale = try #require(GroundScale(view))
    let shapes = GroundShapes(level, scale: scale, in: view)
    for room in [300, 1000, 5000] {
      let paths = GroundPaths(shapes, largestSize: room)
      #expect(GroundPaths.data(rings: paths.land).utf8.count <= room)
    }
  }

  @Test("The finer the map, the finer the level that it is drawn from")
  func levels() throws {
    func fineness(_ places: [(Double, Double)], _ frame: MapFrame = .wide) throws -> AtlasFineness? {
      GroundScale(try Self.view(places, frame))?.fineness
    }
    #expect(try fineness([(60, -100), (0, 10)]) == .world)
    #expect(try fineness([(38, -8), (50, 20)]) == .country)
    #expect(try fineness([(63.4, -22), (65.7, -14)]) == .region)
    #expect(try fineness([(38, -8), (50, 20)], .narrow) == .world)
    #expect(try fineness([(46.2, 6.1), (46.5, 6.9)]) == .region)
    #expect(try fineness([(38.69, -9.22), (38.77, -9.09)]) == nil)
  }

  @Test("A coast that would put a stop into the water is not drawn, where that could be seen")
  func honesty() throws {
    func showsGround(_ places: [(Double, Double)]) throws -> Bool {
      let stops = try places.map { MapStop(number: "1", name: "A", coordinate: try place($0.0, $0.1)) }
      return try #require(
        drawMap(
          MapContent(stops: stops), frame: .wide, on: Self.atlas, units: .kilometres, wording: .plain,
          idPrefix: "m")
      ).showsGround
    }
    // Heraklion and Rethymno; then with a place ten kilometres out at sea.
    #expect(try showsGround([(35.33, 25.13), (35.36, 24.48)]))
    #expect(try !showsGround([(35.33, 25.13), (35.36, 24.48), (35.5, 24.8)]))
    // On a map of a thousand kilometres a ship may be where it is.
    #expect(try showsGround([(35.33, 25.13), (38, 15.6), (36.5, 20)]))
    // Walks in a town stand on the sheet of squares.
    #expect(try !showsGround([(35.33, 25.13), (35.3, 25.16)]))
  }

  @Test("A map of less than fifty kilometres has none, one without room for it neither")
  func none() throws {
    let small = try Self.view([(46.2, 6.1), (46.3, 6.3)])
    #expect(GroundPaths(Self.atlas, in: small, places: [], largestSize: 10_000) == nil)
    let large = try Self.view([(46.2, 6.1), (49, 10)])
    #expect(GroundPaths(Self.atlas, in: large, places: [], largestSize: 0) == nil)
    #expect(GroundPaths(nil, in: large, places: [], largestSize: 10_000) == nil)
  }

  @Test("It lies under everything else, hidden from those who hear the page, its land defined once")
  func order() throws {
    let stops = [
      MapStop(number: "1", name: "A", coordinate: try place(64, -22)),
      MapStop(number: "2", name: "B", coordinate: try place(65, -15)),
    ]
    let line = RouteLine(points: stops.map(\.coordinate), style: .road)
    let drawing = try #require(
      drawMap(
        MapContent(lines: [line], stops: stops), frame: .wide, on: Self.atlas, units: .kilometres,
        wording: .plain, idPrefix: "m"))
    let parsed = try #require(ParsedSVG(drawing.markup))
    #expect(drawing.showsGround)
    let known: Set<String> = [
      "svg", "title", "desc", "defs", "clipPath", "path", "g", "use", "rect", "text", "circle", "a",
    ]
    #expect(Set(parsed.elements.map(\.name)).isSubset(of: known))
    let classes = parsed.elements.map { $0.attributes["class"] ?? "" }
    let first = try #require(classes.firstIndex(of: "map-graticule"))
    let last = try #require(classes.lastIndex { $0.hasPrefix("map-river") || $0 == "map-land" })
    #expect(last < first)
    #expect(parsed.all("path").count { $0.attributes["id"] == "m-land" } == 1)
    #expect(parsed.all("use").count { $0.attributes["href"] == "#m-land" } == 3)
    #expect(parsed.all("g").contains { $0.attributes["clip-path"] == "url(#m-edge)" })
  }

  @Test("The same ground gives the same bytes, on any thread")
  func determinism() async throws {
    let stops = [
      MapStop(number: "1", name: "A", coordinate: try place(36, 140)),
      MapStop(number: "2", name: "B", coordinate: try place(43, 141)),
    ]
    let drawings = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<4 {
        group.addTask {
          drawMap(
            MapContent(stops: stops), frame: .narrow, on: Self.atlas, units: .kilometres, wording: .plain,
            idPrefix: "m")?.markup
        }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(drawings.count == 1 && drawings.first != .some(nil))
  }
}
