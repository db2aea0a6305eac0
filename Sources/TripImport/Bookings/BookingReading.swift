import CalendarFile
package import Diagnostics
package import TripModel

/// A calendar as events of an itinerary, with an account of each of its own. Pure: it knows no folder.
package struct BookingReading: Sendable {
  /// In the order of the calendar; what comes again is one of them for each time.
  package private(set) var bookings: [TripEvent] = []
  /// All events, tasks and journals of the calendar; one that comes again counts once, with its exceptions.
  package private(set) var count = 0
  package private(set) var leftOut = 0
  package private(set) var diagnostics: [Diagnostic] = []

  /// Things of one calendar that come again, of which the times are looked for.
  private static let mostRepeated = 1000

  /// Whether a file is a calendar, whatever it is called.
  package static func isCalendar(_ bytes: [UInt8]) -> Bool { CalendarFile.isOne(bytes) }

  /// By whose clocks a place is, as far as anybody knows.
  package typealias Clocks = @Sendable (NamedPlace) -> ZoneRules?

  private let clocks: Clocks
  private let settings: TripSettings

  /// `file` is what it is called in diagnostics.
  package init(
    _ bytes: [UInt8], file: String, settings: TripSettings, clocks: @escaping Clocks = { _ in nil }
  ) {
    self.clocks = clocks
    self.settings = settings
    let calendar = CalendarFile(bytes, file: file)
    let outdated = Self.outdated(calendar.events)
    diagnostics = calendar.problems.map { .of($0, in: calendar) }
    count = calendar.events.count + calendar.others.count
    var exceptions: [String: [CalendarEvent]] = [:]
    let series = Set(calendar.events.filter(\.isRepeated).compactMap(\.uid))
    for event in calendar.events where event.replaces != nil {
      if let uid = event.uid, series.contains(uid) { exceptions[uid, default: []].append(event) }
    }
    var repeated = 0
    for (index, event) in calendar.events.enumerated() {
      if outdated.contains(index) {
        count -= 1
        continue
      }
      if event.replaces != nil, let uid = event.uid, series.contains(uid) {
        count -= 1
        continue
      }
      if calendar.method == "CANCEL" || BookingReader.isCancelled(event) {
        leaveOut(
          .cancelled(
            at: calendar.place(ofLine: event.lines["STATUS"] ?? event.lines["SUMMARY"] ?? event.line)))
      } else if event.isRepeated {
        repeated += 1
        guard repeated <= Self.mostRepeated else {
          leaveOut(.tooManyRepeated(Self.mostRepeated, at: calendar.place(ofLine: event.line)))
          continue
        }
        // Exceptions belong to the first of their name.
        let own = event.uid.flatMap { exceptions.removeValue(forKey: $0) } ?? []
        read(event, exceptions: own, in: calendar)
      } else {
        let reader = BookingReader(event, program: calendar.program)
        if let start = event.start, isFar(start.date, (event.end ?? start).date), let days = tripDays {
          leaveOut(
            .elsewhen(start.date, days, at: calendar.place(ofLine: event.lines["DTSTART"] ?? event.line)))
          continue
        }
        read(event, by: reader, in: calendar)
      }
    }
    bookings = bookings.joiningHalves()
    for other in calendar.others { leaveOut(.other(other, at: calendar.place(ofLine: other.line))) }
  }

  /// Days before and after a trip on which something may still belong to it.
  private static let nearby = 7

  private var tripDays: ClosedRange<LocalDate>? {
    guard let first = settings.start, let last = settings.end, first <= last else { return nil }
    return first...last
  }

  /// Whether something is so long before or after the trip that it belongs to another: whole calendars are exported, too.
  private func isFar(_ first: LocalDate, _ last: LocalDate) -> Bool {
    guard let days = tripDays else { return false }
    return last < days.lowerBound - Self.nearby || first > days.upperBound + Self.nearby
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

  private mutating func leaveOut(_ reason: Diagnostic) {
    leftOut += 1
    diagnostics.append(reason)
  }

  /// - Returns: whether it has become a booking.
  @discardableResult
  private mutating func read(
    _ event: CalendarEvent, by reader: BookingReader, in calendar: CalendarFile
  ) -> Bool {
    let place = calendar.place(ofLine: event.lines["SUMMARY"] ?? event.line)
    if reader.reservation?.isCancelled == true {
      leaveOut(.cancelled(at: place))
      return false
    }
    let zones = zones(of: event, reader, in: calendar)
    guard let times = BookingTimes(event, kind: reader.kind, reservation: reader.reservation, zones: zones)
    else {
      leaveOut(.withoutStart(at: place))
      return false
    }
    if zones.start == nil, case .utc = event.start, times.start.zone == nil {
      diagnostics.append(.inUTC(at: calendar.place(ofLine: event.lines["DTSTART"] ?? event.line)))
    }
    if times.isBackwards {
      diagnostics.append(.backwards(at: calendar.place(ofLine: event.lines["DTEND"] ?? event.line)))
    }
    if reader.hasSecretLink {
      diagnostics.append(.secretLink(at: calendar.place(ofLine: event.lines["URL"] ?? event.line)))
    }
    bookings.append(reader.booking(times, at: place))
    return true
  }

  /// By whose clocks it begins and ends: those of its places, else of the trip, else of whoever keeps the calendar. Asked for only where the
  /// calendar does not say.
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
  private mutating func read(
    _ event: CalendarEvent, exceptions: [CalendarEvent], in calendar: CalendarFile
  ) {
    let place = calendar.place(ofLine: event.lines["RRULE"] ?? event.lines["RDATE"] ?? event.line)
    let reader = BookingReader(event, program: calendar.program)
    guard let days = tripDays else {
      if read(event, by: reader, in: calendar) {
        diagnostics.append(.firstAlone(at: place))
      }
      return
    }
    let times = Occurrences(of: event, exceptions: exceptions, in: days)
    if times.isCut { diagnostics.append(.cutShort(Occurrences.most, at: place)) }
    let kept = times.events.filter { !BookingReader.isCancelled($0) }
    if kept.isEmpty { return leaveOut(.notThen(days, at: place)) }
    for (index, time) in kept.enumerated() {
      let own = time.replaces == nil ? reader : BookingReader(time, program: calendar.program)
      let told = diagnostics.count
      guard read(time, by: own, in: calendar) else { break }
      // What is wrong with all of them is told once.
      if index > 0 { diagnostics.removeLast(diagnostics.count - told) }
    }
  }

  /// The bookings that an itinerary does not have yet, how many are there already, and what is to be said of those that stand there
  /// otherwise.
  ///
  /// One is there that has the same kind, name and beginning, unless both have a code and these differ.
  package func news(beside known: [TripEvent]) -> BookingNews {
    var news = BookingNews()
    var there: [BookingMark: [TripEvent]] = [:]
    for event in known { there[BookingMark(event), default: []].append(event) }
    let byCode = Dictionary(grouping: known.filter { $0.booking != nil }) { $0.booking ?? "" }
    for booking in bookings {
      let mark = BookingMark(booking)
      if let same = there[mark]?.first(where: { $0.isOneBooking(with: booking) }) {
        news.there += 1
        if let end = booking.end, let old = same.end, old != end {
          news.remarks.append(.otherEnd(booking, same))
        }
        continue
      }
      let old = byCode[booking.booking ?? ""]?.first { $0.kind == booking.kind && $0.isAlike(booking) }
      if let old { news.remarks.append(.moved(booking, old)) }
      there[mark, default: []].append(booking)
      news.bookings.append(booking)
    }
    return news
  }
}

/// What of a calendar is new beside an itinerary.
package struct BookingNews: Sendable {
  package var bookings: [TripEvent] = []
  package var there = 0
  package var remarks: [Diagnostic] = []
}

/// By what a booking is known again.
private struct BookingMark: Hashable {
  let kind: TripEvent.Kind
  let date: LocalDate
  let time: LocalTime?
  let title: String

  init(_ event: TripEvent) {
    kind = event.kind
    date = event.start.when.date
    time = event.start.when.time
    title = folded(event.title)
  }
}

extension TripEvent {
  fileprivate func isOneBooking(with other: TripEvent) -> Bool {
    guard let booking, let code = other.booking else { return true }
    return booking == code
  }

  /// Whether it may be an older version of another: the same thing at another time.
  fileprivate func isAlike(_ other: TripEvent) -> Bool {
    folded(title) == folded(other.title)
      || from?.value.name == other.from?.value.name && to?.value.name == other.to?.value.name && from != nil
        && to != nil
  }
}

extension Diagnostic {
  fileprivate static func of(_ problem: CalendarFile.Problem, in calendar: CalendarFile) -> Diagnostic {
    let place = calendar.place(ofLine: problem.line)
    return switch problem.kind {
    case .line:
      Diagnostic(
        .warning, .badCalendarLine, "This line is no part of a calendar, and is passed over", at: place,
        advice: "Export the calendar again if something is missing.")
    case .value(let name):
      Diagnostic(
        .warning, .badCalendarLine, "Nobody can read what stands behind \(name.short), so it is passed over",
        at: place,
        advice: "Complete it in itinerary.yml by hand.")
    case .zone(let name):
      Diagnostic(
        .warning, .badCalendarLine,
        "“\(name.short)” is no time zone that anybody knows, so the time is written without one", at: place,
        advice:
          "Write the zone behind the time in itinerary.yml, such as Europe/Lisbon, unless its place has a position."
      )
    case .cutOff:
      Diagnostic(
        .warning, .badCalendarLine, "The calendar ends in the middle, so something of it may be missing",
        at: place,
        advice: "Fetch or export it again, and compare.")
    case .rule(let part):
      Diagnostic(
        .warning, .repeatedEvent,
        "It comes again by a rule that Tripbook does not know, \(part.short), so only the first time is used",
        at: place, advice: "Add the other times by hand: `tripbook new event`.")
    }
  }

  fileprivate static func cancelled(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventLeftOut, "This is cancelled, so it is left out", at: place,
      advice: "If it stands in itinerary.yml from before, take it out there.")
  }

  fileprivate static func elsewhen(
    _ day: LocalDate, _ days: ClosedRange<LocalDate>, at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic(
      .warning, .eventLeftOut,
      "This is on \(day), and the trip is from \(days.lowerBound) to \(days.upperBound), so it is left out",
      at: place,
      advice: "These are the dates of the trip in trip.yml. Add it by hand if it belongs to the trip.")
  }

  fileprivate static func inUTC(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventChanged,
      "This time is in UTC, and nothing says by whose clocks it was meant, so it is written with a Z",
      at: place,
      advice: "Write the time there and its zone into itinerary.yml, such as 09:35 Europe/Lisbon.")
  }

  fileprivate static func otherEnd(_ booking: TripEvent, _ old: TripEvent) -> Diagnostic {
    let line = old.place.span.map { " on line \($0.line)" } ?? ""
    return Diagnostic(
      .warning, .eventChanged,
      "This stands in itinerary.yml already\(line), with another end, which is left as it is",
      at: booking.place,
      advice: booking.end.map { "If it has changed, write it there: end: \($0.written)" })
  }

  fileprivate static func moved(_ booking: TripEvent, _ old: TripEvent) -> Diagnostic {
    let line = old.place.span.map { " on line \($0.line)" } ?? ""
    return Diagnostic(
      .warning, .eventChanged,
      "This has the code of what stands in itinerary.yml\(line) at another time, and was added beside it",
      at: booking.place, advice: "If the booking was changed, take the old one out there.")
  }

  fileprivate static func withoutStart(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .eventLeftOut, "Nothing says when this begins, so it is left out", at: place,
      advice: "Add it by hand: `tripbook new event`.")
  }

  fileprivate static func other(_ other: CalendarOther, at place: SourcePlace) -> Diagnostic {
    let what = other.kind == "VTODO" ? "a task" : "a journal"
    return Diagnostic(
      .warning, .eventLeftOut, "This is \(what) and no event, so it is left out", at: place,
      advice: "Add it by hand if it belongs to the trip: `tripbook new event`.")
  }

  fileprivate static func backwards(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventChanged, "This would end before it begins, so it is written without an end", at: place,
      advice: "Write the right `end` into itinerary.yml.")
  }

  fileprivate static func secretLink(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .eventChanged,
      "The address of its page opens the booking to whoever has it, so it is not written", at: place)
  }

  fileprivate static func firstAlone(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .repeatedEvent, "This comes again, and the trip has no dates, so only the first time is used",
      at: place,
      advice:
        "Write `start` and `end` into trip.yml and import it again: each time between them is added then.")
  }

  fileprivate static func cutShort(_ most: Int, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .repeatedEvent,
      "This comes again more than \(most) times, or from too long ago to be counted; what is more is left out",
      at: place, advice: "Add the times that are missing by hand: `tripbook new event`.")
  }

  fileprivate static func notThen(_ days: ClosedRange<LocalDate>, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventLeftOut,
      "This comes again, but never from \(days.lowerBound) to \(days.upperBound), so it is left out",
      at: place,
      advice: "These are the dates of the trip in trip.yml. Add it by hand if it belongs to the trip.")
  }

  fileprivate static func tooManyRepeated(_ most: Int, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventLeftOut,
      "More than \(most) things of this calendar come again, so this one is left out", at: place,
      advice: "Export less of the calendar.")
  }
}
