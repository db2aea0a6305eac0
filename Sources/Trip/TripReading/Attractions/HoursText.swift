import Diagnostics
import TripModel
import TripNotation

/// Opening hours as travellers and OpenStreetMap write them: `Mon-Fri 09:00-18:00; Sat 10:00-14:00, 16:00-20:00`.
enum HoursText {
  /// All of a week in one line.
  static func week(_ text: TextNode) throws(Problem) -> OpeningHours {
    var parser = HoursParser(text)
    var week = HoursWeek()
    try parser.rules(&week)
    return week.hours
  }

  /// The days of a field's key: `Mon-Fri`, `Sat, Sun`, `daily`.
  static func days(_ text: TextNode) throws(Problem) -> HoursDays {
    var parser = HoursParser(text)
    let days = try parser.days()
    try parser.finish()
    return days
  }

  /// The hours of those days: `09:00-18:00`, `10:00-14:00, 16:00-20:00`, `closed`, `24 hours`.
  static func times(_ text: TextNode) throws(Problem) -> OpeningHours.Day {
    var parser = HoursParser(text)
    let spans = try parser.times()
    try parser.finish()
    return OpeningHours.Day(spans: spans)
  }
}

/// Days of the week, and whether public holidays are among them.
struct HoursDays {
  /// 0 for Monday.
  var weekdays: Set<Int> = []
  var hasHolidays = false

  static let all = HoursDays(weekdays: Set(0..<7))
}

/// What the rules of opening hours have said so far, the last word on each day counting.
struct HoursWeek {
  private var days: [OpeningHours.Day?] = Array(repeating: nil, count: 7)
  private var holidays: OpeningHours.Day?

  /// A rule behind a comma adds to what was said; any other takes its place.
  mutating func set(_ chosen: HoursDays, _ spans: [OpeningHours.Span], isAddition: Bool = false) {
    func joined(_ old: OpeningHours.Day?) -> OpeningHours.Day {
      guard isAddition, !spans.isEmpty, case .open(let before)? = old else {
        return OpeningHours.Day(spans: spans)
      }
      return OpeningHours.Day(spans: before + spans)
    }
    for day in chosen.weekdays { days[day] = joined(days[day]) }
    if chosen.hasHolidays { holidays = joined(holidays) }
  }

  /// Days whose hours could not be read.
  mutating func forget(_ chosen: HoursDays) {
    for day in chosen.weekdays { days[day] = .untold }
  }

  /// Where hours are told, days that are not named are closed; where only closed days are, the others are untold.
  var hours: OpeningHours {
    let isTold = days.contains { if case .open? = $0 { true } else { false } }
    return OpeningHours(days: days.map { $0 ?? (isTold ? .closed : .untold) }, holidays: holidays)
  }
}
