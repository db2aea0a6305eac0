import SiteLanguage
import Testing
import TripModel

@Suite("Days and times")
struct DatesTests {
  private let dates: DateStyle

  init() throws { dates = try EnglishWords().words.dates }

  @Test("a day is written as one says it")
  func day() throws {
    let date = try #require(LocalDate(iso: "2026-05-03"))
    #expect(dates.long(date) == "Sunday 3 May 2026")
    #expect(dates.longWithoutYear(date) == "Sunday 3 May")
    #expect(dates.short(date) == "Sun 3 May")
    #expect(dates.plain(date) == "3 May 2026")
    #expect(dates.tiny(date) == "3 May")
    #expect(dates.month(date) == "May 2026")
  }

  @Test(
    "a range says nothing twice",
    arguments: [
      ("2026-05-01", "2026-05-05", "1–5 May 2026"), ("2026-04-29", "2026-05-03", "29 April – 3 May 2026"),
      ("2026-12-30", "2027-01-02", "30 December 2026 – 2 January 2027"),
      ("2026-05-01", "2026-05-01", "1 May 2026"),
    ])
  func range(first: String, last: String, text: String) throws {
    #expect(dates.range(try #require(LocalDate(iso: first)), try #require(LocalDate(iso: last))) == text)
  }

  @Test(
    "offsets are told from UTC",
    arguments: [
      (0, "UTC"), (3600, "UTC+1"), (-12_600, "UTC−3:30"), (20_700, "UTC+5:45"), (32_700, "UTC+9:05"),
    ])
  func offset(seconds: Int, text: String) throws {
    #expect(dates.offset(try #require(UTCOffset(seconds: seconds))) == text)
  }

  @Test("times are on the clock of 24 hours")
  func time() throws {
    #expect(dates.time(try #require(LocalTime(hour: 9, minute: 5, second: 59))) == "09:05")
  }

  @Test("a language that lists too few names falls back to numbers")
  func shortLists() throws {
    let words = Words(
      language: "xx", table: ["months": ["other": "un, deux"], "datePlain": ["other": "{day} {month}"]])
    #expect(words.dates.plain(try #require(LocalDate(iso: "2026-02-03"))) == "3 deux")
    #expect(words.dates.plain(try #require(LocalDate(iso: "2026-03-03"))) == "3 3")
  }
}
