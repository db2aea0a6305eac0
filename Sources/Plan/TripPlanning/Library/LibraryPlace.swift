package import SiteOutput
package import TripModel

/// A place with a name, whichever trips came by: of pins, named waypoints and what was saved, as trips count their
/// places; else a stop: where a way halted, or a lodging or a table was booked.
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
  /// Whether no trip tells of it as a place.
  package var isStop: Bool
  /// Whose it is: of several who were there the nearest counts.
  package var relation: Person.Relation
  /// Of the thing that gives it its name, as written; nil where others there have another.
  package var colour: String?
  /// Whom its things name, each once.
  package var named: [Presence]
  /// Where the library tells of it: on the page of its country, else below the map.
  package var link: LibraryLink
  /// Who was there and when: the newest first.
  package var visits: [Visit]
  /// At most two other places within a walk, those first of which another trip tells; the nearest first.
  package var nearby: [Nearby]

  package struct Visit: Hashable, Sendable {
    package var trip: TripNumber
    /// What the trip has to show of it.
    package var page: OutputPath
    package var kind: LibraryPoint.Kind
    package var isPlanned: Bool
    /// Whether it was planned on a trip that is over: then nobody was there, and nobody is to come.
    package var isMissed: Bool
    /// In order, up to today unless it is planned; none where nothing tells them.
    package var days: [LocalDate]
    /// Days to come of a trip that was there before, in order; none where it is planned, as all its days are to come.
    package var ahead: [LocalDate]
    /// Whom the thing names, else those who were on the trip.
    package var who: [Presence]
    /// Whether these are all who come along on the trip, and nobody else.
    package var isOfWholeTrip: Bool
  }

  /// Whether nobody has been there yet.
  package var isPlanned: Bool { visits.allSatisfy(\.isPlanned) }

  /// Whether all trips are over that meant to go there.
  package var isMissed: Bool { visits.allSatisfy(\.isMissed) }

  /// On which somebody was there, or will be; in order.
  package var days: [LocalDate] { Set(visits.flatMap { $0.days + $0.ahead }).sorted() }

  /// Those who were there and have a profile, in the order of the plan's people.
  package var people: [PersonNumber] {
    Set(visits.filter { !$0.isPlanned }.flatMap(\.who).compactMap(\.person)).sorted()
  }

  /// Where it is told best: at the only thing that is there, else where the library tells of all of them.
  package var best: LibraryLink { visits.count == 1 ? LibraryLink(page: visits[0].page) : link }

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
