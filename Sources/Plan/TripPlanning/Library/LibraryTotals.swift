package import TripModel

/// The library in numbers: all but `plannedTrips` and `daysAhead` are of the trips that have begun.
package struct LibraryTotals: Hashable, Sendable {
  /// Trips that have begun.
  package var trips: Int
  package var plannedTrips: Int
  /// Days of the calendar up to today that are of a trip: of several trips still one.
  package var days: Int
  /// Those after today, likewise: of trips that have begun, and of those that are only planned.
  package var daysAhead: Int
  /// As each trip counts its own: of several trips at once still one.
  package var nights: Int
  /// Overseas departments are parts of their country.
  package var countries: Int
  package var entries: Int
  package var words: Int
  package var photos: Int
  package var clips: Int
  /// In the order of the modes, what nothing tells last.
  package var ways: [TripSummary.Way]
  /// The same as rows, of each trip what its page of figures has in them.
  package var toldWays: [TripSummary.Way]
  /// Of recorded ways that nothing gives a day, which none of the ways counts.
  package var undatedMetres: Int
  /// What the trips cost that tell it: a sum a currency, the library's own first, then by code; none of nothing.
  package var spent: [Money]
  /// The same in the library's currency; nil where it has none, nothing was spent, or a rate is missing.
  package var spentInAll: Money?

  package var recordedMetres: Int { ways.reduce(0) { $0 + $1.recordedMetres } }
  /// At least so far it was where nothing was recorded.
  package var straightMetres: Int { ways.reduce(0) { $0 + $1.straightMetres } }
}
