import TripModel

/// Tells a title that only says its own day, `Monday 11 August`, `Sunday` or `Day 3, Friday`, from one that says something
/// of it.
///
/// Pages say the date themselves, so that such a title would stand beside the same words. One that says another day says
/// something: `9 November`, in front of a wall.
enum DateTitle {
  /// Whether it says no more than which day that is.
  static func isOne(_ title: String, of day: LocalDate) -> Bool {
    DateParts(title, of: day)?.areDate ?? false
  }

  /// Whether it does so by more than the name of a weekday, which somebody may have chosen for its own sake.
  static func isWhole(_ title: String, of day: LocalDate) -> Bool {
    DateParts(title, of: day).map { $0.areDate && !$0.areWeekday } ?? false
  }

  /// Whether it says the day as one that comes each year, which is how feasts are called: `4th of July`, `14 juillet`.
  static func isOfEachYear(_ title: String, of day: LocalDate) -> Bool {
    DateParts(title, of: day).map { $0.areDate && $0.areOfEachYear } ?? false
  }
}

/// What the words and numbers of a title say of a day.
private struct DateParts {
  private let day: LocalDate
  private var hasWeekday = false
  /// By its short form alone.
  private var hasShortDay = false
  private var hasMonth = false
  private var hasYear = false
  /// As `20250811`.
  private var hasAllFigures = false
  /// Whether the days of the trip are counted in it.
  private var hasCount = false
  /// The other numbers of one or two figures.
  private var numbers: [Int] = []

  /// Bytes of a title that could be one: the longest has a count, a weekday, a number, a month and a year.
  private static let maxLength = 80

  /// Nil where anything in it says something else, or another day.
  init?(_ title: String, of day: LocalDate) {
    self.day = day
    guard title.utf8.count <= Self.maxLength, let words = Self.words(of: title) else { return nil }
    for (index, word) in words.enumerated() {
      let before = index > 0 ? words[index - 1] : ""
      let behind = index + 1 < words.count ? words[index + 1] : ""
      guard Self.isNumber(word) ? add(number: word, before, behind) : add(word, before, behind) else {
        return nil
      }
    }
  }

  /// Whether they say a day, and no more than that.
  var areDate: Bool {
    let isNamed = hasWeekday || hasShortDay
    switch numbers {
    case []: return hasAllFigures || hasWeekday || hasCount && isNamed
    case [day.day]: return hasMonth || isNamed
    default:
      let numbers = numbers.sorted()
      return !hasMonth
        && [[day.day, day.month], [day.day, day.month, day.year % 100]].contains { $0.sorted() == numbers }
    }
  }

  /// Whether all that they say is which day of the week it is.
  var areWeekday: Bool { hasWeekday && numbers.isEmpty && !hasCount && !hasAllFigures }

  /// Whether they say the day and the month in words, and nothing of the year, the week or the trip.
  var areOfEachYear: Bool {
    hasMonth && numbers == [day.day]
      && !(hasYear || hasWeekday || hasShortDay || hasCount || hasAllFigures)
  }

  private mutating func add(number word: String, _ before: String, _ behind: String) -> Bool {
    guard let number = Int(word) else { return false }
    if word.count <= 3, DayNumberTitle.words.contains(before) {
      hasCount = true
    } else if word.count <= 2, behind == "月" {
      hasMonth = true
      return number == day.month
    } else if word.count <= 2 {
      numbers.append(number)
    } else if word.count == 8 {
      hasAllFigures = true
      return number == (day.year * 100 + day.month) * 100 + day.day
    } else {
      hasYear = true
      return word.count == 4 && number == day.year
    }
    return true
  }

  private mutating func add(_ word: String, _ before: String, _ behind: String) -> Bool {
    if Self.isNumber(before), OrdinalEnding.isOne(word) || Self.behindNumbers.contains(word) { return true }
    if let named = WeekdayNames.day(word) {
      hasWeekday = true
      return named == day.weekday
    }
    if MonthNames.month(word) == day.month {
      hasMonth = true
      return true
    }
    if WeekdayNames.shortDay(word) == day.weekday {
      hasShortDay = true
      return true
    }
    return Self.between.contains(word) || DayNumberTitle.words.contains(word) && Self.isNumber(behind)
  }

  /// In small letters, numbers apart; nil where something else stands in it, such as a drawn sign, which was put there for
  /// its own sake. A hyphen within a word is part of it.
  private static func words(of title: String) -> [String]? {
    var words: [String] = []
    /// Whether the last word, which the next letter may go on, is a number; nil where it is ended.
    var isNumberOpen: Bool?
    for letter in title.lowercased() {
      if letter.isNumber || letter.isLetter {
        if isNumberOpen == letter.isNumber, !words.isEmpty {
          words[words.count - 1].append(letter)
        } else {
          words.append(String(letter))
        }
        isNumberOpen = letter.isNumber
      } else if letter == "-", isNumberOpen == false {
        words[words.count - 1].append(letter)
      } else if letter.isWhitespace || letter.isPunctuation {
        isNumberOpen = nil
      } else {
        return nil
      }
    }
    return words.map { word in
      var word = word
      while word.last == "-" { word.removeLast() }
      return word
    }
  }

  private static func isNumber(_ word: String) -> Bool { !word.isEmpty && word.allSatisfy(\.isNumber) }

  /// What makes a number the day of a month, or a month, or a year.
  private static let behindNumbers: Set<String> = ["年", "月", "日"]

  /// Words of a date that say nothing.
  private static let between: Set<String> = [
    "the", "of", "on", "den", "der", "am", "le", "de", "do", "del", "di", "il", "el", "em", "op",
  ]
}
