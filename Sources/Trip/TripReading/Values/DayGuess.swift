import TripModel

/// A day that is written otherwise than 2026-05-03, as it may be meant: it is never used, only proposed.
struct DayGuess {
  enum Meaning {
    /// What it may be, the likelier one first; never empty.
    case days([LocalDate])
    /// Year, month and day of no day that ever was.
    case nothing(Int, Int, Int)
    case withoutYear
    /// Several on end: the first of them and the last.
    case span(LocalDate, LocalDate)
  }

  let meaning: Meaning
  /// What stands behind it.
  let rest: Substring

  private typealias Order = (year: Int, month: Int, day: Int)

  /// Nil for what is no day at all.
  init?(_ text: Substring) {
    // Before one day is looked for: its last one is no year.
    if let days = WordedDays(text) {
      self.rest = days.rest
      meaning = days.saysYear ? .span(days.first, days.last) : .withoutYear
      return
    }
    var parts = DayParts()
    var rest = text.prefix(80)
    while parts.numbers.count + (parts.month == nil ? 0 : 1) < 3, parts.take(from: &rest) {}
    guard let orders = parts.orders else { return nil }
    self.rest = text[rest.startIndex...]
    guard let first = orders.first else {
      meaning = .withoutYear
      return
    }
    var days: [LocalDate] = []
    for order in orders {
      let day = LocalDate(year: order.year, month: order.month, day: order.day)
      if let day, !days.contains(day) { days.append(day) }
    }
    meaning = days.isEmpty ? .nothing(first.year, first.month, first.day) : .days(days)
  }

  /// Whether what follows a day makes it a first one of several: `–05`, ` to 2026-05-05`, `/2026-05-05`.
  static func isRange(_ behind: Substring) -> Bool {
    let rest = behind.drop(while: \.isBlank)
    let hasBlank = rest.startIndex > behind.startIndex
    for mark in ["..", "…", "–", "—", "-", "/", "to ", "until ", "till ", "bis "]
    where rest.prefix(mark.count).lowercased() == mark {
      // A dash, a blank and figures close to it are an offset without a time.
      let end = rest.dropFirst(mark.count).drop { $0.isBlank || $0 == "." }
      if end.first?.isFigure == true { return !hasBlank || mark != "-" || end.prefix(10).count == 10 }
    }
    return false
  }
}

/// The numbers and the name of a month that a day is made of, as they come.
private struct DayParts {
  private(set) var numbers: [(value: Int, count: Int)] = []
  private(set) var month: Int?
  private var isMonthFirst = false
  private var marks: Set<Character> = []

  /// - Returns: whether something was taken that a day may hold.
  mutating func take(from rest: inout Substring) -> Bool {
    guard let first = rest.first else { return false }
    if first.figure != nil { return takeNumber(from: &rest) }
    if first.isLetter { return takeWord(from: &rest) }
    guard " \t,-/._‐‑–—−".contains(first), !(numbers.isEmpty && month == nil) else { return false }
    marks.insert(first)
    rest.removeFirst()
    return true
  }

  private mutating func takeNumber(from rest: inout Substring) -> Bool {
    let figures = rest.prefix { $0.figure != nil }
    let behind = rest[figures.endIndex...]
    guard figures.count <= 8, behind.first != ":" else { return false }
    let value = figures.reduce(0) { $0 * 10 + ($1.figure ?? 0) }
    rest = behind
    if figures.count == 8, numbers.isEmpty, month == nil {
      numbers = [(value / 10_000, 4), (value / 100 % 100, 2), (value % 100, 2)]
      return true
    }
    numbers.append((value, figures.count))
    rest = OrdinalEnding.dropped(from: rest) ?? rest
    return true
  }

  private mutating func takeWord(from rest: inout Substring) -> Bool {
    let word = rest.prefix(while: \.isLetter)
    if month == nil, let named = MonthNames.month(word) {
      month = named
      isMonthFirst = numbers.isEmpty
    } else if numbers.isEmpty, month == nil {
      guard Self.days.contains(word.prefix(3).lowercased()), word.count == 3 || word.hasSuffix("day") else {
        return false
      }
      rest = rest[word.endIndex...].drop { $0 == "," || $0 == "." || $0.isBlank }
      return true
    } else if !["of", "de"].contains(word.lowercased()) {
      return false
    }
    rest = rest[word.endIndex...]
    return true
  }

  /// Beginnings of the days of the week.
  private static let days: Set<String> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun", "the"]

  /// What the parts may be, in order; none where a year is missing, nil where it is no day.
  var orders: [(year: Int, month: Int, day: Int)]? {
    guard let month else { return numbers.count == 3 ? numericOrders : nil }
    guard let first = numbers.first else { return nil }
    guard numbers.count == 2 else { return first.count <= 2 ? [] : nil }
    let isYearFirst = first.count > 2 || first.value > 31
    let (year, day) = isYearFirst ? (first, numbers[1]) : (numbers[1], first)
    return year.count == 3 ? nil : [(full(year), month, day.value)]
  }

  private var numericOrders: [(year: Int, month: Int, day: Int)]? {
    let (one, two, three) = (numbers[0], numbers[1], numbers[2])
    if one.count >= 4 { return [(one.value, two.value, three.value)] }
    let dayFirst = (full(three), two.value, one.value)
    let monthFirst = (full(three), one.value, two.value)
    guard one.count <= 2, two.count <= 2, three.count != 3,
      !marks.subtracting([" ", ","]).isEmpty || three.count > 2
    else { return nil }
    // With points the day comes first wherever they are used.
    if marks.contains(".") { return [dayFirst] }
    if three.count <= 2, marks.contains("-") {
      return [(full(one), two.value, three.value), dayFirst, monthFirst]
    }
    return [dayFirst, monthFirst]
  }

  private func full(_ year: (value: Int, count: Int)) -> Int {
    year.count <= 2 ? 2000 + year.value : year.value
  }
}

extension Character {
  /// The value of a figure of whatever script.
  fileprivate var figure: Int? {
    guard let value = wholeNumberValue, (0...9).contains(value), isNumber, !isLetter else { return nil }
    return value
  }
}
