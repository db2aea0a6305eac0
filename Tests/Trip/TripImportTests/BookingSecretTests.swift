import Diagnostics
import Testing
import TripModel
import TripWriting

@testable import TripImport

/// What opens a booking, and whose it is, goes where it can be kept back, or nowhere.
@Suite("What bookings should not tell")
struct BookingSecretTests {
  private func booking(_ lines: String) throws -> TripEvent {
    try #require(BookingTrip.read("SUMMARY:A\nDTSTART:20260501T093500\n" + lines).bookings.first)
  }

  @Test(
    "a code is known by what leads to it, in whatever words and wherever in a line",
    arguments: [
      ("Your booking reference is ABC12DE", "ABC12DE"), ("Confirmation # 4123456789", "4123456789"),
      ("Hotels.com Confirmation Number: 9123456789012", "9123456789012"),
      ("KLM confirmation # XK4P2Q", "XK4P2Q"),
      ("Buchungsnummer ABC123", "ABC123"), ("Vorgangsnummer: 8F3K2L", "8F3K2L"),
      ("Uw reservering is bevestigd. Reserveringsnummer: 445566", "445566"),
      ("Référence de dossier : QXRTYU; Nom : DUPONT", "QXRTYU"),
      ("Codice Biglietto (PNR): AB1C2D; CP: 123", "AB1C2D"),
      ("Código de reserva ABC123", "ABC123"), ("GetYourGuide booking reference: GYGABC123", "GYGABC123"),
      ("Order #: 77812345", "77812345"), ("予約番号：AB12CD34", "AB12CD34"),
    ] as [(String, String)])
  func codes(line: String, code: String) throws {
    let booking = try booking("DESCRIPTION:" + line)
    #expect(booking.booking == code)
    #expect(booking.note?.contains(code) != true && booking.note?.contains("DUPONT") != true)
  }

  @Test(
    "doors, nets, meetings, cards and people are in no note",
    arguments: [
      "Door code: 4711#", "Wifi: loft / secret123", "Besprechungs-ID: 123 456 789 012", "Passcode: aB3dE6",
      "Access code: 1234",
      "Card ending in 4242", "Booked by: Ana Silva", "Fahrer: Ana Muster", "Reserva a nombre de Ana",
      "Name: Ana Silva",
      "Ana Silva is in Lisbon\\, Portugal from Sep 4 to Sep 11", "Reisende(r): Ana Muster", "搭乗者：ヤマダ ハナコ 様",
      "Attendees k.lim@client.example\\, s.byrne@work.example", "Questions to desk@hotel.example",
      "Organizer: Grace Lim", "Attendees:\\n- Grace Lim\\nSiobhan Byrne (accepted)", "Teilnehmer: Ana Muster",
      "Dial-in 8821 445 991", "Conference phone: +353 1 555 0100",
      "Seats 14A 14B", "Wagen 7 Platz 61", "Sitzplätze: 61 und 62", "Place n° 61", "Posto 4A", "Asiento 12",
      "Место 33", "Miejsce 12", "座席：12A",
      "To see detailed information for automatically created events like this one\\, use our app",
      "Szczegóły znajdziesz w aplikacji\\, także dla tego. https://g.co/calendar",
    ])
  func secrets(line: String) throws {
    #expect(
      try booking("DESCRIPTION:Ring twice.\\n\(line)\\nBring a coat").note == "Ring twice. Bring a coat")
  }

  @Test(
    "a code behind a word for one is in no note, whatever it is a code of; what goes by a number is no code",
    arguments: [
      ("Pass cover number 8F2K7QX", false), ("Member no. 88120-K7", false), ("Ref: 4123-88A", false),
      ("Coupon #AB12CD", false), ("Train number RJX60123", true), ("Open until 2026-05-03", true),
      ("Take coach 12 of the pass train", true),
    ])
  func otherCodes(line: String, isKept: Bool) throws {
    let note = try booking("DESCRIPTION:Ring twice.\\n\(line)\\nBring a coat").note
    #expect(note?.contains(line) == isKept && note?.contains("Bring a coat") == true)
  }

  @Test(
    "a square and a place without a number are no seats", arguments: ["Potsdamer Platz, gate", "Place 10785"])
  func squares(line: String) throws {
    let note = try booking("DESCRIPTION:Ring twice.\\n\(line.replacing(",", with: "\\,"))\\nBring a coat")
      .note
    #expect(note?.contains(line) == true)
  }

  @Test("a price in a description is not taken, and told")
  func price() {
    let lines = ["Total $146.90\\, card ending 4417", "Gesamtpreis: 120 EUR", "Total of 3 nights"]
    let told = lines.map { line in
      BookingTrip.read("SUMMARY:Motel\nDTSTART:20260501\nDESCRIPTION:" + line).diagnostics.map(\.message)
    }
    let message = "Price in the description not taken"
    #expect(told == [[message], [message], []])
    let paid = BookingTrip.read("SUMMARY:Motel\nDTSTART:20260501\nDESCRIPTION:Total 120 EUR\\nRing twice")
    #expect(paid.bookings.first?.note == "Ring twice")
  }

  @Test("a telephone number is one wherever it stands")
  func phones() throws {
    #expect(try booking("DESCRIPTION:We look forward to you. Tél : 01 45 50 17 50").phone == "01 45 50 17 50")
    #expect(try booking("DESCRIPTION:Location phone: (617) 568-5200").phone == "(617) 568-5200")
    #expect(try booking("DESCRIPTION:電話番号: 011-261-3311").note == nil)
  }

  @Test(
    "the address of a page that opens a booking is not written, with a word",
    arguments: [
      "https://secure.example/my.html?bn=4123456789&pincode=9876",
      "https://shop.example/t?itineraryId=998877&voucher=AB12CD34",
      "https://a.example/x?auth_key=abc", "https://a.example/b/4123-456-789",
    ])
  func keys(address: String) throws {
    let reading = BookingTrip.read(
      "SUMMARY:A\nDTSTART:20260501T093500\nDESCRIPTION:Booking number: 4123.456.789\nURL:\(address)")
    #expect(reading.bookings.first?.link == nil)
    #expect(BookingTrip.problems(reading) == ["event-changed 6"])
  }

  @Test("of a sentence with an address in it the rest is kept, and of HTML the words")
  func words() throws {
    let sentence = "DESCRIPTION:Meet at the fountain\\, more at https://x.example/info and bring water."
    #expect(try booking(sentence).note == "Meet at the fountain")
    let html =
      "DESCRIPTION:<p>Come <b>early</b> &amp; dry.</p><br>Ticket: <a href=\"https://x.example/9\">here</a>"
    #expect(try booking(html).note == "Come early & dry.")
  }

  @Test("what is where something private is becomes private, and so does what lies in a private zone")
  func placesOfPrivateEvents() throws {
    func event(_ title: String, _ hour: String, _ place: String) -> String {
      "SUMMARY:\(title)\nDTSTART:20260501T\(hour)\n\(place)"
    }
    let reading = BookingTrip.read(
      event("Prices", "090000", "LOCATION:1 Raffles Place\nCLASS:PRIVATE"),
      event("Kick-off", "100000", "LOCATION:1 RAFFLES PLACE\\, Singapore"),
      event("Workshop", "110000", "LOCATION:1 Raffles Place"),
      event("Dinner", "190000", "LOCATION:Lau Pa Sat"),
      event("Walk", "200000", "GEO:1.2841;103.8511")
    ) {
      guard let zone = Coordinate(latitude: 1.2840, longitude: 103.8510) else { return }
      let shift = CircleShift(turn: 0, reach: 0)
      $0.privatePlaces = [PrivatePlace(.zone, at: zone, metres: 400, shift: shift)]
    }
    let news = reading.news(beside: [])
    let kept = news.bookings.filter { !$0.keptBack.isEmpty }.map(\.title)
    #expect(kept == ["Prices", "Kick-off", "Workshop", "Walk"])
    #expect(
      news.remarks.map(\.message) == [
        "2 events come in with `private: yes`: the place is that of a private event",
        "1 event comes in with `private: yes`: the position lies in a private zone",
      ])
    // The same where the private one stands in the itinerary already.
    let later = BookingTrip.read(event("Workshop", "110000", "LOCATION:1 Raffles Place"))
    #expect(later.news(beside: []).bookings.first?.keptBack.isEmpty == true)
    #expect(later.news(beside: Array(news.bookings.prefix(1))).bookings.first?.keptBack.isEmpty == false)
  }

  @Test(
    "a private place is one by its address or its whole name; a town is none, nor where a ride begins or ends",
    arguments: [
      ("1 Raffles Place", .activity, "1 Raffles Place, Singapore", true),
      ("Singapore", .activity, "Singapore", true), ("Singapore", .activity, "Singapore, Marina Bay", false),
      ("Singapore, Marina Bay", .activity, "Singapore", false),
      ("Chez Ana, Lyon", .activity, "Chez Ana, Lyon, France", true),
      ("1 Raffles Place", .transport, "1 Raffles Place", true), ("Singapore", .transport, "Singapore", false),
    ] as [(String, TripEvent.Kind, String, Bool)])
  func privatePlaces(known: String, kind: TripEvent.Kind, place: String, isPrivate: Bool) throws {
    func event(_ kind: TripEvent.Kind, _ name: String) throws -> TripEvent {
      let date = try #require(LocalDate(iso: "2026-05-01"))
      let source = SourcePlace(file: "a.ics")
      var event = TripEvent(
        kind: kind, title: "A", start: TripEvent.Time(DayAndTime(date: date)), place: source)
      let place = Written(NamedPlace(name: name, coordinate: nil), at: source)
      if kind.isRide { event.from = place } else { event.at = place }
      return event
    }
    var first = try event(.activity, known)
    first.keptBack = [KeptBack(.isPrivate, at: first.source)]
    let reason = BookingPrivacy(of: [first], near: []).reason(for: try event(kind, place))
    let wanted: BookingPrivacy.Reason? = isPrivate ? .place : nil
    #expect(reason == wanted)
  }

  @Test(
    "below those who take part a line with a label is no name",
    arguments: ["Meet: Lobby", "- Shoes: Rubber"])
  func labelBelowNames(line: String) throws {
    let note = try booking("DESCRIPTION:Ring twice.\\nAttendees:\\n- Grace Lim\\n\(line)").note
    #expect(note?.hasSuffix(line) == true && note?.contains("Grace") == false)
  }

  @Test("the mailbox of a room is no place")
  func mailbox() throws {
    let booking = try booking("LOCATION:room.4@work.example")
    #expect(booking.at == nil && booking.address == nil)
  }

  @Test("what its owner calls private is private")
  func classes() throws {
    let reading = BookingTrip.read("SUMMARY:Party\nDTSTART:20260501T093500\nCLASS:PRIVATE")
    #expect(BookingTrip.fields(reading) == [["activity: Party", "start: 2026-05-01 09:35", "private: yes"]])
  }
}
