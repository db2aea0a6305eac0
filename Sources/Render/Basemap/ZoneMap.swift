/// Which time zone a place is in, by the edges of all zones.
package struct ZoneMap: Sendable {
  /// The name of the file in the atlas's folder.
  package static let fileName = "zones.atlas"

  static let mark = Array("TBZONES1".utf8)

  private let areas: AreaMap

  /// Opens the map in the atlas's folder, and reads it whole: there is no part of it that a trip does not need.
  package static func open(folder: String) throws(AtlasProblem) -> ZoneMap {
    ZoneMap(areas: try AreaMap.open(folder: folder, fileName, marked: mark))
  }

  private init(areas: AreaMap) { self.areas = areas }

  /// Reads the format that `assets/atlas/README.md` tells.
  init(_ bytes: [UInt8]) throws(AtlasDamage) { areas = try AreaMap(bytes) }

  /// The IANA identifier of the zone in which a place is; nil on the open sea, and for what is no place on Earth.
  ///
  /// Territorial waters are their country's. Of a nautical hour nothing is said: ships keep the time of a port.
  package func identifier(latitude: Double, longitude: Double) -> String? {
    areas.name(latitude: latitude, longitude: longitude)
  }
}
