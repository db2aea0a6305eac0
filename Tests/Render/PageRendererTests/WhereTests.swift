import Claims
import Foundation
import PageReading
import SiteLanguage
import SiteOutput
import Testing
import TripModel
import TripPlanning

@Suite("Towns and countries on pages")
struct WhereTests {
  private static func site(_ names: @escaping @Sendable (Coordinate) -> Locality?) throws -> BuiltSite {
    var trip = try SampleTrips.full()
    trip.settings.units = .kilometres
    return try BuiltSite(trip, today: "2026-06-01", names: PlaceLookup(names))
  }

  @Test("A photo tells quarter, town and country, with the country's flag for eyes alone")
  func photo() throws {
    let site = try Self.site { _ in
      Locality(town: "Lisbon", quarter: "Belém", isInTown: true, region: "Lisbon", country: "PT")
    }
    // The words of this theme have no spaces at their ends. No line begins with a flag.
    let line = "<bdi>Belém,Lisbon,Portugal</bdi>\u{A0}<span aria-hidden=\"true\">🇵🇹</span>"
    #expect(site.pages.contains { $0.path.hasPrefix("photos/") && $0.text.contains(line) })
    let day = "3\u{A0}May\u{A0}2026</a> · <span class=\"locality\">"
    #expect(site.pages.contains { $0.text.contains(day + line) })
    #expect(site.pages.contains { $0.path.hasPrefix("places/") && $0.text.contains(line) })
    #expect(site.pages.contains { $0.path.hasPrefix("days/") && $0.text.contains("Portugal</bdi>") })
    let home = try unwrapped(site.pages.first { $0.path == "index.html" })
    claim(home.text, has: "<bdi>Portugal</bdi>")
    claim(home.text, has: ">GeoNames</a>")
  }

  @Test(
    "On its map an entry has a town's name in the middle of that alone; beyond, that of a place there, or its own",
    arguments: [(100.0, true, "Belém"), (1300, true, "Tower"), (1300, false, "At the beach")])
  func sign(metres: Double, hasPin: Bool, name: String) throws {
    var entry = try SampleTrips.entry("beach", day: 3, title: "At the beach", SampleTexts.plain("Wind."))
    (entry.pictures, entry.kind) = ([:], "drive")
    let place = try unwrapped(entry.place?.value.coordinate)
    let pins = hasPin ? [Pin(title: "Tower", coordinate: place, place: SampleTrips.place)] : []
    let names = PlaceLookup { _ in Locality(town: "Belém", metres: metres, isInTown: true, country: "PT") }
    let trip = Trip(folderName: "x", entries: [entry], pins: pins)
    let site = try BuiltSite(trip, today: "2026-06-01", names: names)
    let path = try unwrapped(site.plan.trips[0].journal.entries.first).page.text
    let titles = try site.page(path).texts.filter { $0.around.last == "title" }.map(\.text)
    claim(titles, has: name, "\(titles)")
    for other in ["Belém", "Tower", "At the beach"] where other != name {
      claim(titles, lacks: other, "\(titles)")
    }
  }

  @Test("A quarter that is the only name on the map of a day is told with its town")
  func quarterAlone() throws {
    var photo = try SampleTrips.photo("a", day: 1, hour: 9)
    photo.coordinate = try SampleTrips.at(48.846, 2.337)
    let names = PlaceLookup { _ in
      Locality(town: "Paris", quarter: "Luxembourg", isInTown: true, country: "FR")
    }
    let site = try BuiltSite(
      Trip(folderName: "x", photos: [photo]), today: "2026-06-01", names: names)
    let titles = try site.page("days/2026-05-01/index.html").texts.filter { $0.around.last == "title" }
      .map(\.text)
    #expect(titles.contains { $0.contains("Luxembourg,Paris") }, "\(titles)")
  }

  @Test("Outside of a town it is told how far off and where, and at sea the sea")
  func away() throws {
    let site = try Self.site { _ in
      Locality(town: "Höfn", metres: 51_900, direction: .southWest, region: "Eastern Region", country: "IS")
    }
    #expect(site.pages.contains { $0.text.contains("52\u{A0}km south-west of Höfn,Iceland") })
    let atSea = try Self.site { _ in Locality(town: "Höfn", metres: 51_900, sea: "Norwegian Sea") }
    #expect(atSea.pages.contains { $0.text.contains("<bdi>Norwegian Sea</bdi>") })
    #expect(!atSea.pages.contains { $0.text.contains("Höfn") })
  }

  @Test("A picture in whole degrees tells its country, and neither a stop nor a position")
  func country() throws {
    let names = PlaceLookup { _ in Locality(town: "Palisade", isInTown: true, country: "US") }
    var photo = try SampleTrips.photo("a", day: 3, hour: 9)
    // What a camera wrote in whole degrees was rounded.
    photo.coordinate = try SampleTrips.at(39, -108)
    var exact = try SampleTrips.photo("b", day: 4, hour: 9)
    exact.coordinate = try SampleTrips.at(40.51, -107.62)
    let trip = Trip(folderName: "x", photos: [photo, exact])
    let site = try BuiltSite(trip, today: "2026-06-01", names: names)
    let map = try site.page("map/index.html")
    let stops = map.texts.filter { $0.around.contains("li") }.map(\.text)
    #expect(stops.contains("Palisade") && !stops.contains("United States"), "\(stops)")
    let plan = site.plan.trips[0]
    let pages = try plan.media.photos.map { try site.page($0.page.text).text(in: "main") }
    #expect(pages.count == 2 && pages.allSatisfy { $0.contains("United States") })
    claim(pages.map { $0.contains("°") }, is: [false, true], "\(pages)")
    claim(plan.days.map(\.route.stops.count), is: [0, 1])
    // Its day has nothing else that tells where it was.
    try claim(site.page("days/2026-05-03/index.html").text(in: "header"), has: "United States")
  }

  @Test(
    "Below a heading that names one of the day's two towns stand both, and below one that names both the country",
    arguments: [
      ("Naha", "Tokyo – Naha,Japan"), ("From Tokyo", "Tokyo – Naha,Japan"),
      ("A long day", "Tokyo – Naha,Japan"), ("Tokyo to Naha", "Japan"),
    ] as [(String, String)])
  func twoTowns(title: String, line: String) throws {
    let names = PlaceLookup { place in
      Locality(town: place.longitude < 0 ? "Tokyo" : "Naha", isInTown: true, country: "JP")
    }
    var entry = try SampleTrips.entry("x", day: 3, title: title, SampleTexts.plain("At last."))
    entry.place = nil
    entry.pictures = [:]
    let photos = try [(-9.1, 9), (20, 18)].map { longitude, hour in
      var photo = try SampleTrips.photo("p\(hour)", day: 3, hour: hour)
      photo.coordinate = try SampleTrips.at(38.7, longitude)
      return photo
    }
    let trip = Trip(folderName: "x", entries: [entry], photos: photos)
    let site = try BuiltSite(trip, today: "2026-06-01", names: names)
    let page = try unwrapped(site.pages.first { $0.path == "days/2026-05-03/index.html" })
    claim(page.text, has: "<bdi>\(line)</bdi>")
  }

  @Test(
    "A day that led far has both its ends, in towns or not, and none between them; one that came back has that place",
    arguments: [
      ([-9.1, -8, -7], "Near Lisbon – 41 km west of Naha,Portugal"),
      ([-8, -7], "Évora – 41 km west of Naha,Portugal"),
      ([-8, -7.5, -8], "Évora,Portugal"), ([-9.1, -9.6], "Near Lisbon,Portugal"),
      // Our words have a capital, names what they are written with.
      ([-12, -7], "eThekwini – 41 km west of Naha,Portugal"),
    ] as [([Double], String)])
  func farEnds(longitudes: [Double], line: String) throws {
    let names = PlaceLookup { place in
      switch place.longitude {
      case ..<(-11.0): Locality(town: "eThekwini", isInTown: true, country: "PT")
      case ..<(-9.0): Locality(town: "Lisbon", metres: 9_000, direction: .east, country: "PT")
      case ..<(-7.9): Locality(town: "Évora", isInTown: true, country: "PT")
      case ..<(-7.2): Locality(town: "Beja", isInTown: true, country: "PT")
      default: Locality(town: "Naha", metres: 41_000, direction: .west, country: "PT")
      }
    }
    let photos = try longitudes.enumerated().map { number, longitude in
      var photo = try SampleTrips.photo("p\(number)", day: 3, hour: 9 + number)
      photo.coordinate = try SampleTrips.at(38.7, longitude)
      return photo
    }
    var entry = try SampleTrips.entry("x", day: 3, title: "A long day", SampleTexts.plain("At last."))
    (entry.place, entry.pictures) = (nil, [:])
    var trip = Trip(folderName: "x", entries: [entry], photos: photos)
    trip.settings.units = .kilometres
    let page = try BuiltSite(trip, today: "2026-06-01", names: names).page("days/2026-05-03/index.html")
    claim(page.text(in: "bdi"), has: line)
  }

  @Test(
    "A day of which nothing is known but where a ride set out was in its country, if the other end is kept back"
  )
  func onlyLeft() throws {
    let names = PlaceLookup { _ in Locality(town: "Paris", isInTown: true, country: "FR") }
    func time(_ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(hour, 0)))
    }
    var train = TripEvent(
      kind: .train, title: "TGV", start: try time(9), end: try time(11), place: SampleTrips.place)
    train.from = Written(
      NamedPlace(name: "Gare de Lyon", coordinate: try SampleTrips.at(48.84, 2.37)), at: SampleTrips.place)
    train.arrival.withheld = PrivateRegion()
    var entry = try SampleTrips.entry("x", day: 3, title: "Arrived", SampleTexts.plain("At last."))
    (entry.place, entry.pictures) = (nil, [:])
    var trip = Trip(folderName: "x", entries: [entry])
    trip.events = [train]
    let header = try BuiltSite(trip, today: "2026-06-01", names: names).page("days/2026-05-03/index.html")
      .text(in: "header")
    #expect(header.contains("France") && !header.contains("Paris"), "\(header)")
  }

  @Test("A day that went on by rail has where it was left for that, and each country once")
  func byWayOf() throws {
    let names = PlaceLookup { place in
      place.longitude > 7.5
        ? Locality(town: "Basel", isInTown: true, country: "CH")
        : Locality(town: place.longitude < 4 ? "Paris" : "Belfort", isInTown: true, country: "FR")
    }
    func time(_ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(hour, 0)))
    }
    let start = try SampleTrips.day(3).dayNumber * 86_400 + 8 * 3600
    let points = try [(47.64, 6.86, 0), (47.55, 7.59, 5)].map { latitude, longitude, hour in
      TrackPoint(
        coordinate: try SampleTrips.at(latitude, longitude), instant: Instant(seconds: start + hour * 3600))
    }
    var trip = Trip(folderName: "x", tracks: [Track(file: "ride.gpx", segments: [points])])
    trip.settings.timeZone = ZoneRules(identifier: "UTC")
    var train = TripEvent(
      kind: .train, title: "TGV", start: try time(17), end: try time(20), place: SampleTrips.place)
    train.from = Written(
      NamedPlace(name: "Basel SBB", coordinate: try SampleTrips.at(47.55, 7.59)), at: SampleTrips.place)
    train.to = Written(
      NamedPlace(name: "Gare de Lyon", coordinate: try SampleTrips.at(48.84, 2.37)), at: SampleTrips.place)
    trip.events = [train]
    let header = try BuiltSite(trip, today: "2026-06-01", names: names).page("days/2026-05-03/index.html")
      .text(in: "header")
    claim(header, has: "Belfort,France – Basel,Switzerland – Paris,France", "\(header)")
  }

  @Test("A town that is all of its country is told once")
  func cityState() throws {
    let site = try Self.site { _ in
      Locality(town: "Singapore", isInTown: true, region: "Central Region", country: "SG")
    }
    let told = site.pages.filter { $0.text.contains("<bdi>Singapore</bdi>") }.map(\.path)
    #expect(told.contains { $0.hasPrefix("photos/") } && told.contains { $0.hasPrefix("days/") }, "\(told)")
    #expect(
      !site.pages.contains { $0.text.contains("Singapore,Singapore") || $0.text.contains("Central Region") })
  }

  @Test("A day at sea has its way on its map and the sea below it, and nobody is led there")
  func dayAtSea() throws {
    let names = PlaceLookup { place in
      (-30.0)...(-12) ~= place.longitude
        ? Locality(sea: "North Atlantic Ocean") : Locality(town: "Lisbon", isInTown: true, country: "PT")
    }
    let photos = try [(-9.1, 1), (-20, 2), (-9.2, 4)].map { longitude, day in
      var photo = try SampleTrips.photo("\(day)", day: day, hour: 9)
      photo.coordinate = try SampleTrips.at(38.7, longitude)
      return photo
    }
    let site = try BuiltSite(Trip(folderName: "x", photos: photos), today: "2026-06-01", names: names)
    let page = try site.page("days/2026-05-02/index.html")
    claim(page.text(in: "figcaption"), has: "On the North Atlantic Ocean.")
    claim(page.text(in: "bdi"), has: "North Atlantic Ocean")
    let classes = page.elements.compactMap { $0.attributes["class"] }
    #expect(classes.contains { $0.contains("map-route") } && !classes.contains("map-stop"))
    claim(classes, lacks: "there")
    let map = try site.page("map/index.html")
    claim(map.elements.count { $0.name == "li" && $0.attributes["id"]?.hasPrefix("stop-") == true }, is: 1)
  }

  @Test("A day of rides that lead apart has all their countries, and one over night its town at either end")
  func ridesApart() throws {
    let zone = try unwrapped(ZoneRules(identifier: "UTC"))
    func time(_ day: Int, _ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(
        DayAndTime(
          date: try SampleTrips.day(day), time: try SampleTrips.clock(hour, 0), offset: .utc), zone: zone)
    }
    func train(
      _ from: (String, Double, Double), _ to: (String, Double, Double), _ start: Int, _ end: (Int, Int)
    ) throws -> TripEvent {
      var train = TripEvent(
        kind: .train, title: "Train \(start)", start: try time(2, start), end: try time(end.0, end.1),
        place: SampleTrips.place)
      train.from = Written(
        NamedPlace(name: from.0, coordinate: try SampleTrips.at(from.1, from.2)), at: SampleTrips.place)
      train.to = Written(
        NamedPlace(name: to.0, coordinate: try SampleTrips.at(to.1, to.2)), at: SampleTrips.place)
      return train
    }
    var trip = Trip(folderName: "x")
    trip.events = [
      try train(("Lyon", 45.76, 4.86), ("Paris", 48.86, 2.35), 10, (2, 16)),
      try train(("Praha hl.n.", 50.08, 14.44), ("Wien Hbf", 48.21, 16.37), 11, (3, 8)),
    ]
    let names = PlaceLookup { place in
      place.longitude < 10
        ? Locality(town: place.latitude > 47 ? "Paris" : "Lyon", isInTown: true, country: "FR")
        : place.longitude > 15
          ? Locality(town: "Vienna", isInTown: true, country: "AT")
          : Locality(town: "Prague", isInTown: true, country: "CZ")
    }
    let page = try BuiltSite(trip, today: "2026-06-01", names: names).page("days/2026-05-02/index.html")
    claim(page.text(in: "h1"), is: "Lyon to Paris; Prague towards Vienna")
    let bdi = page.text(in: "bdi")
    #expect(bdi.contains("France") && bdi.contains("Czechia") && !bdi.contains("Austria"), "\(bdi)")
    claim(page.text(in: "main"), lacks: "in a straight line")
    let drawn = Set(page.texts.filter { $0.around.last == "text" }.map(\.text))
    #expect(drawn.contains("Vienna") && !drawn.contains("Wien Hbf"), "\(drawn)")
    // An end that is reached on the next day has the ring of the others.
    #expect(!page.all("path").contains { $0.attributes["class"] == "map-pin" })
    // Each is a line with the hours of the day, which leads to the booking and not away.
    let rows = page.texts.filter { $0.around.contains("ol") && $0.around.suffix(2) == ["a", "bdi"] }
      .map(\.text)
    claim(rows, is: ["10:00 Lyon → 16:00 Paris", "11:00 Prague → Vienna"], "\(rows)")
    let links = page.all("a").filter { $0.around.contains("ol") && $0.around.last == "div" }
      .compactMap { $0.attributes["href"] }
    claim(links, is: [10, 11].map { "../../itinerary/train-\($0)/index.html" }, "\(links)")
    // No number says which of them anybody took first.
    #expect(!page.all("b").contains { $0.around.last == "li" } && drawn.isDisjoint(with: ["1", "2", "3"]))
  }

  @Test("Nothing is said of places that nobody could name, and nobody is credited for it")
  func nothing() throws {
    let site = try BuiltSite.full(today: "2026-06-01")
    #expect(!site.pages.contains { $0.text.contains("class=\"locality\"") || $0.text.contains("GeoNames") })
  }

  @Test("Every country that the atlas tells has a name")
  func names() throws {
    let root = ShippedTheme.root
    let points = try String(
      contentsOf: root.appending(path: "Tests/Oracles/name-points.tsv"), encoding: .utf8)
    let codes = Set(points.split(separator: "\n").map { String($0.split(separator: "\t")[2]) })
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    #expect(codes.count > 50)
    for code in codes.union(["XK", "TW", "GF", "SJ", "VA", "NO", "CI"]) {
      #expect(words.country(code) != code)
    }
    claim(words.country("QQ"), is: "QQ")
  }
}
