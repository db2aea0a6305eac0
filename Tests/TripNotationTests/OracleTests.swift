import Diagnostics
import Testing
import TripNotation
import Yams

/// Holds the reader against a full YAML parser: what we accept is the same tree there.
@Suite("Against Yams")
struct OracleTests {
  @Test("Every tree of our own tests is the tree of Yams", arguments: TreeTests.cases.map(\.0))
  func trees(_ text: String) {
    compare(text)
  }

  @Test("Everything that can be composed of a few pieces is read like Yams reads it, or refused")
  func composed() {
    for first in Pieces.heads {
      for value in Pieces.values {
        for tail in Pieces.tails {
          compare(first + value + tail)
        }
      }
    }
  }

  @Test("Generated documents", arguments: 0..<8)
  func generated(seed: UInt64) {
    var source = RandomDocument(seed: seed)
    var accepted = 0
    for _ in 0..<800 {
      if compare(source.document()) { accepted += 1 }
    }
    #expect(accepted > 200, "too few documents are right YAML to say anything")
  }

  @Test("Broken documents", arguments: 100..<108)
  func mutated(seed: UInt64) {
    var source = RandomDocument(seed: seed)
    for _ in 0..<800 {
      compare(source.mutated(source.document()))
    }
  }

  @Test("Heaps of signs", arguments: 200..<204)
  func noise(seed: UInt64) {
    var source = RandomDocument(seed: seed)
    for _ in 0..<1000 { compare(source.noise()) }
  }

  /// Where YAML 1.2 accepts what libyaml, made for 1.1, refuses: tabs on blank lines and before comments.
  static let stricterInYams = [
    "a: b\n\t\nc: d\n", "\t# comment\na: b\n", "- \t# comment\n- a\n",
  ]

  @Test("Yams refuses tabs that mean nothing", arguments: stricterInYams)
  func knownDifference(_ text: String) {
    #expect(throws: (any Error).self) { try Yams.compose(yaml: text) }
    #expect(read(text).diagnostics.isEmpty)
  }

  /// - Returns: whether we accept the text.
  @discardableResult
  private func compare(_ text: String) -> Bool {
    let reading = read(text)
    guard !reading.diagnostics.contains(where: { $0.severity == .error }) else { return false }
    let theirs = (try? tree(text)) ?? (try? tree(withoutMeaninglessTabs(text)))
    #expect(Tree(reading.root) == theirs, "\(text.debugDescription)")
    return true
  }

  private func tree(_ text: String) throws -> Tree {
    try Yams.compose(yaml: text).map { Tree($0) } ?? .empty
  }

  /// The text without tabs before comments and line ends.
  private func withoutMeaninglessTabs(_ text: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      var line = String(line)
      let content = line.firstIndex { $0 != " " && $0 != "\t" && $0 != "-" } ?? line.endIndex
      if content == line.endIndex || line[content] == "#" {
        line = String(line[..<content].map { $0 == "\t" ? " " : $0 }) + line[content...]
      }
      return line
    }.joined(separator: "\n")
  }
}

/// Pieces of YAML, right and wrong, that are put together in every way.
private enum Pieces {
  static let heads = [
    "", "a: ", "- ", "- a: ", "a:\n  ", "a:\n- ", "{a: ", "[", "a:\n  - b\n  - ", "? ", "x:\n  a: ",
  ]
  static let values = [
    "", "b", "b c", "b: c", "b : c", "b:c", "b:", ":b", ": b", "-b", "- b", "-", "?", "?b", "? b", "#b",
    "b #c", "b#c",
    "b # c", "'b'", "\"b\"", "'b", "\"b", "b'", "'b'c", "'b' c", "'b': c", "\"b\":c", "'b'#c", "''", "'''",
    "''''",
    "\"\\x\"", "\"\\q\"", "\"\\ud800\"", "\"\\u00e9\"", "[", "]", "{", "}", "[b", "b]", "[b]", "[b,]", "[,]",
    "[b c]",
    "[b]c", "[b]: c", "{b}", "{b: }", "{b: c}", "{b: c, }", "{b: c d: e}", "{b: c: d}", "{b:c}", "{\"b\":c}",
    "{: b}",
    "[b: c]", "[? b]", "[- b]", "[-]", "[-b]", "[#b]", "[b #c\n ]", "[b\n c]", "[b\n, c]", "{b\n : c}",
    "{b: c\n }",
    "|", "|\n  b", "|\nb", "|-\n   b\n  c", "|b", "| b", "|#b", "| #b\n  c", ">\n  b\n  c", ">2\n   b",
    ">0\n b",
    ">12\n b", ">+-\n b", ">\n\n  b\n   c\n  d", "|\n   \n  b", "|\n    \n  b", "&b", "*b", "!b", "%b", "@b",
    "`b", ",b", ">b",
    "~", "null", "<<: b", "b\n  c", "b\n\n  c", "b\n c", "b\nc", "b\n  c: d", "b\n  - c", "b\n  # c\n  d",
    "'b\n  c'",
    "'b\n\n  c'", "'b\nc'", "\"b\\\n  c\"", "\"b \n  c\"", "b\t", "\tb", "b\tc", "b\n\tc", "[b,\n\tc]",
    "'b\n\tc'",
    "b\n---\nc", "---", "...", "--- b", "b\n...", "b\r\n", "b\r\n  c", "- b\n  - c", "- b\n- c",
    "b: c\n  d: e", "b: c\nd: e",
    "b: c\nb: d", "- - b", "- b: c\n  d: e", "- b: c\n    d: e", "b:\n  c:\n   d", "b:\n  - c\n d",
    "b: |\n   c\n   d",
  ]
  static let tails = [
    "", "\n", "\nz: y\n", "\n- z\n", "\n  z: y\n", "]", "}", ", z: y}\n", ", z]\n", " # c\n", "\n# c\n\n",
  ]
}
