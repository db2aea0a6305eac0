import Claims
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("Copies that two devices made of one text")
struct ConflictCopyTests {
  private func entries(_ files: [String: String]) async throws -> [String] {
    try await TripFolder(
      files.merging(["trip.yml": "start: 2026-05-03\nend: 2026-05-05\n"]) { own, _ in own }
    ).read().trip.entries
      .map(\.file)
  }

  @Test(
    "are no entries where nothing stands in them that does not in the other",
    arguments: [
      "2026-05-04 Mon 2.md", "2026-05-04 Mon (1).md", "2026-05-04 Mon copy.md",
      "2026-05-04 Mon.sync-conflict-2026.md",
    ])
  func copy(name: String) async throws {
    try await claim(
      entries(["2026-05-04 Mon.md": "Sea.\n\nSand.\n", name: "Sea.\n"]), is: ["2026-05-04 Mon.md"])
    try await claim(entries(["2026-05-04 Mon.md": "Sea.\n", name: "Sea.\n\nSand.\n"]), is: [name])
  }

  @Test("stay where they tell more, and where one of them keeps something back or holds a code")
  func others() async throws {
    let texts = [
      ("Sea.\n", "Sand.\n"), ("---\nprivate: yes\n---\nSea.\n", "Sea.\n"),
      ("Sea.\n", "---\nprivate: yes\n---\nSea.\n"),
      ("---\nbooking: X7K2PQ9\n---\nSea.\n", "Sea.\n"),
    ]
    for (first, second) in texts {
      let files = ["2026-05-04 Mon.md": first, "2026-05-04 Mon 2.md": second]
      try await claim(entries(files).count, is: 2, "\(first)\(second)")
    }
  }
}

@Suite("What daily notes hold for their writer")
struct VaultApparatusTests {
  private static let dates = "start: 2026-05-03\nend: 2026-05-05\n"

  @Test("is left out in a vault, and told", arguments: [true, false])
  func leftOut(isVault: Bool) async throws {
    let text = "Sea.\n\n- [ ] phone the dentist\n- [x] plasters\n\nsteps:: 14210\n\n`a:: b`\n\nSand.\n"
    var files = [
      "journal/2026-05-04.md": text, "journal/2026-05-05.md": "- [ ] write this up\n", "trip.yml": Self.dates,
    ]
    if isVault { files[".obsidian/app.json"] = "{}" }
    let reading = try await TripFolder(files).read()
    let told = reading.trip.entries.map(\.body.plainText).joined()
    claim(
      ["dentist", "14210", "plasters"].map { told.contains($0) }, is: Array(repeating: !isVault, count: 3))
    claim(["Sea", "Sand", "a:: b"].map { told.contains($0) }, is: [true, true, true])
    claim(reading.trip.entries.count, is: isVault ? 1 : 2)
    claim(reading.told.contains { $0.contains("Things to do, and fields") }, is: isVault)
  }

  @Test(
    "goes on keeping the note back, or hiding what a comment holds",
    arguments: [
      "private:: yes\n\nSECRET", "publish date:: 2030-01-01\n\nSECRET", "tags:: #private\n\nSECRET",
      "- [ ] call #private\n\nSECRET",
      "- [ ] buy %% the ring\n\nSECRET\n\n%%", "mood:: <!-- bad\n\nSECRET\n\n-->",
      "- [ ] Privat:\n  - SECRET",
    ])
  func kept(text: String) async throws {
    let files = [
      ".obsidian/app.json": "{}", "journal/2026-05-04.md": "Sea.\n\n" + text + "\n", "trip.yml": Self.dates,
    ]
    let entries = try await TripFolder(files).read().trip.entries
    claim(entries.contains { $0.keptBack.isEmpty && $0.body.plainText.contains("SECRET") }, is: false)
  }
}
