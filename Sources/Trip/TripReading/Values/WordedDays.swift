import TripModel

/// Several days on end with the month by its name: `3-6 June 2026`, `June 3-6, 2026`, `30 June to 2 July`,
/// `Saturday 8 – Sunday 9 August`, `8 et 9 août`.
///
/// Whoever reads such days reads them here: headings, fields, what is proposed.
struct WordedDays {
  /// Of any year where none is written.
  let first: LocalDate
  let last: LocalDate
  let saysYear: Bool
  /// Whether the mark between names two days, and none that lie between: `3 and 7 June`.
  let areApart: Bool
  /// Whether the second number can be nothing but a day: in `August 4 – 6 castles` it may count something else.
  let isSure: Bool
  /// What stands behind it.
  let rest: Substring

  /// Nil for what is not two days with a mark between, the later one last.
  init?(_ text: Substring) {
    var rest = text
    guard let from = Side(&rest), let mark = Self.takeMark(&rest), let to = Side(&rest),
      let firstMonth = from.month ?? to.month, let lastMonth = to.month ?? from.month,
      // Behind a whole day and a dash a bare number counts something else: `June 3, 2026 - 14:05`, `– 5 castles`.
      from.year == nil || to.month != nil
    else { return nil }
    let year = to.year ?? from.year
    // Without a year, one in which every day is.
    let lastYear = year ?? 2000
    let firstYear = from.year ?? (firstMonth > lastMonth ? lastYear - 1 : lastYear)
    guard let first = LocalDate(year: firstYear, month: firstMonth, day: from.day),
      let last = LocalDate(year: lastYear, month: lastMonth, day: to.day), first < last,
      // `3/6 June` is as well one day or the other.
      mark.word != "/" || last - first == 1
    else { return nil }
    (self.first, self.last, self.rest) = (first, last, rest)
    saysYear = year != nil
    areApart = last - first > 1 && Self.joints.contains(mark.word)
    isSure = to.month != nil || year != nil || Self.isEnd(rest, isClose: mark.isClose)
  }

  /// Whether a number without a month is one by what follows it. Words belong to it, unless both are close to the mark
  /// between.
  private static func isEnd(_ rest: Substring, isClose: Bool) -> Bool {
    let next = rest.drop(while: \.isBlank)
    guard let sign = next.first else { return true }
    // `6:30`, `6.5`; a hyphen goes on in a word: `6-course`.
    if ",;:.|·()（）–—：、!".contains(sign) { return next.dropFirst().first?.isFigure != true }
    return isClose && next.startIndex > rest.startIndex
  }

  /// Takes what stands between the two days, which may have no blanks about it.
  private static func takeMark(_ text: inout Substring) -> (word: String, isClose: Bool)? {
    let rest = text.drop(while: \.isBlank)
    let small = rest.prefix(12).lowercased()
    guard let mark = marks.first(where: { small.hasPrefix($0) }) else { return nil }
    let behind = rest.dropFirst(mark.count)
    let isClose = rest.startIndex == text.startIndex && behind.first?.isBlank == false && mark.last != " "
    text = behind
    return (mark, isClose)
  }

  /// English, German, French, Spanish, Italian, Portuguese, Dutch, Danish and Norwegian, Swedish.
  private static let marks =
    [
      "–", "—", "‑", "-", "−", "/", "to ", "until ", "till ", "through ", "bis zum ", "bis ", "au ", "al ",
      "a ", "hasta el ", "ao ", "tot ", "t/m ", "til ",
    ] + joints

  /// Those that say “and”.
  private static let joints = ["&", "+"] + AndWords.all.map { $0 + " " }

  /// One of the two days, with what is written of it.
  private struct Side {
    let day: Int
    private(set) var month: Int?
    private(set) var year: Int?

    /// Takes it from the beginning of a text.
    init?(_ text: inout Substring) {
      var rest = Self.withoutWeekday(text.drop(while: \.isBlank))
      let word = rest.prefix(while: \.isLetter)
      month = Self.month(&rest)
      guard let day = Self.number(2, &rest) else { return nil }
      self.day = day
      rest = Self.withoutEnding(rest)
      // `mar 11 août`: a day of the week is called like a month.
      if month == nil || WeekdayNames.shortDay(word) != nil { month = Self.month(&rest) ?? month }
      var behind = rest.drop { $0.isBlank || $0 == "," }
      if let year = Self.number(4, &behind), (1800...2200).contains(year) {
        self.year = year
        rest = behind
      }
      text = rest
    }

    /// Without the day of the week before a number; what may be a month as well is read as one.
    private static func withoutWeekday(_ text: Substring) -> Substring {
      let word = text.prefix { $0.isLetter || $0 == "-" }
      guard WeekdayNames.day(word) != nil || WeekdayNames.shortDay(word) != nil,
        MonthNames.month(word) == nil
      else { return text }
      return text[word.endIndex...].drop { $0.isBlank || $0 == "," || $0 == "." }
    }

    private static func month(_ text: inout Substring) -> Int? {
      var rest = text.drop(while: \.isBlank)
      let small = rest.prefix(3).lowercased()
      if let link = ["of ", "de ", "d'", "d’"].first(where: { small.hasPrefix($0) }) {
        rest = rest.dropFirst(link.count)
      }
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
      let behind = OrdinalEnding.dropped(from: text) ?? text
      return behind.first == "." ? behind.dropFirst() : behind
    }
  }
}
