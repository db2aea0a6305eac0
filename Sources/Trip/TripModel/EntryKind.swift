/// What an entry is about, as its author says with `kind:`.
package enum EntryKind: Hashable, Sendable {
  /// One that the site has a drawing for, with the author's word for it.
  case known(KnownKind, word: String)
  /// An emoji of the author's, with what is written behind it.
  case emoji(String, word: String)
  /// A word that the site has no drawing for.
  case own(String)

  /// Nil for a text of blanks alone.
  package init?(_ written: String) {
    let text = written.withoutOuterBlanks
    guard !text.isEmpty else { return nil }
    let sign = text.prefix { $0.isPictograph }.prefix(Self.maxSigns)
    if !sign.isEmpty {
      self = .emoji(String(sign), word: text.dropFirst(sign.count).withoutOuterBlanks)
    } else if let kind = KnownKind(word: text) {
      self = .known(kind, word: text)
    } else {
      self = .own(text)
    }
  }

  /// What it is about, by its word or its sign; nil for what the site has no drawing for.
  package var meant: KnownKind? {
    switch self {
    case .known(let kind, _): kind
    case .emoji(let sign, _): KnownKind(emoji: sign)
    case .own: nil
    }
  }

  /// More than these are no sign.
  private static let maxSigns = 2
}

/// A kind of entry that the site has a drawing for.
package enum KnownKind: String, CaseIterable, Sendable {
  case food, drink, stay, camp, sight, museum, music, view, nature, walk, hike,
    cycle, drive, bus, train, ferry, flight, swim, beach, night, shopping, people

  /// Whether it is a ride by timetable.
  package var isRide: Bool { [.bus, .train, .ferry, .flight].contains(self) }

  package init?(word: String) {
    guard let kind = Self.byWord[word.lowercased()] else { return nil }
    self = kind
  }

  /// The words that mean it, its own name first.
  package var words: [String] {
    switch self {
    case .food: ["food", "meal", "restaurant", "breakfast", "lunch", "dinner"]
    case .drink: ["drink", "coffee", "café", "tea", "bar"]
    case .stay: ["stay", "hotel", "hostel", "room", "lodging"]
    case .camp: ["camp", "camping", "tent"]
    case .sight: ["sight", "sights", "castle", "monument", "church"]
    case .museum: ["museum", "gallery", "art", "exhibition", "theatre"]
    case .music: ["music", "concert", "dance", "party"]
    case .view: ["view", "viewpoint", "lookout"]
    case .nature: ["nature", "park", "garden", "forest"]
    case .walk: ["walk", "stroll"]
    case .hike: ["hike", "hiking", "climb", "mountain"]
    case .cycle: ["cycle", "cycling", "bike", "bicycle"]
    case .drive: ["drive", "car", "road", "taxi"]
    case .bus: ["bus", "coach"]
    case .train: ["train", "tram", "rail", "metro"]
    case .ferry: ["ferry", "boat", "ship", "sail", "sailing"]
    case .flight: ["flight", "plane", "airport"]
    case .swim: ["swim", "swimming", "bath"]
    case .beach: ["beach", "sea", "coast"]
    case .night: ["night", "evening", "moon", "stars"]
    case .shopping: ["shopping", "shop", "market"]
    case .people: ["people", "friends", "family"]
    }
  }

  private static let byWord = Dictionary(
    allCases.flatMap { kind in kind.words.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })
}

extension Character {
  /// Whether it is drawn as a small picture: an emoji, and no digit that could be made one.
  fileprivate var isPictograph: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji, first.value > 0xFF else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.count > 1 || first.value >= 0x2190
  }
}

extension StringProtocol {
  fileprivate var withoutOuterBlanks: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
