package import Basemap

/// Every word that a map shows or says.
package struct MapWording: Sendable {
  /// The map's name and what can be seen on it, for those who cannot.
  package var title: String
  package var description: String
  /// The letter at the arrow: `N`.
  package var north: String
  /// A length of the scale bar, from metres.
  package var distance: @Sendable (_ metres: Double) -> String
  /// A parallel and a meridian, from degrees with north and east positive: `64° N`, `21°30′ W`.
  package var latitude: @Sendable (_ degrees: Double) -> String
  package var longitude: @Sendable (_ degrees: Double) -> String
  /// A country by its code: `IS` to `Iceland`.
  package var country: @Sendable (_ code: String) -> String
  /// A town of the gazetteer.
  package var town: @Sendable (_ town: Town) -> String
  /// How many places stand as one marker: `12 places`.
  package var places: @Sendable (_ count: Int) -> String

  package init(
    title: String, description: String, north: String, distance: @escaping @Sendable (Double) -> String,
    country: @escaping @Sendable (String) -> String = { $0 },
    town: @escaping @Sendable (Town) -> String = { $0.name },
    places: @escaping @Sendable (Int) -> String = { String($0) },
    latitude: @escaping @Sendable (Double) -> String, longitude: @escaping @Sendable (Double) -> String
  ) {
    self.title = title
    self.description = description
    self.north = north
    self.distance = distance
    self.latitude = latitude
    self.longitude = longitude
    self.country = country
    self.town = town
    self.places = places
  }
}
