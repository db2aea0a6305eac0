import Markdown

extension MarkdownDocument {
  /// The first HTML that is no comment; its line in the text where it stands on lines of its own.
  var firstRawHTML: (text: String, line: Int?)? {
    hasHTML ? (blocks + footnotes.flatMap(\.blocks)).firstHTML : nil
  }
}

extension [Block] {
  fileprivate var firstHTML: (text: String, line: Int?)? { firstResult(\.firstHTML) }
}

extension Sequence {
  /// The first result there is, with each element looked at once: a lazy `compactMap` would look twice at the one
  /// that has it, and so at each of thirty quotes within one another as often as all around it together.
  fileprivate func firstResult<Result>(_ result: (Element) -> Result?) -> Result? {
    for element in self {
      if let found = result(element) { return found }
    }
    return nil
  }
}

extension Block {
  fileprivate var firstHTML: (text: String, line: Int?)? {
    switch self {
    case .html(let html, let line): html.isComment ? nil : (html.firstLine, line)
    case .paragraph(let inlines), .heading(_, let inlines): inlines.firstHTML.map { ($0, nil) }
    case .quote(let blocks): blocks.firstHTML
    case .list(let list): list.items.flatMap(\.blocks).firstHTML
    case .table(let table):
      ([table.head] + table.rows).joined().firstResult(\.firstHTML).map { ($0, nil) }
    case .code, .rule: nil
    }
  }
}

extension [Inline] {
  fileprivate var firstHTML: String? {
    for inline in self {
      switch inline {
      case .html(let html): if !html.isComment { return html.firstLine }
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
        if let html = inner.firstHTML { return html }
      case .link(let link): if let html = link.content.firstHTML { return html }
      case .text, .softBreak, .hardBreak, .code, .image, .footnote: break
      }
    }
    return nil
  }
}

extension String {
  fileprivate var isComment: Bool { drop(while: \.isWhitespace).hasPrefix("<!--") }
  fileprivate var firstLine: String { String(drop(while: \.isWhitespace).prefix { !$0.isNewline }) }
}
