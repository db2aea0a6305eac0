import Claims
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("A day on the pages of the whole trip")
struct DayAnchorTests {
  @Test("map, photographs and budget are led to at the day's own place, which is there once")
  func anchors() throws {
    let site = try BuiltSite.full(today: "2026-06-01")
    let plan = site.plan.trips[0]
    var kinds: Set<String> = []
    for day in plan.days {
      let page = try site.page(day.page.text)
      for link in page.all("a").filter({ $0.around.contains("main") }).compactMap({ $0.attributes["href"] }) {
        let parts = link.split(separator: "#")
        guard parts.count == 2, let kind = parts[0].split(separator: "/").dropLast().last else { continue }
        guard ["map", "photos", "budget"].contains(kind) else { continue }
        kinds.insert(String(kind))
        let target = try site.page(kind + "/index.html")
        claim(target.elements.count { $0.attributes["id"] == String(parts[1]) }, is: 1, "\(link)")
      }
      let hasSpent = plan.money.budget?.expenses.contains { $0.day == day.date } == true
      let links = page.all("a").compactMap { $0.attributes["href"] }
      claim(links.contains("../../budget/index.html#day-\(day.date)"), is: hasSpent)
      claim(links.contains("../../map/index.html#day-\(day.date)"), is: !day.route.isEmpty)
      claim(links.contains("../../photos/index.html#day-\(day.date)"), is: !day.photos.isEmpty)
    }
    claim(kinds, is: ["map", "photos", "budget"])
  }

  @Test("what stands on a further page of the running list or of the photographs is led to there")
  func furtherPages() throws {
    var trip = try SampleTrips.full()
    trip.budget = Budget(
      expenses: try (0..<501).map { try SampleTrips.expense($0 < 500 ? 1 : 3, "food", 100, "Bread \($0)") })
    trip.photos = try (0..<606).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: number < 600 ? 1 : 3, hour: 8)
      photo.cameraClock = photo.cameraClock.map { $0 + number % 600 }
      return photo
    }
    let site = try BuiltSite(trip, today: "2026-06-01")
    let links = try site.page("days/2026-05-03/index.html").all("a").compactMap { $0.attributes["href"] }
    let budget = try unwrapped(site.plan.trips[0].money.budget?.listing.last?.page.text)
    for target in [budget, "photos/pages/2/index.html"] {
      claim(links, has: "../../\(target)#day-2026-05-03", "\(target)")
      let ids = try site.page(target).elements.compactMap { $0.attributes["id"] }
      claim(ids, has: "day-2026-05-03")
    }
  }

  /// A trip of one flight from Amsterdam to Lisbon, from an airport of this name.
  private func flown(from name: String = "Schiphol") throws -> Trip {
    func time(_ hour: Int) throws -> TripEvent.Time {
      let when = DayAndTime(
        date: try SampleTrips.day(2), time: try SampleTrips.clock(hour, 5), offset: UTCOffset(seconds: 0))
      return TripEvent.Time(when)
    }
    func place(_ name: String, _ latitude: Double, _ longitude: Double) throws -> Written<NamedPlace> {
      Written(
        NamedPlace(name: name, coordinate: try SampleTrips.at(latitude, longitude)), at: SampleTrips.place)
    }
    var flight = TripEvent(
      kind: .flight, title: "KL1693", start: try time(9), end: try time(12), place: SampleTrips.place)
    flight.from = try place(name, 52.31, 4.77)
    flight.to = try place("Lisbon", 38.77, -9.13)
    var trip = Trip(folderName: "x")
    trip.events = [flight]
    return trip
  }

  @Test(
    "a day that was only flown says how far, once it has come",
    arguments: [("2026-05-01", false), ("2026-05-02", true), ("2026-06-01", true)])
  func flight(today: String, isTold: Bool) throws {
    let page = try BuiltSite(try flown(), today: today).page("days/2026-05-02/index.html")
    claim(page.texts.contains { $0.text.hasPrefix("by air") }, is: isTold)
    // Along the Earth it is 1,846 km.
    #expect(!isTold || page.texts.contains { $0.text.contains("1,8") })
  }

  @Test(
    "a day of which nothing was recorded says at least how far it was and by what, once it has come",
    arguments: [("2026-05-01", false), ("2026-06-01", true)])
  func ridden(today: String, isTold: Bool) throws {
    var trip = try flown()
    trip.events[0].kind = .train
    // Of a long way a sentence says how far it was.
    trip.events[0].to = Written(
      NamedPlace(name: "Haarlem", coordinate: try SampleTrips.at(52.38, 4.64)), at: SampleTrips.place)
    (trip.settings.start, trip.settings.end) = (try SampleTrips.day(2), try SampleTrips.day(2))
    let page = try BuiltSite(trip, today: today).page("days/2026-05-02/index.html")
    claim(page.texts.contains { $0.text == "by rail" }, is: isTold)
  }

  @Test("a day that was flown from where one had come to without a track tells all of it, as its card does")
  func beyondFlight() throws {
    let places = [(1, 10, 53.4276, -6.2392), (2, 9, 55.9750, -3.4143), (2, 10, 51.5034, -0.1195)]
    let photos = try places.map { day, hour, latitude, longitude in
      var photo = try SampleTrips.photo("p\(day)-\(hour)", day: day, hour: hour)
      photo.coordinate = try SampleTrips.at(latitude, longitude)
      return photo
    }
    let page = try BuiltSite(Trip(folderName: "x", photos: photos), today: "2026-06-01")
      .page("days/2026-05-02/index.html")
    // From Edinburgh on it was 542 km, and to Edinburgh 336 km.
    let told = page.texts.map(\.text)
    let isWhole = told.contains { $0.hasPrefix("at least 879") }
    #expect(told.contains("by air and in ways unknown") && isWhole, "\(told)")
  }

  @Test("a day that was nearly all flown tells on its page the length that its card has")
  func nearlyAllFlown() throws {
    var trip = try flown()
    var photo = try SampleTrips.photo("inn", day: 2, hour: 18)
    // Eleven kilometres from the airport to the inn.
    photo.coordinate = try SampleTrips.at(38.67, -9.13)
    trip.photos = [photo]
    let site = try BuiltSite(trip, today: "2026-06-01")
    let plan = site.plan.trips[0]
    let (whole, flown) = (plan.figures.days.reduce(0) { $0 + $1.metres }, plan.days[0].flown)
    #expect(whole > flown + 10_000 && whole < 1.01 * flown, "\(whole), \(flown)")
    let told = try site.page("days/2026-05-02/index.html").texts.map(\.text)
    claim(told, has: "by air")
    #expect(told.contains { $0.hasPrefix("at least 1,\(Int(whole / 1000) - 1000)") }, "\(told)")
  }

  @Test("a flight over night is told on the day of its arrival alone, and among the figures by day")
  func overNight() throws {
    var trip = try flown()
    trip.events[0].end = TripEvent.Time(
      DayAndTime(
        date: try SampleTrips.day(3), time: try SampleTrips.clock(1, 5), offset: UTCOffset(seconds: 0)))
    (trip.settings.start, trip.settings.end) = (try SampleTrips.day(2), try SampleTrips.day(3))
    trip.budget = Budget(expenses: [try SampleTrips.expense(2, "food", 100, "Bread")])
    let site = try BuiltSite(trip, today: "2026-06-01")
    for (day, isTold) in [(2, false), (3, true)] {
      let page = try site.page("days/2026-05-0\(day)/index.html")
      claim(page.texts.contains { $0.text.hasPrefix("by air") }, is: isTold, "\(day)")
    }
    let texts = try site.page("figures/index.html").texts
    #expect(texts.contains { $0.text == "Distance" && $0.around.contains("thead") })
    let foot = texts.filter { $0.around.contains("tfoot") }.map(\.text)
    #expect(foot.contains { $0.hasPrefix("1,8") }, "\(foot)")
  }

  @Test(
    "a place is not headed with the mere word for what it is where its town is known",
    arguments: [
      ("Airport", "Haarlem", "Airport, Haarlem"), ("the airport", "Haarlem", "the airport, Haarlem"),
      ("Aeropuerto", "Haarlem", "Aeropuerto, Haarlem"), ("Airport", nil, "Airport"),
      ("Airport", "Far", "Airport"),
      ("Schiphol Airport", "Haarlem", "Schiphol Airport"), ("Airport Café", "Haarlem", "Airport Café"),
    ] as [(String, String?, String)])
  func airport(name: String, town: String?, heading: String) throws {
    var trip = Trip(folderName: "x")
    let when = DayAndTime(date: try SampleTrips.day(2), time: try SampleTrips.clock(9, 5))
    trip.pins = [
      Pin(title: name, coordinate: try SampleTrips.at(52.31, 4.77), time: when, place: SampleTrips.place)
    ]
    let names = PlaceLookup { _ in
      town.map { Locality(town: $0, metres: 2000, isInTown: $0 != "Far", country: "NL") }
    }
    let site = try BuiltSite(trip, today: "2026-06-01", names: names)
    let place = try unwrapped(site.plan.trips[0].places.first)
    try claim(site.page(place.page.text).text(in: "h1"), is: heading)
    let day = try site.page("days/2026-05-02/index.html").text(in: "h1")
    // Of a far town it says how far.
    claim(day == name, is: heading == name && town != "Far" || town == nil)
  }
}
