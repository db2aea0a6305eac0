import Diagnostics
import TripModel
import TripNotation

/// Dates and times as travellers write them (trip-folder.md, "Values common to all files").
enum DateText {
  /// A day: `2026-05-03`.
  static func day(_ text: TextNode) throws(Problem) -> LocalDate {
    guard let date = LocalDate(iso: text.value) else { throw .badDay(text) }
    return date
  }

  /// A time of day: `14:05`, `14:05:30`, `9:05`.
  static func time(_ text: TextNode) throws(Problem) -> LocalTime {
    guard let time = clock(text.value) else { throw .badTime(text) }
    return time
  }

  /// A day, with a time of day and an offset or zone where they are written: `2026-05-03`,
  /// `2026-05-03 14:05`, `2026-05-03T14:05:00+01:00`, `2026-05-03 09:35 Europe/Amsterdam`.
  static func dayAndTime(_ text: TextNode) throws(Problem) -> DayAndTime {
    let value = text.value
    guard let date = LocalDate(iso: value.prefix(10)) else { throw .badDay(text) }
    var rest = value.dropFirst(10)
    guard let separator = rest.popFirst() else { return DayAndTime(date: date) }
    guard separator == "T" || separator == "t" || separator.isBlank else { throw .badDay(text) }
    rest = rest.withoutLeadingBlanks
    let clockText = rest.prefix { $0.isFigure || $0 == ":" || $0 == "." }
    let whole = text.part(rest.startIndex..<value.endIndex)
    rest = rest[clockText.endIndex...].withoutLeadingBlanks
    guard let time = clock(clockText), !["am", "pm", "a.m.", "p.m."].contains(rest.lowercased()) else {
      throw .badTime(whole)
    }
    guard !rest.isEmpty else { return DayAndTime(date: date, time: time) }
    if let offset = offset(rest) { return DayAndTime(date: date, time: time, offset: offset) }
    guard let zone = ZoneRules(identifier: String(rest)) else {
      throw .badOffset(text.part(rest.startIndex..<value.endIndex))
    }
    let local = LocalDateTime(date: date, time: time)
    return DayAndTime(date: date, time: time, offset: zone.offset(atLocal: local))
  }

  /// `14:05`, `9:05:30`, `14:05:30.250`.
  private static func clock(_ text: some StringProtocol) -> LocalTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      let hour = Int(digits: parts[0]), let minute = Int(digits: parts[1])
    else { return nil }
    guard parts.count == 3 else { return LocalTime(hour: hour, minute: minute) }
    let pieces = parts[2].split(separator: ".", omittingEmptySubsequences: false)
    guard pieces.count <= 2, pieces[0].utf8.count == 2, let second = Int(digits: pieces[0]),
      pieces.count == 1 || Int(digits: pieces[1]) != nil
    else { return nil }
    return LocalTime(hour: hour, minute: minute, second: second)
  }

  /// `Z`, `+01:00`, `-0330`, `+01`.
  private static func offset(_ text: Substring) -> UTCOffset? {
    if text == "Z" || text == "z" { return .utc }
    guard let sign = text.first, "+-−".contains(sign), text.count >= 3,
      let hours = Int(digits: text.dropFirst().prefix(2))
    else {
      return nil
    }
    var rest = text.dropFirst(3)
    if rest.first == ":", rest.count == 3 { rest.removeFirst() }
    guard rest.isEmpty || rest.count == 2, let minutes = rest.isEmpty ? 0 : Int(digits: rest), minutes < 60
    else {
      return nil
    }
    return UTCOffset(seconds: (sign == "+" ? 1 : -1) * (hours * 3600 + minutes * 60))
  }
}

extension Problem {
  fileprivate static func badDay(_ text: TextNode) -> Problem {
    let shape = text.value.map { $0.isFigure ? "0" : $0 }
    if String(shape) == "0000-00-00" {
      return Problem(
        .badDate, "There is no day \(text.value)", at: text.range, advice: "Correct its year, month or day.")
    }
    return Problem(
      .badDate, "“\(text.value.shortened)” is not a date", at: text.range,
      advice: dayMeant(by: text.value).map { "Write \($0)." }
        ?? "Write year, month and day, such as 2026-05-03.")
  }

  /// The day behind `2026/5/3`; nil where the year does not come first, since then the order is anybody's guess.
  private static func dayMeant(by text: String) -> LocalDate? {
    let numbers = text.split { "-/. ".contains($0) }.map { Int(digits: $0) }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2], year > 999
    else {
      return nil
    }
    return LocalDate(year: year, month: month, day: day)
  }

  fileprivate static func badTime(_ text: TextNode) -> Problem {
    Problem(
      .badTime, "“\(text.value.shortened)” is not a time of day", at: text.range,
      advice: text.value.hasPrefix("24:00")
        ? "Midnight is 00:00 of the day that begins." : "Write hours and minutes of 24 hours, such as 14:05.")
  }

  fileprivate static func badOffset(_ text: TextNode) -> Problem {
    .badZone(
      text, "is neither an offset nor a time zone",
      "Write an offset such as +01:00, or a zone by its place, such as Europe/Lisbon.")
  }
}
