import Testing
import TripModel

@testable import TripPlanning

@Suite("How long one was at a stop")
struct StopHourTests {
  /// A bus to Tarifa, a picture there at noon and two of Bolonia in the afternoon, 17 km away.
  private static func stops(
    writtenAt hour: String? = nil, bedFrom start: String? = nil, offAt leaving: String = "15:40"
  ) throws -> [Stop] {
    var trip = Trip(
      photos: [
        try photo("kites.jpg", "2026-05-05 12:48", offset: 0, at: at(36.018, -5.612)),
        try photo("dune.jpg", "2026-05-05 \(leaving)", offset: 0, at: at(36.0897, -5.7744)),
        try photo("ruin.jpg", "2026-05-05 17:29", offset: 0, at: at(36.0897, -5.7744)),
      ])
    if let hour {
      trip.entries = [
        try entry(
          "2026-05-05-levante.md", time: .timeOfDay(try time(hour)), place: spot("Tarifa", 36.017, -5.611))
      ]
    }
    trip.events = [
      try event(
        .bus, "Bus", "2026-05-05 08:10", "2026-05-05 10:20", in: "UTC", from: spot("Cádiz", 36.53, -6.29),
        to: spot("Tarifa", 36.017, -5.611))
    ]
    if let start {
      trip.events.append(
        try event(
          .hotel, "Room", "2026-05-05 \(start)", "2026-05-06 10:00", in: "UTC",
          at: spot("Room", 36.0139, -5.606)))
    }
    let zones = ZoneLookup { _ in ZoneRules(identifier: "UTC") }
    return TripPlanner.plan(trip, today: try day("2026-05-09"), zones: zones).plan.days[0].route.stops
  }

  private static func hours(_ stop: Stop) -> String {
    stop.times.map { $0.lowerBound.hourAndMinute + "–" + $0.upperBound.hourAndMinute } ?? ""
  }

  @Test(
    "is until the last that tells of it, from where one could come to what is next",
    arguments: [
      (nil, nil, "15:40", "12:48"), ("13:30", nil, "15:40", "13:30"), ("13:30", "15:00", "15:40", "15:00"),
      // Written in the evening; 17 km in five minutes; and a bed into which one moved once one was back.
      ("22:40", nil, "15:40", "12:48"), ("13:30", nil, "13:35", "12:48"), (nil, "15:00", "15:05", "12:48"),
      (nil, "16:00", "15:40", "12:48"),
    ] as [(String?, String?, String, String)])
  func ends(written: String?, bed: String?, leaving: String, last: String) throws {
    let stops = try Self.stops(writtenAt: written, bedFrom: bed, offAt: leaving)
    let tarifa = try #require(stops.dropFirst().first)
    #expect(Self.hours(tarifa) == "10:20–" + last, "\(stops)")
    #expect(!tarifa.isFromRide && !tarifa.isUntilRide)
  }

  @Test("is from the arrival or until the departure of a ride, where nothing else is known of it")
  func rides() throws {
    let first = try #require(try Self.stops().first)
    #expect(Self.hours(first) == "08:10–08:10")
    #expect(first.isUntilRide && !first.isFromRide)
    var trip = Trip()
    trip.events = [
      try event(
        .bus, "Bus", "2026-05-05 08:10", "2026-05-05 10:20", in: "UTC", from: spot("Cádiz", 36.53, -6.29),
        to: spot("Tarifa", 36.017, -5.611))
    ]
    let stops = TripPlanner.plan(trip, today: try day("2026-05-09")).plan.days[0].route.stops
    #expect(stops.map(\.isUntilRide) == [true, false])
    #expect(stops.map(\.isFromRide) == [false, true], "\(stops)")
  }
}
