import Diagnostics
import TripModel
import TripNotation

/// Dates and times as travellers write them.
enum DateText {
  /// A day, and what of it may not be as it is meant.
  typealias Reading = (when: DayAndTime, doubt: Problem?)

  /// A day: `2026-05-03`, `14.09.2024`.
  static func day(_ text: TextNode) throws(Problem) -> LocalDate {
    let day = LeadingDay(text.value[...])
    if let day, day.rest.isEmpty { return day.date }
    // Whatever time stands behind it: no way of writing that is right here.
    if let day, let mark = day.rest.first, mark.isBlank || "Tt".contains(mark),
      day.rest.dropFirst().first?.isFigure == true, !DayGuess.isRange(day.rest)
    {
      throw .dayAlone(text, day.date)
    }
    throw .dayAlone(text, try dayAndTime(text).date)
  }

  /// A time of day: `14:05`, `14:05:30`, `9:05`.
  static func time(_ text: TextNode) throws(Problem) -> LocalTime {
    guard let time = ClockText.time(text.value) else { throw .badTime(text) }
    return time
  }

  /// A day, with a time of day and an offset or zone where they are written.
  static func dayAndTime(_ text: TextNode) throws(Problem) -> DayAndTime { try reading(text).when }

  /// `2026-05-03`, `2026-05-03 14:05`, `2026-05-03T14:05:00+01:00`, `2026-05-03 09:35 Europe/Amsterdam`.
  static func reading(_ text: TextNode) throws(Problem) -> Reading {
    let value = text.value
    guard let day = LeadingDay(value[...]) else { throw .noDay(text) }
    let date = day.date
    var behind = day.rest
    if DayGuess.isRange(behind) { throw .severalDays(text, first: date) }
    guard let separator = behind.popFirst() else { return (DayAndTime(date: date), nil) }
    if separator.isFigure { throw .noDay(text) }
    let isTime = separator == "T" || separator == "t" || separator.isBlank
    let rest = text.part(
      (isTime ? behind.startIndex : value.index(before: behind.startIndex))..<value.endIndex)
    guard isTime else { throw .badTime(rest, on: date) }
    if rest.value.isEmpty { throw .noTime(text, date) }
    let clock = rest.value.prefix { $0.isFigure || ":.,".contains($0) }
    let zone = rest.part(clock.endIndex..<rest.value.endIndex)
    guard let time = ClockText.time(clock), !ClockText.isHalfOfDay(zone.value) else {
      throw .badTime(rest, on: date, in: text)
    }
    guard !zone.value.isEmpty else { return (DayAndTime(date: date, time: time), nil) }
    let read = try OffsetText.offset(zone, at: LocalDateTime(date: date, time: time))
    return (DayAndTime(date: date, time: time, offset: read.offset), read.doubt)
  }
}

extension Problem {
  /// What does not begin with a day: with the day that it probably means. Behind the day of a line other words follow.
  static func noDay(_ text: TextNode, inLine: Bool = false) -> Problem {
    guard let guess = DayGuess(text.value[...]) else {
      if let time = ClockText.time(text.value[...]) {
        return Problem(
          .badDate, "Missing day before “\(text.value.shortened)”", at: text.range,
          advice: "Write the day as well, such as 2026-05-03 \(time.shortest).")
      }
      let bare = text.value.trimmingQuotes
      if LocalDate(iso: bare.prefix(10)) != nil {
        return Problem(
          .badDate, "Curly quotes round a date: \(text.value.shortened)", at: text.range,
          advice: "Write \(bare).")
      }
      return Problem(
        .badDate, "Invalid date: “\(text.value.shortened)”", at: text.range,
        advice: "Write year, month and day, such as 2026-05-03.")
    }
    let day = text.part(text.value.startIndex..<guess.rest.startIndex)
    let time = inLine ? nil : ClockText.meant(by: guess.rest).map { " " + $0.time.shortest }
    switch guess.meaning {
    case .withoutYear:
      return Problem(
        .badDate, "Missing year in “\(day.value)”", at: day.range,
        advice: "Write year, month and day, such as 2026-05-03.")
    case .span(let first, _): return .severalDays(day, first: first)
    case .nothing(let year, let month, let day):
      return .noSuchDay(text.part(text.value.startIndex..<guess.rest.startIndex), year, month, day)
    case .days(let days) where days.count > 1: return .ambiguousDate(day, days)
    case .days(let days):
      return Problem(
        .badDate, "Unclear date “\(day.value.shortened)”: write year, month, day", at: day.range,
        advice: days.first.map { "Write \($0)\(time ?? "")." })
    }
  }

  private static func ambiguousDate(_ text: TextNode, _ days: [LocalDate]) -> Problem {
    let readings = days.map { "\($0.day) \(MonthNames.english[$0.month - 1]) \($0.year)" }
    let ways = zip(days, readings).map { "\($0) for \($1)" }
    return Problem(
      .ambiguousDate, "Ambiguous date “\(text.value.shortened)”: \(readings.joined(separator: " or "))",
      at: text.range,
      advice: "Write \(ways.joined(separator: ", ")).")
  }

  private static func noSuchDay(_ text: TextNode, _ year: Int, _ month: Int, _ day: Int) -> Problem {
    let swapped = (13...31).contains(month) ? LocalDate(year: year, month: day, day: month) : nil
    return Problem(
      .noSuchDay, "No such day “\(text.value.shortened)”: \(whyNot(year, month, day))", at: text.range,
      advice: swapped.map { "Write \($0), if \(month) is the day." } ?? "Correct the year, month or day.")
  }

  private static func whyNot(_ year: Int, _ month: Int, _ day: Int) -> String {
    guard (1...9999).contains(year) else { return "years go from 0001 to 9999" }
    guard (1...12).contains(month) else { return "months go from 01 to 12" }
    guard day > 0 else { return "days begin with 01" }
    let days = (28...31).last { LocalDate(year: year, month: month, day: $0) != nil } ?? 31
    return "\(MonthNames.english[month - 1])\(month == 2 ? " \(year)" : "") has \(days) days"
  }

  fileprivate static func severalDays(_ text: TextNode, first: LocalDate) -> Problem {
    Problem(
      .dateRange, "More than one day: “\(text.value.shortened)”", at: text.range,
      advice: "Write one day: \(first).")
  }

  fileprivate static func dayAlone(_ text: TextNode, _ day: LocalDate) -> Problem {
    Problem(
      .badDate, "Unexpected time in “\(text.value.shortened)”: expected a day alone", at: text.range,
      advice: "Write \(day).")
  }

  fileprivate static func noTime(_ text: TextNode, _ day: LocalDate) -> Problem {
    Problem(
      .badTime, "Missing time of day at the end of “\(text.value.shortened)”", at: text.range,
      advice: "Write \(day) alone, or with a time: \(day) 14:05.")
  }

  /// A time of day in another form is written anew; what follows it is kept. Midnight at the end of a day is that of
  /// the next, so day and time are marked and written together.
  fileprivate static func badTime(
    _ text: TextNode, on day: LocalDate? = nil, in whole: TextNode? = nil
  ) -> Problem {
    let next = text.value.hasPrefix("24:00") ? day.map { $0 + 1 } : nil
    if let whole, let next, next.year <= 9999 {
      return Problem(
        .badTime, "Invalid time: “\(text.value.shortened)”", at: whole.range,
        advice: "Write \(next) 00:00\(text.value.dropFirst(5)).")
    }
    return Problem(
      .badTime, "Invalid time: “\(text.value.shortened)”", at: text.range,
      advice: timeMeant(by: text.value, on: day)
        ?? "Write hours and minutes on a 24-hour clock, such as 14:05.")
  }

  private static func timeMeant(by text: String, on day: LocalDate?) -> String? {
    if text.hasPrefix("24:00") { return "Midnight is 00:00 of the next day." }
    let meant = ClockText.meant(by: text[...], orHour: day == nil)
    return meant.map { meant in
      let isZone = day != nil && OffsetText.isOne(meant.rest.dropFirst())
      return "Write \(meant.time.shortest)\(isZone ? meant.rest : "")."
    }
  }
}

extension String {
  /// Without the quotes that programs for letters set.
  fileprivate var trimmingQuotes: String {
    let quotes: Set<Character> = ["“", "”", "„", "‘", "’", "‚", "«", "»", "‹", "›"]
    return String(drop(while: quotes.contains).reversed().drop(while: quotes.contains).reversed())
  }
}
