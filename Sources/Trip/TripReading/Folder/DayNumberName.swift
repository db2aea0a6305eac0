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

  /// The same for several days. Behind such a word a hyphen joins two of them.
  private static let plurals = [
    "days", "tage", "jours", "días", "dias", "giorni", "dagen", "dage", "dagar", "dager", "dni", "dny", "дни",
    "дні",
    "päivät",
  ]

  /// Two numbers of days that stand for all between them, and what follows: `Days 5-6 Zion`, `Day 1+2`, `Tage 3 bis 5`, `Day 3 and 4`.
  static func span(_ name: Substring) -> (first: Int, last: Int, rest: Substring)? {
    let lower = name.prefix(24).lowercased()
    let plural = plurals.first { lower.hasPrefix($0) }
    guard
      let behind = plural.map({ name.dropFirst($0.count).drop { marks.contains($0) } }) ?? behindWord(name)
    else { return nil }
    let figures = behind.prefix(while: \.isFigure)
    let joint = behind[figures.endIndex...].prefix { !$0.isFigure }
    let word = joint.filter { !" _.".contains($0) }.lowercased()
    let end = behind[joint.endIndex...].prefix(while: \.isFigure)
    let rest = behind[end.endIndex...]
    let isSum = word == "+" || word == "&" || AndWords.isOne(word)
    // Of two days that are apart those between are not meant.
    guard let first = value(figures), let last = value(end), first > 0, last > first, last - first < 31,
      isSum ? last == first + 1 : plural != nil && spans.contains(word),
      rest.first.map({ !$0.isLetter }) ?? true
    else { return nil }
    return (first, last, rest.drop { marks.contains($0) || $0 == "," || $0 == ":" })
  }

  /// What joins the first of several days and the last.
  private static let spans: Set<String> = ["-", "–", "—", "to", "bis", "à", "a", "al", "til", "till", "tot"]

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
