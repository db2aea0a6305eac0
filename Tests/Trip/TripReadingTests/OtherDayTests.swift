import Claims
import Diagnostics
import Testing
import TripModel
import TripReading

@Suite("An entry whose file's name says another day than its date")
struct OtherDayTests {
  private static let rows: [(file: String, date: String, isTold: Bool)] = [
    ("2026-05-04-belem.md", "2026-05-09", true), ("2026-05-04-belem.md", "2026-05-04", false),
    ("2026-05-04-belem/index.md", "2026-05-09", true), ("2026-05-04-lisbon/belem.md", "2026-05-09", false),
    ("belem.md", "2026-05-09", false), ("day-02-belem.md", "2026-05-09", false),
    // The night after a day, and a moment with its offset.
    ("2026-05-04-belem.md", "2026-05-05 00:30", false), ("2026-05-04-belem.md", "2026-05-03 00:30", true),
    ("2026-05-04-belem.md", "2026-05-05 14:05", true),
    ("2026-05-04-belem.md", "2026-05-03T23:30-07:00", false),
    ("2026-05-04-belem.md", "2026-05-07T23:30-07:00", true),
  ]

  @Test("is told of a post of the morning after as well, where its hour is written beside")
  func hourBeside() async throws {
    let text = "---\ndate: 2026-02-02 09:10\ntime: 21:00\n---\nWe sat.\n"
    let reading = try await TripFolder(["journal/2026-02-01-a.md": text]).read()
    claim(reading.diagnostics.count { $0.code == .otherDay }, is: 1)
  }

  @Test("is told, unless its folder or the clock makes the difference", arguments: rows)
  func told(file: String, date: String, isTold: Bool) async throws {
    let text = "---\ntitle: Belém\ndate: \(date)\n---\nWe ate.\n"
    let reading = try await TripFolder(["journal/" + file: text]).read()
    let lines = reading.diagnostics.filter { $0.code == .otherDay && $0.severity == .note }.map {
      $0.place?.span?.line
    }
    claim(lines, is: isTold ? [3] : [])
  }

  @Test(
    "is of the day of its name where it was put up on the morning after and the next day has a text of its own",
    arguments: [
      ("2026-02-02 09:10:00 -0300", "2026-02-02-b.md", "2026-02-01"),
      ("2026-02-02 09:10", "2026-02-02-b.md", "2026-02-01"),
      // Nothing of the next day, or another text of the day, or the afternoon, or the calendar of UTC.
      ("2026-02-02 09:10", "2026-02-05-b.md", nil), ("2026-02-02 09:10", "2026-02-01-b.md", nil),
      ("2026-02-02 14:10:00 -0300", "2026-02-02-b.md", nil),
      ("2026-02-02 09:10:00 +1300", "2026-02-02-b.md", nil),
    ] as [(String, String, String?)])
  func morningAfter(date: String, other: String, day: String?) async throws {
    let reading = try await TripFolder([
      "journal/2026-02-01-ruta.md": "---\ntitle: Ruta\ndate: \(date)\n---\nWe sat.\n",
      "journal/" + other: "We ate.\n",
    ]).read()
    let entry = try unwrapped(reading.trip.entries.first { $0.file.contains("ruta") })
    claim(entry.day?.date.description, is: day)
    claim(entry.time == nil, is: day != nil)
    let told = reading.diagnostics.filter { $0.code == .otherDay }
    claim(told.count, is: date.contains("+1300") ? 0 : 1, "\(told)")
  }

  @Test(
    "keeps that of its name beside a date, which may be told by another clock",
    arguments: [
      ("2026-05-03-tet.md", "2026-05-02T18:30:00Z", "2026-05-03"),
      ("2026-05-03-tet.md", "2026-05-03", "2026-05-03"), ("tet.md", "2026-05-03", nil),
    ] as [(String, String, String?)])
  func named(file: String, date: String, named: String?) async throws {
    let text = "---\ntitle: Tết\ndate: \(date)\n---\nWe ate.\n"
    let trip = try await TripFolder(["journal/" + file: text]).read().trip
    claim(trip.entries.map { $0.namedDay?.description }, is: [named])
  }
}
