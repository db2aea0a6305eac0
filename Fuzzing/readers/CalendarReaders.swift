import ICalendar
import Diagnostics
import TripModel
import TripReading
import TripWriting

@testable import TripImport

extension TextReader {
  /// Calendars, which come from elsewhere.
  static let calendars = [
    TextReader(
      name: "calendar",
      seeds: .texts([
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:FRA to EWR\nDTSTART:20260501T093500Z\nDTEND;TZID=Europe/Lisbon:20260501T\n"
          + " 114000\nDESCRIPTION:Booking code: XK4P2Q\\nSeat 1\nGEO:38.7;-9.1\nEND:VEVENT\nEND:VCALENDAR\n",
        "BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nTZID:A\nBEGIN:STANDARD\nDTSTART:16010101T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\n"
          + "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\nEND:STANDARD\nEND:VTIMEZONE\nBEGIN:VEVENT\nUID:1\nSUMMARY:B\n"
          + "DTSTART;TZID=A:20260501T093500\nDURATION:PT1H\nRRULE:FREQ=MONTHLY;BYDAY=1MO,-1FR;COUNT=9;BYSETPOS=1\nEXDATE:20260601T093500\n"
          + "END:VEVENT\nBEGIN:VEVENT\nUID:1\nRECURRENCE-ID;TZID=A:20260601T093500\nDTSTART;VALUE=DATE:20260602\nEND:VEVENT\n",
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nX-KDE-KITINERARY-RESERVATION:[{\"@type\":\"FlightReservation\"\\,\"reservationNumber\":\"X7\"\\,"
          + "\"reservationFor\":{\"departureAirport\":{\"name\":\"Helsinki\"}\\,\"departureTime\":\"2026-05-01T15:05:00+03:00\"}}]\nEND:VEVENT\n",
      ]),
      words: [
        "BEGIN:VEVENT\n", "END:VEVENT\n", "DTSTART:", "DTEND:", "20260501T093500", "20260501", ";TZID=",
        "RRULE:FREQ=", "DAILY", "WEEKLY",
        "YEARLY", ";INTERVAL=", ";COUNT=", ";UNTIL=", ";BYDAY=", ";BYMONTHDAY=-1", "EXDATE:", "RDATE:", "\\n",
        "\\,", "\n ", "Europe/Lisbon",
        "UTC-07:00", "SUMMARY:", "LOCATION:", "GEO:", "from ", " to ", " -> ", "METHOD:CANCEL", "PT1H",
        "\u{FEFF}",
      ],
      longest: 4096, read: read)
  ]

  private static func read(_ bytes: [UInt8]) -> String {
    var settings = TripSettings()
    settings.start = LocalDate(iso: "2026-05-01")
    settings.end = LocalDate(iso: "2026-06-30")
    settings.timeZone = ZoneRules(identifier: "Europe/Lisbon")
    let reading = BookingReading.read(bytes, file: "a.ics", settings: settings)
    claim(reading.leftOut <= reading.count, "more is left out than there is")
    for booking in reading.bookings {
      claim(!booking.title.isEmpty, "no title")
      claim((booking.note?.count ?? 0) <= 300, "a long note")
      let lines = ListItem(booking).lines
      claim(lines.allSatisfy { !$0.contains { $0.isNewline } }, "more than a line: \(lines)")
    }
    claim(reading.news(beside: reading.bookings).bookings.isEmpty, "what is there is new")
    return InputLines.words(reading.diagnostics)
      + reading.bookings.map { ListItem($0).lines.joined(separator: "\n") }.joined()
  }
}
