package import TripModel

/// Which rates a trip needs, or the places where one might go next.
package struct RateNeeds: Hashable, Sendable {
  /// The currencies of its expenses, and its own where any is foreign; without the euro, which all rates are of.
  package let currencies: [Currency]
  /// Those among them without which an expense would not count: neither it nor `rates:` says what they are worth.
  package let unsettled: Set<Currency>
  /// From ten days before the first day or expense, since no rates are made at weekends and holidays, to the last; no
  /// later than today.
  package let days: ClosedRange<LocalDate>

  /// Days before the first: the longest pause of the bank, around Easter or Christmas, has five.
  private static let daysBefore = 10

  /// Nil for a trip whose expenses are all in its own currency. `bookings` are what events cost; `dates` are the
  /// first and last day of the trip.
  package init?(
    settings: TripSettings, budget: Budget?, bookings: [Expense] = [], dates: ClosedRange<LocalDate>?,
    today: LocalDate
  ) {
    let own = settings.currency
    let budget = budget ?? Budget()
    let foreign = (budget.expenses + bookings).filter { $0.amount.currency != own }
    guard !foreign.isEmpty else { return nil }
    let euro = Currency.euro
    var needed = Set(foreign.map(\.amount.currency))
    var open = Set(
      foreign.filter { $0.rate == nil && budget.rates[$0.amount.currency] == nil }.map(\.amount.currency))
    needed.insert(own)
    if !open.isEmpty { open.insert(own) }
    needed.remove(euro)
    open.remove(euro)
    currencies = needed.sorted()
    unsettled = open
    let paid = foreign.map(\.when.date)
    let first = ([dates?.lowerBound].compactMap(\.self) + paid).min() ?? today
    let last = min(today, ([dates?.upperBound].compactMap(\.self) + paid).max() ?? today)
    days = min(first, last) - Self.daysBefore...last
  }
}

extension RateNeeds {
  /// What shows how the currencies of places where one might go next went against one's own: from the first of January
  /// two years back to today. Nil where all are one's own. None is unsettled: without a rate a page shows none.
  package init?(of currencies: [Currency], own: Currency, today: LocalDate) {
    var needed = Set(currencies)
    needed.insert(own)
    guard needed.count > 1, let first = LocalDate(year: today.year - Self.yearsBack, month: 1, day: 1) else {
      return nil
    }
    needed.remove(Currency.euro)
    self.currencies = needed.sorted()
    unsettled = []
    days = first...today
  }

  private static let yearsBack = 2
}
