/// All that there is to read in a text, gathered in one walk.
struct TextWords {
  /// A line for each paragraph, heading, code block and row of a table that has letters; a tab parts the cells of a row.
  var text: String { lines.together(by: "\n") }
  private(set) var count = 0
  private(set) var images: [MarkdownImage] = []
  private(set) var links: [MarkdownLink] = []
  private(set) var hasHTML = false
  private(set) var hasStruckWords = false
  private(set) var firstHeading: String?
  private(set) var firstParagraph: String?

  init(_ blocks: [Block], _ footnotes: [Footnote]) {
    for block in blocks {
      let before = lines.count
      add(block)
      guard before < lines.count else { continue }
      if case .heading = block, firstHeading == nil { firstHeading = lines.last }
      if case .paragraph = block, firstParagraph == nil { firstParagraph = lines.last }
    }
    for footnote in footnotes { for block in footnote.blocks { add(block) } }
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .paragraph(let inlines), .heading(_, let inlines):
      visit(inlines)
      end(line: inlines.plainText)
    case .quote(let blocks): for block in blocks { add(block) }
    case .list(let list): for item in list.items { for block in item.blocks { add(block) } }
    case .code(_, let text): end(line: text)
    case .table(let table):
      add(row: table.head)
      for row in table.rows { add(row: row) }
    case .html: hasHTML = true
    case .rule: break
    }
  }

  private mutating func add(row: [[Inline]]) {
    for cell in row { visit(cell) }
    end(line: row.map(\.plainText).joined(separator: "\t"))
  }

  private var lines: [String] = []

  private mutating func end(line: String) {
    let line = line.trimmed
    if line.isEmpty { return }
    count += line.countOfWords
    lines.append(line)
  }

  /// Each part of a line before those in it.
  private mutating func visit(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .emphasis(let inner), .strong(let inner): visit(inner)
      case .strikethrough(let inner):
        hasStruckWords = true
        visit(inner)
      case .link(let link):
        links.append(link)
        visit(link.content)
      case .image(let image): images.append(image)
      case .html: hasHTML = true
      case .text, .softBreak, .hardBreak, .code, .footnote: break
      }
    }
  }
}

extension [String] {
  /// One behind the other with something between them, and with no more room than that needs.
  func together(by separator: String) -> String {
    var all = ""
    all.reserveCapacity(reduce(0) { $0 + $1.utf8.count + separator.utf8.count })
    for (index, text) in enumerated() {
      if index > 0 { all += separator }
      all += text
    }
    return all
  }
}

extension [Inline] {
  /// The letters of a line, without pictures and HTML; a line break is a space.
  package var plainText: String {
    // Most headings and items of lists are one stretch of letters.
    if count == 1, case .text(let letters) = self[0] { return letters }
    var text = ""
    addPlainText(to: &text)
    return text
  }

  private func addPlainText(to text: inout String) {
    for inline in self {
      switch inline {
      case .text(let letters), .code(let letters): text += letters
      case .softBreak, .hardBreak: text += " "
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner.addPlainText(to: &text)
      case .link(let link): link.content.addPlainText(to: &text)
      case .image, .footnote, .html: break
      }
    }
  }
}
