import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A ride by taxi that nobody recorded")
struct TaxiRideTests {
  private func planned(_ kind: TripEvent.Kind, _ title: String, _ photos: [Photo] = []) throws -> TripPlan {
    var trip = Trip(photos: photos)
    // It is over: what is only booked is no way.
    (trip.settings.start, trip.settings.end) = (try day("2026-05-02"), try day("2026-05-02"))
    trip.events = [
      try event(
        kind, title, "2026-05-02 08:10", "2026-05-02 10:20", in: "UTC", from: spot("Cádiz", 36.53, -6.29),
        to: spot("Tarifa", 36.01, -5.61))
    ]
    return TripPlanner.plan(trip, today: try day("2026-06-01")).plan
  }

  @Test(
    "is told by what it is called, and is no way by bus",
    arguments: [
      (.transport, "Taxi to the airport", .taxi), (.transport, "Grand Taxi, Tarifa", .taxi),
      (.transport, "A minicab", .taxi), (.transport, "タクシーで空港へ", .taxi), (.transport, "Water taxi", nil),
      (.transport, "Taxifahrt zum Hafen", .taxi), (.transport, "Along the taxiway", nil),
      (.transport, "On Ana's scooter", nil), (.bus, "Instead of a taxi", .road),
    ] as [(TripEvent.Kind, String, TravelMode?)])
  func manner(kind: TripEvent.Kind, title: String, mode: TravelMode?) throws {
    let plan = try planned(kind, title)
    claim(plan.figures.manners.map(\.mode), is: [mode])
    claim(plan.figures.manners.map(\.isByBus), is: [kind == .bus])
    claim(TripSummary.Totals.count(in: plan).ways.map(\.mode), is: mode == nil ? [] : [mode])
  }

  @Test("has its pictures for stops: a taxi stops for whoever asks it to", arguments: [true, false])
  func pictureOnRide(isTaxi: Bool) throws {
    let viewpoint = try photo("a.jpg", "2026-05-02 09:00", offset: 0, at: at(36.415, -6.145))
    let plan = try planned(isTaxi ? .transport : .bus, "Taxi", [viewpoint])
    claim(plan.days[0].route.stops.contains { $0.photos.count == 1 }, is: isTaxi)
  }
}
