package import TripModel

/// The times at which something that comes again is, with what is otherwise then.
package struct Occurrences: Sendable {
  /// More of one thing are no bookings of a journey.
  package static let maximum = 400

  /// The events that there are, in order; none is repeated any more.
  package private(set) var events: [CalendarEvent] = []
  /// Whether there are more than are told, or too many to be counted.
  package private(set) var isCut = false

  /// The times of an event within a window. `exceptions` are the events that replace one of them.
  package static func find(
    of event: CalendarEvent, exceptions: [CalendarEvent], in window: ClosedRange<LocalDate>
  ) -> Occurrences {
    var found = Occurrences()
    guard let start = event.start else { return found }
    var times = Set(event.alsoAt.filter { window.contains($0.date) })
    if window.contains(start.date) { times.insert(start) }
    if let rule = event.rule { times.formUnion(found.ruled(by: rule, from: start, in: window)) }
    let excluded = Set(event.notAt.map { Mark($0, by: start) })
    let replaced = Set(exceptions.compactMap { $0.replaces.map { Mark($0, by: start) } })
    for time in times.sorted(by: { $0.order < $1.order }) {
      let mark = Mark(time, by: start)
      if excluded.contains(mark) || excluded.contains(Mark(.day(time.date), by: start))
        || replaced.contains(mark)
      {
        continue
      }
      found.events.append(event.moved(to: time))
    }
    // One that was put off into the window, or stays there.
    for exception in exceptions where exception.start.map({ window.contains($0.date) }) ?? false {
      found.events.append(exception)
    }
    found.events.sort { ($0.start?.order ?? 0, $0.line) < ($1.start?.order ?? 0, $1.line) }
    if found.events.count > maximum {
      found.events.removeLast(found.events.count - maximum)
      found.isCut = true
    }
    return found
  }

  private mutating func ruled(
    by rule: RecurrenceRule, from start: CalendarTime, in window: ClosedRange<LocalDate>
  ) -> [CalendarTime] {
    var upper = window.upperBound
    let until = rule.until.map { start.local(of: $0) }
    if let until { upper = min(upper, until.date) }
    guard upper >= window.lowerBound else { return [] }
    guard let days = rule.days(from: start.date, in: window.lowerBound...upper, atMost: Self.maximum + 1)
    else {
      isCut = true
      return []
    }
    guard let local = start.local else { return days.map { .day($0) } }
    let isWholeDay = rule.until?.isDay ?? true
    return days.map { LocalDateTime(date: $0, time: local.time) }
      .filter { time in isWholeDay || until.map { time <= $0 } ?? true }.map { start.showing($0) }
  }

  /// By what two times are the same one, whatever zones they are told in.
  private struct Mark: Hashable {
    private let local: LocalDateTime?
    private let date: LocalDate

    init(_ time: CalendarTime, by start: CalendarTime) {
      let local = time.isDay ? nil : start.local(of: time)
      self.local = local
      date = local?.date ?? time.date
    }
  }
}

extension CalendarEvent {
  /// The same at another time, for as long, and once.
  fileprivate func moved(to time: CalendarTime) -> CalendarEvent {
    var event = self
    event.rule = nil
    event.alsoAt = []
    event.notAt = []
    guard let start, time != start else { return event }
    event.start = time
    if let end {
      if let local = time.local, let from = start.local, let to = end.local {
        event.end = end.showing(local + (to.clockSeconds - from.clockSeconds))
      } else {
        event.end = end.isDay ? .day(time.date + (end.date - start.date)) : nil
      }
    }
    return event
  }
}

extension CalendarTime {
  /// For sorting the times of one event, whose clocks are mostly the same.
  fileprivate var order: Int {
    (local ?? LocalDateTime(date: date, time: .midnight)).clockSeconds
  }
}
