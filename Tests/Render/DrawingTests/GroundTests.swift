import Basemap
import Claims
import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("The ground under a map")
struct GroundTests {
  static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
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
    ("a part of the world", [(49, 2), (0, 36), (37, -122), (41, -96)]),
  ]

  private static func view(_ places: [(Double, Double)], _ frame: MapFrame = .wide) throws -> MapView {
    let vectors = places.map { UnitVector(longitude: $0.1, latitude: $0.0) }
    return try unwrapped(MapView(fitting: vectors, places: vectors, in: frame))
  }

  @Test(
    "What is land is drawn as land, and what is sea as sea, wherever the map lies", arguments: frames.indices)
  func truth(_ index: Int) throws {
    let (name, places) = Self.frames[index]
    for frame in index % 4 == 0 ? [MapFrame.wide, .narrow.light] : [.wide] {
      let view = try Self.view(places, frame)
      let ground = try unwrapped(
        Ground(Self.atlas, in: view, largestSize: frame.largestGround))
      var seen = 0
      let land = Self.land + (view.metresAcross < 3_000_000 ? Self.smallLand : [])
      for (place, isLand) in land.map({ ($0, true) }) + Self.sea.map({ ($0, false) }) {
        let vector = UnitVector(longitude: place.2, latitude: place.1)
        guard let point = view.place(vector), view.inner.inset(by: 3).contains(point) else { continue }
        seen += 1
        let isAshore = ground.paths.isAshore(point)
        claim(isAshore, is: isLand, "\(place.0) on the map of \(name)")
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
      let drawn = try unwrapped(
        drawMap(
          MapContent(stops: stops), frame: frame, on: Self.atlas, units: .kilometres, wording: .plain,
          idPrefix: "m"))
      let parsed = try unwrapped(ParsedSVG(drawn.markup))
      let classes = ["map-lake", "map-river", "map-border", "map-state", "map-ice", "map-built"]
      let paths = parsed.all("path").filter { path in
        path.attributes["id"] == "m-land"
          || classes.contains { path.attributes["class"]?.hasPrefix($0) ?? false }
      }
      let size = paths.reduce(0) { $0 + ($1.attributes["d"]?.utf8.count ?? 0) }
      #expect(size > 500 && size <= frame.largestGround)
      let weight = parsed.all(ofClass: "map-relief").reduce(0) { $0 + ($1.attributes["d"]?.utf8.count ?? 0) }
      #expect(weight > 0 && weight <= frame.largestGround * 3 / 4)
    }
  }

  @Test("Where a script enlarges a sheet its shores are finer, in a room of their own")
  func nearShores() throws {
    let harbour = UnitVector(longitude: -5.604, latitude: 36.008)
    let view = try Self.view([(37.9, -6), (35, -5.2)])
    let middle = try unwrapped(view.place(harbour))
    let bare = try unwrapped(Ground(Self.atlas, in: view, largestSize: 60_000))
    let fine = try unwrapped(Ground(Self.atlas, in: view, enlargedAround: [harbour], largestSize: 60_000))
    func near(_ ground: Ground) -> Int {
      ground.paths.land.joined().count { $0.distance(to: middle) < 16 }
    }
    #expect(near(fine) > 2 * near(bare), "\(near(fine)), \(near(bare))")
    claim(fine.sources, is: [.naturalEarth, .shores])
    #expect(
      GroundPaths.data(rings: fine.paths.land).utf8.count <= 60_000 + NearShores.largestSize)
    // Far from it nobody sees more than on any other sheet.
    let far = try unwrapped(
      Ground(
        Self.atlas, in: view, enlargedAround: [UnitVector(longitude: -4.4, latitude: 36.7)],
        largestSize: 60_000))
    #expect(near(far) < near(fine))
  }

  @Test("Heights of a sheet that a script enlarges have rounded corners, in a room of their own")
  func roundRelief() throws {
    let view = try Self.view([(37.9, -6), (35, -5.2)])
    let places = [UnitVector(longitude: -5.26, latitude: 35.17)]
    let bare = try unwrapped(Ground(Self.atlas, in: view, largestSize: 60_000))
    let fine = try unwrapped(Ground(Self.atlas, in: view, enlargedAround: places, largestSize: 60_000))
    func count(_ ground: Ground) -> Int { ground.relief.heights.reduce(0) { $0 + $1.rings.joined().count } }
    #expect(fine.relief.isRound && !bare.relief.isRound)
    #expect(count(fine) > count(bare), "\(count(fine)), \(count(bare))")
    let steps = fine.relief.heights + fine.relief.depths
    #expect(steps.reduce(0) { $0 + GroundPaths.data(rings: $1.rings).utf8.count } <= 20_000)
  }

  @Test("The shore between two places of a sheet that a script enlarges is finer than that far from both")
  func shoreBetween() throws {
    let cadiz = UnitVector(longitude: -6.29, latitude: 36.53)
    let tarifa = UnitVector(longitude: -5.604, latitude: 36.008)
    let view = try Self.view([(37.9, -6), (35, -5.2)])
    let barbate = try unwrapped(view.place(UnitVector(longitude: -5.92, latitude: 36.18)))
    func corners(around places: [UnitVector]) throws -> Int {
      let ground = try unwrapped(Ground(Self.atlas, in: view, enlargedAround: places, largestSize: 60_000))
      return ground.paths.land.joined().count { $0.distance(to: barbate) < 16 }
    }
    let (between, far) = (try corners(around: [cadiz, tarifa]), try corners(around: [cadiz]))
    #expect(between > far, "\(between), \(far)")
  }

  @Test("A small island under a place keeps its shape on a map of continents, once, in the same room")
  func placeIsland() throws {
    let places = [(45.4, 14.1), (44.3, 3.9), (-21.34, 55.46), (-25.3, 131)]
    let vectors = places.map { UnitVector(longitude: $0.1, latitude: $0.0) }
    let view = try Self.view(places)
    let middle = try unwrapped(view.place(UnitVector(longitude: 55.53, latitude: -21.12)))
    let sea = try unwrapped(view.place(UnitVector(longitude: 54.6, latitude: -21.12)))
    func island(_ places: [UnitVector], room: Int) throws -> [Point]? {
      let ground = try unwrapped(Ground(Self.atlas, in: view, places: places, largestSize: room))
      #expect(!ground.paths.isLand(at: sea))
      #expect(GroundPaths.data(rings: ground.paths.land).utf8.count <= room)
      let around = ground.paths.land.filter { [$0].areAround(middle) }
      #expect(around.count <= 1)
      return around.first
    }
    let coarse = try island([], room: 60_000)?.count ?? 0
    for room in [60_000, 20_000] {
      let fine = try unwrapped(try island(vectors, room: room))
      #expect(fine.count >= 9 && fine.count > coarse)
    }
    // None of the places lies on another.
    #expect(try island(Array(vectors.prefix(2)), room: 60_000)?.count ?? 0 == coarse)
  }

  @Test("However little room there is, something of the land is left, and it is no more")
  func noRoom() throws {
    let view = try Self.view([(58, 5), (71, 25)])
    let level = try unwrapped(Self.atlas?.level(.country))
    let scale = GroundScale(view)
    let shapes = GroundShapes(level, level, scale: scale, in: view)
    for room in [300, 1000, 5000] {
      let paths = GroundPaths(shapes, largestSize: room)
      #expect(GroundPaths.data(rings: paths.land).utf8.count <= room)
    }
  }

  @Test("The finer the map, the finer the level that it is drawn from")
  func levels() throws {
    func fineness(_ places: [(Double, Double)], _ frame: MapFrame = .wide) throws -> AtlasFineness {
      GroundScale(try Self.view(places, frame)).fineness
    }
    try claim(fineness([(60, -100), (0, 10)]), is: .world)
    try claim(fineness([(38, -8), (50, 20)]), is: .country)
    try claim(fineness([(63.4, -22), (65.7, -14)]), is: .region)
    try claim(fineness([(38, -8), (50, 20)], .narrow), is: .world)
    try claim(fineness([(46.2, 6.1), (46.5, 6.9)]), is: .shore)
    try claim(fineness([(38.69, -9.22), (38.77, -9.09)]), is: .shore)
    try claim(fineness([(38.70, -9.14), (38.705, -9.13)]), is: .shore)
    // The finest has nothing so far south.
    try claim(fineness([(-64.8, -64.1), (-64.9, -63.4)]), is: .region)
  }

  /// Quays, beaches and lighthouses, by what stands there.
  @Test(
    "A seaside town has its sea, and what stands on the shore stands at it",
    arguments: [
      ("Belém", 38.6916, -9.2160), ("Cascais", 38.6967, -9.4207), ("Vík", 63.4146, -19.0147),
      ("Brighton", 50.8167, -0.1364), ("Amalfi", 40.6325, 14.6020), ("Santa Monica", 34.0083, -118.4988),
      ("Bondi", -33.8908, 151.2772), ("Zadar", 44.1185, 15.2195), ("Key West", 24.5465, -81.7975),
      ("Heraklion", 35.3446, 25.1366), ("Bergen", 60.3973, 5.3221), ("Valparaíso", -33.0379, -71.6297),
    ] as [(String, Double, Double)])
  func seaside(_ name: String, _ latitude: Double, _ longitude: Double) throws {
    for frame in [MapFrame.wide.light, .narrow.light] {
      let vector = UnitVector(longitude: longitude, latitude: latitude)
      let around = (0..<4).map {
        vector.point(30_000 / MapView.metresInRadius, towards: Double($0) * .pi / 2)
      }
      let view = try unwrapped(MapView(fitting: around, places: [vector], in: frame))
      let ground = try unwrapped(Ground(Self.atlas, in: view, largestSize: frame.largestGround))
      claim(ground.sources, is: [.shores, .naturalEarth])
      let point = try unwrapped(view.place(vector))
      let ring = (0..<16).map { step -> Point in
        let turn = Double(step) * .pi / 8
        return point + Point(x: cos(turn), y: sin(turn)) * Marker.stopRadius
      }
      let ashore = ring.count { ground.paths.isAshore($0) }
      #expect((1...15).contains(ashore), "\(name): \(ashore) of 16 points around it are land")
    }
  }

  @Test("A walk of some kilometres has its shore, but no rivers and borders, which lie off by more")
  func near() throws {
    let view = try Self.view([(38.69, -9.22), (38.71, -9.13)])
    let ground = try unwrapped(Ground(Self.atlas, in: view, largestSize: 20_000))
    #expect(ground.paths.hasShore && ground.sources == [.shores])
    #expect(ground.paths.rivers.joined().isEmpty && ground.paths.borders.isEmpty)
    #expect(ground.relief.heights.isEmpty && ground.relief.depths.isEmpty)
  }

  @Test("Ice is known too coarsely for maps of less than a hundred kilometres, and is water on none")
  func ice() throws {
    // In the middle of Vatnajökull.
    let middle = UnitVector(longitude: -16.8, latitude: 64.4)
    for (metres, isDrawn) in [(15_000.0, false), (60_000, true)] {
      let around = (0..<4).map {
        middle.point(metres / MapView.metresInRadius, towards: Double($0) * .pi / 2)
      }
      let view = try unwrapped(MapView(fitting: around, in: .square))
      let ground = try unwrapped(Ground(Self.atlas, in: view, largestSize: 20_000))
      #expect(ground.paths.hasIce(in: view.inner) == isDrawn && ground.paths.glaciers.isEmpty != isDrawn)
      #expect(ground.paths.isAshore(view.inner.centre))
      let corners = around.compactMap(\.coordinate).map { MapMark(kind: .photo, coordinate: $0) }
      let drawing = drawMap(
        MapContent(marks: corners), frame: .square, on: Self.atlas, units: .kilometres, wording: .plain,
        idPrefix: "m")
      try claim(unwrapped(drawing).showsIce, is: isDrawn)
    }
  }

  @Test("What is ice is told from water on screen, in the dark and on paper, by its colour and its edge")
  func iceStyle() throws {
    let file = URL(filePath: Self.folder).deletingLastPathComponent().appending(path: "drawing.css")
    let style = try String(contentsOf: file, encoding: .utf8)
    let colours = style.matches(of: #/--d-ice:(#[0-9a-f]+)/#).map { String($0.1) }
    let waters = style.matches(of: #/--d-water:(?:var\(--water,)?(#[0-9a-f]+)/#).map { String($0.1) }
    #expect(colours.count == 3 && waters.count == 3 && zip(colours, waters).allSatisfy { $0 != $1 })
    let rule = try unwrapped(style.firstMatch(of: #/\.map-ice\{([^}]*)\}/#)).1
    claim(rule, has: "stroke-dasharray")
    claim(rule, lacks: "--d-water")
  }

  @Test(
    "A straight beach is a shore, however few points it has", arguments: [(52.371, 4.533), (45.376, -1.155)],
    [5_000.0, 8_000, 14_000])
  func straightBeach(_ place: (Double, Double), _ metres: Double) throws {
    let vector = UnitVector(longitude: place.1, latitude: place.0)
    let around = (0..<4).map {
      vector.point(metres / 2.6 / MapView.metresInRadius, towards: Double($0) * .pi / 2)
    }
    for frame in [MapFrame.besideRegion, .narrow.light] {
      let view = try unwrapped(MapView(fitting: around, places: [vector], in: frame))
      #expect(try unwrapped(Ground(Self.atlas, in: view, largestSize: 10_000)).sources.contains(.shores))
    }
  }

  @Test("A map of less than four kilometres by a shore has none, one without room for it neither")
  func none() throws {
    let small = try Self.view([(38.70, -9.14), (38.705, -9.13)])
    claim(none: Ground(Self.atlas, in: small, largestSize: 10_000))
    let large = try Self.view([(46.2, 6.1), (49, 10)])
    claim(none: Ground(Self.atlas, in: large, largestSize: 0))
    claim(none: Ground(nil, in: large, largestSize: 10_000))
  }

  @Test("A close-up at sea is water all over, which has no source and tells nobody where it is")
  func water() throws {
    let middle = UnitVector(longitude: -40, latitude: 40)
    for metres in [8_000.0, 2_000, 300] {
      let around = (0..<4).map {
        middle.point(metres / 2 / MapView.metresInRadius, towards: Double($0) * .pi / 2)
      }
      let view = try unwrapped(MapView(fitting: around, places: [middle], in: .besideRegion))
      let ground = try unwrapped(Ground(Self.atlas, in: view, largestSize: 10_000))
      #expect(ground.isFlat && ground.sources.isEmpty && ground.relief.depths.isEmpty, "\(metres)")
    }
    let places = try [(40.0, -40.0), (40.02, -40.01)].map { try place($0.0, $0.1) }
    let drawing = try unwrapped(
      drawMap(
        MapContent(stops: places.map { MapStop(number: "1", name: "", coordinate: $0) }),
        frame: .besideRegion, on: Self.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
    claim(drawing.markup, has: "map-water")
    #expect(!drawing.showsGround)
  }

  @Test("A close-up inland is one flat colour, however little it shows, and plain land has no source")
  func flat() throws {
    for places in [[(52.20, 20.95), (52.25, 21.05)], [(52.225, 20.95), (52.23, 20.96)]] {
      for frame in [MapFrame.besideRegion, .narrow.light, .beside(ofDays: 3)] {
        let view = try Self.view(places, frame)
        let ground = try unwrapped(Ground(Self.atlas, in: view, largestSize: 5_000))
        #expect(ground.isFlat && ground.paths.isLand(at: view.inner.centre) && ground.sources.isEmpty)
      }
    }
  }

  @Test("It lies under everything else, hidden from those who hear the page, its land defined once")
  func order() throws {
    let stops = [
      MapStop(number: "1", name: "A", coordinate: try place(64, -22)),
      MapStop(number: "2", name: "B", coordinate: try place(65, -15)),
    ]
    let line = RouteLine(points: stops.map(\.coordinate), style: .road)
    let drawing = try unwrapped(
      drawMap(
        MapContent(lines: [line], stops: stops), frame: .wide, on: Self.atlas, units: .kilometres,
        wording: .plain, idPrefix: "m"))
    let parsed = try unwrapped(ParsedSVG(drawing.markup))
    claim(drawing.sources, is: [.naturalEarth])
    let known: Set<String> = [
      "svg", "title", "desc", "defs", "clipPath", "path", "g", "use", "rect", "text", "circle", "a",
    ]
    #expect(Set(parsed.elements.map(\.name)).isSubset(of: known))
    let classes = parsed.elements.map { $0.attributes["class"] ?? "" }
    let first = try unwrapped(classes.firstIndex(of: "map-graticule"))
    let last = try unwrapped(classes.lastIndex { $0.hasPrefix("map-river") || $0 == "map-land" })
    #expect(last < first)
    claim(parsed.all("path").count { $0.attributes["id"] == "m-land" }, is: 1)
    // Two pale lines, the land, and the clip of its heights.
    claim(parsed.all("use").count { $0.attributes["href"] == "#m-land" }, is: 4)
    #expect(parsed.all("g").contains { $0.attributes["clip-path"] == "url(#m-edge)" })
  }

  @Test("Rounding cuts the corners of a line and keeps its ends; of a ring it cuts all")
  func rounding() {
    let corner = [Point(x: 0, y: 0), Point(x: 8, y: 0), Point(x: 8, y: 8)]
    let line = CornerCutting.rounded(corner, isRing: false)
    #expect(line.first == corner.first && line.last == corner.last && !line.contains(corner[1]))
    #expect(line.allSatisfy { $0.x >= 0 && $0.x <= 8 && $0.y >= 0 && $0.y <= $0.x })
    let ring = CornerCutting.rounded(corner, isRing: true)
    #expect(ring.count == 12 && Set(ring).isDisjoint(with: corner))
    claim(CornerCutting.rounded([corner[0], corner[1]], isRing: false), is: [corner[0], corner[1]])
  }

  /// Reviewed by eye: the lake between its two ends, the Rhône running in and out, and the frontier along the middle.
  @Test("A small map with ground is drawn to the letter")
  func golden() throws {
    let stops = [
      MapStop(number: "1", name: "Genève", coordinate: try place(46.204, 6.143)),
      MapStop(number: "2", name: "Montreux", coordinate: try place(46.433, 6.911)),
    ]
    let drawing = try unwrapped(
      drawMap(
        MapContent(stops: stops),
        frame: MapFrame(
          width: 400, aspects: 1...1, classes: "map-square", margin: 16, largestGround: 12_000),
        on: Self.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
    let lines = drawing.markup.replacing("><", with: ">\n<").split(separator: "\n")
    // Without the heights, whose lines nobody would review.
    let ground = lines.filter {
      !$0.contains("map-relief") && ($0.contains("m-edge") || $0.contains("map-") && !$0.contains("<text"))
    }
    #expect(ground.prefix(15).joined(separator: "\n") == goldenGround)
  }

  @Test(
    "A sheet in a margin, a column or a card has no degrees and no letters that are too small to be read",
    arguments: [MapFrame.squareInColumn, .beside(ofDays: 3), .card(ofDays: 3), .row(ofDays: 3)])
  func smallLetters(_ frame: MapFrame) throws {
    let shown: [MapSurroundings] = [.region, .metres(400_000), .none]
    for surroundings in shown {
      let stop = MapStop(number: "1", name: "A", coordinate: try place(46.204, 6.143))
      let drawing = try unwrapped(
        drawMap(
          MapContent(stops: [stop], surroundings: surroundings), frame: frame, on: Self.atlas,
          units: .kilometres, wording: .plain, idPrefix: "m"))
      let svg = try unwrapped(ParsedSVG(drawing.markup))
      #expect(svg.all(ofClass: "map-degrees").isEmpty)
      let sizes = svg.all("text").compactMap { $0.number("font-size") }
      #expect(!sizes.isEmpty && sizes.allSatisfy { $0 >= 12 })
    }
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

private let goldenGround = """
  <svg class="map map-square" viewBox="0 0 400 400" width="400" height="400" role="img" aria-labelledby="m-title" aria-describedby="m-about" direction="ltr">
  <clipPath id="m-edge">
  <rect class="map-paper" width="400" height="400"/>
  <g class="map-ground" clip-path="url(#m-edge)">
  <rect x="16" y="16" width="368" height="368" class="map-water"/>
  <use class="map-shoal" href="#m-land"/>
  <use class="map-shallows" href="#m-land"/>
  <use class="map-land" href="#m-land"/>
  <path class="map-lake" d="M50.9 243.3l7.2-28.6 3.7-9.3 11.3-15.6 17.9-27.7 7.4-8.7 8.5-14.8 10.3-10.6 7.2-10.6 2.6-1.6 20.3-.4 8.7-1.1 6.5-4.8 18.7-17.7 9.4-5.1 7.1-1.6 13.6 .5 8.3-1.5 5.6 .1 31.5 9.3 7.5 3.4 2.9 3.1 2.9 1.5 56.4 13 10.4 7.7 16.3 8.4 9.7 8.9-.1 6.5-1.4 2.9-4.3 .7-16-.3-5.4 6.3-12.2-1.5-19.9-6.5-9.6-2.3-17.1-1.6-27.2-.1-36.6 5.3-18.7-.2-3.6 1.3-2.5 2-7.8 9.6-24.8 12.1-7.8 8.3-3.6 1.3-4.5-.4-3.9-2.2-2.3-3.4-2.3-6.5-2.2-2-6.1-1.5-6 .7-10.5 4.9-2.8 2.1-4.4 7.7-5.5 6.1-24.6 45.8-16.1 26.9-6.3 6.2-3.1 .6-.9-1.7 .2-2.4 5.4-10.5zM120.9 4l-5.1 6.3-10.1 9.8-5.8 1.8-9 6.6-2.6-.3-.1-2.5 2.4-3.6 11.2-10.3 10.8-7.8z"/>
  <path class="map-river map-river-2" d="M4 270.8l7.3-5.2 8-2.7 4.2-.6 8.2 .6 10.3 3M336.1 151l7 10.1 3.3 7.3 .6 13 3.1 2.8 6.6 3.7 5.4 5.5 5.6 14.2 5.1 9.6 23.2 39.7"/>
  <path class="map-river map-river-3" d="M48.9 4l1.1 4.7"/>
  <path class="map-state" d="M4 152.9l9-10.3"/>
  <path class="map-border" d="M387.9 396l-6.6-11.4-6.1-7.9-13.5-14.4-8.5-7.3-2.3-1-4.6 0-6.9 3.9-2 .5-3.8-1.1-1.3-1.6-1.1-5.3 .2-9.6-.9-5.5 5.7-9.3 1.7-4.5-1.1-2.5-2.6-3-7.9-3.3-20.7-5.3-4.5-2-2.6-2.3-1.2-9.3 3.8-19.3 5.3-16.1 9.4-19.3 2.1-6.1 .6-5.4-.8-4.8-2.4-4.1-5.6-7.8-12.9-14.8-4.2-6.8-2-5.4 0-2 1.7-3.6 8.4-11 2.8-5.3 1.4-7.7-.6-7.8-2.2-5.4-5.1-4-39.5-10.8-12.9-2.9-19.5-3.1-19.9 .6-12.9 1.9-14.4 6-23.7 15.3-10.5 5.6-9.9 2-13 1.4-6.1 1.8-6.2 3.3-10.3 8.8-8.8 10.4-11.7 16.5-2.1 5.2 2.8 13.3 4.5 12.3 3.5 6.5 4.4 2.1 6.1-1.6 1.6 .3 .7 1.1 1.6 7.7-.3 3.2-2.9 5.9-10.7 9.4-18.1 12.6-11.3 10.8-9.8 11-7.9 6.5-6.5 2.4-3.3 .1-14.5-4-11.5 .1M4 245.5l4.8-1.4 9-.3 5-1.5 2.6-1.8 2.9-24.3 15.2-42.1-2.2-6.5-8.1-10.7-17.9-13.2-2.1-2.3-.4-1.7 2.9-3.3 .6-2.1-2.1-14.2 .3-6.4 17.5-28 10.7-14.6 2.2-4 .6-3.5-.9-3.1-4.3-5.1-2.2-4.3-.4-3.8 1.5-3.8 13.2-13.3 29.1-26.2"/>
  <path class="map-graticule" d="M16 288l184 .5 184-.5M16 191.2l184 .6 184-.6M16 94.4l184 .6 184-.6M122.2 384l.9-368M256.7 384l-.7-368"/>
  <rect class="map-neat" x="16" y="16" width="368" height="368"/>
  """

extension GroundPaths {
  /// Whether a place stands on land.
  fileprivate func isAshore(_ point: Point) -> Bool { Self.holds(land, point) && !Self.holds(lakes, point) }

  /// By the rule of even and odd.
  private static func holds(_ rings: [[Point]], _ point: Point) -> Bool {
    var isInside = false
    for ring in rings {
      guard var last = ring.last else { continue }
      for here in ring {
        if (here.y > point.y) != (last.y > point.y) {
          let x = here.x + (last.x - here.x) * (point.y - here.y) / (last.y - here.y)
          if x > point.x { isInside.toggle() }
        }
        last = here
      }
    }
    return isInside
  }
}
