import Importing
import JSONText
import XMLText

/// Counts the values of a file of ways.
struct WayAccount {
  let book: AccountBook
  /// As it is called in the account.
  let file: String
  let kind: WayKind

  /// `marks` are the fates of the marked points, empty where they are as all else; `all` is that of all values, where the
  /// file has one.
  func count(_ bytes: [UInt8], as fate: FieldFate, marks: [WayItemFate] = [], all: FieldFate? = nil) {
    book.count(file: file, as: fate)
    switch kind {
    case .kmz: return
    case .geojson:
      if let root = JSONNodeReader.read(bytes).root { book.count(root, of: file, by: Self.geoJSON, all: all) }
    case .gpx, .kml, .tcx:
      let leaves = XMLLeaves(item: marks.isEmpty ? "" : "gpx.wpt", items: marks) { path in
        all ?? WayFates.fate(of: path, in: kind)
      }
      let events = XMLEvents(for: leaves, names: [])
      for start in stride(from: 0, to: bytes.count, by: Self.pieceSize) where !events.hasEnded {
        events.read(Array(bytes[start...].prefix(Self.pieceSize)))
      }
      events.finish()
      leaves.count(into: book, of: file, linesBefore: events.linesBefore)
    }
  }

  private static let pieceSize = 64 * 1024

  private static let geoJSON: FieldFates = [
    "type": .used, "features[].type": .used, "features[].geometry.*": .used,
    "features[].properties.name": .used, "features[].properties.title": .used,
    "features[].properties.desc": .used, "features[].properties.description": .used,
    "features[].properties.coordTimes.*": .used, "features[].properties.times.*": .used,
    "features[].properties.coordinateProperties.times.*": .used, "features[].properties.time": .used,
    "features[].properties.timestamp": .used, "features[].id": .notNeeded, "features[].bbox.*": .notNeeded,
    "bbox.*": .notNeeded, "crs.*": .notNeeded, "name": .notNeeded,
  ]
}
