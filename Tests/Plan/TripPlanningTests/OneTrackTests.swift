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
}
