import Foundation
import Testing
import TripModel

struct CalendarTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  @Test("Every day from 1600 to 2400 is the day that Foundation's Gregorian calendar names")
  func matchesFoundation() throws {
    let first = try #require(LocalDate(year: 1600, month: 1, day: 1))
    let last = try #require(LocalDate(year: 2400, month: 12, day: 31))
    // A step that meets every day of the month, weekday and leap day over the range, in a short time.
    for number in stride(from: first.dayNumber, through: last.dayNumber, by: 11) {
      let date = LocalDate(dayNumber: number)
      let moment = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = Self.calendar.dateComponents([.year, .month, .day, .weekday], from: moment)
      let foundWeekday = parts.weekday.map { ($0 + 5) % 7 + 1 }
      #expect([date.year, date.month, date.day] == [parts.year, parts.month, parts.day])
      #expect(date.weekday == foundWeekday)
      #expect(LocalDate(year: date.year, month: date.month, day: date.day) == date)
      #expect(LocalDate(iso: date.description) == date)
    }
  }

  @Test(
    "A day that no calendar has is no date",
    arguments: [
      (2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (0, 1, 1), (10_000, 1, 1),
    ])
  func impossibleDays(year: Int, month: Int, day: Int) {
    #expect(LocalDate(year: year, month: month, day: day) == nil)
  }

  @Test("Leap days are dates", arguments: [2000, 2024, 2400, 1600])
  func leapDays(year: Int) { #expect(LocalDate(year: year, month: 2, day: 29) != nil) }

  @Test(
    "Only ten characters of ISO 8601 are a date",
    arguments: [
      "2026-5-3", "2026/05/03", "20260503", "2026-05-03T", "", "２026-05-03", "-026-05-03", "2026-05-0a",
    ])
  func badText(text: String) { #expect(LocalDate(iso: text) == nil) }

  @Test("A date is written with zeros in front, whatever its year")
  func writing() {
    #expect(LocalDate(year: 7, month: 3, day: 9)?.description == "0007-03-09")
  }

  @Test("Days are added, taken away and counted over the ends of months and years")
  func arithmetic() throws {
    let date = try #require(LocalDate(iso: "2023-12-31"))
    #expect((date + 60).description == "2024-02-29")
    #expect((date - 365).description == "2022-12-31")
    #expect((date + 60) - date == 60)
    #expect(date < date + 1)
  }

  @Test(
    "A time that no clock shows is none",
    arguments: [(24, 0, 0), (-1, 0, 0), (12, 60, 0), (12, 0, 60), (12, -1, 0)])
  func impossibleTimes(hour: Int, minute: Int, second: Int) {
    #expect(LocalTime(hour: hour, minute: minute, second: second) == nil)
  }

  @Test("A clock's seconds and its date and time are the same moment, before 1970 too")
  func clockSeconds() {
    for seconds in stride(from: -200_000, through: 200_000, by: 997) {
      let moment = LocalDateTime(clockSeconds: seconds)
      #expect(moment.clockSeconds == seconds)
      #expect(LocalTime(secondOfDay: moment.time.secondOfDay) == moment.time)
    }
    #expect(LocalDateTime(clockSeconds: -1).description == "1969-12-31T23:59:59")
    #expect(LocalTime(secondOfDay: 86_400) == nil)
    #expect(LocalTime.midnight.description == "00:00:00")
    #expect(LocalDateTime(clockSeconds: -1) < LocalDateTime(clockSeconds: 0))
  }

  @Test("A moment says its offset with sign, and nothing where it is unknown")
  func moments() throws {
    let local = LocalDateTime(clockSeconds: 1_777_800_312)
    let lisbon = try #require(UTCOffset(seconds: 3600))
    let newfoundland = try #require(UTCOffset(seconds: -12_600))
    #expect(Moment(local: local, offset: lisbon).description.hasSuffix("+01:00"))
    #expect(newfoundland.description == "-03:30")
    #expect(UTCOffset.utc.description == "+00:00")
    #expect(Moment(local: local).description == local.description)
    #expect(Moment(local: local).instant == nil)
    #expect(Moment(local: local, offset: lisbon).instant == Instant(seconds: 1_777_796_712))
    #expect(Moment(local: local).instant(assuming: lisbon) == Instant(seconds: 1_777_796_712))
    #expect(
      Moment(instant: Instant(seconds: 0), offset: newfoundland).local.description == "1969-12-31T20:30:00")
    #expect(UTCOffset(seconds: 18 * 3600 + 1) == nil)
  }
}
