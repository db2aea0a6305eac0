import Markdown
import SiteLanguage

/// Sets a text in Markdown as markup of the page.
///
/// Pictures that are photos of the trip stand between the paragraphs, those that follow one another together;
/// raw HTML is left out; links lead only where a link may.
struct EntryText {
  private let setting: TextSetting
  private var outline: HeadingOutline
  private var inline: InlineText
  private var mayHaveInitial: Bool

  /// The document as markup.
  static func html(_ document: MarkdownDocument, setting: TextSetting) -> HTML {
    var text = EntryText(document, setting: setting)
    var body = text.html(document.blocks, depth: 0)
    body += text.footnotes(document.footnotes)
    return body
  }

  private init(_ document: MarkdownDocument, setting: TextSetting) {
    self.setting = setting
    outline = HeadingOutline(top: setting.topLevel, blocks: document.blocks)
    inline = InlineText(setting: setting, anchors: outline.anchors, footnoteCount: document.footnotes.count)
    mayHaveInitial = setting.hasInitial
  }

  /// Blocks one after another, with the photos of neighbouring paragraphs gathered.
  private mutating func html(_ blocks: [Block], depth: Int) -> HTML {
    guard depth < InlineText.deepest else { return plain(blocks) }
    var result = HTML.empty
    var waiting: [TextFigure] = []
    for block in blocks {
      if case .paragraph(let inlines) = block {
        if !setting.media.isEmpty, !inlines.media(setting.media).isEmpty { result += flush(&waiting) }
        if isWorthShowing(inlines) {
          result += flush(&waiting)
          addParagraph(inlines, to: &result)
          result.append(trusted: "\n")
        }
        addMedia(of: inlines, to: &result)
        if !setting.pictures.isEmpty { waiting += inlines.figures(setting.pictures) }
      } else {
        let words = html(block, depth: depth)
        if words.text.isEmpty { continue }
        result += flush(&waiting)
        result += words
        result.append(trusted: "\n")
      }
    }
    result += flush(&waiting)
    return result
  }

  /// Drawings and recordings, each below the paragraph that names it.
  private func addMedia(of inlines: [Inline], to result: inout HTML) {
    guard !setting.media.isEmpty else { return }
    for media in inlines.media(setting.media) { result += setting.mediaFigure(media) }
  }

  private func flush(_ figures: inout [TextFigure]) -> HTML {
    guard !figures.isEmpty else { return .empty }
    defer { figures = [] }
    return setting.figures(figures)
  }

  private func isWorthShowing(_ paragraph: [Inline]) -> Bool {
    if !setting.media.isEmpty {
      if paragraph.loneSound(setting.media) != nil { return false }
      if paragraph.hasStickers(setting.media) { return true }
    }
    return paragraph.hasWords
      || paragraph.hasOtherImages { setting.pictures[$0] != nil || setting.media[$0] != nil }
  }

  private mutating func addParagraph(_ inlines: [Inline], to result: inout HTML) {
    let opens = mayHaveInitial && inlines.isWorthAnInitial
    mayHaveInitial = false
    let direction = inlines.direction
    if opens || direction != nil {
      result.begin("p", [("class", opens ? "open" : nil), ("dir", direction)])
    } else {
      result.append(trusted: "<p>")
    }
    inline.add(inlines, to: &result)
    result.end("p")
  }

  private mutating func html(_ block: Block, depth: Int) -> HTML {
    switch block {
    case .heading(let level, let inlines): return heading(level, inlines, isInOutline: depth == 0)
    case .quote(let blocks):
      return .element("blockquote", [], HTML(trusted: "\n") + html(blocks, depth: depth + 1))
    case .list(let list): return html(list, depth: depth)
    case .code(_, let text):
      let code = HTML.element("code", [], HTML(escaping: text))
      return .element("pre", [("tabindex", "0")], code)
    case .table(let table): return html(table)
    case .rule: return .void("hr")
    // Paragraphs are set where their photos are gathered.
    case .paragraph, .html: return .empty
    }
  }

  /// A heading within a quote or a list is no part of the page's outline: it stands out, and that is all.
  private mutating func heading(_ written: Int, _ inlines: [Inline], isInOutline: Bool) -> HTML {
    mayHaveInitial = false
    let content = inline.html(inlines, photos: .asWords)
    guard isInOutline else {
      return content.text.isEmpty ? .empty : .element("p", [], .element("strong", [], content))
    }
    let anchor = outline.nextAnchor()
    guard !content.text.isEmpty else { return .empty }
    let level = outline.level(of: written)
    return .element("h\(level)", [("id", setting.idPrefix + anchor), ("dir", inlines.direction)], content)
  }

  private mutating func html(_ list: MarkdownList, depth: Int) -> HTML {
    var items = HTML(trusted: "\n")
    for item in list.items {
      var content = HTML.empty
      if let isDone = item.isDone {
        let label = setting.words[isDone ? .taskDone : .taskOpen]
        let mark = HTML(escaping: isDone ? "☑" : "☐") + HTML(trusted: " ")
        content += .element("span", [("class", "task"), ("role", "img"), ("aria-label", label)], mark)
      }
      if list.isTight, case .paragraph(let inlines)? = item.blocks.first {
        inline.add(inlines, to: &content)
        content += html(item.blocks, skippingWordsOfFirst: inlines, depth: depth + 1)
      } else {
        content += html(item.blocks, depth: depth + 1)
      }
      items.begin("li")
      items += content
      items.append(trusted: "</li>\n")
    }
    // A list within a list goes the way of the outer one.
    let direction = depth == 0 ? items.direction : nil
    guard let start = list.start else { return .element("ul", [("dir", direction)], items) }
    return .element("ol", [("start", start == 1 ? nil : String(start)), ("dir", direction)], items)
  }

  /// The blocks of an item whose first paragraph already stands there, with that paragraph's photos.
  private mutating func html(_ blocks: [Block], skippingWordsOfFirst inlines: [Inline], depth: Int) -> HTML {
    var figures = setting.pictures.isEmpty ? [] : inlines.figures(setting.pictures)
    var media = HTML.empty
    addMedia(of: inlines, to: &media)
    return media + flush(&figures) + html(Array(blocks.dropFirst()), depth: depth)
  }

  private mutating func html(_ table: MarkdownTable) -> HTML {
    var head = HTML.empty
    for (index, cell) in table.head.enumerated() {
      let content = inline.html(cell, photos: .asWords)
      // An empty corner heads nothing.
      head +=
        cell.isEmpty
        ? .element("td", [("class", table.alignment(index))], content)
        : .element("th", [("scope", "col"), ("class", table.alignment(index))], content)
    }
    var rows = HTML(trusted: "\n")
    for row in table.rows {
      var cells = HTML.empty
      for (index, cell) in row.enumerated() {
        cells += .element("td", [("class", table.alignment(index))], inline.html(cell, photos: .asWords))
      }
      rows += .element("tr", [], cells) + HTML(trusted: "\n")
    }
    let whole = HTML.element("thead", [], .element("tr", [], head)) + .element("tbody", [], rows)
    return .element(
      "div",
      [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", setting.words[.table])],
      .element("table", [("dir", whole.direction)], whole))
  }

  private mutating func footnotes(_ footnotes: [Footnote]) -> HTML {
    guard !footnotes.isEmpty else { return .empty }
    var items = HTML(trusted: "\n")
    for (index, footnote) in footnotes.enumerated() {
      let number = index + 1
      var content = html(footnote.blocks, depth: 1)
      if inline.referred.contains(number) {
        content += .element(
          "a",
          [
            ("href", "\(setting.ownPage)#\(setting.idPrefix)ref\(number)"), ("class", "back"),
            ("aria-label", setting.words(.footnoteBack, ["number": setting.words.numbers.whole(number)])),
          ], HTML(escaping: "↩\u{FE0E}"))
      }
      items += .element("li", [("id", "\(setting.idPrefix)fn\(number)")], content) + HTML(trusted: "\n")
    }
    return .element("ol", [("class", "footnotes")], items)
  }

  private func plain(_ blocks: [Block]) -> HTML {
    HTML(escaping: MarkdownDocument(blocks: blocks).plainText)
  }
}

extension MarkdownTable {
  fileprivate func alignment(_ column: Int) -> String? {
    guard column < alignments.count else { return nil }
    switch alignments[column] {
    case .none, .left: return nil
    case .centre: return "centre"
    case .right: return "num"
    }
  }
}

extension [Inline] {
  /// Long enough for three lines beside a large letter, and beginning with a letter of the Latin script.
  fileprivate var isWorthAnInitial: Bool {
    guard case .text(let text)? = first, let letter = text.unicodeScalars.first else { return false }
    return letter.value < 0x250 && letter.properties.isAlphabetic && plainText.hasMoreCharacters(than: 220)
  }

  /// `auto` for a line that holds letters written from right to left; nothing for any other.
  fileprivate var direction: String? { hasRightToLeftLetters ? "auto" : nil }

  private var hasRightToLeftLetters: Bool {
    contains { inline in
      switch inline {
      case .text(let text), .code(let text): text.hasRightToLeftLetters
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner.hasRightToLeftLetters
      case .link(let link): link.content.hasRightToLeftLetters
      case .softBreak, .hardBreak, .image, .footnote, .html: false
      }
    }
  }
}

extension String {
  fileprivate func hasMoreCharacters(than count: Int) -> Bool {
    // A character has a byte at least.
    utf8.count > count && !dropFirst(count).isEmpty
  }
}

extension HTML {
  /// The same for what holds lines: the first letter of all decides where bullets and first columns stand.
  fileprivate var direction: String? { text.hasRightToLeftLetters ? "auto" : nil }
}
