package import TripModel

/// Which of two numbers of a day is the day.
package enum DateOrder: String, CaseIterable, Sendable {
  case dayFirst = "day-first"
  case monthFirst = "month-first"
}

/// What whoever imports says, and what is known of the trip into which it goes.
package struct ImportRequest: Sendable {
  /// The days that are wanted; nil for all that there are.
  package var days: ClosedRange<LocalDate>?
  /// The zone of the trip.
  package var zone: ZoneRules?
  /// The zone of a place, for what tells none where the trip has none; nil where nobody can say, as at sea.
  package var zoneAt: @Sendable (Coordinate) -> ZoneRules? = { _ in nil }
  /// Who travels, as the trip calls them.
  package var travellers: [String] = []
  /// Travellers for the names that the export has for them.
  package var names: [String: String] = [:]
  /// What 03/05/2026 is, where the export does not show it.
  package var dates: DateOrder?
  /// Of an export of several journals, chats or albums the one that is wanted.
  package var only: String?
  /// Places around which nothing is told: homes, private zones.
  package var circles: [PrivateCircle] = []
  /// What day it is.
  package var today: LocalDate
  /// Whether it goes into a trip that is there already.
  package var isIntoTrip = false

  package init(today: LocalDate) { self.today = today }

  /// Whether a day is wanted.
  package func wants(_ day: LocalDate) -> Bool { days?.contains(day) ?? true }

  /// Whether a position lies where nothing is told.
  package func isPrivate(_ position: Coordinate) -> Bool { circles.contains { $0.contains(position) } }
}
