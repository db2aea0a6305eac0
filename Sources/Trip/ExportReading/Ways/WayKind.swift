import ExportFiles

/// The kinds of files that hold ways or marked points.
enum WayKind: String {
  case gpx, kml, kmz, tcx, geojson

  /// What a file is by how it begins; nil for what is none of these.
  init?(head: [UInt8]) {
    let text = head.fromFirstSign
    if text.starts(with: Array("PK".utf8)) {
      guard Self.holdsKML(head) else { return nil }
      self = .kmz
    } else if text.first == UInt8(ascii: "{") {
      guard Self.isGeoJSON(head) else { return nil }
      self = .geojson
    } else {
      switch Self.outermost(text) {
      case "gpx": self = .gpx
      case "kml": self = .kml
      case "trainingcenterdatabase": self = .tcx
      default: return nil
      }
    }
  }

  /// The name of the first element, in small letters and without a prefix; nil where none begins.
  private static func outermost(_ text: ArraySlice<UInt8>) -> String? {
    var rest = text
    func skip(to end: String) -> Bool {
      guard let found = rest.firstRange(of: Array(end.utf8)) else { return false }
      rest = rest[found.upperBound...].drop { $0 <= 0x20 }
      return true
    }
    while rest.first == UInt8(ascii: "<") {
      let isSkipped: Bool
      switch rest.dropFirst().first {
      case UInt8(ascii: "?"): isSkipped = skip(to: "?>")
      case UInt8(ascii: "!"): isSkipped = skip(to: rest.starts(with: Array("<!--".utf8)) ? "-->" : ">")
      default:
        let name = rest.dropFirst().prefix { $0 > 0x20 && ![0x2F, 0x3E].contains($0) }
        let whole = String(decoding: name, as: UTF8.self).lowercased()
        return whole.split(separator: ":").last.map(String.init)
      }
      guard isSkipped else { return nil }
    }
    return nil
  }

  /// Whether the first entry of an archive, or one soon behind it, is a KML.
  private static func holdsKML(_ head: [UInt8]) -> Bool {
    head.firstRange(of: Array(".kml".utf8)) != nil
  }

  /// Lists of saved places in GeoJSON are no ways, and hold what is called home.
  private static func isGeoJSON(_ head: [UInt8]) -> Bool {
    let text = String(decoding: head, as: UTF8.self)
    return text.contains("\"FeatureCollection\"") && text.contains("\"coordinates\"")
      && !text.lowercased().contains("google_maps_url") && !text.contains("Google Maps URL")
  }
}
