import Geodesy

/// Which great town a place belongs to, seen from far away.
extension PlaceNames {
  /// So many times the people of the nearest town make another one the city whose suburb or airport that is.
  private static let times = 10
  /// A smaller one is no city.
  private static let minCity = 100_000
  /// A larger one has a name of its own, whatever is beside it: Newark.
  private static let maxSuburb = 200_000
  /// Metres around a city that are called by it from afar: so many times as far as its ground reaches, within these. In
  /// another town no more than `inTown`: Rottnest Island is not Perth. The least is as far as the airport of a town of
  /// a hundred thousand lies: a village beyond that is no suburb of it.
  private static let farReach = (times: 2.5, minimum: 15_000.0, inTown: 25_000.0, maximum: 70_000.0)
  /// The largest places around are looked at, and no more: the city is one of them.
  private static let maxLooked = 8

  /// The great town of which a place is a suburb or the airport: Frankfurt in Kelsterbach. Nil where there is none
  /// greater by far than the town that the place is called by.
  package func city(near name: PlaceName, latitude: Double, longitude: Double) -> Town? {
    guard let town = name.town, name.sea == nil, name.country == town.country,
      town.population <= Self.maxSuburb
    else { return nil }
    let point = AtlasPoint(longitude: longitude, latitude: latitude)
    let high = Self.farReach.maximum / 110_000
    // At the poles, where meridians meet, there is no city.
    let wide = high / max(0.1, narrowing(at: latitude))
    let window = GeoWindow(
      south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide)
    return places(in: window, maximum: Self.maxLooked).first { other in
      let wished = Self.farReach.times * Town.reach(ofPopulation: other.population)
      let maximum = name.isInTown ? Self.farReach.inTown : Self.farReach.maximum
      let reach = min(maximum, max(Self.farReach.minimum, wished))
      return other.country == town.country
        && other.population >= max(Self.minCity, Self.times * town.population)
        && Geodesic.between(other.point, point).metres <= reach
    }
  }

  /// Metres from a city's middle within which an airport is its own, whatever town that lies in.
  private static let atAirport = 30_000.0
  /// So many times the people of that town make a city the one for which its airport was built.
  private static let timesAtAirport = 4

  /// So many times as far as that a greater city may be whose airport it is rather: Kansai is Osaka's, across the bay from
  /// Kobe; and metres beyond which none is.
  private static let farther = (times: 1.5, most: 45_000.0)

  /// The great city that an airport serves: Tokyo in Kawasaki. Nil where there is none greater by far than the town that
  /// it is in, which may be a great one, too.
  package func cityOfAirport(near name: PlaceName, latitude: Double, longitude: Double) -> Town? {
    if let city = city(near: name, latitude: latitude, longitude: longitude) { return city }
    guard let town = name.town, name.sea == nil, name.country == town.country else { return nil }
    let point = AtlasPoint(longitude: longitude, latitude: latitude)
    guard let near = greatest(within: Self.atAirport, of: point, beside: town) else { return nil }
    let metres = Geodesic.between(near.point, point).metres
    let reach = min(Self.farther.most, Self.farther.times * metres)
    guard reach > Self.atAirport, let far = greatest(within: reach, of: point, beside: town),
      far.population > near.population
    else { return near }
    return far
  }

  /// The greatest city so near to an airport that is greater by far than the town that this is in.
  private func greatest(within metres: Double, of point: AtlasPoint, beside town: Town) -> Town? {
    let high = metres / 110_000
    let wide = high / max(0.1, narrowing(at: point.latitude))
    let window = GeoWindow(
      south: point.latitude - high, north: point.latitude + high, west: point.longitude - wide,
      east: point.longitude + wide)
    return places(in: window, maximum: Self.maxLooked).first { other in
      other.country == town.country
        && other.population >= max(Self.minCity, Self.timesAtAirport * town.population)
        && Geodesic.between(other.point, point).metres <= metres
    }
  }

  /// How much shorter a degree of longitude is than at the equator.
  private func narrowing(at latitude: Double) -> Double {
    Geodesic.between(
      AtlasPoint(longitude: 0, latitude: latitude), AtlasPoint(longitude: 1, latitude: latitude)
    ).metres / 111_320
  }
}
