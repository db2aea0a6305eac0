import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Purchases that are what was booked")
struct PaidEventTests {
  @Test(
    "the only purchase of a like name about when an event begins or ends is one thing with it, and was made there",
    arguments: [
      ([("Hammam", "16:00")], 0), ([("Hammam", "15:35")], 0),
      ([("hammam, twice, and a scrubbing", "17:20")], 0), ([("Hammam", "14:00")], nil),
      ([("Hammam", "17:45")], nil), ([("A", "16:00")], nil), ([("Hammam soap", "16:00")], nil),
      ([("Tea", "16:00")], nil),
      // Of two nobody knows which; the very name goes before both.
      ([("Hammam", "16:00"), ("Hammam", "17:00")], nil),
      ([("Hammam", "15:50"), ("Hammam and a scrubbing", "16:00")], 1),
    ] as [([(String, String)], Int?)])
  func likeName(bought: [(String, String)], index: Int?) throws {
    let expenses = try bought.map { what, hour in
      var spent = try expense("2026-05-03", 1500)
      (spent.what, spent.when.time) = (what, try time(hour))
      return spent
    }
    // Two places on that day, lest all that was paid then was paid at the only one.
    let pins = [
      pin("Tower", try at(36.53, -6.30), DayAndTime(date: try day("2026-05-03"))),
      pin("Ferry", try at(36.01, -5.60), DayAndTime(date: try day("2026-05-03"))),
    ]
    var trip = Trip(settings { $0.publish.prices = true }, pins: pins, budget: Budget(expenses: expenses))
    trip.events = [
      try event(
        .activity, "Hammam and a scrubbing", "2026-05-03 16:00", "2026-05-03 17:00",
        at: NamedPlace(name: "Chefchaouen", coordinate: try at(35.1697, -5.2632)))
    ]
    let plan = try planned(trip, today: "2026-06-01").plan
    let paid = plan.days.flatMap(\.timeline).compactMap(\.purchase)
    claim(paid, is: index.map { [ItemRef(.expense, $0)] } ?? [])
    let places = try unwrapped(plan.money.budget).places
    claim(places.map(\.coordinate.latitude), is: index == nil ? [] : [35.1697])
  }

  @Test(
    "a purchase about when a ride begins that names both its ends, in their order, or its goal and a ride, is what it cost",
    arguments: [
      ("Train to Cádiz", true), ("Bus to Seville", false),
      ("Train from Seville to Cádiz, two seats", true), ("Seville – Cádiz", true),
      ("Train from Cádiz to Seville", false), ("Coffee in Seville", false), ("Station shop, Cádiz", false),
    ])
  func ride(what: String, isIt: Bool) throws {
    try claim(purchases(what, of: spot("Cádiz station", 36.5287, -6.2888)), is: [isIt ? 0 : nil])
  }

  @Test(
    "a town of two words is the goal where these stand together",
    arguments: [
      ("Train to San Sebastián", true), ("Seville – San Sebastián", true), ("San Sebastián by train", true),
      ("Train to San Juan, Sebastián and I", false), ("Train to Sebastián, San Juan", false),
      ("Train to San", false),
    ])
  func townOfTwoWords(what: String, isIt: Bool) throws {
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 40 ? "San Sebastián" : "Seville", isInTown: true, country: "ES")
    }
    let station = try spot("Estación del Norte", 43.3183, -1.9812)
    try claim(purchases(what, of: station, names: names), is: [isIt ? 0 : nil])
  }

  /// What was bought for a train from Seville to a place, of one expense shortly before it set out.
  private func purchases(_ what: String, of goal: NamedPlace, names: PlaceLookup = .unknown) throws -> [Int?]
  {
    var spent = try expense("2026-05-04", 3380)
    (spent.what, spent.when.time) = (what, try time("07:40"))
    var trip = Trip(settings { $0.publish.prices = true }, budget: Budget(expenses: [spent]))
    trip.events = [
      try event(
        .train, "The slow one", "2026-05-04 07:45", "2026-05-04 09:31",
        from: spot("Seville Santa Justa", 37.392, -5.9754), to: goal)
    ]
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: names).plan
    return plan.itinerary.events.map(\.purchase)
  }
}
