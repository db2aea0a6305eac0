import Testing
import TripModel

@testable import TripPlanning

@Suite("Where money was spent")
struct MoneyPlaceTests {
  /// A day of two towns, so that nothing but an hour tells where something was bought.
  private func places(at hour: String?, pins: [(String, Double, String?)]) throws -> [MoneyPlace] {
    var bought = try expense("2026-05-04", 1199)
    bought.when.time = try hour.map { try time($0) }
    let budget = Budget(total: euros(70_000), expenses: [bought])
    let pins = try pins.map { name, latitude, hour in
      pin(
        name, try at(latitude, 12.57),
        DayAndTime(date: try day("2026-05-04"), time: try hour.map { try time($0) }))
    }
    return try #require(try planned(Trip(pins: pins, budget: budget)).plan.money.budget).places
  }

  @Test(
    "is at the pin at which one was at its hour, the nearest in time",
    arguments: [
      ("08:10", "Market"), ("08:40", "Market"), ("12:05", "Tower"), ("08:41", nil), ("20:00", nil),
      (nil, nil),
    ] as [(String?, String?)])
  func pinOfHour(hour: String?, name: String?) throws {
    let found = try places(
      at: hour, pins: [("Market", 55.68, "08:10"), ("Tower", 55.20, "12:30"), ("Gate", 54.5, "13:30")])
    #expect(found.count == (name == nil ? 0 : 1) && found.first?.name == name)
    #expect(found.allSatisfy { $0.place != nil && $0.expenses == [0] })
  }

  @Test("is not at a pin that has a day alone")
  func withoutHour() throws {
    #expect(try places(at: "08:10", pins: [("Market", 55.68, nil), ("Tower", 55.20, nil)]).isEmpty)
  }
}
