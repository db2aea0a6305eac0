import Importing
import TripModel

/// Which of a date's three numbers is what.
enum DateReading: CaseIterable {
  case dayFirst, monthFirst, yearFirst

  init(_ order: DateOrder) {
    switch order {
    case .dayFirst: self = .dayFirst
    case .monthFirst: self = .monthFirst
    }
  }
}

/// The numbers of a day as a line of a chat has them.
struct WrittenDate: Hashable {
  enum Separator: CaseIterable { case slash, point, dash }

  var first: Int
  var second: Int
  var third: Int
  var separator: Separator
  /// Whether the first has four digits, and so is the year.
  var hasLongYearFirst = false
  /// Whether it is written as `26. 05. 03.`, which is year first in Korean and Hungarian, and day first in Croatian.
  var mayHaveYearFirst = false

  /// Before its first year there was no WhatsApp.
  private static let years = 2009...2099
  /// By how much the years of Thailand are ahead.
  private static let buddhistYears = 543

  /// The day that it is by a reading; nil where there is no such day.
  func day(_ reading: DateReading) -> LocalDate? {
    switch reading {
    case .yearFirst:
      guard hasLongYearFirst || mayHaveYearFirst else { return nil }
      return Self.day(year: first, month: second, day: third)
    case .dayFirst: return hasLongYearFirst ? nil : Self.day(year: third, month: second, day: first)
    case .monthFirst: return hasLongYearFirst ? nil : Self.day(year: third, month: first, day: second)
    }
  }

  /// Whether it may be a day at all.
  var isDay: Bool { DateReading.allCases.contains { day($0) != nil } }

  private static func day(year: Int, month: Int, day: Int) -> LocalDate? {
    var year = year < 100 ? year + 2000 : year
    if year > years.upperBound { year -= buddhistYears }
    return years.contains(year) ? LocalDate(year: year, month: month, day: day) : nil
  }
}
