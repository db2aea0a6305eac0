package import TripModel

/// How a language writes days and times. What belongs together stays on one line: `Unbroken`.
package struct DateStyle: Hashable, Sendable {
  private let months: [String]
  private let shortMonths: [String]
  private let weekdays: [String]
  private let shortWeekdays: [String]
  private let patterns: [Phrase: DatePattern]

  /// - Parameter phrase: the text of a key; lists of names are written with commas.
  init(phrase: (Phrase) -> String) {
    func names(_ key: Phrase, _ count: Int) -> [String] {
      let written = phrase(key).split(separator: ",").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      return (0..<count).map { $0 < written.count ? written[$0] : String($0 + 1) }
    }
    months = names(.months, 12)
    shortMonths = names(.monthsShort, 12)
    weekdays = names(.weekdays, 7)
    shortWeekdays = names(.weekdaysShort, 7)
    let keys: [Phrase] = [
      .dateLong, .dateLongWithoutYear, .dateShort, .datePlain, .dateMonth, .dateMonthShort, .dateTiny,
      .rangeInMonth,
      .rangeInYear,
      .rangeOverYears, .monthsInYear, .monthsOverYears, .twoMonthsInYear, .twoMonthsOverYears,
    ]
    patterns = Dictionary(
      keys.map { ($0, DatePattern(Unbroken.pattern(phrase($0)))) }, uniquingKeysWith: { first, _ in first })
  }

  /// `Sunday 3 May 2026`.
  package func long(_ date: LocalDate) -> String { fill(.dateLong, date) }
  /// `Sunday 3 May`.
  package func longWithoutYear(_ date: LocalDate) -> String { fill(.dateLongWithoutYear, date) }
  /// `Sun 3 May`.
  package func short(_ date: LocalDate) -> String { fill(.dateShort, date) }
  /// `3 May 2026`.
  package func plain(_ date: LocalDate) -> String { fill(.datePlain, date) }
  /// `3 May`, for the axis of a chart.
  package func tiny(_ date: LocalDate) -> String { fill(.dateTiny, date) }
  /// `Mon` and `Monday`, from Monday on.
  package var weekdayNames: [(short: String, long: String)] {
    Array(zip(shortWeekdays, weekdays)).map { ($0, $1) }
  }
  /// `Sept`, and `Jan 2027`.
  package func shortMonth(_ date: LocalDate, withYear: Bool) -> String {
    withYear ? fill(.dateMonthShort, date) : shortMonths[date.month - 1]
  }

  /// `November` and `Nov`, from January on.
  package var monthNames: [(long: String, short: String)] {
    Array(zip(months, shortMonths)).map { ($0, $1) }
  }

  /// `May 2026`.
  package func month(_ date: LocalDate) -> String { fill(.dateMonth, date) }

  /// `1–5 May 2026`, `29 April – 3 May 2026`, `30 December 2026 – 2 January 2027`; a single day as itself.
  package func range(_ first: LocalDate, _ last: LocalDate) -> String {
    guard first != last else { return plain(first) }
    let pattern: Phrase
    if first.year != last.year {
      pattern = .rangeOverYears
    } else {
      pattern = first.month == last.month ? .rangeInMonth : .rangeInYear
    }
    return fill(pattern, first, last)
  }

  /// `May 2026`, `May – June 2026`, `December 2026 – January 2027`.
  package func months(_ first: LocalDate, _ last: LocalDate) -> String {
    guard first.year == last.year else { return fill(.monthsOverYears, first, last) }
    return first.month == last.month ? month(first) : fill(.monthsInYear, first, last)
  }

  /// `June and July 2010`, `December 2010 and January 2011`: one month and the next.
  package func twoMonths(_ first: LocalDate, _ last: LocalDate) -> String {
    fill(first.year == last.year ? .twoMonthsInYear : .twoMonthsOverYears, first, last)
  }

  private func fill(_ pattern: Phrase, _ first: LocalDate, _ last: LocalDate) -> String {
    var text = ""
    for piece in patterns[pattern]?.pieces ?? [] {
      switch piece {
      case .text(let words): text += words
      case .part(let part): text += self.part(part, of: last)
      case .partOfFirst(let part, _): text += self.part(part, of: first)
      }
    }
    return text
  }

  /// `14:05`.
  package func time(_ time: LocalTime) -> String { time.hourAndMinute }

  /// `UTC+1`, `UTC−3:30`, `UTC`.
  package func offset(_ offset: UTCOffset) -> String {
    guard offset.seconds != 0 else { return "UTC" }
    let minutes = abs(offset.seconds) / 60
    let rest = minutes % 60
    let tail = rest == 0 ? "" : ":" + (rest < 10 ? "0" : "") + String(rest)
    return "UTC" + (offset.seconds < 0 ? NumberStyle.minus : "+") + String(minutes / 60) + tail
  }

  private func fill(_ pattern: Phrase, _ date: LocalDate) -> String {
    var text = ""
    for piece in patterns[pattern]?.pieces ?? [] {
      switch piece {
      case .text(let words), .partOfFirst(_, let words): text += words
      case .part(let part): text += self.part(part, of: date)
      }
    }
    return text
  }

  private func part(_ part: DatePattern.Part, of date: LocalDate) -> String {
    switch part {
    case .day: String(date.day)
    case .month: months[date.month - 1]
    case .shortMonth: shortMonths[date.month - 1]
    case .weekday: weekdays[date.weekday - 1]
    case .shortWeekday: shortWeekdays[date.weekday - 1]
    case .year: String(date.year)
    case .monthNumber: String(date.month)
    }
  }
}
