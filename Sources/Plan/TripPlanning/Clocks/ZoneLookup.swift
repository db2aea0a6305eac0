package import TripModel

/// Tells the time zone of a place. The planner is handed it, and knows nothing of the map that it asks.
package struct ZoneLookup: Sendable {
  private let find: @Sendable (Coordinate) -> ZoneRules?

  /// - Parameter find: Gives nil on the open sea; the same place always gets the same answer.
  package init(_ find: @escaping @Sendable (Coordinate) -> ZoneRules?) { self.find = find }

  /// Knows no place.
  package static let unknown = ZoneLookup { _ in nil }

  package func zone(at place: Coordinate?) -> ZoneRules? { place.flatMap(find) }

  /// The zone where a photo was taken, also where its position is withheld.
  func zone(of photo: Photo) -> ZoneRules? { photo.withheld?.timeZone ?? zone(at: photo.coordinate) }
}
