import TripModel

/// Where one was at a time.
struct TimelineFix: Hashable {
  /// How well a position and its time are known; the better first.
  enum Rank: Int, Comparable {
    /// As a device measured it.
    case measured
    /// A point of a path, with its time.
    case timed
    /// An end of a ride, or a point between its ends without a time of its own.
    case spread

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// Seconds since 1970.
  var seconds: Int
  var position: Coordinate
  var rank: Rank
  /// Metres by which it may be wrong.
  var reach = TimelineFix.usualReach

  /// Metres within which one stood where one was: positions of telephones err by that.
  static let usualReach = 50.0
}

/// A ride or walk, from when to when, and by what.
struct TimelineRide: Hashable {
  var seconds: ClosedRange<Int>
  var activity: String
}

/// A stay at a place.
struct TimelineVisit {
  var name: String?
  var position: Coordinate
  var start: LocalDateTime
  var end: LocalDateTime?
  /// Google's number for the place.
  var place: String?
}
