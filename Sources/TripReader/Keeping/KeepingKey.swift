import Diagnostics
import TripModel
import TripNotation

/// A field that keeps something back from the site, or may.
enum KeepingKey: String, CaseIterable {
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

  /// What trip.yml may keep back.
  static let ofTrip: [KeepingKey] = [.home, .privateZones, .publishDelay] + ofWholeTrip
  /// What in trip.yml is about all of the trip, and obeyed.
  static let ofWholeTrip: [KeepingKey] = [.publish, .visibility, .draft, .isPrivate, .published]
  /// What keeps back one entry, pin or expense, or the pictures of a text.
  static let ofItem: [KeepingKey] = [
    .draft, .isPrivate, .published, .publish, .visibility, .publishDate, .expiryDate, .unpublishDate, .status,
  ]

  /// Whether a key is meant as this one: in any capitals, with `_`, `-` or nothing between the words.
  func isMeant(by key: KeyLetters) -> Bool { key == Self.spelt[self] }

  /// Whether a key with that value is this one but for a slip of the finger.
  func isNearly(_ key: KeyLetters, _ value: Node) -> Bool {
    if self == .status { return false }
    // `publisher` and `publishes` are words of their own.
    if self == .published, !["no", "false"].contains(value.text?.value.lowercased()) { return false }
    let (one, other) = (key.letters, Self.spelt[self]?.letters ?? [])
    let most = other.count > 8 ? 2 : 1
    guard abs(one.count - other.count) <= most else { return false }
    return (1...most).contains(Spelling.distance(one, other))
  }

  private static let spelt = Dictionary(uniqueKeysWithValues: allCases.map { ($0, KeyLetters($0.rawValue)) })

  /// Whether a key of a file is meant as one that keeps back.
  static func isKeeping(_ key: String) -> Bool {
    let letters = KeyLetters(key)
    return ofItem.contains { $0.isMeant(by: letters) }
  }
}

/// A key's letters and digits, all small: what counts when keys are compared.
struct KeyLetters: Equatable {
  private let text: String
  let letters: [Character]

  init(_ key: String) {
    if key.utf8.allSatisfy({ $0 < 0x80 }) {
      // Unicode's tables are slow to look into, and nearly all keys can do without.
      text = String(decoding: key.utf8.compactMap(\.smallLetterOrDigit), as: UTF8.self)
    } else {
      text = key.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    letters = Array(text)
  }

  static func == (one: KeyLetters, other: KeyLetters) -> Bool { one.text == other.text }
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

extension KeepingKey {
  /// What a value says.
  enum Meaning: Equatable {
    /// No more than the default: it is published.
    case open
    case keeps(KeptBack.Reason)
    /// It may be meant to keep something back.
    case doubt
  }

  /// What the field with this key says of the one thing in which it stands.
  func meaning(of value: Node) -> Meaning {
    switch value.kind {
    case .empty: .open
    case .text(let text): meaning(of: text.value)
    case .list, .map, .broken: .doubt
    }
  }

  func meaning(of text: String) -> Meaning {
    let word = text.lowercased()
    switch self {
    case .home, .privateZones, .publishDelay: return .doubt
    case .draft, .isPrivate:
      let reason = self == .draft ? KeptBack.Reason.draft : .isPrivate
      return Self.no.contains(word) ? .open : Self.yes.contains(word) ? .keeps(reason) : .doubt
    case .publish, .published:
      if Self.yes.contains(word) { return .open }
      if Self.no.contains(word) { return .keeps(self == .publish ? .isPrivate : .draft) }
      return KeepingDate(text).map { .keeps(.until($0.firstDay)) } ?? .doubt
    case .visibility:
      return word == "private" ? .keeps(.isPrivate) : ["public", "unlisted"].contains(word) ? .open : .doubt
    case .publishDate: return KeepingDate(text).map { .keeps(.until($0.firstDay)) } ?? .doubt
    case .expiryDate, .unpublishDate: return KeepingDate(text).map { .keeps(.from($0.date)) } ?? .doubt
    case .status:
      return ["draft", "unpublished", "pending"].contains(word)
        ? .keeps(.draft) : word == "private" ? .keeps(.isPrivate) : .open
    }
  }

  private static let yes: Set<String> = ["yes", "true"]
  private static let no: Set<String> = ["no", "false"]
}

/// A day, perhaps with an hour, from which or until which something may be read.
struct KeepingDate {
  let date: LocalDate
  /// Nobody reads too early: with an hour, on the day after.
  let firstDay: LocalDate

  init?(_ text: String) {
    let rest = text.dropFirst(10)
    guard let date = LocalDate(iso: text.prefix(10)), rest.first?.isNumber != true else { return nil }
    self.date = date
    let isMidnight = rest.isEmpty || rest.dropFirst().hasPrefix("00:00")
    firstDay = isMidnight ? date : date + 1
  }
}
