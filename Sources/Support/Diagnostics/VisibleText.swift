/// Text made safe to show: nothing in it can steer a terminal, hide, or turn the writing direction.
package enum VisibleText {
  /// The character as it is, or what stands for it: two spaces for a tab, `␛` or `<85>` for a control, a dotted circle
  /// below a mark that has no letter.
  package static func of(_ character: Character) -> String {
    if character == "\t" { return "  " }
    let scalars = character.unicodeScalars.prefix(longest)
    guard let first = scalars.first else { return "" }
    let isCut = scalars.endIndex < character.unicodeScalars.endIndex
    let standsAlone = first.properties.generalCategory.isMark
    func isUnsafe(_ scalar: Unicode.Scalar) -> Bool { steers(scalar) && !(isTag(scalar) && first == flag) }
    guard isCut || standsAlone || isHidden(first) || scalars.contains(where: isUnsafe) else {
      return String(character)
    }
    let shown = scalars.enumerated().map { index, scalar in
      isUnsafe(scalar) || index == 0 && isHidden(scalar) ? picture(scalar) : String(scalar)
    }
    return (standsAlone ? "\u{25CC}" : "") + shown.joined()
  }

  /// No letter or emoji of any language needs more; towers of marks do.
  private static let longest = 16

  package static func of(_ text: String) -> String {
    text.reduce(into: "") { $0 += of($1) }
  }

  /// Words of several lines, whose line breaks stay.
  package static func lines(of text: String) -> String {
    // Most are plain, and need no look at each letter.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }
      .joined(separator: "\n")
  }

  /// Controls, line separators, the invisible marks that turn text round, and invisible letters; joiners within emoji
  /// stay.
  static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0x200B, 0x200E, 0x200F: true
    default: isTag(scalar)
    }
  }

  /// Invisible letters, which only say whose a flag is.
  private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0000...0xE007F).contains(scalar.value) }
  private static let flag: Unicode.Scalar = "\u{1F3F4}"

  /// What nobody sees where it does not join a character before it: a soft hyphen, a joiner with nothing to join.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format && !visibleFormats.contains { $0.contains(scalar.value) }
  }

  /// Signs that Arabic, Syriac and Kaithi numbers are written under or over.
  private static let visibleFormats: [ClosedRange<UInt32>] = [
    0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2, 0x110BD...0x110BD,
    0x110CD...0x110CD,
  ]

  private static func picture(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20: String(Unicode.Scalar(UInt8(scalar.value)).pictureOfControl)
    case 0x7F: "␡"
    default: "<" + String(scalar.value, radix: 16, uppercase: true) + ">"
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool { self == .nonspacingMark || self == .enclosingMark }
}

extension Unicode.Scalar {
  /// U+2400 and on hold a picture of each of the first 32 controls.
  fileprivate var pictureOfControl: Character {
    Character(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
  }
}
