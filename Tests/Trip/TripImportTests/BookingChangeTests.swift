import Diagnostics
import Testing
import TripModel
import TripWriting

@testable import TripImport

@Suite("Bookings in several versions, halves and zones")
struct BookingChangeTests {
  private func trip(_ settings: inout TripSettings) {
    settings.start = LocalDate(iso: "2026-05-01")
    settings.end = LocalDate(iso: "2026-05-10")
  }

  @Test("of several versions in one file the newest counts, in whatever order")
  func versions() {
    let first = "UID:1\nSEQUENCE:0\nSUMMARY:Talk\nDTSTART:20260501T093500"
    let second = "UID:1\nSEQUENCE:1\nSUMMARY:Talk\nDTSTART:20260501T150000"
    for reading in [BookingTrip.read(first, second), BookingTrip.read(second, first)] {
      #expect(reading.bookings.map { $0.start.written } == ["2026-05-01 15:00"])
      #expect(reading.count == 1 && reading.leftOut == 0)
    }
    // Some programs give all the same name, and count nothing.
    #expect(
      BookingTrip.read("UID:1\nSUMMARY:A\nDTSTART:20260501", "UID:1\nSUMMARY:B\nDTSTART:20260502").bookings
        .count == 2)
  }

  @Test("two bookings of one thing at one time are two where their codes differ")
  func codes() {
    let room = "SUMMARY:Pension Flor\nDTSTART;VALUE=DATE:20260501\nDESCRIPTION:Booking code: "
    let reading = BookingTrip.read(room + "AAAAA1", room + "BBBBB2", room + "AAAAA1")
    let news = reading.news(beside: [])
    #expect(news.bookings.map(\.booking) == ["AAAAA1", "BBBBB2"] && news.there == 1)
  }

  @Test("what stands there with another end, or at another time by its code, is told")
  func changes() throws {
    let stay =
      "SUMMARY:Pension Flor\nDESCRIPTION:Booking code: AAAAA1\nDTSTART;VALUE=DATE:20260501\nDTEND;VALUE=DATE:"
    let known = BookingTrip.read(stay + "20260505").bookings
    let longer = BookingTrip.read(stay + "20260507").news(beside: known)
    #expect(longer.bookings.isEmpty && longer.there == 1 && longer.remarks.map(\.code) == [.eventChanged])
    #expect(longer.remarks[0].message.contains("with another end"))
    let moved = BookingTrip.read(stay.replacing("20260501", with: "20260502") + "20260505").news(
      beside: known)
    #expect(moved.bookings.count == 1 && moved.remarks.map(\.code) == [.eventChanged])
    #expect(BookingTrip.read(stay + "20260505").news(beside: known).remarks.isEmpty)
  }

  @Test("the beginning and the end of a stay, or of a hired car, are one booking")
  func halves() throws {
    let reading = BookingTrip.read(
      "SUMMARY:Check-in: Hotel Mundial\nDTSTART:20260504T150000\nDTEND:20260504T160000",
      "SUMMARY:Hertz Pick-Up\nDTSTART:20260505T090000\nLOCATION:Faro\nDESCRIPTION:Confirmation: K12345678B9",
      "SUMMARY:Hertz Return\nDTSTART:20260507T100000\nLOCATION:Lisbon\nDESCRIPTION:Confirmation: K12345678B9",
      "SUMMARY:Check-out: Hotel Mundial\nDTSTART:20260511T110000\nDTEND:20260511T120000")
    #expect(
      BookingTrip.fields(reading) == [
        ["hotel: Hotel Mundial", "start: 2026-05-04 15:00", "end: 2026-05-11 11:00"],
        [
          "car rental: Hertz", "start: 2026-05-05 09:00", "end: 2026-05-07 10:00", "from: Faro", "to: Lisbon",
          "booking: K12345678B9",
        ],
      ])
    #expect(reading.count == 2)
    let alone = BookingTrip.read("SUMMARY:Check-out: Hotel Mundial\nDTSTART:20260511T110000")
    #expect(alone.bookings.map(\.title) == ["Check-out: Hotel Mundial"])
  }

  @Test(
    "what is more than a day before or after the trip is left out and named, unless other days are asked for")
  func elsewhen() throws {
    let events = [
      "SUMMARY:Dentist\nDTSTART:20260306T100000", "SUMMARY:Night train\nDTSTART:20260430T210000",
      "SUMMARY:Way home\nDTSTART:20260511T100000", "SUMMARY:Appointment\nDTSTART:20260512T100000",
    ]
    let reading = BookingTrip.read(events[0], events[1], events[2], events[3], change: trip)
    #expect(reading.bookings.map(\.title) == ["Night train", "Way home"] && reading.leftOut == 2)
    #expect(BookingTrip.problems(reading) == ["event-left-out 4", "event-left-out 16"])
    var settings = TripSettings()
    trip(&settings)
    let parts = events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
    let day = try #require(LocalDate(iso: "2026-05-12"))
    let asked = BookingReading.read(
      Array("BEGIN:VCALENDAR\n\(parts)END:VCALENDAR\n".utf8), file: "a.ics", settings: settings,
      days: day...day)
    #expect(asked.bookings.map(\.title) == ["Appointment"] && asked.leftOut == 3)
  }

  @Test("a time in UTC is by the clocks of its place, else of the trip, else of the calendar, else told")
  func clocks() throws {
    func start(_ lines: String, head: String = "", zone: String? = nil) throws -> (String, Int) {
      var settings = TripSettings()
      settings.timeZone = zone.flatMap { ZoneRules(identifier: $0) }
      let text =
        "BEGIN:VCALENDAR\n\(head)BEGIN:VEVENT\nSUMMARY:A\nDTSTART:20260908T081500Z\n\(lines)\nEND:VEVENT\nEND:VCALENDAR\n"
      let reading = BookingReading.read(Array(text.utf8), file: "a.ics", settings: settings) { place in
        place.name == "Frankfurt" || place.coordinate != nil ? ZoneRules(identifier: "Europe/Berlin") : nil
      }
      return (try #require(reading.bookings.first).start.written, reading.diagnostics.count)
    }
    #expect(try start("GEO:50.0333;8.5706", zone: "Europe/London") == ("2026-09-08 10:15 Europe/Berlin", 0))
    #expect(try start("LOCATION:Frankfurt") == ("2026-09-08 10:15 Europe/Berlin", 0))
    #expect(try start("LOCATION:Elsewhere", zone: "Europe/London") == ("2026-09-08 09:15 Europe/London", 0))
    #expect(try start("", head: "X-WR-TIMEZONE:Europe/Rome\n") == ("2026-09-08 10:15 Europe/Rome", 0))
    #expect(try start("") == ("2026-09-08 08:15 Z", 1))
  }

  @Test("what a mail says of times goes before whole days")
  func reservedTimes() throws {
    let reading = BookingTrip.read(
      """
      SUMMARY:Hotel
      DTSTART;VALUE=DATE:20260919
      DTEND;VALUE=DATE:20260921
      X-KDE-KITINERARY-RESERVATION:[{"@type":"LodgingReservation","checkinTime":"2026-09-19T15:00:00+03:00","checkoutTime":"2026-09-20T12:00:00+03:00"}]
      """)
    #expect(
      BookingTrip.fields(reading) == [
        ["hotel: Hotel", "start: 2026-09-19 15:00 +03:00", "end: 2026-09-20 12:00 +03:00"]
      ])
  }
}
