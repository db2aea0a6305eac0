import TripModel

/// A heading of a diary that names a day of the week and no date: `Freitag`, `Do abend`, `Saturday – Sintra`.
struct WeekdayHeading {
  /// 1 for Monday to 7 for Sunday (ISO 8601).
  let weekday: Int
  /// What stands beside it; empty where that is at most a part of the day.
  let title: String
  /// Whether its whole name is written: `So` and `Sun` are other words as well.
  let isWhole: Bool
  /// Whether a part of the day stands beside it, so that several may be of one day.
  let isPart: Bool

  /// Bytes; a longer line is no heading of a day.
  private static let longest = 200

  /// Nil for one that names none, or goes on with anything but a mark or a part of the day: `Sunday market`, `Monday 15:30`.
  init?(_ heading: Substring) {
    guard heading.utf8.count <= Self.longest else { return nil }
    let text = Self.parted(heading.filter { !"*_`".contains($0) }[...].trimmed)
    let hyphened = text.prefix { $0.isLetter || $0 == "-" }
    let word = WeekdayNames.day(hyphened) == nil ? hyphened.prefix(while: \.isLetter) : hyphened
    let whole = WeekdayNames.day(word)
    guard let weekday = whole ?? WeekdayNames.shortDay(word) else { return nil }
    var rest = text[word.endIndex...]
    let part = rest.drop { $0.isBlank || $0 == "-" }.prefix(while: \.isLetter)
    isPart = PartsOfDay.all.contains(part.lowercased())
    if isPart { rest = rest[part.endIndex...] }
    let behind = rest.drop { $0.isBlank }
    guard behind.first.map({ ":.,;–—-|·(/!".contains($0) }) ?? true else { return nil }
    let title = behind.drop { ":.,;–—-|·(/! \t".contains($0) }
    // A short name may be any word: behind one stands nothing.
    guard title.first?.isNumber != true, whole != nil || title.isEmpty else { return nil }
    self.weekday = weekday
    self.title = String(title.last == ")" && !title.contains("(") ? title.dropLast() : title)
    isWhole = whole != nil
  }

  /// `Samstagabend` and `am Montagmorgen` as `Samstag abend` and `Montag morgen`.
  private static func parted(_ text: Substring) -> Substring {
    var words = text
    for word in ["am ", "on ", "le ", "el "] where words.lowercased().hasPrefix(word) {
      words = words.dropFirst(word.count)
    }
    let first = words.prefix(while: \.isLetter)
    guard WeekdayNames.day(first) == nil,
      let part = PartsOfDay.all.first(where: {
        first.lowercased().hasSuffix($0) && WeekdayNames.day(first.dropLast($0.count)) != nil
      })
    else { return WeekdayNames.day(first) == nil ? text : words }
    return Substring(first.dropLast(part.count) + " " + part + words[first.endIndex...])
  }
}
