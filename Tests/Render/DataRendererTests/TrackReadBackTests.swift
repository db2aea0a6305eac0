import Diagnostics
import Foundation
import SiteOutput
import Testing
import TrackFigures
import TripModel
import TripPlanning
import TripReading

@testable import DataRenderer

@Suite("track.gpx, read again")
struct TrackReadBackTests {
  /// A folder of nothing but the file, as Tripbook reads it.
  private static func reading(_ text: String) async throws -> Trip {
    let folder = FileManager.default.temporaryDirectory.path + "/tripbook-way-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder + "/trip", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/trip/track.gpx"))
    let options = TripReader.Options(
      themeFolder: folder, output: folder + "/site", workers: 1, hashing: { _ in nil })
    let reading = try await TripReader.read(folder: folder + "/trip", options: options)
    #expect(!reading.diagnostics.contains { $0.place?.file == "track.gpx" })
    return reading.trip
  }

  /// The walk alone, with as many digits as devices write.
  private static func walk(seed: Int) throws -> Trip {
    var trip = try WayTrip.make()
    trip.tracks.removeLast()
    // Pins with a time are on the way.
    trip.pins = []
    trip.tracks[0].segments = try (0..<3).map { part in
      try (0..<400).map { index in
        let noise = Double((index * 7919 + part * 104_729 + seed) % 1009) / 1009
        return TrackPoint(
          coordinate: try WayTrip.place(
            38.7 + Double(part) / 50 + Double(index) / 4e4 + noise / 1e5, -9.2 - noise / 1e5),
          elevation: index % 50 == 7 ? nil : 100 + 80 * sin(Double(index) / 60) + noise,
          instant: Instant(seconds: 1_777_840_000 + part * 9000 + index * 20))
      }
    }
    return trip
  }

  @Test("gives the same segments, points, heights and times", arguments: [1, 77, 523])
  func points(seed: Int) async throws {
    let trip = try Self.walk(seed: seed)
    let text = try #require(try WayTrip.file(of: trip))
    let track = try #require(try await Self.reading(text).tracks.first)
    #expect(track.name == "By moonlight" && track.segments.map(\.count) == [400, 400, 400])
    for (point, original) in zip(track.segments.joined(), trip.tracks[0].segments.joined()) {
      #expect(abs(point.coordinate.latitude - original.coordinate.latitude) <= 0.51e-7)
      #expect(abs(point.coordinate.longitude - original.coordinate.longitude) <= 0.51e-7)
      #expect((point.elevation == nil) == (original.elevation == nil))
      #expect(abs((point.elevation ?? 0) - (original.elevation ?? 0)) <= 0.0051)
      #expect(point.instant == original.instant)
    }
  }

  @Test("gives the same route, days and figures; written once more, the same bytes", arguments: [1, 77, 523])
  func route(seed: Int) async throws {
    let trip = try Self.walk(seed: seed)
    let text = try #require(try WayTrip.file(of: trip))
    var again = try await Self.reading(text)
    again.settings = trip.settings
    let (one, other) = (try WayTrip.plan(trip), try WayTrip.plan(again))
    #expect(one.days.map(\.date) == other.days.map(\.date) && one.days.count == 2)
    #expect(one.way.route.legs.map(\.kind) == other.way.route.legs.map(\.kind))
    #expect(one.way.route.legs.map(\.points.count) == other.way.route.legs.map(\.points.count))
    for (day, same) in zip(one.days, other.days) {
      let (way, read) = (try #require(day.way), try #require(same.way))
      #expect(abs(way.figures.metres - read.figures.metres) < 1)
      #expect(way.figures.movingSeconds == read.figures.movingSeconds)
      #expect(abs((way.figures.ascent ?? 0) - (read.figures.ascent ?? 0)) < 0.5)
      #expect(way.stays.count == read.stays.count)
    }
    #expect(Self.tracks(try #require(try WayTrip.file(of: again))) == Self.tracks(text))
  }

  private static func tracks(_ text: String) -> Substring {
    text[(text.range(of: "<trk>")?.lowerBound ?? text.startIndex)...]
  }

  @Test("gives places with their names and times")
  func places() async throws {
    let text = try #require(try WayTrip.file(of: try WayTrip.make()))
    let marks = try #require(try await Self.reading(text).tracks.first).waypoints
    #expect(marks.map(\.name) == ["Hut", "Spring"])
    #expect(marks[1].note == "Cold & clear" && marks[1].point.instant == Instant(seconds: 1_777_818_600))
  }

  @Test(
    "is read by gpxpy with the same points, times and lengths",
    .enabled(if: GPXPy.isThere, "`make oracles` installs it, and `make test` does that by itself"))
  func oracle() throws {
    var trip = try WayTrip.make()
    trip.tracks[0] = try Self.walk(seed: 5).tracks[0]
    let read = try GPXPy.reading(try #require(try WayTrip.file(of: trip)))
    #expect(read.title == "Here & <there>" && read.version == "1.1" && read.routes == 0)
    #expect(read.tracks.map(\.name) == ["By moonlight", "2026-05-05-ride"])
    #expect(read.tracks.map(\.about) == ["", "2026-05-05"])
    let plan = try WayTrip.plan(trip)
    for (theirs, ours) in zip(read.tracks, plan.way.tracks) {
      #expect(abs(theirs.metres - ours.recordedMetres) < ours.recordedMetres / 100)
    }
    for (theirs, ours) in zip(read.tracks, trip.tracks) {
      #expect(theirs.segments.map(\.count) == ours.segments.map(\.count))
      for (point, own) in zip(theirs.segments.joined(), ours.segments.joined()) {
        #expect(abs((point[0] ?? .nan) - own.coordinate.latitude) < 1e-7)
        #expect(abs((point[1] ?? .nan) - own.coordinate.longitude) < 1e-7)
        #expect(point[2].map { abs($0 - (own.elevation ?? .nan)) < 0.01 } ?? (own.elevation == nil))
        #expect(point[3].map { Int($0) } == own.instant?.seconds)
      }
    }
  }
}

/// gpxpy, the reader of tracks that most Python programs use; `make oracles` installs it.
enum GPXPy {
  struct Reading: Decodable {
    struct Track: Decodable {
      var name: String?
      var about: String
      var metres: Double
      /// Latitude, longitude, height and second of each point.
      var segments: [[[Double?]]]
    }

    var title: String?
    var version: String?
    var tracks: [Track]
    var routes: Int
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let isThere = FileManager.default.fileExists(atPath: root + "/.build/oracles/installed")

  static func reading(_ text: String) throws -> Reading {
    let folder = FileManager.default.temporaryDirectory.path + "/tripbook-gpxpy-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/track.gpx"))
    try Data().write(to: URL(fileURLWithPath: folder + "/told"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: root + "/.build/oracles/bin/python")
    process.arguments = [root + "/Tests/Oracles/ways.py", folder + "/track.gpx"]
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: folder + "/told"))
    try process.run()
    process.waitUntilExit()
    return try JSONDecoder().decode(
      Reading.self, from: try Data(contentsOf: URL(fileURLWithPath: folder + "/told")))
  }
}
