import Foundation
import Testing

@testable import Basemap

@Suite("The shipped atlas")
struct ShippedAtlasTests {
  private static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/assets/atlas"
  private static let atlas = try? Atlas.open(folder: folder)

  private static func level(_ fineness: AtlasFineness) throws -> AtlasLevel {
    try #require(atlas?.level(fineness))
  }

  /// By the rule of even and odd, along the parallel to the east, or to a pole where a shape goes round.
  private static func holds(
    _ layer: AtlasLayer, _ latitude: Double, _ longitude: Double, _ level: AtlasLevel, ofRank rank: Int? = nil
  ) -> Bool {
    let window = GeoWindow(
      south: latitude - 0.1, north: latitude + 0.1, west: longitude - 0.1, east: longitude + 0.1)
    return holds(
      level.shapes(of: layer, in: window).filter { rank == nil || $0.rank == rank }, latitude, longitude)
  }

  private static func holds(_ shapes: [AtlasShape], _ latitude: Double, _ longitude: Double) -> Bool {
    shapes.reduce(false) { isInside, shape in
      let ring = bent(shape.points + [shape.points[0].turned(by: shape.turn)])
      // Meridians crossed on the way south count, so that the far pole lies outside.
      let crossings = zip(ring, ring.dropFirst()).count { start, end in
        let first = (start.longitude - longitude).remainder(dividingBy: 360)
        let second = first + end.longitude - start.longitude
        guard (first < 0) != (second < 0), abs(first) < 170 else { return false }
        let share = first / (first - second)
        return start.latitude + share * (end.latitude - start.latitude) > latitude
      }
      return isInside != (crossings % 2 == 1)
    }
  }

  /// With points on steps of more than thirty degrees: what reaches the pole of a plane map has its edge for a side.
  private static func bent(_ line: [AtlasPoint]) -> [AtlasPoint] {
    var bent = Array(line.prefix(1))
    for point in line.dropFirst() {
      let last = bent[bent.count - 1]
      let count = max(1, Int((abs(point.longitude - last.longitude) / 30).rounded(.up)))
      bent += (1...count).map { step in
        let share = Double(step) / Double(count)
        return AtlasPoint(
          longitude: last.longitude + share * (point.longitude - last.longitude),
          latitude: last.latitude + share * (point.latitude - last.latitude))
      }
    }
    return bent
  }

  @Test(
    "Cities stand on land",
    arguments: [
      ("Paris", 48.85, 2.35), ("Moscow", 55.75, 37.62), ("Nairobi", -1.29, 36.82), ("Lhasa", 29.65, 91.1),
      ("Brasília", -15.8, -47.9), ("Denver", 39.74, -104.99), ("Alice Springs", -23.7, 133.87),
      ("Akureyri", 65.68, -18.15), ("Anadyr's hinterland", 66, 172), ("Chukotka's mountains", 67.5, -179.1),
      ("Uelen's hinterland", 66.1, -170.5), ("Labasa", -16.5, 179.3), ("the South Pole", -89.9, 0),
      ("Vostok", -78.46, 106.8), ("Summit Camp", 72.58, -38.5), ("Ny-Ålesund's hinterland", 78.8, 13),
      ("Timbuktu", 16.77, -3), ("Kandy", 7.29, 80.63), ("Hamilton, NZ", -37.79, 175.28),
    ] as [(String, Double, Double)])
  func cities(_ name: String, _ latitude: Double, _ longitude: Double) throws {
    // The finest has nothing of Antarctica.
    for fineness in AtlasFineness.allCases where fineness != .shore || latitude > -60 {
      let level = try Self.level(fineness)
      let isLand = Self.holds(.land, latitude, longitude, level)
      let isLake = Self.holds(.lake, latitude, longitude, level)
      #expect(isLand && !isLake, "\(name), \(fineness)")
    }
  }

  @Test(
    "The open sea is water",
    arguments: [
      ("North Atlantic", 40.0, -40.0), ("South Pacific", -30, -120), ("North Pole", 89.9, 10),
      ("Mediterranean", 35, 18), ("Bay of Biscay", 45.5, -5), ("Caspian Sea", 41, 51),
      ("Bering Sea", 58, 180),
      ("Bering Sea in the east", 58, -179), ("Southern Ocean", -60, -100), ("Hudson Bay", 60, -86),
      ("Gulf of Mexico", 25, -90), ("Koro Sea", -18, -179.6), ("Tasman Sea", -38, 165),
      ("Baltic", 56.5, 18.5),
    ] as [(String, Double, Double)])
  func seas(_ name: String, _ latitude: Double, _ longitude: Double) throws {
    for fineness in AtlasFineness.allCases {
      let level = try Self.level(fineness)
      // The finest has the Caspian Sea as a lake.
      let isLake = fineness == .shore && Self.holds(.lake, latitude, longitude, level)
      #expect(isLake || !Self.holds(.land, latitude, longitude, level), "\(name), \(fineness)")
    }
  }

  @Test(
    "Lakes lie on the land",
    arguments: [
      ("Geneva", 46.43, 6.55), ("Superior", 47.7, -87.5), ("Victoria", -1, 33), ("Baikal", 53.5, 108.2),
      ("Titicaca", -15.8, -69.4), ("Ladoga", 60.8, 31.5),
    ])
  func lakes(_ name: String, _ latitude: Double, _ longitude: Double) throws {
    for fineness in AtlasFineness.allCases {
      let level = try Self.level(fineness)
      let isLake = Self.holds(.lake, latitude, longitude, level)
      let isLand = Self.holds(.land, latitude, longitude, level)
      #expect(isLake && isLand, "\(name), \(fineness)")
    }
  }

  @Test("No land ends at the date line", arguments: AtlasFineness.allCases)
  func dateLine(_ fineness: AtlasFineness) throws {
    let level = try Self.level(fineness)
    let along = GeoWindow(south: 60, north: 80, west: 179, east: 181)
    for shape in level.shapes(of: .land, in: along) {
      let seams = zip(shape.points, shape.points.dropFirst()).count {
        abs($0.longitude) == 180 && $0.longitude == $1.longitude
      }
      #expect(seams == 0)
    }
    let farthest = level.shapes(of: .land, in: along).flatMap(\.points).map(\.longitude).max() ?? 0
    #expect(farthest > 185)
  }

  @Test("Rivers and borders are found where they are", arguments: AtlasFineness.whole)
  func lines(_ fineness: AtlasFineness) throws {
    let level = try Self.level(fineness)
    // The Danube at Vienna, the frontier at Basel, the line in Kashmir; nothing in mid-ocean.
    let places: [(AtlasLayer, GeoWindow)] = [
      (.river, GeoWindow(south: 47.9, north: 48.6, west: 16, east: 16.8)),
      (.border, GeoWindow(south: 47.3, north: 47.9, west: 7.3, east: 7.9)),
      (.disputedBorder, GeoWindow(south: 33, north: 36, west: 73, east: 77)),
    ]
    for (layer, window) in places {
      let count = level.shapes(of: layer, in: window).count
      #expect(count > 0, "\(layer)")
    }
    let ocean = GeoWindow(south: -50, north: -40, west: 85, east: 100)
    let layers = Set(AtlasLayer.allCases).subtracting([.depth])
    let count = layers.reduce(0) { $0 + level.shapes(of: $1, in: ocean).count }
    #expect(count == 0)
  }

  @Test(
    "Heights and depths are where mountains and deeps are, as far as an eighth of a height is in doubt",
    arguments: [
      // On the floor of broad valleys, on plateaus and in basins: a peak may fall between two cells.
      ("the Altiplano", -19.5, -67.8, 3000, 4500), ("Lhasa's hinterland", 31, 90, 3000, nil),
      ("the Colorado Plateau", 36.9, -110.5, 1000, 2200), ("Castile", 41.5, -4.5, 600, 1500),
      ("the Low Countries", 52.2, 4.8, nil, 300), ("the Amazon", -3.1, -61, nil, 300),
      ("Kilimanjaro", -3.07, 37.35, 2200, nil), ("Vatnajökull", 64.5, -16.8, 1000, 2200),
      ("the Congo basin", 1, 20.5, 300, 600),
    ] as [(String, Double, Double, Int?, Int?)])
  func heights(_ name: String, _ latitude: Double, _ longitude: Double, _ above: Int?, _ below: Int?) throws {
    for fineness in AtlasFineness.whole {
      let level = try Self.level(fineness)
      func isHigher(_ metres: Int) -> Bool { Self.holds(.height, latitude, longitude, level, ofRank: metres) }
      if let above { #expect(isHigher(above), "\(name), \(fineness)") }
      if let below { #expect(!isHigher(below), "\(name), \(fineness)") }
    }
  }

  @Test(
    "The sea is as deep as it is",
    arguments: [
      ("the Argentine Basin", -43.0, -48.0, 4000, nil), ("the Dogger Bank", 54.8, 2.5, nil, 200),
      ("the Persian Gulf", 27, 51.5, nil, 200), ("the Black Sea", 43, 34, 1000, 2500),
      ("the Pacific at the date line", -8, 180, 2500, nil), ("the Mid-Atlantic Ridge", 30.5, -42, 1000, 4000),
    ] as [(String, Double, Double, Int?, Int?)])
  func depths(_ name: String, _ latitude: Double, _ longitude: Double, _ below: Int?, _ above: Int?) throws {
    for fineness in [AtlasFineness.world, .country] {
      let level = try Self.level(fineness)
      func isDeeper(_ metres: Int) -> Bool { Self.holds(.depth, latitude, longitude, level, ofRank: metres) }
      if let below { #expect(isDeeper(below), "\(name), \(fineness)") }
      if let above { #expect(!isDeeper(above), "\(name), \(fineness)") }
    }
  }

  @Test("Ice, the ground of towns and the borders of states are found where they are")
  func otherLayers() throws {
    for fineness in AtlasFineness.whole {
      let level = try Self.level(fineness)
      #expect(Self.holds(.glacier, 64.4, -16.8, level) && !Self.holds(.glacier, 65.5, -18, level))
      guard fineness != .world else { continue }
      #expect(Self.holds(.town, 48.86, 2.34, level) && !Self.holds(.town, 47, 2.3, level))
      // Utah and Nevada, along 114.04° W.
      let window = GeoWindow(south: 38, north: 38.5, west: -114.2, east: -113.9)
      let states = level.shapes(of: .state, in: window, downToRank: 4)
      #expect(!states.isEmpty)
    }
  }

  @Test(
    "What a small window cuts short is the same within it, and far less",
    arguments: [
      (38.7, -9.2), (63.4, -19), (35.3, 25.1), (-33.9, 151.2), (24.5, -81.8), (60.4, 5.3), (-17, 179.9),
      (67, -170), (1.3, 103.8), (40.7, -74), (46.4, 6.5), (-54.8, -68.3),
    ])
  func shortCuts(_ latitude: Double, _ longitude: Double) throws {
    let level = try Self.level(.shore)
    func land(_ reach: Double) -> [AtlasShape] {
      level.shapes(
        of: .land,
        in: GeoWindow(
          south: latitude - reach, north: latitude + reach, west: longitude - reach, east: longitude + reach))
    }
    let (near, far) = (land(0.5), land(2))
    for step in 0..<9 {
      let (north, east) = (0.31 * Double(step / 3 - 1), 0.31 * Double(step % 3 - 1))
      #expect(
        Self.holds(near, latitude + north, longitude + east)
          == Self.holds(far, latitude + north, longitude + east))
    }
    #expect(near.reduce(0) { $0 + $1.points.count } < 6_700)
  }

  @Test("Threads that ask at once get the same")
  func threads() async throws {
    let atlas = try Atlas.open(folder: Self.folder)
    let window = GeoWindow(south: 60, north: 70, west: -30, east: -10)
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          atlas.level(.country)?.shapes(of: .land, in: window).reduce(0) { $0 + $1.points.count } ?? 0
        }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(counts.count == 1 && counts != [0])
  }

  @Test("A file that is missing or damaged is named")
  func damage() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/atlas-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: AtlasProblem.missing("world.atlas")) { try Atlas.open(folder: folder) }
    try FileManager.default.copyItem(atPath: Self.folder, toPath: folder)
    #expect(throws: Never.self) { try Atlas.open(folder: folder) }
    let path = folder + "/country.atlas"
    var bytes = Array(try Data(contentsOf: URL(filePath: path)))
    bytes[bytes.count / 2] ^= 1
    try Data(bytes).write(to: URL(filePath: path))
    #expect(throws: AtlasProblem.damaged("country.atlas")) { try Atlas.open(folder: folder) }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: AtlasProblem.missing("country.atlas")) { try Atlas.open(folder: folder) }
  }
}

extension AtlasPoint {
  fileprivate func turned(by degrees: Double) -> AtlasPoint {
    AtlasPoint(longitude: longitude + degrees, latitude: latitude)
  }
}

extension AtlasFineness {
  /// Those that have more than land and lakes.
  fileprivate static let whole = allCases.filter { $0 != .shore }
}
