import JSONText
import TripModel

/// What a feature of GeoJSON says of itself, in the words of OpenStreetMap, however its exporter wrote them down.
///
/// osmium and Overpass write each tag as a property; older exports put them into a record `tags`; GDAL writes some as
/// properties and the others into one text, `"railway"=>"tram","bridge"=>"yes"`; the shapefiles of Geofabrik have one
/// word, `fclass`.
struct MapTags {
  private let properties: [String: JSONValue]
  private let more: [String: String]

  init(_ properties: JSONValue?) {
    guard case .record(let fields)? = properties else {
      (self.properties, more) = ([:], [:])
      return
    }
    if case .record(let tags)? = fields["tags"] {
      self.properties = tags
    } else {
      self.properties = fields
    }
    more = fields["other_tags"]?.text.map(Self.pairs) ?? [:]
  }

  /// The value of a tag; nil also for one that says no.
  subscript(_ key: String) -> String? {
    let value =
      switch properties[key] {
      case .text(let text): text
      case .flag(true): "yes"
      default: more[key]
      }
    return value == "no" || value?.isEmpty == true ? nil : value
  }

  /// Whether a tag is there, and says no.
  func denies(_ key: String) -> Bool {
    switch properties[key] {
    case .text(let text): text == "no"
    case .flag(let isSo): !isSo
    default: more[key] == "no"
    }
  }

  /// What it is called: in the language of the site, if somebody has written that down.
  func name(in language: String) -> String {
    let name = self["name:" + language] ?? self["name"] ?? ""
    return name.count <= Self.longestName ? name : ""
  }

  /// Street and house number, and the town behind a comma; nil where it tells none of these.
  var address: String? {
    let street = [self["addr:street"], self["addr:housenumber"]].compactMap(\.self).joined(separator: " ")
    let address = [street, self["addr:city"] ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return address.isEmpty ? nil : address
  }

  /// Letters; what is longer is a sentence.
  private static let longestName = 60

  /// Height above the sea in whole metres, of a peak.
  var metresHigh: Int? {
    let text = self["ele"] ?? properties["ele"]?.number.map { String($0) }
    return text.flatMap { Double($0) }.flatMap { (-500...9000).contains($0) ? Int($0.rounded()) : nil }
  }

  /// Keys and values in quotes with arrows between, as GDAL writes what has no column of its own (`hstore` of
  /// PostgreSQL).
  private static func pairs(_ text: String) -> [String: String] {
    var texts: [String] = []
    var current: String?
    var isEscaped = false
    for letter in text.unicodeScalars {
      if current == nil {
        if letter == "\"" { current = "" }
      } else if isEscaped {
        current?.unicodeScalars.append(letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == "\"" {
        texts.append(current ?? "")
        current = nil
      } else {
        current?.unicodeScalars.append(letter)
      }
    }
    var pairs: [String: String] = [:]
    for index in stride(from: 0, to: texts.count - 1, by: 2) { pairs[texts[index]] = texts[index + 1] }
    return pairs
  }
}
