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
  /// The side of its cover on which a title over the foot of it covers least; nil where both are much the same.
  package var calmSideOfCover: PictureSide?
  /// What has an hour of its own, and its pictures, in the order in which they happened.
  package var timeline: [TimelineItem]
  package var entries: [EntryID]
  package var photos: [PhotoID]
  package var places: [PlaceID]
  /// What was booked or is planned for it, in order of time.
  package var events: [EventID] = []
  /// What was written on it in conversations, in order of time.
  package var chats: [ChatID] = []
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
  /// How far it was flown at least without a track, in the steps in which it is told.
  package func flownMetres(in units: Units) -> Double { FigureSteps(units: units).least(metres: flown) }

  /// How far a route leads that was planned for it, in the steps in which it is told.
  package func plannedMetres(in units: Units) -> Double {
    FigureSteps(units: units).rounded(metres: route.plannedMetres)
  }

  /// Whether nothing at all was kept of it.
  package var isQuiet: Bool {
    timeline.isEmpty && committed.isEmpty && title == nil && cover == nil && route.isEmpty && way == nil
      && chats.isEmpty
  }
}

extension DayPlan {
  /// Whether anything was spent on it; of sums alone no purchase is told.
  package var isPaidFor: Bool { money.map { $0.isCounted || $0.hasUnrated } ?? false }
}

extension TripPlan {
  /// Whether it was over after one day, which is all of it: a list of its days would have one row.
  package var isOfOneDay: Bool { toldState == .ended && dates?.count == 1 && days.count == 1 }

  /// Which day of the trip one is; nil outside of its dates, and where there is no other.
  package func toldNumber(of day: DayPlan) -> Int? { isOfOneDay ? nil : day.number }

  /// Whether the hours of a day's pictures are told with their zones: clocks were set on it, or not all were alike.
  package func tellsZones(on day: DayPlan) -> Bool {
    if day.clockShift != nil { return true }
    let offsets = day.photos.lazy.compactMap { self[$0].taken?.value.offset }
    return offsets.first.map { first in offsets.contains { $0 != first } } ?? false
  }

  /// Whether most of its days so far that hold anything have no place: then nobody can count where it was.
  package var isMostlyUnplaced: Bool {
    let held = days.filter { $0.date <= today && !$0.isQuiet }
    return 2 * held.count { $0.route.isEmpty && $0.places.isEmpty } > held.count
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
    for leg in route.legs where leg.kind == .joined && leg.mode == .flight && !leg.isBeside {
      for part in leg.countedByDay {
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
  /// The clock by which a time without one was put in its order, as what is known of the hours around it tells; nil where
  /// that tells nothing.
  var assumedClock: UTCOffset?

  /// The clock that the time is most likely of.
  package var likelyClock: UTCOffset? { clock ?? assumedClock }
}
