import JSONText
package import TripModel

/// Finds on a map extract where money is changed: what OpenStreetMap tags `amenity=bureau_de_change`, and banks and post
/// offices that are tagged `bureau_de_change=yes`.
package struct ChangeOnMap {
  private let language: String
  private var found: [BureauDeChange] = []
  /// Where those of a name are, by the name in small letters.
  private var known: [String: [Coordinate]] = [:]

  private init(language: String) { self.language = language }

  /// All in the bytes of an extract, in its order, each once; of a file that is cut off those before that. Names are
  /// those of the language, where the map has them.
  package static func bureaux(in bytes: [UInt8], language: String) -> [BureauDeChange] {
    var search = ChangeOnMap(language: language)
    try? JSONReader.readItems(of: "features", in: bytes, other: { _, _ in }, take: { search.take($0) })
    return search.found
  }

  private mutating func take(_ feature: JSONValue) {
    let tags = MapTags(feature["properties"])
    guard Self.changesMoney(tags), let place = Self.middle(of: MapGeometry(feature["geometry"])) else {
      return
    }
    let name = tags.name(in: language)
    guard isNew(name, at: place) else { return }
    found.append(
      BureauDeChange(name: name.isEmpty ? nil : name, address: tags.address, coordinate: place))
  }

  private static func changesMoney(_ tags: MapTags) -> Bool {
    guard tags["disused"] == nil, tags["abandoned"] == nil else { return false }
    let kinds = (tags["amenity"] ?? tags["fclass"] ?? "").split(separator: ";")
    return tags["bureau_de_change"] == "yes"
      || kinds.contains { $0.filter { !$0.isWhitespace } == "bureau_de_change" }
  }

  /// Metres within which two of one name are one: a point in a house, and the house.
  private static let samePlace = 50.0

  /// Those without a name cannot be told from each other, and all count.
  private mutating func isNew(_ name: String, at place: Coordinate) -> Bool {
    guard !name.isEmpty else { return true }
    let key = name.lowercased()
    let isThere = (known[key] ?? []).contains { other in
      // A thousandth of a degree is more than that, and costs less to know.
      abs(other.latitude - place.latitude) < 0.001 && other.distance(to: place) <= Self.samePlace
    }
    if !isThere { known[key, default: []].append(place) }
    return !isThere
  }

  /// A point, or the middle of what an area or a line lies within; nil for what is nowhere, or at 0, 0, which is written
  /// for what is not known.
  private static func middle(of shape: MapGeometry) -> Coordinate? {
    let points = shape.points.first.map { [$0] } ?? (shape.rings + shape.lines).flatMap(\.self)
    let (norths, easts) = (points.map(\.degrees.latitude), points.map(\.degrees.longitude))
    guard let south = norths.min(), let north = norths.max(), let west = easts.min(), let east = easts.max()
    else { return nil }
    let (latitude, longitude) = ((south + north) / 2, (west + east) / 2)
    return latitude == 0 && longitude == 0 ? nil : Coordinate(latitude: latitude, longitude: longitude)
  }
}
