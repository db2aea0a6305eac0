import TripModel

/// Several days on end: `2026-06-03 to 2026-06-06`, `2026-06-03/06`, `3–6 June 2026`.
struct DaySpan {
  let first: LocalDate
  let last: LocalDate

  /// Nil for what is one day, or no day.
  init?(_ text: String) {
    if let days = WordedDays(text[...]), days.rest.allSatisfy(\.isBlank), let first = days.first {
      self.first = first
      last = days.last
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

/// Several days on end with the month by its name: `3-6 June 2026`, `June 3-6, 2026`, `30 June to 2 July 2026`.
struct WordedDays {
  /// Nil where no year is written; then `last` is of any.
  let first: LocalDate?
  let last: LocalDate
  /// What stands behind it.
  let rest: Substring

  /// Nil for what is not two days with a mark between, the later one last.
  init?(_ text: Substring) {
    var rest = text
    guard let from = Side(&rest), Self.takeMark(&rest), let to = Side(&rest),
      let firstMonth = from.month ?? to.month, let lastMonth = to.month ?? from.month,
      // Behind a whole day and a dash a bare number counts something else: `June 3, 2026 - 14:05`, `– 5 castles`.
      from.year == nil || to.month != nil
    else { return nil }
    let year = to.year ?? from.year
    // Without a year, one in which every day is.
    let lastYear = year ?? 2000
    let firstYear = from.year ?? (firstMonth > lastMonth ? lastYear - 1 : lastYear)
    guard let first = LocalDate(year: firstYear, month: firstMonth, day: from.day),
      let last = LocalDate(year: lastYear, month: lastMonth, day: to.day), first < last
    else { return nil }
    self.first = year == nil ? nil : first
    self.last = last
    self.rest = rest
  }

  private static func takeMark(_ text: inout Substring) -> Bool {
    let rest = text.drop(while: \.isBlank)
    for mark in ["–", "—", "‑", "-", "to ", "until ", "till ", "through ", "bis "]
    where rest.prefix(mark.count).lowercased() == mark {
      text = rest.dropFirst(mark.count)
      return true
    }
    return false
  }

  /// One of the two days, with what is written of it.
  private struct Side {
    let day: Int
    private(set) var month: Int?
    private(set) var year: Int?

    /// Takes it from the beginning of a text.
    init?(_ text: inout Substring) {
      var rest = text.drop(while: \.isBlank)
      month = Self.month(&rest)
      guard let day = Self.number(2, &rest) else { return nil }
      self.day = day
      rest = Self.withoutEnding(rest)
      if month == nil { month = Self.month(&rest) }
      var behind = rest.drop { $0.isBlank || $0 == "," }
      if let year = Self.number(4, &behind) {
        self.year = year
        rest = behind
      }
      text = rest
    }

    private static func month(_ text: inout Substring) -> Int? {
      var rest = text.drop(while: \.isBlank)
      if ["of ", "de "].contains(String(rest.prefix(3))) { rest = rest.dropFirst(3) }
      guard let month = MonthNames.take(from: &rest) else { return nil }
      text = rest.drop { $0.isBlank || $0 == "." }
      return month
    }

    /// All figures at the beginning: one or two of a day, four of a year.
    private static func number(_ count: Int, _ text: inout Substring) -> Int? {
      let figures = text.prefix { $0.isFigure }
      guard count == 4 ? figures.count == 4 : (1...2).contains(figures.count),
        let number = Int(digits: figures)
      else { return nil }
      text = text[figures.endIndex...]
      return number
    }

    /// Without what makes a number one of an order: `3rd`, `3.`.
    private static func withoutEnding(_ text: Substring) -> Substring {
      let letters = text.prefix(while: \.isLetter)
      if ["st", "nd", "rd", "th", "er"].contains(letters.lowercased()) { return text[letters.endIndex...] }
      return text.first == "." ? text.dropFirst() : text
    }
  }
}
