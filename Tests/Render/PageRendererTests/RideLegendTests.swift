import Claims
import Drawing
import PageReading
import Testing
import TripModel

@testable import PageRenderer
@testable import TripPlanning

@Suite("What a map says of rides")
struct RideLegendTests {
  @Test(
    "a train over a station of its note is drawn through the towns named, and one over none straight",
    arguments: [
      (
        "dep 09:05 Schiphol; arr 13:00 Paris Nord; arr 23:00 Lisbon",
        "By rail, drawn straight through the towns named."
      ),
      ("dep 09:05 Schiphol; arr 23:00 Lisbon", "By rail, drawn straight."),
    ])
  func stations(note: String, told: String) throws {
    func place(_ name: String, _ latitude: Double, _ longitude: Double) throws -> Written<NamedPlace> {
      Written(
        NamedPlace(name: name, coordinate: try SampleTrips.at(latitude, longitude)), at: SampleTrips.place)
    }
    func time(_ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(
        DayAndTime(date: try SampleTrips.day(1), time: try SampleTrips.clock(hour, 5)), zone: nil)
    }
    var train = TripEvent(
      kind: .train, title: "Night train", start: try time(9), end: try time(23), place: SampleTrips.place)
    train.from = try place("Schiphol", 52.31, 4.77)
    train.to = try place("Lisbon", 38.77, -9.13)
    train.note = note
    var trip = try SampleTrips.full()
    trip.events = [train]
    let paris = TownReading(
      name: "Paris", region: nil, country: "FR", countryName: "France",
      coordinate: try SampleTrips.at(48.85, 2.35), population: 2_100_000)
    let names = PlaceLookup(
      { _ in nil }, towns: { texts in texts.contains("Paris") ? ["Paris": [paris]] : [:] })
    let page = try BuiltSite(trip, names: names).page("itinerary/index.html")
    claim(page.text(in: "figcaption"), has: told, "\(page.text(in: "figcaption"))")
  }

  @Test(
    "a bus is told as one, alone and beside lines of which nothing tells how one went",
    arguments: [
      (false, "By bus, drawn straight."), (true, "By bus, drawn straight.  No track, drawn straight."),
    ])
  func bus(isMixed: Bool, told: String) throws {
    func place(_ name: String, _ longitude: Double) throws -> Written<NamedPlace> {
      Written(NamedPlace(name: name, coordinate: try SampleTrips.at(38, longitude)), at: SampleTrips.place)
    }
    func time(_ hour: Int) throws -> DayAndTime {
      DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(hour, 0), offset: .utc)
    }
    var bus = TripEvent(
      kind: .bus, title: "Coach", start: TripEvent.Time(try time(9)), end: TripEvent.Time(try time(12)),
      place: SampleTrips.place)
    (bus.from, bus.to) = (try place("Tavira", -7.6), try place("Lagos", -8.7))
    var trip = Trip(folderName: "x")
    trip.settings.timeZone = ZoneRules(identifier: "UTC")
    trip.events = [bus]
    if isMixed {
      trip.pins = [
        Pin(
          title: "Cape", coordinate: try SampleTrips.at(38.3, -8.3), time: try time(15),
          place: SampleTrips.place)
      ]
    }
    let page = try BuiltSite(trip, today: "2026-06-01").page("days/2026-05-03/index.html")
    claim(page.text(in: "figcaption"), has: told, "\(page.text(in: "figcaption"))")
  }

  @Test(
    "a stretch of a way has the same manner on every map that shows it",
    arguments: [(TravelMode.road, false, RouteStyle.bus), (.road, true, .joined), (.taxi, false, .joined)])
  func stretch(mode: TravelMode, isEstimate: Bool, style: RouteStyle) throws {
    let points = [try SampleTrips.at(38, -7.6), try SampleTrips.at(38, -8.7)]
    var leg = RouteLeg(kind: .joined, mode: mode, points: points, days: [])
    leg.isEstimate = isEstimate
    let line = TripMap.line(of: leg, along: points)
    claim(line.style, is: style)
    claim([line.isEstimate, line.isStraight], is: [isEstimate, true])
  }

  @Test("signs of one kind beside the stops of a way are explained, too")
  func kinds() throws {
    var trip = Trip(folderName: "x")
    trip.photos = try [9, 17].map { hour in
      var photo = try SampleTrips.photo("p\(hour)", day: 3, hour: hour)
      photo.coordinate = try SampleTrips.at(38 + Double(hour) / 20, -9)
      return photo
    }
    // Nobody was there that day: it is no stop of the way.
    trip.pins = [
      Pin(
        title: "Miramar", coordinate: try SampleTrips.at(39.5, -9), category: "stay",
        place: SampleTrips.place)
    ]
    let told = try BuiltSite(trip).page("map/index.html").text(in: "figcaption")
    claim(told, has: "Lodging", "\(told)")
  }
}
