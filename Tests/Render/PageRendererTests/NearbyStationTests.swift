import Basemap
import Claims
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@Suite("Stations on the map of a place")
struct NearbyStationTests {
  private static let atlas = try? ShippedTheme.atlas()

  private static func ride(
    _ kind: TripEvent.Kind, hour: Int, from: (String, Double, Double), to: (String, Double, Double)
  ) throws -> TripEvent {
    func place(_ end: (String, Double, Double)) throws -> Written<NamedPlace> {
      Written(NamedPlace(name: end.0, coordinate: try SampleTrips.at(end.1, end.2)), at: SampleTrips.place)
    }
    let start = DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(hour, 0))
    var ride = TripEvent(
      kind: kind, title: "\(from.0) to \(to.0)", start: TripEvent.Time(start), place: SampleTrips.place)
    ride.from = try place(from)
    ride.to = try place(to)
    return ride
  }

  @Test(
    "stand as one where two signs would touch, so that none is without a name",
    arguments: [(36.5287, -6.2888, 1), (36.5341, -6.29, 2)])
  func stations(latitude: Double, longitude: Double, count: Int) throws {
    var trip = Trip(folderName: "x")
    trip.pins = try [
      ("La Caleta", 36.53, -6.3057), ("Market", 36.5302, -6.2993), ("Tower", 36.5325, -6.2989),
    ].map { title, latitude, longitude in
      Pin(title: title, coordinate: try SampleTrips.at(latitude, longitude), place: SampleTrips.place)
    }
    trip.events = [
      try Self.ride(
        .bus, hour: 9, from: ("Bus station", 36.5296, -6.29), to: ("Tarifa harbour", 36.009, -5.607)),
      try Self.ride(
        .train, hour: 20, from: ("Seville", 37.39, -5.97), to: ("Railway station", latitude, longitude)),
    ]
    let site = try BuiltSite(trip, atlas: Self.atlas)
    let text = try unwrapped(site.pages.first { $0.path == "places/la-caleta/index.html" }).text
    let maps = text.split(separator: "<svg class=\"map ").dropFirst().map { $0.prefix { $0 != "\n" } }
      .filter { !$0.hasPrefix("map-square") }
    #expect(!maps.isEmpty)
    for map in maps {
      let signs = map.matches(of: #/<title>([^<]*)</title>/#).map { String($0.1) }
      claim(signs.count { $0.hasSuffix("station") }, is: count, "\(signs)")
    }
  }
}
