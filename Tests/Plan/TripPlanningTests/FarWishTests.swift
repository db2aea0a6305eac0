import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Pins of no day far from the way")
struct FarWishTests {
  @Test(
    "are dreams beyond a day's drive from all of it, as far as they are four at most; no list's way leads to them",
    arguments: [
      ([51.9], ["Wish 0"]), ([51.8], []), ([-50, 44, 60], ["Wish 0", "Wish 2"]), ([60, 61, 62, 63, 64], []),
    ] as [([Double], [String])])
  func wishes(latitudes: [Double], expected: [String]) throws {
    var pins = [
      pin("Start", try at(40, 10), DayAndTime(date: try day("2026-05-02"))),
      pin("Goal", try at(42.9, 10), DayAndTime(date: try day("2026-05-03"))),
    ]
    pins += try latitudes.enumerated().map { pin("Wish \($0)", try at($1, 10)) }
    let photos = try [40.0, 42.9].enumerated().map { number, latitude in
      try photo("\(number).jpg", "2026-05-0\(number + 2) 12:00", at: try at(latitude, 10))
    }
    // Nobody takes a pin of no day for a part of the way of pictures; of a list it is one up to a day's drive.
    let plan = try planned(Trip(photos: photos, pins: pins)).plan
    let listed = try planned(Trip(pins: pins)).plan
    claim(FarWishes(in: plan, among: plan.places).places.map(\.title).sorted(), is: expected)
    let onWay = listed.way.route.stops.compactMap(\.place).map { listed[$0].title }
    #expect(Set(expected).isDisjoint(with: onWay))
  }
}
