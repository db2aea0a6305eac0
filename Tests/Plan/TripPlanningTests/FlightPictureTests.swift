import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A picture out of an aeroplane")
struct FlightPictureTests {
  private static func picture(_ file: String, _ taken: String, _ place: Coordinate, _ altitude: Double?)
    throws
    -> Photo
  {
    var picture = try photo(file, taken, offset: 1, at: place)
    picture.altitude = altitude
    return picture
  }

  /// Two pictures of Lisbon, and before them one at that height over Lorraine.
  private static func trip(_ altitude: Double?) throws -> Trip {
    Trip(photos: [
      try picture("a.jpg", "2026-03-12 18:44", at(48.786, 5.491), altitude),
      try picture("b.jpg", "2026-03-12 23:10", at(38.716, -9.131), 80),
      try picture("c.jpg", "2026-03-13 10:00", at(38.711, -9.130), 60),
    ])
  }

  @Test(
    "is no stop, and no way leads to it, by its own height above the sea",
    arguments: [(10_980, true), (5500, true), (5499, false), (nil, false)] as [(Double?, Bool)])
  func height(altitude: Double?, isInFlight: Bool) throws {
    let plan = try planned(Self.trip(altitude)).plan
    claim(plan.media.photos.map(\.photo.isInFlight), is: [isInFlight, false, false])
    claim(plan.media.photos[0].position == nil, is: isInFlight)
    claim(plan.media.photos[0].photo.altitude, is: altitude)
    let lorraine = try at(48.786, 5.491)
    claim(plan.way.route.stops.contains { $0.coordinate.distance(to: lorraine) < 1000 }, is: !isInFlight)
    claim(plan.way.route.legs.contains { $0.points.contains(lorraine) }, is: !isInFlight)
    try claim(plan.media.photos[0].day?.value, is: day("2026-03-12"))
    #expect(plan.media.photos[0].taken != nil)
  }

  @Test(
    "is of a mountain where another as high was taken near by that day, some time before or after",
    arguments: [
      (5800, "2026-03-12 20:00", 0.1, false), (5800, "2026-03-12 18:50", 0.1, true),
      (5800, "2026-03-12 20:00", 0.5, true), (5800, "2026-03-14 20:00", 0.1, true),
      (9800, "2026-03-12 20:00", 0.1, true),
    ] as [(Double, String, Double, Bool)])
  func mountain(altitude: Double, taken: String, step: Double, isInFlight: Bool) throws {
    var trip = Trip()
    trip.photos = [
      try Self.picture("a.jpg", "2026-03-12 18:44", at(-32.65, -70), altitude),
      try Self.picture("b.jpg", taken, at(-32.65 + step, -70), altitude),
    ]
    claim(FlightPictures.unplaced(in: trip).photos.map(\.isInFlight), is: [isInFlight, isInFlight])
  }

  @Test(
    "is of a mountain where a track of somebody on foot was recorded near by in that hour",
    arguments: [
      ("2026-03-12 17:30", 0.005, 0.001, false), ("2026-03-12 15:30", 0.005, 0.001, true),
      ("2026-03-12 17:30", 0.02, 0.001, true), ("2026-03-12 17:30", 0.005, 0.5, true),
    ]
      as [(String, Double, Double, Bool)])
  func climb(recorded: String, step: Double, onwards: Double, isInFlight: Bool) throws {
    let place = try at(-32.65, -70)
    var trip = Trip()
    trip.photos = [try Self.picture("a.jpg", "2026-03-12 18:44", place, 6900)]
    trip.tracks = [
      try track(
        "climb.gpx",
        [
          [
            (at(-32.65 + step, -70), recorded),
            (at(-32.65 + step + onwards, -70), String(recorded.dropLast(2)) + "40"),
          ]
        ])
    ]
    let found = FlightPictures.unplaced(in: trip).photos[0]
    claim(found.isInFlight, is: isInFlight)
    claim(found.coordinate, is: isInFlight ? nil : place)
  }
}
