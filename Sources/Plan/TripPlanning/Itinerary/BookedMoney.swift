package import TripModel

extension Trip {
  /// What was spent, and what was booked, which may stand among it already.
  package var allCosts: [Expense] {
    (budget?.expenses ?? []).filter { !$0.isBooking } + events.compactMap(\.cost)
  }

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
