import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Straight lines between the pins of one town")
struct TownWalkTests {
  /// A cathedral, a basilica and a gate of one day, and what tells of the way besides on the day before.
  private static func trip(step: Double, photos: [Photo] = []) throws -> Trip {
    let hours = ["10:00", "12:00", "16:00"]
    let pins = try zip([0, step, step / 2], hours).enumerated().map { index, seen in
      let (place, hour) = (try at(42.6 + seen.0, -5.57), seen.1)
      return pin("Sight \(index)", place, DayAndTime(date: try day("2026-05-03"), time: try time(hour)))
    }
    return Trip(photos: photos, pins: pins)
  }

  @Test(
    "are no kilometres of the way where all are within two, and some where one is farther off",
    arguments: [(0.01, false), (0.03, true)])
  func pins(step: Double, counts: Bool) throws {
    // Recorded the day before, and from there on the day after.
    let tracks = try [(2, 42.3), (4, 42.6)].map { number, south in
      let points = try (0...3).map { hour in
        (try at(south + Double(hour) * 0.1, -5.57), Optional("2026-05-0\(number) 1\(hour):00"))
      }
      return try track("\(number).gpx", [points])
    }
    var trip = try Self.trip(step: step)
    trip.tracks = tracks
    let plan = try planned(trip, today: "2026-06-01").plan
    claim(plan.way.route.legs.isEmpty, is: false)
    let ofDay = try unwrapped(plan.figures.days.dropFirst().first)
    claim(ofDay.straightMetres > 0, is: counts)
  }

  @Test("count where pictures tell of the way by their hours")
  func pictures() throws {
    let photos = try [("a.jpg", "11:00", 0.0), ("b.jpg", "15:00", 0.01)].map { file, hour, step in
      try photo(file, "2026-05-03 \(hour)", offset: 0, at: at(42.6 + step, -5.57))
    }
    let plan = try planned(Self.trip(step: 0.01, photos: photos), today: "2026-06-01").plan
    #expect(plan.figures.straightMetres > 0)
  }
}
