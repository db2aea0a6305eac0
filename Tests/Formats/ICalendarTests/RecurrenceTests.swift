import Testing
import TripModel

@testable import ICalendar

@Suite("What comes again")
struct RecurrenceTests {
  private func times(_ lines: String, _ first: String, _ last: String) throws -> [String] {
    let file = calendar(lines)
    let event = try #require(file.events.first)
    let others = file.events.filter { $0.replaces != nil }
    let window = try #require(LocalDate(iso: first))...(try #require(LocalDate(iso: last)))
    return Occurrences.find(of: event, exceptions: others, in: window).events.map { event in
      [event.start, event.end].compactMap { $0.map { $0.local?.description ?? $0.date.description } }
        .joined(separator: "/") + " " + (event.summary ?? "")
    }
  }

  @Test(
    "each time within the window, without those that are taken out, and with those that are put elsewhere")
  func exceptions() throws {
    let lines = """
      UID:1
      SUMMARY:Surf
      DTSTART;TZID=Europe/Lisbon:20260501T090000
      DTEND;TZID=Europe/Lisbon:20260501T103000
      RRULE:FREQ=DAILY;UNTIL=20260506T080000Z
      EXDATE;TZID=Europe/Lisbon:20260502T090000
      EXDATE:20260503T080000Z
      RDATE;TZID=Europe/Lisbon:20260508T070000
      END:VEVENT
      BEGIN:VEVENT
      UID:1
      SUMMARY:Surf, late
      RECURRENCE-ID:20260504T080000Z
      DTSTART;TZID=Europe/Lisbon:20260504T150000
      """
    #expect(
      try times(lines, "2026-05-01", "2026-05-31") == [
        "2026-05-01T09:00:00/2026-05-01T10:30:00 Surf", "2026-05-04T15:00:00 Surf, late",
        "2026-05-05T09:00:00/2026-05-05T10:30:00 Surf", "2026-05-06T09:00:00/2026-05-06T10:30:00 Surf",
        "2026-05-08T07:00:00/2026-05-08T08:30:00 Surf",
      ])
    #expect(try times(lines, "2026-05-05", "2026-05-05").count == 1)
    #expect(try times(lines, "2026-06-05", "2026-06-25").isEmpty)
  }

  @Test("whole days stay whole days")
  func days() throws {
    let lines =
      "SUMMARY:A\nDTSTART;VALUE=DATE:20260105\nDTEND;VALUE=DATE:20260107\nRRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;VALUE=DATE:20260112"
    #expect(
      try times(lines, "2026-01-01", "2026-12-31") == ["2026-01-05/2026-01-07 A", "2026-01-19/2026-01-21 A"])
  }

  @Test("at most 400 times, and none that would have to be counted from the Romans on")
  func bounds() throws {
    let all = try #require(LocalDate(iso: "2026-01-01"))...(try #require(LocalDate(iso: "2036-01-01")))
    let daily = try #require(calendar("DTSTART;VALUE=DATE:20260101\nRRULE:FREQ=DAILY").events.first)
    let cut = Occurrences.find(of: daily, exceptions: [], in: all)
    #expect(cut.events.count == 400 && cut.isCut)
    let old = try #require(
      calendar("DTSTART;VALUE=DATE:00010101\nRRULE:FREQ=DAILY;COUNT=1000000").events.first)
    let never = Occurrences.find(of: old, exceptions: [], in: all)
    #expect(never.events.isEmpty && never.isCut)
    let endless = try #require(
      calendar("DTSTART;VALUE=DATE:00010101\nRRULE:FREQ=DAILY;INTERVAL=2").events.first)
    #expect(Occurrences.find(of: endless, exceptions: [], in: all).events.count == 400)
    let none = try #require(
      calendar("DTSTART;VALUE=DATE:20260101\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30").events.first)
    #expect(Occurrences.find(of: none, exceptions: [], in: all).events.count == 1)
  }

  @Test(
    "a rule that is not known is named",
    arguments: [
      ("FREQ=HOURLY", "FREQ=HOURLY"), ("FREQ=DAILY;BYHOUR=9", "BYHOUR=9"), ("INTERVAL=2", "RRULE"),
      ("FREQ=YEARLY;BYWEEKNO=20", "BYWEEKNO=20"), ("FREQ=WEEKLY;BYDAY=XX", "BYDAY=XX"),
      ("FREQ=DAILY;INTERVAL=0", "INTERVAL=0"),
      ("FREQ=DAILY;COUNT=99999999999999999999", "COUNT=99999999999999999999"),
    ])
  func unread(rule: String, part: String) {
    let file = calendar("DTSTART:20260501T090000\nRRULE:\(rule)")
    #expect(file.problems == [.init(.rule(part), line: 5)] && file.events.first?.rule == nil)
  }
}
