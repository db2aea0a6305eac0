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
    try claim(order(trip), is: expected(place))
    // Another of them set out later, and arrived before.
    trip.events.append(
      try event(
        .flight, "TG404", "2026-02-02 09:00", "2026-02-02 10:20", in: "Asia/Singapore", endIn: "Asia/Bangkok",
        from: changi, to: spot("Bangkok", 13.68, 100.75)))
    if place == 2 { try claim(order(trip).last, is: "toast") }
  }

  private func expected(_ place: Int) -> [String] {
    var expected = ["flight 0", "flight 1"]
    expected.insert("toast", at: place)
    return expected
  }

  private func order(_ trip: Trip) throws -> [String] {
    let plan = try planned(trip, today: "2026-06-01").plan
    let day = try unwrapped(plan.days.first { $0.date.description == "2026-02-02" })
    return day.timeline.map { item in
      if case .event(let id, _) = item.subject { "flight \(id.index)" } else { "toast" }
    }
  }

  @Test("A ride whose start has no hour stands where it arrived")
  func arrival() throws {
    var trip = Trip(
      settings { $0.timeZone = ZoneRules(identifier: "UTC") },
      photos: [try photo("a.jpg", "2026-05-03 18:00", offset: 0)])
    trip.events = [try event(.flight, "SQ1", "2026-05-03", "2026-05-03 12:00", endIn: "UTC")]
    let day = try unwrapped(try planned(trip, today: "2026-06-01").plan.days.first)
    claim(day.timeline.map { if case .event = $0.subject { true } else { false } }, is: [true, false])
  }
}
