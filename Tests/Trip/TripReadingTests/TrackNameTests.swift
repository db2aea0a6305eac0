import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("Names of tracks")
struct TrackNameTests {
  private static let track = """
    <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
    <trkpt lat="38.1" lon="-9"/><trkpt lat="38.2" lon="-9"/></trkseg></trk></gpx>
    """

  @Test(
    "give the day as those of entries do, else as those of pictures do, else by their folders",
    arguments: [
      ("2026-05-03-walk.gpx", "2026-05-03"), ("tracks/20260503.gpx", "2026-05-03"),
      ("tracks/2026_05_03 evening.kml", "2026-05-03"), ("3 May 2026 to the lake.gpx", "2026-05-03"),
      ("tracks/walk-2026-05-03.gpx", "2026-05-03"), ("activity_20260503_1420.tcx", "2026-05-03"),
      ("day-02.gpx", "2"), ("tracks/Day 2 over the pass.gpx", "2"), ("tag-3-x.gpx", "3"),
      ("2026-05-03 Belém/walk.gpx", "folder 2026-05-03"), ("2026/05/03/walk.gpx", "folder 2026-05-03"),
      ("2026/05/03.gpx", "folder 2026-05-03"), ("tracks/Day 2/walk.gpx", "folder 2"),
      ("2026-05-04/2026-05-03.gpx", "2026-05-03"), ("walk.gpx", nil), ("tracks/route-1234567890.gpx", nil),
      ("tracks/2026-13-03.gpx", nil), ("tracks/daylight.gpx", nil),
    ] as [(String, String?)])
  func names(file: String, day: String?) {
    let told: String? =
      switch NamedDay(ofTrack: file) {
      case .fileName(let date): date.description
      case .fileNumber(let number): String(number)
      case .folderName(let date): "folder \(date)"
      case .folderNumber(let number): "folder \(number)"
      case .told, .ofWithheldHour, nil: nil
      }
    claim(told, is: day)
  }

  @Test("are read with the tracks")
  func read() async throws {
    let folder = try TripFolder(["tracks/day-02/walk.gpx": Self.track])
    try await claim(folder.read().trip.tracks.map(\.namedDay), is: [.folderNumber(2)])
  }

  @Test(
    "are links of an entry, by whatever path, and no link to nothing",
    arguments: [
      "[the walk](../tracks/walk.gpx)", "[the walk](/tracks/walk.gpx)", "[the walk](walk.gpx)",
      "[the walk](<../tracks/Walk.GPX>)", "We [went](../tracks/walk.gpx#top) and [came](../tracks/walk.gpx).",
    ])
  func links(text: String) async throws {
    let folder = try TripFolder(["journal/2026-05-03-x.md": text, "tracks/walk.gpx": Self.track])
    let reading = try await folder.read()
    claim(reading.trip.entries.map(\.linkedTracks), is: [["tracks/walk.gpx"]])
    #expect(!reading.diagnostics.contains { $0.code == .linkToNothing })
  }

  @Test("in a field of any name are the entry's, and that field is not passed over")
  func fields() async throws {
    let folder = try TripFolder([
      "journal/2026-05-03-x.md":
        "---\ngpx: ../tracks/walk.gpx\nroutes: [walk.gpx, other.gpx, none.gpx]\n---\nText.",
      "journal/2026-05-04-x.md": "---\ngpx: none.gpx\n---\nText.", "tracks/walk.gpx": Self.track,
      "tracks/other.gpx": Self.track,
    ])
    let reading = try await folder.read()
    claim(
      reading.trip.entries.map(\.linkedTracks),
      is: [
        ["tracks/walk.gpx", "tracks/other.gpx"], [],
      ])
    let passedOver = reading.diagnostics.filter { $0.code == .foreignField }
    #expect(passedOver.count == 1 && passedOver[0].message.contains("gpx"))
    claim(passedOver[0].place?.file, is: "journal/2026-05-04-x.md")
  }

  @Test("that a text does not have are links to nothing, as before")
  func missing() async throws {
    let folder = try TripFolder([
      "journal/2026-05-03-x.md": "[the walk](../tracks/wlak.gpx)", "tracks/walk.gpx": Self.track,
    ])
    #expect(try await folder.read().diagnostics.contains { $0.code == .linkToNothing })
  }
}
