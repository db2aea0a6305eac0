import CivilDays

/// A time of day on a wall clock, to the second.
package struct LocalTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Seconds since midnight, 0 to 86,399.
  package let secondOfDay: Int

  /// A time that exists; nil otherwise.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.secondOfDay = hour * 3600 + minute * 60 + second
  }

  /// A time from seconds since midnight; nil outside the day.
  package init?(secondOfDay: Int) {
    guard (0..<86_400).contains(secondOfDay) else { return nil }
    self.secondOfDay = secondOfDay
  }

  package var hour: Int { secondOfDay / 3600 }
  package var minute: Int { secondOfDay / 60 % 60 }
  package var second: Int { secondOfDay % 60 }

  /// `14:05`.
  package var hourAndMinute: String { padded(hour, 2) + ":" + padded(minute, 2) }

  /// `14:05:12`.
  package var description: String { hourAndMinute + ":" + padded(second, 2) }

  package static func < (one: LocalTime, other: LocalTime) -> Bool { one.secondOfDay < other.secondOfDay }
}

/// A date and time on a wall clock: not an instant, since the clock's zone may be unknown.
package struct LocalDateTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var date: LocalDate
  package var time: LocalTime

  package init(date: LocalDate, time: LocalTime) {
    self.date = date
    self.time = time
  }

  /// What a clock shows `seconds` after 1970-01-01T00:00:00 on that same clock.
  package init(clockSeconds seconds: Int) {
    let day = floorDivide(seconds, 86_400)
    self.date = LocalDate(dayNumber: day)
    // A remainder of a floored division is within the day.
    self.time = LocalTime(secondOfDay: seconds - day * 86_400) ?? .midnight
  }

  /// Seconds since 1970-01-01T00:00:00 on the same clock.
  package var clockSeconds: Int { date.dayNumber * 86_400 + time.secondOfDay }

  package static func + (moment: LocalDateTime, seconds: Int) -> LocalDateTime {
    LocalDateTime(clockSeconds: moment.clockSeconds + seconds)
  }

  /// `2026-05-03T14:05:12`.
  package var description: String { "\(date)T\(time)" }

  package static func < (one: LocalDateTime, other: LocalDateTime) -> Bool {
    one.clockSeconds < other.clockSeconds
  }
}

extension LocalTime {
  /// 00:00:00.
  package static let midnight = LocalTime(unchecked: 0)

  private init(unchecked seconds: Int) { self.secondOfDay = seconds }
}
