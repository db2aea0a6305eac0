package import TripModel

/// The way of a trip or of a day, in the order in which it was travelled.
package struct RoutePlan: Sendable {
  package var legs: [RouteLeg]
  /// Where the way stopped, in the order of the first visit.
  package var stops: [Stop]
  /// A day's stops by their places in that list, one visit after another: there and back again is three.
  package var visits: [Int]
  /// The open waters on which it was, the one with the most pictures first: they are no stops.
  package var waters: [Waters] = []
  /// Of a day: rides that lead elsewhere in the same hours, or of which one sets out far from where the one before
  /// arrived; in the order of their starts.
  package var ridesApart: [RideApart] = []
  /// The stop at which the recorded way of a day ended and from which a booked ride led on, by its place among the stops.
  package var changeToRide: Int?
  /// Where the way of a day turned round that led out and back, where no other stop of it tells that.
  package var turn: FarPlace?
  /// Whether it led back another way than out, so that nobody would say that it turned round there.
  package var isRound = false
  /// Whether pictures of a day were taken, nobody knows where, before the first that has a place: it did not begin there.
  package var beginsUnseen = false

  package var isEmpty: Bool { legs.isEmpty && stops.isEmpty && waters.isEmpty }

  /// Metres along the routes of it that were planned.
  var plannedMetres: Double {
    legs.filter { $0.kind == .planned }.reduce(0) { $0 + $1.points.metresAlong }
  }

  /// Whether it is a way, and tells how far it was. Of pictures that were taken over years and all over the world, straight lines join
  /// hardly any: they are much shorter in all than the stops are apart.
  package var tellsLength: Bool {
    guard legs.allSatisfy({ $0.kind == .joined }), let first = stops.first?.coordinate else {
      return !legs.isEmpty
    }
    let extent = stops.reduce(0) { max($0, first.distance(to: $1.coordinate)) }
    return !legs.isEmpty && legs.reduce(0) { $0 + $1.points.metresAlong } * Self.leastShare >= extent
  }

  /// Lines that are shorter than the stops are apart by more than this do not lead from one to the other.
  private static let leastShare = 20.0

  /// Whether it was nowhere but on the water.
  package var isAtSea: Bool { stops.isEmpty && !waters.isEmpty }
}

/// What of a ride that no way joins with those beside it falls on a day.
package struct RideApart: Hashable, Sendable {
  /// The towns of its ends.
  package var from: String
  package var to: String
  package var setsOut: Bool
  package var arrives: Bool
}

/// A sea or an ocean on which the way was, far off every shore.
package struct Waters: Hashable, Sendable {
  package var name: String
  /// Where it first was there.
  package var coordinate: Coordinate
  /// How many pictures were taken there; one at least.
  package var weight: Int
}

/// A stretch of the way.
package struct RouteLeg: Sendable {
  package enum Kind: Hashable, Sendable {
    /// As it was recorded.
    case recorded
    /// A straight line between two places that are known: the way between them is not.
    case joined
    /// As somebody planned it: nobody recorded it, and it may never have been travelled.
    case planned
  }

  /// From which point on a leg belongs to a day.
  package struct DayStart: Hashable, Sendable {
    package var point: Int
    /// Nil where nothing tells the day.
    package var day: LocalDate?
    /// Whether the line to its point is the way of no day (`WaysBetweenDays`): it is drawn, and counts beside them.
    package var isBetweenDays: Bool

    package init(point: Int, day: LocalDate?, isBetweenDays: Bool = false) {
      self.point = point
      self.day = day
      self.isBetweenDays = isBetweenDays
    }
  }

  package var kind: Kind
  /// How it was travelled, guessed from its speed; nil where nothing tells it.
  package var mode: TravelMode?
  package var points: [Coordinate]
  /// The days of the leg in order, the first from its first point on.
  package var days: [DayStart]
  /// Whether a track has it, and none of its points says when anybody was there.
  package var isUntimed = false
  /// Whether a track has it that is an estimate: one was at its points, and went between them as nobody knows.
  package var isEstimate = false
  /// Whether it is drawn and counts nowhere: other travellers were on a longer ride in the same hours.
  package var isBeside = false

  /// Whether somebody planned it, for no day.
  package var isPlanOfNoDay: Bool { kind == .planned && days.allSatisfy { $0.day == nil } }

  /// The leg cut where a day begins, as it is drawn; the way to a day's first point is drawn with that day.
  package var byDay: [(day: LocalDate?, points: [Coordinate])] { parts { _ in true } }

  /// The same as it counts: without the lines that are no day's way (`waysBetweenDays`).
  package var countedByDay: [(day: LocalDate?, points: [Coordinate])] { parts { !$0.isBetweenDays } }

  private func parts(
    withWayTo isWithWay: (DayStart) -> Bool
  ) -> [(day: LocalDate?, points: [Coordinate])] {
    guard days.count > 1 else { return [(days.first?.day, points)] }
    let ends = days.dropFirst().map(\.point) + [points.count]
    return zip(days, ends).map { start, end in
      (start.day, Array(points[max(0, isWithWay(start) ? start.point - 1 : start.point)..<end]))
    }.filter { $0.points.count > 1 }
  }
}

/// A place where something happened on the way: near things are one stop.
package struct Stop: Sendable {
  package var coordinate: Coordinate
  /// The name of a pin, entry or waypoint there; nil where nothing tells it.
  package var name: Reasoned<String>?
  package var place: PlaceID?
  /// Whether that place is one to eat at: such a name is none of where a day was.
  var isMeal = false
  /// Where it is no more than the middle of the town that what names it is in.
  package var guess: TownGuess?
  /// Its town and country.
  package var locality: Locality?
  /// Which corner of its town it is, where that is all that tells it from others there.
  package var part: TownPart?
  /// The days on which the way came by, in order.
  package var days: [LocalDate] = []
  /// The first and the last time that something happened here before one went on, on the day of a day's route.
  package var times: ClosedRange<LocalTime>?
  /// The same of each time that one came back to it that day, by the same clock.
  package var timesAgain: [ClosedRange<LocalTime>] = []
  /// Whether these begin or end too far from where it stands to be hours of that one place.
  package var isWiderThanPlace = false
  /// Whether these are no more than when a ride arrived there, or when a history of positions first saw one: how long
  /// one stayed nobody knows.
  package var isFromRide = false
  /// Whether these are no more than when a ride left, or when such a history last saw one.
  package var isUntilRide = false
  /// Whether one slept there behind the last of these: they tell when one came, and not how long one stayed.
  package var isIntoNight = false
  /// Whether a picture and the hour that was written for the pin it shows are all that tells these: one moment, and no stay.
  package var isMoment = false
  /// Whether the first of these is no more than when a picture was taken there: when one came nobody knows.
  package var beginsByPicture = false
  /// Whether the last of these is: when one left nobody knows.
  package var endsByPicture = false
  /// Whether these are only of what was written there, which may have been long after one was.
  var areTimesOfEntries = false
  /// How far ahead of UTC the clock was that these are of.
  package var clock: UTCOffset?
  /// The same where it was set since the stop before: then the hours of the two do not follow each other as they read.
  package var newClock: UTCOffset?
  package var photos: [PhotoID] = []
  package var entries: [EntryID] = []
  /// The pins whose times are among its hours, whichever of them names it.
  package var pins: [PlaceID] = []
  /// Of a stop of the whole way: which stops of its days it is made of, in the order in which they were come to.
  package var parts: [StopOfDay] = []
  /// Whether nothing but a planned route leads there: nobody was there for certain.
  package var isOnlyPlanned = false
}

/// A stop on the way of a day, by its place among the stops of that.
package struct StopOfDay: Hashable, Sendable {
  package var day: LocalDate
  package var index: Int
}

extension [Stop] {
  /// Marks those at which the times of the day's list go on by another clock.
  mutating func tellClocks() {
    var last: UTCOffset?
    for index in indices {
      guard let clock = self[index].clock else { continue }
      if let last, last != clock { self[index].newClock = clock }
      last = clock
    }
  }
}

extension RoutePlan {
  /// Where a day's way was last.
  var lastStop: Stop? { stops.last(by: visits) }
}

extension [Stop] {
  /// The one of the last visit; without visits the last.
  func last(by visits: [Int]) -> Stop? { visits.last.map { self[$0] } ?? last }
}
