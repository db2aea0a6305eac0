package import SiteOutput
package import TripModel

/// A country, with all that the trips say of it.
package struct LibraryCountry: Hashable, Sendable {
  /// ISO 3166-1 alpha-2.
  package var code: String
  package var page: OutputPath
  /// Whether somebody was there: false where trips are only planned.
  package var isVisited: Bool
  /// The newest first.
  package var visits: [Visit]
  /// The days up to today on which a trip was there, each once, in order.
  package var days: [LocalDate]
  /// By name; what is in none that has a name comes last.
  package var regions: [Region]
  /// Those who were there, most days first, then in the order of the plan's people.
  package var people: [PersonVisit]

  /// A trip in this country.
  package struct Visit: Hashable, Sendable {
    package var trip: TripNumber
    package var page: OutputPath
    package var isPlanned: Bool
    /// Whether it was planned on a trip that is over: then nobody was there, and nobody is to come.
    package var isMissed: Bool
    /// In order, up to today unless it is planned; none where only a track tells that the way led through.
    package var days: [LocalDate]
    /// Days to come of a trip that was there before, in order; none where it is planned.
    package var ahead: [LocalDate]
    /// Those who come along on the trip, in its order.
    package var who: [LibraryPlace.Presence]
  }

  package struct Region: Hashable, Sendable {
    package var name: String?
    /// By name.
    package var places: [LibraryPlaceNumber]
  }

  package struct PersonVisit: Hashable, Sendable {
    package var person: PersonNumber
    package var days: [LocalDate]
  }
}

extension LibraryPlan {
  /// Of how many days it is known in which country they were.
  package var daysInCountries: Int { Set(countries.filter(\.isVisited).flatMap(\.days)).count }
}
