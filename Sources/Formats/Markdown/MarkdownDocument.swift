/// A text in GitHub-flavoured Markdown, as a tree of values.
package struct MarkdownDocument: Hashable, Sendable {
  private struct Contents: Sendable {
    let blocks: [Block]
    let footnotes: [Footnote]
    /// Asked for again and again while a trip is read, planned and shown: found once.
    let words: TextWords
  }

  /// In a box, so that a copy is one pointer: thousands of texts go from hand to hand. An array of one shows what is
  /// in it to whoever describes a value, as a class would not.
  private let told: [Contents]

  package init(blocks: [Block] = [], footnotes: [Footnote] = []) {
    told =
      blocks.isEmpty && footnotes.isEmpty
      ? Self.nothing
      : [Contents(blocks: blocks, footnotes: footnotes, words: TextWords(blocks, footnotes))]
  }

  private static let nothing = [Contents(blocks: [], footnotes: [], words: TextWords([], []))]

  package var blocks: [Block] { told[0].blocks }
  /// The footnotes that the text refers to, in the order in which it first does.
  package var footnotes: [Footnote] { told[0].footnotes }
  /// All pictures in the order of the text, those of footnotes last.
  package var images: [MarkdownImage] { told[0].words.images }
  /// All links in the order of the text, those of footnotes last.
  package var links: [MarkdownLink] { told[0].words.links }
  /// The text without pictures and HTML: a line each for paragraphs, headings, code and rows of tables,
  /// whose cells a tab parts.
  package var plainText: String { told[0].words.text }
  /// How many words there are to read, code and footnotes included.
  package var wordCount: Int { told[0].words.count }
  /// The first heading that stands by itself (not in a quote or list) and has words, as plain text.
  package var firstHeading: String? { told[0].words.firstHeading }
  /// The first paragraph that stands by itself and has words, as plain text.
  package var firstParagraph: String? { told[0].words.firstParagraph }
  /// Whether there is HTML in it, within lines or on lines of its own.
  package var hasHTML: Bool { told[0].words.hasHTML }
  /// Whether its author struck words out, which are read all the same.
  var hasStruckWords: Bool { told[0].words.hasStruckWords }

  /// The same text without the block with which it begins.
  package var withoutFirstBlock: MarkdownDocument {
    MarkdownDocument(blocks: Array(blocks.dropFirst()), footnotes: footnotes)
  }

  // All else follows from these two.
  package static func == (one: MarkdownDocument, other: MarkdownDocument) -> Bool {
    one.blocks == other.blocks && one.footnotes == other.footnotes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(blocks)
    hasher.combine(footnotes)
  }
}

/// A part of a text that stands on lines of its own.
package indirect enum Block: Hashable, Sendable {
  case paragraph([Inline])
  /// Level 1 to 6.
  case heading(level: Int, [Inline])
  case quote([Block])
  case list(MarkdownList)
  /// The info string's first word is the language; empty where there is none.
  case code(language: String, text: String)
  case table(MarkdownTable)
  case rule
  /// HTML as the author wrote it: to be left out, unless the trip says `trust html: yes`.
  case html(String, line: Int)
}

/// A bulleted or numbered list.
package struct MarkdownList: Hashable, Sendable {
  /// The first number of a numbered list; nil for bullets.
  package var start: Int?
  /// Whether the items stand close together, without paragraphs of their own.
  package var isTight: Bool
  package var items: [MarkdownListItem]

  package init(start: Int?, isTight: Bool, items: [MarkdownListItem]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// One item of a list.
package struct MarkdownListItem: Hashable, Sendable {
  /// Done or not, for an item of a task list; nil for any other.
  package var isDone: Bool?
  package var blocks: [Block]

  package init(isDone: Bool? = nil, blocks: [Block]) {
    self.isDone = isDone
    self.blocks = blocks
  }
}

/// A table: one row of headings, then rows of as many cells.
package struct MarkdownTable: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case none, left, centre, right }

  package var alignments: [Alignment]
  package var head: [[Inline]]
  package var rows: [[[Inline]]]

  package init(alignments: [Alignment], head: [[Inline]], rows: [[[Inline]]]) {
    self.alignments = alignments
    self.head = head
    self.rows = rows
  }
}

/// What stands at the foot of a text for a mark in it.
package struct Footnote: Hashable, Sendable {
  package var blocks: [Block]

  package init(blocks: [Block]) { self.blocks = blocks }
}

/// A part of a line of text.
package indirect enum Inline: Hashable, Sendable {
  case text(String)
  case softBreak
  case hardBreak
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(MarkdownLink)
  case image(MarkdownImage)
  /// A reference to a footnote by its number, counted from 1.
  case footnote(Int)
  /// HTML as the author wrote it: to be left out, unless the trip says `trust html: yes`.
  case html(String)
}

/// A link as the author wrote it: where it leads is not yet looked at.
package struct MarkdownLink: Hashable, Sendable {
  /// The address as it was written, with entities and escapes resolved.
  package var destination: String
  package var title: String
  package var content: [Inline]
  /// The line of the text on which the link begins, counted from 1.
  ///
  /// Too early by as many lines as there are definitions of references at the beginning of its paragraph.
  package var line: Int

  package init(destination: String, title: String, content: [Inline], line: Int) {
    self.destination = destination
    self.title = title
    self.content = content
    self.line = line
  }
}

/// A picture as the author wrote it: which file it is is not yet looked at.
package struct MarkdownImage: Hashable, Sendable {
  /// The address as it was written, with entities and escapes resolved.
  package var source: String
  package var title: String
  /// What the picture shows, as plain text.
  package var alternative: String
  /// The line of the text on which the picture begins, counted from 1; like that of a link.
  package var line: Int

  package init(source: String, title: String, alternative: String, line: Int) {
    self.source = source
    self.title = title
    self.alternative = alternative
    self.line = line
  }
}
