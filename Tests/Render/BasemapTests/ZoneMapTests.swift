import Digests
import Foundation
import Testing

@testable import Basemap

@Suite("The map of time zones")
struct ZoneMapTests {
  private static let folder = ZonePoints.root + "/assets/atlas"
  private static let map = try? ZoneMap.open(folder: folder)

  private static func zone(_ latitude: Double, _ longitude: Double) throws -> String? {
    try #require(map).identifier(latitude: latitude, longitude: longitude)
  }

  @Test("99.5 % of places at random on land have the offset of the unsimplified map, winter and summer")
  func share() throws {
    #expect(ZonePoints.all.count == 3000)
    let map = try #require(Self.map)
    let right = ZonePoints.all.count { point in
      let ours = map.identifier(latitude: point.latitude, longitude: point.longitude)
      return ZonePoints.offsets(ours) == ZonePoints.offsets(point.zone)
    }
    #expect(right * 1000 >= ZonePoints.all.count * 995, "\(right) of \(ZonePoints.all.count)")
  }

  @Test(
    "tzfpy, which simplified by itself, knows a zone of the same offset for 99 % of them",
    .enabled(if: ZonePoints.hasTzfpy, "`make oracles` installs it, and `make test` does that by itself"))
  func otherReader() throws {
    let map = try #require(Self.map)
    let answers = try ZonePoints.askTzfpy()
    try #require(answers.count == ZonePoints.all.count)
    let right = zip(ZonePoints.all, answers).count { point, theirs in
      let ours = map.identifier(latitude: point.latitude, longitude: point.longitude)
      return theirs.contains { ZonePoints.offsets($0) == ZonePoints.offsets(ours) }
    }
    #expect(right * 100 >= answers.count * 99, "\(right) of \(answers.count)")
  }

  @Test(
    "Places known to travellers are in their zones",
    arguments: [
      (38.6916, -9.216, "Europe/Lisbon"), (27.9881, 86.925, "Asia/Kathmandu"),
      (-31.55, 159.08, "Australia/Lord_Howe"), (1.87, -157.4, "Pacific/Kiritimati"),
      (-13.83, -171.76, "Pacific/Apia"), (-14.28, -170.7, "Pacific/Pago_Pago"),
      (53.35, -6.26, "Europe/Dublin"), (35.68, 139.76, "Asia/Tokyo"), (-43.95, -176.55, "Pacific/Chatham"),
      (64.15, -21.94, "Atlantic/Reykjavik"), (-16.8, 179.99, "Pacific/Fiji"),
      (-16.8, -179.99, "Pacific/Fiji"),
      (60.0, -178.0, nil), (-90, 0, "Antarctica/McMurdo"), (-17.53, -149.57, "Pacific/Tahiti"),
      // San Marino and Lesotho lie within others; Ceuta is Spain's; Basel's railway station for Germany is Swiss.
      (43.94, 12.46, "Europe/San_Marino"), (-29.5, 28.2, "Africa/Maseru"), (35.8894, -5.3213, "Africa/Ceuta"),
      (47.567, 7.607, "Europe/Zurich"), (43.82, 87.6, "Asia/Urumqi"), (0.0, 0.0, nil), (45.0, -40.0, nil),
    ] as [(Double, Double, String?)])
  func places(latitude: Double, longitude: Double, zone: String?) throws {
    #expect(try Self.zone(latitude, longitude) == zone)
  }

  @Test("What is no place has no zone, and the map's own edge has one")
  func edges() throws {
    let nowhere: [(Double, Double)] = [(91, 0), (0, 181), (.nan, 0), (0, .infinity), (-.infinity, .nan)]
    for (latitude, longitude) in nowhere {
      #expect(try Self.zone(latitude, longitude) == nil)
    }
    #expect(try Self.zone(-80, 180) != nil && Self.zone(-80, -180) != nil)
    #expect(try Self.zone(90, 180) == nil)
  }

  @Test("The system knows every zone by its name")
  func known() throws {
    let unknown = Set(ZonePoints.all.map(\.zone)).filter { ZonePoints.offsets($0) == nil }
    #expect(unknown.isEmpty)
  }

  @Test("A file that is missing or damaged is named, and what that costs")
  func damage() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/zones-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: AtlasProblem.missing("zones.atlas")) { try ZoneMap.open(folder: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let whole = try Data(contentsOf: URL(filePath: Self.folder + "/zones.atlas"))
    for damaged in [whole.dropLast(), whole.prefix(20), Data("TBATLAS1".utf8) + whole.dropFirst(8)] {
      try Data(damaged).write(to: URL(filePath: folder + "/zones.atlas"))
      #expect(throws: AtlasProblem.damaged("zones.atlas")) { try ZoneMap.open(folder: folder) }
    }
    #expect(AtlasProblem.missing("zones.atlas").message.contains("time zones"))
    #expect(AtlasProblem.damaged("world.atlas").message.contains("land and sea"))
  }

  @Test("A file that was made wrong is damaged, whatever stands in it")
  func madeWrong() throws {
    var state: UInt64 = 0x5EED
    func chance(_ end: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % end
    }
    let whole = Array(try Data(contentsOf: URL(filePath: Self.folder + "/zones.atlas")).prefix(12_000))
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<(1 + chance(8)) { bytes[40 + chance(bytes.count - 40)] = UInt8(chance(256)) }
      // Nothing but an error may come of it.
      _ = try? ZoneMap(Array(bytes.prefix(40 + chance(bytes.count - 40)))).identifier(
        latitude: 1, longitude: 2)
      _ = try? ZoneMap(bytes).identifier(latitude: 48, longitude: 16)
    }
  }
}
