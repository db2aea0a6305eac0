import Diagnostics
import Testing
import TripModel

@testable import ICalendar

/// A calendar around some lines of an event.
func calendar(_ event: String, before: String = "") -> CalendarFile {
  let text = "BEGIN:VCALENDAR\nVERSION:2.0\n\(before)BEGIN:VEVENT\n\(event)\nEND:VEVENT\nEND:VCALENDAR\n"
  return CalendarFile.read(Array(text.utf8), file: "a.ics")
}

@Suite("Reading calendars")
struct CalendarFileTests {
  private func event(_ lines: String, before: String = "") throws -> CalendarEvent {
    try #require(calendar(lines, before: before).events.first)
  }

  @Test("joins folded lines, undoes marks in texts, and knows on which line each began")
  func lines() throws {
    let text =
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Dinner\\, at\r\n  eight\\; or\\nnine\\\\\r\nURL:\r\n\thttps://a.b/c\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    let file = CalendarFile.read(Array(text.utf8), file: "a.ics")
    let event = try #require(file.events.first)
    #expect(event.summary == "Dinner, at eight; or\nnine\\" && event.url == "https://a.b/c")
    #expect(event.line == 2 && event.lines["SUMMARY"] == 3 && event.lines["URL"] == 5)
    #expect(file.problems.isEmpty)
    #expect(file.place(ofLine: 5).span?.text == "URL:")
  }

  @Test("takes what is no UTF-8 for Windows-1252, and passes over a mark")
  func letters() {
    let latin = Array("BEGIN:VEVENT\nSUMMARY:Caf".utf8) + [0xE9, 0x20, 0x80] + Array("\nEND:VEVENT\n".utf8)
    #expect(CalendarFile.read(latin, file: "a").events.first?.summary == "Café €")
    let marked = [0xEF, 0xBB, 0xBF] + Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Ü\nEND:VEVENT\n".utf8)
    #expect(CalendarFile.read(marked, file: "a").events.first?.summary == "Ü" && CalendarFile.isOne(marked))
  }

  @Test("parameters may be quoted, with colons and semicolons in them")
  func parameters() throws {
    let event = try event(
      "DTSTART;X-A=\"a:b;c\";TZID=\"Europe/Lisbon\":20260501T093500\nATTENDEE;CN=\"open:x")
    let zone = try #require(ZoneRules(identifier: "Europe/Lisbon"))
    let time = try #require(LocalDate(iso: "2026-05-01"))
    #expect(
      event.start
        == .zoned(LocalDateTime(date: time, time: try #require(LocalTime(hour: 9, minute: 35))), zone))
  }

  @Test("an alarm in an event is none of its own, and parts that nobody ends are ended by the next")
  func parts() throws {
    let file = calendar("SUMMARY:A\nBEGIN:VALARM\nSUMMARY:Ring\nDESCRIPTION:x\nEND:VALARM\nLOCATION:L")
    #expect(file.events.count == 1 && file.events[0].summary == "A" && file.events[0].details == nil)
    #expect(file.events[0].location == "L")
    let open = CalendarFile.read(
      Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nBEGIN:VALARM\nEND:VEVENT\nBEGIN:VTODO\nSUMMARY:T\n".utf8),
      file: "a")
    #expect(open.events.count == 1 && open.others.map(\.kind) == ["VTODO"] && open.others[0].summary == "T")
  }

  @Test("parts within each other without end are no trouble")
  func depth() {
    let deep =
      String(repeating: "BEGIN:X\n", count: 5000) + "BEGIN:VEVENT\nSUMMARY:A\n"
      + String(repeating: "END:X\n", count: 5000)
    #expect(CalendarFile.read(Array(deep.utf8), file: "a").events.isEmpty)
  }

  @Test("lines that are no properties are named and passed over")
  func junk() {
    let file = calendar("SUMMARY:A\nthis is nothing\nGEO:north\nDTSTART:tomorrow\nEND:VTODO")
    #expect(file.events.first?.summary == "A")
    #expect(
      file.problems == [
        .init(.line, line: 5), .init(.value("GEO"), line: 6), .init(.value("DTSTART"), line: 7),
        .init(.line, line: 8),
      ])
  }

  static let times: [(String, String)] = [
    ("DTSTART:20260501T093500Z", "utc 2026-05-01T09:35:00"),
    ("DTSTART:20260501T093500", "floating 2026-05-01T09:35:00"),
    ("DTSTART;VALUE=DATE:20260501", "day 2026-05-01"),
    ("DTSTART;TZID=Europe/Berlin:20260501T093500", "Europe/Berlin 2026-05-01T09:35:00"),
    (
      "DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20260501T093500",
      "Europe/Berlin 2026-05-01T09:35:00"
    ),
    (
      "DTSTART;TZID=/a/Tzfile/America/Argentina/Buenos_Aires:20260501T093500",
      "America/Argentina/Buenos_Aires 2026-05-01T09:35:00"
    ),
    ("DTSTART;TZID=W. Europe Standard Time:20260501T093500", "Europe/Berlin 2026-05-01T09:35:00"),
    ("DTSTART;TZID=UTC-07:00:20260501T093500", "-07:00 2026-05-01T09:35:00"),
    ("DTSTART;TZID=\"UTC-07:00\":20260501T093500", "-07:00 2026-05-01T09:35:00"),
    ("DTSTART;TZID=GMT+2:20260501T093500", "+02:00 2026-05-01T09:35:00"),
    ("DTSTART;TZID=UTC:20260501T093500", "utc 2026-05-01T09:35:00"),
    ("DTSTART;TZID=Nowhere:20260501T093500", "floating 2026-05-01T09:35:00"),
    ("DTSTART;TZID=Mine:20260501T093500", "+02:00 2026-05-01T09:35:00"),
    ("DTSTART;TZID=Mine:20261201T093500", "+01:00 2026-12-01T09:35:00"),
    ("DTSTART;TZID=Mine:20260329T015959", "+01:00 2026-03-29T01:59:59"),
    ("DTSTART;TZID=Named:20260501T093500", "Europe/Lisbon 2026-05-01T09:35:00"),
    ("DTSTART:20260230", "none"), ("DTSTART:20260501T256000", "none"),
  ]

  private static let told = """
    BEGIN:VTIMEZONE
    TZID:Mine
    BEGIN:DAYLIGHT
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    DTSTART:16010101T020000
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
    END:DAYLIGHT
    BEGIN:STANDARD
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    DTSTART:16010101T030000
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
    END:STANDARD
    END:VTIMEZONE
    BEGIN:VTIMEZONE
    TZID:Named
    X-LIC-LOCATION:Europe/Lisbon
    END:VTIMEZONE

    """

  @Test("a time is by the clocks that the file names, whatever it calls them", arguments: times)
  func zones(line: String, time: String) throws {
    let start = try event(line, before: Self.told).start
    let text =
      switch start {
      case nil: "none"
      case .day(let date): "day \(date)"
      case .floating(let local): "floating \(local)"
      case .utc(let local): "utc \(local)"
      case .zoned(let local, let zone): "\(zone.identifier) \(local)"
      case .offset(let local, let offset): "\(offset) \(local)"
      }
    #expect(text == time)
  }

  @Test("an end may be told by how long it takes, over a change of clocks too")
  func durations() throws {
    func end(_ start: String, _ duration: String) throws -> String? {
      try event("\(start)\nDURATION:\(duration)").end.map { $0.local?.description ?? $0.date.description }
    }
    #expect(try end("DTSTART:20260501T093500", "PT1H30M") == "2026-05-01T11:05:00")
    #expect(try end("DTSTART;VALUE=DATE:20260501", "P1W") == "2026-05-08")
    #expect(try end("DTSTART;TZID=Europe/Berlin:20260328T120000", "PT24H") == "2026-03-29T13:00:00")
    #expect(try end("DTSTART;TZID=Europe/Berlin:20260328T120000", "P1D") == "2026-03-29T12:00:00")
    #expect(try end("DTSTART:20260501T093500", "1 hour") == nil)
    #expect(try end("DTSTART:20260501T093500", "PT99999999999H") == nil)
  }

  @Test("a calendar is known by its first words alone")
  func known() {
    #expect(CalendarFile.isOne(Array("\r\nbegin:vcalendar\r\n".utf8)))
    #expect(!CalendarFile.isOne(Array("Date,Description\n".utf8)) && !CalendarFile.isOne([]))
  }
}
