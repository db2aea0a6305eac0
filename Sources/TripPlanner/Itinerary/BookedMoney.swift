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

extension BudgetPlan {
  /// Takes what was booked out of what is told one by one: it counts in all sums, and where prices are not published, nobody learns what one
  /// of them cost.
  mutating func keepBookingsUnlisted(today: LocalDate) {
    guard expenses.contains(where: { $0.expense.isBooking }) else { return }
    var positions: [Int?] = []
    var next = 0
    for expense in expenses {
      positions.append(expense.expense.isBooking ? nil : next)
      if !expense.expense.isBooking { next += 1 }
    }
    expenses.removeAll { $0.expense.isBooking }
    for index in days.indices {
      days[index].costs = days[index].costs.compactMap { cost in
        positions[cost.expense].map {
          var cost = cost
          cost.expense = $0
          return cost
        }
      }
    }
    statistics = ExpenseStatistics(
      expenses: expenses, days: days.filter { $0.date <= today || $0.spent.minorUnits != 0 })
    hasUnlisted = true
  }
}
