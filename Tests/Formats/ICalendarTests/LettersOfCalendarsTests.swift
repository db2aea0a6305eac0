import Foundation
import Testing
import TripModel

@testable import ICalendar

/// What programs write that do not keep to the letter of RFC 5545.
@Suite("Calendars as programs write them")
struct LettersOfCalendarsTests {
  private static let text =
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Führung\r\nDTSTART:20260501T093500\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"

  private func summaries(_ bytes: [UInt8]) -> [String?] {
    let file = CalendarFile.read(bytes, file: "a.ics")
    #expect(CalendarFile.isOne(bytes) && file.problems.isEmpty, "\(file.problems)")
    return file.events.map(\.summary)
  }

  @Test("a fold that cuts a letter in two leaves it whole")
  func cutLetter() throws {
    let bytes = Array(Self.text.utf8)
    let letter = try #require(bytes.firstIndex(of: 0xC3))
    #expect(summaries(bytes[...letter] + Array("\r\n ".utf8) + bytes[(letter + 1)...]) == ["Führung"])
  }

  @Test("lines end as on any machine, and letters are those of any program")
  func encodings() {
    #expect(summaries(Array(Self.text.replacing("\r\n", with: "\r").utf8)) == ["Führung"])
    #expect(summaries(Array(Self.text.replacing("\r\n", with: "\r\r\n").utf8)) == ["Führung"])
    #expect(summaries([0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)) == ["Führung"])
    let wide = Self.text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(summaries([0xFF, 0xFE] + wide) == ["Führung"])
    let windows = Self.text.unicodeScalars.map { UInt8($0.value) }
    #expect(summaries(windows) == ["Führung"])
  }

  @Test("a file that breaks off is told, and what is there of it read")
  func cutOff() {
    let cut = Self.text.components(separatedBy: "END:VEVENT")[0]
    let file = CalendarFile.read(Array(cut.utf8), file: "a.ics")
    #expect(file.events.count == 1 && file.problems.map(\.kind) == [.cutOff])
  }

  @Test("a position stands in Apple's own line, too, and nought is none")
  func positions() {
    let apple = "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=\"Casa\":geo:41.403629,2.174356"
    #expect(calendar(apple).events.first?.position == Coordinate(latitude: 41.403629, longitude: 2.174356))
    let none = calendar("GEO:0;0")
    #expect(none.events.first?.position == nil && none.problems.isEmpty)
  }

  @Test("midnight to midnight is whole days, where Outlook says so")
  func wholeDays() throws {
    let event = try #require(
      calendar("DTSTART:20260906T000000\nDTEND:20260909T000000\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE").events
        .first)
    #expect(event.start == LocalDate(iso: "2026-09-06").map(CalendarTime.day))
    #expect(event.end == LocalDate(iso: "2026-09-09").map(CalendarTime.day))
  }
}
