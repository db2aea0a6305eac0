import Testing
import TripModel

@testable import TripPlanning

/// A folder of walks over two summers is no journey of 400 days.
@Suite("Outings in one folder")
struct OutingTests {
  private static let walks = ["2014-08-17", "2015-07-18", "2015-07-19", "2015-09-06"]

  private func trip(_ days: [String] = walks, _ settings: TripSettings = TripSettings()) throws -> Trip {
    Trip(
      settings,
      photos: try days.enumerated().map { index, day in
        try photo("\(day).jpg", day + " 12:00", at: try at(47 + Double(index) / 10, 11))
      })
  }

  @Test("are counted by the days that hold something")
  func counted() throws {
    let plan = try planned(trip()).plan
    #expect(plan.days.map(\.number) == [1, 2, 3, 4])
    #expect(plan.dates?.count == 4)
    #expect(plan.dates?.start.value == (try day("2014-08-17")))
    #expect(plan.dates?.end.value == (try day("2015-09-06")))
  }

  @Test("are not joined by a line, but the days of one are")
  func notJoined() throws {
    let plan = try planned(trip()).plan
    #expect(plan.way.route.legs.map(\.points) == [[try at(47.1, 11), try at(47.2, 11)]])
    #expect(plan.way.route.stops.count == 4)
  }

  @Test("are one journey where dates are written, or where no silence is over 60 days")
  func journeys() throws {
    let written = try settings { $0.start = try day("2014-08-17") }
    #expect(try planned(trip(Self.walks, written)).plan.dates?.count == 386)
    let close = try planned(trip(["2015-05-20", "2015-07-19", "2015-09-06"])).plan
    #expect(close.days.map(\.number) == [1, 61, 110])
    #expect(close.way.route.legs.map(\.points.count) == [3])
  }
}
