package import TripModel

extension RecurrenceRule {
  /// Days that are looked at for one rule: more than a hundred years of them.
  static let maxDays = 40_000

  /// The days of this rule from a first one on, within a window: at most so many, in order. The time of day is always
  /// that of the first. Nil where too many days lie before the window to be counted.
  ///
  /// Without a weekday, a day of the month or the like, those of the first are meant.
  package func days(from first: LocalDate, in window: ClosedRange<LocalDate>, atMost maximum: Int)
    -> [LocalDate]?
  {
    let rule = completed(by: first)
    var found: [LocalDate] = []
    var left = count ?? .max
    var looked = 0
    // What is counted has to be counted from the beginning.
    var index = count == nil ? rule.period(before: window.lowerBound, from: first) : 0
    while found.count < maximum, left > 0, looked < Self.maxDays {
      guard let days = rule.candidates(index, from: first), let start = days.first else { return found }
      index += 1
      looked += max(1, days.count)
      if start > window.upperBound { return found }
      for day in rule.chosen(days, from: first) where day >= first {
        if left == 0 || day > window.upperBound || found.count == maximum { return found }
        left -= 1
        if day >= window.lowerBound { found.append(day) }
      }
    }
    return looked < Self.maxDays ? found : nil
  }

  private func completed(by first: LocalDate) -> RecurrenceRule {
    var rule = self
    guard weekdays.isEmpty, monthDays.isEmpty else { return rule }
    switch frequency {
    case .daily: break
    case .weekly: rule.weekdays = [Weekday(number: first.weekday)]
    case .monthly: rule.monthDays = [first.day]
    case .yearly:
      if months.isEmpty { rule.months = [first.month] }
      rule.monthDays = [first.day]
    }
    return rule
  }

  /// The last period that begins before a day, or the first of all.
  private func period(before day: LocalDate, from first: LocalDate) -> Int {
    guard day > first else { return 0 }
    let passed =
      switch frequency {
      case .daily: day - first
      case .weekly: (day - first) / 7
      case .monthly: (day.year - first.year) * 12 + day.month - first.month
      case .yearly: day.year - first.year
      }
    return max(0, passed / interval - 1)
  }

  /// All days of a period, whatever the rule says of them; nil behind the year 9999.
  private func candidates(_ index: Int, from first: LocalDate) -> [LocalDate]? {
    let step = index * interval
    switch frequency {
    case .daily:
      let day = first + step
      return day.year > 9999 ? nil : [day]
    case .weekly:
      let begin = first - (first.weekday - weekStart + 7) % 7 + step * 7
      return begin.year > 9998 ? nil : (0..<7).map { begin + $0 }
    case .monthly:
      let month = first.year * 12 + first.month - 1 + step
      return Self.days(ofMonth: month % 12 + 1, in: month / 12)
    case .yearly:
      let year = first.year + step
      guard year <= 9999 else { return nil }
      let wanted = months.isEmpty ? Array(1...12) : Set(months).sorted()
      return wanted.flatMap { Self.days(ofMonth: $0, in: year) ?? [] }
    }
  }

  private static func days(ofMonth month: Int, in year: Int) -> [LocalDate]? {
    guard let first = LocalDate(year: year, month: month, day: 1) else { return nil }
    return (0..<length(ofMonth: month, in: year)).map { first + $0 }
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    (28...31).last { LocalDate(year: year, month: month, day: $0) != nil } ?? 28
  }

  private func chosen(_ days: [LocalDate], from first: LocalDate) -> [LocalDate] {
    let fitting = days.filter(fits)
    guard !positions.isEmpty else { return fitting }
    let places = positions.map { $0 > 0 ? $0 - 1 : fitting.count + $0 }
    return Set(places.filter(fitting.indices.contains)).sorted().map { fitting[$0] }
  }

  private func fits(_ day: LocalDate) -> Bool {
    if !months.isEmpty, !months.contains(day.month) { return false }
    let length = Self.length(ofMonth: day.month, in: day.year)
    if !monthDays.isEmpty, !monthDays.contains(day.day), !monthDays.contains(day.day - length - 1) {
      return false
    }
    return weekdays.isEmpty || weekdays.contains { fits(day, $0, monthLength: length) }
  }

  private func fits(_ day: LocalDate, _ weekday: Weekday, monthLength: Int) -> Bool {
    guard day.weekday == weekday.number else { return false }
    guard let ordinal = weekday.ordinal, frequency == .monthly || frequency == .yearly else { return true }
    var (place, length) = (day.day, monthLength)
    if frequency == .yearly, months.isEmpty, let first = LocalDate(year: day.year, month: 1, day: 1),
      let last = LocalDate(year: day.year, month: 12, day: 31)
    {
      (place, length) = (day - first + 1, last - first + 1)
    }
    return ordinal > 0 ? (place - 1) / 7 + 1 == ordinal : (length - place) / 7 + 1 == -ordinal
  }
}
