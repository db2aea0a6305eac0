import Markdown
import SiteOutput
import TripModel

/// The parts of texts that others show, as notes embed each other: quotations, each with a link to where it stands.
///
/// Asked of what is published, after all else was taken out of it: what is kept back is quoted nowhere.
struct QuotedParts: Sendable {
  /// The entries and pages that others show a part of, by their files.
  private let texts: [String: JournalEntry]

  init(of trip: Trip) {
    var wanted: Set<String> = []
    for index in trip.entries.indices where !trip.entries[index].embeds.isEmpty {
      wanted.formUnion(trip.entries[index].embeds.values.map(\.file))
    }
    for page in trip.pages { wanted.formUnion(page.text.embeds.values.map(\.file)) }
    guard !wanted.isEmpty else {
      texts = [:]
      return
    }
    let found = (trip.entries + trip.pages.map(\.text)).filter { wanted.contains($0.file) }
    texts = Dictionary(found.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A text with the quotations that it shows; `pages` are the addresses of all that a link may mean. What has no page is
  /// left out.
  func filled(
    _ body: MarkdownDocument, of text: JournalEntry, pages: [String: OutputPath]
  ) -> MarkdownDocument {
    let embeds = text.embeds
    if embeds.isEmpty { return body }
    func part(_ link: MarkdownLink) -> EmbeddedPart? {
      embeds[link.destination].flatMap { pages[$0.file] == nil || $0.file == text.file ? nil : $0 }
    }
    let blocks = body.blocks.flatMap { block -> [Block] in
      guard case .paragraph(let line) = block, let links = line.links(among: embeds) else { return [block] }
      return links.compactMap(part).compactMap(quotation)
    }
    return MarkdownDocument(blocks: blocks, footnotes: body.footnotes).replacingLinks { link in
      guard embeds[link.destination] != nil else { return nil }
      return part(link).flatMap { self.link(to: $0) }.map { [$0] } ?? []
    }
  }

  private func quotation(_ part: EmbeddedPart) -> Block? {
    guard let text = texts[part.file], let link = link(to: part) else { return nil }
    var blocks: [Block] = []
    var words = 0
    for block in Self.blocks(part.part, of: text).lazy.compactMap(\.quoted) {
      words += MarkdownDocument(blocks: [block]).wordCount
      if !blocks.isEmpty, words > Self.maxWords { break }
      blocks.append(block)
    }
    return blocks.isEmpty ? .paragraph([link]) : .quote(blocks + [.paragraph([.text("— "), link])])
  }

  /// More than these are read where they stand.
  private static let maxWords = 300

  /// Called as the text by itself: `nameQuotations` calls it as its page, once all titles are known.
  private func link(to part: EmbeddedPart) -> Inline? {
    texts[part.file].map { text in
      let title = Self.titled(text).title.value
      return .link(
        MarkdownLink(destination: part.link, title: "", content: [.text(title)], line: Self.noLine))
    }
  }

  /// Stands for the line of a link that nobody has written.
  fileprivate static let noLine = 0

  private static func titled(_ text: JournalEntry) -> (title: Reasoned<String>, body: MarkdownDocument) {
    EntryTitle.titleAndBody(of: text, day: text.day?.date)
  }

  private static func blocks(_ part: EmbeddedPart.Part, of text: JournalEntry) -> [Block] {
    let blocks = text.body.blocks
    switch part {
    case .whole: return titled(text).body.blocks
    case .heading(let anchor):
      let start = blocks.firstIndex {
        $0.heading.map { HeadingAnchors.anchor(of: $0.words) == anchor } ?? false
      }
      guard let start, let level = blocks[start].heading?.level else { return [] }
      return Array(blocks[(start + 1)...].prefix { $0.heading.map { $0.level > level } ?? true })
    case .block(let name):
      guard let named = text.namedBlocks[name], blocks.indices.contains(named.block) else { return [] }
      guard let item = named.item, case .list(let list) = blocks[named.block],
        list.items.indices.contains(item)
      else { return [blocks[named.block]] }
      return list.items[item].blocks
    }
  }
}

extension TripJournal {
  /// Calls what quotations are taken from as its page is called, which its pictures and the days of the trip tell, too.
  mutating func nameQuotations(in trip: Trip) {
    let quoting = Set(trip.entries.lazy.filter { !$0.embeds.isEmpty }.map(\.file))
      .union(trip.pages.lazy.filter { !$0.text.embeds.isEmpty }.map(\.text.file))
    guard !quoting.isEmpty else { return }
    var titles: [String: String] = [:]
    for entry in entries {
      for file in entry.twins + [entry.file] { titles[file] = entry.title.value }
    }
    for page in pages { titles[page.file] = page.title.value }
    for index in entries.indices where quoting.contains(entries[index].file) {
      entries[index].body = entries[index].body.namingQuotations(by: titles)
    }
    for index in pages.indices where quoting.contains(pages[index].file) {
      pages[index].body = pages[index].body.namingQuotations(by: titles)
    }
  }
}

extension MarkdownDocument {
  /// The same with links that nobody has written called as the pages of their files are.
  fileprivate func namingQuotations(by titles: [String: String]) -> MarkdownDocument {
    replacingLinks { link in
      let file = String(link.destination.dropFirst())
      guard link.line == QuotedParts.noLine, let title = titles[file] else { return nil }
      return [
        .link(
          MarkdownLink(
            destination: link.destination, title: link.title, content: [.text(title)], line: link.line))
      ]
    }
  }
}

extension [Inline] {
  /// The links to embedded parts of which a line is made; nil where anything else stands in it.
  fileprivate func links(among embeds: [String: EmbeddedPart]) -> [MarkdownLink]? {
    var links: [MarkdownLink] = []
    for inline in self {
      switch inline {
      case .link(let link) where embeds[link.destination] != nil: links.append(link)
      case .softBreak, .hardBreak: continue
      case .text(let text) where text.allSatisfy(\.isWhitespace): continue
      default: return nil
      }
    }
    return links.isEmpty ? nil : links
  }

  /// The same in another text: only its words, since pictures, notes and ways to other texts belong to its own.
  fileprivate var quoted: [Inline] {
    flatMap { inline -> [Inline] in
      switch inline {
      case .text, .softBreak, .hardBreak, .code: [inline]
      case .emphasis(let inner): [.emphasis(inner.quoted)]
      case .strong(let inner): [.strong(inner.quoted)]
      case .strikethrough(let inner): [.strikethrough(inner.quoted)]
      case .link(let link): link.content.quoted
      case .image, .footnote, .html: []
      }
    }
  }
}

extension Block {
  /// The level and the words of a heading; nil for any other block.
  fileprivate var heading: (level: Int, words: String)? {
    if case .heading(let level, let line) = self { (level, line.plainText) } else { nil }
  }

  /// The same in another text; nil where nothing is left of it. A heading is a line among others there.
  fileprivate var quoted: Block? {
    switch self {
    case .paragraph(let line): return Self.paragraph(quoting: line) { $0 }
    case .heading(_, let line): return Self.paragraph(quoting: line) { [.strong($0)] }
    case .quote(let blocks):
      let inner = blocks.compactMap(\.quoted)
      return inner.isEmpty ? nil : .quote(inner)
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = list.items[index].blocks.compactMap(\.quoted)
      }
      list.items.removeAll { $0.blocks.isEmpty }
      return list.items.isEmpty ? nil : .list(list)
    case .table(var table):
      table.head = table.head.map(\.quoted)
      table.rows = table.rows.map { $0.map(\.quoted) }
      return .table(table)
    case .code, .rule: return self
    case .html: return nil
    }
  }

  private static func paragraph(quoting line: [Inline], _ change: ([Inline]) -> [Inline]) -> Block? {
    let words = line.quoted
    return words.plainText.allSatisfy(\.isWhitespace) ? nil : .paragraph(change(words))
  }
}
