import Diagnostics
import Testing
import TripModel
import TripWriting

@testable import TripImport

/// Reads calendars for a trip.
enum BookingTrip {
  static func read(
    _ events: String..., head: String = "", change: (inout TripSettings) -> Void = { _ in }
  ) -> BookingReading {
    var settings = TripSettings()
    change(&settings)
    let parts = events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
    return BookingReading.read(
      Array("BEGIN:VCALENDAR\n\(head)\(parts)END:VCALENDAR\n".utf8), file: "a.ics", settings: settings)
  }

  /// The fields of each booking as they would be written.
  static func fields(_ reading: BookingReading) -> [[String]] { reading.bookings.map { ListItem($0).lines } }

  static func problems(_ reading: BookingReading) -> [String] {
    reading.diagnostics.map { "\($0.code.rawValue) \($0.place?.span?.line ?? 0)" }
  }
}

@Suite("Bookings out of calendars")
struct BookingTests {
  private func fields(_ event: String, head: String = "", _ change: (inout TripSettings) -> Void = { _ in })
    throws -> [String]
  {
    try #require(BookingTrip.fields(BookingTrip.read(event, head: head, change: change)).first)
  }

  @Test("a flight of an airline: its words say from where to where, and by which code")
  func airline() throws {
    let event = """
      DTSTART:20260501T073500Z
      DTEND:20260501T104000Z
      LOCATION:Von AMSTERDAM NL
      SUMMARY:Flug nach LISBON PT
      DESCRIPTION:Buchungscode: XYZ123\\nFlugnr.: KL 1693\\nVon: AMSTERDAM NL SCHIPHOL\\nTicketnummer: 074 1234567890\\n
      """
    #expect(
      try fields(event) { $0.timeZone = ZoneRules(identifier: "Europe/Lisbon") } == [
        "flight: Flug nach LISBON PT", "start: 2026-05-01 08:35 Europe/Lisbon",
        "end: 2026-05-01 11:40 Europe/Lisbon",
        "from: Amsterdam", "to: Lisbon", "booking: XYZ123", "note: \"Flugnr.: KL 1693\"",
      ])
    #expect(try fields(event)[1] == "start: 2026-05-01 07:35 Z")
  }

  @Test("codes of airports get the names that the description has for them")
  func codes() throws {
    let event = """
      DTSTART:20260501T073500
      SUMMARY:Your flight from AMS to LIS
      DESCRIPTION:Booking reference: 123XYZ  \\nFrom: Amsterdam Schiphol (AMS) \\nAt: Lisboa (LIS)
      """
    #expect(
      try fields(event) == [
        "flight: Your flight from AMS to LIS", "start: 2026-05-01 07:35", "from: Amsterdam Schiphol (AMS)",
        "to: Lisboa (LIS)", "booking: 123XYZ",
      ])
  }

  static let titles: [(String, String)] = [
    ("SUMMARY:Frankfurt(Main)Hbf -> Paris Nord", "train: Frankfurt(Main)Hbf > Paris Nord"),
    ("SUMMARY:Praha hl.n. -> Wien Hbf", "train: Praha hl.n. > Wien Hbf"),
    ("SUMMARY:FRA to EWR", "flight: FRA > EWR"),
    ("SUMMARY:Flight KL1693 Amsterdam to Lisbon", "flight: Amsterdam > Lisbon"),
    ("SUMMARY:Vol de Paris à Lisbonne", "flight: Paris > Lisbonne"),
    ("SUMMARY:Let z Praha do Lisabon", "flight: Praha > Lisabon"),
    ("SUMMARY:Tren de Madrid a Sevilla", "train: Madrid > Sevilla"),
    ("SUMMARY:Treno da Roma a Napoli", "train: Roma > Napoli"),
    ("SUMMARY:Trein van Utrecht naar Keulen", "train: Utrecht > Keulen"),
    ("SUMMARY:Comboio de Lisboa para Faro", "train: Lisboa > Faro"),
    ("SUMMARY:Pociąg z Warszawa do Gdynia", "train: Warszawa > Gdynia"),
    ("SUMMARY:Tåg från Malmö till Lund", "train: Malmö > Lund"),
    ("SUMMARY:Færge fra Gedser til Rostock", "ferry: Gedser > Rostock"),
    ("SUMMARY:Fernbus von Ulm nach Köln", "bus: Ulm > Köln"),
    (
      "SUMMARY:#9876543210: From Vienna\\, Hbf\\, to Brno\\, dolní nádraží\\, seat: 1/42\nDESCRIPTION:Platf.|RJ 1234",
      "train: Vienna, Hbf > Brno, dolní nádraží"
    ),
    ("SUMMARY:Hotel am Hauptbahnhof", "hotel: >"), ("SUMMARY:Check-in: Pensão Flor", "hotel: >"),
    ("SUMMARY:Hébergement Chez Nous", "hotel: >"), ("SUMMARY:Tisch für vier", "restaurant: >"),
    ("SUMMARY:Rental car reservation", "car rental: >"), ("SUMMARY:Parkplatz P3", "parking: >"),
    ("SUMMARY:Ice skating", "activity: >"), ("SUMMARY:Let us go to the beach", "activity: >"),
    ("SUMMARY:A talk from nine to eleven", "activity: >"), ("SUMMARY:Group meeting", "activity: >"),
    ("SUMMARY:Pensão Flor\nCATEGORIES:Hotel", "hotel: >"),
    (
      "SUMMARY:Berlin Hbf ➞ Paris Est\nDESCRIPTION:ICE 577\\nKomfort Check-in",
      "train: Berlin Hbf > Paris Est"
    ),
    ("SUMMARY:EZY8714 ATH-LGW\nDESCRIPTION:Online check-in opens 30 days before", "flight: ATH > LGW"),
    ("SUMMARY:KL0861 Amsterdam (AMS) - Tokyo (NRT)", "flight: Amsterdam (AMS) > Tokyo (NRT)"),
    ("SUMMARY:IC 8 Zürich HB - Zermatt", "train: Zürich HB > Zermatt"),
    (
      "SUMMARY:Milano Centrale - Roma Termini\nDESCRIPTION:Treno: Frecciarossa 9513",
      "train: Milano Centrale > Roma Termini"
    ),
    (
      "SUMMARY:Italo 9927 Roma Termini-Napoli Centrale\nDESCRIPTION:Treno 9927",
      "train: Roma Termini > Napoli Centrale"
    ),
    ("SUMMARY:TGV 6607 Paris-Lyon", "train: Paris > Lyon"),
    ("SUMMARY:Kiel – Göteborg\nDESCRIPTION:Fähre: Stena Germanica", "ferry: Kiel > Göteborg"),
    ("SUMMARY:Ryanair flight FR 1885 London Stansted to Porto", "flight: London Stansted > Porto"),
    ("SUMMARY:easyJet flight EZY8713 - London Gatwick to Porto", "flight: London Gatwick > Porto"),
    ("SUMMARY:Dinner at Hotel Adlon", "restaurant: >"),
    ("SUMMARY:Breakfast at the train station", "restaurant: >"),
    ("SUMMARY:Walk from the hotel to the harbour", "activity: >"),
    ("SUMMARY:Day trip from Paris to Versailles", "activity: >"),
    ("SUMMARY:Wine tasting flight at Bodega", "activity: >"),
  ]

  @Test(
    "a number like an airline's is a train in a calendar of a railway, and no flight over a few kilometres",
    arguments: [
      ("PRODID:-//Rail Planner//EN\n", "", "train"), ("X-WR-CALNAME:Interrail 24\n", "", "train"),
      (
        "", "SUMMARY:EC 173 Berlin -> Praha|SUMMARY:RJ 75 Praha -> Wien|SUMMARY:EC 151 Wien -> Ljubljana",
        "train"
      ),
      ("", "SUMMARY:EC 173 Berlin -> Praha|SUMMARY:Flight to Wien", "flight"), ("", "", "flight"),
    ])
  func railway(head: String, others: String, kind: String) throws {
    let events = others.split(separator: "|").map {
      "BEGIN:VEVENT\nDTSTART:20260501T073500\n\($0)\nEND:VEVENT\n"
    }
    let one = "BEGIN:VEVENT\nDTSTART:20260502T091200\nSUMMARY:LP 2404 Ljubljana -> Bled\nEND:VEVENT\n"
    let bytes = Array("BEGIN:VCALENDAR\n\(head)\(events.joined())\(one)END:VCALENDAR\n".utf8)
    let booking = try #require(
      BookingReading.read(bytes, file: "a.ics", settings: TripSettings()).bookings.last)
    #expect(booking.kind.rawValue == kind)
    guard kind == "flight" else { return }
    let near = BookingReading.read(
      bytes, file: "a.ics", settings: TripSettings(),
      places: { Coordinate(latitude: $0.name == "Bled" ? 46.37 : 46.05, longitude: 14.3) })
    #expect(near.bookings.last?.kind == .transport)
  }

  @Test("what it is, and from where to where, is known by the words of eleven languages", arguments: titles)
  func kinds(event: String, kind: String) throws {
    let booking = try #require(BookingTrip.read("DTSTART:20260501T073500\n" + event).bookings.first)
    let ends = [booking.from, booking.to].map { $0?.value.name ?? "" }
    #expect("\(booking.kind.rawValue): \(ends[0]) > \(ends[1])".onOneLine == kind)
  }

  @Test("the numbers of a ticket and a seat are in no title")
  func ticketNumbers() throws {
    let event =
      "DTSTART:20260501T073500\nSUMMARY:#9876543210: From Vienna to Brno\\, seat: 1/42\nDESCRIPTION:Gleis 4"
    #expect(try fields(event)[0] == "train: From Vienna to Brno")
  }

  private static let flight = """
    X-KDE-KITINERARY-RESERVATION:[{"@type":"FlightReservation"\\,"reservationNumber":"XXX007"\\,"reservationFor":
     {"@type":"Flight"\\,"flightNumber":"8075"\\,"departureAirport":{"@type":"Airport"\\,"geo":{"latitude":60.3158\\,
     "longitude":24.9686}\\,"iataCode":"HEL"\\,"name":"Helsinki"}\\,"arrivalAirport":{"iataCode":"TXL"}\\,
     "departureTime":{"@value":"2026-05-01T15:05:00+03:00"\\,"timezone":"Europe/Helsinki"}\\,
     "arrivalTime":"2026-05-01T16:00:00+02:00"}\\,"underName":{"name":"JOHN DOE"}\\,
     "reservedTicket":{"ticketNumber":"1234567890123"}}]
    """

  @Test("what a mail said for machines goes before words, and whom it is for stays out of the note")
  func reservation() throws {
    let event = """
      SUMMARY:Flight AB 8075 from HEL to TXL
      DESCRIPTION:Boarding time: 2:25 PM\\nJOHN DOE\\nSeat: 16E\\nBooking reference: XXX007
      URL:https://example.org/check-in/XXX007

      """ + Self.flight
    let reading = BookingTrip.read(event)
    #expect(
      BookingTrip.fields(reading) == [
        [
          "flight: Flight AB 8075 from HEL to TXL", "start: 2026-05-01 15:05 Europe/Helsinki",
          "end: 2026-05-01 16:00 +02:00",
          "from: Helsinki, 60.3158, 24.9686", "to: TXL", "booking: XXX007",
          "note: \"Boarding time: 2:25 PM\"",
        ]
      ])
    #expect(BookingTrip.problems(reading) == ["event-changed 5"])
  }

  @Test("a reservation of a flight that names none is called by its kind")
  func nameless() throws {
    let event =
      #"X-KDE-KITINERARY-RESERVATION:[{"@type":"FlightReservation"\,"reservationFor":{"departureTime":"2026-05-01T15:05:00+03:00"}}]"#
    #expect(try fields(event).first == "flight: Flight")
  }

  @Test("a hired car has two places, and an event an address")
  func places() throws {
    let car = """
      SUMMARY:Car
      DTSTART;TZID=UTC-07:00:20260805T160000
      X-KDE-KITINERARY-RESERVATION:[{"@type":"RentalCarReservation","pickupLocation":{"name":"Hertz North","address":
       {"streetAddress":"1 Orange Avenue","postalCode":"94043","addressLocality":"San Diego"}},"dropoffLocation":{"name":
       "Hertz LAX"},"reservationNumber":"546323"}]
      """
    #expect(
      try fields(car) == [
        "car rental: Car", "start: 2026-08-05 16:00 -07:00", "from: Hertz North", "to: Hertz LAX",
        "address: 1 Orange Avenue, 94043 San Diego", "booking: 546323",
      ])
    let talk = """
      SUMMARY:Talk
      DTSTART:20260805T160000
      GEO:52.52;13.38
      LOCATION:betahaus (Dutschke-Straße 23\\, Berlin\\, 10969)
      """
    #expect(
      try fields(talk).suffix(2) == [
        "at: betahaus, 52.52, 13.38", "address: Dutschke-Straße 23, Berlin, 10969",
      ])
    #expect(try fields("SUMMARY:Call\nDTSTART:20260805T160000\nLOCATION:https://meet.example/x").count == 2)
  }

  @Test(
    "whole days end on their last one, and so does a hotel, but for one night or where the next one begins")
  func wholeDays() throws {
    let days = "DTSTART;VALUE=DATE:20260501\nDTEND;VALUE=DATE:20260505\nSUMMARY:"
    #expect(
      try fields(days + "Pension Flor") == ["hotel: Pension Flor", "start: 2026-05-01", "end: 2026-05-04"])
    let night = "DTSTART;VALUE=DATE:20260505\nDTEND;VALUE=DATE:20260506\nSUMMARY:Hotel Sol"
    let both = BookingTrip.read(days + "Pension Flor", night).bookings.map { $0.end?.when.date.description }
    #expect(both == ["2026-05-05", "2026-05-06"])
    #expect(try fields(days + "Festival") == ["activity: Festival", "start: 2026-05-01", "end: 2026-05-04"])
    #expect(try fields("DTSTART;VALUE=DATE:20260501\nDTEND;VALUE=DATE:20260502\nSUMMARY:Fair").count == 2)
  }

  @Test("a time that clocks show twice is written with its offset")
  func twice() throws {
    #expect(
      try fields("SUMMARY:A\nDTSTART;TZID=Europe/Lisbon:20261025T013000")[1]
        == "start: 2026-10-25 01:30 +01:00")
    #expect(
      try fields("SUMMARY:A\nDTSTART:20261025T013000Z") {
        $0.timeZone = ZoneRules(identifier: "Europe/Lisbon")
      }[1]
        == "start: 2026-10-25 01:30 Z")
  }

  @Test("an end before the start is left out with a word")
  func backwards() {
    let reading = BookingTrip.read(
      "SUMMARY:A\nDTSTART;TZID=Europe/Rome:20260907T093000\nDTEND;TZID=Europe/Rome:20260713T163000")
    #expect(reading.bookings.count == 1 && reading.bookings[0].end == nil)
    #expect(BookingTrip.problems(reading) == ["event-changed 5"] && reading.leftOut == 0)
  }

  @Test("what is cancelled, has no beginning or is no event is left out and named")
  func leftOut() {
    let start = "DTSTART:20260501T093000\n"
    let reading = BookingTrip.read(
      start + "SUMMARY:A\nSTATUS:CANCELLED", start + "SUMMARY:Canceled: Flight",
      start + "SUMMARY:Storniert: Zug",
      "SUMMARY:No start", start + "SUMMARY:Stays", head: "BEGIN:VTODO\nSUMMARY:Pack\nEND:VTODO\n")
    #expect(reading.bookings.map(\.title) == ["Stays"] && reading.count == 6 && reading.leftOut == 5)
    #expect(
      BookingTrip.problems(reading) == [
        "event-left-out 8", "event-left-out 12", "event-left-out 16", "event-left-out 19", "event-left-out 2",
      ])
    let all = BookingTrip.read(start + "SUMMARY:A", start + "SUMMARY:B", head: "METHOD:CANCEL\n")
    #expect(all.bookings.isEmpty && all.leftOut == 2)
    let reserved = BookingTrip.read(
      start
        + "SUMMARY:A\nX-KDE-KITINERARY-RESERVATION:[{\"@type\":\"EventReservation\",\"reservationStatus\":\"http://schema.org/ReservationCancelled\"}]"
    )
    #expect(reserved.bookings.isEmpty && reserved.leftOut == 1)
  }

  @Test(
    "what comes again is once for each time within the trip; without its dates the first alone, with a word")
  func repeated() throws {
    let weekly = "UID:1\nSUMMARY:Class\nDTSTART:20260406T093000\nRRULE:FREQ=WEEKLY"
    let moved = "UID:1\nSUMMARY:Class\nRECURRENCE-ID:20260511T093000\nDTSTART:20260512T100000"
    let off = "UID:1\nSUMMARY:Class\nRECURRENCE-ID:20260518T093000\nSTATUS:CANCELLED\nDTSTART:20260518T093000"
    let reading = BookingTrip.read(weekly, moved, off) { settings in
      settings.start = LocalDate(iso: "2026-05-01")
      settings.end = LocalDate(iso: "2026-05-31")
    }
    #expect(reading.count == 1 && reading.diagnostics.isEmpty)
    #expect(
      reading.bookings.map { $0.start.written } == [
        "2026-05-04 09:30", "2026-05-12 10:00", "2026-05-25 09:30",
      ])
    let without = BookingTrip.read(weekly, moved, off)
    #expect(without.bookings.map { $0.start.written } == ["2026-04-06 09:30"])
    #expect(BookingTrip.problems(without) == ["repeated-event 6"])
    let never = BookingTrip.read(weekly + ";UNTIL=20260420T000000Z") { settings in
      settings.start = LocalDate(iso: "2026-05-01")
      settings.end = LocalDate(iso: "2026-05-31")
    }
    #expect(never.bookings.isEmpty && BookingTrip.problems(never) == ["event-left-out 6"])
    let hourly = BookingTrip.read("SUMMARY:A\nDTSTART:20260406T093000\nRRULE:FREQ=HOURLY")
    #expect(hourly.bookings.count == 1 && BookingTrip.problems(hourly) == ["repeated-event 5"])
  }

  @Test("a second time nothing is new, and what stands twice in a calendar is one")
  func news() {
    let event = "SUMMARY:Pension  Flor\nDTSTART;VALUE=DATE:20260501"
    let reading = BookingTrip.read(event, event)
    let news = reading.news(beside: [])
    #expect(news.bookings.count == 1 && news.there == 1)
    #expect(reading.news(beside: news.bookings).bookings.isEmpty)
  }

  @Test("an address with a code in it, or with a word that nobody has typed, is no website")
  func links() throws {
    func website(_ url: String) throws -> String? {
      try #require(
        BookingTrip.read("SUMMARY:A\nDTSTART:20260501T093000\nDESCRIPTION:Booking code: AB12CD\nURL:\(url)")
          .bookings.first
      ).link
    }
    #expect(try website("https://example.org/akademy") == "https://example.org/akademy")
    #expect(try website("https://example.org/manage?pnr=ab12cd") == nil)
    #expect(try website("https://example.org/t/9f8e7d6c5b4a39281706") == nil)
    #expect(try website("javascript:alert(1)") == nil)
  }

  @Test(
    "a note has no word of what every booking says, and of a row of a table only what is new",
    arguments: [
      ("Gate B\\nAlle Angaben ohne Gewähr. Fahrplanänderungen vorbehalten.", "Gate B"),
      ("Terminal: 1\\nTerminal: Please see the board\\nAll times noted are local times.", "\"Terminal: 1\""),
      (
        "Dep:14:39|Ulm\\, Hbf|Ulm → Köln (RJ 1234)|1/42\\nArr:16:05|Köln",
        "Dep:14:39, Ulm → Köln (RJ 1234), 1/42; Arr:16:05"
      ),
    ])
  func shortNotes(details: String, note: String) throws {
    let event = "SUMMARY:Zug von Ulm\\, Hbf nach Köln\nDTSTART:20260501T093000\nDESCRIPTION:\(details)"
    #expect(try fields(event).last == "note: " + note)
  }

  @Test("a note is short, and holds no names with tickets, no links and no bar codes")
  func notes() throws {
    let secret =
      "Passenger: JOHN DOE\\nE-ticket 220-1234567890\\nBarcode M1DOE\\nhttps://x.y/z\\n12345678901234\\nPIN: 1234"
    let event =
      "SUMMARY:A\nDTSTART:20260501T093000\nDESCRIPTION:\(secret)\\nBreakfast from seven.\\nKeys are next door"
    #expect(try fields(event).last == "note: Breakfast from seven. Keys are next door")
    let long = Array(repeating: "Ten letters of it", count: 60).joined(separator: "\\n")
    let booking = try #require(
      BookingTrip.read("SUMMARY:A\nDTSTART:20260501T093000\nDESCRIPTION:\(long)").bookings.first)
    #expect((250...300).contains(booking.note?.count ?? 0))
  }
}
