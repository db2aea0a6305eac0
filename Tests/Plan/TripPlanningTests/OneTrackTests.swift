import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("A track in two folders")
struct OneTrackTests {
  private static func way(_ step: Double = 0.1) throws -> [[(Coordinate, String?)]] {
    [[(try at(38, -9), nil), (try at(38 + step, -9), nil)]]
  }

  private static func files(_ tracks: [Track], _ entries: [JournalEntry] = []) throws -> [String] {
    try planned(Trip(entries: entries, tracks: tracks)).plan.way.tracks.map(\.file)
  }

  @Test("counts once, where it has fewer folders above it")
  func once() throws {
    let way = try Self.way()
    let tracks = try ["tracks/gps/way.gpx", "way.gpx", "b/way.gpx"].map { try track($0, way) }
    try claim(Self.files(tracks), is: ["way.gpx"])
    let plan = try planned(Trip(tracks: tracks)).plan
    claim(plan.way.route.legs.count, is: 1)
  }

  @Test("is two where the ways differ, or the names of the files")
  func differing() throws {
    let way = try Self.way()
    let others = try ["a/way.gpx", "c/walk.gpx"].map { try track($0, way) }
    let longer = try track("b/way.gpx", Self.way(0.2))
    try claim(Self.files(others + [longer]).sorted(), is: ["a/way.gpx", "b/way.gpx", "c/walk.gpx"])
  }

  @Test("is one with a second download of it, and with the very recording under another name")
  func twice() throws {
    let way = try Self.way()
    let saved = try ["walk (1).gpx", "walk.gpx", "walk(2).gpx"].map { try track($0, way) }
    try claim(Self.files(saved), is: ["walk.gpx"])
    let (recording, _) = try Self.walk()
    var second = recording
    second.file = "watch/activity_7.gpx"
    second.namedDay = nil
    try claim(Self.files([second, recording]), is: [recording.file])
    second.segments[0].removeLast()
    try claim(Self.files([second, recording]).count, is: 2)
    let longer = try track("walk (1).gpx", Self.way(0.2))
    try claim(Self.files([saved[1], longer]).count, is: 2)
  }

  @Test("is the one that an entry names")
  func named() throws {
    let way = try Self.way()
    var walk = try entry("journal/2026-05-03-walk.md")
    walk.linkedTracks = ["journal/way.gpx"]
    let tracks = try ["way.gpx", "journal/way.gpx"].map { try track($0, way) }
    try claim(Self.files(tracks, [walk]), is: ["journal/way.gpx"])
  }

  @Test("is kept back with its copy, whatever that is called, and its author sees the mark")
  func keptBack() throws {
    let way = try Self.way()
    var trip = Trip(tracks: try ["way.gpx", "b/way.gpx", "c/walk.gpx"].map { try track($0, way) })
    trip.tracks.append(try track("other.gpx", Self.way(0.2)))
    let reason = KeptBack(.isPrivate, at: SourcePlace(file: "x.md"))
    trip.filesKeptBack = [FilesKeptBack(files: ["b/way.gpx"], reasons: [reason], isOutright: true)]
    try claim(planned(trip).plan.way.tracks.map(\.file), is: ["other.gpx"])
  }

  @Test("is none of the others with nothing but places, unless these are the same")
  func placesAlone() throws {
    func places(_ file: String, _ latitude: Double) throws -> Track {
      var track = try track(file, [])
      track.segments = []
      track.waypoints = [Waypoint(name: "Well", point: TrackPoint(coordinate: try at(latitude, -9)))]
      return track
    }
    var trip = Trip(tracks: [try places("a.gpx", 38), try places("b.gpx", 39), try places("c/d.gpx", 38)])
    let reason = KeptBack(.isPrivate, at: SourcePlace(file: "x.md"))
    trip.filesKeptBack = [FilesKeptBack(files: ["a.gpx"], reasons: [reason], isOutright: true)]
    try claim(planned(trip).plan.way.tracks.map(\.file), is: ["b.gpx"])
  }

  /// A recording of a walk of ten minutes, and its outline of three points.
  private static func walk() throws -> (recording: Track, outline: Track) {
    let places = try (0...9).map { try at(38 + Double($0) / 100, -9 + Double($0 % 2) / 100) }
    let recorded = places.enumerated().map { ($0.element, Optional("2026-05-03 10:0\($0.offset)")) }
    let drawn = [places[0], places[4], places[9]].map { ($0, String?.none) }
    let file = "routes/2026-05-03-walk"
    return (try track(file + ".gpx", [recorded]), try track(file + ".json", [drawn]))
  }

  @Test(
    "is one with its outline beside it, of the same name, fewer points and no times; an entry names either")
  func outline() throws {
    let (recording, outline) = try Self.walk()
    for named in [recording.file, outline.file] {
      var text = try entry("journal/2026-05-03-x.md")
      (text.track, text.linkedTracks) = (named, [recording.file, outline.file])
      let trip = Trip(entries: [text], tracks: [outline, recording])
      let plan = try planned(trip).plan
      claim(plan.way.tracks.map(\.file), is: [recording.file])
      claim(plan.way.copiedTracks, is: [outline.file: recording.file])
      claim(trip.withoutOutlines().entries.map(\.track), is: [recording.file])
      claim(trip.withoutOutlines().entries.map(\.linkedTracks), is: [[recording.file]])
    }
  }

  @Test("is two with a way of its name that leads elsewhere, says its times or is planned")
  func noOutline() throws {
    let (recording, outline) = try Self.walk()
    var others = [outline, outline, outline]
    others[0].segments[0][1].coordinate = try at(38.04, -9.001)
    others[1].segments[0][0].instant = recording.segments[0][0].instant
    for point in others[2].segments[0].indices { others[2].segments[0][point].isPlanned = true }
    for other in others {
      claim(Trip(tracks: [recording, other]).withoutOutlines().tracks.count, is: 2)
    }
  }

  /// A file with a planned route by way of these places, in hundredths of a degree.
  private static func route(_ file: String, _ places: [Double]) throws -> Track {
    var route = try track(file, [places.map { (try at(38 + $0 / 100, -9), nil) }])
    for index in route.segments[0].indices { route.segments[0][index].isPlanned = true }
    return route
  }

  @Test("is one with the same planned route in another file, and with what recorded it in its folder")
  func routes() throws {
    let (one, same) = (try Self.route("a/plan.gpx", [0, 3, 9]), try Self.route("b/tour.gpx", [0, 3, 9]))
    let other = try Self.route("c/other.gpx", [0, 4])
    claim(
      Trip(tracks: [same, one, other]).withEachRouteOnce().tracks.map(\.file), is: [one.file, other.file])
    claim(Trip(tracks: [same, one]).withEachRouteOnce().copiedTracks, is: [same.file: one.file])
    var named = try entry("2026-05-03-x.md")
    named.linkedTracks = [same.file]
    claim(
      Trip(entries: [named], tracks: [one, same]).withEachRouteOnce().tracks.map(\.file), is: [same.file])
    let walk = try (0...9).map { (try at(38 + Double($0) / 100, -9), Optional("2026-05-03 10:0\($0)")) }
    let recording = try track("a/walk.gpx", [walk])
    claim(Trip(tracks: [recording, one]).withEachRouteOnce().tracks.map(\.file), is: [recording.file])
    // Elsewhere it is the plan of another day, and a longer one leads on.
    claim(Trip(tracks: [recording, same]).withEachRouteOnce().tracks.count, is: 2)
    let longer = try Self.route("a/plan.gpx", [0, 3, 12])
    claim(Trip(tracks: [recording, longer]).withEachRouteOnce().tracks.count, is: 2)
    try claim(planned(Trip(tracks: [one, same])).plan.way.tracks.map(\.file), is: [one.file])
  }

  @Test(
    "is one with what recorded its planned route, over the date line as well, and not with what was recorded elsewhere",
    arguments: [
      ([-9, -8.99], [-9, -8.99], 38, 1), ([-9, -8.99], [-8.995, -8.9899], 38, 1),
      ([-9, -8.99], [-9, -8.989], 38, 2), ([-9, -8.99], [9, 8.99], 38, 2),
      ([-9, -8.99], [-9, -8.99], 38.001, 2),
      ([179.995, -179.995], [179.999, 180, -179.999], 38, 1), ([179.995, 180], [-180], 38, 1),
      ([179.99, 179.995], [-180], 38, 2),
    ] as [([Double], [Double], Double, Int)])
  func elsewhere(recorded: [Double], planned: [Double], latitude: Double, count: Int) throws {
    let walk = try recorded.enumerated().map { (try at(38, $1), Optional("2026-05-03 10:0\($0)")) }
    var route = try track("plan.gpx", [planned.map { (try at(latitude, $0), nil) }])
    for index in route.segments[0].indices { route.segments[0][index].isPlanned = true }
    let trip = Trip(tracks: [try track("walk.gpx", [walk]), route])
    claim(trip.withEachRouteOnce().tracks.count, is: count)
  }

  @Test("leaves the named places of its outline, and is kept back with it", arguments: [true, false])
  func outlineKeptBack(isOfOutline: Bool) throws {
    let (recording, bare) = try Self.walk()
    var outline = bare
    outline.waypoints = [Waypoint(name: "Hut", point: TrackPoint(coordinate: try at(38.05, -9)))]
    let trip = Trip(tracks: [recording, outline])
    claim(trip.withoutOutlines().tracks.map(\.waypoints.count), is: [0, 1])
    claim(trip.withoutOutlines().tracks.map(\.segments.isEmpty), is: [false, true])
    var kept = trip
    kept.tracks.append(try track("other.gpx", Self.way(0.2)))
    let reason = KeptBack(.isPrivate, at: SourcePlace(file: "x.md"))
    let file = isOfOutline ? outline.file : recording.file
    kept.filesKeptBack = [FilesKeptBack(files: [file], reasons: [reason], isOutright: true)]
    try claim(planned(kept).plan.way.tracks.map(\.file), is: ["other.gpx"])
  }
}
