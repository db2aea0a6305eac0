import Markdown
import Testing

@Suite("Reading a text")
struct MarkdownReadingTests {
  @Test("Pictures come in the order of the text, those of footnotes last, with their lines")
  func images() {
    let text = """
      # Head ![one](1.jpg)

      Some words[^n]
      and ![two *soft* `code`](../2.jpg "worth it")
      [![three](3.jpg)](page.html)

      > - ![four](4.jpg)

      [^n]: see ![six](6.jpg)

      | a |
      |---|
      | ![five](5.jpg) |
      """
    let images = MarkdownParser.parse(text).images
    #expect(images.map(\.source) == ["1.jpg", "../2.jpg", "3.jpg", "4.jpg", "5.jpg", "6.jpg"])
    #expect(images.map(\.line) == [1, 4, 5, 7, 13, 9])
    #expect(images[1].alternative == "two soft code")
    #expect(images[1].title == "worth it")
  }

  @Test(
    "A picture between two full stops leaves one of them, and any other sign as it is",
    arguments: [
      ("At sea.![](a.jpg). Then", "At sea. Then"), ("At sea!![](a.jpg)![](b.jpg).", "At sea!"),
      ("At sea![](a.jpg). Then", "At sea. Then"),
      ("At sea.![](a.jpg), then", "At sea., then"),
    ])
  func stops(text: String, plain: String) {
    #expect(MarkdownParser.parse(text).withoutStopsBehindPictures.plainText == plain)
  }

  @Test("The alternative text of a picture is the letters of all that stands in it")
  func alternative() {
    let image = MarkdownParser.parse("![Gate *at **dusk*** [by](x) `us`\nnow ![in](y) & \"so\"](z)").images
      .first
    #expect(image?.alternative == "Gate at dusk by us now in & “so”")
  }

  @Test("Links tell their destination with entities resolved, and where they are")
  func links() {
    let links = MarkdownParser.parse(
      "one\n\n*a [b](c?d&amp;e) f* www.example.org\n\n[x][y]\n\n[y]: <z z> 't'"
    ).links
    #expect(links.map(\.destination) == ["c?d&e", "http://www.example.org", "z z"])
    #expect(links.map(\.line) == [3, 3, 5])
    #expect(links.last?.title == "t")
  }

  @Test("Plain text has a line for each paragraph, heading, row and code, and neither pictures nor HTML")
  func plainText() {
    let text = """
      # A *head*

      Soft
      break, hard\\
      break ![pic](x.jpg) <b>bold</b>.[^1]

      <div>gone</div>

      > 1. one
      >    - two

      | a | **b** |
      |---|---|
      | 1 | 2 |

      ```swift
      let a = 1
      ```
      ---
      ![only](picture.jpg)

      [^1]: A note.
      """
    #expect(
      MarkdownParser.parse(text).plainText
        == "A head\nSoft break, hard break  bold.\none\ntwo\na\tb\n1\t2\nlet a = 1\nA note.")
  }

  @Test("The first heading and the first paragraph are those with words that stand by themselves")
  func firsts() {
    let document = MarkdownParser.parse(
      "![cover](c.jpg)\n\n> # quoted\n\n- item\n\n## ![](x.jpg)\n\n"
        + "## The *real* one\n\nHello **you**\nthere.\n\n# Later"
    )
    #expect(document.firstHeading == "The real one")
    #expect(document.firstParagraph == "Hello you there.")
    #expect(MarkdownParser.parse("- only\n- a list").firstHeading == nil)
    #expect(MarkdownParser.parse("# only a heading").firstParagraph == nil)
  }

  @Test(
    "Words are counted as a reader counts them",
    arguments: [
      ("", 0), ("one", 1), ("one two\nthree", 3), ("don't well-known 3.5 km", 4), ("a -- b — c", 3),
      ("*a*b **c**", 2),
      ("日本語", 3), ("東京へ行く。", 5), ("Kyoto 京都 2026", 4), ("한국어 단어", 2), ("カメラ", 3), ("🚋 !", 0),
      ("![alt words](x)", 0),
      ("# Head\n\n- a\n- b c\n\n| d | e |\n|---|---|\n| f | g |", 8), ("x[^1]\n\n[^1]: y z", 3),
      ("`code words`", 2),
    ])
  func words(text: String, count: Int) {
    #expect(MarkdownParser.parse(text).wordCount == count)
  }

  @Test("What is struck out is plain text, since secrets are looked for in it, and none that is quoted")
  func struck() {
    let struck = MarkdownParser.parse("# A ~~tail~~\n\nTom had *~~tied~~* it ~~on~~ off.\n\n- ~~all~~")
    #expect(struck.plainText == "A tail\nTom had tied it on off.\nall")
    #expect(struck.standingText == "A\nTom had it off.")
    let whole = MarkdownParser.parse("# A tail\n\nTom had *tied* it.")
    #expect(whole.standingText == whole.plainText)
  }

  @Test("Quotes become typographic, dashes and dots too, but not in code")
  func smart() {
    #expect(MarkdownParser.parse("\"It's\" -- so... `\"--\"`").plainText == "“It’s” – so… \"--\"")
  }

  @Test("Tasks know whether they are done, other items do not")
  func tasks() {
    guard case .list(let list)? = MarkdownParser.parse("- [x] a\n- [ ] b\n- c").blocks.first else {
      Issue.record("no list")
      return
    }
    #expect(list.items.map(\.isDone) == [true, false, nil])
  }

  @Test("HTML stands apart, with its line")
  func html() {
    let document = MarkdownParser.parse("a\n\n<script>x</script>\n\nb <i>c</i>")
    #expect(document.blocks.contains(.html("<script>x</script>\n", line: 3)))
    #expect(
      document.blocks.last == .paragraph([.text("b "), .html("<i>"), .text("c"), .html("</i>")]))
  }

  @Test("Many tasks at once get the same tree as one after the other")
  func threads() async {
    let texts = (0..<40).map {
      "# \($0)\n\n| a | ~~b~~ |\n|---|---|\n| https://example.org/\($0) | [^1] |\n\n- [x] t\n\n[^1]: n"
    }
    let alone = texts.map { MarkdownParser.parse($0) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { texts.map { MarkdownParser.parse($0) } == alone } }
      for await isSame in group { #expect(isSame) }
    }
  }
}
