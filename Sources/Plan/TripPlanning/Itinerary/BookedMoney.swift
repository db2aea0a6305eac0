import TripModel

extension Trip {
  /// The trip with what its events cost among its expenses.
  func countingBookings() -> Trip {
    let costs = events.compactMap(\.cost)
    guard !costs.isEmpty else { return self }
    var trip = self
    trip.budget = budget ?? Budget()
    trip.budget?.expenses += costs
    return trip
  }
}
