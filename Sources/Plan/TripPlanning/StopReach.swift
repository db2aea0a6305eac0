import TripModel

/// Tells which places of a way may be one stop.
///
/// A sign stands for what it covers on the sheet, and for no more than a reader would go to on foot or by a short ride:
/// “6, 8” at one lighthouse sends the eighth day to where nobody was. A town is one place, however wide.
final class StopReach {
  /// Metres that a sign covers: a thirtieth of the whole extent, since stops nearer than that would cover one another on the
  /// map, but never under 60 m, the reach of a square or a station, or over 30 km.
  let metres: Double
  /// Metres within which what is not in one town may be one stop.
  let bound: Double

  private let isDay: Bool
  private let lookup: PlaceLookup
  private let borders: WaterBorders
  private var known: [Coordinate: Ground] = [:]

  /// Where a place is, as far as that tells it from others.
  private enum Ground: Hashable {
    /// In a town, or at the airport or in a suburb of one.
    case town(String, country: String?)
    /// In the country: “7 km west of X” says so.
    case country
    case unknown
  }

  /// Metres within a day, on which one sees where one is, and from day to day.
  private static let bounds = (day: 2_000.0, trip: 10_000.0)
  /// Metres beyond which two places in the country are two: each is told by how far off a town it is.
  private static let inCountry = 3_000.0

  init(over extent: Double, isDay: Bool, lookup: PlaceLookup) {
    let covered = StopReach.metres(over: extent)
    metres = covered
    bound = min(covered, isDay ? StopReach.bounds.day : StopReach.bounds.trip)
    (self.isDay, self.lookup, borders) = (isDay, lookup, WaterBorders(lookup))
  }

  /// The same where there would be more stops than a map can number: by what a sign covers alone.
  init(coarse reach: StopReach) {
    (metres, bound) = (reach.metres, reach.metres)
    (isDay, lookup, borders) = (true, reach.lookup, reach.borders)
  }

  static func metres(over extent: Double) -> Double { min(30_000, max(60, extent / 30)) }

  /// Whether two places that are so many metres apart may be one stop.
  func joins(_ one: Coordinate, _ other: Coordinate, metres apart: Double) -> Bool {
    guard apart <= metres, !areParted(one, other, metres: apart) else { return false }
    if apart <= Self.bounds.day { return true }
    if apart > bound { return areInOneTown(one, other) }
    guard !isDay, apart > Self.inCountry else { return true }
    return ground(at: one) != .country || ground(at: other) != .country
  }

  /// Whether two places are abroad from each other, or on two islands, across water.
  func areParted(_ one: Coordinate, _ other: Coordinate, metres apart: Double) -> Bool {
    borders.arePartedPlaces(one, other, metres: apart)
  }

  /// Whether a place is told by how far off a town it is.
  func isInCountry(_ place: Coordinate) -> Bool { ground(at: place) == .country }

  /// Whether it is told by a town from which it is so far that this says little.
  func isFarFromTowns(_ place: Coordinate) -> Bool {
    isInCountry(place) && (lookup.locality(at: place)?.metres ?? 0) > NamedSpots.farFromTown
  }

  /// Whether anything is known of where a place is.
  func isKnown(_ place: Coordinate) -> Bool { ground(at: place) != .unknown }

  private func areInOneTown(_ one: Coordinate, _ other: Coordinate) -> Bool {
    guard case .town = ground(at: one) else { return false }
    return ground(at: one) == ground(at: other)
  }

  private func ground(at place: Coordinate) -> Ground {
    if let ground = known[place] { return ground }
    let ground = found(at: place)
    known[place] = ground
    return ground
  }

  private func found(at place: Coordinate) -> Ground {
    guard let here = lookup.locality(at: place), here.sea == nil else { return .unknown }
    // A hut or a village that the traveller alone names reaches no farther than one walks there.
    if here.isCalledByTitle { return .country }
    if let town = here.city ?? (here.isInTown ? here.town : nil) { return .town(town, country: here.country) }
    return here.town == nil ? .unknown : .country
  }
}
