extension MarkdownDocument {
  /// The same text with other things in the place of links; nil leaves a link as it is.
  package func replacingLinks(_ replacement: (MarkdownLink) -> [Inline]?) -> MarkdownDocument {
    changingLines { $0.replacingLinks(replacement) }
  }

  /// The same text with other lines: each as it is written, with all that stands in it.
  func changingLines(_ change: ([Inline]) -> [Inline]) -> MarkdownDocument {
    MarkdownDocument(
      blocks: blocks.map { $0.changingLines(change) },
      footnotes: footnotes.map { Footnote(blocks: $0.blocks.map { $0.changingLines(change) }) })
  }
}

extension Block {
  fileprivate func changingLines(_ change: ([Inline]) -> [Inline]) -> Block {
    switch self {
    case .paragraph(let inlines): return .paragraph(change(inlines))
    case .heading(let level, let inlines): return .heading(level: level, change(inlines))
    case .quote(let blocks): return .quote(blocks.map { $0.changingLines(change) })
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = list.items[index].blocks.map { $0.changingLines(change) }
      }
      return .list(list)
    case .table(var table):
      table.head = table.head.map(change)
      table.rows = table.rows.map { $0.map(change) }
      return .table(table)
    case .code, .rule, .html: return self
    }
  }
}

extension [Inline] {
  fileprivate func replacingLinks(_ replacement: (MarkdownLink) -> [Inline]?) -> [Inline] {
    flatMap { inline -> [Inline] in
      switch inline {
      case .emphasis(let inner): return [.emphasis(inner.replacingLinks(replacement))]
      case .strong(let inner): return [.strong(inner.replacingLinks(replacement))]
      case .strikethrough(let inner): return [.strikethrough(inner.replacingLinks(replacement))]
      case .link(let link): return replacement(link) ?? [inline]
      case .text, .softBreak, .hardBreak, .code, .image, .footnote, .html: return [inline]
      }
    }
  }
}
