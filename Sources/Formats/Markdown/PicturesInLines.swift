extension MarkdownDocument {
  /// The same text with one full stop where a picture stood between two: it is shown below the paragraph, and its line would
  /// end twice, as that of `in the sea.![](boat.jpg). Then` does.
  package var withoutStopsBehindPictures: MarkdownDocument {
    images.isEmpty ? self : changingLines { $0.withoutStopsBehindPictures }
  }
}

extension [Inline] {
  fileprivate var withoutStopsBehindPictures: [Inline] {
    var line: [Inline] = []
    for inline in self {
      guard case .text(let letters) = inline, letters.first == ".", !letters.hasPrefix(".."),
        line.endsBeforePictures
      else {
        line.append(inline)
        continue
      }
      if letters.count > 1 { line.append(.text(String(letters.dropFirst()))) }
    }
    return line
  }

  /// Whether it ends with pictures, and a sentence ends in front of them.
  private var endsBeforePictures: Bool {
    guard case .image? = last else { return false }
    for inline in reversed() {
      switch inline {
      case .image: continue
      case .text(let words): return words.last.map { ".!?…".contains($0) } ?? false
      default: return false
      }
    }
    return false
  }
}
