import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Names of positions in a plan")
struct LocalityTests {
  /// A gazetteer of two towns and a sea: Lisbon with a quarter, Évora, and everything east of 0° is water.
  static let lookup = PlaceLookup { place in
    if place.longitude > 0 { return Locality(sea: "Balearic Sea") }
    if place.latitude > 39 {
      return Locality(town: "Évora", metres: 52_000, direction: .southWest, country: "PT")
    }
    if place.longitude > -8 { return Locality(town: "Évora", isInTown: true, region: "Évora", country: "PT") }
    let quarter = place.longitude < -9.2 ? "Belém" : nil
    return Locality(town: "Lisbon", quarter: quarter, isInTown: true, region: "Lisbon", country: "PT")
  }

  private func plan(_ trip: Trip, for audience: Audience = .readers) throws -> TripPlan {
    let plan = TripPlanner.plan(
      trip, today: try day("2026-05-09"), for: audience, names: Self.lookup)
    return plan.plan
  }

  @Test("A region is no stop, and a day near no town is not called by the one that it was all in")
  func region() throws {
    let names = PlaceLookup { _ in Locality(region: "California", country: "US") }
    let photos = [
      try photo("a.jpg", "2026-05-03 12:00", at: try at(36.45, -116.85)),
      try photo("b.jpg", "2026-05-03 14:00", at: try at(36.55, -116.85)),
    ]
    let plan = TripPlanner.plan(Trip(photos: photos), today: try day("2026-05-09"), names: names).plan
    claim(plan.days.map { $0.course?.value }, is: [nil])
    let stops = plan.days.flatMap(\.route.stops) + plan.way.route.stops
    #expect(!stops.isEmpty && stops.allSatisfy { $0.name == nil && $0.locality?.region == nil })
    claim(Set(stops.map { $0.locality?.country }), is: ["US"])
  }

  @Test("Photos, entries, places and stops have the town of their position, and nothing else has one")
  func everywhere() throws {
    let photos = [
      try photo("a.jpg", "2026-05-03 12:00", at: try at(38.7, -9.1)), try photo("b.jpg", "2026-05-04 12:00"),
    ]
    let written = try entry(
      "2026-05-03-x.md", place: NamedPlace(name: nil, coordinate: try at(38.5, -7.9)))
    let plan = try plan(Trip(entries: [written], photos: photos, pins: [pin("Tower", try at(38.69, -9.21))]))
    claim(plan.media.photos.map(\.locality?.town), is: ["Lisbon", nil])
    claim(plan.journal.entries[0].locality?.town, is: "Évora")
    claim(plan.places[0].locality?.quarter, is: "Belém")
    claim(plan.countries, is: ["PT"])
  }

  @Test("Each line of the way that goes on from no other begins at a place that has a name, too")
  func beginnings() throws {
    let ways = [
      [try at(38.70, -9.1), try at(38.71, -9.1)], [try at(38.50, -7.9), try at(38.51, -7.9)],
      [try at(38.51, -7.9), try at(38.52, -7.9)],
    ]
    let tracks = try ways.enumerated().map { number, way in
      try track("tracks/\(number).gpx", [way.map { ($0, nil) }])
    }
    let way = try plan(Trip(tracks: tracks)).way
    claim(way.beginnings.map(\.coordinate), is: [ways[0][0], ways[1][0]])
    claim(way.beginnings.map(\.locality.town), is: ["Lisbon", "Évora"])
    claim(way.locality(ofBeginning: ways[1][0])?.town, is: "Évora")
  }

  @Test("A stop outside of a town is called by it where what was written there is headed so")
  func heading() throws {
    let rows: [(title: String, metres: Double, isInTown: Bool)] = [
      ("Vík", 4000, false), ("The black beach", 4000, false), ("Vík", 40_000, false),
    ]
    let names = try rows.map { row in
      let lookup = PlaceLookup { _ in
        Locality(town: "Vík", metres: row.metres, direction: .east, isInTown: row.isInTown, country: "IS")
      }
      let written = try entry(
        "2026-05-03-x.md", title: row.title, place: NamedPlace(name: nil, coordinate: try at(63.42, -19)))
      let trip = Trip(entries: [written])
      return TripPlanner.plan(trip, today: try day("2026-05-09"), names: lookup).plan.way.route.stops
        .map { $0.name?.value ?? "-" }
    }
    claim(names, is: [["Vík"], ["-"], ["-"]])
  }

  @Test(
    "A picture in whole degrees has its country, no town, and no stop on the way",
    arguments: [(39, nil), (38.5, "Lisbon")] as [(Double, String?)])
  func roughly(latitude: Double, town: String?) throws {
    let plan = try plan(Trip(photos: [try photo("a.jpg", "2026-05-03 12:00", at: try at(latitude, -9))]))
    claim(plan.media.photos.map(\.locality?.town), is: [town])
    claim(plan.way.route.stops.map(\.locality?.town), is: town == nil ? [] : [town])
    claim(plan.isNowhere, is: town == nil)
    claim(plan.days.flatMap(\.towns), is: [town].compactMap(\.self))
    claim(plan.countries, is: ["PT"])
  }

  @Test("A picture that only proves a purchase names no country")
  func receipt() throws {
    var bought = try expense("2026-05-04", 900)
    bought.receipts = ["bill.jpg"]
    let photos = [
      try photo("bill.jpg", "2026-05-04 11:00", at: try at(38.7, -9.1)),
      try photo("sea.jpg", "2026-05-05 12:00"),
    ]
    let rules = settings { $0.publish.receipts = true }
    let proof = try plan(
      Trip(rules, photos: photos, budget: Budget(total: euros(70_000), expenses: [bought])))
    claim(proof.media.photos.last?.locality?.country, is: "PT")
    claim(proof.media.receiptCount, is: 1)
    #expect(proof.countries.isEmpty && proof.countriesOfAll.isEmpty && !proof.hasLocalities)
    try claim(plan(Trip(photos: photos)).countries, is: ["PT"])
  }

  @Test(
    "A trip of which one picture of many has a position is told by no country, and one of half of them is",
    arguments: [(1, false), (2, true), (4, true)])
  func country(placed: Int, isTold: Bool) throws {
    let photos = try (0..<4).map { number in
      try photo(
        "\(number).jpg", "2026-05-0\(number + 1) 12:00", at: number < placed ? at(38.7, -9.1) : nil)
    }
    let plan = try plan(Trip(photos: photos))
    claim(plan.countriesOfAll, is: isTold ? ["PT"] : [])
    claim(plan.countries, is: ["PT"])
  }

  @Test("A stop without a name is called by its town, each name once, and the traveller's names come first")
  func stops() throws {
    let photos = [
      try photo("a.jpg", "2026-05-03 09:00", at: try at(38.7, -9.1)),
      try photo("b.jpg", "2026-05-03 10:00", at: try at(38.3, -9.25)),
      try photo("c.jpg", "2026-05-03 11:00", at: try at(38.5, -7.9)),
      try photo("d.jpg", "2026-05-03 12:00", at: try at(39.5, -7.9)),
    ]
    let pins = [pin("Our café", try at(38.5, -7.9), DayAndTime(date: try day("2026-05-03")))]
    let day = try plan(Trip(photos: photos, pins: pins)).days[0]
    claim(day.route.stops.map(\.name?.value), is: ["Lisbon", "Our café", nil])
    claim(day.route.stops.first?.name?.reason, is: .gazetteer)
    claim(none: day.title)
    claim(day.course?.value, is: .way(from: "Lisbon", to: "Évora"))
    claim(day.route.stops.last?.locality?.metres, is: 52_000)
  }

  @Test("A stop that is a town is called by the one in which most of it was, and stands there")
  func mainTown() throws {
    func trip(_ longitudes: [Double]) throws -> TripPlan {
      let photos = try longitudes.enumerated().map {
        try photo("\($0.offset).jpg", "2026-05-03 1\($0.offset):00", at: try at(38.5, $0.element))
      }
      return try plan(Trip(photos: photos))
    }
    func stops(_ longitudes: [Double]) throws -> [Stop] { try trip(longitudes).way.route.stops }
    // West of 8° it is Lisbon, east of it Évora; the last is far out at sea.
    let mostlyEast = try stops([-8.01, -7.995, -7.996, 1])
    #expect(mostlyEast.map(\.name?.value) == ["Évora"] && mostlyEast[0].photos.count == 3)
    claim(mostlyEast[0].coordinate, is: try at(38.5, -7.995))
    // The trip began where it did, for all that.
    try claim(trip([-8.01, -7.995, -7.996, 1]).way.start?.value.name, is: "Lisbon")
    try claim(stops([-8.01, -7.995, 1]).first?.name?.value, is: "Lisbon")
  }

  @Test("What is kept back gives no country away")
  func keptBack() throws {
    var secret = try entry(
      "2026-05-03-secret.md", place: NamedPlace(name: nil, coordinate: try at(38.7, -9.1)))
    let atSea = try photo("b.jpg", "2026-05-04 09:00", at: try at(41, 2))
    try claim(plan(Trip(entries: [secret], photos: [atSea])).countries, is: ["PT"])
    secret.keptBack = [KeptBack(.isPrivate, at: SourcePlace(file: secret.file))]
    let plan = try plan(Trip(entries: [secret], photos: [atSea]))
    #expect(plan.countries.isEmpty && plan.media.photos.map(\.locality?.sea) == ["Balearic Sea"])
  }

  @Test("Without a gazetteer nothing has a town")
  func unknown() throws {
    let trip = Trip(photos: [try photo("a.jpg", "2026-05-03 09:00", at: try at(38.7, -9.1))])
    let plan = try planned(trip).plan
    #expect(!plan.hasLocalities && plan.countries.isEmpty && plan.way.route.stops[0].name == nil)
  }

  @Test("Towns of the figures are those in which it was; the nearest one to a hut is none")
  func figuresOfTowns() throws {
    let lookup = PlaceLookup { place in
      place.longitude < 8
        ? Locality(town: "Merano", isInTown: true, country: "IT")
        : Locality(town: "Senales", metres: 6_000, direction: .north, country: "IT")
    }
    let photos = try [(3, 7.0), (4, 11)].map { date, longitude in
      try photo("\(date).jpg", "2026-05-0\(date) 09:00", at: try at(46.7, longitude))
    }
    let trip = Trip(photos: photos)
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: lookup).plan
    claim(plan.days.map(\.towns), is: [["Merano"], ["Senales"]])
    claim(plan.figures.towns, is: ["Merano"])
  }

  @Test(
    "Towns of the figures have that of a day called by its pins, and no place that the traveller named far from all"
  )
  func figuresOfNamedPlaces() throws {
    let lookup = PlaceLookup(
      { place in
        if place.latitude > 50 { return Locality(town: "Billund", isInTown: true, country: "DK") }
        let isInTown = place.latitude > 38.5
        return Locality(
          town: "Moab", metres: isInTown ? 0 : 35_000, direction: .west, isInTown: isInTown, country: "US")
      }, towns: { _ in [:] })
    let (park, arch) = (try at(55.7356, 9.1265), try at(38.389, -109.868))
    let photos = [
      try photo("a.jpg", "2026-05-03 09:00", at: park), try photo("b.jpg", "2026-05-04 09:00", at: arch),
      try photo("c.jpg", "2026-05-04 18:00", at: try at(38.573, -109.55)),
    ]
    let told = try entry("2026-05-04-x.md", place: NamedPlace(name: "Mesa Arch", coordinate: arch))
    let trip = Trip(entries: [told], photos: photos, pins: [pin("LEGOLAND", park)])
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: lookup).plan
    claim(plan.days.map { $0.route.stops.first?.name?.value }, is: ["LEGOLAND", "Mesa Arch"])
    claim(plan.figures.towns, is: ["Billund", "Moab"])
  }

  @Test("Countries of days to come do not count until a day, and one that was only driven through does")
  func countriesUntil() throws {
    let names = PlaceLookup { place in
      let country = place.latitude > 49.5 ? "BE" : place.longitude > 6 ? "DE" : "FR"
      return Locality(town: "Town of \(country)", isInTown: true, country: country)
    }
    // To the north and back to a place farther east, 67 km an hour.
    let drive = try (0...200).map { step -> (Coordinate, String?) in
      let moment = "2026-05-04 \(8 + step / 30):\(step % 30 * 2)"
      return (try at(50 - abs(Double(step - 100)) * 0.02, 4 + Double(step) * 0.0097), moment)
    }
    let photos = [try photo("a.jpg", "2026-05-03 12:00", at: try at(48, 4))]
    let written = try entry("2026-05-08-x.md", place: NamedPlace(name: nil, coordinate: try at(48, 8)))
    let trip = Trip(entries: [written], photos: photos, tracks: [try track("drive.gpx", [drive])])
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: names).plan
    #expect(!plan.way.route.stops.contains { $0.locality?.country == "BE" })
    claim(plan.countryCount, is: 3)
    let counts = try ["2026-05-05", "2026-05-08"].map { plan.countryCount(until: try day($0)) }
    claim(counts, is: [2, 3])
  }

  @Test("Overseas departments count as parts of their country, and countries of a planned route not at all")
  func countryCount() throws {
    let lookup = PlaceLookup { place in
      let country = place.latitude < 0 ? "RE" : place.longitude > 6 ? "DE" : "FR"
      return Locality(town: "Town of \(country)", isInTown: true, country: country)
    }
    func route(_ name: String, from start: (Double, Double), isPlanned: Bool = false) throws -> Track {
      var route = try track(name, [[(try at(start.0, start.1), nil), (try at(start.0 + 0.1, start.1), nil)]])
      for point in route.segments[0].indices { route.segments[0][point].isPlanned = isPlanned }
      return route
    }
    func plan(_ tracks: [Track]) throws -> TripPlan {
      let trip = Trip(folderName: "x", tracks: tracks)
      return TripPlanner.plan(trip, today: try day("2026-05-09"), names: lookup).plan
    }
    let loop = try route("loop.gpx", from: (48.7, 8.2), isPlanned: true)
    let all = try plan([try route("a.gpx", from: (44, 4)), try route("b.gpx", from: (-21, 55)), loop])
    #expect(Set(all.countries) == ["FR", "RE"] && all.countryCount == 1, "\(all.countries)")
    claim(all.toldCountries, is: ["FR"])
    claim(all.plannedCountries, is: ["DE"])
    claim(all.toldState(of: "RE"), is: "FR")
    claim(none: all.toldState(of: "FR"))
    let island = try plan([route("b.gpx", from: (-21, 55))])
    claim(island.toldCountries, is: ["RE"])
    claim(none: island.toldState(of: "RE"))
    // Of a trip that is nothing but a plan it is told where that leads.
    let ahead = try plan([loop])
    #expect(ahead.countries == ["DE"] && ahead.countryCount == 0 && ahead.plannedCountries.isEmpty)
  }
}
