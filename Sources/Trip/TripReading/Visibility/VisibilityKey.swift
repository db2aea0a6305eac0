import Diagnostics
import TripModel
import TripNotation

/// A field that keeps something back from the site, or may.
enum VisibilityKey: String, CaseIterable {
  case home
  case privateZones = "private zones"
  case publishDelay = "publish delay"
  case publish, visibility, draft
  case isPrivate = "private"
  /// `published: no`, as other programs write it.
  case published
  /// A day from which on, and one until which something may be read, as Hugo writes them.
  case publishDate = "publish date"
  case expiryDate = "expiry date"
  case unpublishDate = "unpublish date"
  /// `status: draft`, as blogs write it.
  case status
  /// `hidden: yes`, and whatever else says that a thing is not to be found.
  case hidden
  /// `public: no`.
  case open = "public"
  /// `protect: yes`: the site opens with a password alone.
  case protect
  /// `password: …`, which stands in no file.
  case password

  /// What trip.yml may keep back.
  static let ofTrip: Set<VisibilityKey> = ofWholeTrip.union(ofPlaces).union(ofDays).union([.publishDelay])
  /// Places near which nothing is published.
  static let ofPlaces: Set<VisibilityKey> = [.home, .privateZones]
  /// From which day on or until which one thing is published: no trip has it, and in a trip.yml it is a doubt.
  static let ofDays: Set<VisibilityKey> = [.publishDate, .expiryDate, .unpublishDate]
  /// What in trip.yml is about all of the trip, and obeyed.
  static let ofWholeTrip: Set<VisibilityKey> = [
    .publish, .visibility, .draft, .isPrivate, .published, .status, .hidden, .open, .protect, .password,
  ]
  /// What keeps back one entry, pin or expense, or the pictures of a text.
  static let ofItem: Set<VisibilityKey> = [
    .draft, .isPrivate, .published, .publish, .visibility, .publishDate, .expiryDate, .unpublishDate, .status,
    .hidden, .open, .protect, .password,
  ]

  /// Whether the documents name it as a field of ours; the others are what people write elsewhere.
  var isDocumented: Bool { ![.hidden, .open, .password].contains(self) }

  /// Whether a key with that value is this one but for a slip of the finger.
  func isNearly(_ key: KeyLetters, _ value: Node) -> Bool {
    if self == .password { return VisibilityVocabulary.isNearlyPassword(key) }
    if self == .status || !isDocumented { return false }
    if self == .protect { return Self.isNearlyProtect(key) }
    // Nearly all keys are longer or shorter, which is soon seen.
    let count = rawValue.utf8.count { $0 != UInt8(ascii: " ") }
    let maximum = count > 8 ? 2 : 1
    guard abs(key.count - count) <= maximum else { return false }
    // `publisher` and `publishes` are words of their own.
    if self == .published, value.text.flatMap({ VisibilityVocabulary.answer($0.value) }) != false {
      return false
    }
    return (1...maximum).contains(Spelling.distance(key.letters, KeyLetters(rawValue).letters))
  }

  /// Whether a key is `protect` but for a slip; `project` and `protest` are words of their own.
  static func isNearlyProtect(_ key: KeyLetters) -> Bool {
    (6...8).contains(key.count) && key != KeyLetters("project") && key != KeyLetters("protest")
      && Spelling.distance(key.letters, KeyLetters("protect").letters) == 1
  }
}

/// What a key of a file is meant as.
struct MeantKey {
  let key: VisibilityKey
  /// Whether it is written as the documents have it. What else it may be called, in whatever language, could mean
  /// another thing where its value is no answer.
  let isOurs: Bool
  /// Whether it is `privacy`, of which a yes is an answer.
  private let isPrivacy: Bool

  /// In any capitals, with `_`, `-` or nothing between the words.
  init?(_ letters: KeyLetters) {
    guard let key = VisibilityVocabulary.key(letters) else { return nil }
    self.key = key
    isOurs = key.isDocumented && letters == KeyLetters(key.rawValue)
    isPrivacy = key == .visibility && VisibilityVocabulary.isPrivacy(letters)
  }

  init?(_ key: String) { self.init(KeyLetters(key)) }

  /// Whether a key of an item's file is meant as one that keeps back.
  static func isOfItem(_ key: String) -> Bool {
    MeantKey(key).map { VisibilityKey.ofItem.contains($0.key) } ?? false
  }

  /// Whether a key of trip.yml is.
  static func isOfTrip(_ key: String) -> Bool {
    MeantKey(key).map { VisibilityKey.ofTrip.contains($0.key) } ?? false
  }
}

/// A key's letters and digits, all small: what counts when keys are compared.
struct KeyLetters: Hashable {
  private let text: String
  let count: Int

  init(_ key: String) {
    // Unicode's tables are slow to look into, and nearly all keys can do without.
    if key.utf8.allSatisfy({ $0.smallLetterOrDigit == $0 }) {
      text = key
      count = key.utf8.count
    } else if key.utf8.allSatisfy({ $0 < 0x80 }) {
      text = String(decoding: key.utf8.compactMap(\.smallLetterOrDigit), as: UTF8.self)
      count = text.utf8.count
    } else {
      text = key.lowercased().filter { $0.isLetter || $0.isNumber }
      count = text.count
    }
  }

  /// Taken apart only when asked for: most keys are looked up, and that is all.
  var letters: [Character] { Array(text) }
  var first: Character? { text.first }

  static func == (one: KeyLetters, other: KeyLetters) -> Bool { one.text == other.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension UInt8 {
  fileprivate var smallLetterOrDigit: UInt8? {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): self
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    default: nil
    }
  }
}

extension VisibilityKey {
  /// What a value says.
  enum Meaning: Equatable {
    /// No more than the default: it is published.
    case open
    case keeps(KeptBack.Reason)
    /// It may be meant to keep something back.
    case doubt
  }

  /// What of a site of which it is said may be seen by whom.
  enum Scope { case item, trip }
}

extension MeantKey {
  /// What the field with this key says of the one thing in which it stands.
  func meaning(of value: Node, _ scope: VisibilityKey.Scope = .item) -> VisibilityKey.Meaning {
    switch value.kind {
    case .empty: .open
    case .text(let text): meaning(of: text.value, scope)
    case .list, .map, .broken: isOurs ? .doubt : key == .password ? .keeps(.isPrivate) : .open
    }
  }

  func meaning(of text: String, _ scope: VisibilityKey.Scope = .item) -> VisibilityKey.Meaning {
    let answer = VisibilityVocabulary.answer(text)
    switch key {
    case .home, .privateZones, .publishDelay: return .doubt
    case .draft, .isPrivate, .hidden:
      let reason = key == .draft ? KeptBack.Reason.draft : .isPrivate
      return answer.map { $0 ? .keeps(reason) : .open } ?? unclear(text)
    case .publish, .published, .open:
      if let answer { return answer ? .open : .keeps(key == .published ? .draft : .isPrivate) }
      if VisibilityVocabulary.isOpen(text) { return .open }
      if VisibilityVocabulary.isForFew(text) { return .keeps(.isPrivate) }
      return VisibilityDate(text).map { .keeps(.until($0.firstDay)) } ?? unclear(text)
    case .visibility:
      // The whole site may be unlisted; of one thing in it nobody can say what is meant.
      if KeyLetters(text) == KeyLetters("unlisted") { return scope == .trip ? .open : .doubt }
      if VisibilityVocabulary.isForFew(text) || isPrivacy && answer == true { return .keeps(.isPrivate) }
      if VisibilityVocabulary.isOpen(text) { return .open }
      return unclear(text)
    case .publishDate: return VisibilityDate(text).map { .keeps(.until($0.firstDay)) } ?? .doubt
    case .expiryDate, .unpublishDate: return VisibilityDate(text).map { .keeps(.from($0.date)) } ?? .doubt
    case .status:
      if let reason = VisibilityVocabulary.reason(ofStatus: text) { return .keeps(reason) }
      return VisibilityVocabulary.isNearlyAReason(text) ? .doubt : .open
    case .protect: return answer.map { $0 ? .keeps(.isPrivate) : .open } ?? .doubt
    case .password: return text.isEmpty || answer == false ? .open : .keeps(.isPrivate)
    }
  }

  /// Behind a key of ours nothing else can be meant. Behind another one a word or two may be a slip, and more is prose.
  private func unclear(_ text: String) -> VisibilityKey.Meaning {
    if isOurs { return .doubt }
    if VisibilityVocabulary.isForFew(text) || VisibilityVocabulary.isNearlyAReason(text) { return .doubt }
    let isWord = text.allSatisfy(\.isLetter)
    return isWord && [.draft, .isPrivate, .open].contains(key) ? .doubt : .open
  }
}

/// A day, perhaps with an hour, from which or until which something may be read.
struct VisibilityDate {
  let date: LocalDate
  /// Nobody reads too early: with an hour, on the day after.
  let firstDay: LocalDate

  init?(_ text: String) {
    guard let day = LeadingDay(text[...]), day.rest.first?.isNumber != true else { return nil }
    date = day.date
    let isMidnight = day.rest.isEmpty || day.rest.dropFirst().hasPrefix("00:00")
    firstDay = isMidnight ? day.date : day.date + 1
  }
}
