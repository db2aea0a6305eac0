import Claims
import Diagnostics
import Markdown
import Secrets
import TripModel
import TripPlanning
import Testing

@Suite("Links and words that open a booking")
struct SecretLinkTests {
  /// A trip with a room that was booked, a pin, a sight and an entry, each with this link.
  private func trip(_ link: String, bookings: Bool = false) throws -> Trip {
    var trip = Trip(folderName: "trip")
    trip.settings.publish.bookings = bookings
    let start = try unwrapped(LocalDate(iso: "2026-05-01"))
    var room = TripEvent(
      kind: .hotel, title: "Flor", start: .init(DayAndTime(date: start)),
      place: SourcePlace(file: "itinerary.yml"))
    (room.booking, room.phone, room.link) = ("HTL99887", "+351 21 000 4711", link)
    trip.events = [room]
    var pin = Pin(
      title: "Flor", coordinate: try unwrapped(Coordinate(latitude: 38.7, longitude: -9.1)),
      place: SourcePlace(file: "pins.yml"))
    pin.link = link
    trip.pins = [pin]
    var sight = Attraction(name: "Torre", place: SourcePlace(file: "attractions.yml"))
    sight.link = link
    trip.attractions = [sight]
    trip.entries = [
      JournalEntry(
        file: "journal/2026-05-01-a.md", slugWish: "a", day: .fileName(start),
        body: MarkdownParser.parse(
          "We stayed [at the Flor](\(link)), see <\(link)>.\n\n- and [*there*](\(link))\n"))
    ]
    return trip
  }

  private func plan(_ trip: Trip) throws -> (plan: TripPlan, diagnostics: [Diagnostic]) {
    let today = try unwrapped(LocalDate(iso: "2026-06-01"))
    let (plan, diagnostics) = TripPlanner.plan(trip, today: today)
    return (plan, diagnostics)
  }

  @Test(
    "that hold a code are nowhere, and each is told",
    arguments: [
      "https://flor.example/?code=HTL99887", "https://flor.example/stay/htl-99887",
      "https://flor.example/?x=%48TL99887",
      "https://flor.example/manage?token=aB3dE6gH1jK2", "https://flor.example/#pnr=Z9Y8X7",
    ])
  func dropped(link: String) throws {
    let (plan, diagnostics) = try plan(trip(link))
    claim(none: plan.itinerary.events.first?.website)
    claim(none: plan.places.first?.link)
    claim(none: plan.itinerary.attractions.first?.website)
    let body = try unwrapped(plan.journal.entries.first?.body)
    claim(body.links, is: [])
    claim(body.plainText, is: "We stayed at the Flor, see flor.example.\nand there")
    let told = diagnostics.filter { $0.code == .secretLink }
    claim(told.count, is: 6)
    claim(
      Set(told.compactMap { $0.place?.file }),
      is: [
        "itinerary.yml", "pins.yml", "attractions.yml", "journal/2026-05-01-a.md",
      ])
    claim("\(plan)", lacks: "99887")
    claim("\(told)", lacks: "99887")
  }

  @Test(
    "are published where they hold none, or where the traveller publishes bookings",
    arguments: [("https://flor.example/rooms?lang=en", false), ("https://flor.example/?code=HTL99887", true)])
  func kept(link: String, bookings: Bool) throws {
    let (plan, diagnostics) = try plan(trip(link, bookings: bookings))
    claim(plan.itinerary.events.first?.website, is: link)
    claim(plan.places.first?.link, is: link)
    claim(plan.journal.entries.first?.body.links.count, is: 3)
    #expect(!diagnostics.contains { $0.code == .secretLink })
  }

  @Test("Of what was booked, a link with somebody's number counts in doubt; of a place it does not")
  func doubt() throws {
    let (plan, _) = try plan(trip("https://flor.example/?id=552211"))
    claim(none: plan.itinerary.events.first?.website)
    #expect(plan.places.first?.link != nil)
  }

  @Test("What is published by choice is no secret, and what is kept back is one all the same")
  func secrets() throws {
    let today = try unwrapped(LocalDate(iso: "2026-06-01"))
    func texts(_ trip: Trip) -> [String] { TripSecrets(trip, today: today).secrets.map(\.text).sorted() }
    let link = "https://flor.example/?token=aB3dE6gH1jK2"
    try claim(texts(trip(link)), is: ["+351 21 000 4711", "HTL99887", "aB3dE6gH1jK2"])
    try claim(texts(trip(link, bookings: true)), is: [])
    // What readers will get some days from now is one until then: the room is of the first of May.
    var young = try trip(link, bookings: true)
    for (days, count) in [(30, 0), (32, 3), (0, 0)] {
      young.settings.publishDelay = Written(days, at: SourcePlace(file: "trip.yml"))
      claim(texts(young).count, is: count, "\(days)")
    }
    var hidden = try trip(link, bookings: true)
    hidden.events[0].keptBack = [KeptBack(.isPrivate, at: hidden.events[0].source)]
    claim(texts(hidden).count, is: 3)
    var sight = try trip(link)
    sight.attractions[0].phone = "021 000 4711"
    claim(texts(sight), has: "+351 21 000 4711")
    sight.attractions[0].phone = "+351 21 0004711"
    claim(texts(sight), lacks: "+351 21 000 4711")
    var flight = try trip("https://flor.example/")
    flight.events[0] = TripEvent(
      kind: .flight, title: "KL1693 Amsterdam to Lisbon", start: flight.events[0].start,
      place: flight.events[0].source)
    flight.events[0].booking = "KL1693"
    claim(texts(flight), is: [])
    flight.confidential = [
      ConfidentialText(.mail, "Ben <ben@example.org>", at: SourcePlace(file: "trip.yml")),
      ConfidentialText(.code, "Room 4", at: SourcePlace(file: "trip.yml")),
    ]
    claim(texts(flight), is: ["ben@example.org"])
  }

  @Test("A mail address behind a name is a secret, unless its owner publishes it")
  func behindName() throws {
    let today = try unwrapped(LocalDate(iso: "2026-06-01"))
    var trip = Trip(folderName: "trip")
    trip.confidential = [
      ConfidentialText(.mailBehindName, "Ben@example.org", at: SourcePlace(file: "pins.yml"))
    ]
    func texts(_ trip: Trip) -> [String] { TripSecrets(trip, today: today).secrets.map(\.text) }
    claim(texts(trip), is: ["Ben@example.org"])
    var ben = Person(name: "Ben", place: SourcePlace(file: "people.yml"))
    ben.mail = "ben@example.org"
    trip.people = [ben]
    claim(texts(trip), is: ["Ben@example.org"])
    trip.people[0].showsContact = true
    claim(texts(trip), is: [])
    trip.settings.publish.people = false
    claim(texts(trip), is: ["Ben@example.org"])
  }
}
