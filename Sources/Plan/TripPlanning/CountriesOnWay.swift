import TrackFigures
import TripModel

/// The countries through which a trip went, in the order in which it first came to each: also those in which nothing
/// is but a stretch of a recorded way.
enum CountriesOnWay {
  /// Metres of a way from one point that is asked to the next; few countries are smaller.
  private static let step = 3_000.0
  /// Points of all ways that are asked at most: on longer ones they lie further apart.
  private static let maxPoints = 4_000

  static func find(among things: TripThings, names: PlaceLookup) -> [String] {
    let clocks = things.clocks
    var seen: [(instant: Instant, country: String)] = []
    for photo in things.media.pictures {
      guard let taken = photo.taken?.value, let country = photo.locality?.country else { continue }
      seen.append((clocks.instant(taken, near: photo.position?.value), country))
    }
    for entry in things.journal.entries {
      guard let country = entry.locality?.country else { continue }
      let moment = entry.time?.value ?? clocks.end(of: entry.day.value)
      seen.append((clocks.instant(moment, near: entry.position?.value), country))
    }
    // From the air one sees a country, and was not there; nor where a route was only planned.
    let pieces = things.tracks.flatMap(\.pieces).filter { !$0.isPlanned }
    let metres = pieces.reduce(0) { $1.stretches.reduce($0) { $0 + $1.figures.metres } }
    let step = max(Self.step, metres / Double(maxPoints))
    for piece in pieces {
      let ofDay = piece.day.map { clocks.instant(clocks.end(of: $0)) }
      for stretch in piece.stretches where stretch.mode != .flight {
        var last: (place: Coordinate, country: String?)?
        for point in stretch.points {
          guard let instant = point.instant ?? ofDay,
            last.map({ $0.place.distance(to: point.coordinate) >= step }) ?? true
          else { continue }
          let country = names.locality(at: point.coordinate)?.country
          // A path along a border is twice on the other side before that counts.
          if let country, country == last?.country { seen.append((instant, country)) }
          last = (point.coordinate, country)
        }
      }
    }
    var known: Set<String> = []
    return seen.enumerated().sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }
      .map(\.element.country).filter { known.insert($0).inserted }
  }

  /// The country that a code counts for. The overseas departments of France have codes of their own in ISO 3166-1 and in
  /// the gazetteer, and belong to France as any other department does.
  static func state(of country: String) -> String { departments.contains(country) ? "FR" : country }

  /// Each state once, where it first comes: an overseas department by its own name as long as nothing else of its state
  /// is among them.
  static func states(_ countries: [String]) -> [String] {
    let parts = Dictionary(grouping: countries, by: state(of:))
    var known: Set<String> = []
    return countries.compactMap { country in
      let whole = state(of: country)
      guard known.insert(whole).inserted else { return nil }
      return parts[whole]?.count == 1 ? country : whole
    }
  }

  private static let departments: Set<String> = ["GF", "GP", "MQ", "RE", "YT"]

  /// Those of the stops, with the others where the way came to them.
  static func merged(_ stops: [String], _ passed: [String]) -> [String] {
    var known: Set<String> = []
    var all = stops.filter { known.insert($0).inserted }
    for (place, country) in passed.enumerated() where known.insert(country).inserted {
      let before = passed[..<place].last.flatMap { all.firstIndex(of: $0) }
      all.insert(country, at: before.map { $0 + 1 } ?? 0)
    }
    return all
  }
}
