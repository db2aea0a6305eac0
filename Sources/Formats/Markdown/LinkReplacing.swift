extension MarkdownDocument {
  /// The same text with other things in the place of links; nil leaves a link as it is.
  package func replacingLinks(_ replacement: (MarkdownLink) -> [Inline]?) -> MarkdownDocument {
    MarkdownDocument(
      blocks: blocks.map { $0.replacingLinks(replacement) },
      footnotes: footnotes.map { Footnote(blocks: $0.blocks.map { $0.replacingLinks(replacement) }) })
  }
}

extension Block {
  fileprivate func replacingLinks(_ replacement: (MarkdownLink) -> [Inline]?) -> Block {
    switch self {
    case .paragraph(let inlines): return .paragraph(inlines.replacingLinks(replacement))
    case .heading(let level, let inlines): return .heading(level: level, inlines.replacingLinks(replacement))
    case .quote(let blocks): return .quote(blocks.map { $0.replacingLinks(replacement) })
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = list.items[index].blocks.map { $0.replacingLinks(replacement) }
      }
      return .list(list)
    case .table(var table):
      table.head = table.head.map { $0.replacingLinks(replacement) }
      table.rows = table.rows.map { $0.map { $0.replacingLinks(replacement) } }
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
