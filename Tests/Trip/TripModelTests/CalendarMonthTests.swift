import Foundation
import Testing
import TripModel

@Suite("A month of the calendar")
struct CalendarMonthTests {
  /// Foundation's Gregorian calendar in UTC, with weeks from Monday.
  private let oracle: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  @Test("has the days, the weeks and the next month that Foundation's calendar has, from 1999 to 2040")
  func sameAsFoundation() throws {
    var month = CalendarMonth(of: try #require(LocalDate(year: 1999, month: 1, day: 17)))
    for _ in 0..<(41 * 12) {
      let first = month.firstDay
      #expect(first.day == 1)
      let date = try #require(
        oracle.date(from: DateComponents(year: first.year, month: first.month, day: 1)))
      let days = try #require(oracle.range(of: .day, in: .month, for: date)?.count)
      let weeks = try #require(oracle.range(of: .weekOfMonth, in: .month, for: date)?.count)
      #expect(month.dayCount == days, "\(first)")
      #expect(month.weeks.count == weeks, "\(first)")
      #expect(month.weeks.joined().compactMap { $0?.day } == Array(1...days), "\(first)")
      for week in month.weeks {
        #expect(week.count == 7)
        for (index, day) in week.enumerated() { #expect(day.map { $0.weekday == index + 1 } ?? true) }
      }
      #expect(month.next.previous == month)
      month = month.next
    }
  }
}
