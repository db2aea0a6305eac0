package import TripModel

/// Tells what a position is called, and where a town is. The planner is handed it, and knows nothing of the gazetteer that it asks.
package struct PlaceLookup: Sendable {
  private let find: @Sendable (Coordinate) -> Locality?
  private let findTowns: @Sendable ([String]) -> [String: [TownReading]]

  /// The same position always gets the same answer, and so does the same text: the towns that it may mean, the largest first.
  package init(
    _ find: @escaping @Sendable (Coordinate) -> Locality?,
    towns: @escaping @Sendable ([String]) -> [String: [TownReading]] = { _ in [:] }
  ) {
    self.find = find
    findTowns = towns
  }

  /// Knows no place.
  package static let unknown = PlaceLookup { _ in nil }

  func locality(at place: Coordinate?) -> Locality? { place.flatMap(find) }

  /// What a position is called; where a town's name alone gives it, no more than the town.
  func locality(at position: Reasoned<Coordinate>?) -> Locality? {
    guard let position, var locality = find(position.value) else { return nil }
    if position.reason.isTown {
      locality.quarter = nil
      locality.isInTown = true
    }
    return locality
  }

  /// What is looked up together is looked up once.
  func towns(meantBy texts: [String]) -> [String: [TownReading]] { findTowns(texts) }
}
