package import TripModel

/// Where a trip stands on the day on which its site is made.
package enum TripState: String, Sendable, Codable {
  case planned
  case underWay = "under way"
  case ended
}

extension TripState {
  /// Ended once it is closed; planned before the start, ended after a written end, else under way. Without dates it is
  /// planned where it is known to be nothing but a plan.
  init(dates: TripDates?, isPlan: Bool, isClosed: Bool, today: LocalDate) {
    guard !isClosed else {
      self = .ended
      return
    }
    guard let dates else {
      self = isPlan ? .planned : .underWay
      return
    }
    if today < dates.start.value {
      self = .planned
    } else if dates.hasWrittenEnd && today > dates.end.value {
      self = .ended
    } else {
      self = .underWay
    }
  }
}

/// From when to when a trip goes, and who said so.
package struct TripDates: Sendable {
  package var start: Reasoned<LocalDate>
  /// The last day: written, or the last one that holds something.
  package var end: Reasoned<LocalDate>
  /// Whether the traveller wrote an end: without one a trip stays under way.
  package var hasWrittenEnd: Bool
  /// Where the days are no one journey.
  package var outings: Outings?

  /// How many days the trip has: both ends and all between them, or the days of its outings.
  package var count: Int { outings?.count ?? span }

  /// How many days of the calendar there are from start to end, both counted.
  package var span: Int { end.value - start.value + 1 }

  /// Whether one of the dates is probably far off: a folder of outings may be of many years.
  var isTooLong: Bool { span > TripPlanner.maxDays && outings?.areSeveral != true }

  /// Whether the traveller wrote both ends.
  var areWritten: Bool {
    guard hasWrittenEnd, case .written = start.reason else { return false }
    return true
  }

  /// How many of the trip's days there are up to and with a date within it.
  package func count(upTo date: LocalDate) -> Int { outings?.count(upTo: date) ?? (date - start.value + 1) }

  /// Which day of the trip a date is, from 1; nil for one that is not within.
  package func number(of date: LocalDate) -> Int? {
    if let outings { return outings.number(of: date) }
    return date >= start.value && date <= end.value ? date - start.value + 1 : nil
  }
}

/// The point at which a trip begins or ends.
package struct TripEnd: Sendable, Hashable {
  package var name: String?
  package var coordinate: Coordinate
  /// Whether a stop of the way stands there.
  package var isStop: Bool
  /// What it is near, where it has no name.
  package var locality: Locality?

  package init(name: String?, coordinate: Coordinate, isStop: Bool, locality: Locality? = nil) {
    self.name = name
    self.coordinate = coordinate
    self.isStop = isStop
    self.locality = locality
  }
}
