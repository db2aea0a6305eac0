import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("Days in names")
struct DayNameTests {
  @Test(
    "are dates in the ways in which people write them, numbers in many languages, and nothing else",
    arguments: [
      ("2026-05-03 Belém", "2026-05-03 Belém"), ("2026.05.03", "2026-05-03 "),
      ("2026-05-03-walk", "2026-05-03 walk"), ("2026-05-03-élan", "2026-05-03 élan"), ("2026-05-031", nil),
      ("20260503_walk", "2026-05-03 walk"),
      ("2026-5-3-walk", "2026-05-03 walk"), ("2026_5_13", "2026-05-13 "),
      ("13.05.2026 Lisboa", "2026-05-13 Lisboa"),
      ("05-13-2026", "2026-05-13 "), ("5.5.2026", "2026-05-05 "), ("05.06.2026", nil), ("2026-13-01", nil),
      ("2026-02-30", nil),
      ("day-02-belem", "2 belem"), ("Day 2", "2 "), ("Tag 3", "3 "), ("jour-04", "4 "),
      ("dia_5-porto", "5 porto"),
      ("День 6", "6 "), ("DAY_03", "3 "), ("day03", "3 "), ("Day #4", "4 "), ("Day - 1", "1 "),
      ("day---1", "1 "),
      ("day-0", "0 "), ("day--1-packing", "-1 packing"), ("day_-2", "-2 "), ("Day -3", "-3 "),
      ("Tag −1", "-1 "),
      ("day-2a-morning", "2 morning"), ("day-2b", "2 "), ("1st day", "1 "), ("2nd-day-in-rome", "2 in-rome"),
      ("3. Tag", "3 "),
      ("4º día", "4 "), ("1er jour", "1 "), ("2e jour", "2 "), ("第3天", "3 "), ("4日目 京都", "4 京都"),
      ("Day 3 - 2026-05-03 Belém", "2026-05-03 Belém"), ("Day 2026-05-03", "2026-05-03 "),
      ("IMG_0003", nil), ("E4", nil), ("GR20", nil), ("01-lisbon", nil), ("7 day trip", nil),
      ("10 days in Rome", nil), ("day2026", nil),
      ("daylight 3", nil), ("Dagali 2", nil), ("day-2nd", nil), ("A7", nil), ("D3", nil), ("3 May", nil),
    ] as [(String, String?)])
  func names(name: String, expected: String?) {
    let found = DayName(name)
    let told = found.map { ($0.date?.description ?? $0.number.map(String.init) ?? "?") + " " + $0.rest }
    claim(told, is: expected)
  }

  @Test(
    "of a folder's entry are those of what lies beside it, unless more entries are there, or a folder further in names one"
  )
  func folders() {
    func entry(_ file: String, _ date: String?) -> JournalEntry {
      var entry = JournalEntry(file: file, slugWish: "")
      entry.day = date.flatMap { LocalDate(iso: $0) }.map { .frontMatter($0) }
      return entry
    }
    let folders = FolderEntries([
      entry("day--1-packing/index.md", "2026-04-29"), entry("2026/index.md", "2026-05-01"),
      entry("2026/a/index.md", "2026-05-02"),
      entry("day-3/notes.md", "2026-05-04"), entry("day-3/more.md", "2026-05-04"),
      entry("open/index.md", nil),
      entry("journal/2026-05-09.md", "2026-05-09"),
    ])
    let expected = [
      "day--1-packing/walk.gpx": "day--1-packing/index.md",
      "day--1-packing/gpx/x/walk.gpx": "day--1-packing/index.md",
      "day--1-packing/day-1/walk.gpx": nil, "2026/walk.gpx": nil, "2026/a/walk.gpx": "2026/a/index.md",
      "day-3/a.jpg": "day-3/notes.md",
      "open/walk.gpx": nil, "journal/walk.gpx": nil, "walk.gpx": nil,
    ]
    for (file, entry) in expected { claim(folders.entry(of: file), is: entry, "\(file)") }
  }

  private static let way = """
    <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
    <trkpt lat="38.1" lon="-9"/><trkpt lat="38.2" lon="-9"/></trkseg></trk></gpx>
    """

  @Test("of several tracks in one folder are by their own numbers where they have any")
  func severalTracks() async throws {
    let folder = try TripFolder([
      "days/index.md": "---\ndate: 2026-05-03\n---\nText.", "days/day-1.gpx": Self.way,
      "days/day-2.gpx": Self.way, "days/x.gpx": Self.way,
    ])
    let tracks = try await folder.read().trip.tracks
    claim(tracks.map(\.folderEntry), is: [nil, nil, "days/index.md"])
  }
}
