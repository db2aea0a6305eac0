import Markdown
import Rounds
import Testing

@Suite("Texts of bad intent")
struct HostileMarkdownTests {
  @Test(
    "Ten thousand levels are cut to a hundred, and the text inside is kept",
    arguments: ["> ", ">", "- ", "1. ", "* > ", "- [ ] "])
  func deepBlocks(mark: String) {
    let document = MarkdownParser.parse(String(repeating: mark, count: 10_000) + "treasure")
    #expect(depth(of: document) <= 100)
    #expect(document.plainText.contains("treasure"))
  }

  @Test(
    "Ten thousand marks inside one another are cut to a hundred, and the text inside is kept",
    arguments: [
      ("*a **b ", "** *"), ("[", "]"), ("![", "](x)"), ("*", "*"), ("~~a ", "~~"),
      ("**[", "](y)**"),
    ])
  func deepInlines(open: String, close: String) {
    let text = String(repeating: open, count: 10_000) + "treasure" + String(repeating: close, count: 10_000)
    let document = MarkdownParser.parse(text)
    #expect(depth(of: document) <= 100)
    #expect((document.plainText + document.images.map(\.alternative).joined()).contains("treasure"))
  }

  /// Each of these takes cmark minutes, or gigabytes, if it is let.
  @Test(
    "What would keep the parser busy comes out as plain text at once",
    arguments: [
      { String(repeating: "![[]()", count: 200_000) },
      { String(repeating: "a <!A ", count: 200_000) },
      { String(repeating: "'", count: 1_000_000) },
      {
        "[a]: " + String(repeating: "b", count: 100_000) + "\n\n"
          + String(repeating: "[a]\n\n", count: 100_000)
      },
      { String(repeating: "> ", count: 20_000) + "a\n" + String(repeating: "a\n", count: 20_000) },
      { String(repeating: "- ", count: 20_000) + "a\n" + String(repeating: "\n", count: 20_000) },
    ] as [@Sendable () -> String])
  func plainTextOnly(make: @Sendable () -> String) {
    let text = make()
    let document = MarkdownParser.parse(text)
    #expect(document.blocks.allSatisfy { if case .paragraph = $0 { true } else { false } })
    #expect(document.links.isEmpty)
    // All of them are ASCII: by their bytes, since there are a million letters.
    #expect(document.plainText.utf8.filter { $0 > 0x20 } == text.utf8.filter { $0 > 0x20 })
  }

  @Test(
    "Tables that would fill the memory or the day are no tables, and the rest is still Markdown",
    arguments: [
      {
        String(repeating: "|a", count: 5_000) + "|\n" + String(repeating: "|-", count: 5_000) + "|\n"
          + String(repeating: "|\n", count: 5_000)
      },
      { String(repeating: "|\n|-\n", count: 20_000) },
      { String(repeating: "|", count: 50_000) + "\n" + String(repeating: "|-", count: 50_000) + "|\n" },
    ] as [@Sendable () -> String])
  func withoutTables(make: @Sendable () -> String) {
    let text = make()
    let document = MarkdownParser.parse("# Head\n\n" + text + "\n\n- item")
    #expect(document.firstHeading == "Head")
    #expect(!document.blocks.contains { if case .table = $0 { true } else { false } })
  }

  @Test("A long honest text is read as Markdown to its end")
  func longButHonest() {
    let chapter = """
      ## A day

      We didn't *see* much, "just" the [sea](https://example.org) and ![it](a.jpg) -- for 3 hours.

      | what | cost |
      |------|-----:|
      | tram | 3.00 |

      > - quoted
      >   1. deeper


      """
    let count = Rounds.of(1000, nightly: 5000)
    let document = MarkdownParser.parse(String(repeating: chapter, count: count) + "**end**")
    #expect(document.blocks.last == .paragraph([.strong([.text("end")])]))
    #expect(document.images.count == count)
    #expect(document.blocks.count { if case .table = $0 { true } else { false } } == count)
  }

  @Test("Bytes that are no text, NUL and lone surrogates of other worlds do not stop the reader")
  func rubbish() {
    let text = String(
      decoding: (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ $0 / 7) }, as: UTF8.self)
    #expect(!MarkdownParser.parse(text).plainText.isEmpty)
    #expect(MarkdownParser.parse("a\u{0}b").plainText == "a\u{FFFD}b")
  }

  private func depth(of document: MarkdownDocument) -> Int {
    document.blocks.map { depth(of: $0) }.max() ?? 0
  }

  private func depth(of block: Block) -> Int {
    switch block {
    case .paragraph(let inlines), .heading(_, let inlines): 1 + depth(of: inlines)
    case .quote(let blocks): 1 + (blocks.map { depth(of: $0) }.max() ?? 0)
    case .list(let list): 1 + (list.items.flatMap(\.blocks).map { depth(of: $0) }.max() ?? 0)
    case .table, .code, .rule, .html: 1
    }
  }

  private func depth(of inlines: [Inline]) -> Int {
    inlines.map { inline -> Int in
      switch inline {
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): 1 + depth(of: inner)
      case .link(let link): 1 + depth(of: link.content)
      default: 1
      }
    }.max() ?? 0
  }
}
