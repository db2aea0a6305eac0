import Geodesy

extension Geodesic {
  /// From one point to another; nothing for what is no place on Earth.
  static func between(_ one: AtlasPoint, _ other: AtlasPoint) -> Geodesic {
    between(latitude: one.latitude, longitude: one.longitude, and: other.latitude, other.longitude)
  }
}
