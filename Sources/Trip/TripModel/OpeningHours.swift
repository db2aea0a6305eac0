/// When something is open, by the day of the week.
package struct OpeningHours: Hashable, Sendable {
  /// A stretch of a day during which it is open, in minutes from the midnight with which that day begins.
  package struct Span: Hashable, Sendable {
    package var start: Int
    /// After the start; more than a day's minutes where it closes after midnight.
    package var end: Int

    package init(start: Int, end: Int) {
      self.start = start
      self.end = end
    }

    package static let wholeDay = Span(start: 0, end: OpeningHours.minutesOfDay)
  }

  /// What is told of one day of the week.
  package enum Day: Hashable, Sendable {
    case closed
    /// In order, none touching another.
    case open([Span])
    /// Nothing tells more than that it is not always closed.
    case untold
  }

  /// From Monday to Sunday, always seven.
  package private(set) var days: [Day]
  /// On public holidays; nil where nothing is said of them.
  package var holidays: Day?

  package static let minutesOfDay = 1440

  /// `18:30`. After midnight the clock begins anew; midnight itself closes a day.
  package static func clock(_ minutes: Int) -> String {
    let shown = minutes == minutesOfDay ? minutes : minutes % minutesOfDay
    return padded(shown / 60, 2) + ":" + padded(shown % 60, 2)
  }

  /// Days beyond the seventh do not count, and missing ones are untold.
  package init(days: [Day], holidays: Day? = nil) {
    self.days = (0..<7).map { $0 < days.count ? days[$0] : .untold }
    self.holidays = holidays
  }

  /// Weekdays of which the same is told, one after another: from the index of the first to that of the last.
  package struct Run: Hashable, Sendable {
    package var first: Int
    package var last: Int
    package var day: Day
  }

  /// The week in such runs, from Monday to Sunday: none goes on into the next week.
  package var runs: [Run] {
    days.enumerated().reduce(into: []) { runs, told in
      if let run = runs.last, run.day == told.element {
        runs[runs.count - 1].last = told.offset
      } else {
        runs.append(Run(first: told.offset, last: told.offset, day: told.element))
      }
    }
  }

  /// What is told of a day of the calendar. Nobody here knows which are holidays.
  package func on(_ date: LocalDate) -> Day { days[date.weekday - 1] }

  /// Whether it opens on that day; nil where nothing tells. What is still open from the evening before is of that
  /// evening.
  package func isOpen(on date: LocalDate) -> Bool? {
    switch on(date) {
    case .closed: false
    case .open: true
    case .untold: nil
    }
  }

  /// Whether it is open at that time, perhaps since the evening before; nil where nothing tells.
  package func isOpen(on date: LocalDate, at time: LocalTime) -> Bool? {
    let minute = time.secondOfDay / 60
    let (today, before) = (on(date), on(date - 1))
    if today.isOpen(atMinute: minute) == true || before.isOpen(atMinute: minute + Self.minutesOfDay) == true {
      return true
    }
    // What nobody told of the evening before is hardly still open in the morning.
    return today == .untold || before == .untold && minute < Self.morning ? nil : false
  }

  private static let morning = 360

  /// The days of the week on which it opens, 1 for Monday.
  package var openWeekdays: [Int] {
    days.indices.filter { if case .open = days[$0] { true } else { false } }.map { $0 + 1 }
  }
}

extension OpeningHours.Day {
  /// Spans in order, those that overlap or touch as one; closed where there are none.
  package init(spans: [OpeningHours.Span]) {
    var joined: [OpeningHours.Span] = []
    for span in spans.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = joined.last, span.start <= last.end {
        joined[joined.count - 1].end = max(last.end, span.end)
      } else {
        joined.append(span)
      }
    }
    self = joined.isEmpty ? .closed : .open(joined)
  }

  /// Nil where nothing tells.
  fileprivate func isOpen(atMinute minute: Int) -> Bool? {
    switch self {
    case .closed: false
    case .untold: nil
    case .open(let spans): spans.contains { $0.start <= minute && minute < $0.end }
    }
  }
}
