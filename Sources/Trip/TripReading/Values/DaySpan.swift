import TripModel

/// Several days on end: `2026-06-03 to 2026-06-06`, `2026-06-03/06`, `3–6 June 2026`.
struct DaySpan {
  let first: LocalDate
  let last: LocalDate

  /// Nil for what is one day, or no day.
  init?(_ text: String) {
    if let days = WordedDays(text[...]), days.rest.allSatisfy(\.isBlank), days.saysYear, !days.areApart {
      (first, last) = (days.first, days.last)
      return
    }
    guard let day = LeadingDay(text[...]), DayGuess.isRange(day.rest),
      let last = Self.lastDay(day.rest.drop { !$0.isFigure }, of: day.date), Self.isEnd(last, of: day.date)
    else { return nil }
    first = day.date
    self.last = last
  }

  /// The last day in the name of a file, behind its first: `_06`, ` to 2026-06-06`, `--2026-06-06`. Two figures behind a
  /// dash may count anything.
  static func end(in rest: Substring, of first: LocalDate) -> (day: LocalDate, rest: Substring)? {
    let figures = rest.dropFirst()
    if let mark = rest.first, "_–".contains(mark), figures.count == 2, let day = Int(digits: figures),
      let last = LocalDate(year: first.year, month: first.month, day: day), isEnd(last, of: first)
    {
      return (last, rest[rest.endIndex...])
    }
    let behind = rest.drop { !$0.isFigure }
    let between = String(rest[..<behind.startIndex].filter { !"-_ ".contains($0) }).lowercased()
    guard between.isEmpty || marks.contains(between), let (last, words) = DayName.date(behind),
      isEnd(last, of: first)
    else { return nil }
    return (last, words)
  }

  /// What stands between the two days in a name.
  private static let marks: Set<String> = ["–", "—", "..", "…", "to", "until", "till", "bis"]

  /// A whole day, or another one of the same month by its number.
  private static func lastDay(_ text: Substring, of first: LocalDate) -> LocalDate? {
    if let day = LeadingDay(text) { return day.rest.allSatisfy(\.isBlank) ? day.date : nil }
    guard text.count <= 2, let number = Int(digits: text) else { return nil }
    return LocalDate(year: first.year, month: first.month, day: number)
  }

  /// Farther apart are no days of one text.
  private static func isEnd(_ last: LocalDate, of first: LocalDate) -> Bool {
    (1...60).contains(last - first)
  }
}
