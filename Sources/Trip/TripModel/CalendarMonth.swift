/// A month of a year.
package struct CalendarMonth: Hashable, Comparable, Sendable {
  package let firstDay: LocalDate

  /// The month that a day is in.
  package init(of date: LocalDate) { firstDay = date - (date.day - 1) }

  package var next: CalendarMonth { CalendarMonth(of: firstDay + 31) }
  package var previous: CalendarMonth { CalendarMonth(of: firstDay - 1) }
  package var dayCount: Int { next.firstDay - firstDay }

  /// Its days in weeks that begin on Monday; nil stands for a day of the month before or after.
  package var weeks: [[LocalDate?]] {
    let blanks = firstDay.weekday - 1
    return (0..<(blanks + dayCount + 6) / 7).map { week in
      (0..<7).map { weekday in
        let day = week * 7 + weekday - blanks
        return (0..<dayCount).contains(day) ? firstDay + day : nil
      }
    }
  }

  package static func < (one: CalendarMonth, other: CalendarMonth) -> Bool { one.firstDay < other.firstDay }
}
