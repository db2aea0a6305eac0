import Claims
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("A diary without headings")
struct PlainDiaryTests {
  private static let trip = "start: 2025-09-11\nend: 2025-09-14\n"
  private static let words =
    Array(repeating: "We drove and walked and looked at a lake", count: 9).joined(separator: " ") + "."

  private static func text(_ days: String...) -> String { days.map { "\($0)\(words)\n\n" }.joined() }

  private func read(_ files: [String: String]) async throws -> TripReader.Reading {
    try await TripFolder(files.merging(["trip.yml": Self.trip]) { own, _ in own }).read()
  }

  private func days(_ files: [String: String]) async throws -> [String] {
    try await read(files).trip.entries.compactMap { $0.day?.date.description }
  }

  @Test(
    "has its days where paragraphs begin with them",
    arguments: [
      ["Thursday. ", "Fri - ", "Sat: ", "Sun. "],
      ["11 Sept. ", "12 September: ", "Saturday 13 Sept - ", "14.9. - "],
      ["Day 1. ", "Day 2 - ", "Day 3: ", "Day 4. "],
    ])
  func days(openings: [String]) async throws {
    let text = openings.map { "\($0)\(Self.words)\n\n" }.joined()
    let expected = (11...14).map { "2025-09-\($0)" }
    try await claim(days(["journal.md": text]), is: expected)
    try await claim(days(["diary.txt": text]), is: expected)
  }

  @Test("says where each of them stands")
  func lines() async throws {
    let text = Self.text("Thursday. ", "Fri - ") + "Please don't tell anyone that we fell in.\n"
    let told = try await read(["journal.md": text]).told
    claim(told.contains { $0.hasPrefix("warning may-be-private journal.md:5:1") }, is: true, "\(told)")
  }

  @Test(
    "is none where anything but a remark says that it is private",
    arguments: [
      "This diary is private.\n\n", "Mein Tagebuch, Finger weg!\n\n", "Privat:\n\n",
      "Monday (private). We met.\n\n",
      "4 May: private. We met.\n\n", "4 May. Nur für uns. We met.\n\n", "Dear Anna,\n\n",
    ])
  func closed(line: String) async throws {
    try await claim(days(["journal.md": Self.text("Thursday. ", "Fri - ") + line]), is: [])
    try await claim(days(["journal.md": line + Self.text("Thursday. ", "Fri - ")]), is: [])
  }

  @Test("is none where words stand above its first day, which may say for whom it is")
  func above() async throws {
    try await claim(days(["journal.md": "For my eyes.\n\n" + Self.text("Thursday. ", "Fri - ")]), is: [])
  }

  @Test("ends with its last day, and not with what stands behind a rule", arguments: ["\n\n", "---\n\n"])
  func end(mark: String) async throws {
    let text = Self.text("Thursday. ", "Fri - ") + mark + "Passwords for the bank: see the book.\n"
    let entries = try await read(["journal.md": text]).trip.entries
    claim(entries.count, is: 2)
    claim(entries.contains { $0.body.plainText.contains("Passwords") }, is: false)
  }

  @Test("of any name it is one where no other text tells of the trip, and that is told")
  func only() async throws {
    let ways = (11...14).map { ("\($0).gpx", recording(on: "2025-09-\($0)")) }
    let files = Dictionary(ways + [("notes.txt", Self.text("Thursday. ", "Fri - ", "Sat: "))]) { first, _ in
      first
    }
    let reading = try await read(files)
    claim(reading.trip.entries.count, is: 3)
    let told = reading.told.filter { $0.hasPrefix("warning read-as-entry notes.txt Its 3 days are entries") }
    claim(told.count, is: 1, "\(reading.told)")
    // Beside an entry, of fewer days, in few words, of two texts, or of a plan it is none.
    let others: [[String: String]] = [
      ["2025-09-11 Lake.md": "Wet."],
      ["notes.txt": Self.text("Thursday. ", "Fri - ").replacing("Fri", with: "A")],
      ["notes.txt": "Thursday. Wet.\n\nFri - Dry.\n\nSat: Wet.\n"],
      ["more.txt": Self.text("Thursday. ", "Fri - ", "Sat: ")],
    ]
    for other in others {
      let entries = try await read(files.merging(other) { $1 }).trip.entries
      claim(entries.contains { $0.file.hasPrefix("notes.txt") }, is: false, "\(other.keys)")
    }
    let plan = files.filter { $0.key != "notes.txt" }.merging(["plan.txt": files["notes.txt"] ?? ""]) { $1 }
    try await claim(read(plan).trip.entries.count, is: 0)
  }
}
