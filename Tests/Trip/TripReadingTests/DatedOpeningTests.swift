import Claims
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("Texts that begin with their day")
struct DatedOpeningTests {
  private func read(_ files: [String: String]) async throws -> [JournalEntry] {
    let point = "<trkpt lat=\"56\" lon=\"-3\"><time>2026-08-09T10:00:00Z</time></trkpt>"
    let track = ["a.gpx": "<gpx version=\"1.1\"><trk><trkseg>\(point)</trkseg></trk></gpx>"]
    return try await TripFolder(files.merging(track) { own, _ in own }).read().trip.entries
  }

  @Test(
    "a line of a day and a title is their heading, and a sentence is none",
    arguments: [
      ("Thu 6 August - Otley to Perth, 312 km (rain)", true), ("**6 August: Otley**", true),
      ("August 6 – Otley", true), ("6.8. – Otley", true),
      ("6 August was a day - we walked.", false), ("On 6 August - Otley.", false),
      ("We left on 6 August - Otley", false),
      ("6 August", false), ("Otley to Perth", false), ("6 August - Otley. Then Perth. Rain", false),
    ])
  func line(text: String, isHeading: Bool) async throws {
    let entries = try await read(["2026-08-06.md": text + "\n\nWalked.\n"])
    claim(entries.map { $0.body.firstHeading != nil }, is: [isHeading])
  }

  @Test("it is none above other headings, nor alone")
  func others() async throws {
    let line = "6 August - Otley"
    for text in [line + "\n", line + "\n\n## Evening\n\nTea.\n", line + "\nand on.\n\nWalked.\n"] {
      let entries = try await read(["2026-08-06.md": text])
      claim(
        entries.map { $0.body.blocks.first.map { if case .heading = $0 { true } else { false } } },
        is: [false])
    }
  }

  @Test("texts whose names count days have the days that most of their first lines tell")
  func counted() async throws {
    let entries = try await read([
      "day01.md": "Thu 6 August - Otley\n\nWalked.\n", "day02.md": "Fri 7 August - Perth\n\nWalked.\n",
      "day03.md": "Rain.\n", "day04.md": "Sun 8 August - Wick\n\nWalked.\n",
    ])
    claim(
      entries.map { $0.day?.date.description ?? $0.dayNumber.map(String.init) ?? "-" },
      is: ["2026-08-06", "2026-08-07", "3", "4"])
  }
}
