/// What the words and letters of texts speak for: a guess.
package struct LanguageTally {
  private var letters: [String: Int] = [:]
  private var allLetters = 0
  private var words: [String: Int] = [:]
  private var allWords = 0

  /// So many letters tell a language as well as all would.
  private static let enough = 20_000
  /// Fewer letters or words may be names and menus.
  private static let (fewestLetters, fewestWords) = (40, 8)

  /// Scattered over captions and descriptions, fewer may be quoted; letters count where words have no blanks between them.
  private static let (longLetters, longWords) = (1_000, 200)

  package init() {}

  package var isFull: Bool { allLetters >= Self.enough }

  /// Whether it is so much that it tells a language wherever it stands.
  package var isLong: Bool { allWords >= Self.longWords || allLetters >= Self.longLetters }

  package mutating func add(_ text: String) {
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      allLetters += 1
      if let tag = Self.script(of: scalar) { letters[tag, default: 0] += 1 }
      if isFull { break }
    }
    for word in text.prefix(Self.enough).lowercased().split(whereSeparator: { !$0.isLetter }) {
      allWords += 1
      for tag in Self.languages[String(word)] ?? [] { words[tag, default: 0] += 1 }
    }
  }

  /// The language that is probably meant, and its tag; nil for English, and where nothing stands out.
  package var foreign: (name: String, tag: String)? {
    let script = letters.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let script, allLetters >= Self.fewestLetters, script.value * 2 > allLetters {
      // Japanese is written with Chinese letters as well.
      let tag = script.key == "zh" && letters["ja", default: 0] * 10 > script.value ? "ja" : script.key
      return Self.names[tag].map { ($0, tag) }
    }
    let best = words.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, best.key != "en", best.value >= Self.fewestWords,
      best.value > 2 * words["en", default: 0]
    else { return nil }
    return Self.names[best.key].map { ($0, best.key) }
  }

  /// The language for which several texts speak that are too short to tell it by themselves: most of those that have a small
  /// word of any. One or two may be quoted.
  package static func agreed(_ texts: [String]) -> (name: String, tag: String)? {
    var votes: [String: Int] = [:]
    for text in texts.prefix(mostTexts) {
      var tally = LanguageTally()
      tally.add(text)
      let most = tally.words.values.max() ?? 0
      for (tag, count) in tally.words where count == most { votes[tag, default: 0] += 1 }
    }
    let best = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, best.key != "en", best.value >= fewestTexts,
      best.value > 2 * votes["en", default: 0]
    else { return nil }
    return names[best.key].map { ($0, best.key) }
  }

  /// What a language is called in English, of those that can be told; nil for English.
  package static func name(of tag: String) -> String? { names[tag] }

  private static let (fewestTexts, mostTexts) = (5, 500)

  private static func script(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x0370...0x03FF: "el"
    case 0x0400...0x04FF: "ru"
    case 0x0590...0x05FF: "he"
    case 0x0600...0x06FF: "ar"
    case 0x0900...0x097F: "hi"
    case 0x0E00...0x0E7F: "th"
    case 0x3040...0x30FF: "ja"
    case 0x4E00...0x9FFF: "zh"
    case 0xAC00...0xD7AF: "ko"
    default: nil
    }
  }

  private static let names = [
    "el": "Greek", "ru": "Russian", "he": "Hebrew", "ar": "Arabic", "hi": "Hindi", "th": "Thai",
    "ja": "Japanese", "zh": "Chinese", "ko": "Korean", "de": "German", "fr": "French", "es": "Spanish",
    "it": "Italian", "nl": "Dutch", "pt": "Portuguese", "sv": "Swedish", "da": "Danish", "pl": "Polish",
    "cs": "Czech", "fi": "Finnish", "tr": "Turkish",
  ]

  /// The commonest small words; one that several languages have counts for each.
  private static let commonest = [
    ("en", "a i the and of to in was we is it that for on with at from our were had this but"),
    ("de", "der die das und ist wir nicht ein eine mit auf den von zu im war es dem auch sich"),
    ("fr", "le la les et est nous une un des du dans pour sur avec pas que qui au nous était"),
    ("es", "el la los las y es en que de un una con por para del se nos muy está pero"),
    ("it", "il la che di e un una per con non del della sono si in abbiamo dei alla ma siamo"),
    ("nl", "de het een en van we is niet met op was dat te voor aan er maar zijn naar ook"),
    ("pt", "o a os as e de que um uma com não para do da em no na foi mas muito"),
    ("sv", "och att det som en på är av för med den till inte vi var ett men från"),
    ("da", "og at det som en på er af for med den til ikke vi var et men fra"),
    ("pl", "i w na się nie z do to jest że po był ale jak za od są przez"),
    ("cs", "a se na je v že to s do jsme ale jak po by pro byl už také"),
    ("fi", "ja on ei se oli että me hän mutta kun niin myös sitten joka kanssa"),
    ("tr", "ve bir bu da de için çok ile ama gibi daha sonra var biz ne"),
  ]

  private static let languages: [String: [String]] = commonest.reduce(into: [:]) { table, language in
    for word in language.1.split(separator: " ") { table[String(word), default: []].append(language.0) }
  }
}
