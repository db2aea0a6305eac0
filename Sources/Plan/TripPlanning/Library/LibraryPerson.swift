package import SiteOutput
package import TripModel

/// Somebody who travels, or of whom `people.yml` tells.
package struct LibraryPerson: Hashable, Sendable {
  package var name: String
  package var page: OutputPath
  /// How near the person stands to those whose library it is.
  package var relation: Person.Relation
  /// The sizes of the picture, the narrowest first; none where there is none.
  package var portrait: [DerivativePlan]
  package var bio: String?
  package var links: [Person.Link]
  /// Only where `people.yml` says that they may be told.
  package var mail: String?
  package var phone: String?
  /// As written.
  package var colour: String?
  /// Where the person was on no trip of the library.
  package var been: [Person.Been]
  /// The newest first; planned ones, too.
  package var trips: [OnTrip]
  /// The days up to today on which the person was on a trip, each once, in order.
  package var days: [LocalDate]
  /// In which the person was: on trips, and before; those of most days first, then by code.
  package var countries: [InCountry]
  /// Where the person was, in the order of the plan's places.
  package var places: [LibraryPlaceNumber]
  /// Whoever was there as well, most days first.
  package var together: [Together]
  /// Nil for somebody who was on a trip, or of whom none tells.
  package var ahead: Ahead?

  package struct OnTrip: Hashable, Sendable {
    package var trip: TripNumber
    package var page: OutputPath
    package var isOrganiser: Bool
    package var isPlanned: Bool
    /// Up to today, in order.
    package var days: [LocalDate]
    /// To come, in order.
    package var ahead: [LocalDate]
  }

  package struct InCountry: Hashable, Sendable {
    package var code: String
    /// Nil where only `people.yml` tells of it, and no trip.
    package var page: OutputPath?
    package var days: [LocalDate]
  }

  /// Another person, and the days on which both were in one place: on one trip, or on two that met.
  package struct Together: Hashable, Sendable {
    package var person: PersonNumber
    package var days: [LocalDate]
    /// The trips of the first person on which that was, the newest first.
    package var trips: [TripNumber]
  }
}
