import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Stays by positions that were kept now and then")
struct SparseStayTests {
  /// Where one was, in metres to the north of Aach, and when.
  private typealias Seen = (metres: Double, time: String)

  private static let names = PlaceLookup { place in
    Locality(
      town: "Aach", metres: (place.latitude - 45) * 111_195 + 6_000, direction: .north, country: "DE")
  }

  /// The hours of each stop of a day, in words as the list of stops has them; `hidden` is when one was near a private
  /// place.
  private static func hours(_ way: [Seen], hidden: String? = nil) throws -> [String] {
    var sparse = try track(
      "a.gpx",
      [try way.map { seen in (try at(45 + seen.metres / 111_195, 11), "2026-05-03 " + seen.time) }])
    for point in sparse.segments[0].indices { sparse.segments[0][point].isEstimate = true }
    let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let zones = ZoneLookup { _ in ZoneRules(identifier: "UTC") }
    var trip = Trip(utc, tracks: [sparse])
    trip.withheld.moments = try [hidden].compactMap(\.self).map { time in
      let moment = try instant("2026-05-03 " + time, 0)
      return Withheld.Stretch(moment...moment, region: PrivateRegion(), file: "a.jpg")
    }
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), zones: zones, names: names).plan
    return try unwrapped(plan.days.first).route.stops.map { stop in
      let visits = [stop.times].compactMap(\.self) + stop.timesAgain
      let told = visits.map { "\($0.lowerBound.hourAndMinute)–\($0.upperBound.hourAndMinute)" }
      return (stop.isFromRide ? "from " : stop.isUntilRide ? "until " : "") + told.joined(separator: ", ")
    }
  }

  @Test("are stops with hours, and the ends of such a way tell since when and until when one was seen")
  func stays() throws {
    let way: [Seen] = [
      (0, "08:12"), (2000, "09:04"), (4000, "10:10"), (4100, "11:48"), (3000, "11:55"), (1500, "17:40"),
    ]
    try claim(Self.hours(way), is: ["from 08:12–08:12", "10:10–11:48", "until 17:40–17:40"])
  }

  @Test("are told apart from coming back, and are none of ten minutes, or of more than 150 m")
  func others() throws {
    let back: [Seen] = [(0, "07:37"), (770, "07:43"), (10, "09:10")]
    let short: [Seen] = [(0, "08:00"), (3000, "09:00"), (3010, "09:10"), (6000, "12:00")]
    let wide: [Seen] = [(0, "08:00"), (3000, "09:00"), (3430, "09:21"), (6000, "12:00")]
    #expect(
      try [Self.hours(back), Self.hours(short), Self.hours(wide)] == [
        ["07:37–07:37, 09:10–09:10"], ["from 08:00–08:00", "until 12:00–12:00"],
        ["from 08:00–08:00", "until 12:00–12:00"],
      ])
  }

  @Test("end where one was near a private place, and begin again behind it")
  func hidden() throws {
    let beside: [Seen] = [
      (0, "08:00"), (10_000, "10:00"), (10_050, "11:00"), (10_250, "12:30"), (10_260, "13:30"), (30, "17:00"),
    ]
    try claim(Self.hours(beside), is: ["08:00–08:00, 17:00–17:00", "10:00–13:30"])
    try claim(
      Self.hours(beside, hidden: "11:45"), is: ["08:00–08:00, 17:00–17:00", "10:00–11:00, 12:30–13:30"])
    try claim(Self.hours(beside, hidden: "14:30"), is: ["08:00–08:00, 17:00–17:00", "10:00–13:30"])
    // What was recorded around that time is told nowhere.
    let between: [Seen] = [
      (0, "08:00"), (4000, "10:00"), (4000, "11:00"), (6000, "12:00"), (6000, "12:30"), (4000, "13:30"),
      (4000, "14:30"), (0, "17:00"),
    ]
    try claim(
      Self.hours(between, hidden: "12:15"), is: ["08:00–08:00, 17:00–17:00", "10:00–11:00, 13:30–14:30"])
  }
}
