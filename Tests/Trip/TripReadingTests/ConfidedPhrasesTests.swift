import Claims
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("Lines that say that something is for nobody else")
struct ConfidedPhrasesTests {
  @Test(
    "are known by whole phrases, in any case and with any marks",
    arguments: [
      ("He cried.\n\nI wrote it down. I don’t want it anywhere else.", 2),
      ("Namiot w wydmach, nielegalnie, nie mówić nikomu.", 0),
      ("One\r\n~~Usunąć przed pokazaniem komukolwiek~~", 1), ("Bitte nicht\nweitersagen!", 0),
      ("NE LE DITES À PERSONNE", 0), ("(no se lo digas a nadie)", 0), ("Никому не говорить.", 0),
      ("À supprimer avant lundi", 0), ("אל תספרו לאף אחד", 0), ("nobody needs to know", 0),
      ("We told nobody. They need to know.", nil), ("Nobody needs to knowledge", nil),
      ("A secret beach between us and the road.", nil), ("I don't want", nil), ("", nil),
      ("Don't tell Mum", nil),
    ] as [(String, Int?)])
  func found(text: String, line: Int?) { claim(ConfidedPhrases.line(in: text), is: line) }

  @Test("keep back their paragraph, which is told once of a text, and not what stands beside a comment")
  func told() async throws {
    func told(_ text: String) async throws -> [String] {
      let reading = try await TripFolder(["journal/2026-05-03.md": text]).read()
      let words = reading.trip.entries.map(\.body.plainText).joined()
      claim(words.contains("Walked"), is: true)
      claim(words.contains("cried"), is: !text.contains("Nobody needs"))
      return reading.told.filter { $0.contains("keeps back its paragraph") }
    }
    let found = try await told(
      "---\ntitle: Roof\n---\nWalked.\n\nHe cried.\nNobody needs to know.\nJust between us.\n")
    claim(found.count, is: 1, "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("warning may-be-private journal/2026-05-03.md:6:1 ") })
    #expect(!"\(found)".contains("Nobody"))
    try await claim(told("Walked. He cried. <!-- nobody needs to know -->\n"), is: [])
    let both = "Walked. He cried. <!-- nobody needs to know -->\n\nPrivat: we quarrelled.\n"
    try await claim(told(both).count, is: 1)
    try await claim(told("Walked. He cried. %% nobody needs to know %%\n"), is: [])
  }

  @Test(
    "keep back what belongs to their line: what a heading stands above, a row, an item, a message with its first line",
    arguments: [
      "## Just between us\n\nSECRET", "**Just between us**\n\nSECRET",
      "Please don't tell anyone:\n\n- SECRET",
      "### Not for Grandma Jo\n\nSECRET", "Not for Grandma Jo:\n\n- SECRET", "Not for mum – SECRET",
      "(mine) SECRET",
      "| a | b |\n|---|---|\n| SECRET | please don't tell anyone |", "- SECRET, please don't tell anyone",
      "### SECRET (mine)", "Only for Eva: SECRET", "_Not for Grandma Jo_\n\nSECRET",
      "On the 3rd SECRET, on the\n4. of May we went.\nPlease don't tell anyone.",
    ])
  func parts(text: String) async throws {
    let file = "Walked.\n\n\(text)\n\n## Evening\n\nSlept.\n"
    let days = "## 3 May\n\nRode.\n\n## 4 May\n\n" + file.replacing("## ", with: "### ")
    for files in [
      ["2026-05-03.md": file], ["journal.md": days, "trip.yml": "start: 2026-05-03\nend: 2026-05-04\n"],
    ] {
      let reading = try await TripFolder(files).read()
      let open = reading.trip.entries.filter(\.keptBack.isEmpty).map(\.body.plainText).joined()
      claim(open.contains("SECRET"), is: false, "\(text): \(open)")
      claim(reading.told.contains { $0.hasPrefix("warning may-be-private") }, is: true, "\(reading.told)")
    }
  }

  @Test("in the heading of a day keep back that")
  func day() async throws {
    let text = "## 3 May\n\nRode.\n\n## 4 May – please don't tell anyone\n\nSECRET\n"
    let reading = try await TripFolder([
      "journal.md": text, "trip.yml": "start: 2026-05-03\nend: 2026-05-04\n",
    ]).read()
    claim(reading.trip.entries.map(\.keptBack.isEmpty), is: [true, false])
  }
}
