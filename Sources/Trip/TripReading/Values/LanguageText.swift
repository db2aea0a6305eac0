import Diagnostics
import TripNotation

/// A language by its tag (BCP 47); by its name it is told with the tag.
enum LanguageText {
  static func tag(_ text: TextNode) throws(Problem) -> String {
    // Systems write `en_GB.UTF-8`, and mean en-gb.
    let tag = text.value.lowercased().prefix { $0 != "." }.replacing("_", with: "-")
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    if isTag, let first = parts.first, (2...3).contains(first.utf8.count) { return String(tag) }
    let meant =
      tags[text.value.lowercased()]
      ?? Spelling.nearest(to: text.value.lowercased(), among: tags.keys.sorted()).flatMap { tags[$0] }
    throw Problem(
      .unknownWord, "Unknown language: “\(text.value.shortened)”", at: text.range,
      advice: meant.map { "Write \($0)." } ?? "Write its code, such as en, de or pt-br.")
  }

  private static let names = [
    "en": "english englisch anglais inglés inglese engels",
    "de": "german deutsch allemand alemán tedesco duits",
    "fr": "french français francais französisch francés francese frans",
    "es": "spanish español espanol spanisch espagnol castellano spagnolo spaans",
    "it": "italian italiano italienisch italien italiaans",
    "pt": "portuguese português portugues portugiesisch portugais",
    "nl": "dutch nederlands niederländisch néerlandais holländisch", "pl": "polish polski polnisch polonais",
    "cs": "czech čeština česky cesky tschechisch", "da": "danish dansk dänisch",
    "sv": "swedish svenska schwedisch",
    "no": "norwegian norsk norwegisch", "fi": "finnish suomi finnisch", "el": "greek ελληνικά griechisch",
    "ru": "russian русский russisch", "uk": "ukrainian українська", "tr": "turkish türkçe türkisch",
    "ja": "japanese 日本語 japanisch", "zh": "chinese 中文 chinesisch", "ko": "korean 한국어 koreanisch",
    "ar": "arabic العربية arabisch", "he": "hebrew עברית hebräisch", "hi": "hindi हिन्दी",
    "hu": "hungarian magyar ungarisch",
  ]

  private static let tags: [String: String] = names.reduce(into: [:]) { tags, language in
    for name in language.value.split(separator: " ") { tags[String(name)] = language.key }
  }
}
