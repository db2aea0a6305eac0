import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("What is a track")
struct TrackKindTests {
  private static let batch = """
    {"locations": [{"type": "Feature", "geometry": {"type": "Point", "coordinates": [-9.2, 38.7]},
      "properties": {"timestamp": "2026-05-03T10:00:00Z"}}, {"type": "Feature", "geometry": {"type": "Point",
      "coordinates": [-9.1, 38.7]}, "properties": {"timestamp": "2026-05-03T10:09:00Z"}}]}
    """

  @Test("GeoJSON that is called JSON is a track where no picture lies beside it, and kept back among drafts")
  func json() async throws {
    let folder = try TripFolder([
      "a.json": Self.batch, "tracks/b.json": Self.batch, "tracks/c.json": "{\"geometry\": 1}",
      "photos/d.json": Self.batch, "photos/d.jpg": "no picture", "maps/e.json": Self.batch,
      "_drafts/f.json": Self.batch,
    ])
    let trip = try await folder.read().trip
    claim(trip.tracks.map(\.file), is: ["_drafts/f.json", "a.json", "tracks/b.json"])
    #expect(trip.tracks.allSatisfy { $0.segments.map(\.count) == [2] })
    claim(trip.filesKeptBack.map(\.files), is: [["_drafts/f.json"]])
  }

  @Test(
    "Google's history of places is told in each of its forms",
    arguments: [
      "{\"locations\": [{\"latitudeE7\": 1}]}", "{\"timelineObjects\": []}", "{\"semanticSegments\": []}",
      "[{\"timelinePath\": []}]",
    ])
  func timeline(text: String) async throws {
    let folder = try TripFolder(["a.json": text, "x/b.json": "{\"name\": \"a package\"}"])
    let told = try await folder.read().told.filter { $0.contains("file-not-read") }
    #expect(told.count == 1 && told[0].contains("Google's location history"))
  }

  @Test(
    "A table is one of positions by the names of its columns",
    arguments: [
      ("time,lat,lon\n1,2,3", true), ("INDEX;LATITUDE N/S;LONGITUDE E/W", true),
      ("\u{FEFF}\"Latitude\"\t\"Longitude\"", true), ("timestamp,latitudeE7,longitudeE7", true),
      ("name,lat,lng\r\n", true), ("thing,weight\nlat,lon", false), ("late,price", false), ("", false),
      ("longitude only", false),
    ] as [(String, Bool)])
  func table(text: String, isTable: Bool) {
    #expect((TrackKinds.headOfPositions(Array(text.utf8)) != nil) == isTable)
  }
}
