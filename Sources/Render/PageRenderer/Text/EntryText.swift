import Markdown
import SiteLanguage
import TripPlanning

/// Sets a text in Markdown as markup, with gaps for what is a page's own.
///
/// Pictures that are photos of the trip stand between the paragraphs, those that follow one another together;
/// raw HTML is left out; links lead only where a link may.
struct EntryText {
  private let setting: TextSetting
  private var outline: HeadingOutline
  private var inline: InlineText
  /// What stands in the text already: two names may be of one picture, which does not stand twice.
  private var shown: Set<PhotoID> = []
  /// Whether nothing stood before: a page may begin the first paragraph with a large letter.
  private var mayHaveInitial = true

  /// The document as markup.
  static func form(_ document: MarkdownDocument, setting: TextSetting) -> TextForm {
    var text = EntryText(document, setting: setting)
    var body = text.form(document.blocks, depth: 0)
    body += text.footnotes(document.footnotes)
    return body
  }

  private init(_ document: MarkdownDocument, setting: TextSetting) {
    self.setting = setting
    outline = HeadingOutline(blocks: document.blocks)
    inline = InlineText(setting: setting, anchors: outline.anchors, footnoteCount: document.footnotes.count)
  }

  /// Blocks one after another, with the photos of neighbouring paragraphs gathered.
  private mutating func form(_ blocks: [Block], depth: Int) -> TextForm {
    guard depth < InlineText.deepest else { return plain(blocks) }
    var result = TextForm.empty
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
        let words = form(block, depth: depth)
        if words.isEmpty { continue }
        result += flush(&waiting)
        result += words
        result.append(trusted: "\n")
      }
    }
    result += flush(&waiting)
    return result
  }

  /// Drawings and recordings, each below the paragraph that names it.
  private func addMedia(of inlines: [Inline], to result: inout TextForm) {
    guard !setting.media.isEmpty else { return }
    for media in inlines.media(setting.media) { result.append(.media(media)) }
  }

  private mutating func flush(_ figures: inout [TextFigure]) -> TextForm {
    let news = figures.filter { shown.insert($0.photo).inserted }
    figures = []
    return news.isEmpty ? .empty : TextForm(.figures(news))
  }

  private func isWorthShowing(_ paragraph: [Inline]) -> Bool {
    if !setting.media.isEmpty {
      if paragraph.loneSound(setting.media) != nil { return false }
      if paragraph.hasStickers(setting.media) { return true }
    }
    return paragraph.hasWords
      || paragraph.hasOtherImages { setting.pictures[$0] != nil || setting.media[$0] != nil }
  }

  private mutating func addParagraph(_ inlines: [Inline], to result: inout TextForm) {
    let opens = mayHaveInitial && inlines.isWorthAnInitial
    mayHaveInitial = false
    let direction = inlines.direction
    result.append(trusted: "<p")
    // What pictures would show that are not there is no text of the author's.
    if !inlines.hasWords, !inlines.hasStickers(setting.media) { result.append(trusted: " class=\"note\"") }
    if opens { result.append(.initial) }
    result.append(trusted: direction.map { " dir=\"\($0)\">" } ?? ">")
    inline.add(inlines, to: &result)
    result.end("p")
  }

  /// Letters of a quotation above which it is set as any text.
  private static let longestLarge = 320

  private static func count(_ blocks: [Block]) -> Int {
    blocks.reduce(0) { sum, block in
      switch block {
      case .paragraph(let line), .heading(_, let line): sum + line.plainText.count
      case .quote(let inner): sum + count(inner)
      case .list(let list): list.items.reduce(sum) { $0 + count($1.blocks) }
      case .code, .table, .rule, .html: sum
      }
    }
  }

  private mutating func form(_ block: Block, depth: Int) -> TextForm {
    switch block {
    case .heading(let level, let inlines): return heading(level, inlines, isInOutline: depth == 0)
    case .quote(let blocks):
      let isLarge = inline.isLarge
      // What is as long as a letter is none of the large words.
      let isLong = Self.count(blocks) > Self.longestLarge
      inline.isLarge = !isLong && depth == 0
      defer { inline.isLarge = isLarge }
      let lines = blocks.map(\.withShortLinesKept)
      return .element(
        "blockquote", isLong ? [("class", "long")] : [], .lineEnd + form(lines, depth: depth + 1))
    case .list(let list): return form(list, depth: depth)
    case .code(_, let text):
      let code = TextForm(.element("code", [], HTML(escaping: text)))
      return .element("pre", [("tabindex", "0")], code)
    case .table(let table): return form(table)
    case .rule: return TextForm(.void("hr"))
    // Paragraphs are set where their photos are gathered.
    case .paragraph, .html: return .empty
    }
  }

  /// A heading within a quote or a list is no part of the page's outline: it stands out, and that is all.
  private mutating func heading(_ written: Int, _ inlines: [Inline], isInOutline: Bool) -> TextForm {
    mayHaveInitial = false
    let isLarge = inline.isLarge
    inline.isLarge = true
    let content = inline.form(inlines, photos: .asWords)
    inline.isLarge = isLarge
    guard isInOutline else {
      return content.isEmpty ? .empty : .element("p", [], .element("strong", [], content))
    }
    let anchor = outline.nextAnchor()
    guard !content.isEmpty else { return .empty }
    let level = TextForm.Gap.level(outline.depth(of: written))
    var heading = TextForm(HTML(trusted: "<h"))
    heading.append(level)
    heading.write([("id", setting.idPrefix + anchor), ("dir", inlines.direction)])
    heading.append(trusted: ">")
    heading += content
    heading.append(trusted: "</h")
    heading.append(level)
    heading.append(trusted: ">")
    return heading
  }

  private mutating func form(_ list: MarkdownList, depth: Int) -> TextForm {
    var items = TextForm.lineEnd
    for item in list.items {
      var content = TextForm.empty
      if let isDone = item.isDone {
        let label = setting.words[isDone ? .taskDone : .taskOpen]
        let mark = HTML(escaping: isDone ? "☑" : "☐") + HTML(trusted: " ")
        content += TextForm(
          .element("span", [("class", "task"), ("role", "img"), ("aria-label", label)], mark))
      }
      if list.isTight, case .paragraph(let inlines)? = item.blocks.first {
        inline.add(inlines, to: &content)
        content += form(item.blocks, skippingWordsOfFirst: inlines, depth: depth + 1)
      } else {
        content += form(item.blocks, depth: depth + 1)
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
  private mutating func form(
    _ blocks: [Block], skippingWordsOfFirst inlines: [Inline], depth: Int
  ) -> TextForm {
    var figures = setting.pictures.isEmpty ? [] : inlines.figures(setting.pictures)
    var media = TextForm.empty
    addMedia(of: inlines, to: &media)
    return media + flush(&figures) + form(Array(blocks.dropFirst()), depth: depth)
  }

  private mutating func form(_ table: MarkdownTable) -> TextForm {
    var head = TextForm.empty
    for (index, cell) in table.head.enumerated() {
      let content = inline.form(cell, photos: .asWords)
      // An empty corner heads nothing.
      head +=
        cell.isEmpty
        ? .element("td", [("class", table.alignment(index))], content)
        : .element("th", [("scope", "col"), ("class", table.alignment(index))], content)
    }
    var rows = TextForm.lineEnd
    for row in table.rows {
      var cells = TextForm.empty
      for (index, cell) in row.enumerated() {
        cells += .element("td", [("class", table.alignment(index))], inline.form(cell, photos: .asWords))
      }
      rows += .element("tr", [], cells) + .lineEnd
    }
    let whole = TextForm.element("thead", [], .element("tr", [], head)) + .element("tbody", [], rows)
    return .element(
      "div",
      [("class", "scroll"), ("tabindex", "0"), ("role", "group"), ("aria-label", setting.words[.table])],
      .element("table", [("dir", whole.direction)], whole))
  }

  private mutating func footnotes(_ footnotes: [Footnote]) -> TextForm {
    guard !footnotes.isEmpty else { return .empty }
    var items = TextForm.lineEnd
    for (index, footnote) in footnotes.enumerated() {
      let number = index + 1
      var content = form(footnote.blocks, depth: 1)
      if inline.referred.contains(number) {
        content.begin(
          "a", "href", .ownPage, "#\(setting.idPrefix)ref\(number)",
          [
            ("class", "back"),
            ("aria-label", setting.words(.footnoteBack, ["number": setting.words.numbers.whole(number)])),
          ])
        content.append(escaping: "↩\u{FE0E}")
        content.end("a")
      }
      items += .element("li", [("id", "\(setting.idPrefix)fn\(number)")], content) + .lineEnd
    }
    return .element("ol", [("class", "footnotes")], items)
  }

  private func plain(_ blocks: [Block]) -> TextForm {
    TextForm(HTML(escaping: MarkdownDocument(blocks: blocks).plainText))
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
  /// Long enough for three lines of a column beside a large letter, and beginning with a letter of the Latin script.
  fileprivate var isWorthAnInitial: Bool {
    guard case .text(let text)? = first, let letter = text.unicodeScalars.first else { return false }
    return letter.value < 0x250 && letter.properties.isAlphabetic && plainText.hasMoreCharacters(than: 160)
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

extension TextForm {
  fileprivate static let lineEnd = TextForm(HTML(trusted: "\n"))

  /// The same for what holds lines: the first letter of all decides where bullets and first columns stand.
  fileprivate var direction: String? { hasRightToLeftLetters ? "auto" : nil }
}
