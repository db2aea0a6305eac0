import CalendarFile
import Diagnostics
import TripModel

extension Diagnostic {
  static func of(_ problem: CalendarFile.Problem, in calendar: CalendarFile) -> Diagnostic {
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

  static func cancelled(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventLeftOut, "This is cancelled, so it is left out", at: place,
      advice: "If it stands in itinerary.yml from before, take it out there.")
  }

  static func elsewhen(
    _ day: LocalDate, _ days: ClosedRange<LocalDate>, at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic(
      .warning, .eventLeftOut,
      "This is on \(day), and the trip is from \(days.lowerBound) to \(days.upperBound), so it is left out",
      at: place,
      advice: "These are the dates of the trip in trip.yml. Add it by hand if it belongs to the trip.")
  }

  static func inUTC(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventChanged,
      "This time is in UTC, and nothing says by whose clocks it was meant, so it is written with a Z",
      at: place,
      advice: "Write the time there and its zone into itinerary.yml, such as 09:35 Europe/Lisbon.")
  }

  static func otherEnd(_ booking: TripEvent, _ old: TripEvent) -> Diagnostic {
    let line = old.place.span.map { " on line \($0.line)" } ?? ""
    return Diagnostic(
      .warning, .eventChanged,
      "This stands in itinerary.yml already\(line), with another end, which is left as it is",
      at: booking.place,
      advice: booking.end.map { "If it has changed, write it there: end: \($0.written)" })
  }

  static func moved(_ booking: TripEvent, _ old: TripEvent) -> Diagnostic {
    let line = old.place.span.map { " on line \($0.line)" } ?? ""
    return Diagnostic(
      .warning, .eventChanged,
      "This has the code of what stands in itinerary.yml\(line) at another time, and was added beside it",
      at: booking.place, advice: "If the booking was changed, take the old one out there.")
  }

  static func withoutStart(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .eventLeftOut, "Nothing says when this begins, so it is left out", at: place,
      advice: "Add it by hand: `tripbook new event`.")
  }

  static func other(_ other: CalendarOther, at place: SourcePlace) -> Diagnostic {
    let what = other.kind == "VTODO" ? "a task" : "a journal"
    return Diagnostic(
      .warning, .eventLeftOut, "This is \(what) and no event, so it is left out", at: place,
      advice: "Add it by hand if it belongs to the trip: `tripbook new event`.")
  }

  static func backwards(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventChanged, "This would end before it begins, so it is written without an end", at: place,
      advice: "Write the right `end` into itinerary.yml.")
  }

  static func secretLink(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .eventChanged,
      "The address of its page opens the booking to whoever has it, so it is not written", at: place)
  }

  static func firstAlone(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .repeatedEvent, "This comes again, and the trip has no dates, so only the first time is used",
      at: place,
      advice:
        "Write `start` and `end` into trip.yml and import it again: each time between them is added then.")
  }

  static func cutShort(_ most: Int, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .repeatedEvent,
      "This comes again more than \(most) times, or from too long ago to be counted; what is more is left out",
      at: place, advice: "Add the times that are missing by hand: `tripbook new event`.")
  }

  static func notThen(_ days: ClosedRange<LocalDate>, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventLeftOut,
      "This comes again, but never from \(days.lowerBound) to \(days.upperBound), so it is left out",
      at: place,
      advice: "These are the dates of the trip in trip.yml. Add it by hand if it belongs to the trip.")
  }

  static func tooManyRepeated(_ most: Int, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .eventLeftOut,
      "More than \(most) things of this calendar come again, so this one is left out", at: place,
      advice: "Export less of the calendar.")
  }
}
