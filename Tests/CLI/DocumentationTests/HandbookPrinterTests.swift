import Documentation
import Testing

@Suite("The handbook on a terminal")
struct HandbookPrinterTests {
  private func printed(_ markdown: String, columns: Int = 40, colour: Bool = false) -> String {
    HandbookPrinter(colour: colour, columns: columns).text(markdown)
  }

  @Test("Lines are broken between words where the terminal ends")
  func wrapping() {
    #expect(
      printed("One two three four five six seven eight\nnine ten.")
        == "One two three four five six seven eight\nnine ten.\n")
    #expect(printed("日本 日本 日本 日本 日本 日本 日本 日本 日本", columns: 30).split(separator: "\n").count == 2)
    #expect(printed(String(repeating: "x", count: 50)) == String(repeating: "x", count: 50) + "\n")
  }

  @Test("What one types stays in one piece")
  func code() {
    #expect(
      printed("The title of a trip stands in `title: Lisbon`.", columns: 40)
        == "The title of a trip stands in\n`title: Lisbon`.\n")
  }

  @Test("Code keeps its lines, indented, below the name of its file")
  func blocks() {
    #expect(
      printed("So:\n\n```yaml budget.yml\ntotal: 3\n\n  a: 1\n```\n\nand:\n\n```\nx\n```")
        == "So:\n\n  budget.yml:\n    total: 3\n\n      a: 1\n\nand:\n\n    x\n")
  }

  @Test("Links are their text, those out of the documents with their address")
  func links() {
    #expect(printed("See [pins](files.md#pins).") == "See pins.\n")
    #expect(
      printed("See [GPX](https://example.org/gpx) or <https://a.org>.", columns: 90)
        == "See GPX (https://example.org/gpx) or https://a.org.\n")
  }

  @Test("Lists are indented below their signs")
  func lists() {
    #expect(
      printed("- one two three four five six seven eight nine\n- two\n\n1. a\n2. b")
        == "• one two three four five six seven\n  eight nine\n• two\n\n1. a\n2. b\n")
  }

  @Test("A table stands in columns where it fits, else each row by itself")
  func tables() {
    let table =
      "| field | what it is | without it |\n|---|---|---|\n| `title` | a name | the folder |\n| `at` | a place | |"
    #expect(
      printed(table)
        == "field    what it is  without it\n`title`  a name      the folder\n`at`     a place\n")
    #expect(
      printed(table, columns: 30)
        == "`title`\n    a name\n    without it: the folder\n`at`\n    a place\n")
  }

  @Test("The cells of a small table are broken into lines where it is too wide")
  func brokenCells() {
    let reason = "the euro has two decimals, and it may be twelve thousand"
    #expect(
      printed(
        "| not so | because | but so |\n|---|---|---|\n| `12.345 EUR` | \(reason) | `12.35 EUR` |",
        columns: 64)
          == """
          not so        because                                but so
          `12.345 EUR`  the euro has two decimals, and it may  `12.35 EUR`
                        be twelve thousand

          """)
  }

  @Test("Headings and words are set off by colours, and by nothing else")
  func colours() {
    let text = "# Head\n\nA **strong** and *soft* `word`."
    #expect(
      printed(text, colour: true)
        == "\u{1B}[1mHead\u{1B}[0m\n\nA \u{1B}[1mstrong\u{1B}[0m and \u{1B}[3msoft\u{1B}[0m \u{1B}[36mword\u{1B}[0m.\n"
    )
    #expect(printed(text) == "Head\n\nA strong and soft `word`.\n")
  }

  @Test("No document can steer the terminal")
  func escapes() {
    #expect(!printed("a\u{1B}[31m `b\u{1B}` \n\n```\nc\u{1B}[0m\n```").contains("\u{1B}"))
  }
}
