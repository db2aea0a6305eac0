/// A name in the letters of Latin scripts, roughly: enough to see that `Νάξος` is `Naxos`, and never shown.
enum LatinKey {
  /// Small and without accents; `y` and `i` are one letter, since one list has `Baykal` and another `Baikal`.
  static func of(_ name: String) -> String {
    var key = ""
    var last: Character?
    for letter in name.folded {
      // What is two letters in Greek is one sound.
      key += last == "ο" && letter == "υ" ? "u" : letters[letter] ?? String(letter)
      last = letter
    }
    return key.replacing("y", with: "i")
  }

  /// Whether a name has letters that are written otherwise there.
  static func isOther(_ name: String) -> Bool { name.folded.contains { letters[$0] != nil } }

  /// Greek, and the Cyrillic of its several languages, as most maps for visitors write them.
  private static let letters: [Character: String] = [
    "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th", "ι": "i", "κ": "k",
    "λ": "l", "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "ρ": "r", "σ": "s", "ς": "s", "τ": "t",
    "υ": "y", "φ": "f", "χ": "ch", "ψ": "ps", "ω": "o",
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ж": "zh", "з": "z", "и": "i", "й": "i",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u",
    "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e",
    "ю": "yu", "я": "ya", "ё": "e", "і": "i", "ї": "i", "є": "ye", "ґ": "g", "ј": "j", "љ": "lj", "њ": "nj",
    "ћ": "c", "ђ": "d", "џ": "dz",
  ]
}
