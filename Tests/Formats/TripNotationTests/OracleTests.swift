import Diagnostics
import Testing
import TripNotation
import Yams

/// Holds the reader against a full YAML parser, libyaml: what we accept is the same tree there.
@Suite("Against Yams")
struct OracleTests {
  @Test("Every tree of our own tests is the tree of Yams", arguments: TreeTests.cases.map(\.0))
  func trees(_ text: String) {
    compare(text)
  }

  @Test("Every sample of the repository is read like Yams reads it, or refused")
  func samples() {
    #expect(Samples.all.count > 200)
    let accepted = Samples.all.count { compare($0) }
    #expect(accepted > 150, "too few samples are right YAML to say anything")
  }

  @Test("Everything that can be composed of a few pieces is read like Yams reads it, or refused")
  func composed() {
    for text in OracleDocuments.composed { compare(text) }
  }

  @Test("Generated documents", arguments: OracleDocuments.generatedSeeds)
  func generated(seed: UInt64) {
    let accepted = OracleDocuments.generated(seed).count { compare($0) }
    #expect(accepted > 500, "too few documents are right YAML to say anything")
  }

  @Test("Broken documents", arguments: OracleDocuments.mutatedSeeds)
  func mutated(seed: UInt64) {
    for text in OracleDocuments.mutated(seed) { compare(text) }
  }

  @Test("Heaps of signs", arguments: OracleDocuments.noiseSeeds)
  func noise(seed: UInt64) {
    for text in OracleDocuments.noise(seed) { compare(text) }
  }

  @Test(
    "A tab that means nothing is refused by Yams, and read with a warning at it",
    arguments: [
      ("a: b\n\t\nc: d\n", 2, 1), ("\t# comment\na: b\n", 1, 1), ("- \t# comment\n- a\n", 1, 3),
      ("a: b\n\t\n  c\n", 2, 1), (" \t\n---\na: b\n", 1, 2), ("-\t\n", 1, 2), ("-\t", 1, 2), ("\t", 1, 1),
      ("a: b\n...\n\t", 3, 1),
    ])
  func tabs(_ text: String, _ line: Int, _ column: Int) {
    #expect(throws: (any Error).self) { try Yams.compose(yaml: text) }
    let said = read(text).diagnostics
    #expect(said.map(\.code) == [.tabIndent])
    #expect(said.first?.severity == .warning)
    #expect(said.first?.place?.span?.line == line)
    #expect(said.first?.place?.span?.column == column)
  }

  /// - Returns: whether we accept the text.
  @discardableResult
  private func compare(_ text: String) -> Bool {
    guard let ours = Tree(accepted: text) else { return false }
    if let theirs = Tree(yams: text) {
      #expect(ours == theirs, "\(text.debugDescription)")
    } else {
      #expect(!read(text).diagnostics.isEmpty, "Yams refuses it: \(text.debugDescription)")
      #expect(ours == Tree(yams: MeaninglessTabs.removed(from: text)), "\(text.debugDescription)")
    }
    return true
  }
}
