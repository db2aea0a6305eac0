import Rounds
import Secrets
import Testing

@Suite("Links that open a booking")
struct BookingLinkTests {
  @Test(
    "hold a key by the name of a field or folder",
    arguments: [
      "https://flor.example/?code=HTL99887", "https://flor.example/booking/HTL99887/manage",
      "https://flor.example/stay#pin=4711a", "https://flor.example/m?token=aB3dE6gH1jK2",
      "https://x.example/?conf=4711223",
      "https://x.example/?pnr=XK4P2Q", "https://x.example/?reservation=552211",
      "https://x.example/?bookingId=998877",
      "https://x.example/?booking_reference=XK4P2Q", "https://x.example/?a=1&amp;pnr=XK4P2Q",
      "https://x.example/?x=1%26pnr%3DXK4P2Q", "https://x.example/#/reservations/552211",
      "https://x.example/app;confirmation=A71B22", "https://x.example/?confirmationCode=HM12AB34",
    ])
  func keys(link: String) { #expect(!BookingLink(link).keys(inDoubt: false).isEmpty) }

  @Test(
    "are not those that people share",
    arguments: [
      "https://example.org/", "https://de.wikipedia.org/wiki/Torre_de_Bel%C3%A9m",
      "https://example.org/?p=12345",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ", "https://maps.example/?cid=1234567890123",
      "https://x.example/?q=pinakothek",
      "https://x.example/booking/", "https://x.example/bookings/lisbon", "https://x.example/?code=en",
      "https://x.example/?order=desc",
      "https://x.example/?ref=home", "https://x.example/reservation/step-2",
      "https://x.example/2026/05/04/pin-board",
      "https://x.example/?pin=no", "https://nps.example/?id=123456789", "https://x.example/tickets/20260504",
    ])
  func shared(link: String) { #expect(BookingLink(link).keys(inDoubt: false).isEmpty) }

  @Test("Of what is booked, a number or a long word that nobody typed may be the booking")
  func doubt() {
    #expect(BookingLink("https://x.example/?id=552211").mayBeOfOneBooking)
    #expect(BookingLink("https://x.example/t/9f8e7d6c5b4a39281706").mayBeOfOneBooking)
    #expect(!BookingLink("https://x.example/hotels/flor?lang=en").mayBeOfOneBooking)
    #expect(!BookingLink("https://x.example/trip/HTL99887").keys(inDoubt: true).isEmpty)
  }

  @Test("A plain link is as it was written, and holds no key in any doubt")
  func plain() {
    let pieces = [
      "https://", "mailto:", "x.example", "HTL99887", "htl", "AB", "é", "code", "booking", "manage", "pin",
      "token", "bookingCode", "reservation", "lisbon", "4711223", "/", "/", "/", "?", "#", "&", ";", "=", "-",
      "_", ".", "+", "%41", "%2F", "&amp;", "\\u0041", "\u{AD}", " ", "\n", "~", "|", "abcdefghijklmnopqrst",
    ]
    // Letters and marks alone, so that many of these links are plain.
    let letters = pieces.filter { BookingLink.isPlain($0) }
    #expect(letters.count > 15 && letters.count < pieces.count)
    let codes = Secret.codes(in: "HTL99887 YXQKLB")
    let search = SecretSearch(codes)
    var numbers = SplitMix(state: 20_260_503)
    var plain = 0
    for round in 0..<Rounds.of(4000, nightly: 400_000) {
      let choice = round.isMultiple(of: 2) ? letters : pieces
      let link = (0..<numbers.number(below: 12)).map { _ in choice[numbers.number(below: choice.count)] }
        .joined()
      guard BookingLink.isPlain(link) else { continue }
      plain += 1
      let slow = BookingLink(link)
      #expect(slow.keys(inDoubt: true).isEmpty && slow.keys(inDoubt: false).isEmpty, "\(link)")
      #expect(slow.holds(search) == !search.found(in: link).isEmpty, "\(link)")
    }
    #expect(plain > 2000)
    #expect(BookingLink.isPlain("https://example.org/lisbon/old-town?lang#top"))
  }

  @Test("A known code is found in any part of a link")
  func knownCode() {
    let search = SecretSearch(Secret.codes(in: "HTL99887"))
    for link in [
      "https://htl99887.example/", "https://x.example/a/htl-99887", "https://x.example/#HTL%39%39887",
    ] {
      #expect(BookingLink(link).holds(search))
    }
    #expect(!BookingLink("https://x.example/htl99886").holds(search))
  }
}
