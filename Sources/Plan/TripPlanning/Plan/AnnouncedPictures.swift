import Markdown

extension EntryPlan {
  /// The pictures of its text to which words lead that end with a colon, as in `it looked like this:`. Shown at the head of
  /// a page instead they would leave those words with nothing behind them.
  package var announcedPictures: Set<PhotoID> {
    self.pictures.isEmpty ? [] : Set(self.body.announcedImages.compactMap { self.pictures[$0] })
  }
}

extension MarkdownDocument {
  /// The sources of the pictures that stand behind a colon, with nothing but other pictures between.
  var announcedImages: Set<String> {
    var reading = AnnouncedImages()
    reading.read(blocks)
    return reading.sources
  }
}

/// Goes through a text in its order.
private struct AnnouncedImages {
  private(set) var sources: Set<String> = []
  /// Whether the last words before ended with a colon.
  private var isBehindColon = false

  private static let colons: Set<Character> = [":", "："]

  mutating func read(_ blocks: [Block]) {
    for block in blocks {
      switch block {
      case .paragraph(let line), .heading(_, let line): read(line)
      case .quote(let inner): read(inner)
      case .list(let list): for item in list.items { read(item.blocks) }
      case .html: continue
      case .code, .table, .rule: isBehindColon = false
      }
    }
  }

  private mutating func read(_ line: [Inline]) {
    for inline in line {
      switch inline {
      case .text(let words), .code(let words):
        if let last = words.last(where: { !$0.isWhitespace }) { isBehindColon = Self.colons.contains(last) }
      case .image(let image): if isBehindColon { sources.insert(image.source) }
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): read(inner)
      case .link(let link): read(link.content)
      case .softBreak, .hardBreak, .footnote, .html: continue
      }
    }
  }
}
