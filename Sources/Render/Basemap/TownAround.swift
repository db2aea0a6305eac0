import Geodesy

/// The town by which one calls where somebody lives without saying more.
extension PlaceNames {
  /// A smaller one would say nearly where: as many people at least are meant by its name.
  private static let minPeople = 10_000
  /// Metres on all sides within which it is looked for, one after the other, and no farther.
  private static let reaches = [10_000.0, 25_000, 50_000, 100_000]
  /// The largest places within a reach are looked at: more of that size there are nowhere.
  private static let maxAround = 1000

  /// The nearest town of ten thousand people or more that is no part of a larger one; nil where none is within 100 km. All
  /// places to which one town is the nearest get the same answer.
  package func townAround(latitude: Double, longitude: Double) -> Town? {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    let point = AtlasPoint(longitude: longitude, latitude: latitude)
    for reach in Self.reaches {
      var found: [(town: Town, metres: Double)] = []
      for town in places(in: GeoWindow.around(point, metres: reach), maximum: Self.maxAround) {
        let metres = Geodesic.between(town.point, point).metres
        // Beyond the reach another one outside of the window may be nearer.
        if town.population >= Self.minPeople, metres <= reach { found.append((town, metres)) }
      }
      found.sort { ($0.metres, $0.town.name) < ($1.metres, $1.town.name) }
      if let nearest = found.first(where: { !isPart($0.town) }) { return nearest.town }
    }
    return nil
  }
}

extension GeoWindow {
  /// All that is so near, and some more in the corners.
  fileprivate static func around(_ point: AtlasPoint, metres: Double) -> GeoWindow {
    let high = metres / 110_000
    let (south, north) = (max(-90, point.latitude - high), min(90, point.latitude + high))
    // How long a degree of longitude is where it is shortest; at the poles there is no town.
    let narrow = Geodesic.between(
      AtlasPoint(longitude: 0, latitude: max(abs(south), abs(north))),
      AtlasPoint(longitude: 1, latitude: max(abs(south), abs(north)))
    ).metres
    let wide = metres / max(narrow, 10_000)
    return GeoWindow(south: south, north: north, west: point.longitude - wide, east: point.longitude + wide)
  }
}
