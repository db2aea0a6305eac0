import Diagnostics
import Testing

@testable import TripNotation

@Suite("Fields between lines of +++")
struct TOMLTests {
  private func read(_ text: String) -> NotationReader.Reading {
    TOMLReader.read(Array(text.utf8), file: "a.md", firstLine: 2)
  }

  /// Every value as it would stand in a line of Swift: texts in quotes, lists and maps in brackets.
  private func shown(_ node: Node) -> String {
    switch node.kind {
    case .empty: "-"
    case .broken: "?"
    case .text(let text): "\"" + text.value.replacing("\n", with: "¶") + "\""
    case .list(let items): "[" + items.map(shown).joined(separator: ", ") + "]"
    case .map(let fields): "{" + fields.map { $0.key + ": " + shown($0.value) }.joined(separator: ", ") + "}"
    }
  }

  @Test(
    "what TOML says is read as YAML's tree, every value as text",
    arguments: [
      (#"title = "Belém \"by\" night\u0021""#, #"{title: "Belém "by" night!"}"#),
      (#"path = 'C:\a'"#, #"{path: "C:\a"}"#),
      ("a = \"\"\"\nOne\\\n   two\nthree\"\"\"", #"{a: "Onetwo¶three"}"#),
      ("a = '''\nOne\\\ntwo'''", #"{a: "One\¶two"}"#),
      (#"a = """He said ""yes"".""""#, #"{a: "He said ""yes""."}"#),
      ("date = 2024-05-03T10:00:00+02:00 # note", #"{date: "2024-05-03T10:00:00+02:00"}"#),
      ("date = 2024-05-03 10:00:00Z", #"{date: "2024-05-03 10:00:00Z"}"#),
      ("draft = true\nweight = -1_000", #"{draft: "true", weight: "-1_000"}"#),
      ("tags = [\n  'a', # first\n  \"b\",\n]", #"{tags: ["a", "b"]}"#),
      ("cover = {image = 'a.jpg', alt = \"x, y\"}", #"{cover: {image: "a.jpg", alt: "x, y"}}"#),
      ("a.b.c = 1\na.d = 2", #"{a: {b: {c: "1"}, d: "2"}}"#),
      ("[cover]\nimage = 'a.jpg'\n[cover.size]\nw = 1", #"{cover: {image: "a.jpg", size: {w: "1"}}}"#),
      ("[[r]]\nsrc = 'a'\n[r.p]\nc = 'x'\n[[r]]\nsrc = 'b'", #"{r: [{src: "a", p: {c: "x"}}, {src: "b"}]}"#),
      ("\"quoted key\" = 1\r\nb = 2\r\n", #"{quoted key: "1", b: "2"}"#),
      ("# nothing\n\n", "-"), ("tags = []\ne = {}", "{tags: [], e: {}}"),
    ])
  func values(text: String, expected: String) {
    let reading = read(text)
    #expect(shown(reading.root) == expected)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(
    "what is wrong is told at its line, and costs no other line",
    arguments: [
      ("title = Belém", 2, "Missing quotes round this text"),
      ("title 1", 2, "Missing `=` after this key"),
      ("title = \"Belém", 2, "Unclosed quote"),
      ("title = 1 2 x\"", 2, nil), ("= 1", 2, "Missing key"),
      ("a = \"\\q\"", 2, "Unknown escape"),
      ("a = 'x' y", 2, "Unexpected text after the value"),
      ("a = 1\na = 2", 3, "`a` is given twice; the first is in line 2"),
      ("[a\nx = 1", 2, "Unclosed bracket"),
      ("a = 1\n[a]\nx = 1", 3, "`a` was something else before"),
      ("a =", 2, "Missing value after this key"),
    ] as [(String, Int, String?)])
  func problems(text: String, line: Int, message: String?) {
    let reading = read(text + "\ngood = 'kept'")
    #expect(reading.diagnostics.first?.message == message)
    if message != nil { #expect(reading.diagnostics.first?.place?.span?.line == line) }
    #expect(shown(reading.root).contains("good: \"kept\""))
  }

  @Test("nesting without end and texts without end are refused, not followed")
  func hostile() {
    for text in [
      "a = " + String(repeating: "[", count: 100_000),
      "a = \"\"\"" + String(repeating: "\"\"\\\n", count: 50_000),
      String(repeating: "[[a]]\n", count: 50_000), String(repeating: "a.", count: 50_000) + "b = 1",
      String(repeating: "[a.b.c.d]\n", count: 20_000), "\u{FF}=",
    ] {
      #expect(read(text).diagnostics.count <= Findings.limit + 1)
    }
    #expect(TOMLReader.read([0x61, 0xFF], file: "a.md").root.kind == .broken)
  }
}
