/// Areas of the Earth by their names: zones, countries or seas.
///
/// A place is in an area where an odd number of the area's edges lies to the east of it. The edges are kept by bands
/// of latitude, so that one place is held against those of its own parallel only.
struct AreaMap: Sendable {
  private let stepsInDegree: Int
  /// The areas' names, the smallest area first: where two lay claim to a place, it wins.
  private(set) var names: [String]
  private let edges: AreaEdges

  /// Opens a map in the atlas's folder, and reads it whole.
  static func open(folder: String, _ file: String, marked mark: [UInt8]) throws(AtlasProblem) -> AreaMap {
    guard let bytes = AtlasFile.bytes(folder + "/" + file) else { throw .missing(file) }
    guard AtlasFile.isWhole(bytes, marked: mark) else { throw .damaged(file) }
    do {
      return try AreaMap(bytes)
    } catch {
      throw .damaged(file)
    }
  }

  /// Reads the format that `assets/atlas/README.md` tells.
  init(_ bytes: [UInt8]) throws(AtlasDamage) {
    var cursor = AtlasCursor(bytes, from: AtlasFile.headLength, to: bytes.count)
    stepsInDegree = try cursor.unsigned()
    guard (1...100_000).contains(stepsInDegree) else { throw AtlasDamage() }
    var names: [String] = []
    for _ in 0..<(try cursor.count(ofSize: 1)) {
      let place = try cursor.skip(try cursor.unsigned())
      guard let name = String(validating: bytes[place], as: UTF8.self) else { throw AtlasDamage() }
      names.append(name)
    }
    self.names = names
    edges = try AreaEdges(&cursor, stepsInDegree: stepsInDegree, areas: names.count)
  }

  /// The same with other names for some of its areas.
  func calling(_ others: [String: String]) -> AreaMap {
    var called = self
    called.names = names.map { others[$0] ?? $0 }
    return called
  }

  /// The name of the area in which a place is; nil where there is none, and for what is no place on Earth.
  func name(latitude: Double, longitude: Double) -> String? {
    spot(latitude, longitude).flatMap { edges.area(x: $0.x, y: $0.y) }.map { names[$0] }
  }

  /// The areas with an edge within so many metres of a place, and how far off that is.
  func near(latitude: Double, longitude: Double, reach: Double) -> [String: Double] {
    guard let spot = spot(latitude, longitude) else { return [:] }
    let found = edges.near(x: spot.x, y: spot.y, reach: reach)
    return Dictionary(found.map { (names[$0.key], $0.value) }, uniquingKeysWith: min)
  }

  private func spot(_ latitude: Double, _ longitude: Double) -> (x: Double, y: Double)? {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    let steps = Double(stepsInDegree)
    // What lies upon the map's own edge is taken for what lies just within it.
    return (
      min(max(longitude * steps, -180 * steps + 0.5), 180 * steps - 0.5),
      min(max(latitude * steps, -90 * steps + 0.5), 90 * steps - 0.5)
    )
  }
}
