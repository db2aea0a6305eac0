import ExportFiles
import Importing
import Testing

@testable import ExportReading

@Suite("The programs whose exports are read")
struct ProgramsTests {
  @Test("have names of their own, and none takes a folder of notes and pictures for its own")
  func strangers() {
    let export = GivenExport([
      "a.txt": "12:00 lunch: soup", "b.json": "{\"a\": [1]}", "c.md": "# C", "d.jpg": "-",
    ]).export
    #expect(ExportPrograms.recognize(export).map(\.source.program).isEmpty)
    #expect(
      ExportPrograms.all.map(\.program).sorted() == [
        "Day One", "Facebook", "GPX, KML and TCX", "Google Photos", "Google Timeline", "Instagram",
        "Polarsteps",
        "Strava", "WhatsApp",
      ])
  }
}
