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

  /// The last day in the name of a file, behind its first: `_06`, `_06 Belém`, `+06`, ` to 2026-06-06`, `--2026-06-06`,
  /// ` and 04`.
  static func end(in rest: Substring, of first: LocalDate) -> (day: LocalDate, rest: Substring)? {
    if let end = shortEnd(in: rest, of: first) ?? joinedEnd(in: rest, of: first) { return end }
    let behind = rest.drop { !$0.isFigure }
    let between = String(rest[..<behind.startIndex].filter { !"-_ ".contains($0) }).lowercased()
    guard between.isEmpty || marks.contains(between), let (last, words) = DayName.date(behind),
      isEnd(last, of: first)
    else { return nil }
    return (last, words)
  }

  /// Another day of the same month by its two figures. Behind a hyphen these may count anything: there only days close by are
  /// meant, and only where a blank and words follow, which no name has whose words are joined by hyphens.
  private static func shortEnd(in rest: Substring, of first: LocalDate) -> (day: LocalDate, rest: Substring)?
  {
    var behind = rest
    guard let mark = behind.popFirst(), "_–+&-".contains(mark), let day = DayName.figures(2, &behind),
      let last = LocalDate(year: first.year, month: first.month, day: day), isEnd(last, of: first)
    else { return nil }
    if behind.isEmpty { return mark == "-" ? nil : (last, behind) }
    // Figures behind it are those of an hour: `_14-05`.
    let words = behind.drop { "-_ .".contains($0) }
    guard words.startIndex > behind.startIndex, let letter = words.first, !letter.isFigure,
      mark != "-" || behind.first == " " && last - first <= longestByHyphen
    else { return nil }
    return (last, behind)
  }

  /// The next day behind an “and”: ` & 04 Belém`, ` and 2026-06-04`. Of a later one those between are not meant.
  private static func joinedEnd(in rest: Substring, of first: LocalDate) -> (day: LocalDate, rest: Substring)?
  {
    let word = rest.prefix { !$0.isFigure }
    guard joints.contains(String(word.filter { !"-_ ".contains($0) }).lowercased()) else { return nil }
    var behind = rest[word.endIndex...]
    if let (last, words) = DayName.date(behind) { return last == first + 1 ? (last, words) : nil }
    guard let day = DayName.figures(2, &behind),
      let last = LocalDate(year: first.year, month: first.month, day: day), last == first + 1
    else { return nil }
    // Figures behind it are those of an hour, letters close to it those of another word.
    let words = behind.drop { "-_ .".contains($0) }
    guard behind.isEmpty || words.startIndex > behind.startIndex && words.first?.isFigure != true else {
      return nil
    }
    return (last, behind)
  }

  private static let joints: Set<String> = Set(["&", "+"] + AndWords.all)

  /// Days from the first to the last.
  private static let longestByHyphen = 6

  /// What stands between the two days in a name.
  private static let marks: Set<String> = ["–", "—", "..", "…", "to", "until", "till", "bis"]

  /// A whole day, or another one of the same month by its number.
  private static func lastDay(_ text: Substring, of first: LocalDate) -> LocalDate? {
    if let day = LeadingDay(text) { return day.rest.allSatisfy(\.isBlank) ? day.date : nil }
    guard text.count <= 2, let number = Int(digits: text) else { return nil }
    return LocalDate(year: first.year, month: first.month, day: number)
  }

  /// Farther apart are no days of one text.
  static func isEnd(_ last: LocalDate, of first: LocalDate) -> Bool {
    (1...60).contains(last - first)
  }
}
