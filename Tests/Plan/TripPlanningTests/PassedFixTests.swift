import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("What stands beside the recorded way of its day, behind its end by the clock")
struct PassedFixTests {
  private static let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }

  /// A drive northwards of a kilometre a minute from eight o'clock on.
  private func drive(_ day: String, from latitude: Double) throws -> Track {
    let points = try (0...50).map { minute in
      (
        try at(latitude + Double(minute) / 100, 11.3),
        Optional("\(day) 08:\(minute < 10 ? "0" : "")\(minute)")
      )
    }
    return try track("\(day).gpx", [points])
  }

  /// A picture of noon, or what was written without an hour, two kilometres or so beside the middle of the first of two
  /// drives.
  private func plan(isWritten: Bool = false, east: Double = 0.026, next: Double = 47.55) throws -> TripPlan {
    let gorge = try spot("Gorge", 47.3, 11.3 + east)
    return try planned(
      Trip(
        Self.utc, entries: isWritten ? [entry("2026-05-03-gorge.md", place: gorge)] : [],
        photos: isWritten
          ? [] : [photo("gorge.jpg", "2026-05-03 12:00", offset: 0, at: unwrapped(gorge.coordinate))],
        tracks: [drive("2026-05-03", from: 47.05), drive("2026-05-04", from: next)]),
      today: "2026-06-01"
    ).plan
  }

  @Test(
    "is on that way: nothing was driven there and back, unless it lies too far off or one went on from there",
    arguments: [(0.026, 47.55, false), (0.06, 47.55, true), (0.026, 47.3, true)])
  func legs(east: Double, next: Double, isJoined: Bool) throws {
    for isWritten in [false, true] {
      let plan = try plan(isWritten: isWritten, east: east, next: next)
      claim(plan.figures.straightMetres > 0, is: isJoined)
      claim(plan.way.route.legs.contains { $0.kind == .joined }, is: isJoined)
      claim(plan.days[0].route.stops.count, is: 3)
    }
  }

  @Test(
    "leads nowhere from that way, also where one went on elsewhere, if a picture was taken on it",
    arguments: [(0.0005, false), (0.004, true)])
  func onWay(east: Double, isJoined: Bool) throws {
    // It was taken between two points; the drive ended at 47.55, and the next one began half way back.
    let gorge = try at(47.305, 11.3 + east)
    let plan = try planned(
      Trip(
        Self.utc,
        photos: [photo("gorge.jpg", "2026-05-03 12:00", offset: 0, at: gorge)],
        tracks: [drive("2026-05-03", from: 47.05), drive("2026-05-04", from: 47.45)]),
      today: "2026-06-01"
    ).plan
    claim(plan.way.route.legs.contains { $0.points.contains(gorge) }, is: isJoined)
    #expect(plan.days[0].route.stops.contains { !$0.photos.isEmpty })
  }

  @Test(
    "stands where the recording was silent, where nothing tells its hour and one would have gone far back for it"
  )
  func silence() throws {
    func log(_ file: String, _ minutes: ClosedRange<Int>) throws -> Track {
      let points = try minutes.map { minute in
        (
          try at(47.05 + Double(minute) / 100, 11.3),
          Optional("2026-05-03 08:\(minute < 10 ? "0" : "")\(minute)")
        )
      }
      return try track(file, [points])
    }
    let noon = try entry("2026-05-03-noon.md", place: try spot("Noon", 47.35, 11.35))
    let plan = try planned(
      Trip(
        Self.utc, entries: [noon],
        tracks: [log("2026-05-03-a.gpx", 0...10), log("2026-05-03-b.gpx", 50...59)]),
      today: "2026-06-01"
    ).plan
    claim(plan.way.route.stops.firstIndex { !$0.entries.isEmpty }, is: 2)
    // Back from the end it would be 20 km more.
    #expect((44_000.0...50_000).contains(plan.figures.straightMetres), "\(plan.figures.straightMetres)")
  }

  @Test("stands where the way came by, where nothing tells its hour")
  func order() throws {
    let stops = try plan(isWritten: true).days[0].route.stops
    claim(stops.map(\.entries.count), is: [0, 1, 0])
    let seen = try plan().days[0].route.stops
    claim(seen.map(\.photos.count), is: [0, 0, 1])
    claim(seen.last?.times?.lowerBound.hourAndMinute, is: "12:00")
  }
}
