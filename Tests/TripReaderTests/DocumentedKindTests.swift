import Foundation
import Handbook
import Testing
import TripModel

@Suite("The kinds of entries that the documents list")
struct DocumentedKindTests {
  @Test("are those that have a drawing, each with the other words for it")
  func table() throws {
    let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../docs")
    let handbook = Handbook(folder: docs.standardizedFileURL.path)
    let section = try #require(handbook.section(named: "Kinds", in: "files/entry.md"))
    let rows = try #require(section.tables.first { $0.head.first == "kind" }?.rows)
    #expect(
      rows.map { HandbookTable.code(in: $0[0]) + HandbookTable.code(in: $0[2]) }
        == KnownKind.allCases.map(\.words))
  }
}
