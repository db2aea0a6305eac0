import Diagnostics
import Foundation
import Testing
import TrackFile

/// One line of the oracle that gpxpy wrote about a real file.
private struct OracleLine {
  var file: String
  var tracks: Int
  var segments: Int
  var points: Int
  var waypoints: Int
  /// Routes and their points, as `1/23`.
  var routes: String
  /// Seconds since 1970 of the first and the last point that has a time, in the order of the file.
  var times: [Double]
  var kilometres: Double

  init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count > 9, let tracks = Int(fields[2]), let segments = Int(fields[3]),
      let points = Int(fields[4]), let waypoints = Int(fields[5]), let kilometres = Double(fields[9])
    else { return nil }
    file = fields[0]
    (self.tracks, self.segments, self.points, self.waypoints) = (tracks, segments, points, waypoints)
    routes = fields[6]
    self.kilometres = kilometres
    times = fields[7...8].compactMap(Self.seconds)
  }

  /// Of `2024-12-18T08:44:09.25+07:00`; without an offset it is UTC.
  private static func seconds(_ text: String) -> Double? {
    guard let parts = text.wholeMatch(of: /(.{19})(\.\d+)?([+-]\d\d:\d\d)?/),
      let second = try? Date(parts.1 + (parts.3 ?? "+00:00"), strategy: .iso8601)
    else { return nil }
    return second.timeIntervalSince1970 + (parts.2.flatMap { Double("0" + $0) } ?? 0)
  }
}

private let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(
  path: "../../../../shared/corpus"
).standardized
private let hasCorpus = FileManager.default.fileExists(atPath: corpus.appending(path: "GPX.tsv").path)

@Suite("Real tracks", .enabled(if: hasCorpus, "the folder of real tracks is not here"))
struct CorpusTrackTests {
  @Test("Tracks, segments, points, waypoints, routes and length are what gpxpy found")
  func agreement() throws {
    let table = try String(contentsOf: corpus.appending(path: "GPX.tsv"), encoding: .utf8)
    for line in table.split(separator: "\n").dropFirst() {
      guard let oracle = OracleLine(line) else { continue }
      let reading = TrackReader.read(path: corpus.appending(path: oracle.file).path, file: oracle.file)
      let document = reading.document
      let segments = document.tracks.flatMap(\.segments)
      #expect(document.tracks.count == oracle.tracks, "\(oracle.file)")
      #expect(segments.count == oracle.segments, "\(oracle.file)")
      #expect(segments.joined().count == oracle.points, "\(oracle.file)")
      #expect(document.waypoints.count == oracle.waypoints, "\(oracle.file)")
      let routePoints = document.routes.map(\.points.count).reduce(0, +)
      #expect("\(document.routes.count)/\(routePoints)" == oracle.routes, "\(oracle.file)")
      let timed = segments.joined().compactMap(\.time)
      #expect(timed.isEmpty == oracle.times.isEmpty, "\(oracle.file)")
      for (time, theirs) in zip([timed.first, timed.last], oracle.times) {
        #expect(abs((time ?? .nan) - theirs) < 0.001, "\(oracle.file)")
      }
      let kilometres = segments.map { length(of: $0) }.reduce(0, +) / 1_000
      #expect(abs(kilometres - oracle.kilometres) <= 0.000_002 + oracle.kilometres * 0.001, "\(oracle.file)")
    }
  }

  @Test("Every file of a kind that is read gives something, or is told; mistakes in a text have their line")
  func everyFile() throws {
    let folders = ["gpx", "kml", "other-tracks"].map { corpus.appending(path: $0) }
    let endings: Set = ["gpx", "kml", "kmz", "tcx", "json", "geojson"]
    var count = 0
    for folder in folders {
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where endings.contains(String(file.split(separator: ".").last ?? "")) {
        let reading = TrackReader.read(path: folder.appending(path: file).path, file: file)
        #expect(!reading.document.isEmpty || !reading.diagnostics.isEmpty, "\(file)")
        for diagnostic in reading.diagnostics where diagnostic.code != .emptyTrack {
          #expect(diagnostic.place?.span != nil, "\(file): \(diagnostic.message)")
        }
        count += 1
      }
    }
    #expect(count > 100)
  }

  /// Metres along a path on a sphere of gpxpy's radius.
  private func length(of points: [GeoPoint]) -> Double {
    zip(points, points.dropFirst()).map { one, other in
      let radians = Double.pi / 180
      let north = sin((other.latitude - one.latitude) * radians / 2)
      let east = sin((other.longitude - one.longitude) * radians / 2)
      let share = north * north + cos(one.latitude * radians) * cos(other.latitude * radians) * east * east
      return 2 * 6_378_137 * asin(min(1, share.squareRoot()))
    }.reduce(0, +)
  }
}
