import Diagnostics
import TripModel

/// The words of all languages at once, to be asked what one of them says: travellers write several, often in one file.
enum VisibilityVocabulary {
  /// An answer to a question such as `draft`; nil for what is none.
  static func answer(_ word: String) -> Bool? { answers[KeyLetters(word)] }

  /// Why what is called so is kept back: as a status, as a folder, at an expense's end. Nil for any other word.
  static func reason(_ word: some StringProtocol) -> KeptBack.Reason? { reasons[KeyLetters(String(word))] }

  /// What WordPress calls a post that waits, beside the words of `reason`.
  static func reason(ofStatus word: String) -> KeptBack.Reason? {
    ["pending", "future"].contains(word.lowercased()) ? .draft : reason(word)
  }

  /// Whether a word behind `visibility` leaves out most of the readers.
  static func isForFew(_ word: String) -> Bool { few.contains(KeyLetters(word)) || reason(word) != nil }

  /// Whether a word says that everybody may see it.
  static func isOpen(_ word: String) -> Bool { open.contains(KeyLetters(word)) }

  /// Whether a word says `public`, and no less: then search engines are told of the site.
  static func isPublic(_ word: String) -> Bool { listed.contains(KeyLetters(word)) }

  /// Why what bears a tag of this name is kept back, of one below others for any of its parts.
  static func reason(ofTag tag: Substring) -> KeptBack.Reason? {
    tag.split(separator: "/").lazy.compactMap { reason(ofFolder: $0) }.first
  }

  /// Why a folder of this name is kept back with all in it: `_drafts`, `Privat`, `01 brouillons`; not `private-tour`.
  static func reason(ofFolder name: some StringProtocol) -> KeptBack.Reason? {
    // Most names are none of it: the dots and figures of days are in nearly all of them.
    let bytes = Substring(name).utf8
    if bytes.allSatisfy({ $0 < 0x80 }) {
      guard let first = bytes.firstIndex(where: \.isLetterOfASCII),
        let last = bytes.lastIndex(where: \.isLetterOfASCII)
      else { return nil }
      return reasonOrPhrase(String(Substring(bytes[first...last])))
    }
    let word = name.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()
    return word.isEmpty ? nil : reasonOrPhrase(String(word))
  }

  /// Whether words say that something is for nobody else and are no name of a thing: `privat`, `nur für uns`, not `secret` as of a garden,
  /// nor what is the day of two: `pour nous`.
  static func isSurelyPrivate(_ words: some StringProtocol) -> Bool {
    let word = words.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()
    guard !word.isEmpty else { return false }
    let letters = KeyLetters(String(word))
    return closed.contains(letters) || folders.contains(letters) && letters != KeyLetters("pour nous")
  }

  private static let closed = Set(VisibilityWords.all.flatMap { words($0.closed) })

  /// Whether words of a draft ask for more than that: `do not publish`, not `draft`.
  static func isRequest(_ words: some StringProtocol) -> Bool {
    guard reason(ofFolder: words) == .draft else { return false }
    let word = String(words.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()).lowercased()
    return word.contains(" ") && !unfinished.contains(word)
      || ["ない", "禁止", "不"].contains { word.contains($0) }
  }

  /// Words of a draft in more than one that ask for nothing.
  private static let unfinished: Set<String> = [
    "in arbeit", "wersja robocza", "не закончено", "작성 중", "غير مكتمل", "לא גמור",
  ]

  private static func reasonOrPhrase(_ name: String) -> KeptBack.Reason? {
    let letters = KeyLetters(name)
    return reasons[letters] ?? (folders.contains(letters) ? .isPrivate : nil)
  }

  private static let folders = Set(VisibilityPhrases.folders)

  /// The key that is meant by one of its names in some language.
  static func key(_ letters: KeyLetters) -> VisibilityKey? { keys[letters] }

  /// Whether a word is a key's name, or one of those that keep back, but for a slip in a word long enough to be known
  /// by the rest.
  static func isNearlyAReason(_ word: String) -> Bool {
    let letters = KeyLetters(word)
    return reasons[letters] == nil && !letters.letters.contains(where: \.isNumber)
      && nearest(letters, among: longReasons) != nil
  }

  /// The key that is nearly meant, in words that are long enough for that.
  static func nearlyKey(_ letters: KeyLetters) -> VisibilityKey? {
    nearest(letters, among: longKeys).flatMap { keys[$0] }
  }

  /// Whether a key is one of those for a password but for a slip.
  static func isNearlyPassword(_ letters: KeyLetters) -> Bool {
    (7...11).contains(letters.count) && nearest(letters, among: passwords) != nil && keys[letters] == nil
  }

  /// Those that are like no other word.
  private static let passwords = [
    "password", "passwort", "passphrase", "passcode", "protected", "encrypted", "kennwort", "wachtwoord",
    "contraseña", "mot de passe",
  ].map { KeyLetters($0) }

  /// Words of fewer letters are other words when one letter is another: `prive` and `price`.
  private static let fewestOfSlips = 6

  private static func nearest(_ word: KeyLetters, among words: [KeyLetters]) -> KeyLetters? {
    guard word.count >= fewestOfSlips - 1 else { return nil }
    return words.first { other in
      other.first == word.first && abs(other.count - word.count) <= 1
        && Spelling.distance(word.letters, other.letters) == 1
    }
  }

  private static let answers: [KeyLetters: Bool] = {
    var all: [KeyLetters: Bool] = [:]
    for row in VisibilityWords.all {
      for word in words(row.yes) { all[word] = true }
      for word in words(row.no) { all[word] = false }
    }
    return all
  }()

  private static let reasons: [KeyLetters: KeptBack.Reason] = {
    var all: [KeyLetters: KeptBack.Reason] = [:]
    for row in VisibilityWords.all {
      for word in words(row.hidden) + words(row.closed) { all[word] = .isPrivate }
      for word in words(row.draft) { all[word] = .draft }
    }
    return all
  }()

  /// Whether a key asks for privacy: `privacy: yes` keeps back.
  static func isPrivacy(_ letters: KeyLetters) -> Bool { privacy.contains(letters) }

  private static let privacy = Set(VisibilityWords.all.flatMap { words($0.privacy) })
  private static let few = Set(VisibilityWords.all.flatMap { words($0.people) })
  private static let open = Set(VisibilityWords.all.flatMap { words($0.open) })
  /// The first word of each row.
  private static let listed = Set(VisibilityWords.all.compactMap { words($0.open).first })
  private static let longReasons = reasons.keys.filter {
    $0.count >= fewestOfSlips || $0 == KeyLetters("draft")
  }
  private static let longKeys = keys.keys.filter { letters in
    letters.count >= fewestOfSlips && keys[letters].map { $0 == .draft || $0 == .isPrivate } ?? false
  }

  /// What of several languages means two things is the first of these: `public` in French is no password.
  private static let keys: [KeyLetters: VisibilityKey] = {
    var all: [KeyLetters: VisibilityKey] = [:]
    func add(_ words: [KeyLetters], _ key: VisibilityKey) {
      for word in words where all[word] == nil { all[word] = key }
    }
    for key in VisibilityKey.allCases where key.isDocumented { add([KeyLetters(key.rawValue)], key) }
    add(VisibilityPhrases.beginnings, .publishDate)
    for row in VisibilityWords.all {
      add(words(row.draft, with: isWords), .draft)
      add(words(row.closed, with: isWords), .isPrivate)
      add(words(row.hidden, with: isWords), .hidden)
      add(words(row.published, with: isWords), .published)
      add(words(row.visibility) + words(row.privacy), .visibility)
      add(words(row.status) + [KeyLetters("post status")], .status)
      add(words(row.home), .home)
      add(words(row.zones), .privateZones)
      add(words(row.password), .password)
    }
    // `all` and `everyone` are answers, and no questions.
    for row in VisibilityWords.all {
      add(words(row.open, with: isWords).filter { !everybody.contains($0) }, .open)
    }
    return all
  }()

  /// `is_draft`, `ist Entwurf`.
  private static let isWords = [
    "", "is ", "ist ", "est ", "es ", "jest ", "er ", "är ", "on ", "este ",
  ]
  private static let everybody = Set(
    [
      "all", "everyone", "everybody", "anyone", "alle", "jeder", "tous", "tout le monde", "todos", "tutti",
      "iedereen",
      "všichni", "wszyscy", "alla", "kaikki", "mindenki", "toți", "toată lumea", "herkes", "όλοι", "все",
      "для всех", "усі", "всі", "для всіх", "全員", "みんな", "所有人", "大家", "모두", "모든 사람", "الجميع", "כולם",
    ].map { KeyLetters($0) })

  /// A list as it stands in a row; with beginnings, which are all of Latin letters, only what begins with one.
  private static func words(_ list: String, with beginnings: [String] = [""]) -> [KeyLetters] {
    list.split(separator: ",").flatMap { word -> [KeyLetters] in
      let isLatin = word.unicodeScalars.first { $0 != " " }.map { $0.value < 0x370 } ?? false
      return isLatin ? beginnings.map { KeyLetters($0 + word) } : [KeyLetters(String(word))]
    }
  }
}

extension UInt8 {
  fileprivate var isLetterOfASCII: Bool { (0x61...0x7A).contains(self | 0x20) && self < 0x80 }
}
