import TripNotation

/// Fields that nothing reads and that may have been meant to keep something back, in words that are not known.
struct UnknownMarks {
  /// How much speaks for it.
  enum Doubt {
    /// An answer stands behind it, as `starred: true`, which programs write of much else.
    case answer
    /// The language is none of those of the table, or the name has a part of a word in it that would keep back.
    case words
  }

  /// Whether the words of the trip's language are known.
  private let knowsLanguage: Bool

  /// `language` is the trip's, by its tag.
  init(language: String) {
    knowsLanguage = VisibilityWords.languages.contains(String(language.prefix { $0 != "-" }))
  }

  /// Nil for a field that says nothing of the kind.
  func doubt(about field: Field) -> Doubt? {
    guard let text = field.value.text?.value, !text.isEmpty,
      !ForeignFields.passedOver.contains(field.key.lowercased())
    else { return nil }
    let name = ForeignFields.letters(field.key)
    if Self.parts.contains(where: { name.contains($0) }) { return .words }
    // A yes is one word, whatever its language.
    let isWord = text.count <= Self.longestAnswer && text.allSatisfy(\.isLetter)
    if isWord, !knowsLanguage || Self.hasUnknownScript(name) || Self.hasUnknownScript(text) { return .words }
    return text.utf8.count > 1 && VisibilityVocabulary.answer(text) != nil ? .answer : nil
  }

  /// Letters.
  private static let longestAnswer = 12

  /// Parts of words that are about nothing else, in small letters without blanks and marks.
  private static let parts = [
    "privat", "privac", "vertraul", "confiden", "sichtbar", "unpubl", "nopubl", "dontpubl", "noshare",
    "dontshare", "приват", "非公開", "不公开", "不公開", "비공개",
  ]

  private static func hasUnknownScript(_ text: String) -> Bool {
    text.unicodeScalars.contains { letter in
      letter.properties.isAlphabetic && !scripts.contains { $0.contains(letter.value) }
    }
  }

  /// The blocks of the scripts of the table's languages (unicode.org/Public/UNIDATA/Blocks.txt).
  private static let scripts: [ClosedRange<UInt32>] = [
    // Latin with its signs, Greek, Cyrillic.
    0x0000...0x02FF, 0x1D00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0x0300...0x052F, 0x1F00...0x1FFF,
    0x2000...0x24FF,
    // Hebrew, Arabic.
    0x0590...0x077F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
    // Chinese, Japanese, Korean.
    0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
    0x1B000...0x1B16F, 0x20000...0x3FFFF,
  ]
}
