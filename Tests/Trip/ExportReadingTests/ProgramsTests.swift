import ExportFiles
import Foundation
import Importing
import Testing

@testable import ExportReading

@Suite("The programs whose exports are read")
struct ProgramsTests {
  @Test("have names of their own, and none takes a folder of notes and pictures for its own")
  func strangers() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("a.txt", "12:00 lunch: soup"), ("b.json", "{\"a\": [1]}"), ("c.md", "# C"), ("d.jpg", "-"),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let export = try Export([("notes", folder.path)])
    #expect(ExportPrograms.recognize(export).map(\.source.program).isEmpty)
    #expect(Set(ExportPrograms.all.map(\.program)).count == ExportPrograms.all.count)
  }
}
