import PreviewServing
import SiteBuilding
import Testing
import TripModel

@testable import TripbookCommands

/// J2, B10: what the preview of a day offers.
@Suite("What a preview notes beside a day")
struct DayNoteTests {
  private let day = LocalDate(iso: "2026-05-03")

  @Test("is a line to copy for each thing that fits, with the folder as one types it")
  func lines() throws {
    let day = PreviewDay(date: try #require(day), isUnwritten: false, additions: [.entry, .attraction])
    let note = PageNote(day, folder: EditSession.typed("my trip's"))
    #expect(note.lead == nil)
    #expect(
      note.commands.map(\.line) == [
        "tripbook new entry 'my trip'\\''s' --day 2026-05-03",
        "tripbook new attraction 'my trip'\\''s' --day 2026-05-03",
      ])
  }

  @Test("is a gentle word of a day without an entry")
  func unwritten() throws {
    let day = PreviewDay(date: try #require(day), isUnwritten: true, additions: [.entry])
    let note = PageNote(day, folder: "lisbon")
    #expect(note.label == "No entry yet")
    #expect(note.lead == "Nobody has written about this day yet.")
  }
}
