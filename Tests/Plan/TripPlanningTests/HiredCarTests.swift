import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A way while a car is hired")
struct HiredCarTests {
  private func modes(_ hour: String, to latitude: Double, _ events: [TripEvent]) throws -> [TravelMode?] {
    var trip = Trip(photos: [
      try photo("a.jpg", "2026-05-02 09:00", offset: 0, at: at(-38.1, 176.2)),
      try photo("b.jpg", "2026-05-02 \(hour)", offset: 0, at: at(latitude, 176.2)),
    ])
    trip.events = events
    return try planned(trip, today: "2026-06-01").plan.way.route.legs.map(\.mode)
  }

  @Test(
    "is by car, where that is hired for most of it, and it is farther than a walk and no faster than one drives",
    arguments: [
      ("11:00", -38.9, "2026-05-03 15:00", .car), ("11:00", -38.11, "2026-05-03 15:00", nil),
      ("09:30", -38.9, "2026-05-03 15:00", nil), ("11:00", -38.9, "2026-05-01 15:00", nil),
      ("11:00", -38.9, "2026-05-02 10:30", .car), ("11:00", -38.9, "2026-05-02 09:30", nil),
    ] as [(String, Double, String, TravelMode?)])
  func car(hour: String, latitude: Double, until end: String, mode: TravelMode?) throws {
    let car = try event(.carRental, "Camper", "2026-05-01 08:00", end, in: "UTC", endIn: "UTC")
    try claim(modes(hour, to: latitude, [car]), is: [mode])
  }

  @Test("is what else was booked for it")
  func ferry() throws {
    let car = try event(.carRental, "Camper", "2026-05-01", "2026-05-03")
    let ferry = try event(
      .ferry, "Ferry", "2026-05-02 09:30", "2026-05-02 10:30", in: "UTC", endIn: "UTC",
      from: spot("One", -38.1, 176.2), to: spot("Other", -38.9, 176.2))
    let found = try modes("11:00", to: -38.9, [car, ferry])
    #expect(found.contains(.boat) && !found.contains(.car), "\(found)")
  }
}
