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

  /// `file` is what it is called in diagnostics.
  package init(_ bytes: [UInt8], file: String, settings: TripSettings) {
    let calendar = CalendarFile(bytes, file: file)
    diagnostics = calendar.problems.map { .of($0, in: calendar) }
    count = calendar.events.count + calendar.others.count
    var exceptions: [String: [CalendarEvent]] = [:]
    let series = Set(calendar.events.filter(\.isRepeated).compactMap(\.uid))
    for event in calendar.events where event.replaces != nil {
      if let uid = event.uid, series.contains(uid) { exceptions[uid, default: []].append(event) }
    }
    var repeated = 0
    for event in calendar.events {
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
        read(event, exceptions: own, in: calendar, settings)
      } else {
        let reader = BookingReader(event, program: calendar.program)
        read(event, by: reader, in: calendar, settings.timeZone)
      }
    }
    for other in calendar.others { leaveOut(.other(other, at: calendar.place(ofLine: other.line))) }
  }

  private mutating func leaveOut(_ reason: Diagnostic) {
    leftOut += 1
    diagnostics.append(reason)
  }

  /// - Returns: whether it has become a booking.
  @discardableResult
  private mutating func read(
    _ event: CalendarEvent, by reader: BookingReader, in calendar: CalendarFile, _ zone: ZoneRules?
  ) -> Bool {
    let place = calendar.place(ofLine: event.lines["SUMMARY"] ?? event.line)
    if reader.reservation?.isCancelled == true {
      leaveOut(.cancelled(at: place))
      return false
    }
    guard let times = BookingTimes(event, kind: reader.kind, reservation: reader.reservation, zone: zone)
    else {
      leaveOut(.withoutStart(at: place))
      return false
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

  /// What comes again: each time within the trip's days, or the first where nobody knows those.
  private mutating func read(
    _ event: CalendarEvent, exceptions: [CalendarEvent], in calendar: CalendarFile, _ settings: TripSettings
  ) {
    let place = calendar.place(ofLine: event.lines["RRULE"] ?? event.lines["RDATE"] ?? event.line)
    let reader = BookingReader(event, program: calendar.program)
    guard let first = settings.start, let last = settings.end, first <= last else {
      if read(event, by: reader, in: calendar, settings.timeZone) {
        diagnostics.append(.firstAlone(at: place))
      }
      return
    }
    let times = Occurrences(of: event, exceptions: exceptions, in: first...last)
    if times.isCut { diagnostics.append(.cutShort(Occurrences.most, at: place)) }
    let kept = times.events.filter { !BookingReader.isCancelled($0) }
    if kept.isEmpty { return leaveOut(.notThen(first...last, at: place)) }
    for (index, time) in kept.enumerated() {
      let own = time.replaces == nil ? reader : BookingReader(time, program: calendar.program)
      let told = diagnostics.count
      guard read(time, by: own, in: calendar, settings.timeZone) else { break }
      // What is wrong with all of them is told once.
      if index > 0 { diagnostics.removeLast(diagnostics.count - told) }
    }
  }

  /// The bookings that an itinerary does not have yet, and how many are there already: of the same kind, beginning and name.
  package func news(beside known: [TripEvent]) -> (bookings: [TripEvent], there: Int) {
    var marks = Set(known.map(BookingMark.init))
    let news = bookings.filter { marks.insert(BookingMark($0)).inserted }
    return (news, bookings.count - news.count)
  }
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
