import Claims
import Diagnostics
import Synchronization
import Testing
import TripModel

@testable import TripPlanning

@Suite("Towns by their names")
struct NamedTownTests {
  private static func town(
    _ name: String, _ region: String?, _ country: String, _ latitude: Double, _ longitude: Double,
    _ population: Int
  ) throws -> TownReading {
    let countries = [
      "GB": "United Kingdom", "US": "United States", "CA": "Canada", "JP": "Japan", "PT": "Portugal",
    ]
    return TownReading(
      name: name, region: region, country: country, countryName: countries[country] ?? country,
      coordinate: try at(latitude, longitude), population: population)
  }

  /// A gazetteer of a few names, each with all that bear it, the largest first.
  private static func lookup() throws -> PlaceLookup {
    let cambridges: [TownReading] = [
      try town("Cambridge", "England", "GB", 52.2, 0.12, 145_000),
      try town("Cambridge", "Ontario", "CA", 43.36, -80.31, 129_000),
      try town("Cambridge", "Massachusetts", "US", 42.37, -71.11, 110_000),
      try town("Cambridge", "Maryland", "US", 38.56, -76.08, 12_000),
    ]
    let towns: [String: [TownReading]] = [
      "Cambridge": cambridges, "Cambridge, US": Array(cambridges[2...]), "Cambridge, UK": [cambridges[0]],
      "Kyoto": [try town("Kyoto", "Kyōto", "JP", 35.02, 135.75, 1_460_000)],
      "Nara": [
        try town("Nara", "Nara", "JP", 34.69, 135.8, 367_000),
        try town("Nara", nil, "ML", 15.17, -7.29, 18_000),
      ],
      "Belém": [
        try town("Belém", "Pará", "BR", -1.46, -48.5, 1_500_000),
        try town("Belém", "Lisbon", "PT", 38.7, -9.21, 16_500),
      ],
      "Beach": [try town("Beach", "North Dakota", "US", 46.92, -104, 1_100)],
      "Lisbon": [try town("Lisbon", "Lisbon", "PT", 38.7169, -9.1399, 517_000)],
      "Chile": [try town("Chile", nil, "EC", -2.2, -79.9, 40_000)],
      "Bali": [try town("Bali", "West Bengal", "IN", 22.65, 88.34, 293_000)],
      "Luxembourg": [
        try town("Luxembourg", "Luxembourg", "LU", 49.61, 6.13, 76_000),
        try town("Luxembourg", "Île-de-France", "FR", 48.85, 2.33, 20_000),
      ],
      "Newark": [
        try town("Newark", "New Jersey", "US", 40.74, -74.17, 281_000),
        try town("Newark", "Ohio", "US", 40.06, -82.4, 49_000),
        try town("Newark", "England", "GB", 53.07, -0.81, 37_000),
      ],
      "Patagonia": [try town("Patagonia", "Arizona", "US", 31.54, -110.76, 900)],
    ]
    let areas: [String: AreaReading] = [
      "Chile": AreaReading(country: "CL", region: nil, population: 17_000_000, corners: [try at(-30, -71)]),
      "Bali": AreaReading(
        country: "ID", region: "Bali", population: 3_000_000, corners: [try at(-8.4, 115.2)]),
      "Luxembourg": AreaReading(
        country: "LU", region: nil, population: 600_000, corners: [try at(49.8, 6.1)]),
      "Kyoto": AreaReading(
        country: "JP", region: "Kyōto", population: 2_500_000, corners: [try at(35.3, 135.5)]),
    ]
    return PlaceLookup(
      { place in
        Locality(
          town: place.latitude < 38.75 && place.latitude > 38.6 ? "Lisbon" : "Elsewhere", quarter: "Old town",
          metres: 400, isInTown: true, country: "PT")
      },
      towns: { texts in towns.filter { texts.contains($0.key) } },
      areas: { texts in areas.filter { texts.contains($0.key) } })
  }

  private func plan(_ trip: Trip) throws -> (plan: TripPlan, diagnostics: [Diagnostic]) {
    let result = TripPlanner.plan(
      trip, today: try day("2026-05-09"), names: try Self.lookup())
    return (result.plan, result.diagnostics)
  }

  private func named(_ name: String, on day: String = "2026-05-03") throws -> JournalEntry {
    try entry(
      "\(day)-\(name.lowercased().filter(\.isLetter)).md", place: NamedPlace(name: name, coordinate: nil))
  }

  private func written(_ name: String) -> Written<NamedPlace> {
    Written(NamedPlace(name: name, coordinate: nil), at: SourcePlace(file: "trip.yml"))
  }

  @Test("A destination and an entry of which the town alone is named stand in its middle, and say so")
  func middle() throws {
    let trip = Trip(settings { $0.destination = written("Kyoto") }, entries: [try named("Nara")])
    let (plan, diagnostics) = try plan(trip)
    claim(plan.way.destination?.value.coordinate, is: try at(35.02, 135.75))
    claim(plan.way.destination?.reason, is: .town("Kyoto, Japan"))
    claim(plan.journal.entries[0].position?.value, is: try at(34.69, 135.8))
    claim(plan.journal.entries[0].position?.reason, is: .town("Nara, Japan"))
    // It is the town that is known, and no part of it.
    #expect(plan.journal.entries[0].locality?.town != nil && plan.journal.entries[0].locality?.quarter == nil)
    claim(plan.way.route.stops.map(\.name?.value), is: ["Nara"])
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "A name that many towns have means the one near the rest of the trip, else the one much larger than all others"
  )
  func nearest() throws {
    try claim(
      plan(Trip(entries: [named("Belém")])).plan.journal.entries[0].position?.value.latitude, is: -1.46)
    let lisbon = try photo("a.jpg", "2026-05-01 12:00", at: try at(38.9, -9.2))
    let near = try plan(Trip(entries: [named("Belém")], photos: [lisbon])).plan
    claim(near.journal.entries[0].position?.reason, is: .town("Belém, Portugal"))
    // Another name is as good as a photo.
    let both = try plan(Trip(entries: [named("Belém"), named("Lisbon")])).plan
    claim(both.journal.entries.map(\.position?.value.latitude), is: [38.7, 38.7169])
  }

  @Test("A name that may mean several towns means none, and the ways to write each are told")
  func ambiguous() throws {
    let (plan, diagnostics) = try plan(Trip(entries: [named("Cambridge")]))
    claim(none: plan.journal.entries[0].position)
    claim(plan.journal.entries[0].placeName, is: "Cambridge")
    #expect(diagnostics.map(\.code) == [.ambiguousPlace] && diagnostics[0].severity == .warning)
    claim(diagnostics[0].place?.file, is: "2026-05-03-cambridge.md")
    let advice = diagnostics[0].advice ?? ""
    #expect(
      advice.hasSuffix(
        ": Cambridge, United Kingdom; Cambridge, Canada; Cambridge, Massachusetts; or Cambridge, Maryland."))
    // As it was told, it is understood; in the trip's neighbourhood it was understood before.
    try claim(
      self.plan(Trip(entries: [named("Cambridge, UK")])).plan.journal.entries[0].position?.value.latitude,
      is: 52.2)
    let london = try photo("a.jpg", "2026-05-01 12:00", at: try at(51.9, 0.1))
    let near = try self.plan(Trip(entries: [named("Cambridge")], photos: [london]))
    #expect(near.plan.journal.entries[0].position?.value.latitude == 52.2 && near.diagnostics.isEmpty)
  }

  @Test(
    "A word that is also a village's name far from the trip is no town, and neither is what nobody knows: a note tells",
    arguments: ["Beach", "Grandma's kitchen"])
  func words(name: String) throws {
    for photos in [[], [try photo("a.jpg", "2026-05-01 12:00", at: try at(38.9, -9.2))]] {
      let (plan, diagnostics) = try plan(Trip(entries: [named(name)], photos: photos))
      claim(none: plan.journal.entries[0].position)
      claim(plan.journal.entries[0].placeName, is: name)
      claim(
        diagnostics.map { "\($0.severity) \($0.message)" },
        is: [
          "note Unknown place of an entry, on no map: “\(name)”"
        ])
    }
  }

  @Test(
    "One note lists the places of entries that nobody knows, each once, and another those that a picture lends a spot"
  )
  func unknownPlacesOfEntries() throws {
    var pictured = try named("The lookout", on: "2026-05-05")
    pictured.pictures = ["a.jpg": "a.jpg"]
    pictured.body = try entry("x.md", shows: ["a.jpg"]).body
    let entries = [
      try named("Nowhereville"), try named("The den", on: "2026-05-04"),
      try entry("2026-05-06-den.md", place: NamedPlace(name: "The den", coordinate: nil)), pictured,
      try named("Chile", on: "2026-05-07"),
    ]
    let square = try photo("a.jpg", "2026-05-05 12:00", at: try at(38.708, -9.137))
    let diagnostics = try plan(Trip(entries: entries, photos: [square])).diagnostics
    claim(
      diagnostics.map(\.message),
      is: [
        "Unknown places of entries, on no map: “Nowhereville”, “The den”",
        "Unknown place of an entry, on the map by a picture or a track alone: “The lookout”",
      ])
    claim(diagnostics.first?.place?.file, is: "2026-05-03-nowhereville.md")
  }

  /// Towns around Burgos and Santiago, of which one bears a name of two parts.
  private static func camino() throws -> PlaceLookup {
    let towns = [
      try town("Estella-Lizarra", "Navarre", "ES", 42.67, -2.03, 14_200),
      try town("Santo Domingo de la Calzada", "La Rioja", "ES", 42.44, -2.95, 6_220),
      try town("Fisterra", "Galicia", "ES", 42.9, -9.26, 5_010),
    ]
    return PlaceLookup(
      { _ in nil }, towns: { _ in [:] },
      townsNearby: { places, isWanted in places.isEmpty ? [] : towns.filter { isWanted($0.name) } })
  }

  @Test(
    "A part of a town's name means that town where the trip is near it, and what is like a name is proposed")
  func likeNames() throws {
    let names = ["Estella", "Sto. Domingo", "Finisterre", "Zubiri"]
    let entries = try names.enumerated().map { try named($1, on: "2026-05-0\($0 + 3)") }
    let near = try photo("a.jpg", "2026-05-01 12:00", at: try at(42.81, -1.65))
    let result = TripPlanner.plan(
      Trip(entries: entries, photos: [near]), today: try day("2026-05-09"), names: try Self.camino())
    claim(result.plan.journal.entries.map { $0.position?.value.latitude }, is: [42.67, nil, nil, nil])
    claim(
      result.diagnostics.map(\.message),
      is: ["Unknown places of entries, on no map: “Sto. Domingo”, “Finisterre”, “Zubiri”"])
    claim(
      result.diagnostics.first?.advice,
      is: "Perhaps you meant “Santo Domingo de la Calzada” for “Sto. Domingo”, “Fisterra” for “Finisterre”. "
        + "Else write its position after the name, such as Cádiz, 36.5297 -6.2925.")
    let far = try photo("a.jpg", "2026-05-01 12:00", at: try at(38.7, -9.1))
    let alone = TripPlanner.plan(
      Trip(entries: [entries[0]], photos: [far]), today: try day("2026-05-09"), names: try Self.camino())
    claim(none: alone.plan.journal.entries[0].position)
    let advice = alone.diagnostics.compactMap(\.advice).joined(separator: " ")
    claim(advice, has: "Did you mean “Estella-Lizarra”? Else write")
  }

  @Test(
    "The towns around are looked through for names that may be like one's, and for no shorter or commoner ones",
    arguments: [("Finisterre", true), ("Den", false), ("Petite Ville", false)])
  func likelyNames(name: String, isLookedFor: Bool) throws {
    let looks = Mutex(0)
    let names = PlaceLookup(
      { _ in nil }, towns: { _ in [:] },
      townsNearby: { _, _ in
        looks.withLock { $0 += 1 }
        return []
      })
    let near = try photo("a.jpg", "2026-05-01 12:00", at: try at(42.81, -1.65))
    let trip = Trip(entries: [try named(name)], photos: [near])
    _ = TripPlanner.plan(trip, today: try day("2026-05-09"), names: names)
    claim(looks.withLock { $0 > 0 }, is: isLookedFor)
  }

  @Test("A great many unknown places are all told by where they are written, and a dozen by their names")
  func manyUnknown() throws {
    for count in [13, 23] {
      let entries = try (1...count).map { number in
        try named("Den of \(number)", on: "2026-05-\(number < 10 ? "0" : "")\(number)")
      }
      let told = try plan(Trip(entries: entries)).diagnostics
      let note = try unwrapped(told.first { $0.code == .placeNotFound })
      claim(note.message.contains("more"), is: count > 20)
      claim(note.others.count, is: max(0, count - 20))
    }
  }

  @Test("What the traveller's own pins and entries call so comes before any town")
  func own() throws {
    let here = try at(10, 10)
    let pinned = try plan(Trip(entries: [named("Kyoto")], pins: [pin("kyoto", here)])).plan
    claim(pinned.journal.entries[0].position?.reason, is: .pinNearby(title: "kyoto"))
    let other = try entry("2026-05-02-x.md", place: NamedPlace(name: "Kyoto", coordinate: here))
    let told = try plan(Trip(entries: [other, named("Kyoto")])).plan
    claim(told.journal.entries[1].position?.value, is: here)
    claim(told.journal.entries[1].position?.reason, is: .written(file: "2026-05-02-x.md"))
  }

  @Test(
    "A name that means no town means the one pin of whose title it is a part",
    arguments: [
      (["Great Wall, Mutianyu"], "mutianyu", 40.44), (["Great Wall,  Mutianyu", "Wall"], "Mutianyu", 40.44),
      (["Great Wall, Mutianyu", "Cableway, Mutianyu"], "Mutianyu", nil), (["Mutianyu Wall"], "Mutianyu", nil),
      (["Temple, Kyoto"], "Kyoto", 35.02),
    ] as [([String], String, Double?)])
  func partOfPin(titles: [String], name: String, latitude: Double?) throws {
    let pins = try titles.enumerated().map { pin($1, try at(40.44 + Double($0) / 100, 116.56)) }
    let entry = try plan(Trip(entries: [named(name)], pins: pins)).plan.journal.entries[0]
    claim(entry.position?.value.latitude, is: latitude)
  }

  @Test(
    "A name that means no town means what is booked by a title that begins with it, at one place",
    arguments: [
      (["White Horse Hill (DOC)"], -43.71), (["White Horse Hill – DOC", "White Horse Hill"], -43.71),
      (["White Horse Hill Lodge"], nil),
    ] as [([String], Double?)])
  func headOfBooking(titles: [String], latitude: Double?) throws {
    var trip = Trip(entries: [try named("White Horse Hill")])
    let place = NamedPlace(name: nil, coordinate: try at(-43.71, 170.09))
    trip.events = try titles.map { try event(.hotel, $0, "2026-05-09", at: place) }
    claim(try plan(trip).plan.journal.entries[0].position?.value.latitude, is: latitude)
  }

  private func booked(_ name: String, _ more: (inout Trip) throws -> Void = { _ in }) throws -> (
    position: Reasoned<Coordinate>?, told: [String]
  ) {
    var trip = Trip()
    let place = NamedPlace(name: name, coordinate: nil)
    trip.events = [try event(.train, "Train", "2026-05-09 15:00", "2026-05-09 16:00", from: place)]
    try more(&trip)
    let (plan, diagnostics) = try plan(trip)
    return (plan.itinerary.events.first?.from?.position, diagnostics.map { "\($0.severity) \($0.message)" })
  }

  @Test(
    "The place of a booking is in the large town that its name has before the words for a station",
    arguments: ["Kyoto Station", "Kyoto (UKY)", "Nara, Hbf", "Lisbon Nord"])
  func stations(name: String) throws {
    let (position, told) = try booked(name)
    #expect(position?.reason.isTown == true && told.isEmpty)
  }

  @Test(
    "The place of a booking is nowhere where that may be several towns or is a small one, and one note lists such",
    arguments: ["Cambridge Station", "Beach Station", "Room 261"])
  func unknownStations(name: String) throws {
    let (position, told) = try booked(name)
    claim(none: position)
    claim(told, is: ["note Unknown place of a booking, on no map: “\(name)”"])
    // It is the one near the rest of the trip all the same, if it is as large.
    let near = try booked(name) { $0.photos = [try photo("a.jpg", "2026-05-09 12:00", at: at(51.9, 0.1))] }
    claim(near.position == nil, is: name != "Cambridge Station")
  }

  @Test(
    "The airport of a booking is in the city of its name that is clearly the largest, and a station may be in any",
    arguments: [("Newark Intl Apt (EWR)", true), ("Newark (EWR)", true), ("Newark Station", false)])
  func airports(name: String, isKnown: Bool) throws {
    let (position, told) = try booked(name)
    claim(position?.value.longitude == -74.17, is: isKnown)
    claim(told.isEmpty, is: isKnown)
    // Of cities of one size nobody knows which.
    try claim(none: booked("Cambridge Airport").position)
  }

  @Test("A car is got in the town of the address that is written with it, which calls the day")
  func car() throws {
    var trip = Trip()
    var car = try event(
      .carRental, "Car", "2026-05-09 15:00", "2026-05-10 15:00",
      from: NamedPlace(name: "Hertz", coordinate: nil))
    car.header.address = "Piazza 1, 20126 Lisbon"
    car.to = Written(NamedPlace(name: "Hertz LAX", coordinate: nil), at: SourcePlace(file: "itinerary.yml"))
    trip.events = [car]
    let plan = try plan(trip).plan
    claim(plan.itinerary.events[0].from?.position?.reason.isTown, is: true)
    claim(
      plan.days.map { $0.course?.value }, is: [.carTaken(.town("Lisbon")), .carReturned(.named("Hertz LAX"))])
  }

  @Test(
    "The code of an airport tells its city, of a flight and of a hired car alone",
    arguments: [
      (.carRental, "Hertz LIS", true), (.flight, "LIS", true), (.flight, "LIS Terminal 1", true),
      (.train, "LIS", false), (.flight, "HERTZ LIS", false), (.flight, "QQQ", false),
    ] as [(TripEvent.Kind, String, Bool)])
  func airportCodes(kind: TripEvent.Kind, name: String, isKnown: Bool) throws {
    var trip = Trip()
    trip.events = [
      try event(
        kind, "There", "2026-05-09 15:00", "2026-05-10 15:00", from: NamedPlace(name: name, coordinate: nil))
    ]
    let position = try plan(trip).plan.itinerary.events[0].from?.position
    claim(position?.reason.isTown ?? false, is: isKnown)
  }

  @Test(
    "The code of an airport alone, or behind a town, tells the town of a flight however small, before any village so called",
    arguments: [
      (.flight, "LIS", 38.7169), (.flight, "PDL", 37.74), (.flight, "Ponta Delgada (PDL)", 37.74),
      (.carRental, "Ponta Delgada (PDL)", 37.74), (.train, "LIS", nil), (.train, "PDL", nil),
    ] as [(TripEvent.Kind, String, Double?)])
  func smallAirports(kind: TripEvent.Kind, name: String, latitude: Double?) throws {
    let towns: [String: [TownReading]] = [
      "LIS": [try Self.town("Lis", "Dibër", "AL", 41.63, 20.09, 0)],
      "Lisbon": [try Self.town("Lisbon", "Lisbon", "PT", 38.7169, -9.1399, 517_000)],
      "Ponta Delgada": [
        try Self.town("Ponta Delgada", nil, "BR", -20, -45, 90_000),
        try Self.town("Ponta Delgada", "Azores", "PT", 37.74, -25.67, 20_100),
      ],
    ]
    var trip = Trip()
    trip.events = [
      try event(
        kind, "There", "2026-05-09 15:00", "2026-05-10 15:00", from: NamedPlace(name: name, coordinate: nil))
    ]
    let plan = TripPlanner.plan(
      trip, today: try day("2026-05-09"),
      names: PlaceLookup({ _ in nil }, towns: { texts in towns.filter { texts.contains($0.key) } })
    ).plan
    claim(plan.itinerary.events[0].from?.position?.value.latitude, is: latitude)
  }

  @Test(
    "The airport of a flight is one position, called by its town: with a position in one flight, by its code in another"
  )
  func oneAirport() throws {
    let horta = try Self.town("Horta", "Azores", "PT", 38.537, -28.626, 7_000)
    let names = PlaceLookup(
      { place in
        let town = place.longitude < -28.7 ? "Castelo Branco" : place.longitude < -28 ? "Horta" : "Lisbon"
        return Locality(town: town, metres: 2_000, isInTown: true, country: "PT")
      }, towns: { texts in texts.contains("Horta") ? ["Horta": [horta]] : [:] })
    var trip = Trip()
    trip.events = [
      try event(
        .flight, "There", "2026-05-01 10:00", "2026-05-01 11:00", from: spot("Lisbon", 38.774, -9.134),
        to: spot("Horta", 38.5199, -28.7159)),
      try event(
        .flight, "Back", "2026-05-03 10:00", "2026-05-03 13:00",
        from: NamedPlace(name: "HOR", coordinate: nil),
        to: spot("Lisbon", 38.774, -9.134)),
    ]
    let events = TripPlanner.plan(trip, today: try day("2026-05-09"), names: names).plan.itinerary.events
    claim(events[1].from?.name, is: "Horta")
    claim(events[1].from?.position?.value, is: events[0].to?.position?.value)
    claim(events[1].from?.locality?.town, is: "Horta")
    claim(events[0].to?.locality?.town, is: "Horta")
  }

  @Test("A day is called by the towns of its ride, and never by the station of another")
  func dayOfRide() throws {
    var trip = Trip()
    func named(_ name: String) -> NamedPlace { NamedPlace(name: name, coordinate: nil) }
    trip.events = [
      try event(
        .train, "Train", "2026-05-02 10:00", "2026-05-02 12:00", in: "UTC", endIn: "UTC",
        from: named("Kyoto Hbf"),
        to: named("Nara Station")),
      try event(
        .flight, "Flight", "2026-05-08 20:00", "2026-05-09 09:00", in: "UTC", endIn: "UTC",
        from: named("Kyoto International (KIX)"), to: named("Newark Intl Apt (EWR)")),
    ]
    let plan = TripPlanner.plan(
      trip, today: try day("2026-05-10"),
      names: PlaceLookup(
        { place in
          let town = place.longitude < 0 ? "Newark" : place.longitude > 135.77 ? "Nara" : "Kyoto"
          return Locality(town: town, isInTown: true, country: place.longitude < 0 ? "US" : "JP")
        }, towns: { texts in (try? Self.lookup().towns(meantBy: texts)) ?? [:] })
    ).plan
    let courses = plan.days.compactMap { $0.course?.value }
    claim(
      courses,
      is: [
        .way(from: "Kyoto", to: "Nara"), .way(from: "Kyoto", to: "Newark"), .at([.town("Newark")]),
      ])
    claim(plan.countries, is: ["JP", "US"])
    #expect(plan.way.route.stops.allSatisfy { !($0.name?.value.contains("Hbf") ?? false) })
  }

  @Test(
    "The place of a booking that nobody knows is in the town of its address, beside the postal code",
    arguments: [
      (["Piazza 1, 20126 Lisbon"], true), (["Piazza 1, I-20126 Lisbon, Portugal"], true),
      (["Lisbon Street 1"], false), (["1500 Orange Avenue"], false), (["Beach 1, 94043 Beach"], false),
      (["Piazza 1, 20126 Lisbon", "Hall 2, 12345 Kyoto"], false),
    ] as [([String], Bool)])
  func addresses(_ addresses: [String], isKnown: Bool) throws {
    var trip = Trip()
    for address in addresses {
      let place = NamedPlace(name: "University", coordinate: nil)
      var talk = try event(.activity, "Talk", "2026-05-09 15:00", at: place)
      talk.header.address = address
      trip.events.append(talk)
    }
    let events = try plan(trip).plan.itinerary.events
    #expect(events.allSatisfy { ($0.at?.position?.reason.isTown == true) == isKnown })
  }

  @Test("The place of an entry is not shortened: it is not called by a station")
  func stationOfEntry() throws {
    try claim(none: plan(Trip(entries: [named("Kyoto Station")])).plan.journal.entries[0].position)
  }

  @Test(
    "An entry whose place is a way is where that led",
    arguments: ["Porto → Lisbon", "Porto -> Lisbon", "Sintra → Porto → Lisbon", "Nowhere ⇒ Lisbon"])
  func way(name: String) throws {
    let (plan, told) = try plan(Trip(entries: [named(name)]))
    claim(plan.journal.entries[0].position?.reason, is: .town("Lisbon, Portugal"))
    claim(told.map { $0.message }, is: [])
    claim(plan.days.flatMap { $0.route.stops }.map { $0.name?.value }, is: ["Lisbon"])
  }

  @Test(
    "A way to where nobody knows is on no map", arguments: ["Porto → Nowhere", "Porto →", "Porto – Lisbon"])
  func wayToNowhere(name: String) throws {
    try claim(none: plan(Trip(entries: [named(name)])).plan.journal.entries[0].position)
  }

  @Test("A picture or a track in the town tells better where one was, one elsewhere does not")
  func better() throws {
    var shown = try named("Lisbon")
    let square = try at(38.708, -9.137)
    shown.pictures = ["a.jpg": "a.jpg"]
    shown.body = try entry("x.md", shows: ["a.jpg"]).body
    let inTown = try photo("a.jpg", "2026-05-03 12:00", at: square)
    let position = try plan(Trip(entries: [shown], photos: [inTown])).plan.journal.entries[0].position
    claim(position?.value, is: square)
    claim(position?.reason, is: .pictureInText(file: "a.jpg"))
    claim(position?.alternatives, is: [.town("Lisbon, Portugal")])
    let porto = try photo("a.jpg", "2026-05-03 12:00", at: try at(41.15, -8.61))
    try claim(
      plan(Trip(entries: [shown], photos: [porto])).plan.journal.entries[0].position?.reason,
      is: .town("Lisbon, Portugal"))
    var timed = try named("Lisbon")
    timed.time = .timeOfDay(try time("15:00"))
    let way = try track(
      "t.gpx", [[(square, "2026-05-03 14:08"), (try at(38.71, -9.14), "2026-05-03 15:30")]])
    try claim(
      plan(Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: [timed], tracks: [way]))
        .plan
        .journal.entries[0].position?.reason.isTown, is: true)
    let there = try track(
      "t.gpx", [[(square, "2026-05-03 14:55"), (try at(38.71, -9.14), "2026-05-03 15:30")]])
    try claim(
      plan(
        Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: [timed], tracks: [there])
      ).plan
        .journal.entries[0].position?.reason, is: .track(file: "t.gpx"))
  }

  @Test(
    "A place that nobody knows is not where one was by the hour, unless all of the day was there",
    arguments: [("The lookout", 38.712, true), ("The lookout", 38.9, false)] as [(String, Double, Bool)])
  func guessedByHour(name: String, latitude: Double, isPlaced: Bool) throws {
    let photos = [
      try photo("a.jpg", "2026-05-03 09:00", at: try at(38.708, -9.137)),
      try photo("b.jpg", "2026-05-03 18:00", at: try at(latitude, -9.137)),
    ]
    let (plan, diagnostics) = try plan(Trip(entries: [named(name)], photos: photos))
    claim(plan.journal.entries[0].position?.reason, is: isPlaced ? Reason.nearestInTime(file: "a.jpg") : nil)
    claim(plan.journal.entries[0].placeName, is: name)
    if !isPlaced { claim(plan.way.route.stops.contains { $0.name?.value == name }, is: false) }
    claim(diagnostics.map(\.code), is: [.placeNotFound])
  }

  @Test("Nor is a track there at the hour that is written, where it went on")
  func guessedByTrack() throws {
    var timed = try named("The lookout")
    timed.time = .timeOfDay(try time("15:00"))
    let way = try track(
      "t.gpx",
      [[(try at(38.7, -9.1), "2026-05-03 14:55"), (try at(38.8, -9.1), "2026-05-03 15:30")]])
    let trip = Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: [timed], tracks: [way])
    try claim(none: plan(trip).plan.journal.entries[0].position)
  }

  @Test(
    "A picture far out of a small town tells nothing of where in it one was, and one of the day in it does")
  func groundOfTown() throws {
    // Of 16,500 people.
    let reason = Reason.town("Belém, Portugal")
    let far = try photo("a.jpg", "2026-05-03 09:00", at: at(38.82, -9.2))
    let inTown = try photo("b.jpg", "2026-05-03 12:00", at: at(38.702, -9.206))
    let alone = try plan(Trip(entries: [named("Belém")], photos: [far])).plan
    claim(alone.journal.entries[0].position?.reason, is: reason)
    let both = try plan(Trip(entries: [named("Belém")], photos: [far, inTown])).plan
    claim(both.journal.entries[0].position?.reason, is: .nearestInTime(file: "b.jpg"))
  }

  @Test("The way leads through a town's middle only on a day of which nothing there is known more exactly")
  func way() throws {
    let photos = [
      try photo("a.jpg", "2026-05-03 09:00", at: try at(38.69, -9.2)),
      try photo("b.jpg", "2026-05-03 20:00", at: try at(38.75, -9.1)),
    ]
    var late = try named("Lisbon")
    late.time = .timeOfDay(try time("15:00"))
    let known = try plan(Trip(entries: [late], photos: photos)).plan
    let middle = try at(38.7169, -9.1399)
    claim(known.journal.entries[0].position?.value, is: middle)
    claim(known.way.route.legs.flatMap(\.points).count, is: 2)
    #expect(!known.way.route.stops.contains { $0.coordinate == middle })
    let other = try plan(Trip(entries: [named("Lisbon", on: "2026-05-04")], photos: photos)).plan
    claim(other.way.route.legs.flatMap(\.points).last, is: middle)
    // A pin in the middle of the town has not been visited for that.
    let pins = [pin("Square", try at(38.7170, -9.1399))]
    #expect(try plan(Trip(entries: [named("Lisbon")], pins: pins)).plan.places[0].entries.isEmpty)
  }

  @Test(
    "From the middle of a town to a place in it no way is measured, nor back",
    arguments: ["08:00", "10:00", nil])
  func withinTown(hour: String?) throws {
    let (from, to) = (try spot("Oriente", 38.735, -9.125), try spot("Faro", 37.02, -7.94))
    var entry = try named("Lisbon")
    entry.time = try hour.map { .timeOfDay(try time($0)) }
    var trip = Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: [entry])
    trip.events = [
      try event(.train, "IC", "2026-05-03 09:00", "2026-05-03 12:00", in: "UTC", from: from, to: to)
    ]
    let plan = try plan(trip).plan
    let line = try [at(38.735, -9.125), at(37.02, -7.94)]
    claim(plan.way.route.legs.map(\.points), is: [line])
    claim(plan.days[0].route.legs.map(\.points), is: [line])
  }

  @Test(
    "From a bed on a town's ground to the middle of it no way is measured on a day of rest",
    arguments: [(0.0, true), (4_000, false)])
  func bedOnGround(townReach: Double, isMeasured: Bool) throws {
    let orleans = TownReading(
      name: "Orléans", region: nil, country: "FR", countryName: "France", coordinate: try at(47.90, 1.90),
      population: 114_000)
    let names = PlaceLookup(
      { _ in
        var town = Locality(town: "Orléans", isInTown: true, country: "FR")
        town.townReach = townReach
        return town
      }, towns: { texts in texts.contains("Orléans") ? ["Orléans": [orleans]] : [:] })
    var trip = Trip(settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: [try named("Orléans")])
    // Six and a half kilometres to the south.
    trip.events = [
      try event(
        .hotel, "Camping", "2026-05-02 18:00", "2026-05-04 09:00", in: "UTC", endIn: "UTC",
        at: spot("Camping", 47.8415, 1.90))
    ]
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: names).plan
    let rest = try unwrapped(plan.days.first { $0.date.description == "2026-05-03" })
    claim(rest.route.legs.isEmpty, is: !isMeasured)
  }

  @Test(
    "A town that one came through on a night train is a stop of its day, also where a pin without a day is in it"
  )
  func throughTown() throws {
    var trip = Trip(
      settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: [try named("Lisbon")],
      pins: [pin("Square", try at(38.7170, -9.1399))])
    trip.events = [
      try event(
        .train, "Night train", "2026-05-02 22:00", "2026-05-04 10:00", in: "UTC",
        from: spot("Porto", 41.15, -8.61), to: spot("Faro", 37.02, -7.94))
    ]
    let plan = try plan(trip).plan
    let day = try unwrapped(plan.days.first { $0.date.description == "2026-05-03" })
    let middle = try at(38.7169, -9.1399)
    claim(day.route.stops.map { $0.coordinate.distance(to: middle) < 100 }, is: [true])
  }

  @Test("A trip that is said to begin or end in a town begins and ends there where its way does")
  func ends() throws {
    let photos = [
      try photo("a.jpg", "2026-05-03 09:00", at: try at(41.15, -8.61)),
      try photo("b.jpg", "2026-05-03 20:00", at: try at(38.75, -9.1)),
    ]
    let there = settings {
      $0.startAt = written("Kyoto")
      $0.endAt = written("Lisbon")
    }
    let (plan, diagnostics) = try plan(Trip(there, photos: photos))
    claim(plan.way.start?.value, is: TripEnd(name: "Kyoto", coordinate: try at(35.02, 135.75), isStop: false))
    claim(plan.way.end?.value, is: TripEnd(name: "Lisbon", coordinate: try at(38.75, -9.1), isStop: true))
    #expect(plan.way.end?.reason == .town("Lisbon, Portugal") && diagnostics.isEmpty)
    let unclear = try self.plan(Trip(settings { $0.endAt = written("Cambridge") }))
    claim(unclear.diagnostics.map(\.code), is: [.ambiguousPlace])
  }

  @Test(
    "A country or a region is no village of its name elsewhere; a town in it that is called so is that town",
    arguments: [("Chile", -30.0), ("Bali", -8.4), ("Luxembourg", 49.8), ("Kyoto", nil)]
      as [(String, Double?)])
  func areas(name: String, latitude: Double?) throws {
    let (plan, diagnostics) = try plan(Trip(settings { $0.destination = written(name) }))
    claim(plan.way.destinationArea.map(\.latitude), is: latitude.map { [$0] } ?? [])
    #expect((plan.way.destination?.value.coordinate == nil) == (latitude != nil) && diagnostics.isEmpty)
    let place = try self.plan(Trip(entries: [named(name)])).plan.journal.entries[0].position
    claim(place == nil, is: ["Chile", "Bali"].contains(name))
  }

  @Test("A town that bears its country's name is meant, however near a quarter of that name is")
  func townOfCountry() throws {
    let inParis = try photo("a.jpg", "2026-05-03 10:00", at: at(48.86, 2.34))
    let place = try self.plan(Trip(entries: [named("Luxembourg")], photos: [inParis])).plan.journal.entries[0]
    claim(place.position?.value.latitude, is: 49.61)
  }

  @Test("A bed of which only the town is known begins no way through what is planned for the day")
  func bedInTown() throws {
    for isExact in [true, false] {
      var trip = Trip()
      let place = NamedPlace(name: "Lisbon", coordinate: isExact ? try at(38.72, -9.14) : nil)
      trip.events = [try event(.hotel, "Inn", "2026-05-09 15:00", "2026-05-12 10:00", at: place)]
      trip.attractions = try [38.71, 38.70].map { latitude in
        var saved = Attraction(name: "\(latitude)", place: SourcePlace(file: "attractions.yml"))
        saved.at = Written(NamedPlace(name: nil, coordinate: try at(latitude, -9.14)), at: saved.source)
        saved.day = DayAndTime(date: try day("2026-05-10"))
        return saved
      }
      let planned = try plan(trip).plan
      let walk = planned.days.first { $0.date.description == "2026-05-10" }?.walk
      claim(walk?.points.count, is: isExact ? 3 : 2)
      claim(walk?.bed != nil, is: isExact)
    }
  }

  @Test(
    "A country or a region is no stop, whoever calls what by it, and where else nothing is known the map shows it"
  )
  func noStop() throws {
    let position = try at(-30, -71)
    func entry(_ place: NamedPlace) throws -> JournalEntry {
      try TripPlanningTests.entry("2026-05-03-x.md", place: place)
    }
    let placed = try entry(NamedPlace(name: "Chile", coordinate: position))
    for trip in [
      Trip(entries: [placed]), Trip(pins: [pin("Chile", position)]), Trip(entries: [try named("Chile")]),
    ] {
      let way = try plan(trip).plan.way
      #expect(way.route.stops.isEmpty && way.route.legs.isEmpty)
    }
    let alone = try plan(Trip(entries: [placed])).plan
    #expect(alone.isNowhere && alone.way.toldAreas == ["Chile"])
    claim(alone.way.destinationArea.map(\.latitude), is: [-30])
    // A picture of that day tells where one was, and not what that is called.
    var pictured = try named("Bali")
    pictured.place = Written(NamedPlace(name: "Bali", coordinate: nil), at: SourcePlace(file: pictured.file))
    let near = Trip(
      entries: [pictured, try named("Lisbon", on: "2026-05-04")], pins: [pin("Bali", try at(38.7, -9.1))])
    #expect(try !plan(near).plan.way.route.stops.contains { $0.name?.value == "Bali" })
  }

  @Test("It is said of a destination that nobody knows, and of one that is a small town")
  func doubts() throws {
    func told(_ name: String) throws -> [String] {
      try plan(Trip(settings { $0.destination = written(name) })).diagnostics.map {
        "\($0.severity) \($0.code): \($0.message)"
      }
    }
    try claim(
      told("Patagonia"),
      is: [
        "note ambiguous-place: “Patagonia” is read as the town in Arizona, United States"
      ])
    try claim(
      told("Middle-earth"),
      is: [
        "note place-not-found: Unknown place “Middle-earth”: the map shows the world"
      ])
    #expect(try told("Kyoto").isEmpty)
  }

  @Test("What is kept back tells no name where it is")
  func keptBack() throws {
    var secret = try entry("2026-05-03-x.md", place: NamedPlace(name: nil, coordinate: try at(38.7, -9.1)))
    let open = try plan(Trip(entries: [named("Belém"), secret])).plan
    claim(open.journal.entries.first { $0.placeName != nil }?.position?.value.latitude, is: 38.7)
    secret.keptBack = [KeptBack(.isPrivate, at: SourcePlace(file: secret.file))]
    try claim(
      plan(Trip(entries: [named("Belém"), secret])).plan.journal.entries[0].position?.value.latitude,
      is: -1.46)
  }
}
