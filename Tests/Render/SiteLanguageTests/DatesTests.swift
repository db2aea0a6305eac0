import SiteLanguage
import Testing
import TripModel

@Suite("Days and times")
struct DatesTests {
  private let dates: DateStyle

  init() throws { dates = try ShippedWords().words.dates }

  @Test("a day is written as one says it")
  func day() throws {
    let date = try #require(LocalDate(iso: "2026-05-03"))
    #expect(dates.long(date).withPlainSpaces == "Sunday 3 May 2026")
    #expect(dates.longWithoutYear(date).withPlainSpaces == "Sunday 3 May")
    #expect(dates.short(date).withPlainSpaces == "Sun 3 May")
    #expect(dates.plain(date).withPlainSpaces == "3 May 2026")
    #expect(dates.tiny(date).withPlainSpaces == "3 May")
    #expect(dates.month(date).withPlainSpaces == "May 2026")
    #expect(dates.monthNames.map(\.long)[8] == "September" && dates.monthNames.map(\.short)[8] == "Sept")
    #expect(dates.monthNames.count == 12)
  }

  @Test(
    "a range says nothing twice",
    arguments: [
      ("2026-05-01", "2026-05-05", "1–5 May 2026"), ("2026-04-29", "2026-05-03", "29 April – 3 May 2026"),
      ("2026-12-30", "2027-01-02", "30 December 2026 – 2 January 2027"),
      ("2026-05-01", "2026-05-01", "1 May 2026"),
    ])
  func range(first: String, last: String, text: String) throws {
    let range = dates.range(try #require(LocalDate(iso: first)), try #require(LocalDate(iso: last)))
    #expect(range.withPlainSpaces == text)
  }

  @Test("a day stays on one line, and so does a range that is told without spaces")
  func unbroken() throws {
    let date = try #require(LocalDate(iso: "2026-05-04"))
    let end = try #require(LocalDate(iso: "2026-05-08"))
    let later = try #require(LocalDate(iso: "2026-06-02"))
    #expect(dates.short(date) == "Mon 4\u{A0}May")
    #expect(dates.long(date) == "Monday 4\u{A0}May\u{A0}2026")
    #expect(dates.month(date) == "May\u{A0}2026")
    #expect(dates.range(date, end) == "4–\u{2060}8\u{A0}May\u{A0}2026")
    // A long one may go on behind its dash, which never begins a line.
    #expect(dates.range(date, later) == "4\u{A0}May\u{A0}– 2\u{A0}June\u{A0}2026")
    #expect(dates.months(date, later) == "May\u{A0}– June\u{A0}2026")
  }

  @Test("a day of another language stays on one line as well")
  func otherLanguage() throws {
    let words = Words(
      language: "es",
      table: [
        "months": ["other": "enero, febrero, marzo"],
        "dateLong": ["other": "{weekday}, {day} de {month} de {year}"],
        "hoursSpan": ["other": "{from}–{to}"],
      ])
    let date = try #require(LocalDate(iso: "2026-03-03"))
    #expect(words.dates.long(date).hasSuffix(", 3\u{A0}de\u{A0}marzo\u{A0}de\u{A0}2026"))
    #expect(words(.hoursSpan, ["from": "10:00", "to": "18:00"]) == "10:00–\u{2060}18:00")
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
    #expect(words.dates.plain(try #require(LocalDate(iso: "2026-02-03"))).withPlainSpaces == "3 deux")
    #expect(words.dates.plain(try #require(LocalDate(iso: "2026-03-03"))).withPlainSpaces == "3 3")
  }
}
