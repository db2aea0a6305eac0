/// What a reader sees of a text: letters and pictures without their dress.
extension MarkdownDocument {
  /// The text without pictures and HTML: a line each for paragraphs, headings, code and rows of tables.
  package var plainText: String { passages.joined(separator: "\n") }

  /// How many words there are to read, code and footnotes included.
  package var wordCount: Int {
    blocks.reduce(0) { $0 + $1.wordCount }
      + footnotes.reduce(0) { $0 + $1.blocks.reduce(0) { $0 + $1.wordCount } }
  }

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
    var images: [MarkdownImage] = []
    forEachInline { if case .image(let image) = $0 { images.append(image) } }
    return images
  }

  /// All links in the order of the text, those of footnotes last.
  package var links: [MarkdownLink] {
    var links: [MarkdownLink] = []
    forEachInline { if case .link(let link) = $0 { links.append(link) } }
    return links
  }

  private var passages: [String] {
    (blocks + footnotes.flatMap(\.blocks)).flatMap(\.passages).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Visits every part of a line, each before those in it.
  private func forEachInline(_ visit: (Inline) -> Void) {
    for block in blocks { block.forEachInline(visit) }
    for note in footnotes { for block in note.blocks { block.forEachInline(visit) } }
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
  fileprivate var wordCount: Int {
    switch self {
    case .quote(let blocks): blocks.reduce(0) { $0 + $1.wordCount }
    case .list(let list): list.items.reduce(0) { $0 + $1.blocks.reduce(0) { $0 + $1.wordCount } }
    default: passages.reduce(0) { $0 + $1.countOfWords }
    }
  }

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

  fileprivate func forEachInline(_ visit: (Inline) -> Void) {
    switch self {
    case .paragraph(let inlines), .heading(_, let inlines): inlines.forEachInline(visit)
    case .quote(let blocks): for block in blocks { block.forEachInline(visit) }
    case .list(let list): for item in list.items { for block in item.blocks { block.forEachInline(visit) } }
    case .table(let table):
      for cell in table.head { cell.forEachInline(visit) }
      for row in table.rows { for cell in row { cell.forEachInline(visit) } }
    case .code, .rule, .html: break
    }
  }
}

extension [Inline] {
  fileprivate func forEachInline(_ visit: (Inline) -> Void) {
    for inline in self {
      visit(inline)
      switch inline {
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner.forEachInline(visit)
      case .link(let link): link.content.forEachInline(visit)
      case .text, .softBreak, .hardBreak, .code, .image, .footnote, .html: break
      }
    }
  }
}
