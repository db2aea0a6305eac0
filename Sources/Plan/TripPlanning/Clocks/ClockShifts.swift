import TripModel

/// The days on which the traveller's clocks were set: where summer time began or ended, or where the way led into another
/// zone.
///
/// A day is taken to end in the zone of the last place that its published way has, or where it has none in that of the
/// day before: what is kept back has no say, and a day trip over a border and back sets no clock.
struct ClockShifts {
  private let zones: ZoneLookup
  private let tripZone: ZoneRules?

  /// The days with their shifts.
  static func find(on days: [DayPlan], zones: ZoneLookup, tripZone: ZoneRules?) -> [DayPlan] {
    ClockShifts(zones: zones, tripZone: tripZone).marked(days)
  }

  /// Days without anything after which the zone of the day before them says nothing of a day.
  private static let longestSilence = 7

  private struct Evening {
    var day: LocalDate
    var zone: ZoneRules
    /// Whether a place told the zone: the trip's own is only what its author counts by, and nobody comes from there.
    var isTold: Bool

    /// What clocks were ahead of UTC at the end of a day, were one still in the zone of this evening.
    func offset(on day: LocalDate) -> UTCOffset {
      zone.offset(atLocal: LocalDateTime(clockSeconds: (day + 1).dayNumber * 86_400 - 1))
    }

    var reason: Reason { isTold ? .zoneOfPosition(zone.identifier) : .tripZone(zone.identifier) }
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
    if let zone = zones.zone(at: day.route.lastPlace) {
      return Evening(day: day.date, zone: zone, isTold: true)
    }
    if let last { return Evening(day: day.date, zone: last.zone, isTold: last.isTold) }
    return tripZone.map { Evening(day: day.date, zone: $0, isTold: false) }
  }

  /// Nothing on days whose clocks showed what they had shown; a zone that sets its clocks does so on one day, also
  /// where the day before is not among those of the trip.
  private func shift(from last: Evening, to evening: Evening) -> ClockShift? {
    let yesterday = evening.day - 1
    let (before, after) = (last.offset(on: yesterday), evening.offset(on: evening.day))
    guard before != after, last.day < evening.day else { return nil }
    guard last.zone == evening.zone else {
      // Of where one was months before nobody sets a clock.
      guard evening.day.dayNumber - last.day.dayNumber <= Self.longestSilence else { return nil }
      return ClockShift(before: before, after: after, showed: nil)
    }
    let start = (yesterday + 1).dayNumber * 86_400 - before.seconds - 1
    let changes = evening.zone.changes(from: Instant(seconds: start), to: Instant(seconds: start + 90_000))
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
}
