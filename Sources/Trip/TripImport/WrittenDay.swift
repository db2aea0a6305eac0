import Importing
import TripModel

/// A day as a cell has it, with a time behind it or without.
struct WrittenDay {
  /// The days that it may be: one, or two where day and month may be swapped; the first with the day before the month.
  let dayFirst: LocalDate?
  let monthFirst: LocalDate?
  let time: LocalTime?
  let offset: UTCOffset?

  /// Whether it is the same day either way.
  var isPlain: Bool { dayFirst == monthFirst }

  /// Which order its numbers show, where one of them is no month.
  var evidence: DateOrder? {
    switch (dayFirst, monthFirst) {
    case (_?, nil): .dayFirst
    case (nil, _?): .monthFirst
    default: nil
    }
  }

  func date(_ order: DateOrder) -> LocalDate? { order == .dayFirst ? dayFirst : monthFirst }

  /// `2026-05-03`, `2026/05/03 14:20`, `20260503`, `03.05.26`, `5/3/2026, 2:20 PM`; nil for anything else, and for a
  /// day that there is not. With points the day stands first wherever they are used.
  init?(_ text: String) {
    guard text.utf8.count <= 60 else { return nil }
    var rest = text[...]
    guard let first = Self.figures(&rest) else { return nil }
    if first.count == 8 {
      let date = LocalDate(
        year: Self.number(first.prefix(4)), month: Self.number(first.dropFirst(4).prefix(2)),
        day: Self.number(first.suffix(2)))
      (dayFirst, monthFirst) = (date, date)
    } else {
      guard let mark = rest.popFirst(), "-/.".contains(mark), let second = Self.figures(&rest),
        rest.popFirst() == mark, let third = Self.figures(&rest), second.count <= 2
      else { return nil }
      let numbers = [first, second, third].map { Self.number($0) }
      if first.count == 4, third.count <= 2 {
        let date = LocalDate(year: numbers[0], month: numbers[1], day: numbers[2])
        (dayFirst, monthFirst) = (date, date)
      } else {
        guard first.count <= 2, third.count == 2 || third.count == 4 else { return nil }
        let year = third.count == 4 ? numbers[2] : numbers[2] + (numbers[2] < 80 ? 2000 : 1900)
        dayFirst = LocalDate(year: year, month: numbers[1], day: numbers[0])
        monthFirst = mark == "." ? dayFirst : LocalDate(year: year, month: numbers[0], day: numbers[1])
      }
    }
    guard dayFirst != nil || monthFirst != nil, let clock = WrittenClock(rest) else { return nil }
    time = clock.time
    offset = clock.offset
  }

  /// The same of a day and a month without a year, `9.7.` or `9/7`, in the year that puts it nearest to these days; nil
  /// for anything else, and for a day that no year near them has.
  init?(_ text: String, near days: ClosedRange<LocalDate>) {
    guard text.utf8.count <= 60 else { return nil }
    var rest = text[...]
    guard let first = Self.figures(&rest), first.count <= 2, let mark = rest.popFirst(), "./".contains(mark),
      let second = Self.figures(&rest), second.count <= 2
    else { return nil }
    // A point ends it where days are written with points: 9.7 is a number, too, but no other day.
    if mark == ".", rest.first == "." { rest.removeFirst() }
    let years = days.lowerBound.year - 1...days.upperBound.year + 1
    func nearest(_ day: Substring, _ month: Substring) -> LocalDate? {
      let all = years.compactMap { year in
        LocalDate(year: year, month: Self.number(month), day: Self.number(day))
      }
      return all.min { Self.distance(of: $0, to: days) < Self.distance(of: $1, to: days) }
    }
    dayFirst = nearest(first, second)
    monthFirst = mark == "." ? dayFirst : nearest(second, first)
    guard dayFirst != nil || monthFirst != nil, rest.isEmpty || rest.first?.isWhitespace == true,
      let clock = WrittenClock(rest)
    else { return nil }
    time = clock.time
    offset = clock.offset
  }

  private static func distance(of day: LocalDate, to days: ClosedRange<LocalDate>) -> Int {
    max(0, days.lowerBound.dayNumber - day.dayNumber, day.dayNumber - days.upperBound.dayNumber)
  }

  static func figures(_ rest: inout Substring) -> Substring? {
    let found = rest.prefix { ("0"..."9").contains($0) }
    rest = rest[found.endIndex...]
    return found.isEmpty || found.count > 8 ? nil : found
  }

  static func number(_ figures: Substring) -> Int { Int(figures) ?? 0 }
}

/// A time of day as a cell has it: `14:20`, `14:20:05+01:00`, `2:20 PM`, or nothing.
struct WrittenClock {
  var time: LocalTime?
  var offset: UTCOffset?

  /// Nil for anything else.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text).drop { $0.isWhitespace || $0 == "T" || $0 == "," }
    guard !rest.isEmpty else { return }
    guard let hour = WrittenDay.figures(&rest), hour.count <= 2, rest.popFirst() == ":",
      let minute = WrittenDay.figures(&rest), minute.count == 2
    else { return nil }
    var second: Substring = "0"
    if rest.first == ":" {
      rest.removeFirst()
      guard let figures = WrittenDay.figures(&rest), figures.count == 2 else { return nil }
      second = figures
    }
    if rest.first == "." {
      rest.removeFirst()
      guard WrittenDay.figures(&rest) != nil else { return nil }
    }
    var hours = WrittenDay.number(hour)
    let half = rest.drop(while: \.isWhitespace).lowercased()
    if half == "am" || half == "pm" {
      guard (1...12).contains(hours) else { return nil }
      hours = hours % 12 + (half == "pm" ? 12 : 0)
      rest = ""
    }
    guard
      let time = LocalTime(hour: hours, minute: WrittenDay.number(minute), second: WrittenDay.number(second)),
      let offset = Self.offset(rest.drop(while: \.isWhitespace))
    else { return nil }
    self.time = time
    self.offset = offset.value
  }

  /// `+01:00`, `Z` or nothing; nil for anything else.
  private static func offset(_ text: Substring) -> (value: UTCOffset?, Void)? {
    if text.isEmpty { return (nil, ()) }
    if text == "Z" { return (.utc, ()) }
    var rest = text.dropFirst()
    guard let sign = text.first, "+-".contains(sign), let hours = WrittenDay.figures(&rest),
      hours.count == 2, rest.popFirst() == ":", let minutes = WrittenDay.figures(&rest),
      minutes.count == 2, rest.isEmpty
    else { return nil }
    let seconds = WrittenDay.number(hours) * 3600 + WrittenDay.number(minutes) * 60
    return UTCOffset(seconds: sign == "-" ? -seconds : seconds).map { ($0, ()) }
  }
}
