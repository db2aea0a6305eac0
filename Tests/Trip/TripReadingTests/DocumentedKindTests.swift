import Claims
import Foundation
import Documentation
import Testing
import TripModel

@testable import TripReading

@Suite("The kinds of entries that the documents list")
struct DocumentedKindTests {
  @Test("are those that have a drawing, each with the other words for it")
  func table() throws {
    let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(
        "../../docs")
    let handbook = Handbook(folder: docs.standardizedFileURL.path)
    let section = try unwrapped(handbook.section(named: "Kinds", in: "files/entry.md"))
    let rows = try unwrapped(section.tables.first { $0.head.first == "kind" }?.rows)
    claim(
      rows.map { HandbookTable.code(in: $0[0]) + HandbookTable.code(in: $0[2]) },
      is: KnownKind.allCases.map(\.words))
  }
}

@Suite("The words that the documents list for what is kept back")
struct DocumentedWordTests {
  @Test("are understood, of every language")
  func table() throws {
    let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(
        "../../docs")
    let handbook = Handbook(folder: docs.standardizedFileURL.path)
    let section = try unwrapped(handbook.section(named: "In other words", in: "privacy.md"))
    let rows = try unwrapped(section.tables.first?.rows)
    claim(rows.count, is: VisibilityWords.all.count)
    // Norwegian has three codes.
    claim(rows.count, is: VisibilityWords.languages.count - 2)
    for row in rows {
      let words = row.dropFirst().map { HandbookTable.code(in: $0) }
      #expect(words.count == 6 && words.allSatisfy { !$0.isEmpty })
      #expect(words[0].allSatisfy { VisibilityVocabulary.reason($0) == .draft }, "\(words[0])")
      #expect((words[1] + words[2]).allSatisfy { VisibilityVocabulary.reason($0) == .isPrivate }, "\(words)")
      #expect(words[3].allSatisfy { MeantKey($0)?.key == .published }, "\(words[3])")
      #expect(words[4].allSatisfy { VisibilityVocabulary.answer($0) == true }, "\(words[4])")
      #expect(words[5].allSatisfy { VisibilityVocabulary.answer($0) == false }, "\(words[5])")
    }
  }

  @Test("mean one thing: no answer is both, and no word that leaves out is one for everybody")
  func rows() {
    for row in VisibilityWords.all {
      let yes = row.yes.split(separator: ",").map(String.init)
      #expect(yes.allSatisfy { VisibilityVocabulary.answer($0) == true }, "\(yes)")
      let open = row.open.split(separator: ",").map(String.init)
      #expect(open.allSatisfy { !VisibilityVocabulary.isForFew($0) }, "\(open)")
    }
  }
}
