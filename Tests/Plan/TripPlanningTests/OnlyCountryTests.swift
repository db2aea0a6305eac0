import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The days of a trip that was in one country")
struct OnlyCountryTests {
  /// Portugal in the west, Spain in the east.
  private static let names = PlaceLookup { place in
    Locality(town: "Town", isInTown: true, country: place.longitude < 0 ? "PT" : "ES")
  }

  private func days(_ longitudes: [Double], today: String) throws -> [String: Int] {
    let may = try settings { ($0.start, $0.end) = (try day("2024-05-01"), try day("2024-05-20")) }
    let photos = try longitudes.enumerated().map { index, longitude in
      try photo("\(index).jpg", "2024-05-02 1\(index):00", offset: 0, at: at(40, longitude))
    }
    let trip = Trip(may, photos: photos)
    let plan = TripPlanner.plan(trip, today: try day(today), names: Self.names).plan
    return Dictionary(
      TripSummary.sumUp(plan).countries.map { ($0.code, $0.days.count) }, uniquingKeysWith: { $0 + $1 })
  }

  @Test("are all of that country, up to today")
  func all() throws {
    try claim(days([-8, -8.1, -8.2], today: "2024-06-01"), is: ["PT": 20])
    try claim(days([-8, -8.1, -8.2], today: "2024-05-07"), is: ["PT": 7])
  }

  @Test("are only those that tell it where there is another country")
  func several() throws {
    try claim(days([-8, -8.1, 1], today: "2024-06-01"), is: ["PT": 1, "ES": 1])
  }
}
