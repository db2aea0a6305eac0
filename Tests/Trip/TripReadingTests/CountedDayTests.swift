import Claims
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("Days of a diary that are counted, or are numbers beside others")
struct CountedDayTests {
  private static let headings = table(
    """
    Day 3 (Wed) - Hakone or bust → 3 3 Hakone or bust
    Day 1 → 1 - ·
    **3. Tag:** Sterzing → 3 - Sterzing
    Día 4 (viernes) → 4 5 ·
    Jour 2 – mardi – la mer → 2 2 la mer
    Day 12 (Fri) → 12 5 ·
    Day 2! → 2 - ·
    第3天 → 3 - ·
    Day 2 of the fair → -
    Day → -
    Day 0 → -
    3 castles → -
    """)

  @Test("a heading counts a day, and says its weekday and a title beside", arguments: headings)
  func heading(text: String, expected: String) {
    let found = CountedHeading(text[...]).map { heading in
      "\(heading.number) \(heading.weekday.map(String.init) ?? "-") \(heading.title.isEmpty ? "·" : heading.title)"
    }
    claim(found ?? "-", is: expected)
  }

  /// A recording of each of some days of August 2026.
  private static func tracks(_ days: [Int]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: days.map { day in
        let date = "2026-08-" + (day < 10 ? "0" : "") + String(day)
        let point = "<trkpt lat=\"56\" lon=\"-3\"><time>\(date)T10:00:00Z</time></trkpt>"
        return ("gpx/\(date).gpx", "<gpx version=\"1.1\"><trk><trkseg>\(point)</trkseg></trk></gpx>")
      })
  }

  private func days(_ headings: [String], seen: [Int], settings: String? = nil) async throws -> [String] {
    var files = Self.tracks(seen)
    files["journal.md"] = headings.map { "## \($0)\n\nWalked.\n" }.joined(separator: "\n")
    if let settings { files["trip.yml"] = settings }
    return try await TripFolder(files).read().trip.entries.compactMap { entry in
      entry.day.map { "\($0.date.day)\(entry.title.map { " " + $0.value } ?? "")" }
    }
  }

  // 2026-08-04 is a Tuesday.
  @Test(
    "counted days begin where the days of the week beside them agree, with the day that one heading tells, or with the first picture",
    arguments: [
      (["Day 1 (Tue) - Perth", "Day 2 (Wed)", "Day 3 (Thu)"], [4, 6], ["4 Perth", "5", "6"]),
      // Pictures came a day late; and one weekday is wrong.
      (["Day 1 (Tue)", "Day 2 (Wed)", "Day 3 (Fri)", "Day 4 (Fri)"], [5, 6, 7], ["4", "5", "6", "7"]),
      (["Day 1 (4 August)", "Day 2", "Day 4"], [4, 9], ["4", "5", "7"]),
      (["Day 1", "Day 2", "Day 3"], [4, 5, 6], ["4", "5", "6"]),
      // More days of pictures than are counted, or weekdays that do not agree: nothing tells which was the first.
      (["Day 1", "Day 2", "Day 3"], [4, 5, 6, 8], []), (["Day 1", "Day 2"], [4, 5], []),
      (["Day 1 (Tue)", "Day 2 (Fri)", "Day 3 (Mon)"], [4, 5, 6], []),
      (["Day 1 of the fair", "Day 2 of the fair"], [4, 5], []),
    ] as [([String], [Int], [String])])
  func counted(headings: [String], seen: [Int], expected: [String]) async throws {
    try await claim(days(headings, seen: seen), is: expected)
  }

  @Test("a written start says which was the first")
  func written() async throws {
    let settings = "start: 2026-08-03\nend: 2026-08-09\n"
    try await claim(
      days(["Day 1 (Fri)", "Day 2 – Perth", "Day 9"], seen: [], settings: settings), is: ["3", "4 Perth"])
  }

  @Test(
    "a number alone is the next such day behind the one above",
    arguments: [
      (["Tuesday 4", "5", "6."], ["4", "5", "6"]), (["4 August", "7"], ["4", "7"]),
      (["4 August", "8", "9 August"], ["4", "9"]), (["4 August", "3", "6 August"], ["4", "6"]),
      (["4 August", "7", "6 August"], ["4", "6"]), (["4 August", "5 ducks", "6 August"], ["4", "6"]),
    ] as [([String], [String])])
  func numbers(headings: [String], expected: [String]) async throws {
    try await claim(days(headings, seen: [4, 5, 6, 7, 8, 9]), is: expected)
  }

  @Test(
    "a short weekday of three letters needs no month where it agrees",
    arguments: [
      (["Dom 9", "Lun 10"], ["9", "10"]), (["Dom 10", "Lun 11"], []),
    ])
  func shortWeekdays(headings: [String], expected: [String]) async throws {
    try await claim(days(headings, seen: [8, 9, 10, 11]), is: expected)
  }

  @Test(
    "a plan is none: days that are counted beside dates, below a heading that says so, or in another order",
    arguments: [
      "# Plan\n\n## Day 1\n\nPLAN\n\n## Day 2\n\nPLAN\n\n# Diary\n\n### 4 August\n\nReal.\n\n### 5 August\n\nReal.\n",
      "# Our plan\n\n## Day 1\n\nPLAN\n\n## Day 2\n\nPLAN\n\n## Day 3\n\nPLAN\n\n# Later\n\nNothing.\n",
      "## 6 August (day 3)\n\nReal.\n\n## Day 1\n\nPLAN\n\n## Day 2\n\nPLAN\n",
    ])
  func plans(text: String) async throws {
    let files = Self.tracks([4, 5, 6]).merging(["journal.md": text]) { $1 }
    let entries = try await TripFolder(files).read().trip.entries
    claim(entries.contains { $0.body.plainText.contains("PLAN") }, is: false)
  }

  @Test("a number below a higher heading that stands between is no day")
  func lists() async throws {
    let text = "## 4 August\n\nA.\n\n## 5\n\nB.\n\n# Top five\n\n## 6\n\nLIST\n"
    let files = Self.tracks([4, 5, 6, 7]).merging(["journal.md": text]) { $1 }
    let entries = try await TripFolder(files).read().trip.entries
    claim(entries.compactMap { $0.day?.date.day }, is: [4, 5])
  }
}
