import Markdown

/// Texts of entries as values, so that no parser is in the test.
enum SampleTexts {
  static func plain(_ text: String) -> MarkdownDocument {
    MarkdownDocument(blocks: [.paragraph([.text(text)])])
  }

  static func image(_ source: String, title: String = "", alternative: String = "") -> Inline {
    .image(MarkdownImage(source: source, title: title, alternative: alternative, line: 1))
  }

  static func link(_ destination: String, _ text: String, title: String = "") -> Inline {
    .link(MarkdownLink(destination: destination, title: title, content: [.text(text)], line: 1))
  }

  /// One of everything that a text can hold.
  static let everything = MarkdownDocument(
    blocks: [
      .paragraph([
        .text("We queued for "), .strong([.text("forty minutes")]), .text(", "), .emphasis([.text("all")]),
        .text(" of us"), .footnote(1), .softBreak, .strikethrough([.text("thirty")]), .hardBreak,
        .code("a < b"),
        .text(" "), link("https://example.org/a?b=1&c=2", "out"), .text(" "), link("other.md", "on"),
        .text(" "), link("#the-second", "down"),
      ]),
      .paragraph([image("counter.jpg", title: "worth it", alternative: "The counter")]),
      .heading(level: 1, [.text("The second")]),
      .paragraph([
        .text("Beside "), image("tower.jpg"), .text(" and "), image("missing.jpg", alternative: "gone"),
      ]),
      .paragraph([image("counter.jpg")]),
      .heading(level: 4, [.text("Deeper")]),
      .quote([.paragraph([.text("Flat-footed")]), .heading(level: 2, [.text("Aloud")])]),
      .list(
        MarkdownList(
          start: nil, isTight: true,
          items: [
            MarkdownListItem(isDone: true, blocks: [.paragraph([.text("done")])]),
            MarkdownListItem(isDone: false, blocks: [.paragraph([.text("open")])]),
            MarkdownListItem(blocks: [.paragraph([.text("with a picture"), image("tower.jpg")])]),
          ])),
      .list(
        MarkdownList(
          start: 3, isTight: false, items: [MarkdownListItem(blocks: [.paragraph([.text("third")])])])),
      .table(
        MarkdownTable(
          alignments: [.left, .right, .centre],
          head: [[.text("What")], [.text("Price")], [.text("Good?")]],
          rows: [[[.text("Pastel")], [.text("1.95")], [image("tower.jpg", alternative: "yes")]]])),
      .code(language: "swift", text: "let a = \"<b>\"\n"), .rule, .html("<script>alert(1)</script>", line: 9),
      .paragraph([.text("The end."), .footnote(1), .footnote(2)]),
    ],
    footnotes: [
      Footnote(blocks: [.paragraph([.text("By the clock.")])]),
      Footnote(blocks: [.paragraph([.text("Twice.")])]),
    ])
}
