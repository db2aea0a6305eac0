import TripModel

/// The days on which the traveller's clocks were set: where summer time began or ended, or where the way led into another
/// zone.
///
/// A day is taken to end in the zone of the last place that its published way has; where a text alone tells that place, or
/// nothing does, its pictures say how far clocks were ahead; else it is that of the day before. What is kept back has
/// no say, and a day trip over a border and back sets no clock.
struct ClockShifts {
  private let zones: ZoneLookup
  private let tripZone: ZoneRules?
  private let pictures: OffsetsOfPictures

  /// The days with their shifts.
  static func find(
    on days: [DayPlan], pictures: some Sequence<PhotoPlan>, zones: ZoneLookup, tripZone: ZoneRules?
  ) -> [DayPlan] {
    var measured: [LocalDate: UTCOffset] = [:]
    for day in days where !day.route.endsInWords {
      measured[day.date] = zones.zone(at: day.route.lastPlace).map { Clock.zone($0).offset(on: day.date) }
    }
    return ClockShifts(
      zones: zones, tripZone: tripZone, pictures: OffsetsOfPictures(pictures, measured: measured)
    ).marked(days)
  }

  private enum Clock: Hashable {
    case zone(ZoneRules)
    /// Of a zone that nothing names.
    case ahead(UTCOffset)

    /// What it was ahead of UTC at the end of a day.
    func offset(on day: LocalDate) -> UTCOffset {
      switch self {
      case .zone(let zone):
        zone.offset(atLocal: LocalDateTime(clockSeconds: (day + 1).dayNumber * 86_400 - 1))
      case .ahead(let offset): offset
      }
    }

    /// The same where it agrees with what pictures say on a day.
    func agreeing(with offset: UTCOffset, on day: LocalDate) -> Clock? {
      self.offset(on: day) == offset ? self : nil
    }
  }

  private struct Evening {
    var day: LocalDate
    var clock: Clock
    /// The last day of which something told where one was, or how clocks were set: this, or one before it.
    var known: LocalDate
    var reason: Reason

    /// Whether a place or a picture told the clock: the trip's own zone is only what its author counts by, and nobody
    /// comes from there.
    var isTold: Bool {
      if case .tripZone = reason { false } else { true }
    }
  }

  private func marked(_ days: [DayPlan]) -> [DayPlan] {
    var last: Evening?
    return days.map { day in
      guard let evening = evening(of: day, after: last) else { return day }
      defer { last = evening }
      guard let last, last.isTold == evening.isTold else { return day }
      var day = day
      day.clockShift = shift(from: last, to: evening).map { Reasoned($0, because: evening.reason) }
      return day
    }
  }

  private func evening(of day: DayPlan, after last: Evening?) -> Evening? {
    let date = day.date
    let zone = zones.zone(at: day.route.lastPlace)
    let ofPlace = zone.map {
      Evening(day: date, clock: .zone($0), known: date, reason: .zoneOfPosition($0.identifier))
    }
    if let ofPlace, !day.route.endsInWords { return ofPlace }
    if let told = pictures.byDay[date] {
      if let ofPlace, ofPlace.clock.agreeing(with: told.offset, on: date) != nil { return ofPlace }
      let known = [last?.clock, tripZone.map { .zone($0) }].compactMap(\.self)
      let agreeing = known.lazy.compactMap { $0.agreeing(with: told.offset, on: date) }.first
      let clock = agreeing ?? .ahead(told.offset)
      return Evening(day: date, clock: clock, known: date, reason: .neighbour(file: told.file))
    }
    if let ofPlace { return ofPlace }
    if var evening = last {
      evening.day = date
      // At sea one knows where one was, and that no zone begins there.
      if day.route.lastPlace != nil { evening.known = date }
      return evening
    }
    return tripZone.map {
      Evening(day: date, clock: .zone($0), known: date, reason: .tripZone($0.identifier))
    }
  }

  /// Nothing on days whose clocks showed what they had shown; a zone that sets its clocks does so on one day, also
  /// where the day before is not among those of the trip. Nor is it told of days before which others are silent: one came
  /// into another zone on any of them.
  private func shift(from last: Evening, to evening: Evening) -> ClockShift? {
    let yesterday = evening.day - 1
    let (before, after) = (last.clock.offset(on: yesterday), evening.clock.offset(on: evening.day))
    guard before != after, last.day < evening.day else { return nil }
    guard last.clock == evening.clock, case .zone(let zone) = evening.clock else {
      guard evening.day - last.known == 1 else { return nil }
      return ClockShift(before: before, after: after, showed: nil)
    }
    let start = (yesterday + 1).dayNumber * 86_400 - before.seconds - 1
    let changes = zone.changes(from: Instant(seconds: start), to: Instant(seconds: start + 90_000))
    let showed = changes.first.map {
      LocalDateTime(clockSeconds: $0.instant.seconds + before.seconds).time
    }
    return ClockShift(before: before, after: after, showed: showed)
  }
}

extension RoutePlan {
  /// Where its way ends, as far as it is known.
  fileprivate var lastPlace: Coordinate? {
    legs.last?.points.last ?? visits.last.map { stops[$0].coordinate } ?? stops.last?.coordinate
  }
  /// Whether nothing but what was written tells where it ends: a name may be that of another town.
  fileprivate var endsInWords: Bool {
    guard legs.last?.kind != .recorded, let last = visits.last.map({ stops[$0] }) ?? stops.last else {
      return false
    }
    return last.photos.isEmpty && !last.entries.isEmpty
  }
}
