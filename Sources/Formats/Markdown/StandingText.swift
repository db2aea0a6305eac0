extension MarkdownDocument {
  /// The plain text without what its author struck out: for who quotes it, where no line can go through words.
  package var standingText: String {
    guard hasStruckWords else { return plainText }
    // A word that is gone leaves the blanks on both of its sides.
    return changingLines { $0.withoutStruckWords }.plainText.replacing("  ", with: " ")
  }
}

extension [Inline] {
  fileprivate var withoutStruckWords: [Inline] {
    compactMap { inline -> Inline? in
      switch inline {
      case .strikethrough: return nil
      case .emphasis(let inner): return .emphasis(inner.withoutStruckWords)
      case .strong(let inner): return .strong(inner.withoutStruckWords)
      case .link(var link):
        link.content = link.content.withoutStruckWords
        return .link(link)
      case .text, .softBreak, .hardBreak, .code, .image, .footnote, .html: return inline
      }
    }
  }
}
