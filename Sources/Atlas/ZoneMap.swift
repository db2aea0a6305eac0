/// Which time zone a place is in, by the edges of all zones.
///
/// A place is in a zone where an odd number of the zone's edges lies to the east of it. The edges are kept by bands of latitude,
/// so that one place is held against those of its own parallel only.
package struct ZoneMap: Sendable {
  /// The name of the file in the atlas's folder.
  package static let fileName = "zones.atlas"

  private let stepsInDegree: Int
  /// The zones' names, the smallest zone first: where two lay claim to a place, it wins.
  private let names: [String]
  private let edges: ZoneEdges

  /// Opens the map in the atlas's folder, and reads it whole: there is no part of it that a trip does not need.
  package static func open(folder: String) throws(AtlasProblem) -> ZoneMap {
    guard let bytes = AtlasFile.bytes(folder + "/" + fileName) else { throw .missing(fileName) }
    guard AtlasFile.isWhole(bytes, marked: mark) else { throw .damaged(fileName) }
    do {
      return try ZoneMap(bytes)
    } catch {
      throw .damaged(fileName)
    }
  }

  static let mark = Array("TBZONES1".utf8)

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
    edges = try ZoneEdges(&cursor, stepsInDegree: stepsInDegree, zones: names.count)
  }

  /// The IANA identifier of the zone in which a place is; nil on the open sea, and for what is no place on Earth.
  ///
  /// Territorial waters are their country's. Of a nautical hour nothing is said: ships keep the time of a port.
  package func identifier(latitude: Double, longitude: Double) -> String? {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    let steps = Double(stepsInDegree)
    // What lies upon the map's own edge is taken for what lies just within it.
    let x = min(max(longitude * steps, -180 * steps + 0.5), 180 * steps - 0.5)
    let y = min(max(latitude * steps, -90 * steps + 0.5), 90 * steps - 0.5)
    return edges.zone(x: x, y: y).map { names[$0] }
  }
}
