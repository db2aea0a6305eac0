import TripModel

/// The number of a day at the beginning of a name: `Day 2`, `tag-02-x`, `day--1-packing`, `2nd day`, `3. Tag`, `第3天`.
enum DayNumberName {
  private static let words = [
    "day", "tag", "jour", "día", "dia", "giorno", "dag", "dzień", "dzien", "päivä", "paiva", "день", "gün",
    "ημέρα",
    "μέρα", "hari",
  ]

  /// What stands between a word and a number.
  private static let marks = " -_.#–−"

  /// A number that no year is, and what follows it.
  static func number(_ name: Substring) -> (Int, rest: Substring)? {
    counted(name) ?? ordinal(name) ?? eastAsian(name)
  }

  /// What follows the word for a day and the marks behind it.
  static func behindWord(_ name: Substring) -> Substring? {
    let lower = name.prefix(24).lowercased()
    guard let word = words.first(where: { lower.hasPrefix($0) }) else { return nil }
    return name.dropFirst(word.count).drop { marks.contains($0) }
  }

  private static func counted(_ name: Substring) -> (Int, rest: Substring)? {
    guard let behind = behindWord(name) else { return nil }
    let between = name[..<behind.startIndex].reversed().prefix { marks.contains($0) }
    let figures = behind.prefix { $0.isFigure }
    guard let number = value(figures) else { return nil }
    var rest = behind[figures.endIndex...]
    // `day-2a` and `day-2b` are parts of one day.
    if let letter = rest.first, letter.isLetter {
      guard letter.isASCII, rest.dropFirst().first.map({ !$0.isLetter && !$0.isFigure }) ?? true else {
        return nil
      }
      rest = rest.dropFirst()
    }
    return (isMinus(String(between.reversed())) ? -number : number, rest)
  }

  /// Whether the marks before a number end in a minus of its own: `day--1`, `day_-2`, `Day -1`; not those of `day-1`
  /// and `Day - 1`. Three hyphens are what programs make of the latter.
  private static func isMinus(_ marks: String) -> Bool {
    switch marks.last {
    case "−": true
    case "-", "–": marks.count == 2
    default: false
    }
  }

  /// A number of at most four figures that can be no year.
  private static func value(_ figures: Substring) -> Int? {
    guard (1...4).contains(figures.count), let number = Int(digits: figures), !(1800...2200).contains(number)
    else { return nil }
    return number
  }

  private static func ordinal(_ name: Substring) -> (Int, rest: Substring)? {
    let figures = name.prefix { $0.isFigure }
    guard let number = value(figures), figures.count <= 3 else { return nil }
    let behind = name[figures.endIndex...]
    let lower = behind.prefix(24).lowercased()
    for ending in OrdinalEnding.all + ["."] where lower.hasPrefix(ending) {
      let rest = behind.dropFirst(ending.count).drop { marks.contains($0) }
      let small = rest.prefix(24).lowercased()
      guard let word = words.first(where: { small.hasPrefix($0) }) else { continue }
      let end = rest.dropFirst(word.count)
      if end.first?.isLetter != true, end.first?.isFigure != true { return (number, end) }
    }
    return nil
  }

  /// `第3天`, `3日目`.
  private static func eastAsian(_ name: Substring) -> (Int, rest: Substring)? {
    let isMarked = name.first == "第"
    let behind = isMarked ? name.dropFirst() : name
    let figures = behind.prefix { $0.isFigure }
    guard let number = value(figures) else { return nil }
    let rest = behind[figures.endIndex...]
    for word in isMarked ? ["天", "日"] : ["日目", "天目"] where rest.hasPrefix(word) {
      return (number, rest.dropFirst(word.count))
    }
    return nil
  }
}
