import ICalendar
import Diagnostics
import TripModel

extension Diagnostic {
  static func of(_ problem: CalendarFile.Problem, in calendar: CalendarFile) -> Diagnostic {
    let place = calendar.place(ofLine: problem.line)
    return switch problem.kind {
    case .line:
      Diagnostic(
        .warning, .badCalendarLine, "Line ignored: not part of a calendar", at: place,
        advice: "Export the calendar again if something is missing.")
    case .value(let name):
      Diagnostic(
        .warning, .badCalendarLine, "Ignored: cannot read the value of \(name.short)",
        at: place,
        advice: "Complete it in itinerary.yml by hand.")
    case .zone(let name):
      Diagnostic(
        .warning, .badCalendarLine,
        "Unknown time zone “\(name.short)”; the time is written without one", at: place,
        advice:
          "Write the zone after the time in itinerary.yml, such as Europe/Lisbon, unless its place has a position."
      )
    case .cutOff:
      Diagnostic(
        .warning, .badCalendarLine, "Calendar breaks off; something may be missing",
        at: place,
        advice: "Export it again, and compare.")
    case .rule(let part):
      Diagnostic(
        .warning, .repeatedEvent,
        "Unknown rule of repetition \(part.short); only the first time is used",
        at: place, advice: "Add the other times with `tripbook new event`.")
    }
  }

  static func cancelled(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventLeftOut, "Cancelled event left out", at: place,
      advice: "If it is already in itinerary.yml, delete it there.")
  }

  static func elsewhen(
    _ day: LocalDate, _ days: ClosedRange<LocalDate>, areAsked: Bool, at place: SourcePlace
  ) -> Diagnostic {
    // Who says the days knows what is not on them.
    if areAsked {
      return Diagnostic(
        .note, .eventLeftOut, "Event left out: \(day) is none of the days of --from and --to", at: place)
    }
    return Diagnostic(
      .warning, .eventLeftOut,
      "Event left out: \(day) is outside the trip (\(days.lowerBound) to \(days.upperBound))",
      at: place,
      advice:
        "These are the dates of the trip in trip.yml. If it belongs to the trip, take in other days with --from "
        + "and --to.")
  }

  static func inUTC(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventChanged,
      "Time in UTC with no zone of its place; written with a Z",
      at: place,
      advice: "Write the local time and its zone in itinerary.yml, such as 09:35 Europe/Lisbon.")
  }

  static func otherEnd(_ booking: TripEvent, _ old: TripEvent) -> Diagnostic {
    let line = old.source.span.map { " on line \($0.line)" } ?? ""
    return Diagnostic(
      .warning, .eventChanged,
      "Already in itinerary.yml\(line) with another end, which is not changed",
      at: booking.source,
      advice: booking.end.map { "If it has changed, write it there: end: \($0.written)" })
  }

  static func moved(_ booking: TripEvent, _ old: TripEvent) -> Diagnostic {
    let line = old.source.span.map { " on line \($0.line)" } ?? ""
    return Diagnostic(
      .warning, .eventChanged,
      "Same booking code as in itinerary.yml\(line), at another time; added as a second event",
      at: booking.source, advice: "If the booking was changed, delete the old one there.")
  }

  static func withoutStart(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .eventLeftOut, "Event left out: missing start", at: place,
      advice: "Add it by hand: `tripbook new event`.")
  }

  static func other(_ other: CalendarOther, at place: SourcePlace) -> Diagnostic {
    let what = other.kind == "VTODO" ? "Task" : "Journal entry"
    return Diagnostic(
      .warning, .eventLeftOut, "\(what) left out: not an event", at: place,
      advice: "Add it by hand if it belongs to the trip: `tripbook new event`.")
  }

  static func backwards(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventChanged, "End before the start; written without an end", at: place,
      advice: "Write the right `end` into itinerary.yml.")
  }

  static func secretLink(at place: SourcePlace) -> Diagnostic {
    Diagnostic(.note, .eventChanged, "Link not written: whoever has it can open the booking", at: place)
  }

  static func price(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .eventChanged, "Price in the description not taken", at: place,
      advice: "To count it, write it below the event in itinerary.yml: `cost: 120 EUR`.")
  }

  static func firstAlone(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .repeatedEvent, "Repeated event: the trip has no dates, so only the first time is used",
      at: place,
      advice:
        "Write `start` and `end` in trip.yml and import it again to add each time between them.")
  }

  static func cutShort(_ maximum: Int, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .repeatedEvent,
      "Repeated more than \(maximum) times, or since too long ago; the rest is left out",
      at: place, advice: "Add the missing times with `tripbook new event`.")
  }

  static func notThen(_ days: ClosedRange<LocalDate>, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventLeftOut,
      "Repeated event left out: never from \(days.lowerBound) to \(days.upperBound)",
      at: place,
      advice: "These are the dates of the trip in trip.yml. Add it by hand if it belongs to the trip.")
  }

  static func tooManyRepeated(_ maximum: Int, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventLeftOut,
      "Event left out: more than \(maximum) repeated events in this calendar", at: place,
      advice: "Export less of the calendar.")
  }
}
