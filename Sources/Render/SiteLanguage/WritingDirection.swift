extension String {
  /// Whether there are letters of Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms.
  package var hasRightToLeftLetters: Bool {
    // The first of them is written with the byte D6 and all others with higher ones: most texts need no second look.
    mayHaveRightToLeftLetters
      && unicodeScalars.contains(where: \.isRightToLeft)
  }

  private var mayHaveRightToLeftLetters: Bool {
    let bytes = utf8Span.span
    for index in bytes.indices where bytes[index] >= 0xD6 { return true }
    return false
  }
}

extension String {
  /// The text between marks that keep its direction from its neighbours, where it has letters from right to left.
  ///
  /// U+2068 takes the direction of what follows, up to U+2069.
  package var isolated: String { hasRightToLeftLetters ? "\u{2068}" + self + "\u{2069}" : self }

  /// The text as `dir=auto`, which goes by the first letter, is to set it: a mark of the other direction stands before
  /// one most of whose letters are written in that.
  ///
  /// U+200E is taken for a letter from left to right, U+200F for one from right to left.
  package var inDirectionOfMost: String {
    guard hasRightToLeftLetters else { return self }
    let directions = unicodeScalars.lazy.filter(\.properties.isAlphabetic).map(\.isRightToLeft)
    guard let first = directions.first else { return self }
    let balance = directions.reduce(0) { $0 + ($1 == first ? 1 : -1) }
    return balance >= 0 ? self : (first ? "\u{200E}" : "\u{200F}") + self
  }
}

extension Unicode.Scalar {
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
