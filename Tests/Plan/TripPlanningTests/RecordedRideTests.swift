import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A ride as it was recorded")
struct RecordedRideTests {
  @Test(
    "is a leg of its day and its kind that leads from near its start to near its end",
    arguments: [
      (.train, .rail, .recorded, "2026-05-03", 38.01, true),
      (.train, nil, .recorded, "2026-05-03", 38.01, false),
      (.train, .rail, .joined, "2026-05-03", 38.01, false),
      (.train, .rail, .recorded, "2026-05-04", 38.01, false),
      (.train, .rail, .recorded, "2026-05-03", 38.03, false),
      (.bus, nil, .recorded, "2026-05-03", 38.01, true),
      (.transport, .road, .recorded, "2026-05-03", 38.01, true),
      (.transport, .walk, .recorded, "2026-05-03", 38.01, false),
      (.hotel, .road, .recorded, "2026-05-03", 38.01, false),
    ] as [(TripEvent.Kind, TravelMode?, RouteLeg.Kind, String, Double, Bool)])
  func leg(
    kind: TripEvent.Kind, mode: TravelMode?, of legKind: RouteLeg.Kind, date: String, start: Double,
    isFound: Bool
  ) throws {
    var trip = Trip()
    let (from, to) = (try spot("Inn", 38, -9), try spot("Out", 39, -9))
    trip.events = [try event(kind, "There", "2026-05-03 10:00", "2026-05-03 12:00", from: from, to: to)]
    let plan = try planned(trip).plan
    let points = [try at(start, -9), try at(38.99, -9)]
    let leg = RouteLeg(
      kind: legKind, mode: mode, points: points, days: [RouteLeg.DayStart(point: 0, day: try day(date))])
    // Of two that would do it is the first.
    let elsewhere = RouteLeg(
      kind: .recorded, mode: mode, points: points.reversed(), days: [RouteLeg.DayStart(point: 0, day: nil)])
    let found = RecordedRides.find(plan.itinerary.events, among: [elsewhere, leg, leg])
    claim(found, is: [isFound ? 1 : nil])
  }
}
