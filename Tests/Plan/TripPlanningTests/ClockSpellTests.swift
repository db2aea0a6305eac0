import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Hours between rides that cross a border of time")
struct ClockSpellTests {
  @Test(
    "What was paid between two flights was paid by the clock of there, and not by the trip's",
    arguments: [("07:10", 1), ("05:30", 0), ("23:59", 2)])
  func paidUnderWay(hour: String, place: Int) throws {
    var spent = try expense("2026-02-02", 1500)
    (spent.what, spent.when.time) = ("Toast", try time(hour))
    var trip = Trip(
      settings { $0.timeZone = ZoneRules(identifier: "Pacific/Auckland") }, budget: Budget(expenses: [spent]))
    let (home, changi) = (try spot("Amsterdam", 52.31, 4.76), try spot("Changi", 1.36, 103.99))
    trip.events = [
      try event(
        .flight, "SQ323", "2026-02-01 11:15", "2026-02-02 06:35", in: "Europe/Amsterdam",
        endIn: "Asia/Singapore", from: home, to: changi),
      try event(
        .flight, "SQ285", "2026-02-02 08:50", "2026-02-02 23:40", in: "Asia/Singapore",
        endIn: "Pacific/Auckland", from: changi, to: spot("Auckland", -37.0, 174.79)),
    ]
    let plan = try planned(trip, today: "2026-06-01").plan
    let day = try unwrapped(plan.days.first { $0.date.description == "2026-02-02" })
    let order = day.timeline.map { item in
      if case .event(let id, _) = item.subject { "flight \(id.index)" } else { "toast" }
    }
    var expected = ["flight 0", "flight 1"]
    expected.insert("toast", at: place)
    claim(order, is: expected)
  }
}
