/// How many trips have begun, and how many are only planned.
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
    let planned = country.visits.count(where: \.isPlanned)
    self.init(begun: country.visits.count - planned, planned: planned)
  }

  /// Of those that came by a place, or are to.
  package init(_ place: LibraryPlace) {
    let planned = place.visits.count(where: \.isPlanned)
    self.init(begun: place.visits.count - planned, planned: planned)
  }

  /// Of those in a year.
  package init(_ year: LibraryYearCount) { self.init(begun: year.past.trips, planned: year.ahead.trips) }
}
