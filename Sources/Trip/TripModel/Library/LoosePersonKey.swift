import Foundation

/// What is compared of a person's name where somebody is kept back: in doubt two names are one person's, so that only
/// letters and figures count, and no accent of theirs.
package struct LoosePersonKey: Hashable, Sendable {
  private let text: String

  package init(_ name: String) {
    let key = Self.letters(of: name)
    text = key.isEmpty ? name : key
  }

  /// The letters and figures of a name alone, small and without accents: `backereikrone`.
  package static func letters(of name: String) -> String {
    let small = name.uppercased().lowercased().decomposedStringWithCompatibilityMapping
    var key = ""
    for scalar in small.unicodeScalars where !isPassedOver(scalar) {
      key += spelled[scalar] ?? String(scalar)
    }
    return key
  }

  /// Accents, blanks, and what is no letter.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    if (0x0300...0x036F).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .modifierSymbol, .modifierLetter, .mathSymbol:
      return true
    default: return false
    }
  }

  /// Small letters that are no letter of ASCII with an accent to Unicode, though many write them so.
  private static let spelled: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ħ": "h", "ı": "i",
  ]
}

extension Person {
  /// The same of all the person's names, in their order.
  package var looseKeys: [LoosePersonKey] { ([name] + otherNames).map { LoosePersonKey($0) } }
}
