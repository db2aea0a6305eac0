import ICalendar
import TripModel

/// When a booking begins and ends, as an itinerary has it.
struct BookingTimes {
  var start: TripEvent.Time
  var end: TripEvent.Time?
  /// Whether the calendar has it end before it begins, so that nothing is known of its end.
  var isBackwards = false

  /// Nil without a beginning. What the reservation says of zones and times goes before a time in UTC or in none, and
  /// before whole days.
  ///
  /// `zones` are those of the places where it begins and ends, as far as anybody knows; `nextStay` says whether another
  /// bed begins on the day on which the event is over.
  init?(
    _ event: CalendarEvent, kind: TripEvent.Kind, reservation: Reservation?,
    zones: (start: ZoneRules?, end: ZoneRules?), nextStay: Bool = false
  ) {
    guard let start = Self.time(event.start, zones.start) ?? reservation?.start else { return nil }
    self.start = event.start.isSure ? start : reservation?.start ?? start
    let written = Self.time(event.end, zones.end)
    var end = event.end.isSure ? written : reservation?.end ?? written
    // The end of whole days is the day behind the last one. A hotel is left on that last one too, but on the day behind it
    // where the next bed begins then, as some programs write it, or where there would be no night.
    if let event = event.end, event.isDay, end == written, let last = end?.when.date {
      let isLeftThen = kind == .hotel && (nextStay || last - 1 <= self.start.when.date)
      if !isLeftThen { end = TripEvent.Time(DayAndTime(date: last - 1)) }
      if self.start.when.time == nil, end?.when.date == self.start.when.date - 1 { end = nil }
    }
    guard let end, end.when != self.start.when else { return }
    isBackwards = Self.isBackwards(self.start.when, end.when, isRide: kind.isRide)
    self.end = isBackwards ? nil : end
  }

  /// What is before the beginning wherever the clocks are.
  private static func isBackwards(_ start: DayAndTime, _ end: DayAndTime, isRide: Bool) -> Bool {
    if let start = start.moment?.instant, let end = end.moment?.instant { return end < start }
    if !isRide, let start = start.moment?.local, let end = end.moment?.local { return end < start }
    return end.date < start.date - (isRide ? 1 : 0)
  }

  /// A time in UTC is that of no place: it is told by the clocks of its own, where these are known.
  private static func time(_ time: CalendarTime?, _ clocks: ZoneRules?) -> TripEvent.Time? {
    switch time {
    case nil: return nil
    case .day(let date): return TripEvent.Time(DayAndTime(date: date))
    case .floating(let local): return TripEvent.Time(DayAndTime(date: local.date, time: local.time))
    case .offset(let local, let offset):
      return TripEvent.Time(DayAndTime(date: local.date, time: local.time, offset: offset))
    case .zoned(let local, let zone): return self.time(local, zone)
    case .utc(let local):
      guard let clocks else {
        return TripEvent.Time(DayAndTime(date: local.date, time: local.time, offset: .utc))
      }
      let instant = Instant(seconds: local.clockSeconds)
      let offset = clocks.offset(at: instant)
      let there = LocalDateTime(clockSeconds: instant.seconds + offset.seconds)
      var time = self.time(there, clocks)
      if time.when.offset != offset {
        time = TripEvent.Time(DayAndTime(date: there.date, time: there.time, offset: offset))
      }
      return time
    }
  }

  /// A time that clocks show twice, or not at all, is told by its offset instead of the zone.
  private static func time(_ local: LocalDateTime, _ zone: ZoneRules) -> TripEvent.Time {
    let offset = zone.offset(atLocal: local)
    let when = DayAndTime(date: local.date, time: local.time, offset: offset)
    if case .one = zone.offsets(atLocal: local) { return TripEvent.Time(when, zone: zone) }
    return TripEvent.Time(when)
  }
}

extension CalendarTime? {
  /// Whether it says when it is, and by whose clocks.
  fileprivate var isSure: Bool {
    switch self {
    case .zoned, .offset: true
    case .day, .utc, .floating, nil: false
    }
  }
}
