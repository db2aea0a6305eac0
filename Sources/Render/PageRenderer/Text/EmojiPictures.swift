extension String {
  /// With its emoji as pictures: fonts of text have a small grey letter for many an older one, which browsers take unless a
  /// mark behind it asks for the picture. Where its author asks for one or the other that stays.
  var withEmojiAsPictures: String {
    let scalars = Array(unicodeScalars)
    guard scalars.contains(where: \.mayBeLetter) else { return self }
    var shown = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      shown.append(scalar)
      let isFollowed = index + 1 < scalars.count && scalars[index + 1].choosesForm
      if scalar.mayBeLetter, !isFollowed { shown.append("\u{FE0F}") }
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Whether it is an emoji that fonts of text may have: none of the digits and marks that a keycap makes one of.
  fileprivate var mayBeLetter: Bool {
    properties.isEmoji && value >= 0x2190 && (value < 0x1_0000 || !properties.isEmojiPresentation)
  }

  /// Whether it says as what that before it is to be drawn, or joins it to what follows.
  fileprivate var choosesForm: Bool {
    value == 0xFE0E || value == 0xFE0F || value == 0x200D || properties.isEmojiModifier
  }
}
