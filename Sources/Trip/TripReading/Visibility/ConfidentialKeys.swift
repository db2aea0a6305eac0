import Diagnostics
import TripModel

/// What a key of a small file says of its value for who only shows the line: whether it is for nobody else, also where
/// the key is misspelt and nothing is read of it.
struct ConfidentialKeys {
  /// What a value may be that is not for a log.
  enum Kind { case place, code, contact }

  /// Whether the file tells of the whole trip or library, where `house` may be meant as a home.
  private let isOfSettings: Bool
  /// Whether numbers and mailboxes in it are for nobody else; those of sights and pins are there to be read.
  let hidesContacts: Bool

  init(file: String) {
    let name = file.split(separator: "/").last.map { $0.lowercased() } ?? ""
    isOfSettings = TripFileName.mayBeMeant(name) || name.hasPrefix("library")
    hidesContacts = !Self.readable.contains { name.hasPrefix($0) }
  }

  /// Files whose numbers and mailboxes are published.
  private static let readable = ["attractions", "pins"]

  /// Nil for a key whose value may be shown.
  func kind(of key: some StringProtocol) -> Kind? {
    let letters = String(key.lowercased().filter(\.isLetter))
    guard letters.count > 2 else { return kind(ofFewLetters: letters) }
    guard letters.count <= Self.longest, !Self.shown.contains(letters) else { return nil }
    if Self.isNearly(letters, Self.places) || (isOfSettings && Self.homes.contains(letters)) { return .place }
    if Self.isOfPlaces(KeyLetters(String(key))) { return .place }
    if isOfPassword(KeyLetters(letters)) { return .code }
    if let kinds = ConfidentialFields.meaning(ofLetters: letters) {
      return kinds.contains(.code) ? .code : hidesContacts ? .contact : nil
    }
    if Self.isNearly(letters, Self.codes) { return .code }
    return hidesContacts && Self.isNearly(letters, Self.contacts) ? .contact : nil
  }

  /// In Chinese a home is one letter, and a password two; elsewhere so few say nothing.
  private func kind(ofFewLetters letters: String) -> Kind? {
    if letters.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    let letters = KeyLetters(letters)
    return Self.isOfPlaces(letters) ? .place : isOfPassword(letters) ? .code : nil
  }

  private static func isOfPlaces(_ letters: KeyLetters) -> Bool {
    MeantKey(letters).map { VisibilityKey.ofPlaces.contains($0.key) } ?? false
  }

  /// Whether a password may stand behind a key, where a yes or a no should.
  private func isOfPassword(_ letters: KeyLetters) -> Bool {
    if let key = VisibilityVocabulary.key(letters) { return key == .protect || key == .password }
    return VisibilityVocabulary.isNearlyPassword(letters) || VisibilityKey.isNearlyProtect(letters)
  }

  /// Whether a key within what is hidden names only what kind of thing stands behind it.
  static func isOfForm(_ key: some StringProtocol) -> Bool {
    let letters = String(key.lowercased().filter(\.isLetter))
    return letters == "att" || isNearly(letters, forms)
  }

  /// Letters; no key that is meant has more.
  private static let longest = 24

  private static let places = ["home", "privatezones", "privatezone", "privacyzones", "privacyzone"]
  private static let homes: Set<String> = [
    "house", "heimat", "zuhause", "wohnort", "adresse", "address", "homeaddress", "maison", "domicile",
    "casa", "hogar", "domicilio", "huis", "thuis", "domov", "hjem", "hemma", "zones", "zonen",
  ]
  private static let codes = [
    "booking", "bookingcode", "confirmation", "reservation", "reference", "passport", "password", "voucher",
  ]
  private static let contacts = ["phone", "telephone", "telefon", "mail", "email", "contact"]
  /// Words of their own that are near to one of these.
  private static let shown: Set<String> = ["come", "dome", "main"]
  private static let forms = [
    "at", "radius", "name", "title", "position", "place", "label", "code", "number", "lat", "lon", "latitude",
    "longitude",
  ]

  private static func isNearly(_ letters: String, _ words: [String]) -> Bool {
    words.contains { $0 == letters || isNear(letters, $0) }
  }

  /// But for a slip of the finger: a letter too many or too few, two that are swapped, and in longer words one that is
  /// another.
  private static func isNear(_ letters: String, _ word: String) -> Bool {
    let maximum = word.count > 8 ? 2 : 1
    guard word.count >= 4, abs(letters.count - word.count) <= maximum else { return false }
    if word.count == 4, letters.count == 4, letters.sorted() != word.sorted() { return false }
    return Spelling.distance(Array(letters), Array(word)) <= maximum
  }
}
