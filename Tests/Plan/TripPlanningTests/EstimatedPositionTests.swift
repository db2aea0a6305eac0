import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Pictures that do not say where they were taken")
struct EstimatedPositionTests {
  private static let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }

  /// A minute of latitude is 1,853 m on the sphere of the mean radius: 0.01 degrees are 1,112 m.
  private static func reason(
    at time: String, tracks: [Track] = [], among others: [Photo] = []
  ) throws -> Reasoned<Coordinate>? {
    let asked = try photo("asked.jpg", "2026-05-03 " + time)
    let trip = Trip(utc, photos: others + [asked], tracks: tracks)
    return try planned(trip).plan.media.photos.first { $0.photo.file == "asked.jpg" }?.position
  }

  @Test(
    "a track tells where one was between two of its points, and not across a gap in which one may have been anywhere",
    arguments: [
      ("12:00", 38.70), ("12:04", 38.704), ("12:10", 38.71), ("11:58", 38.70), ("11:57", nil),
      // The recorder said nothing for an hour, and went on elsewhere.
      ("12:12", 38.71), ("12:13", nil), ("12:40", nil), ("13:08", 38.80), ("13:10", 38.80),
      // For an hour it stood still.
      ("13:40", 38.80), ("14:10", 38.80), ("14:13", nil),
    ] as [(String, Double?)])
  func alongTrack(time: String, latitude: Double?) throws {
    let way = try track(
      "way.gpx",
      [
        [
          (at(38.70, -9.1), "2026-05-03 12:00"), (at(38.71, -9.1), "2026-05-03 12:10"),
          (at(38.80, -9.1), "2026-05-03 13:10"), (at(38.80, -9.1), "2026-05-03 14:10"),
        ]
      ])
    let found = try Self.reason(at: time, tracks: [way])
    claim(found.map { ($0.value.latitude * 10_000).rounded() }, is: latitude.map { ($0 * 10_000).rounded() })
    if latitude != nil { claim(found?.reason, is: .track(file: "way.gpx")) }
  }

  @Test(
    "pictures before and after tell it where one walked from one to the other, or never left a spot",
    arguments: [
      ("10:00", 38.700, ["a.jpg"]), ("10:10", 38.705, ["a.jpg", "b.jpg"]),
      ("10:15", 38.7075, ["a.jpg", "b.jpg"]),
      ("09:55", 38.700, ["a.jpg"]), ("09:54", nil, []),
      // Within an hour 50 km away: by car or train, nobody knows which way.
      ("10:24", 38.710, ["b.jpg"]), ("10:40", nil, []), ("11:16", 39.16, ["c.jpg"]),
      // Two hours at one spot.
      ("12:00", 39.16, ["c.jpg", "d.jpg"]), ("13:26", nil, []),
    ] as [(String, Double?, [String])])
  func betweenPictures(time: String, latitude: Double?, files: [String]) throws {
    let others = [
      try photo("a.jpg", "2026-05-03 10:00", at: at(38.70, -9.1)),
      try photo("b.jpg", "2026-05-03 10:20", at: at(38.71, -9.1)),
      try photo("c.jpg", "2026-05-03 11:20", at: at(39.16, -9.1)),
      try photo("d.jpg", "2026-05-03 13:20", at: at(39.16, -9.1)),
    ]
    let found = try Self.reason(at: time, among: others)
    claim(found.map { ($0.value.latitude * 10_000).rounded() }, is: latitude.map { ($0 * 10_000).rounded() })
    switch files.count {
    case 0: claim(none: found)
    case 1: claim(found?.reason, is: .nearestInTime(file: files[0]))
    default: claim(found?.reason, is: .between(files[0], files[1]))
    }
  }

  @Test("over the date line the way is the short one")
  func dateLine() throws {
    let others = [
      try photo("a.jpg", "2026-05-03 10:00", at: at(-17, 179.99)),
      try photo("b.jpg", "2026-05-03 10:20", at: at(-17, -179.99)),
    ]
    let found = try unwrapped(try Self.reason(at: "10:15", among: others))
    #expect(abs(found.value.longitude + 179.995) < 1e-6)
  }

  @Test("what is only worked out leads no way through it, and is nobody else's neighbour")
  func isNoFix() throws {
    let trip = Trip(
      Self.utc,
      photos: [
        try photo("a.jpg", "2026-05-03 10:00", at: at(38.70, -9.1)), try photo("b.jpg", "2026-05-03 10:04"),
        try photo("c.jpg", "2026-05-03 10:08"),
      ])
    let plan = try planned(trip).plan
    claim(plan.media.photos.map { $0.position?.reason.isEstimate }, is: [false, true, nil])
    #expect(plan.days[0].route.stops.flatMap(\.photos).count <= 1)
  }

  @Test("a clock of which nobody knows how far it is from others tells nothing")
  func unknownClock() throws {
    let trip = Trip(photos: [
      try photo("a.jpg", "2026-05-03 10:00", at: at(38.70, -9.1)), try photo("b.jpg", "2026-05-03 10:01"),
    ])
    let positions = try planned(trip).plan.media.photos.map { ($0.photo.file, $0.position?.reason) }
    claim(none: positions.first { $0.0 == "b.jpg" }?.1)
  }
}
