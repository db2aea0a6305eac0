import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("A day kept as YAML")
struct DayFileTests {
  @Test(
    "is an entry by its name or by what it says",
    arguments: [
      ("2026-05-03 Belém/day.yaml", "text: We ate."), ("2026-05-03.yml", "notes: We ate."),
      ("days/three/day.yml", "date: 2026-05-03\nstory: We ate."),
      ("a/b.yml", "day: 2026-05-03\ntext: We ate."),
      ("x.yaml", "datum: 2026-05-03\ninhalt: We ate."),
      ("2026-05-03/entry.yaml", "content: |\n  We ate.\nmood: full"),
      ("2026-05-03/day.yaml", "text:\n  - We ate."),
    ] as [(String, String)])
  func isEntry(file: String, text: String) async throws {
    let reading = try await TripFolder([file: text]).read()
    let entry = try unwrapped(reading.trip.entries.first, "\(reading.told)")
    claim(entry.day?.date, is: LocalDate(iso: "2026-05-03"))
    #expect(entry.body.blocks.count == 1 && reading.told.isEmpty, "\(reading.told)")
  }

  @Test(
    "is none without a day or without words",
    arguments: [
      ("a/b.yml", "text: We ate."), ("a/b.yml", "date: 2026-05-03\nversion: 3"),
      ("a/b.yml", "date: 2026-05-03\ntext: 5"),
      ("a/day.yaml", "title: x"),
    ] as [(String, String)])
  func isNone(file: String, text: String) async throws {
    let reading = try await TripFolder([file: text, "a.jpg": ""]).read()
    claim(reading.trip.entries.isEmpty, is: true)
    claim(reading.told.count { $0.contains("file-not-read") }, is: 1, "\(reading.told)")
  }

  @Test("tells what is wrong in its text on the line of the file")
  func lines() async throws {
    let text =
      "title: Belém\ntext: |\n  We ate.\n\n  See ![](gone.jpg)\nmood: full\nnotes: And [more](nowhere.md)\n"
    let told = try await TripFolder(["2026-05-03/day.yaml": text]).read().told
    claim(told.count, is: 2, "\(told)")
    #expect(told[0].hasPrefix("warning missing-picture 2026-05-03/day.yaml:5:"))
    #expect(told[1].hasPrefix("warning link-to-nothing 2026-05-03/day.yaml:7:"))
  }

  @Test(
    "is kept back with the pictures of its folder when it says so, or may say so",
    arguments: ["private: yes\ntext: We ate.", "text: We ate.\ndraft: maybe", "private: yes\ntext: [oh"])
  func keptBack(text: String) async throws {
    let folder = try TripFolder(["2026-05-03/day.yaml": text, "2026-05-03/a.jpg": "", "b.md": "x"])
    let trip = try await folder.read().trip
    #expect(trip.entries.allSatisfy { !$0.keptBack.isEmpty })
    #expect(trip.filesKeptBack.contains { $0.files.contains("2026-05-03/a.jpg") })
  }
}

@Suite("What a new entry is before anything is written in it")
struct UntouchedStubTests {
  private static let first = StubText.firstEntry

  @Test(
    "is a draft",
    arguments: [
      "---\ntitle: Setting out\n---\n\n\(first[0])\n\n\(first[1])\n", first[0], "  " + first[1] + "  \r\n",
      "---\ntitle:\n---\n\n", "---\ntitle: Belém\ntime: 14:05\nplace: Belém\nprompt: Who?\n---\n",
    ])
  func draft(text: String) async throws {
    let reading = try await TripFolder(["journal/2026-05-03.md": text]).read()
    let entry = try unwrapped(reading.trip.entries.first)
    claim(entry.keptBack.map(\.reason), is: [.draft])
    claim(reading.diagnostics.map(\.code), is: [.emptyEntry], "\(reading.told)")
  }

  @Test(
    "is published with anything of its author's own",
    arguments: [
      "---\ntitle: Setting out\n---\nWe left.\n\n\(first[1])\n",
      "---\ntitle: x\ndescription: We left.\n---\n\(first[0])\n",
      "---\ntitle: x\nmood: tired\n---\n",
    ])
  func published(text: String) async throws {
    let reading = try await TripFolder(["journal/2026-05-03.md": text]).read()
    let entry = try unwrapped(reading.trip.entries.first)
    #expect(entry.keptBack.isEmpty && reading.told.count == 1, "\(reading.told)")
    #expect(reading.told[0].hasPrefix("warning empty-entry"))
  }

  @Test("is published with a picture that lies beside it")
  func withPicture() async throws {
    let files = ["2026-05-03/index.md": "---\ntitle: x\n---\n", "2026-05-03/a.jpg": ""]
    let trip = try await TripFolder(files).read().trip
    claim(trip.entries.first?.keptBack.isEmpty, is: true)
  }
}
