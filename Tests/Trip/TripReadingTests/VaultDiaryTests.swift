import Claims
import Diagnostics
import Testing
import TripModel
import TripReading

@Suite("Daily notes of a vault")
struct VaultDiaryTests {
  private static let dates = "start: 2026-05-03\nend: 2026-05-05\n"

  /// The entries that are kept back, and what is told of diaries.
  private func read(
    _ files: [String: String], _ settings: String = Self.dates
  ) async throws -> (kept: [String], told: [String]) {
    let folder = files.merging(["trip.yml": settings]) { file, _ in file }
    let reading = try await TripFolder(folder).read()
    return (
      reading.trip.entries.filter { !$0.keptBack.isEmpty }.map(\.file),
      reading.told.filter { $0.contains("daily note") }
    )
  }

  private static let vaults: [String: String] = [
    "obsidian": ".obsidian/app.json", "logseq": "logseq/config.edn", "journals": "journals/2026_05_04.md",
  ]

  @Test("of days outside the trip are kept back, and told once", arguments: vaults.keys.sorted())
  func outside(vault: String) async throws {
    let file = try unwrapped(Self.vaults[vault])
    let (kept, told) = try await read([
      file: "Text", "Daily/2026-05-01.md": "Salary", "Daily/2026-05-04.md": "Sea",
      "Daily/2026_05_06.md": "Home",
    ])
    claim(kept, is: ["Daily/2026-05-01.md", "Daily/2026_05_06.md"], "\(told)")
    claim(
      told.map { $0.prefix { $0 != "|" } },
      is: [
        "note may-be-private Daily/2026-05-01.md 2 daily notes of this vault are of days outside the trip (from 2026-05-03 to 2026-05-05), and kept back as your diary: Daily/2026-05-01.md, Daily/2026_05_06.md "
      ])
  }

  @Test("without dates of the trip those long before and after its pictures are")
  func seen() async throws {
    let files = [
      ".obsidian/app.json": "Text", "a.gpx": recording(on: "2026-05-03"),
      "b.gpx": recording(on: "2026-05-05"), "Daily/2026-04-28.md": "Salary",
      "Daily/2026-05-01.md": "Packed", "Daily/2026-05-04.md": "Sea", "Daily/2026-05-09.md": "Home",
    ]
    let (kept, told) = try await read(files, "title: X\n")
    claim(kept, is: ["Daily/2026-04-28.md", "Daily/2026-05-09.md"], "\(told)")
    claim(told.first ?? "", has: "(from 2026-05-03 to 2026-05-05 by its pictures and tracks)")
  }

  @Test("the note with links to them calls the trip")
  func title() async throws {
    let days = (3...5).map { "2026-05-0\($0)" }
    var files = Dictionary(uniqueKeysWithValues: days.map { ("Daily/\($0).md", "Sea") })
    files[".obsidian/app.json"] = "Text"
    files["MOC.md"] = "# Lyon → Palermo\n\n" + days.map { "- [[\($0)]]\n" }.joined()
    files["Other.md"] = "# Other\n\n[[2026-05-03]]\n"
    let reading = try await TripFolder(files).read()
    claim(reading.trip.settings.title, is: "Lyon → Palermo")
  }

  private static let others = table(
    """
    2026-05-01.md | Packed → kept
    2026/05/01.md | Packed → kept
    2026-05-01.md | ---¶tags: [daily]¶---¶Packed → kept
    2026-05-01.md | ---¶public: []¶---¶Packed → kept
    2026-05-01.md | ---¶private: no¶---¶Packed → -
    2026-05-01.md | ---¶publish: true¶---¶Packed → -
    2026-05-01.md | ---¶date: 2026-05-03¶---¶Packed → -
    2026-05-01 packing.md | Packed → kept
    2026-05-01 packing.md | ---¶private: no¶---¶Packed → -
    2026-05-01T1405.md | Packed → kept
    2026-05-01 to 2026-05-03 Flight.md | Packed → -
    2026-05-01 to 2026-05-03.md | Packed → kept
    2026-05-03.md | Went → -
    """)

  @Test("are those whose name begins with a day and that do not say otherwise", arguments: others)
  func names(note: String, verdict: String) async throws {
    let parts = note.replacing("¶", with: "\n").split(separator: " | ").map(String.init)
    let (kept, told) = try await read([".obsidian/app.json": "{}", "Daily/" + parts[0]: parts[1]])
    claim(kept.isEmpty, is: verdict == "-", "\(told)")
    claim(told.isEmpty, is: verdict == "-")
    let (without, _) = try await read(["Daily/" + parts[0]: parts[1]])
    claim(without, is: [])
  }

  @Test("are all of the trip where nothing says when that was", arguments: ["", "end: 2026-05-05\n"])
  func undated(settings: String) async throws {
    let (kept, _) = try await read([".obsidian/app.json": "{}", "Daily/2026-05-01.md": "Packed"], settings)
    claim(kept, is: [])
  }

  @Test("take along the pictures that nothing else shows")
  func pictures() async throws {
    let reading = try await TripFolder([
      "trip.yml": Self.dates, ".obsidian/app.json": "{}", "Daily/2026-05-01.md": "![[a.png]]", "a.png": "x",
    ]).read()
    claim(reading.trip.filesKeptBack.map(\.files), is: [["a.png"]])
  }
}
