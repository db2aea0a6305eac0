import TripModel

/// How something comes again (RFC 5545, 3.3.10), as far as days of a journey need it.
package struct RecurrenceRule: Hashable, Sendable {
  package enum Frequency: String, Sendable {
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// A day of the week, and which of its month or year: the last Sunday is -1.
  package struct Weekday: Hashable, Sendable {
    /// 1 for Monday to 7 for Sunday.
    package var number: Int
    package var ordinal: Int?
  }

  package var frequency: Frequency
  package var interval = 1
  package var count: Int?
  package var until: CalendarTime?
  package var weekdays: [Weekday] = []
  package var monthDays: [Int] = []
  package var months: [Int] = []
  package var positions: [Int] = []
  /// The day with which a week begins.
  package var weekStart = 1

  /// Why a rule is not understood.
  struct Unread: Error {
    /// The word of it that nobody knows, in its own letters.
    var part: String
  }

  /// Numbers that a part of a rule may list.
  private static let maxNumbers = 400
  private static let weekdayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  package init(_ frequency: Frequency) { self.frequency = frequency }

  init(_ text: String) throws(Unread) {
    var parts: [(name: String, value: String)] = []
    for part in text.uppercased().split(separator: ";").prefix(32) {
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
      guard pair.count == 2 else { throw Unread(part: String(part.prefix(40))) }
      parts.append((pair[0], pair[1]))
    }
    guard let word = parts.first(where: { $0.name == "FREQ" })?.value else { throw Unread(part: "RRULE") }
    guard let frequency = Frequency(rawValue: word) else { throw Unread(part: "FREQ=" + word.prefix(40)) }
    self.frequency = frequency
    for (name, value) in parts where name != "FREQ" && !name.hasPrefix("X-") {
      let unread = Unread(part: name.prefix(20) + "=" + value.prefix(40))
      switch name {
      case "INTERVAL": interval = try Self.numbers(value, 1...100_000, or: unread)[0]
      case "COUNT": count = try Self.numbers(value, 0...1_000_000, or: unread)[0]
      case "UNTIL":
        if let date = CalendarText.date(value) {
          until = .day(date)
        } else if let time = CalendarText.time(value) {
          until = time.isUTC ? .utc(time.local) : .floating(time.local)
        } else {
          throw unread
        }
      case "BYDAY":
        for day in value.split(separator: ",").prefix(Self.maxNumbers) {
          guard let number = Self.weekdayNames.firstIndex(of: String(day.suffix(2))) else { throw unread }
          let ordinal = String(day.dropLast(2))
          guard ordinal.isEmpty || Int(ordinal).map({ $0 != 0 && abs($0) <= 53 }) == true else {
            throw unread
          }
          weekdays.append(Weekday(number: number + 1, ordinal: Int(ordinal)))
        }
      case "BYMONTHDAY": monthDays = try Self.numbers(value, -31...31, or: unread).filter { $0 != 0 }
      case "BYMONTH": months = try Self.numbers(value, 1...12, or: unread)
      case "BYSETPOS": positions = try Self.numbers(value, -366...366, or: unread).filter { $0 != 0 }
      case "WKST":
        guard let number = Self.weekdayNames.firstIndex(of: value) else { throw unread }
        weekStart = number + 1
      default: throw unread
      }
    }
  }

  private static func numbers(
    _ text: String, _ range: ClosedRange<Int>, or unread: Unread
  ) throws(Unread) -> [Int] {
    let numbers = text.split(separator: ",").prefix(maxNumbers).map { Int($0) }
    guard !numbers.isEmpty, numbers.allSatisfy({ $0.map(range.contains) ?? false }) else { throw unread }
    return numbers.compactMap(\.self)
  }
}
