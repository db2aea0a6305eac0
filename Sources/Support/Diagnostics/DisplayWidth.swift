/// How many columns of a terminal a character takes.
///
/// East Asian wide and full-width characters and emoji take two (Unicode Standard Annex 11). What joins the character
/// before it is part of the same `Character` and takes none, but for spacing marks; no `Character` takes more than two.
package enum DisplayWidth {
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.dropFirst().first != nil else { return width(of: first) }
    if first.properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
    return min(2, scalars.prefix(8).reduce(0) { $0 + width(of: $1) })
  }

  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    if isWidthless(scalar) { return 0 }
    let isWide = scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
    return isWide ? 2 : 1
  }

  /// Marks on the letter before them, joiners, the later parts of a Korean syllable, and its fillers.
  private static func isWidthless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: lateJamo.contains { $0.contains(scalar.value) }
    }
  }

  private static let lateJamo: [ClosedRange<UInt32>] = [
    0x1160...0x11FF, 0xD7B0...0xD7FB, 0x3164...0x3164, 0xFFA0...0xFFA0,
  ]

  /// In blocks: what Unicode has not assigned yet in them is wide too.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
    0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1D300...0x1D356, 0x1D360...0x1D376,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
