import TripModel
import TripNotation

/// Where an entry was, in the many ways in which programs write it.
struct PositionFields {
  private(set) var place: Written<NamedPlace>?

  init(_ fields: inout FieldReader, renamed: Set<String>) {
    let located = Self.named(&fields, "location")
    let placed = Self.named(&fields, "place")
    let named =
      placed.map {
        NamedPlace(name: $0.name ?? located?.name, coordinate: $0.coordinate ?? located?.coordinate)
      }
      ?? located
    let own = fields.node("coordinates").flatMap { Self.coordinate($0) }
    let numbers = Self.pair(fields.node("latitude"), fields.node("longitude"))
    let position = own ?? numbers ?? named?.coordinate
    if own == nil, let text = fields.node("coordinates")?.text, !renamed.contains("coordinates") {
      do throws(Problem) { _ = try CoordinateText.coordinate(text) } catch { fields.findings.report(error) }
    }
    guard named != nil || position != nil else { return }
    let key = ["place", "location", "coordinates", "latitude"].first { fields.node($0) != nil } ?? "place"
    guard let range = fields.node(key)?.range else { return }
    place = Written(
      NamedPlace(name: named?.name, coordinate: position), at: fields.findings.file.place(of: range))
  }

  /// A name, a position or both: as a text, as a pair of numbers, or as fields of their own.
  private static func named(_ fields: inout FieldReader, _ key: String) -> NamedPlace? {
    guard let node = fields.node(key) else { return nil }
    if let coordinate = coordinate(node), node.text == nil {
      return NamedPlace(name: name(in: node), coordinate: coordinate)
    }
    if node.text != nil { return fields.place(key) }
    if let name = name(in: node) { return NamedPlace(name: name, coordinate: nil) }
    if let texts = node.items?.compactMap(\.text?.value), !texts.isEmpty {
      return NamedPlace(name: texts.joined(separator: ", "), coordinate: nil)
    }
    return nil
  }

  private static func name(in node: Node) -> String? {
    let keys = ["name", "title", "place", "city", "label", "address"]
    return keys.lazy.compactMap { key in node.fields?.first { $0.key == key }?.value.text?.value }.first
  }

  /// `48.1, 11.5`, `[48.1, 11.5]`, `["48.1,11.5"]` or `{lat: 48.1, lng: 11.5}`; nil for anything else.
  static func coordinate(_ node: Node) -> Coordinate? {
    switch node.kind {
    case .text(let text): return try? CoordinateText.coordinate(text)
    case .list(let items):
      if items.count >= 2, let pair = pair(items[0], items[1]) { return pair }
      return items.first.flatMap { coordinate($0) }
    case .map(let fields):
      func value(_ keys: [String]) -> Node? { fields.first { keys.contains($0.key.lowercased()) }?.value }
      return pair(value(["lat", "latitude"]), value(["lng", "lon", "long", "longitude"]))
        ?? value(["coordinates", "latlng", "geo"]).flatMap { coordinate($0) }
    case .empty, .broken: return nil
    }
  }

  private static func pair(_ latitude: Node?, _ longitude: Node?) -> Coordinate? {
    guard let latitude = latitude?.text.flatMap({ Double(plain: $0.value) }),
      let longitude = longitude?.text.flatMap({ Double(plain: $0.value) })
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}
