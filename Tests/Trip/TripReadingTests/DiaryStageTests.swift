import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("A diary in several texts")
struct DiaryStageTests {
  private static let trip = "start: 2026-08-01\nend: 2026-08-22\n"
  private static let words = Array(repeating: "We walked on", count: 14).joined(separator: " ") + ".\n"

  private static func text(_ days: String...) -> String {
    "# Stage\n\n" + days.map { "## \($0)\n\n\(words)\n" }.joined()
  }

  private static let row = [
    "01 Otley-Perth.md": text("Tuesday 4", "5 Aug – Pies"), "02 wick.md": text("Thursday 6"),
    "03 home again.md": text("Fri 7 Aug"),
  ]

  private func read(_ files: [String: String]) async throws -> TripReader.Reading {
    try await TripFolder(files.merging(["trip.yml": Self.trip]) { own, _ in own }).read()
  }

  private func days(_ files: [String: String]) async throws -> [String] {
    try await read(files).trip.entries.map(\.file)
  }

  @Test("texts with numbers whose days follow each other are one, and it is told")
  func row() async throws {
    let reading = try await read(Self.row)
    claim(
      reading.trip.entries.map(\.file),
      is: [
        "01 Otley-Perth.md#2026-08-04", "01 Otley-Perth.md#2026-08-05", "02 wick.md#2026-08-06",
        "03 home again.md#2026-08-07",
      ])
    claim(reading.trip.entries[1].title?.value ?? "-", is: "Pies")
    let told = reading.told.filter { $0.hasPrefix("warning read-as-entry 01 Otley-Perth.md") }
    claim(told.count, is: 1, "\(reading.told)")
  }

  @Test(
    "a row with a text in another order, without words, with other names, or alone is none",
    arguments: [
      ["01 a.md": text("Thursday 6", "7 Aug"), "02 b.md": text("4 Aug", "5 Aug")],
      [
        "01 a.md": "## 4 Aug\n\n- hotel\n\n## 5 Aug\n\n- bus\n",
        "02 b.md": "## 6 Aug\n\n- bus\n\n## 7 Aug\n\n- bus\n",
      ],
      ["a.md": text("4 Aug", "5 Aug"), "b.md": text("6 Aug", "7 Aug")],
      ["01 a.md": text("4 Aug", "5 Aug")], ["01 a.md": text("4 Aug"), "02 b.md": text("5 Aug")],
      ["01 plan.md": text("4 Aug", "5 Aug"), "02 itinerary.md": text("6 Aug", "7 Aug")],
      ["01 private.md": text("4 Aug", "5 Aug"), "02 only for us.md": text("6 Aug", "7 Aug")],
      ["notes/01 a.md": text("4 Aug", "5 Aug"), "notes/02 b.md": text("6 Aug", "7 Aug")],
      ["01 a.md": text("4 Aug", "5 Aug"), "01 a copy.md": text("6 Aug", "7 Aug")],
    ])
  func none(files: [String: String]) async throws {
    try await claim(days(files), is: [])
  }

  @Test("what such a text keeps back stays so, and one without days stays out")
  func kept() async throws {
    var files = Self.row
    files["00 bookings.md"] = "# Bookings\n\nCode 4071.\n"
    files["02 wick.md"] = "---\nprivate: yes\n---\n" + Self.text("Thursday 6")
    files["03 home again.md"] = Self.text("Fri 7 Aug (private)")
    let entries = try await read(files).trip.entries
    claim(entries.map { $0.keptBack.isEmpty }, is: [true, true, false, false])
    claim(entries.contains { $0.file.contains("00") }, is: false)
  }

  @Test(
    "a text among them that is a list, a letter or says that it is for somebody stays out",
    arguments: [
      ("03 home again.md", "## Fri 7 Aug\n\n- Hotel Swan, paid 120\n"), ("03 für Oma.md", text("Fri 7 Aug")),
      ("03 home again.md", "## Fri 7 Aug\n\nDear Jo,\n\n\(words)"), ("03 therapy.md", text("Fri 7 Aug")),
      ("03 bookings.md", text("Fri 7 Aug")), ("03 home again.md", text("Tue 18 Aug")),
    ])
  func others(file: String, text: String) async throws {
    var files = Self.row
    files["03 home again.md"] = nil
    files[file] = text
    let told = try await days(files)
    claim(told.contains { $0.hasPrefix("03") }, is: false, "\(told)")
  }
}
