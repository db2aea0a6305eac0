import ICalendar
package import Diagnostics
package import Importing
package import TripModel

/// A calendar as events of an itinerary, with an account of each of its own. Pure: it knows no folder.
package struct BookingReading: Sendable {
  /// In the order of the calendar; what comes again is one of them for each time.
  package private(set) var bookings: [TripEvent] = []
  /// All events, tasks and journals of the calendar; one that comes again counts once, with its exceptions.
  package private(set) var count = 0
  package private(set) var leftOut = 0
  package private(set) var diagnostics: [Diagnostic] = []
  /// What became of each property.
  package private(set) var account = ImportAccount()
  /// The lines on which those begin of which nothing becomes.
  private var nothing: Set<Int> = []
  /// The days on which beds begin that are booked by whole days.
  private var stays: Set<LocalDate> = []

  /// Things of one calendar that come again, of which the times are looked for.
  private static let maxRepeated = 1000

  /// Whether a file is a calendar, whatever it is called.
  package static func isCalendar(_ bytes: [UInt8]) -> Bool { CalendarFile.isOne(bytes) }

  /// By whose clocks a place is, as far as anybody knows.
  package typealias Clocks = @Sendable (NamedPlace) -> ZoneRules?

  /// Where a place is, as far as anybody knows.
  package typealias Places = @Sendable (NamedPlace) -> Coordinate?

  private let clocks: Clocks
  private let surroundings: BookingSurroundings
  let settings: TripSettings
  /// The days that were asked for; nil for those of the trip.
  private let asked: ClosedRange<LocalDate>?

  /// `file` is what it is called in diagnostics, `days` are wanted instead of the trip's.
  package static func read(
    _ bytes: [UInt8], file: String, settings: TripSettings, days: ClosedRange<LocalDate>? = nil,
    clocks: @escaping Clocks = { _ in nil }, places: @escaping Places = { _ in nil }
  ) -> BookingReading {
    let calendar = CalendarFile.read(bytes, file: file)
    var reading = BookingReading(
      clocks: clocks, surroundings: BookingSurroundings(calendar, places: places), settings: settings,
      asked: days)
    reading.read(calendar)
    reading.account = PropertyFates.account(of: calendar, leftOut: reading.nothing)
    return reading
  }

  private mutating func read(_ calendar: CalendarFile) {
    let outdated = Self.outdated(calendar.events)
    diagnostics = calendar.problems.map { .of($0, in: calendar) }
    count = calendar.events.count + calendar.others.count
    stays = Set(calendar.events.compactMap { firstNight(of: $0) })
    var exceptions: [String: [CalendarEvent]] = [:]
    let series = Set(calendar.events.filter(\.isRepeated).compactMap(\.uid))
    for event in calendar.events where event.replaces != nil {
      if let uid = event.uid, series.contains(uid) { exceptions[uid, default: []].append(event) }
    }
    var repeated = 0
    for (index, event) in calendar.events.enumerated() {
      if outdated.contains(index) {
        count -= 1
        nothing.insert(event.line)
        continue
      }
      if event.replaces != nil, let uid = event.uid, series.contains(uid) {
        count -= 1
        continue
      }
      if calendar.method == "CANCEL" || BookingReader.isCancelled(event) {
        leaveOut(
          event.line,
          .cancelled(
            at: calendar.place(ofLine: event.lines["STATUS"] ?? event.lines["SUMMARY"] ?? event.line)))
      } else if event.isRepeated {
        repeated += 1
        guard repeated <= Self.maxRepeated else {
          leaveOut(
            event.line, .tooManyRepeated(Self.maxRepeated, at: calendar.place(ofLine: event.line)))
          continue
        }
        // Exceptions belong to the first of their name.
        let own = event.uid.flatMap { exceptions.removeValue(forKey: $0) } ?? []
        read(event, exceptions: own, in: calendar)
      } else {
        let reader = BookingReader(event, among: surroundings)
        if let start = event.start, isFar(start.date, (event.end ?? start).date), let days = tripDays {
          leaveOut(
            event.line,
            .elsewhen(
              start.date, days, areAsked: asked != nil,
              at: calendar.place(ofLine: event.lines["DTSTART"] ?? event.line)))
          continue
        }
        read(event, by: reader, in: calendar)
      }
    }
    let whole = bookings.joiningHalves()
    count -= bookings.count - whole.count
    bookings = whole
    for other in calendar.others {
      leaveOut(other.line, .other(other, at: calendar.place(ofLine: other.line)))
    }
  }

  /// Nil of what is no bed, or has an hour.
  private func firstNight(of event: CalendarEvent) -> LocalDate? {
    guard let start = event.start, start.isDay, !BookingReader.isCancelled(event),
      BookingReader(event, among: surroundings).kind == .hotel
    else { return nil }
    return start.date
  }

  /// Days before and after a trip on which something may still belong to it: the way there by night, the way home.
  private static let nearby = 1

  private var tripDays: ClosedRange<LocalDate>? {
    if let asked { return asked }
    guard let first = settings.start, let last = settings.end, first <= last else { return nil }
    return first...last
  }

  /// Whether something is before or after the trip: whole calendars are exported, with what is nobody's business in them.
  private func isFar(_ first: LocalDate, _ last: LocalDate) -> Bool {
    guard let days = tripDays else { return false }
    let around = asked == nil ? Self.nearby : 0
    return last.dayNumber < days.lowerBound.dayNumber - around
      || first.dayNumber > days.upperBound.dayNumber + around
  }

  /// Of events that stand in several versions in one file, the numbers of all but the newest.
  private static func outdated(_ events: [CalendarEvent]) -> Set<Int> {
    var newest: [String: Int] = [:]
    var outdated: Set<Int> = []
    for (index, event) in events.enumerated() where event.replaces == nil {
      guard let uid = event.uid, !uid.isEmpty else { continue }
      if let other = newest[uid] {
        // Programs that count no versions give one name to many things.
        guard events[other].version != event.version else { continue }
        let isNewer = events[other].version < event.version
        outdated.insert(isNewer ? other : index)
        if !isNewer { continue }
      }
      newest[uid] = index
    }
    return outdated
  }

  /// Counts something that begins on a line and becomes nothing.
  private mutating func leaveOut(_ line: Int, _ reason: Diagnostic) {
    leftOut += 1
    nothing.insert(line)
    diagnostics.append(reason)
  }

  /// - Returns: whether it has become a booking.
  @discardableResult
  private mutating func read(
    _ event: CalendarEvent, by reader: BookingReader, in calendar: CalendarFile
  ) -> Bool {
    let place = calendar.place(ofLine: event.lines["SUMMARY"] ?? event.line)
    if reader.reservation?.isCancelled == true {
      leaveOut(event.line, .cancelled(at: place))
      return false
    }
    let zones = zones(of: event, reader, in: calendar)
    let nextStay = event.end.map { $0.isDay && stays.contains($0.date) } ?? false
    guard
      let times = BookingTimes(
        event, kind: reader.kind, reservation: reader.reservation, zones: zones, nextStay: nextStay)
    else {
      leaveOut(event.line, .withoutStart(at: place))
      return false
    }
    if zones.start == nil, case .utc = event.start, times.start.zone == nil {
      diagnostics.append(.inUTC(at: calendar.place(ofLine: event.lines["DTSTART"] ?? event.line)))
    }
    if times.isBackwards {
      diagnostics.append(.backwards(at: calendar.place(ofLine: event.lines["DTEND"] ?? event.line)))
    }
    if reader.hasPrice {
      diagnostics.append(.price(at: calendar.place(ofLine: event.lines["DESCRIPTION"] ?? event.line)))
    }
    if reader.hasSecretLink {
      diagnostics.append(.secretLink(at: calendar.place(ofLine: event.lines["URL"] ?? event.line)))
    }
    bookings.append(reader.booking(times, at: place))
    return true
  }

  /// By whose clocks it begins and ends: those of its places, else of the trip, else of whoever keeps the calendar.
  /// Asked for only where the calendar does not say.
  private func zones(
    of event: CalendarEvent, _ reader: BookingReader, in calendar: CalendarFile
  ) -> (start: ZoneRules?, end: ZoneRules?) {
    func zone(_ time: CalendarTime?, _ place: NamedPlace?) -> ZoneRules? {
      guard case .utc = time else { return nil }
      return place.flatMap(clocks) ?? settings.timeZone ?? calendar.zone
    }
    let ends = reader.ends
    return (zone(event.start, ends.start), zone(event.end, ends.end))
  }

  /// What comes again: each time within the trip's days, or the first where nobody knows those.
  private mutating func read(_ event: CalendarEvent, exceptions: [CalendarEvent], in calendar: CalendarFile) {
    let place = calendar.place(ofLine: event.lines["RRULE"] ?? event.lines["RDATE"] ?? event.line)
    let reader = BookingReader(event, among: surroundings)
    guard let days = tripDays else {
      if read(event, by: reader, in: calendar) {
        diagnostics.append(.firstAlone(at: place))
      }
      return
    }
    let times = Occurrences.find(of: event, exceptions: exceptions, in: days)
    if times.isCut { diagnostics.append(.cutShort(Occurrences.maximum, at: place)) }
    let kept = times.events.filter { !BookingReader.isCancelled($0) }
    if kept.isEmpty { return leaveOut(event.line, .notThen(days, at: place)) }
    for (index, time) in kept.enumerated() {
      let own = time.replaces == nil ? reader : BookingReader(time, among: surroundings)
      let told = diagnostics.count
      guard read(time, by: own, in: calendar) else { break }
      // What is wrong with all of them is told once.
      if index > 0 { diagnostics.removeLast(diagnostics.count - told) }
    }
  }
}
