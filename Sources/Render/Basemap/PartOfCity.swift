import Geodesy

/// Which places are parts of a city, though the gazetteer has them beside it.
extension PlaceNames {
  /// So many times as many people has the city, at least.
  private static let timesOfPart = 5
  /// Within this share of what a city reaches a place is a part of it: at its edge many a town is its own.
  private static let shareOfReach = 0.75
  /// The largest places around are looked at, and no more: the city is one of them.
  private static let maxLookedAt = 8

  /// Whether a place is a quarter or a suburb within the ground of a much larger town of its region: Salamanca in
  /// Madrid, and not Newark beside New York.
  package func isPart(_ town: Town) -> Bool {
    let high = Town.reach(ofPopulation: Self.largest) / 110_000
    let window = GeoWindow(
      south: max(-90, town.point.latitude - high), north: min(90, town.point.latitude + high),
      west: town.point.longitude - high * Self.widest, east: town.point.longitude + high * Self.widest)
    return places(in: window, maximum: Self.maxLookedAt).contains { other in
      other.country == town.country && other.region == town.region
        && other.population >= Self.timesOfPart * max(1, town.population)
        && Geodesic.between(other.point, town.point).metres
          <= Self.shareOfReach * Town.reach(ofPopulation: other.population)
    }
  }

  /// How many people the largest towns have.
  private static let largest = 30_000_000
  /// How much wider a window is than high, in degrees: farther north than at 70° there is no city.
  private static let widest = 3.0
}
