/// What a reader sees of a text: letters and pictures without their dress.
extension MarkdownDocument {
  /// The text without pictures and HTML: a line each for paragraphs, headings, code and rows of tables.
  package var plainText: String { passages.joined(separator: "\n") }

  /// How many words there are to read, code and footnotes included.
  package var wordCount: Int { passages.reduce(0) { $0 + $1.countOfWords } }

  /// The first heading that stands by itself (not in a quote or list), as plain text.
  package var firstHeading: String? {
    blocks.lazy.compactMap { block -> String? in
      guard case .heading(_, let inlines) = block else { return nil }
      return inlines.plainText.trimmed
    }.first { !$0.isEmpty }
  }

  /// The first paragraph that stands by itself and has words, as plain text.
  package var firstParagraph: String? {
    blocks.lazy.compactMap { block -> String? in
      guard case .paragraph(let inlines) = block else { return nil }
      return inlines.plainText.trimmed
    }.first { !$0.isEmpty }
  }

  /// All pictures in the order of the text, those of footnotes last.
  package var images: [MarkdownImage] {
    allInlines.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  /// All links in the order of the text, those of footnotes last.
  package var links: [MarkdownLink] {
    allInlines.compactMap { if case .link(let link) = $0 { link } else { nil } }
  }

  private var passages: [String] {
    (blocks + footnotes.flatMap(\.blocks)).flatMap(\.passages).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Every part of a line, each before those in it.
  private var allInlines: [Inline] {
    var all: [Inline] = []
    for block in blocks + footnotes.flatMap(\.blocks) { block.collect(into: &all) }
    return all
  }
}

extension [Inline] {
  /// The letters of a line, without pictures and HTML; a line break is a space.
  package var plainText: String {
    var text = ""
    for inline in self {
      switch inline {
      case .text(let letters), .code(let letters): text += letters
      case .softBreak, .hardBreak: text += " "
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): text += inner.plainText
      case .link(let link): text += link.content.plainText
      case .image, .footnote, .html: break
      }
    }
    return text
  }
}

extension Block {
  /// The plain text of each paragraph, heading, code block and row of a table in it.
  fileprivate var passages: [String] {
    switch self {
    case .paragraph(let inlines), .heading(_, let inlines): [inlines.plainText]
    case .quote(let blocks): blocks.flatMap(\.passages)
    case .list(let list): list.items.flatMap(\.blocks).flatMap(\.passages)
    case .code(_, let text): [text]
    case .table(let table):
      ([table.head] + table.rows).map { $0.map(\.plainText).joined(separator: " ") }
    case .rule, .html: []
    }
  }

  fileprivate func collect(into all: inout [Inline]) {
    switch self {
    case .paragraph(let inlines), .heading(_, let inlines): inlines.collect(into: &all)
    case .quote(let blocks): for block in blocks { block.collect(into: &all) }
    case .list(let list): for block in list.items.flatMap(\.blocks) { block.collect(into: &all) }
    case .table(let table): for cell in ([table.head] + table.rows).joined() { cell.collect(into: &all) }
    case .code, .rule, .html: break
    }
  }
}

extension [Inline] {
  fileprivate func collect(into all: inout [Inline]) {
    for inline in self {
      all.append(inline)
      switch inline {
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner.collect(into: &all)
      case .link(let link): link.content.collect(into: &all)
      case .text, .softBreak, .hardBreak, .code, .image, .footnote, .html: break
      }
    }
  }
}
