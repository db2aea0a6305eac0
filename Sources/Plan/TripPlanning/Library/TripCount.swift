/// How many trips have begun, and how many are only planned; of those that are over and never came, neither.
package struct TripCount: Hashable, Sendable {
  package var begun: Int
  package var planned: Int
}

extension TripCount {
  /// Of all trips.
  package init(_ totals: LibraryTotals) { self.init(begun: totals.trips, planned: totals.plannedTrips) }

  /// Of those on a shelf.
  package init(_ shelf: LibraryShelf) {
    let planned = shelf.cards.count(where: \.isPlanned)
    self.init(begun: shelf.cards.count - planned, planned: planned)
  }

  /// Of those that lead to a country.
  package init(_ country: LibraryCountry) {
    self.init(
      begun: country.visits.count { !$0.isPlanned },
      planned: country.visits.count { $0.isPlanned && !$0.isMissed })
  }

  /// Of those that came by a place, or are to.
  package init(_ place: LibraryPlace) {
    self.init(
      begun: place.visits.count { !$0.isPlanned },
      planned: place.visits.count { $0.isPlanned && !$0.isMissed })
  }

  /// Of those on which somebody was, or is to be.
  package init(_ person: LibraryPerson) {
    let planned = person.trips.count(where: \.isPlanned)
    self.init(begun: person.trips.count - planned, planned: planned)
  }

  /// Of those in a year.
  package init(_ year: LibraryYearCount) { self.init(begun: year.past.trips, planned: year.ahead.trips) }
}
