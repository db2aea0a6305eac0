import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("What was at least so far")
struct LeastSumTests {
  @Test(
    "is never more than the straight lines are long, by day and in all",
    arguments: [Units.kilometres, .miles])
  func sums(units: Units) throws {
    // Each day by some 73 m more than a whole tenth of a kilometre.
    let photos = try (0...8).map { index in
      try photo(
        "\(index).jpg", "2026-05-0\(index + 1) 09:00", offset: 0, at: at(47 + Double(index) * 0.0906, 11))
    }
    let trip = Trip(
      settings {
        $0.units = units
        $0.timeZone = ZoneRules(identifier: "UTC")
      }, photos: photos)
    let plan = try planned(trip, today: "2026-06-01").plan
    let tenth = units == .miles ? 160.9344 : 100.0
    var lengths: [LocalDate: Double] = [:]
    for part in plan.way.route.legs.flatMap(\.byDay) {
      let day = try unwrapped(part.day)
      lengths[day, default: 0] += part.points.metresAlong
    }
    try #require(lengths.count == 8)
    for (day, row) in zip(plan.days, plan.figures.days) {
      let length = lengths[day.date] ?? 0
      #expect(row.straightMetres <= length + 0.01 && row.straightMetres > length - tenth)
    }
    let sum = plan.figures.days.reduce(0) { $0 + $1.straightMetres }
    #expect(abs(sum - plan.figures.straightMetres) < 0.01)
    #expect(plan.figures.straightMetres <= lengths.values.reduce(0, +) + 0.01)
  }
}
