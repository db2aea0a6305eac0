import Diagnostics
import TripModel

/// An attraction that is committed to a day on which, or to a time at which, it is closed; nothing of a trip
/// that is closed itself.
func checkAttractionHours(of trip: Trip) -> [Diagnostic] {
  guard !trip.settings.isClosed else { return [] }
  return trip.attractions.compactMap { saved in
    guard let hours = saved.hours, let day = saved.day else { return nil }
    let place = saved.dayPlace ?? saved.source
    if let time = day.time, hours.isOpen(on: day.date) != false {
      guard hours.isOpen(on: day.date, at: time) == false else { return nil }
      return .closedThen(
        saved.name, "\(time.hourAndMinute) on \(day.date.inWords)",
        "That \(day.date.weekdayName) it is open \(hours.on(day.date).inWords)", at: place)
    }
    let isOpenThen = day.time.map { hours.isOpen(on: day.date, at: $0) } ?? hours.isOpen(on: day.date)
    guard isOpenThen == false else { return nil }
    return .closedThen(saved.name, day.date.inWords, hours.advice, at: place)
  }
}

extension OpeningHours {
  /// When it is open, in half a sentence: `It is open Tuesday to Sunday 10:00-18:00`.
  fileprivate var advice: String {
    let open = runs.filter { if case .open = $0.day { true } else { false } }.map { run in
      let names = [run.first, run.last].map { Self.names[$0] }
      return (run.first == run.last ? names[0] : "\(names[0]) to \(names[1])") + " " + run.day.inWords
    }
    return open.isEmpty ? "Give it another day" : "It is open " + open.joined(separator: "; ")
  }

  fileprivate static let names = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}

extension OpeningHours.Day {
  fileprivate var inWords: String {
    guard case .open(let spans) = self else { return "" }
    return spans.map { OpeningHours.clock($0.start) + "-" + OpeningHours.clock($0.end) }.joined(
      separator: ", ")
  }
}

extension LocalDate {
  fileprivate var weekdayName: String { OpeningHours.names[weekday - 1] }
  /// `Monday, 2026-05-04`.
  fileprivate var inWords: String { "\(weekdayName), \(self)" }
}

extension Diagnostic {
  fileprivate static func closedThen(
    _ name: String, _ then: String, _ advice: String, at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic(
      .warning, .attractionClosed, "“\(name)” is planned for \(then), when it is closed", at: place,
      advice: advice + ".")
  }
}
