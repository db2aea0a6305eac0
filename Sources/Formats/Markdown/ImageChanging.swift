extension MarkdownDocument {
  /// The same text with other pictures, each in its place.
  package func changingImages(_ change: (MarkdownImage) -> MarkdownImage) -> MarkdownDocument {
    images.isEmpty ? self : changingLines { $0.changingImages(change) }
  }
}

extension [Inline] {
  fileprivate func changingImages(_ change: (MarkdownImage) -> MarkdownImage) -> [Inline] {
    map { inline -> Inline in
      switch inline {
      case .image(let image): return .image(change(image))
      case .emphasis(let inner): return .emphasis(inner.changingImages(change))
      case .strong(let inner): return .strong(inner.changingImages(change))
      case .strikethrough(let inner): return .strikethrough(inner.changingImages(change))
      case .link(var link):
        link.content = link.content.changingImages(change)
        return .link(link)
      case .text, .softBreak, .hardBreak, .code, .footnote, .html: return inline
      }
    }
  }
}
