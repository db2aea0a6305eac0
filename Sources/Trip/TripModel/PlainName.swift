import Foundation

/// A name without accents and ligatures of the Latin script, in small letters: as people type it who lack the keys.
package enum PlainName {
  package static func of(_ name: String) -> String {
    var text = ""
    for scalar in name.decomposedStringWithCanonicalMapping.unicodeScalars {
      if (0x0300...0x036F).contains(scalar.value) { continue }
      text += spelled[scalar] ?? String(scalar)
    }
    return text.lowercased().precomposedStringWithCanonicalMapping
  }

  private static let spelled: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ł": "l", "Ł": "L",
    "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i", "ſ": "s", "’": "", "'": "",
  ]
}
