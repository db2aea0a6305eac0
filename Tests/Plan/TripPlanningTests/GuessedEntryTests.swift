import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("An entry of which a picture alone tells where it was written")
struct GuessedEntryTests {
  @Test(
    "is a guess on a train, and none where one stopped",
    arguments: [("12", 9, true), ("18", 2.001, false)] as [(String, Double, Bool)])
  func underWay(hour: String, longitude: Double, isGuess: Bool) throws {
    var trip = Trip(
      entries: [try entry("2026-05-03-mint.md", time: .timeOfDay(try time(hour + ":30")))],
      photos: [try photo("window.jpg", "2026-05-03 \(hour):05", offset: 0, at: at(48, longitude))])
    trip.events = [
      try event(
        .train, "Railjet", "2026-05-03 09:05", "2026-05-03 17:05", in: "UTC", from: spot("Wien", 48, 16),
        to: spot("Paris", 48, 2))
    ]
    let zones = ZoneLookup { _ in ZoneRules(identifier: "UTC") }
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), zones: zones).plan
    let told = try unwrapped(plan.journal.entries.first)
    claim(told.position?.reason, is: .nearestInTime(file: "window.jpg"))
    claim(plan.isGuessUnderWay(told.id), is: isGuess)
  }
}
