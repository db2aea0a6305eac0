import TripModel

/// Tells what lies in another country or on another island across water: Malmö is within reach of Copenhagen, and Pico of
/// Faial, and nobody who was in the one was in the other.
///
/// A class, since it remembers for one way what it has asked of the gazetteer.
final class WaterBorders {
  private let lookup: PlaceLookup
  private var countries: [Coordinate: String?] = [:]
  private var verdicts: [Pair: Bool] = [:]

  /// Two places in the order in which they were asked about.
  private struct Pair: Hashable {
    let one: Coordinate
    let other: Coordinate
  }

  /// Metres within which no strait with a border in it is looked for.
  private static let narrowest = 3_000.0
  /// Parts of the line between two places at whose ends water is looked for.
  private static let parts = 12

  init(_ lookup: PlaceLookup) { self.lookup = lookup }

  /// Whether water, and a border or the shore of another island, lie between two places that are so many metres apart.
  func arePartedPlaces(_ one: Coordinate, _ other: Coordinate, metres: Double) -> Bool {
    guard metres > Self.narrowest, let here = country(at: one), let there = country(at: other) else {
      return false
    }
    // Of thousands of pictures on one island one a square tells which that is.
    let pair = here == there ? Pair(one: one.ofSquare, other: other.ofSquare) : Pair(one: one, other: other)
    if let known = verdicts[pair] { return known }
    let verdict = here == there ? lookup.areOnTwoLands(one, other) : isWater(between: one, other)
    verdicts[pair] = verdict
    return verdict
  }

  private func isWater(between one: Coordinate, _ other: Coordinate) -> Bool {
    (1..<Self.parts).contains { part in
      let share = Double(part) / Double(Self.parts)
      guard let between = one.point(share, onTheWayTo: other) else { return false }
      // Off the coast the nearest town may still be told; no country is.
      return country(at: between) == nil
    }
  }

  private func country(at place: Coordinate) -> String? {
    if let known = countries[place] { return known }
    let found = lookup.locality(at: place)
    let country = found?.sea == nil ? found?.country : nil
    countries.updateValue(country, forKey: place)
    return country
  }
}

extension Coordinate {
  /// Parts of a degree that a square has for a side: half a kilometre, so that hardly one lies on two islands.
  private static let squaresInDegree = 200.0

  /// The corner of the square in which it lies.
  fileprivate var ofSquare: Coordinate {
    func corner(_ degrees: Double) -> Double {
      (degrees * Self.squaresInDegree).rounded(.down) / Self.squaresInDegree
    }
    return Coordinate(latitude: corner(latitude), longitude: corner(longitude)) ?? self
  }
}
