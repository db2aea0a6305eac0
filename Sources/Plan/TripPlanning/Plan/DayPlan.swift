package import SiteOutput
package import TripModel

/// One day of the trip, with all that it holds.
package struct DayPlan: Sendable {
  package var date: LocalDate
  /// Which day of the trip it is, counted from 1; nil for a day outside the trip's dates.
  package var number: Int?
  package var page: OutputPath
  /// What its first entry is called, else the track that was most of its way; nil where nobody gave it a name.
  package var title: Reasoned<String>?
  /// Where it went, or else what is booked for it; nil for a day with a title of its own, and where nothing tells it.
  package var course: Reasoned<DayCourse>?
  /// The towns that it touched, one after another; those near by of a day in the country.
  package var towns: [String] = []
  /// What is said of it where nobody wrote anything.
  package var remarks: [DayRemark] = []
  package var cover: Reasoned<PhotoID>?
  /// What has an hour of its own, and its pictures, in the order in which they happened.
  package var timeline: [TimelineItem]
  package var entries: [EntryID]
  package var photos: [PhotoID]
  package var places: [PlaceID]
  /// What was booked or is planned for it, in order of time.
  package var events: [EventID] = []
  /// Attractions that are committed to it: those with a time in its order, then the others.
  package var committed: [AttractionID] = []
  /// The town of the bed of the night before, where what is committed to the day is near that, and all that is known of
  /// its way is far off.
  var setOut: String?
  /// Of a day to come, what might still be seen on it.
  package var ideas: [AttractionID] = []
  /// Of today alone, what is saved near by and open, the best first.
  package var best: [AttractionID] = []
  /// Of today and a day to come, a way through what is committed to it; nil where that are not two places.
  package var walk: IdeaWalk?
  package var route: RoutePlan
  /// What was recorded of its way; nil where nothing was.
  package var way: DayWay?
  /// Metres flown without a track up to today, straight from place to place, as aircraft nearly go: a flight over night
  /// counts on the day of its arrival. On land and water nothing but a track tells how far it was.
  package var flown = 0.0
  package var money: DayMoney?
  /// What the weather was: as an entry of the day says, else as `weather.yml` does.
  package var weather: Reasoned<DayWeather>?
  /// How the traveller's clocks were set on it; nil on most days.
  package var clockShift: Reasoned<ClockShift>?
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?
  /// The picture of its preview card; nil where it has none of its own, or the site does not know its address.
  package var card: CardPlan?
}

extension DayPlan {
  /// How far it was flown without a track, in the steps in which it is told.
  package func flownMetres(in units: Units) -> Double { FigureSteps(units: units).rounded(metres: flown) }

  /// How far a route leads that was planned for it, in the steps in which it is told.
  package func plannedMetres(in units: Units) -> Double {
    FigureSteps(units: units).rounded(metres: route.plannedMetres)
  }

  /// Whether nothing at all was kept of it.
  package var isQuiet: Bool {
    timeline.isEmpty && committed.isEmpty && title == nil && cover == nil && route.isEmpty && way == nil
  }
}

extension DayPlan {
  /// Whether anything was spent on it; of sums alone no purchase is told.
  package var isPaidFor: Bool { money.map { !$0.costs.isEmpty || $0.spent.minorUnits != 0 } ?? false }
}

extension TripPlan {
  /// Whether the hours of a day's pictures are told with their zones: clocks were set on it, or not all were alike.
  package func tellsZones(on day: DayPlan) -> Bool {
    if day.clockShift != nil { return true }
    let offsets = day.photos.lazy.compactMap { self[$0].taken?.value.offset }
    return offsets.first.map { first in offsets.contains { $0 != first } } ?? false
  }

  /// Whether all its days are over, and nothing was kept of any of them, not even what was spent: they are dates alone.
  package var isSilent: Bool {
    guard let last = days.last, last.date < today else { return false }
    return days.allSatisfy { $0.isQuiet && !$0.isPaidFor }
  }
}

extension [DayPlan] {
  /// With how far was flown on each, by the way of the whole trip: of a flight over night a day's own way has one end
  /// alone. What is only booked was not travelled yet.
  func flown(on route: RoutePlan, until today: LocalDate) -> [DayPlan] {
    var metres: [LocalDate: Double] = [:]
    for leg in route.legs where leg.kind == .joined && leg.mode == .flight {
      for part in leg.byDay {
        if let day = part.day { metres[day, default: 0] += part.points.metresAlong }
      }
    }
    return map { day in
      guard day.date <= today, let flown = metres[day.date] else { return day }
      var day = day
      day.flown = flown
      return day
    }
  }
}

/// How the traveller's clocks were set on a day.
package struct ClockShift: Hashable, Sendable {
  package var before: UTCOffset
  package var after: UTCOffset
  /// What clocks showed when they were set; nil where one came into another zone, at an hour that nobody wrote down.
  package var showed: LocalTime?

  package init(before: UTCOffset, after: UTCOffset, showed: LocalTime?) {
    self.before = before
    self.after = after
    self.showed = showed
  }

  /// What they showed from then on.
  package var shows: LocalTime? {
    showed.map {
      LocalDateTime(clockSeconds: $0.secondOfDay + after.seconds - before.seconds).time
    }
  }
}

/// Which part of an event falls on a day.
package enum EventPhase: Sendable, Hashable {
  /// It begins, and ends on the same day if it has an end.
  case begins
  /// It goes on: a night in a hotel.
  case goesOn
  case ends
}

/// Something on a day, and when it was on the local clock.
package struct TimelineItem: Sendable {
  package enum Subject: Sendable, Hashable {
    case item(ItemRef)
    /// Photos taken one after another, less than half an hour apart.
    case photos([PhotoID])
    case event(EventID, EventPhase)
  }

  /// Nil for what has a day but no time: it stands at the day's end.
  package var time: LocalTime?
  /// How far ahead of UTC the clock is that the time is of; nil where that is only assumed.
  package var clock: UTCOffset?
  package var subject: Subject
  /// Of the beginning of an event that has no price of its own, the purchase that it is.
  package var purchase: ItemRef?
  /// Of a purchase, whether the event that it is tells it: then it is no item of its own to a reader.
  package var isPartOfEvent = false
}

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

    package init(point: Int, day: LocalDate?) {
      self.point = point
      self.day = day
    }
  }

  package var kind: Kind
  /// How it was travelled, guessed from its speed; nil where nothing tells it.
  package var mode: TravelMode?
  package var points: [Coordinate]
  /// The days of the leg in order, the first from its first point on.
  package var days: [DayStart]

  /// The leg cut where a day begins; the way to a day's first point belongs to that day.
  package var byDay: [(day: LocalDate?, points: [Coordinate])] {
    guard days.count > 1 else { return [(days.first?.day, points)] }
    let ends = days.dropFirst().map(\.point) + [points.count]
    return zip(days, ends).map { start, end in (start.day, Array(points[max(0, start.point - 1)..<end])) }
      .filter { $0.points.count > 1 }
  }
}

/// A place where something happened on the way: near things are one stop.
package struct Stop: Sendable {
  package var coordinate: Coordinate
  /// The name of a pin, entry or waypoint there; nil where nothing tells it.
  package var name: Reasoned<String>?
  package var place: PlaceID?
  /// Where it is no more than the middle of the town that what names it is in.
  package var guess: TownGuess?
  /// Its town and country.
  package var locality: Locality?
  /// Whether it stands where pictures alone say in whole degrees, which may be 80 km off: no town is told by that.
  var isRough = false
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
  /// Whether these are only of what was written there, which may have been long after one was.
  var areTimesOfEntries = false
  /// How far ahead of UTC the clock was that these are of.
  package var clock: UTCOffset?
  /// The same where it was set since the stop before: then the hours of the two do not follow each other as they read.
  package var newClock: UTCOffset?
  package var photos: [PhotoID] = []
  package var entries: [EntryID] = []
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
