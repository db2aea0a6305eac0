import Rounds
import Testing
import TripNotation

/// Holds the reader against another full YAML parser, one made for YAML 1.2: never another tree.
///
/// It refuses a few things that are right: tabs within plain text, `["a":b]`, a second `...`, empty lines that
/// begin a block text. There Yams has to have the same tree, or we a diagnostic.
@Suite(
  "Against ruamel.yaml",
  .enabled(if: Ruamel.isThere, "`make oracles` installs it, and `make test` does that by itself"))
struct RuamelTests {
  @Test("What our own tests, the samples and composed documents hold is the tree of ruamel.yaml, or refused")
  func samples() throws {
    try compare(TreeTests.cases.map(\.0) + Samples.all + OracleDocuments.composed)
  }

  @Test("Generated documents", arguments: OracleDocuments.generatedSeeds)
  func generated(seed: UInt64) throws {
    try compare(Self.some(of: OracleDocuments.generated(seed)))
  }

  @Test("Broken documents and heaps of signs", arguments: OracleDocuments.mutatedSeeds)
  func mutated(seed: UInt64) throws {
    try compare(Self.some(of: OracleDocuments.mutated(seed) + OracleDocuments.noise(seed)))
  }

  /// It takes ten times as long as Yams, which reads all of them by day, too. They are made in turns of three and of four
  /// kinds, and every eleventh meets all of these.
  private static func some(of texts: [String]) -> [String] { Rounds.some(of: texts, oneIn: 11) }

  private func compare(_ texts: [String]) throws {
    let accepted = texts.compactMap { text in Tree(accepted: text).map { (text: text, tree: $0) } }
    #expect(!accepted.isEmpty)
    let theirs = try Ruamel.trees(accepted.map(\.text))
    try #require(theirs.count == accepted.count)
    var refused = 0
    for (ours, theirs) in zip(accepted, theirs) where ours.tree != theirs {
      refused += 1
      let isRefused = theirs == .broken
      let isNoticed = Tree(yams: ours.text) == ours.tree || !read(ours.text).diagnostics.isEmpty
      #expect(isRefused && isNoticed, "\(ours.text.debugDescription): \(ours.tree), there \(theirs)")
    }
    #expect(refused * 4 < accepted.count, "ruamel.yaml refuses too much to say anything")
  }
}
