/// The kinds that some emoji mean, as the words of a kind do: a leaf alone does not tell what it stands for.
extension KnownKind {
  /// Nil for an emoji that may mean several, and for two of different kinds.
  package init?(emoji: String) {
    let kinds = Set(emoji.map { Self.byEmoji[Self.withoutStyle($0)] })
    guard kinds.count == 1, case let kind?? = kinds.first else { return nil }
    self = kind
  }

  /// One behind the other, each of one kind alone.
  package var emoji: String {
    switch self {
    case .food: "🍽🍴🍕🍝🍲🍜🥘🍰"
    case .drink: "☕🍵🍷🍺🍻🍸"
    case .stay: "🏨🛏"
    case .camp: "⛺🏕"
    case .sight: "🏰🏯⛪🕌🛕"
    case .museum: "🖼🎭"
    case .music: "🎵🎶🎤🎸"
    case .view: "🔭"
    case .nature: "🌿🌱🌳🌲🌴🌷🌸🌻🍀🏞"
    case .walk: "🚶"
    case .hike: "🥾⛰🏔🗻"
    case .cycle: "🚲🚴"
    case .drive: "🚗🚙🚕"
    case .bus: "🚌🚍"
    case .train: "🚆🚂🚄🚅🚇🚊🚋"
    case .ferry: "⛴🚢⛵"
    case .flight: "✈🛫🛬"
    case .swim: "🏊"
    case .beach: "🏖"
    case .night: "🌙🌃🌌"
    case .shopping: "🛍🛒"
    case .people: "👪👫👭👬"
    }
  }

  private static let byEmoji = Dictionary(
    allCases.flatMap { kind in kind.emoji.map { (withoutStyle($0), kind) } },
    uniquingKeysWith: { first, _ in first })

  /// It as a plain letter: nothing of it but its first scalar, where what follows only makes it a picture.
  private static func withoutStyle(_ emoji: Character) -> Character {
    let scalars = emoji.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().allSatisfy({ $0.value == 0xFE0F }) else {
      return emoji
    }
    return Character(first)
  }
}
