import Claims
import Localization
import PageReading
import PageRenderer
import SiteLanguage
import Testing
import TripModel
import TripPlanning

@Suite("Days that nobody has written about")
struct DayWordsTests {
  /// Spots by two letters, with what the gazetteer says of each.
  private static let spots: [(name: String, at: (Double, Double), locality: Locality?)] = [
    ("Ba", (38.711, -9.137), town("Lisbon", "Baixa", "PT")),
    ("Al", (38.713, -9.129), town("Lisbon", "Alfama", "PT")),
    ("Be", (38.697, -9.206), town("Lisbon", "Belém", "PT")),
    ("Gr", (38.718, -9.131), town("Lisbon", "Graça", "PT")),
    ("Es", (38.715, -9.149), town("Lisbon", "Estrela", "PT")),
    ("Aj", (38.705, -9.199), town("Lisbon", "Ajuda", "PT")),
    ("Si", (38.798, -9.391), town("Sintra", nil, "PT")), ("Co", (40.208, -8.427), town("Coimbra", nil, "PT")),
    ("Av", (40.641, -8.654), town("Aveiro", nil, "PT")), ("Po", (41.147, -8.611), town("Porto", nil, "PT")),
    ("Ga", (41.137, -8.614), town("Gaia", nil, "PT")), ("Vi", (42.231, -8.712), town("Vigo", nil, "ES")),
    ("vk", (63.419, -19.006), town("Vík", nil, "IS")), ("vn", (63.45, -19.2), away("Vík", 12, .west)),
    ("ve", (63.79, -18.05), away("Vík", 63, .northEast)), ("hw", (64.017, -16.974), away("Höfn", 90, .west)),
    ("hn", (64.08, -16.23), away("Höfn", 53, .west)), ("hf", (64.254, -15.212), town("Höfn", nil, "IS")),
    ("fl", (64.31, -20.3), away("Flúðir", 14, .north)), ("la", (65.64, -16.81), away("Laugar", 14, .east)),
    ("ak", (65.683, -18.09), town("Akureyri", nil, "IS")), ("ff", (64.4, -20.3), away("Flúðir", 24, .north)),
    ("m1", (40.2, 5.2), Locality(sea: "Mediterranean Sea")),
    ("m2", (40, 7.4), Locality(sea: "Mediterranean Sea")),
    ("Fr", (50.05, 8.57), Locality(town: "Kelsterbach", metres: 4000, country: "DE").near("Frankfurt")),
    ("Wi", (50.08, 8.24), town("Wiesbaden", nil, "DE")),
    ("Vs", (48.80, 2.12), Locality(town: "Versailles", isInTown: true).near("Paris")),
    ("Pa", (38.121, 13.367), town("Palermo", nil, "IT")), ("??", (0, 0), nil),
  ]

  private static func town(_ town: String, _ quarter: String?, _ country: String) -> Locality {
    Locality(town: town, quarter: quarter, isInTown: true, country: country)
  }

  private static func away(_ town: String, _ kilometres: Double, _ direction: CompassDirection) -> Locality {
    Locality(town: town, metres: kilometres * 1000, direction: direction, country: "IS")
  }

  private static let names = PlaceLookup { place in
    spots.first { $0.at == (place.latitude, place.longitude) }?.locality
  }

  /// A day for each text, with a picture at each of its spots: at nine, and an hour and forty minutes apart, or at the
  /// hour that stands behind the spot. `--` is a picture without a position.
  private func trip(_ days: [String]) throws -> Trip {
    var photos: [Photo] = []
    for (index, text) in days.enumerated() {
      for (number, spot) in text.split(separator: " ").enumerated() {
        let hour = Int(spot.dropFirst(2)) ?? 9 + number
        var photo = try SampleTrips.photo("\(index)-\(number)", day: index + 1, hour: hour)
        photo.coordinate = try Self.spots.first { $0.name == spot.prefix(2) }
          .map { try SampleTrips.at($0.at.0, $0.at.1) }
        photos.append(photo)
      }
    }
    return Trip(folderName: "trip", photos: photos)
  }

  private func plan(_ trip: Trip, names: PlaceLookup = Self.names) throws -> (
    days: [DayPlan], names: LocalizedNames
  ) {
    let date = try unwrapped(LocalDate(iso: "2026-06-01"))
    let plan = TripPlanner.plan(trip, today: date, names: names).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    return (plan.days, renderer.names(of: plan))
  }

  @Test(
    "are called by where they went",
    arguments: [
      (["Ba Al"], ["Lisbon"]), (["Co Av Po"], ["Coimbra to Porto"]),
      // Quarters tell the days of one town apart, if two of them hold half of the day.
      (["Ba Al Al", "Be Be Aj"], ["Baixa and Alfama", "Belém and Ajuda"]),
      (["Ba Al", "Be", "Co", "Co"], ["Lisbon: Baixa and Alfama", "Lisbon: Belém", "Coimbra", "Coimbra"]),
      (["Ba Al Be Gr Es Aj", "Be"], ["Lisbon", "Belém"]),
      // Out and back, whether the morning is in a picture or not; a short look elsewhere changes nothing.
      (["Ba", "Ba Si Si Ba"], ["Lisbon", "Sintra"]), (["Ba", "Si Si Ba"], ["Lisbon", "Sintra"]),
      (["Co", "Ba Al Be Si Ba"], ["Coimbra", "Lisbon"]),
      // Neighbours are no journey, and a suburb with a quarter of the pictures is none of its own.
      (["Ga Po"], ["Gaia and Porto"]), (["Ga Po Po Po"], ["Porto"]),
      // In the country.
      (["vn vn"], ["Around Vík"]), (["hn"], ["West of Höfn"]),
      (["ff ff"], ["North of Flúðir"]), (["fl vn"], ["Around Flúðir and Vík"]),
      (["vk ve hw", "hn hf"], ["Vík towards Höfn", "Höfn"]),
      (["vk ve hw", "ak"], ["Vík to west of Höfn", "Akureyri"]),
      (["la la la ak"], ["Around Laugar and Akureyri"]), (["ak la la la"], ["Akureyri to near Laugar"]),
      (["vn vn vn vk"], ["Vík"]),
      // Beyond its last town a day ends in the country, unless it was an outing from there.
      (["hf vk fl", "ak"], ["Höfn to near Flúðir", "Akureyri"]),
      (["ak la", "ak"], ["Akureyri", "Akureyri"]), (["ve vk", "hf"], ["Vík", "Höfn"]),
      // No town twice.
      (["fl ff vn"], ["Around Flúðir and Vík"]),
      // An airport is the city, for whoever comes from far away, and the country for who is there anyway.
      (["Fr Fr", "Ba"], ["Frankfurt", "Lisbon"]), (["Ba Fr"], ["Lisbon to Frankfurt"]),
      (["Wi", "Fr Fr"], ["Wiesbaden", "Around Kelsterbach"]),
      (["Ba", "Vs Vs Vs Vs Vs Vs"], ["Lisbon", "Versailles"]),
      (["Fr", "--", "--", "Ba"], ["Around Kelsterbach", nil, nil, "Lisbon"]),
      // Over hundreds of kilometres it matters little that a day began outside of a town.
      (["la Pa"], ["Laugar to Palermo"]), (["Pa ff"], ["Palermo to Flúðir"]),
      (["Ba", "m1 m2", "m1 Pa"], ["Lisbon", "At sea", "Palermo"]),
      (["Ba", "??", "--"], ["Lisbon", nil, nil]),
    ] as [([String], [String?])])
  func titles(_ days: [String], _ expected: [String?]) throws {
    let (days, names) = try plan(try trip(days))
    claim(days.map(names.title), is: expected)
    #expect(days.allSatisfy { $0.title == nil && ($0.course == nil || $0.course?.reason == .wayOfDay) })
  }

  @Test(
    "are called by where one sets out, too: by the bed of the night before, whatever is planned",
    arguments: ["Al", "Co", "--"])
  func settingOut(idea: String) throws {
    var trip = try trip(["Ba", "Po"])
    let place = SampleTrips.place
    var bed = TripEvent(
      kind: .hotel, title: "Inn", start: TripEvent.Time(DayAndTime(date: try SampleTrips.day(1))),
      end: TripEvent.Time(DayAndTime(date: try SampleTrips.day(2))), place: place)
    bed.at = Written(
      NamedPlace(name: "Inn", coordinate: try SampleTrips.at(38.711, -9.137)), at: place)
    trip.events = [bed]
    var saved = Attraction(name: "Fado", place: place)
    saved.day = DayAndTime(date: try SampleTrips.day(2))
    saved.at = try Self.spots.first { $0.name == idea }.map { spot in
      Written(NamedPlace(name: nil, coordinate: try SampleTrips.at(spot.at.0, spot.at.1)), at: place)
    }
    trip.attractions = [saved]
    let (days, names) = try plan(trip)
    claim(days.map(names.title).last, is: "Lisbon to Porto")
  }

  @Test(
    "say where a way turned that led out and back, and that it was a round where another way led back",
    arguments: [
      (0.3, 0, "To Bach and back."), (0.15, 0, "As far as 12 km east of Aach, and back."),
      (0.3, 0.05, "A round by Bach."), (0.15, 0.05, "A round, as far as 12 km east of Aach."),
    ] as [(Double, Double, String)])
  func turns(east: Double, north: Double, expected: String) throws {
    let names = PlaceLookup { place in
      let metres = (place.longitude - 11) * 78_800
      if metres > 20_000 { return Locality(town: "Bach", isInTown: true) }
      return Locality(town: "Aach", metres: metres, direction: .east, isInTown: metres < 3_000)
    }
    let points = try [0.0, 1, 2, 1, 0].enumerated().map { (hour: Int, part: Double) -> TrackPoint in
      TrackPoint(
        coordinate: try SampleTrips.at(hour == 3 ? 45 + north : 45, 11 + east * part / 2),
        instant: Instant(seconds: 1_777_800_000 + hour * 3600))
    }
    let trip = Trip(folderName: "x", tracks: [Track(file: "a.gpx", segments: [points])])
    let (days, named) = try plan(trip, names: names)
    claim(days.map { named.line(on: $0)?.withPlainSpaces }, is: [expected])
  }

  @Test(
    "get a line of what is worth saying of them, and most get none",
    arguments: [
      (["Ba Be"], ["In Baixa and Belém, quarters of Lisbon."]),
      // The hours of its pictures tell nothing of a day.
      (["--9 --11", "--13 --17", "--19"], [nil, nil, nil]), (["Co9 Co17"], [nil]), (["??"], [nil]),
      (["Co9 Av12 Po15"], ["About 110 km in straight lines, by way of Aveiro."]),
      // As in the figures, with the way from where the evening before ended.
      (["Si9", "Co9 Po15"], [nil, "About 280 km in straight lines."]),
      (["Co9 Po15"], ["About 110 km in a straight line."]),
      // Along the ellipsoid, as all that is told: on a sphere it were five kilometres less, and rounded ten.
      (["Vi9 Pa15"], ["At least 1,929 km by air."]),
      // One other country is news; a list of them stands above the days.
      (
        ["Po12", "Vi14", "Vi14", "Po9", "Vi9"],
        [nil, "The second country of the trip: Spain.", nil, nil, nil]
      ),
      (["Po12", "--12", "Vi14"], [nil, nil, nil]),
      (["Po12", "Vi14", "hf9"], [nil, nil, nil]),
      (["Ba9", "Si9 Ba15"], ["In Baixa, a quarter of Lisbon.", "From Lisbon and back."]),
      (["m1", "m2"], ["On the Mediterranean Sea.", nil]),
      (["m1", "m2", "m1"], ["On the Mediterranean Sea.", nil, nil]),
      // A distance from the nearest village is no sentence.
      (["fl9 vn15"], [nil]),
      (["Co9", "Co9", "Co9", "Co9"], ["The first of 4 days in Coimbra.", nil, nil, nil]),
      (["Co9", "Co9"], [nil, nil]),
      // One may have come there on the day before, but not have been there earlier.
      (["Po9", "Co9", "Co9", "Co9"], [nil, "The first of 3 days in Coimbra.", nil, nil]),
      (["Co9", "Po9", "Co9", "Co9", "Co9"], [nil, nil, nil, nil, nil]),
    ] as [([String], [String?])])
  func lines(_ days: [String], _ expected: [String?]) throws {
    let (days, names) = try plan(try trip(days))
    let lines = days.map { names.line(on: $0)?.replacing("\u{A0}", with: " ") }
    claim(lines, is: expected)
  }

  @Test(
    "the days in a town to which one had come on the day before are told as whole ones",
    arguments: [
      ("Po9 Co18", "The first of 3 whole days in Coimbra."), ("Po9", "The first of 3 days in Coimbra."),
    ])
  func daysBehindArrival(first: String, expected: String) throws {
    let (days, names) = try plan(try trip([first, "Co9", "Co9", "Co9"]))
    claim(names.line(on: days[1])?.withPlainSpaces, is: expected)
  }

  @Test("Many rides at one time are counted and named below, and a hired car is called by its door")
  func bookedDays() throws {
    var trip = Trip(folderName: "trip")
    func time(_ day: Int, _ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(
        DayAndTime(
          date: try SampleTrips.day(day), time: try SampleTrips.clock(hour, 0), offset: UTCOffset(seconds: 0))
      )
    }
    func place(_ name: String) throws -> Written<NamedPlace> {
      let spot = try unwrapped(Self.spots.first { $0.name == name })
      let there = NamedPlace(name: name, coordinate: try SampleTrips.at(spot.at.0, spot.at.1))
      return Written(there, at: SampleTrips.place)
    }
    for (from, to) in [("Co", "Av"), ("Vi", "Po"), ("hf", "ak")] {
      var ride = TripEvent(
        kind: .train, title: "Train", start: try time(1, 9), end: try time(1, 14), place: SampleTrips.place)
      (ride.from, ride.to) = (try place(from), try place(to))
      trip.events.append(ride)
    }
    var car = TripEvent(
      kind: .carRental, title: "Rental car reservation: Economy Class Car", start: try time(4, 9),
      end: try time(6, 9), place: SampleTrips.place)
    car.from = try place("Wi")
    car.to = Written(NamedPlace(name: "Hertz LAX", coordinate: nil), at: SampleTrips.place)
    trip.events.append(car)
    var talk = TripEvent(kind: .activity, title: "Talk", start: try time(8, 18), place: SampleTrips.place)
    let house = NamedPlace(name: "betahaus | Kreuzberg", coordinate: try SampleTrips.at(38.713, -9.129))
    talk.at = Written(house, at: SampleTrips.place)
    trip.events.append(talk)
    let (days, names) = try plan(trip)
    claim(
      days.compactMap(names.title),
      is: [
        "3 rides from Coimbra,Vigo and Höfn", "Car picked up, Wiesbaden", "Car returned, Hertz LAX",
        "Talk",
      ])
    claim(
      days.first.flatMap { names.line(on: $0) }, is: "Coimbra to Aveiro; Vigo to Porto; Höfn to Akureyri.")
  }

  @Test(
    "A day's flight is told as its figures tell it, and a ride in a straight line; also of the next journey",
    arguments: [
      (TripEvent.Kind.flight, "At least 1,929 km by air."), (.train, "About 1,930 km in a straight line."),
    ])
  func flown(_ kind: TripEvent.Kind, _ told: String) throws {
    func time(_ hour: Int, day: Int = 1) throws -> TripEvent.Time {
      TripEvent.Time(
        DayAndTime(
          date: try SampleTrips.day(day), time: try SampleTrips.clock(hour, 0), offset: UTCOffset(seconds: 0))
      )
    }
    func place(_ name: String) throws -> Written<NamedPlace> {
      let spot = try unwrapped(Self.spots.first { $0.name == name })
      let there = NamedPlace(name: name, coordinate: try SampleTrips.at(spot.at.0, spot.at.1))
      return Written(there, at: SampleTrips.place)
    }
    var ride = TripEvent(
      kind: kind, title: "There", start: try time(9), end: try time(14), place: SampleTrips.place)
    (ride.from, ride.to) = (try place("Vi"), try place("Pa"))
    var trip = Trip(folderName: "trip")
    var later = ride
    (later.from, later.to) = (ride.to, ride.from)
    (later.start, later.end) = (try time(9, day: 29), try time(14, day: 29))
    trip.events = [ride, later]
    let (days, names) = try plan(trip)
    for day in [days.first, days.last] {
      let line = try unwrapped(day.flatMap { names.line(on: $0) }).replacing("\u{A0}", with: " ")
      claim(line, is: told, "\(line)")
    }
  }

  @Test(
    "A card tells a flight once: in its line, or by an aeroplane and whole kilometres",
    arguments: [false, true])
  func flownOnce(_ isWritten: Bool) throws {
    func place(_ name: String) throws -> Written<NamedPlace> {
      let spot = try unwrapped(Self.spots.first { $0.name == name })
      let there = NamedPlace(name: name, coordinate: try SampleTrips.at(spot.at.0, spot.at.1))
      return Written(there, at: SampleTrips.place)
    }
    func time(_ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(
        DayAndTime(
          date: try SampleTrips.day(1), time: try SampleTrips.clock(hour, 0), offset: UTCOffset(seconds: 0)))
    }
    var ride = TripEvent(
      kind: .flight, title: "There", start: try time(9), end: try time(14), place: SampleTrips.place)
    (ride.from, ride.to) = (try place("Vi"), try place("Pa"))
    var trip = Trip(folderName: "trip")
    trip.events = [ride]
    if isWritten {
      trip.entries = [
        try SampleTrips.entry("up", day: 1, title: "Up", SampleTexts.plain("All in white."))
      ]
      trip.entries[0].place = nil
    }
    let page = try BuiltSite(trip, today: "2026-06-01", names: Self.names).page("index.html")
    let signs = page.elements.filter { $0.name == "use" && $0.around.contains("li") }
      .compactMap { $0.attributes["href"] }
    #expect(signs.contains("#s-flight") == isWritten && !signs.contains("#s-way"), "\(signs)")
    let short = page.texts.map(\.text).filter { $0.hasSuffix("+ km") }
    #expect(short.isEmpty == !isWritten && !short.contains { $0.contains(".") }, "\(short)")
  }

  @Test("A day with an entry keeps its title and gets no line, and its way still counts for the next")
  func written() throws {
    var trip = try trip(["Ba", "Si Ba"])
    trip.entries = [
      try SampleTrips.entry("alfama", day: 1, title: "Up, mostly", SampleTexts.plain("It goes up."))
    ]
    trip.entries[0].place = nil
    let (days, names) = try plan(trip)
    claim(days.map(names.title), is: ["Up, mostly", "Sintra"])
    claim(none: names.line(on: days[0]))
    claim(days[0].title?.reason, is: .entryOfDay(file: trip.entries[0].file))
    claim(names.line(on: days[1])?.hasPrefix("From Lisbon and back."), is: true)
  }

  @Test("Corners of a town that have no name are called by their side")
  func corners() throws {
    let names = PlaceLookup { place in
      let degrees = place.latitude - 41
      return Locality(
        town: "Rome", quarter: degrees < 0.02 ? "Monti" : nil, metres: degrees < 0.05 ? 300 : 4000,
        isInTown: true)
    }
    var photos = try (0..<3).map { try SampleTrips.photo("\($0)", day: 1, hour: 9 + $0) }
    for (index, latitude) in [41.01, 41.03, 41.06].enumerated() {
      photos[index].coordinate = try SampleTrips.at(latitude, 12.5)
    }
    let (days, called) = try plan(Trip(folderName: "trip", photos: photos), names: names)
    claim(days[0].route.stops.map(called.name), is: ["Monti", "Rome, centre", "Rome, north"])
  }

  @Test("What the title calls by its great town has no other name in the line below it")
  func suburb() throws {
    let site = try BuiltSite(try trip(["Fr9 Ba15"]), today: "2026-06-01", names: Self.names)
    let day = try unwrapped(site.pages.first { $0.path == "days/2026-05-01/index.html" }).text
    claim(day, has: "<h1 dir=\"auto\">Frankfurt to Lisbon</h1>")
    claim(day, lacks: "Near Kelsterbach")
    claim(day, lacks: "near Kelsterbach")
  }

  @Test("Title and line stand on card, page, calendar, map and in what machines are told")
  func pages() throws {
    let site = try BuiltSite(try trip(["Co9 Av12 Po15", "Po9"]), today: "2026-06-01", names: Self.names)
    let title = "Coimbra to Porto"
    let line = "in straight lines, by way of Aveiro."
    for page in ["index.html", "days/2026-05-01/index.html"] {
      let text = try unwrapped(site.pages.first { $0.path == page }).text
      claim(text, has: title)
      claim(text, has: line)
    }
    for page in ["calendar/index.html", "map/index.html", "days/2026-05-02/index.html"] {
      try claim(unwrapped(site.pages.first { $0.path == page }).text, has: title)
    }
    let day = try unwrapped(site.pages.first { $0.path == "days/2026-05-01/index.html" }).text
    // Heading, head of the window, and what machines are told.
    claim(day, has: "<h1 dir=\"auto\">\(title)</h1>")
    claim(day, has: "<title>\(title)")
    claim(day, has: "\"name\":\"\(title)\"")
    claim(day, has: "content=\"About")
  }
}

extension Locality {
  /// The same as a suburb of a great town.
  fileprivate func near(_ city: String) -> Locality {
    var suburb = self
    suburb.city = city
    return suburb
  }
}
