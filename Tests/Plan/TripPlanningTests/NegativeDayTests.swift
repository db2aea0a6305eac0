import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Days before the first, and days of folders")
struct NegativeDayTests {
  private static func way(_ file: String, _ day: NamedDay?, beside entry: String? = nil) throws -> Track {
    var track = try track(file, [(0...10).map { (try at(38 + Double($0) / 100, -9), nil) }])
    (track.namedDay, track.folderEntry) = (day, entry)
    return track
  }

  private static func numbered(_ number: Int, _ date: String? = nil) throws -> JournalEntry {
    var entry = try entry("day-\(number)/index.md")
    entry.dayNumber = number
    entry.day = try date.map { .frontMatter(try day($0)) }
    return entry
  }

  private func days(_ trip: Trip) throws -> [String] {
    let plan = try planned(trip, today: "2026-06-01").plan
    return plan.way.tracks.map { $0.days.first?.description ?? "-" }
  }

  @Test("bundles of negative days have the dates of their entries, and the tracks in all of them, too")
  func bundles() throws {
    let dates = [-2: "2026-04-28", -1: "2026-04-29", 1: "2026-04-30", 2: "2026-05-01", 3: "2026-05-02"]
    let entries = try dates.sorted { $0.key < $1.key }.map { try Self.numbered($0.key, $0.value) }
    let tracks = try entries.map { entry in
      try Self.way(
        "day-\(entry.dayNumber ?? 0)/walk.gpx", .folderNumber(entry.dayNumber ?? 0), beside: entry.file)
    }
    #expect(try days(Trip(entries: entries, tracks: tracks)).sorted() == dates.values.sorted())
    // Without the entries' word the positive ones agree on the first day, whatever `start` says, and the negative
    // ones are told by theirs.
    let bare = try dates.keys.sorted().map { try Self.way("gpx/day \($0).gpx", .fileNumber($0)) }
    let start = try settings { $0.start = try day("2026-04-28") }
    #expect(try days(Trip(start, entries: entries, tracks: bare)).sorted() == dates.values.sorted())
  }

  @Test("a day before the first is a date where there is a day 0, else it is told to be none")
  func zero() throws {
    let start = try settings { $0.start = try day("2026-05-01") }
    let counted = try planned(Trip(start, entries: [Self.numbered(-1), Self.numbered(0), Self.numbered(1)]))
      .plan
    claim(
      counted.journal.entries.map(\.day.value.description), is: ["2026-04-29", "2026-04-30", "2026-05-01"])
    let open = try planned(Trip(start, entries: [Self.numbered(-1), Self.numbered(1)]))
    claim(open.plan.journal.entries.count, is: 1)
    claim(open.diagnostics.map(\.code), is: [.entryWithoutDay])
    claim(open.diagnostics[0].message, has: "day 0")
  }

  @Test("a track is of the day of its folder's entry before any number, and after a date in its own name")
  func order() throws {
    let start = try settings { $0.start = try day("2026-05-01") }
    let entry = try Self.numbered(7, "2026-05-20")
    let cases: [(NamedDay?, String)] = try [
      (nil, "2026-05-20"), (.fileNumber(2), "2026-05-20"), (.folderNumber(2), "2026-05-20"),
      (.folderName(day("2026-05-09")), "2026-05-20"), (.fileName(day("2026-05-09")), "2026-05-09"),
    ]
    for (name, expected) in cases {
      try claim(
        days(Trip(start, entries: [entry], tracks: [Self.way("day-7/x.gpx", name, beside: entry.file)])),
        is: [expected])
    }
  }

  @Test("a picture without a time is of the day of its folder's entry")
  func pictures() throws {
    let entry = try Self.numbered(7, "2026-05-20")
    var photo = Photo(file: "day-7/a.jpg", contentHash: "a", width: 400, height: 300)
    (photo.namedDay, photo.folderEntry) = (.folderNumber(2), entry.file)
    let trip = Trip(try settings { $0.start = try day("2026-05-01") }, entries: [entry], photos: [photo])
    try claim(planned(trip).plan.media.photos.map { $0.day?.value.day }, is: [20])
    var text = try Self.numbered(2)
    (text.file, text.folderEntry) = ("day-7/evening.md", entry.file)
    try claim(planned(Trip(entries: [entry, text])).plan.journal.entries.map(\.day.value.day), is: [20, 20])
  }
}
