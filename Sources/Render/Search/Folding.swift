import Foundation

/// Letters as a search compares them: without capitals, accents, vowel points and ligatures.
///
/// `assets/search.js` folds in the same way what a visitor types: whoever changes one changes both.
package enum Folding {
  /// The text with all that makes no difference to a search taken away.
  package static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    let apart = withoutPoints(withoutPoints(text).decomposedStringWithCompatibilityMapping)
    var result = ""
    for scalar in apart.precomposedStringWithCanonicalMapping.lowercased().unicodeScalars {
      if let plain = letters[scalar] { result += plain } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Before letters are taken apart as well as after: to put marks that follow one another in order takes Foundation
  /// the square of their number.
  private static func withoutPoints(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars where !isPoint(scalar) {
      marks =
        scalar.value < 0x80 || scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
      if marks <= maxMarks { result.append(scalar) }
    }
    return String(result)
  }

  /// As many as a letter has in a text that Unicode calls stream-safe (UAX #15).
  private static let maxMarks = 30

  /// Letters that Unicode does not take apart, as they are typed by who does not have them.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i", "ħ": "h",
    "ς": "σ",
  ]

  /// Accents of Latin, Greek and Cyrillic, points of Hebrew, vowels and lengthening of Arabic.
  ///
  /// Marks of other scripts are letters to who reads them, and stay.
  private static func isPoint(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7,
      0x0610...0x061A, 0x0640, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E8, 0x06EA...0x06ED:
      true
    default: false
    }
  }
}
