import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("What towns are called")
struct TownNameTests {
  /// Seville, as the gazetteer has it or as a language of its own calls it; and Cádiz, of which it leaves out the accent.
  private static func names(isTranslated: Bool = false) throws -> PlaceLookup {
    let seville = TownReading(
      name: "Sevilla", region: nil, country: "ES", countryName: "Spain", coordinate: try at(37.38, -5.97),
      population: 700_000)
    return PlaceLookup(
      { place in
        var town = Locality(town: place.latitude > 37 ? "Sevilla" : "Cadiz", isInTown: true, country: "ES")
        town.isTownTranslated = isTranslated
        return town
      }, towns: { texts in texts.contains("Seville") ? ["Seville": [seville]] : [:] })
  }

  private static let way = """
    Seville Santa Justa; We left Seville early. → Seville
    Seville Santa Justa; We left early. → Sevilla
    Seville Santa Justa; Seville is Sevilla. → Sevilla
    Seville; We left early. → Seville
    Seville station; We left early. → Seville
    Hotel Plaza; Seville → Sevilla
    """

  /// A trip of two pins, with an entry about them.
  private static func town(of title: String, prose: String, at latitude: Double, _ names: PlaceLookup) throws
    -> (told: String?, place: String, listed: String)
  {
    let here = try at(latitude, -6)
    let told = try entry("2026-05-03-a.md", title: "A day", text: [.paragraph([.text(prose)])])
    let trip = Trip(entries: [told], pins: [pin(title, here, DayAndTime(date: try day("2026-05-03")))])
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: names).plan
    let place = try unwrapped(plan.places.first)
    return (
      place.locality?.town, place.title, plan.way.townNames.name(of: "Sevilla", in: "ES")
    )
  }

  @Test("is what the traveller calls them, where the language of the site has no name for them")
  func spelled() throws {
    for line in Self.way.split(separator: "\n") {
      let (input, expected) = try unwrapped(line.halves(" → "))
      let (title, prose) = try unwrapped(input.halves("; "))
      let town = try Self.town(of: title, prose: prose, at: 37.4, try Self.names())
      #expect(town.told == expected && town.listed == expected && town.place == title, "\(line)")
    }
  }

  @Test("is what the site's language calls them, and a place stays as it was written")
  func translated() throws {
    let town = try Self.town(
      of: "Seville Santa Justa", prose: "Seville", at: 37.4, try Self.names(isTranslated: true))
    claim(town.told, is: "Sevilla")
    claim(town.place, is: "Seville Santa Justa")
  }

  @Test(
    "is what the traveller calls it, where the site's language has no name that is written anywhere",
    arguments: [("We left early.", "Seville"), ("Sevilla is hot.", "Sevilla")] as [(String, String)])
  func untranslated(prose: String, expected: String) throws {
    let town = try Self.town(of: "Seville", prose: prose, at: 37.4, try Self.names(isTranslated: true))
    #expect(town.told == expected && town.listed == expected && town.place == "Seville")
  }

  @Test(
    "is what the traveller calls them, however often bookings say it otherwise",
    arguments: [("Seville", false, "Seville"), ("Seville", true, "Seville"), ("Plaza", false, "Sevilla")])
  func byHand(place: String, isTranslated: Bool, expected: String) throws {
    let here = NamedPlace(name: place, coordinate: try at(37.4, -6))
    var trip = Trip(entries: [try entry("2026-05-03-a.md", title: "A day", place: here)])
    trip.events = try (4...6).map { number in
      try event(
        .bus, "Sevilla and back", "2026-05-0\(number) 09:00", from: spot("Sevilla", 37.4, -6),
        to: spot("Sevilla", 37.41, -6))
    }
    let names = try Self.names(isTranslated: isTranslated)
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: names).plan
    claim(plan.way.townNames.name(of: "Sevilla", in: "ES"), is: expected)
  }

  /// Khuzhir, as the only name that the gazetteer has; and Seville, by a name that only other languages have, or English too.
  private static func north(isNamedAbroad: Bool) throws -> PlaceLookup {
    let known = TownReading(
      name: "Khuzhir", region: nil, country: "RU", countryName: "Russia", coordinate: try at(53.2, 107.3),
      population: 1_500, isNamedAbroad: isNamedAbroad)
    return PlaceLookup(
      { place in
        var town = Locality(
          town: place.latitude > 53 ? "Khuzhir" : "Irkutsk", isInTown: true, country: "RU")
        town.isTownTranslated = true
        return town
      }, towns: { texts in texts.contains("Kuschir") ? ["Kuschir": [known]] : [:] })
  }

  @Test(
    "of a ride is its own, where it is none of the gazetteer's or of another language and is written again",
    arguments: [
      ("Chuschir", "Chuschir", false, "Chuschir"), ("Chuschir", nil, false, "Khuzhir"),
      ("Nikita", "Nikita", false, "Khuzhir"), ("Pier", "Pier", false, "Khuzhir"),
      // Such a name is as sellers write it, unless the language of the seller cannot have been English.
      ("Kuschir", "Kuschir", false, "Khuzhir"), ("Kuschir", nil, true, "Kuschir"),
    ] as [(String, String?, Bool, String)])
  func heard(to: String, from: String?, isNamedAbroad: Bool, expected: String) throws {
    var trip = Trip(pins: [pin("Rock", try at(53.2, 107.34), nil)])
    trip.events = [
      try event(
        .bus, "There", "2026-05-03 09:00", from: spot("Irkutsk", 52.28, 104.26), to: spot(to, 53.19, 107.34))
    ]
    if let from {
      trip.events.append(
        try event(
          .bus, "Back", "2026-05-05 09:00", from: spot(from, 53.19, 107.34),
          to: spot("Irkutsk", 52.28, 104.26)))
    }
    let names = try Self.north(isNamedAbroad: isNamedAbroad)
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: names).plan
    claim(plan.places.map { $0.locality?.town }, is: [expected])
    claim(plan.way.townNames.name(of: "Khuzhir", in: "RU"), is: expected)
  }

  @Test(
    "gets accents and loses none, nor its capitals",
    arguments: [("Cádiz station", "Cádiz"), ("cádiz", "Cadiz"), ("CÁDIZ", "Cadiz"), ("Cadiz", "Cadiz")]
      as [(String, String)])
  func accents(title: String, expected: String) throws {
    try claim(Self.town(of: title, prose: "", at: 36.5, try Self.names()).told, is: expected)
  }

  /// Dubai to the south-west of its airport, which the gazetteer gives to Sharjah; and a quarter of it.
  private static func gulf() throws -> PlaceLookup {
    let dubai = TownReading(
      name: "Dubai", region: "Dubai", country: "AE", countryName: "United Arab Emirates",
      coordinate: try at(25.07, 55.17), population: 3_100_000)
    let deira = TownReading(
      name: "Deira", region: "Dubai", country: "AE", countryName: "United Arab Emirates",
      coordinate: try at(25.27, 55.40), population: 400_000)
    let known = ["دبي": [dubai], "Dubai": [dubai], "Deira": [deira]]
    return PlaceLookup(
      { place in
        let isEast = place.longitude > 55.3
        return Locality(
          town: isEast ? "Sharjah" : "Dubai", quarter: "Q", metres: 9000, isInTown: true,
          region: isEast ? "Sharjah" : "Dubai", country: "AE")
      }, towns: { texts in known.filter { texts.contains($0.key) } })
  }

  @Test(
    "is believed of who was there, where the town that they name in any language lies within reach",
    arguments: [
      ("دبي", 55.36, "Dubai"), ("Dubai, the airport", 55.36, "Dubai"),
      // Too far for that, not a town's name, and a part of the town that the gazetteer has.
      ("دبي", 55.9, "Sharjah"), ("Souk", 55.36, "Sharjah"), ("Deira", 55.36, "Sharjah"),
    ] as [(String, Double, String)])
  func believed(name: String, longitude: Double, town: String) throws {
    let place = NamedPlace(name: name, coordinate: try at(25.25, longitude))
    let told = try entry("2026-05-03-a.md", title: "A night", place: place)
    // Two hundred metres on it is the same town, and ten kilometres on nobody said so.
    let pins = [pin("Gate", try at(25.252, longitude)), pin("Far", try at(25.34, longitude))]
    let trip = Trip(entries: [told], pins: pins)
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: try Self.gulf()).plan
    let found = try unwrapped(plan.journal.entries.first?.locality)
    #expect(found.town == town && found.region == town && found.isInTown)
    claim(found.quarter == nil, is: town == "Dubai")
    claim(plan.places.map { $0.locality?.town }, is: [town, "Sharjah"])
  }

  @Test(
    "is the one in a place's address, wherever the postal code stands in it",
    arguments: [
      ("Places: 64; Addr: Route Ste Marie aux Mines, 68150 RIBEAUVILLE; Tel: 03 89 73 20 00", "RIBEAUVILLE"),
      ("Hauptstr. 5, D-79346 Endingen am Kaiserstuhl", "Endingen am Kaiserstuhl,Endingen"),
      ("Fremersbergstrasse 12\nBaden-Baden, Baden-Baden, 76530, DEU", "Baden-Baden"),
      ("12 Main St, Blue Springs, MO 64014", "Blue Springs,Blue"),
      ("1 rue X, 67000 Strasbourg Cedex 2", "Strasbourg"),
      ("From 68150 Ribeauvillé to 68340 Riquewihr", ""), ("Open since 1984", ""), ("Tel: 0389732000", ""),
    ] as [(String, String)])
  func addresses(text: String, towns: String) {
    claim(AddressTowns.found(in: text).joined(separator: ","), is: towns)
  }

  @Test(
    "of a booking's address stands beside its postal code, however that is written, or before the state",
    arguments: [
      ("Piazza 1, I-20126 Milan, Italy", "Milan"), ("Rua Augusta 5, 1100-148 Lisbon", "Lisbon"),
      ("Av. 9 de Julio 1925, C1073ABA Buenos Aires", "Buenos Aires"),
      ("Rua Augusta 5, Lisbon 1100", "Lisbon"),
      ("1500 Orange Avenue, 92118 Coronado", "Coronado"), ("1500 Orange Avenue", "Orange Avenue"),
      ("12 Main St, Blue Springs, MO 64014", "Blue Springs"), ("Mainz Street 1", nil), ("20126", nil),
      ("Langestr. 1\nBaden-Baden\n76530", "Baden-Baden"),
    ] as [(String, String?)])
  func booked(address: String, town: String?) {
    claim(AddressTowns.town(of: address), is: town)
  }

  @Test("is believed of an address, of a pin or of a waypoint, though the next town's middle is nearer")
  func believedOfAddress() throws {
    let here = try at(25.25, 55.36)
    var gate = pin("Gate", here)
    gate.address = "Airport Road, 12345 Dubai"
    let mark = Waypoint(name: "Camp", note: "Tel: 04; Addr: 12345 Dubai", point: TrackPoint(coordinate: here))
    let far = Waypoint(name: "Far", note: "12345 Dubai", point: TrackPoint(coordinate: try at(25.25, 55.9)))
    let marks = try track("places.gpx", [], waypoints: [mark, far])
    for trip in [Trip(pins: [gate]), Trip(tracks: [marks])] {
      let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: try Self.gulf()).plan
      let town = try unwrapped(plan.places.first?.locality)
      #expect(town.town == "Dubai" && town.isInTown)
      #expect(plan.places.dropFirst().allSatisfy { $0.locality?.town == "Sharjah" })
    }
  }

  /// Tokyo, and the bay's other side, which the gazetteer gives to Kawasaki.
  private static func bay() throws -> PlaceLookup {
    let tokyo = TownReading(
      name: "Tokyo", region: "Tokyo", country: "JP", countryName: "Japan",
      coordinate: try at(35.69, 139.69), population: 8_300_000)
    return PlaceLookup(
      { place in
        place.longitude < 0
          ? Locality(town: "Honolulu", isInTown: true, country: "US")
          : Locality(
            town: place.latitude > 35.6 ? "Tokyo" : "Kawasaki", metres: 5000, isInTown: true, country: "JP")
      }, towns: { texts in texts.contains("Tokyo") ? ["Tokyo": [tokyo]] : [:] },
      cityOfAirport: { $0.longitude > 0 ? tokyo : nil })
  }

  @Test(
    "of an airport is the city in its name, or else the one that it serves, unless it bears its town's",
    arguments: [
      ("Tokyo Haneda", 35.55, "Tokyo to Honolulu"), ("Haneda (Tokyo)", 35.55, "Tokyo to Honolulu"),
      ("HND", 35.55, "Tokyo to Honolulu"), ("Kawasaki Heliport", 35.55, "Kawasaki to Honolulu"),
      // Too far off to be in the city, and called by it all the same.
      ("Tokyo Bay Airport", 35.3, "Tokyo to Honolulu"),
    ] as [(String, Double, String)])
  func airport(name: String, latitude: Double, course: String) throws {
    var trip = Trip(photos: [])
    trip.events = [
      try event(
        .flight, "Home", "2026-05-03 21:00", from: spot(name, latitude, 139.78),
        to: spot("HNL", 21.32, -157.93))
    ]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-01"), names: try Self.bay()).plan
    let event = try unwrapped(plan.itinerary.events.first)
    let ends = [event.from, event.to].map { $0?.townName ?? "" }
    claim(ends.joined(separator: " to "), is: course)
  }

  @Test(
    "of an airport is the one that its name begins with, and not the village in which it stands",
    arguments: [("Manchester Airport", "Manchester"), ("Terminal 2", "Ringway")])
  func villageOfAirport(name: String, town: String) throws {
    let manchester = TownReading(
      name: "Manchester", region: "England", country: "GB", countryName: "United Kingdom",
      coordinate: try at(53.48, -2.24), population: 395_000)
    let names = PlaceLookup(
      { place in
        guard place.latitude > 50 else { return Locality(town: "Tangier", isInTown: true, country: "MA") }
        if place.latitude > 53.4 { return Locality(town: "Manchester", isInTown: true, country: "GB") }
        var village = Locality(town: "Ringway", metres: 900, isInTown: true, country: "GB")
        village.city = "Manchester"
        return village
      }, towns: { $0.contains("Manchester") ? ["Manchester": [manchester]] : [:] })
    var trip = Trip(photos: [])
    trip.events = [
      try event(
        .flight, "FR 3812", "2026-05-03 11:25", from: spot(name, 53.354, -2.275),
        to: spot("Tangier", 35.73, -5.92))
    ]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-01"), names: names).plan
    claim(plan.itinerary.events.first?.from?.locality?.town, is: town)
  }

  @Test("is no other for what is kept back")
  func kept() throws {
    var secret = try entry(
      "2026-05-03-a.md", place: NamedPlace(name: "Cádiz", coordinate: try at(36.5, -6)))
    secret.keptBack = [.init(.isPrivate, at: secret.header.source)]
    let trip = Trip(entries: [secret], pins: [pin("Bar", try at(36.5, -6), nil)])
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: try Self.names()).plan
    claim(plan.places.map { $0.locality?.town }, is: ["Cadiz"])
  }
}

extension Substring {
  fileprivate func halves(_ sign: String) -> (String, String)? { String(self).halves(sign) }
}

extension String {
  /// What stands before and behind a sign.
  fileprivate func halves(_ sign: String) -> (String, String)? {
    firstRange(of: sign).map { (String(self[..<$0.lowerBound]), String(self[$0.upperBound...])) }
  }
}
