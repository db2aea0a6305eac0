import Markdown
import Testing

@Suite("The tree loses nothing of Markdown")
struct SameAsCmarkTests {
  @Test("Each kind of text comes out as cmark writes it", arguments: snippets)
  func snippet(text: String) {
    #expect(PlainHTML.of(MarkdownParser.parse(text)) == CmarkHTML.of(text))
  }

  @Test("Five hundred mixtures come out as cmark writes them")
  func mixtures() {
    var chance = Chance(seed: 20_260_503)
    for _ in 0..<500 {
      let text = mixture(&chance)
      let ours = PlainHTML.of(MarkdownParser.parse(text))
      let theirs = CmarkHTML.of(text)
      if ours != theirs {
        #expect(ours == theirs, "of \(text.debugDescription)")
        return
      }
    }
  }

  private func mixture(_ chance: inout Chance) -> String {
    var text = ""
    for _ in 0..<(1 + chance.below(8)) {
      text += starts[chance.below(starts.count)]
      for _ in 0..<chance.below(6) { text += pieces[chance.below(pieces.count)] }
      text += ends[chance.below(ends.count)]
    }
    return text
  }
}

/// A line of numbers that is the same in each run (Knuth's linear congruential generator, MMIX).
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

private let starts = [
  "", "", "", "# ", "### ", "> ", "> > ", "- ", "  - ", "    - ", "1. ", "7) ", "- [ ] ", "* [x] ", "    ",
  "```swift\n", "~~~\n", "| a | b |\n|:--|--:|\n| ", "***\n", "[^a]: ", "[^b]: ",
  "[ref]: /target 'A title'\n", "\t",
]

private let pieces = [
  "word ", "two words ", "*soft* ", "**strong** ", "***both*** ", "_a_b_c_ ", "~~gone~~ ", "`code` ",
  "`` a`b `` ",
  "[link](/url) ", "[link](</a b> \"title\") ", "[ref] ", "[text][ref] ", "![alt *it*](pic.jpg 'T') ",
  "![](x.jpg)",
  "https://example.org/a?b=c&d ", "www.example.org. ", "me@example.org ", "<https://example.org> ", "[^a] ",
  "[^b] ",
  "\"quoted\" ", "don't ", "a -- b --- c ", "wait... ", "&amp; &copy; &#35; ", "\\* \\# ", "a  \nb ",
  "a\\\nb ", "| ",
  "pastéis 🚋 日本語 ", "\n", "* ", "_", "**", "[", "](", "![", ")", "~", "`", "<", ">", "&", "\"", "'",
]

private let ends = ["\n", "\n", "\n\n", "\n\n", "  \n", "\n> ", "\n    ", "\n---\n", "\n===\n", "\n```\n"]

private let snippets = [
  "", "\n\n", "plain", "two\nlines", "two  \nlines", "two\\\nlines", "para\n\npara",
  "# One\n## Two\n###### Six\n####### seven", "Setext\n===\n\nSecond\n---", "# Closed ##", "#not", "***",
  "- - -",
  "*a* **b** ***c***", "_a_ __b__", "snake_case_word", "**bold *nested* bold**", "*a **b** c*",
  "~~gone~~ ~one~",
  "`code`", "`` with ` tick ``", "`  spaced  `", "`a\nb`", "    indented\n    code\n\n    more",
  "```\nfenced\n```", "```swift\nlet a = \"<&>\"\n```", "~~~ ruby more words\nputs\n~~~",
  "```a\"b<c>\nx\n```", "```\nopen",
  "> quote", "> a\n> b", "> a\nlazy", "> > deep\n> back", "> # head\n>\n> - list", ">",
  "- a\n- b", "- a\n\n- b", "* a\n\n  second\n* b", "1. a\n2. b", "7. a\n8. b", "3) a\n\n4) b", "0. zero",
  "- a\n  - b\n    - c",
  "- a\n1. b", "-\n- b", "- # head\n- > quote", "- ```\n  code\n  ```", "1. a\n\n   - b\n\n     c",
  "- [ ] open\n- [x] done\n- [X] Done\n- plain", "1. [x] numbered", "- [ ]\n- [y] no",
  "- [x] a\n\n- [ ] b\n\n  more",
  "| a | b |\n|---|---|\n| 1 | 2 |", "a | b | c | d\n:--|:-:|--:|---\n1 | 2 | 3 | 4", "| a |\n|---|",
  "| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |",
  "| *a* | `b` |\n|---|---|\n| [l](u) | ![i](s) |", "| a \\| b |\n|---|\n| c |", "text\n| a |\n|---|\n| b |",
  "> | a |\n> |---|\n> | b |",
  "| a |\n|---|\n| b |\n\nafter", "| a | b |\n|---|", "- | a |\n  |---|\n  | b |",
  "[a](b)", "[a](b \"t\")", "[a](<b c>)", "[a](b&c?d=é)", "[a]('x')", "[a][b]\n\n[b]: /c 't'",
  "[a]\n\n[a]: <>", "[*a* `b`](c)", "[a](b) [c](d)",
  "[a](javascript:alert(1))", "[a](data:text/html,x)", "[unclosed](", "[a] (b)", "![a](b)",
  "![a *b* `c` [d](e)](f 't\"q')", "![a\nb](c)",
  "![a ![b](c) d](e)", "[![a](b)](c)", "![]()", "![ref]\n\n[ref]: x.jpg", "<https://a.b/c?d&e>", "<me@a.b>",
  "www.a.org", "https://a.org/b_c_d.",
  "(https://a.org/b)", "http://a.org/\"q\"", "me@a.org", "www.a.org/x&amp;y", "~~https://a.org~~",
  "a[^a]\n\n[^a]: note", "a[^a] b[^b]\n\n[^b]: two\n\n[^a]: one", "a[^a] b[^a] c[^a]\n\n[^a]: note",
  "a[^a]\n\n[^a]: p\n\n    q\n\n    - l",
  "a[^a]\n\n[^a]: *it*\n    ```\n    code\n    ```", "a[^c] without", "[^a]: unused", "# h[^a]\n\n[^a]: n",
  "- a[^a]\n\n[^a]: n",
  "\"a\" 'b' it's", "1990--2000 --- and...", "'tis \"'nested'\"", "\\\"plain\\\"", "`\"code\"`",
  "a---b----c-----d------e",
  "&amp; &lt; &quot; &nbsp; &hearts; &#65; &#x41; &bogus;", "\\*not\\* \\[a\\] \\\\", "a < b > c & d \"e\"",
  "5 < 6", "a\u{0}b", "日本語のテキスト", "🚋 **太字**",
  "line\r\nnext\r\n\r\npara", "line\rnext", "\u{FEFF}bom", "tab\there", "\ta", "trailing   ", "# *a* [b](c)",
  "*a\nb*", "**a\n\nb**", "[a\nb](c)",
  "* * *\n- a\n- - b", "- a\n\n\n- b\n\n\n    code", "1. a\n   1. b\n      1. c\n2. d",
  "> - a\n>   b\n>\n>   c\n\nd", "- a\n> b\n```\nc\n```\n- d",
]
