import TripModel

/// Finds on a map extract where money is changed: what OpenStreetMap tags `amenity=bureau_de_change`, and banks and post
/// offices that are tagged `bureau_de_change=yes`. What is closed for good is none.
struct ChangeOnMap {
  /// In the order of the map, each once.
  private(set) var offices: [ExchangeOffice] = []
  private let language: String
  /// Where those of a name are, by the name in small letters.
  private var known: [String: [Coordinate]] = [:]

  /// More than a country has.
  private static let most = 20_000

  /// Names are those of the language, where the map has them.
  init(language: String) { self.language = language }

  /// One thing of the map.
  mutating func take(_ tags: MapTags, _ geometry: MapGeometry) {
    guard offices.count < Self.most, Self.changesMoney(tags), let place = Self.middle(of: geometry) else {
      return
    }
    let name = tags.name(in: language)
    guard isNew(name, at: place) else { return }
    offices.append(
      ExchangeOffice(name: name.isEmpty ? nil : name, address: tags.address, coordinate: place))
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
    let (norths, easts) = (points.map(\.latitude), points.map(\.longitude))
    guard let south = norths.min(), let north = norths.max(), let west = easts.min(), let east = easts.max()
    else { return nil }
    func degrees(_ one: Int32, _ other: Int32) -> Double {
      (Double(one) + Double(other)) / 2 / MapPoint.unitsInDegree
    }
    let (latitude, longitude) = (degrees(south, north), degrees(west, east))
    return latitude == 0 && longitude == 0 ? nil : Coordinate(latitude: latitude, longitude: longitude)
  }
}
