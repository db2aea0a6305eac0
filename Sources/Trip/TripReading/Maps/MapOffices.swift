import TripModel

/// The offices of a map extract where money is changed: `amenity=bureau_de_change`, and what has `bureau_de_change=yes`
/// beside something else, such as a bank.
enum MapOffices {
  /// More than a country has.
  static let most = 20_000

  /// Nil for what is none, and for what has no position.
  static func office(_ tags: MapTags, _ geometry: MapGeometry, language: String) -> ExchangeOffice? {
    guard tags["amenity"] == "bureau_de_change" || tags["bureau_de_change"] == "yes",
      let position = position(of: geometry)
    else { return nil }
    let name = tags.name(in: language)
    let street = [tags["addr:street"], tags["addr:housenumber"]].compactMap(\.self).joined(separator: " ")
    let address = [street, tags["addr:city"] ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return ExchangeOffice(
      name: name.isEmpty ? nil : name, address: address.isEmpty ? nil : address, coordinate: position)
  }

  /// A point, or the middle of a house.
  private static func position(of geometry: MapGeometry) -> Coordinate? {
    guard let ring = geometry.points.first.map({ [$0] }) ?? geometry.rings.first else { return nil }
    let (latitudes, longitudes) = (ring.map(\.latitude), ring.map(\.longitude))
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return nil }
    func degrees(_ one: Int32, _ other: Int32) -> Double {
      (Double(one) + Double(other)) / 2 / MapPoint.unitsInDegree
    }
    return Coordinate(latitude: degrees(south, north), longitude: degrees(west, east))
  }
}
