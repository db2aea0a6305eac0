import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The ride of an entry")
struct EntryRideTests {
  private static let tarifa = (36.0205, -5.6175)

  /// From Cádiz to Tarifa, or the other way round.
  private static func ride(
    _ kind: TripEvent.Kind, from hour: Int, to arrival: Int, isBack: Bool = false, title: String
  ) throws -> TripEvent {
    func time(_ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(DayAndTime(date: try SampleTrips.day(5), time: try SampleTrips.clock(hour, 0)))
    }
    func place(_ at: (Double, Double)) throws -> Written<NamedPlace> {
      Written(NamedPlace(name: nil, coordinate: try SampleTrips.at(at.0, at.1)), at: SampleTrips.place)
    }
    var ride = TripEvent(kind: kind, title: title, start: try time(hour), place: SampleTrips.place)
    ride.end = try time(arrival)
    let cadiz = (36.5296, -6.29)
    ride.from = try place(isBack ? tarifa : cadiz)
    ride.to = try place(isBack ? cadiz : tarifa)
    return ride
  }

  @Test(
    "is that during which it was written, else that by which one came, where it tells of one",
    arguments: [
      (13, "drive", "Out"), (13, nil, nil), (9, nil, "Out"), (7, "bus", "Back"), (19, "bus", "Out"),
      (16, "food", "Back"), (11, "walk", nil),
    ] as [(Int, String?, String?)])
  func ofEntry(hour: Int, kind: String?, expected: String?) throws {
    var entry = try SampleTrips.entry("levante", day: 5, title: "Levante", SampleTexts.plain("Wind."))
    entry.kind = kind
    entry.time = .timeOfDay(try SampleTrips.clock(hour, 0))
    let position = try SampleTrips.at(Self.tarifa.0, Self.tarifa.1)
    entry.place = Written(NamedPlace(name: "Tarifa", coordinate: position), at: SampleTrips.place)
    var trip = Trip(folderName: "x", entries: [entry])
    trip.events = [
      try Self.ride(.flight, from: 6, to: 20, title: "Above"),
      try Self.ride(.bus, from: 8, to: 10, title: "Out"),
      try Self.ride(.bus, from: 15, to: 18, isBack: true, title: "Back"),
    ]
    let site = try BuiltSite(trip)
    let plan = try #require(site.plan.trips.first)
    let planned = try #require(plan.journal.entries.first)
    #expect(EntryRide(of: planned, in: plan)?.event.title == expected)
  }
}
