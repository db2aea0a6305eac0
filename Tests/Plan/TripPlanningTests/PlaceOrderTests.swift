import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Places in lists, and how one came to them")
struct PlaceOrderTests {
  @Test(
    "many waypoints of a guide stand from north to south behind what was written, and few as they are",
    arguments: [10, 11])
  func guide(count: Int) throws {
    let camps = (0..<count).map { "Camp \($0)" }
    let marks = try camps.enumerated().map { index, name in
      Waypoint(name: name, point: TrackPoint(coordinate: try at(38.7 + Double(index) / 50, -9.1)))
    }
    let trip = Trip(
      pins: [pin("House", try at(38.61, -9.12))], tracks: [try track("camps.gpx", [], waypoints: marks)])
    let plan = try planned(trip).plan
    let expected = count > 10 ? Array(camps.reversed()) : camps
    claim(plan.listedPlaces.map { plan[$0].title }, is: ["House"] + expected)
  }

  @Test(
    "a way leads to a place from the one before and on to the next where these are around it no more, nor far off",
    arguments: [(0.1, [2, 3, 2]), (1.0, [0, 0, 0]), (0.01, [0, 0, 0])])
  func ways(degrees: Double, points: [Int]) throws {
    let pins = try (0..<3).map { index in
      pin(
        "P\(index)", try at(35.2 + degrees * Double(index), -5.2),
        DayAndTime(date: try day("2026-05-03"), time: try time("1\(index):00"), offset: try hours(0)))
    }
    let plan = try planned(Trip(pins: pins)).plan
    let ways = plan.places.map { place in plan.ways(to: place).map(\.points.count) }
    // A joined way is one leg or one from each place to the next.
    let sums = ways.map { counts in counts.isEmpty ? 0 : counts.reduce(1) { $0 + $1 - 1 } }
    claim(sums, is: points)
  }

  @Test(
    "a day of one picture is led to from where the day before ended, where that is neither around it nor far off",
    arguments: [(1.5, true), (0.03, false), (8.0, false)])
  func arrival(degrees: Double, isTold: Bool) throws {
    let photos = try [35.0, 35 + degrees].enumerated().map { index, latitude in
      try photo("\(index).jpg", "2026-05-0\(3 + index) 12:00", at: at(latitude, -5))
    }
    let plan = try planned(Trip(photos: photos)).plan
    let arrivals = plan.days.map { plan.arrival(on: $0)?.points }
    try claim(arrivals, is: [nil, isTold ? [at(35, -5), at(35 + degrees, -5)] : nil])
  }
}
