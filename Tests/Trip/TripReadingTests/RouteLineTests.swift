import Claims
import Foundation
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("Lines of planned routes")
struct RouteLineTests {
  /// A point each hundredth of a degree up a meridian, `each` of them, in elements of a name.
  private static func points(_ name: String, each: Int) -> String {
    stride(from: 0, through: 100, by: each).map { step in
      "<\(name) lat=\"48.\(step < 10 ? "0" : "")\(step)\" lon=\"8.2\"/>"
    }
    .filter { !$0.contains("48.100") }.joined()
  }

  private static func track(_ inside: String) async throws -> Track {
    let gpx = """
      <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:x="http://example.org/x">\(inside)</gpx>
      """
    let folder = try TripFolder(["tracks/loop.gpx": gpx])
    return try unwrapped(try await folder.read().trip.tracks.first)
  }

  @Test("are drawn through all that the device computed between two points")
  func finer() async throws {
    let between = Self.points("x:rpt", each: 10)
    let route = """
      <rte><rtept lat="47.9" lon="8.2"><extensions><x:Route>\(between)</x:Route></extensions></rtept>\
      <rtept lat="49" lon="8.2"/></rte>
      """
    let track = try await Self.track(route)
    claim(track.segments.map(\.count), is: [12])
    #expect(track.segments[0].allSatisfy { $0.isPlanned && $0.instant == nil })
  }

  @Test("are told from tracks that are estimates, which were travelled")
  func estimates() async throws {
    let segment = "<trkseg>\(Self.points("trkpt", each: 50))</trkseg>"
    let route = "<rte><rtept lat=\"10\" lon=\"8.2\"/><rtept lat=\"11\" lon=\"8.2\"/></rte>"
    let track = try await Self.track("<trk><src>estimate</src>\(segment)</trk><trk>\(segment)</trk>\(route)")
    claim(track.segments.map { $0.map(\.isEstimate) }, is: [[true, true], [false, false], [false, false]])
    claim(track.segments.map { $0.map(\.isPlanned) }, is: [[false, false], [false, false], [true, true]])
  }

  @Test("are those of a track of the same file that leads through all their points", arguments: [8.2, 8.21])
  func coarse(longitude: Double) async throws {
    let route = """
      <rte><rtept lat="48" lon="8.2"/><rtept lat="48.505" lon="\(longitude)"/><rtept lat="48.9" lon="8.2"/></rte>
      """
    let inside = "<trk><trkseg>\(Self.points("trkpt", each: 5))</trkseg></trk>\(route)"
    let track = try await Self.track(inside)
    // A route that leads elsewhere is one of its own.
    claim(track.segments.map(\.count), is: longitude == 8.2 ? [20] : [20, 3])
    #expect(track.segments[0].allSatisfy { !$0.isPlanned })
  }

  @Test(
    "are also lines of a map with few points far apart, unless its file is named after a day",
    arguments: [
      ("map.kml", 15.0, true), ("map.kml", 0.1, false), ("2026-05-03.kml", 15.0, false),
      ("day-02/map.kml", 15.0, false),
    ])
  func drawn(file: String, step: Double, isPlanned: Bool) async throws {
    let points = (0..<6).map { "8.2,\(48 + Double($0) * step / 111.2)" }.joined(separator: " ")
    let line = "<Placemark><LineString><coordinates>\(points)</coordinates></LineString></Placemark>"
    let reading = try await TripFolder([file: "<kml><Document>\(line)</Document></kml>"]).read()
    let track = try unwrapped(reading.trip.tracks.first)
    claim(track.segments.flatMap { $0 }.map(\.isPlanned), is: Array(repeating: isPlanned, count: 6))
  }
}
