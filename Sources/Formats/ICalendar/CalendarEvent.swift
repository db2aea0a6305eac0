package import TripModel

/// An event of a calendar (`VEVENT`) as it is written there.
package struct CalendarEvent: Sendable {
  /// The line on which it begins.
  package var line: Int
  package var uid: String?
  package var summary: String?
  package var details: String?
  package var location: String?
  package var categories: [String] = []
  package var status: String?
  package var url: String?
  /// Whether its owner says that it is nobody else's business (`CLASS`).
  package var isPrivate = false
  /// Which version of the event of this `uid` it is; the highest counts.
  package var version = 0
  package var position: Coordinate?
  /// What mails of bookings hold for machines, as JSON.
  package var reservation: String?
  package var start: CalendarTime?
  /// As it is written; of whole days the one behind the last.
  package var end: CalendarTime?
  package var rule: RecurrenceRule?
  /// More times at which it is.
  package var alsoAt: [CalendarTime] = []
  package var notAt: [CalendarTime] = []
  /// Of an event that replaces one of several: when that would have been.
  package var replaces: CalendarTime?
  /// The lines of some of its properties, by their names.
  package var lines: [String: Int] = [:]

  /// Whether it is more often than once.
  package var isRepeated: Bool { rule != nil || !alsoAt.isEmpty }

  package init(line: Int) { self.line = line }
}

/// What of a calendar is no event.
package struct CalendarOther: Sendable {
  /// In capitals: `VTODO`.
  package var kind: String
  package var line: Int
  package var summary: String?
}
