package import TripModel

extension LibraryPerson {
  /// What waits for somebody who was on no trip yet.
  package struct Ahead: Hashable, Sendable {
    /// The first day of the next trip; nil where none of them has one.
    package var start: LocalDate?
    /// To which the trips lead, in their order.
    package var countries: [InCountry]
    /// Where the trips mean to go, in the order of the plan's places.
    package var places: [LibraryPlaceNumber]
    /// Who comes along, in the order of the plan's people.
    package var along: [PersonNumber]
  }
}

/// Of what the page of somebody tells: of one who was on no trip yet what waits.
extension LibraryPerson {
  /// The countries; to which somebody goes, and behind them where that person was before.
  package var toldCountries: [InCountry] {
    guard let ahead else { return countries }
    let known = Set(ahead.countries.map(\.code))
    return ahead.countries + countries.filter { !known.contains($0.code) }
  }

  /// Whether somebody is yet to go to a country.
  package func isAhead(_ country: InCountry) -> Bool {
    ahead?.countries.contains { $0.code == country.code } ?? false
  }

  package var toldPlaces: [LibraryPlaceNumber] { ahead?.places ?? places }

  /// Whoever was there as well, or comes along, then without a day.
  package var toldCompany: [Together] {
    guard let ahead else { return together }
    return ahead.along.map { Together(person: $0, days: [], trips: []) }
  }
}

extension PersonPlanner {
  /// Nil for somebody who was on a trip, or of whom none tells. `visits` are those at which the person is named.
  func ahead(
    _ member: Roster.Member, _ number: PersonNumber, _ newestFirst: [NumberedTrip], _ visits: [Visit]
  ) -> LibraryPerson.Ahead? {
    let numbers = Set(member.trips.map(\.trip))
    let own = newestFirst.reversed().filter { numbers.contains($0.number) }
    guard !own.isEmpty, own.allSatisfy(\.isPlanned) else { return nil }
    var known: Set<String> = []
    let codes = own.flatMap(\.countries).map(\.code).filter { known.insert($0).inserted }
    let goals = Set(visits.filter { numbers.contains($0.trip) }.map(\.place)).sorted()
    let along = Set(own.flatMap { roster.travellers[$0.number.index] }).subtracting([number])
    return LibraryPerson.Ahead(
      start: own.compactMap(\.summary.start).filter { $0 > trips.today }.min(),
      countries: codes.map { code in
        LibraryPerson.InCountry(
          code: code, page: countries.contains(code) ? LibraryAddresses.country(code) : nil, days: [])
      },
      places: goals.map { LibraryPlaceNumber($0) }, along: along.sorted())
  }
}
