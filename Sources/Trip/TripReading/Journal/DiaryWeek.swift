import TripModel

/// Which days are meant by days of the week, by the dates among which they stand.
enum DiaryWeek {
  /// A heading among those of one level: its date, or the day of the week alone.
  enum Heading {
    case dated(LocalDate)
    case named(WeekdayHeading)

    var date: LocalDate? {
      switch self {
      case .dated(let day): day
      case .named: nil
      }
    }
  }
}

extension DiaryDays {
  /// The day of each heading in order, nil where it is not clear or none of the trip: each is the next such day behind the
  /// one above, those above the first date the last before it. Without a date among them they are clear in a trip of a week.
  func days(of headings: [DiaryWeek.Heading?]) -> [LocalDate?] {
    var days = headings.map { $0?.date }
    let first = days.firstIndex { $0 != nil }
    if let first, var next = days[first] {
      for index in headings.indices[..<first].reversed() {
        guard case .named(let named)? = headings[index] else { continue }
        days[index] = before(next, named, isBelowPart: Self.isPart(headings[index + 1]))
        next = days[index] ?? next
      }
    }
    var last = first.flatMap { days[$0] }
    for index in headings.indices[(first.map { $0 + 1 } ?? 0)...] {
      if let day = days[index] { last = day }
      guard case .named(let named)? = headings[index] else { continue }
      days[index] = last.map { behind($0, named) } ?? only(named)
      last = days[index] ?? last
    }
    return days
  }

  private static func isPart(_ heading: DiaryWeek.Heading?) -> Bool {
    if case .named(let named)? = heading { named.isPart } else { false }
  }

  /// Two parts of a day, or two headings where a week later is none of the trip, are of one.
  private func behind(_ day: LocalDate, _ named: WeekdayHeading) -> LocalDate? {
    let days = (named.weekday - day.weekday + 7) % 7
    if days > 0 { return isOfTrip(day + days) ? day + days : nil }
    return named.isPart || !isOfTrip(day + 7) ? day : day + 7
  }

  private func before(_ day: LocalDate, _ named: WeekdayHeading, isBelowPart: Bool) -> LocalDate? {
    let days = (day.weekday - named.weekday + 7) % 7
    if days > 0 { return isOfTrip(day - days) ? day - days : nil }
    return isBelowPart || !isOfTrip(day - 7) ? day : day - 7
  }

  private func only(_ named: WeekdayHeading) -> LocalDate? {
    guard let span, span.upperBound - span.lowerBound < 7 else { return nil }
    let day = span.lowerBound + (named.weekday - span.lowerBound.weekday + 7) % 7
    return day <= span.upperBound ? day : nil
  }
}
