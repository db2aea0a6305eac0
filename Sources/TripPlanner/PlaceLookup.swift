package import TripModel

/// Tells what a position is called. The planner is handed it, and knows nothing of the gazetteer that it asks.
package struct PlaceLookup: Sendable {
  private let find: @Sendable (Coordinate) -> Locality?

  /// The same position always gets the same answer.
  package init(_ find: @escaping @Sendable (Coordinate) -> Locality?) { self.find = find }

  /// Knows no place.
  package static let unknown = PlaceLookup { _ in nil }

  func locality(at place: Coordinate?) -> Locality? { place.flatMap(find) }
}
