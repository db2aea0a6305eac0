import Claims
import Diagnostics
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Pages of what is planned")
struct ItineraryPageTests {
  private func trip() throws -> Trip {
    var trip = try SampleTrips.full()
    func time(_ number: Int, _ hour: Int, _ zone: String? = nil) throws -> TripEvent.Time {
      let rules = zone.flatMap { ZoneRules(identifier: $0) }
      let local = LocalDateTime(date: try SampleTrips.day(number), time: try SampleTrips.clock(hour, 5))
      return TripEvent.Time(
        DayAndTime(date: local.date, time: local.time, offset: rules?.offset(atLocal: local)), zone: rules)
    }
    func place(_ name: String, _ latitude: Double, _ longitude: Double) throws -> Written<NamedPlace> {
      Written(
        NamedPlace(name: name, coordinate: try SampleTrips.at(latitude, longitude)), at: SampleTrips.place)
    }
    var flight = TripEvent(
      kind: .flight, title: "KL1693 <fast>", start: try time(1, 9, "Europe/Amsterdam"),
      end: try time(1, 11, "Europe/Lisbon"), place: SampleTrips.place)
    flight.from = try place("Schiphol", 52.31, 4.77)
    flight.to = try place("Lisbon", 38.77, -9.13)
    flight.booking = "XK4P2Q"
    flight.phone = "+351 21 000 0000"
    flight.link = "https://example.org/klm"
    flight.note = "Gate & seat"
    var hotel = TripEvent(
      kind: .hotel, title: "Pensão Flor", start: try time(1, 15), end: try time(4, 11),
      place: SampleTrips.place)
    hotel.at = try place("Pensão Flor", 38.71, -9.14)
    let dinner = TripEvent(
      kind: .restaurant, title: "Table", start: try time(4, 20), place: SampleTrips.place)
    trip.events = [flight, hotel, dinner]
    trip.settings.travellers.append(Traveller(name: "Cleo", status: .invited))
    return trip
  }

  @Test("show each thing on its day, a hotel on each of its nights")
  func days() throws {
    let page = try BuiltSite(trip()).page("itinerary/index.html")
    let links = page.all("a").compactMap { $0.attributes["href"] }
    claim(links, has: "pensao-flor/index.html")
    claim(links, has: "kl1693-fast/index.html")
    claim(page.all("h3").count, is: 6)
    for words in ["Check-in", "Night 2 of 3", "Night 3 of 3", "Check-out"] {
      claim(page.text(in: "main"), has: words, "\(words)")
    }
    #expect(page.all("a").contains { $0.attributes["href"] == "../days/2026-05-02/index.html" })
  }

  @Test("say nothing of how many nights a hotel without an end was, nor of when it was left")
  func openEnd() throws {
    var trip = try trip()
    trip.events[1].end = nil
    let site = try BuiltSite(trip)
    for page in ["itinerary/index.html", "itinerary/pensao-flor/index.html"] {
      let text = try site.page(page).text(in: "main")
      claim(text, has: "Check-in", "\(text)")
      for words in ["Check-out", "Night 1", "one night"] { claim(text, lacks: words, "\(text)") }
    }
  }

  @Test("call a place of no name outside of towns by what is there, and say once how far off a town it is")
  func unnamed() throws {
    let names = PlaceLookup { _ in
      Locality(town: "Amerzgane", metres: 7_000, direction: .east, country: "MA")
    }
    var trip = try trip()
    trip.events[1].at?.value.name = nil
    let page = try BuiltSite(trip, names: names).page("itinerary/pensao-flor/index.html")
    let text = page.text(in: "main")
    // Below the title, and beside its hours.
    #expect((1...2).contains(text.ranges(of: "7 km east of Amerzgane").count), "\(text)")
  }

  @Test("name the town of a stay that is called as its place is, unless the title says it")
  func town() throws {
    let names = PlaceLookup { _ in Locality(town: "Lisbon", isInTown: true, country: "PT") }
    var trip = try trip()
    let text = try BuiltSite(trip, names: names).page("itinerary/index.html").text(in: "main")
    claim(text, has: "Check-in · Hotel · Lisbon", "\(text)")
    trip.events[1].title = "Flor Lisbon"
    trip.events[1].at?.value.name = "Flor Lisbon"
    let other = try BuiltSite(trip, names: names).page("itinerary/index.html").text(in: "main")
    #expect(other.contains("Check-in · Hotel") && !other.contains("Hotel · Lisbon"), "\(other)")
  }

  @Test("count what is saved for a day with what is booked, at its hour, and name who comes along in a line")
  func saved() throws {
    var trip = try trip()
    trip.settings.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")]
    var tower = Attraction(name: "Tower", place: SampleTrips.place)
    tower.day = DayAndTime(date: try SampleTrips.day(4), time: try SampleTrips.clock(17, 30))
    trip.attractions = [tower, Attraction(name: "Some day", place: SampleTrips.place)]
    let text = try BuiltSite(trip).page("itinerary/index.html").text(in: "main")
    #expect(text.contains("4 bookings and plans") && !text.contains("Some day"), "\(text)")
    let places = ["Tower", "Table"].compactMap { text.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 2 && places[0] < places[1] && text.contains("17:30"), "\(text)")
    claim(text, has: "Travellers: Ana and Ben", "\(text)")
  }

  @Test("have the signs of their list on the map, hollow for what was only saved, and its words in the key")
  func signs() throws {
    var trip = try trip()
    var tower = Attraction(name: "Tower", place: SampleTrips.place)
    tower.day = DayAndTime(date: try SampleTrips.day(4), time: try SampleTrips.clock(17, 30))
    tower.category = "sight"
    trip.attractions = [tower]
    trip.events[2].kind = .activity
    trip.events[2].at = Written(
      NamedPlace(name: "Hall", coordinate: try SampleTrips.at(39.5, -8)), at: SampleTrips.place)
    let page = try BuiltSite(trip).page("itinerary/index.html")
    #expect(page.all("svg").contains { $0.attributes["class"] == "sign sign-hollow c-sight" })
    let key = page.text(in: "figcaption")
    #expect(key.contains("Activity") && !key.contains("Fun"), "\(key)")
  }

  @Test("have a note, of a long one as many lines as have room, and all of it on the page of its own")
  func longNote() throws {
    var trip = try trip()
    trip.events[1].note = "Floor: 2; Bed: 7"
    trip.events[0].note = "Gate: 16; Belt: 4; " + String(repeating: "Bag: 23 kg; ", count: 20)
    let site = try BuiltSite(trip, today: "2026-05-01")
    for path in ["index.html", "itinerary/index.html", "days/2026-05-01/index.html"] {
      let text = try site.page(path).text(in: "main")
      claim(text, has: "Gate: 16; Belt: 4; Bag: 23 kg;", "\(path): \(text)")
      claim(text, has: "Bag: 23 kg …", "\(path): \(text)")
      claim(text, has: "Floor: 2; Bed: 7", "\(path): \(text)")
    }
    try claim(site.page("itinerary/kl1693-fast/index.html").text(in: "main"), has: "16; Belt: 4")
  }

  @Test("of a hired car have its address where one gets it, and not below where one returns it")
  func addressOfCar() throws {
    var trip = try trip()
    trip.events[0].kind = .carRental
    trip.events[0].header.address = "1500 Orange Avenue"
    let page = try BuiltSite(trip).page("itinerary/kl1693-fast/index.html")
    let ends = page.texts.filter { $0.around.contains("ol") && $0.around.contains("li") }.map(\.text)
    let address = try unwrapped(ends.firstIndex { $0.contains("1500 Orange Avenue") })
    let giveBack = try unwrapped(ends.firstIndex { $0.contains("Return") })
    #expect(address < giveBack, "\(ends)")
    #expect(!page.texts.contains { $0.around.last == "dt" && $0.text == "Address" })
  }

  @Test(
    "say below their map how many of those that have a place are not on it",
    arguments: [[], ["261"], ["261", "Hall"]] as [[String]])
  func unplaced(names: [String]) throws {
    var trip = try trip()
    let start = TripEvent.Time(DayAndTime(date: try SampleTrips.day(2)))
    for name in names {
      var event = TripEvent(kind: .activity, title: name, start: start, place: SampleTrips.place)
      event.at = Written(NamedPlace(name: name, coordinate: nil), at: SampleTrips.place)
      trip.events.append(event)
    }
    let text = try BuiltSite(trip).page("itinerary/index.html").text(in: "main")
    let told = [nil, "One booking has no place on this map.", "2 bookings have no place on this map."]
    claim(told.compactMap(\.self).filter { text.contains($0) }, is: [told[names.count]].compactMap(\.self))
  }

  @Test("say a place that is but a number with a word", arguments: ["261", "Hall 261"])
  func bareNumber(place: String) throws {
    var trip = try trip()
    let start = TripEvent.Time(DayAndTime(date: try SampleTrips.day(2)))
    var event = TripEvent(kind: .activity, title: "Meeting", start: start, place: SampleTrips.place)
    event.at = Written(NamedPlace(name: place, coordinate: nil), at: SampleTrips.place)
    trip.events.append(event)
    let page = try BuiltSite(trip).page("itinerary/index.html")
    claim(page.texts.contains { $0.text == place }, is: place == "Hall 261")
    claim(page.text(in: "main").contains("at 261"), is: place == "261")
  }

  @Test("of a lone booking without a place say its title once on its day, and by no place's clocks")
  func lone() throws {
    var trip = Trip(folderName: "meeting")
    let start = DayAndTime(date: try SampleTrips.day(2), time: try SampleTrips.clock(12, 30))
    var event = TripEvent(
      kind: .activity, title: "Meeting", start: TripEvent.Time(start), place: SampleTrips.place)
    event.at = Written(NamedPlace(name: "261", coordinate: nil), at: SampleTrips.place)
    trip.events = [event]
    let site = try BuiltSite(trip)
    let text = try site.page("days/2026-05-02/index.html").text(in: "main")
    #expect(text.ranges(of: "Meeting").count == 1 && text.contains("at 261"), "\(text)")
    claim(text, lacks: "clocks", "\(text)")
    try claim(site.page("itinerary/meeting/index.html").text(in: "main"), has: "at 261")
    let placed = try BuiltSite(self.trip()).page("days/2026-05-01/index.html").text(in: "main")
    claim(placed, has: "By the clocks of the place.")
  }

  @Test(
    "of today that began before stand on the front page: the bed of the night, and what one has to leave",
    arguments: [("2026-05-01", nil), ("2026-05-02", "Night 2 of 3"), ("2026-05-04", "Check-out")])
  func today(today: String, told: String?) throws {
    let text = try BuiltSite(trip(), today: today).page("index.html").text(in: "main")
    let next = try unwrapped(text.firstRange(of: "What comes next"))
    for words in ["Night 2 of 3", "Check-out"] {
      // In the part that is of today, before what is still to come.
      claim(text[..<next.lowerBound].contains(words), is: told == words, "\(words)")
      claim(text[next.lowerBound...], lacks: words, "\(words)")
    }
  }

  @Test(
    "say when a thing ends that does so on its first day or the next",
    arguments: [1, 2, 3])
  func until(day: Int) throws {
    var trip = try trip()
    let local = LocalDateTime(date: try SampleTrips.day(day), time: try SampleTrips.clock(11, 5))
    trip.events[0].end = TripEvent.Time(DayAndTime(date: local.date, time: local.time))
    let told = try BuiltSite(trip).page("itinerary/index.html").text(in: "main")
      .replacing("\u{A0}", with: " ").replacing(" UTC+1", with: "")
    claim(told.contains("until 11:05"), is: day < 3, "\(told)")
    claim(told.contains("until 11:05 the next day"), is: day == 2, "\(told)")
  }

  @Test(
    "say by which clocks a ride ends where those are not the clocks of its start", arguments: [true, false])
  func clocks(areOthers: Bool) throws {
    var trip = try trip()
    let local = LocalDateTime(date: try SampleTrips.day(1), time: try SampleTrips.clock(11, 5))
    let zone = try unwrapped(ZoneRules(identifier: areOthers ? "Europe/Lisbon" : "Europe/Amsterdam"))
    let offset = zone.offset(atLocal: local)
    trip.events[0].end = TripEvent.Time(
      DayAndTime(date: local.date, time: local.time, offset: offset), zone: zone)
    let told = try BuiltSite(trip).page("itinerary/index.html").text(in: "main")
      .replacing("\u{A0}", with: " ")
    #expect(told.contains("until 11:05 UTC+1") == areOthers && told.contains("until 11:05"), "\(told)")
  }

  @Test("begin no line with the dot between two things")
  func dots() throws {
    let pages = try BuiltSite(trip()).pages.filter { $0.path == "itinerary/index.html" }
    let all: [Substring] = pages.flatMap { $0.text.split(separator: "\n") }
    let lines = all.filter { $0.contains("class=\"evt\"") && $0.contains("·") }
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.contains("\u{A0}· ") && !line.contains(" · "), "\(line)") }
  }

  @Test("name who organises the trip, and the front page does, where somebody is said to")
  func organisers() throws {
    var trip = try trip()
    func told(_ path: String) throws -> String { try BuiltSite(trip).page(path).text(in: "main") }
    for path in ["index.html", "itinerary/index.html"] { try claim(told(path), lacks: "Organised") }
    trip.settings.travellers[0].isOrganiser = true
    trip.settings.travellers[1].isOrganiser = true
    for path in ["index.html", "itinerary/index.html"] {
      try claim(told(path), has: "Organised by Ana and Ben.", "\(path)")
    }
  }

  @Test("show what is planned in one town as one sign, which leads to the day and is told below the map")
  func signOfTown() throws {
    func built(_ isCrowded: Bool) throws -> PageReader {
      var trip = try trip()
      if isCrowded {
        let there = NamedPlace(name: "Taberna", coordinate: try SampleTrips.at(38.712, -9.142))
        trip.events[2].at = Written(there, at: SampleTrips.place)
      }
      return try BuiltSite(trip).page("itinerary/index.html")
    }
    for isCrowded in [false, true] {
      let page = try built(isCrowded)
      let signs = page.elements.filter { $0.attributes["class"] == "map-cluster" }
      claim(signs.isEmpty, is: !isCrowded)
      claim(page.text(in: "main").contains("A number with a plus"), is: isCrowded)
      claim(page.elements.contains { $0.attributes["href"] == "#day-2026-05-01" }, is: isCrowded)
      #expect(page.elements.contains { $0.attributes["id"] == "day-2026-05-01" })
    }
  }

  @Test("have the nights as numbered stops on a map of countries, and no key to what is not drawn")
  func stays() throws {
    var trip = try trip()
    trip.pins = []
    trip.events[2].at = Written(
      NamedPlace(name: "Taberna", coordinate: try SampleTrips.at(38.712, -9.142)), at: SampleTrips.place)
    let names = PlaceLookup { place in
      Locality(town: place.latitude < 45 ? "Lisbon" : "Amsterdam", isInTown: true)
    }
    let page = try BuiltSite(trip, names: names).page("itinerary/index.html")
    #expect(!page.elements.contains { $0.attributes["class"] == "map-cluster" })
    #expect(page.all("a").contains { $0.attributes["href"] == "#day-2026-05-01" })
    let told = page.text(in: "figcaption")
    #expect(told.contains("The numbers are days.") && !told.contains("Lodging"), "\(told)")
    // Also the town from which one came, and the day on which one leaves.
    claim(told, lacks: "Transport", "\(told)")
    let numbers = page.texts.filter { $0.around.last == "text" }.map(\.text)
    #expect(numbers.contains("1") && numbers.contains { $0.hasPrefix("1–4") }, "\(numbers)")
  }

  @Test("tell of each end its time with the offset, its place and the ways there")
  func event() throws {
    var open = try trip()
    open.settings.publish.bookings = true
    let page = try BuiltSite(open).page("itinerary/kl1693-fast/index.html")
    claim(page.text(in: "h1"), is: "KL1693 <fast>")
    let main = page.text(in: "main")
    for words in ["UTC+02:00", "UTC+01:00", "Schiphol", "XK4P2Q", "3:00", "Gate & seat", "+351 21 000 0000"] {
      claim(main, has: words, "\(words)")
    }
    let links = page.all("a").compactMap { $0.attributes["href"] }
    claim(links, has: "tel:+351210000000")
    claim(links, has: "https://example.org/klm")
    #expect(links.contains { $0.hasPrefix("geo:52.31") } && links.contains { $0.hasPrefix("geo:38.77") })
  }

  @Test("say in a sentence from where to where, or how many nights, and lead to the days")
  func sentence() throws {
    let site = try BuiltSite(trip())
    func lede(_ path: String) throws -> String? {
      let page = try site.page("itinerary/\(path)/index.html")
      return page.texts.first { $0.around.contains("header") && $0.text.hasSuffix(".") }?.text
    }
    try claim(lede("kl1693-fast"), is: "From Schiphol to Lisbon in 3:00 h.")
    try claim(lede("pensao-flor"), is: "3 nights.")
    let links = try site.page("itinerary/pensao-flor/index.html").all("a").compactMap {
      $0.attributes["href"]
    }
    for day in ["2026-05-01", "2026-05-04"] { claim(links, has: "../../days/\(day)/index.html") }
  }

  @Test(
    "call a station on a map of countries by its town, also where that has another name in its own language")
  func stationsOnMap() throws {
    var trip = try trip()
    let flight = trip.events[0]
    var train = TripEvent(
      kind: .train, title: "RJ 79", start: flight.start, end: flight.end, place: SampleTrips.place)
    train.from = Written(
      NamedPlace(name: "Wien Hbf", coordinate: try SampleTrips.at(48.19, 16.38)), at: SampleTrips.place)
    train.to = Written(
      NamedPlace(name: "Praha hl.n.", coordinate: try SampleTrips.at(50.08, 14.44)), at: SampleTrips.place)
    trip.events = [train]
    let names = PlaceLookup { place in
      Locality(town: place.longitude > 15 ? "Vienna" : "Prague", isInTown: true)
    }
    let site = try BuiltSite(trip, names: names)
    for path in ["itinerary/index.html", "itinerary/rj-79/index.html"] {
      let drawn = Set(try site.page(path).texts.filter { $0.around.last == "text" }.map(\.text))
      #expect(drawn.isSuperset(of: ["Vienna", "Prague"]) && !drawn.contains("Wien Hbf"), "\(path): \(drawn)")
    }
  }

  @Test(
    "say below the map that a ride is drawn straight, but not that one flew so",
    arguments: [
      (.train, "By rail, drawn straight."), (.ferry, "By boat, drawn straight."), (.flight, "By air."),
    ] as [(TripEvent.Kind, String)])
  func straightRides(kind: TripEvent.Kind, told: String) throws {
    var trip = try trip()
    trip.events[0].kind = kind
    let text = try BuiltSite(trip).page("itinerary/index.html").text(in: "main")
    #expect(text.contains(told) && text.contains("drawn straight") == (kind != .flight), "\(text)")
  }

  @Test("are drawn as recorded where a track leads from one end to the other", arguments: [0.0, 0.5])
  func recordedRide(off: Double) throws {
    let begun = try SampleTrips.day(3).dayNumber * 86_400 + 9 * 3600
    let points = try (0...60).map { minute in
      TrackPoint(
        coordinate: try SampleTrips.at(36.0 + off - 0.004 * Double(minute), -5.6),
        instant: Instant(seconds: begun + 60 * minute))
    }
    var trip = Trip(folderName: "x", tracks: [Track(file: "bus.gpx", segments: [points])])
    let start = TripEvent.Time(
      DayAndTime(
        date: try SampleTrips.day(3), time: try SampleTrips.clock(9, 0), offset: UTCOffset(seconds: 0)))
    var bus = TripEvent(kind: .bus, title: "South", start: start, place: SampleTrips.place)
    bus.from = Written(
      NamedPlace(name: "Gate", coordinate: try SampleTrips.at(36.0, -5.601)), at: SampleTrips.place)
    bus.to = Written(
      NamedPlace(name: "Quay", coordinate: try SampleTrips.at(35.76, -5.601)), at: SampleTrips.place)
    trip.events = [bus]
    let text = try BuiltSite(trip).page("itinerary/index.html").text(in: "main")
    claim(text.contains("Recorded."), is: off == 0, "\(text)")
    claim(text.contains("By bus, drawn straight."), is: off > 0, "\(text)")
  }

  @Test("of which the title names both ends do not say them again")
  func endsInTitle() throws {
    var trip = try trip()
    trip.events[0].title = "Schiphol -> Lisbon"
    let site = try BuiltSite(trip)
    let page = try site.page("itinerary/schiphol-lisbon/index.html").text(in: "main")
    claim(page, has: "3:00 h on the way.")
    claim(page, lacks: "Schiphol to Lisbon")
    try claim(site.page("itinerary/index.html").text(in: "main"), lacks: "Schiphol to Lisbon")
  }

  @Test("show who paid and for whom beside the price, where readers get that")
  func money() throws {
    func texts(_ change: (inout Trip) -> Void) throws -> [String] {
      var trip = try trip()
      var cost = Expense(
        when: trip.events[0].start.when, category: "transport",
        amount: Money(minorUnits: 43_117, currency: .euro), what: "KL1693", paidBy: "Ana",
        shares: [Expense.Share(traveller: "Ben", parts: 1)], place: SampleTrips.place)
      cost.isBooking = true
      trip.events[0].cost = cost
      trip.settings.publish.prices = true
      change(&trip)
      return try BuiltSite(trip).page("itinerary/kl1693-fast/index.html").texts.map(\.text)
    }
    let open = try texts { _ in }
    for words in ["€431.17", "Paid by", "Ana", "Booked for", "Ben"] {
      claim(open, has: words, "\(words)")
    }
    let priceless = try texts { $0.settings.publish.prices = false }
    for words in ["€431.17", "Paid by", "Booked for"] { claim(priceless, lacks: words, "\(words)") }
    let moneyless = try texts { $0.settings.publish.budget = .none }
    for words in ["€431.17", "Paid by", "Booked for"] { claim(moneyless, lacks: words, "\(words)") }
  }

  @Test("tell a price in the trip's currency, and as it was paid behind that, as purchases do")
  func foreignPrice() throws {
    var trip = try trip()
    let franc = try unwrapped(Currency(code: "CHF"))
    var cost = Expense(
      when: trip.events[0].start.when, category: "transport",
      amount: Money(minorUnits: 10_000, currency: franc), what: "KL1693", place: SampleTrips.place)
    cost.isBooking = true
    trip.events[0].cost = cost
    trip.settings.publish.prices = true
    let texts = try BuiltSite(trip).page("itinerary/kl1693-fast/index.html").texts.map(\.text)
    let told = texts.filter { $0.contains("CHF") }
    #expect(told.contains { $0.hasPrefix("€104.00 (CHF") }, "\(told)")
  }

  @Test(
    "at places of the trip lead there, with the pictures of where one stayed for a map, and what was paid for it",
    arguments: [true, false])
  func knownPlaces(arePricesPublic: Bool) throws {
    var trip = try trip()
    trip.pins += try [("Pensão Flor", 38.71, -9.14), ("Schiphol", 52.31, 4.77), ("Lisbon", 38.9, -9.13)].map {
      Pin(title: $0.0, coordinate: try SampleTrips.at($0.1, $0.2), place: SampleTrips.place)
    }
    // Near the door, and not in it.
    trip.photos[0].coordinate = try SampleTrips.at(38.711, -9.14)
    trip.settings.publish.prices = arePricesPublic
    let site = try BuiltSite(trip)
    let hotel = try site.page("itinerary/pensao-flor/index.html")
    func links(_ page: PageReader) -> [String] { page.all("a").compactMap { $0.attributes["href"] } }
    claim(links(hotel), has: "../../places/pensao-flor/index.html")
    claim(hotel.all("a").count { $0.attributes["data-photo"] != nil }, is: 1)
    #expect(!hotel.all("svg").contains { $0.attributes["class"]?.hasPrefix("map ") == true })
    claim(hotel.texts.contains { $0.text == "€350.00" }, is: arePricesPublic)
    let list = try site.page("itinerary/index.html")
    claim(list.texts.contains { $0.text == "€350.00" }, is: arePricesPublic)
    let flight = try site.page("itinerary/kl1693-fast/index.html")
    claim(links(flight), has: "../../places/schiphol/index.html")
    // Far from where it lands.
    claim(links(flight), lacks: "../../places/lisbon/index.html")
    #expect(flight.all("svg").contains { $0.attributes["class"]?.hasPrefix("map ") == true })
  }

  @Test("show their pictures, one alone with what is said of it below")
  func pictures() throws {
    func page(_ files: [String]) throws -> PageReader {
      var trip = try trip()
      trip.events[1].photos = files
      return try BuiltSite(trip).page("itinerary/pensao-flor/index.html")
    }
    func shown(_ page: PageReader) -> Int { page.all("a").count { $0.attributes["data-photo"] != nil } }
    try claim(shown(page([])), is: 0)
    let one = try page(["photos/tower.jpg"])
    claim(shown(one), is: 1)
    #expect(one.texts.contains { $0.text == "The tower, from the wrong side" && $0.around.last == "p" })
    #expect(!one.all("img").contains { $0.attributes["alt"] == "The tower, from the wrong side" })
    let two = try page(["photos/tower.jpg", "photos/tram.jpg"])
    #expect(shown(two) == 2 && two.texts.contains { $0.text == "2 pictures" && $0.around.last == "h2" })
  }

  @Test("lead from one end to the other, on the ground and by air")
  func ways() throws {
    var trip = try trip()
    trip.settings.publish.bookings = true
    func links() throws -> [String] {
      try BuiltSite(trip).page("itinerary/kl1693-fast/index.html").all("a").compactMap {
        $0.attributes["href"]
      }
    }
    let (from, to) = ("52.310000,4.770000", "38.770000,-9.130000")
    let both = [
      "https://www.google.com/maps/dir/?api=1&origin=\(from)&destination=\(to)",
      "https://maps.apple.com/?saddr=\(from)&daddr=\(to)",
    ]
    for link in both { try claim(links(), has: link, "\(link)") }
    #expect(try !links().contains { $0.contains("/directions?from=") })
    trip.events[0].kind = .train
    for link in both + [
      "https://www.openstreetmap.org/directions?from=\(from)&to=\(to)",
      // To where it begins one comes from where one is.
      "https://maps.apple.com/?daddr=\(from)",
    ] { try claim(links(), has: link, "\(link)") }
  }

  @Test(
    "have a map on which a town's name stands once, whatever of it is called so",
    arguments: [(nil, nil), ("Lisbon airport", nil), ("Lisbon", "Lisbon")] as [(String?, String?)])
  func townsOnce(airport: String?, hotel: String?) throws {
    var trip = try trip()
    trip.pins = []
    trip.events[0].to?.value.name = airport
    trip.events[1].at?.value.name = hotel
    let names = PlaceLookup { place in
      Locality(town: place.latitude < 45 ? "Lisbon" : "Amsterdam", isInTown: true)
    }
    let page = try BuiltSite(trip, names: names).page("itinerary/index.html")
    // On wide screens and on narrow ones.
    let (written, told) = ("text", "title")
    claim(page.texts.count { $0.around.last == written && $0.text == "Lisbon" }, is: 2)
    // The bed stands for all that is in its town, with the days on which one is there.
    claim(
      page.texts.count { $0.around.last == told && $0.text == "1–4 Lisbon" }, is: 2,
      "\(page.texts.filter { $0.around.last == told }.map(\.text))")
    #expect(!page.texts.contains { $0.around.last == told && $0.text == "Lisbon" })
  }

  @Test("keep codes, numbers and prices to their author unless they are published")
  func kept() throws {
    var priced = try trip()
    priced.events[0].cost = Expense(
      when: priced.events[0].start.when, category: "transport",
      amount: Money(minorUnits: 43_117, currency: .euro), what: "KL1693", place: SampleTrips.place)
    priced.events[0].cost?.isBooking = true
    var soup = try unwrapped(priced.events[0].cost)
    (soup.isBooking, soup.amount, soup.what) = (false, Money(minorUnits: 780, currency: .euro), "Soup")
    priced.budget = Budget(expenses: [soup])
    func texts(_ trip: Trip) throws -> String {
      try BuiltSite(trip).pages.map { $0.page.texts.map(\.text).joined(separator: " ") }.joined()
    }
    let shut = try texts(priced)
    for words in ["XK4P2Q", "+351 21 000 0000", "431.17"] { claim(shut, lacks: words, "\(words)") }
    claim(shut, has: "No sum here counts a price that was noted with a booking")
    claim(shut, lacks: "438.97")
    priced.settings.publish.prices = true
    let open = try texts(priced)
    claim(open, has: "431.17")
    claim(open, has: "438.97")
    claim(open, lacks: "noted with a booking")
  }

  @Test("stand on the day's page, and what comes next on the front page as long as it is still to come")
  func elsewhere() throws {
    let day = try BuiltSite(trip()).page("days/2026-05-02/index.html")
    claim(day.text(in: "main"), has: "Night 2 of 3")
    let before = try BuiltSite(trip(), today: "2026-04-20").page("index.html").text(in: "main")
    claim(before, has: "How it begins")
    claim(before, has: "KL1693 <fast>")
    let during = try BuiltSite(trip(), today: "2026-05-04").page("index.html").text(in: "main")
    claim(during, has: "What comes next")
    claim(during, has: "Table")
    claim(during, has: "Today")
    claim(during, lacks: "KL1693 <fast>")
    let after = try BuiltSite(trip(), today: "2026-06-01").page("index.html").text(in: "main")
    claim(after, lacks: "What comes next")
    claim(after, lacks: "How it begins")
  }

  @Test("stand on the front page below their days, one list a day")
  func comingDays() throws {
    let page = try BuiltSite(trip(), today: "2026-04-20").page("index.html")
    let days = page.all("time").compactMap { $0.attributes["datetime"] }.filter { $0.count == 10 }
    claim(days.prefix(2), is: ["2026-05-01", "2026-05-04"], "\(days)")
    let lists = page.all("ol").count { $0.attributes["class"] == "tl" }
    claim(lists, is: 2)
    claim(page.text(in: "main"), has: "Monday 4 May 2026")
  }

  @Test("say how far it was at least with a sign in a cell, and in words to who hears it")
  func atLeast() throws {
    let site = try BuiltSite(trip(), today: "2026-06-01")
    let page = try site.page("days/2026-05-01/index.html")
    let cells = page.texts.filter { $0.around.contains("dd") }.map(\.text)
    #expect(cells.contains { $0.hasPrefix("at least 1,") && $0.hasSuffix(" km") }, "\(cells)")
    #expect(cells.contains { $0.hasPrefix("1,") && $0.contains("+") }, "\(cells)")
    #expect(page.texts.contains { $0.text == "by air" })
  }

  @Test("say how far it was in all with one sign and one precision, on the front page and in the figures")
  func inAll() throws {
    let site = try BuiltSite(trip(), today: "2026-06-01")
    let page = try site.page("index.html")
    let cells = page.texts.filter { $0.around.contains("dd") }.map(\.text)
    let total = try unwrapped(cells.first { $0.hasPrefix("1,") && $0.contains("+") }, "\(cells)")
    claim(total, lacks: ".", "\(cells)")
    #expect(cells.contains { $0.hasPrefix("at least 1,") }, "\(cells)")
    let labels = page.texts.filter { $0.around.contains("dt") }.map(\.text)
    #expect(labels.contains { $0.hasSuffix(" of it by air") && !$0.contains("at least") }, "\(labels)")
    #expect(!labels.contains { $0.contains("so far") }, "\(labels)")
    // Nothing beside it leads anywhere.
    let figures = try site.page("figures/index.html").texts.map(\.text)
    #expect(page.links.allSatisfy { !$0.hasSuffix("#how-distance") } && figures.contains(total), "\(figures)")
  }

  @Test("say on the front page how far it was so far, where a ride is still to come", arguments: [2, 5])
  func soFar(day: Int) throws {
    var trip = try trip()
    var back = trip.events[0]
    (back.title, back.from, back.to) = ("KL1694", back.to, back.from)
    let local = LocalDateTime(date: try SampleTrips.day(day), time: try SampleTrips.clock(9, 5))
    let zone = try unwrapped(ZoneRules(identifier: "Europe/Lisbon"))
    let offset = zone.offset(atLocal: local)
    back.start = TripEvent.Time(DayAndTime(date: local.date, time: local.time, offset: offset), zone: zone)
    back.end = nil
    trip.events.append(back)
    let page = try BuiltSite(trip, today: "2026-05-04").page("index.html")
    let labels = page.texts.filter { $0.around.contains("dt") }.map(\.text)
    #expect(labels.contains { $0.contains("by air") }, "\(labels)")
    claim(labels.contains { $0.hasSuffix("by air so far") }, is: day > 4, "\(labels)")
    // The days are counted as the way is.
    #expect(labels.contains("days so far") == (day > 4) && labels.contains("days") != (day > 4), "\(labels)")
  }

  @Test("count no countries on the front page while another one is still to come", arguments: [2, 5])
  func countriesAhead(day: Int) throws {
    func time(_ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(DayAndTime(date: try SampleTrips.day(day), time: try SampleTrips.clock(hour, 5)))
    }
    var trip = Trip(folderName: "x")
    trip.events = Array(try self.trip().events.prefix(1))
    var onward = trip.events[0]
    (onward.title, onward.from, onward.start, onward.end) = ("AT1", onward.to, try time(9), try time(11))
    onward.to = Written(
      NamedPlace(name: "Fez", coordinate: try SampleTrips.at(34, -5)), at: SampleTrips.place)
    trip.events.append(onward)
    let names = PlaceLookup { place in
      let country = place.latitude > 45 ? "NL" : place.latitude > 36 ? "PT" : "MA"
      return Locality(town: "Town in \(country)", isInTown: true, country: country)
    }
    let page = try BuiltSite(trip, today: "2026-05-04", names: names).page("index.html")
    claim(page.text(in: "main"), has: "Morocco")
    let labels = page.texts.filter { $0.around.contains("dt") }.map(\.text)
    claim(labels.contains { $0.hasPrefix("countries") }, is: day < 4, "\(labels)")
  }

  @Test("name all who were asked, with what they said, and do not say of those who come that they do")
  func travellers() throws {
    let main = try BuiltSite(trip()).page("itinerary/index.html").text(in: "main")
    claim(main, has: "Cleo")
    claim(main, has: "invited")
    claim(main, has: "declined")
    claim(main, has: "Ana")
    claim(main, lacks: "on the trip")
  }
}
