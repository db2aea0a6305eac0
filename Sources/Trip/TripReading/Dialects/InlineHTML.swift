import Markdown

/// HTML within a line, as the Markdown that means the same: `<b>` is strong, `<a href>` a link, `<br>` a new line.
///
/// Tags that only dress a text go, and their text stays. What is not known stays as it is: HTML.
enum InlineHTML {
  static func isKnown(_ name: String) -> Bool { kinds[name] != nil }

  static func converted(_ document: MarkdownDocument) -> MarkdownDocument {
    // Most texts hold neither HTML nor pictures, whose words may need care.
    guard document.hasHTML || !document.images.isEmpty else { return document }
    return MarkdownDocument(
      blocks: document.blocks.map(converted),
      footnotes: document.footnotes.map { Footnote(blocks: $0.blocks.map(converted)) })
  }

  private enum Kind { case strong, emphasis, strikethrough, link, lineBreak, dress }

  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [
      "b": .strong, "strong": .strong, "i": .emphasis, "em": .emphasis, "cite": .emphasis, "mark": .emphasis,
      "dfn": .emphasis, "var": .emphasis, "del": .strikethrough, "s": .strikethrough,
      "strike": .strikethrough,
      "a": .link, "br": .lineBreak,
    ]
    for name in [
      "u", "small", "big", "sup", "sub", "span", "font", "kbd", "abbr", "acronym", "ins", "tt", "code",
      "samp", "time",
      "label", "q", "wbr", "bdi", "bdo", "data", "nobr", "ruby", "rt", "rp", "button",
    ] { kinds[name] = .dress }
    return kinds
  }()

  private static func converted(_ block: Block) -> Block {
    switch block {
    case .paragraph(let inlines): .paragraph(withCaption(converted(inlines)))
    case .heading(let level, let inlines): .heading(level: level, converted(inlines))
    case .quote(let blocks): .quote(blocks.map(converted))
    case .list(let list): .list(converted(list))
    case .table(let table):
      .table(
        MarkdownTable(
          alignments: table.alignments, head: table.head.map { converted($0) },
          rows: table.rows.map { $0.map { converted($0) } }))
    case .code, .rule, .html: block
    }
  }

  private static func converted(_ list: MarkdownList) -> MarkdownList {
    var list = list
    list.items = list.items.map { MarkdownListItem(isDone: $0.isDone, blocks: $0.blocks.map(converted)) }
    return list
  }

  /// A picture with nothing below it but a line of emphasis: that is its caption.
  private static func withCaption(_ inlines: [Inline]) -> [Inline] {
    guard inlines.count == 3, inlines[1] == .softBreak || inlines[1] == .hardBreak,
      case .emphasis(let words) = inlines[2]
    else { return inlines }
    switch inlines[0] {
    case .image(var image) where image.title.isEmpty:
      image.title = words.plainText
      return [.image(image)]
    case .link(var link):
      guard link.content.count == 1, case .image(var image) = link.content[0], image.title.isEmpty else {
        return inlines
      }
      image.title = words.plainText
      link.content = [.image(image)]
      return [.link(link)]
    default: return inlines
    }
  }

  /// What is open while a line is read.
  private struct Frame {
    var tag: HTMLTag?
    var content: [Inline] = []
  }

  /// More is not nested by anybody.
  private static let deepest = 24

  private static func converted(_ inlines: [Inline]) -> [Inline] {
    var open = [Frame()]
    for inline in inlines {
      guard case .html(let html) = inline, let tag = HTMLTag(Array(html.utf8), at: 0),
        let kind = kinds[tag.name]
      else {
        open[open.count - 1].content.append(inner(inline))
        continue
      }
      if kind == .lineBreak {
        open[open.count - 1].content.append(.hardBreak)
      } else if kind == .dress {
        continue
      } else if !tag.isEnd {
        if open.count < deepest { open.append(Frame(tag: tag)) }
      } else if let start = open.lastIndex(where: { $0.tag?.name == tag.name }) {
        while open.count > start { close(&open, isPaired: open.count == start + 1) }
      }
    }
    while open.count > 1 { close(&open, isPaired: false) }
    return open[0].content
  }

  private static func close(_ open: inout [Frame], isPaired: Bool) {
    let frame = open.removeLast()
    guard isPaired, let tag = frame.tag, !frame.content.isEmpty else {
      open[open.count - 1].content += frame.content
      return
    }
    switch kinds[tag.name] {
    case .strong: open[open.count - 1].content.append(.strong(frame.content))
    case .emphasis: open[open.count - 1].content.append(.emphasis(frame.content))
    case .strikethrough: open[open.count - 1].content.append(.strikethrough(frame.content))
    case .link:
      guard let address = tag["href"], !address.isEmpty else { fallthrough }
      open[open.count - 1].content.append(
        .link(
          MarkdownLink(
            destination: TextMarks.withoutSiteAddress(address).replacing("&amp;", with: "&"),
            title: tag["title"] ?? "",
            content: frame.content, line: 1)))
    default: open[open.count - 1].content += frame.content
    }
  }

  private static func inner(_ inline: Inline) -> Inline {
    switch inline {
    case .emphasis(let inlines): return .emphasis(converted(inlines))
    case .strong(let inlines): return .strong(converted(inlines))
    case .strikethrough(let inlines): return .strikethrough(converted(inlines))
    case .link(var link):
      link.content = converted(link.content)
      return .link(link)
    case .image(var image):
      let words = PictureWords.withoutSize(image.alternative)
      // Programs fill in the file's name, which says nothing to anybody.
      image.alternative = PictureFields.isPicture(words) ? "" : words
      return .image(image)
    case .text, .softBreak, .hardBreak, .code, .footnote, .html: return inline
    }
  }
}
