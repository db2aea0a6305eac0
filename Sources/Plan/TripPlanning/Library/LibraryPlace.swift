package import SiteOutput
package import TripModel

/// A place with a name, whichever trips came by.
package struct LibraryPlace: Hashable, Sendable {
  package var name: String
  /// The language of the name.
  package var language: String
  /// Of the thing that gives it its name: a pin rather than a stop.
  package var coordinate: Coordinate
  package var town: String?
  package var region: String?
  package var country: String?
  package var category: String?
  /// Where the library tells of it: on the page of its country, else below the map.
  package var link: LibraryLink
  /// Who was there and when: the newest first.
  package var visits: [Visit]
  /// The nearest other places within a walk, nearest first.
  package var nearby: [Nearby]

  package struct Visit: Hashable, Sendable {
    package var trip: TripNumber
    /// What the trip has to show of it.
    package var page: OutputPath
    package var kind: LibraryPoint.Kind
    package var isPlanned: Bool
    /// In order; none where nothing tells them.
    package var days: [LocalDate]
    /// Whom the thing names, else those who were on the trip.
    package var who: [Presence]
  }

  /// Somebody who was there.
  package struct Presence: Hashable, Sendable {
    package var name: String
    /// Nil for somebody who has no profile.
    package var person: PersonNumber?
  }

  package struct Nearby: Hashable, Sendable {
    package var place: LibraryPlaceNumber
    package var metres: Int
  }
}
