/// Text made safe to show: nothing in it can steer a terminal, hide, or turn the writing direction.
package enum VisibleText {
  /// The character as it is, or what stands for it: two spaces for a tab, `␛` or `<85>` for a control.
  package static func of(_ character: Character) -> String {
    if character == "\t" { return "  " }
    let scalars = character.unicodeScalars.prefix(longest)
    guard scalars.contains(where: isUnsafe) || scalars.endIndex < character.unicodeScalars.endIndex else {
      return String(character)
    }
    return scalars.map { isUnsafe($0) ? picture($0) : String($0) }.joined()
  }

  /// No letter or emoji of any language needs more; towers of marks do.
  private static let longest = 16

  package static func of(_ text: String) -> String {
    text.reduce(into: "") { $0 += of($1) }
  }

  /// Controls, line separators, and the invisible marks that turn text round; joiners within emoji stay.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0x200B, 0x200E, 0x200F: true
    default: false
    }
  }

  private static func picture(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20: String(Unicode.Scalar(UInt8(scalar.value)).pictureOfControl)
    case 0x7F: "␡"
    default: "<" + String(scalar.value, radix: 16, uppercase: true) + ">"
    }
  }
}

extension Unicode.Scalar {
  /// U+2400 and on hold a picture of each of the first 32 controls.
  fileprivate var pictureOfControl: Character {
    Character(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
  }
}
