/// What is compared of a person's name, wherever two names may be one person's.
///
/// Neither capitals nor blanks part two of them, nor how their accents are stored, nor which apostrophe or hyphen a keyboard
/// has; accents themselves do. `LoosePersonKey` decides what is kept back.
package struct PersonKey: Hashable, Sendable {
  private let text: String

  package init(_ name: String) {
    let spaced = String(String.UnicodeScalarView(name.unicodeScalars.compactMap(Self.spaced)))
    // In capitals first: ß and SS are one.
    let words = spaced.uppercased().lowercased().split(whereSeparator: \.isWhitespace)
    var key = words.joined(separator: " ")
    while key.last == "." || key.last == " " { key.removeLast() }
    text = key.isEmpty ? name : key
  }

  /// A blank for every apostrophe and hyphen, and nothing for what nobody sees.
  private static func spaced(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if apostrophes.contains(scalar) { return " " }
    guard !scalar.isASCII else { return scalar }
    switch scalar.properties.generalCategory {
    case .dashPunctuation: return " "
    case .format: return nil
    default: return scalar
    }
  }

  /// With the hyphen of ASCII, and the sign for minus.
  private static let apostrophes: Set<Unicode.Scalar> = [
    "'", "’", "‘", "‛", "ʼ", "ʻ", "ʹ", "′", "＇", "`", "´", "-", "−",
  ]
}

extension Person {
  /// What is compared of all the person's names.
  package var keys: Set<PersonKey> { Set(([name] + otherNames).map { PersonKey($0) }) }
}
