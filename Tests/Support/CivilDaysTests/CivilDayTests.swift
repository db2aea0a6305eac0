import CivilDays
import Foundation
import Testing

@Suite("Days of the calendar")
struct CivilDayTests {
  @Test(
    "Days are numbered as Foundation's Gregorian calendar numbers them",
    arguments: [
      (2000, 2, 29), (1970, 1, 1), (1969, 12, 31), (2026, 5, 3), (1904, 1, 1), (9999, 12, 31), (1800, 3, 1),
    ])
  func numbers(year: Int, month: Int, day: Int) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let date = try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
    let civil = CivilDay(year: year, month: month, day: day)
    #expect(civil.exists && civil.number == Int(date.timeIntervalSince1970 / 86_400))
    #expect(CivilDay(number: civil.number) == civil)
  }

  @Test("Every day of 1,000 years follows the one before it, in months as long as they are")
  func months() {
    var last = CivilDay(year: 1599, month: 12, day: 31)
    for number in CivilDay(year: 1600, month: 1, day: 1)
      .number...CivilDay(year: 2600, month: 1, day: 1).number
    {
      let next = CivilDay(number: number)
      let isNext = CivilDay(year: last.year, month: last.month, day: last.day + 1)
      let beginsMonth = next.day == 1 && (next.month == last.month % 12 + 1)
      #expect(isNext.exists ? next == isNext : beginsMonth && next.year == last.year + last.month / 12)
      last = next
    }
  }

  @Test("What no calendar has does not exist")
  func missing() {
    for (month, day) in [(2, 30), (4, 31), (13, 1), (0, 1), (1, 0), (1, 32)] {
      #expect(!CivilDay(year: 2024, month: month, day: day).exists)
    }
    #expect(!CivilDay(year: 1900, month: 2, day: 29).exists && CivilDay(year: 0, month: 2, day: 29).exists)
  }

  @Test("Division rounds down on both sides of zero")
  func division() {
    #expect([7, 8, -1, -8, -7, 0].map { floorDivide($0, 4) } == [1, 2, -1, -2, -2, 0])
  }
}
