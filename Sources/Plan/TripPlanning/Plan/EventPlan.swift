package import Diagnostics
package import SiteOutput
package import TripModel

/// An event by its position in the plan's list.
package struct EventID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// Something that was booked or is planned, with all that the trip tells of its places and times.
package struct EventPlan: Sendable {
  package var id: EventID
  package var kind: TripEvent.Kind
  package var title: String
  package var page: OutputPath
  package var start: EventTime
  package var end: EventTime?
  package var from: EventPlace?
  package var to: EventPlace?
  package var at: EventPlace?
  /// The towns by which a ride came, between its ends; none where nobody knows them all.
  package var via: [Coordinate] = []
  package var address: String?
  /// Nil for readers unless bookings are published.
  package var booking: String?
  /// Likewise.
  package var phone: String?
  package var website: String?
  package var note: String?
  package var who: [String]
  /// Pictures that are named with it, then those taken there while it lasted, in order of time.
  package var photos: [PhotoID] = []
  /// What it costs as it was written; nil where prices are not published.
  package var price: Money?
  /// Whether prices are published, if it has one.
  package var isPricePublic = true
  /// The same in the trip's currency, where it is in another and is counted.
  package var priceInTrip: Money?
  /// The place of what it costs among the purchases of the budget, else of the one purchase that is of it where it has no price
  /// of its own; nil where that is not counted, or not published.
  package var purchase: Int?
  /// Who paid it, and for whom; nobody where that is not said, or no single expense is published.
  package var paidBy: String?
  package var paidFor: [String] = []
  /// Where its cost is written.
  var cost: SourcePlace?
  /// Seconds before it at which a calendar reminds of it; nil for never.
  package var reminder: Int?
  /// Where it was written.
  package var source: SourcePlace
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?

  /// The same of its code and telephone number alone.
  package var bookingKept: KeptMark?
  /// The same of its price alone.
  package var priceKept: KeptMark?
  /// The same of who paid it, and for whom.
  package var paidKept: KeptMark?

  /// The local day on which it ends; its first where nobody says.
  package var lastDay: LocalDate { max(start.day, end?.day ?? start.day) }

  /// The nights that one sleeps there; none but for a hotel. Without an end one is assumed, so that a bed leads the way of it,
  /// and told nowhere.
  package var nights: [LocalDate] {
    guard kind == .hotel else { return [] }
    let last = end.map { max($0.day, start.day + 1) } ?? start.day + 1
    return (0..<min(last - start.day, Self.maxDays)).map { start.day + $0 }
  }

  /// The days on which there is something of it to tell: all of a hotel and of what is done there, the first and the
  /// last of the rest. When a hotel without an end was left nobody says.
  package var days: [LocalDate] {
    guard kind != .hotel || end != nil else { return [start.day] }
    let last = nights.last.map { max($0 + 1, lastDay) } ?? lastDay
    guard last > start.day else { return [start.day] }
    switch kind {
    case .hotel, .activity: return (0...min(last - start.day, Self.maxDays)).map { start.day + $0 }
    default: return [start.day, last]
    }
  }

  /// What of it falls on a day.
  package func phase(on day: LocalDate) -> EventPhase {
    day == start.day ? .begins : day >= (days.last ?? start.day) ? .ends : .goesOn
  }

  /// Days that it may last.
  static let maxDays = 400

  /// What its door is called: as its place is, but where that only has the name of the town.
  package var doorName: String {
    guard let name = at?.name, !name.isEmpty, name != at?.locality?.ownTownName else { return title }
    return name
  }

  /// Its places, in the order in which one comes to them.
  package var places: [EventPlace] { [from, at, to].compactMap(\.self) }
}

/// When an event begins or ends.
package struct EventTime: Hashable, Sendable {
  /// By the clocks where it is.
  package var day: LocalDate
  package var time: LocalTime?
  package var offset: UTCOffset?
  /// Whose clocks those are, where that is written or a place tells it.
  package var zone: ZoneRules?
  /// On the one time line; nil where there is no time of day.
  package var instant: Instant?

  package init(
    day: LocalDate, time: LocalTime? = nil, offset: UTCOffset? = nil, zone: ZoneRules? = nil,
    instant: Instant? = nil
  ) {
    self.day = day
    self.time = time
    self.offset = offset
    self.zone = zone
    self.instant = instant
  }
}

/// A place of an event.
package struct EventPlace: Sendable {
  package var name: String?
  package var position: Reasoned<Coordinate>?
  package var locality: Locality?
  /// What may be told of it instead, where it is withheld.
  package var withheld: PrivateRegion?
  /// The pin that it is, else what was saved by its name.
  package var place: PlaceID?
  package var attraction: AttractionID?
}

/// What may be wrong with a journey as it is planned.
package enum ItineraryRemark: Hashable, Sendable {
  /// One is to be in two places at once.
  case overlap(EventID, EventID)
  /// The second cannot be reached in time: so many metres, and so many seconds.
  case outOfReach(EventID, EventID, metres: Int, seconds: Int)
  /// Nothing leads from where the first ends to where the second begins, so many metres off.
  case unconnected(EventID, EventID, metres: Int)
  /// It ends before it begins, by the clocks of its places.
  case backwards(EventID)
  /// Nothing goes that fast: metres, and seconds.
  case tooFast(EventID, metres: Int, seconds: Int)
  /// A night between others for which there is no bed.
  case noBed(LocalDate)
  /// Two beds for one night.
  case twoBeds(LocalDate, EventID, EventID)
}
