/// What names are written as beside their signs, where a sheet has room for two dozen letters.
///
/// The names of places that begin with the same words, as those of all municipal camping sites do, would be cut behind
/// these words and look alike: what tells them apart is written instead, with a capital where it begins now. All other
/// letters stay as they are.
struct ShortNames {
  private let texts: [String: String]
  /// The same before it was cut.
  private let wholes: [String: String]

  /// Of `titles`, which are sentences, no beginning is left out.
  init(_ names: [String], titles: [String] = []) {
    var lines: [String: NameLine] = [:]
    for name in names where lines[name] == nil { lines[name] = NameLine(name) }
    let shared = SharedBeginnings(of: lines.values)
    var wholes = lines.mapValues { shared.rest(of: $0).shortenedForMap(to: Self.longest) }
    for title in titles where lines[title] == nil {
      lines[title] = NameLine(title)
      wholes[title] = title.shortenedForMap(to: Self.longest)
    }
    var texts = wholes.mapValues { $0.shortenedForMap() }
    // What would still look alike is told by its end.
    let alike = Dictionary(grouping: lines.values) { texts[$0.name, default: ""].lowercased() }
    for group in alike.values {
      let count = Set(group.map(\.small)).count
      let ends = group.map { $0.name.endForMap() }
      guard count > 1, Set(ends.map { $0.lowercased() }).count == count else { continue }
      for (line, end) in zip(group, ends) {
        texts[line.name] = end
        wholes[line.name] = line.name.shortenedForMap(to: Self.longest)
      }
    }
    self.texts = texts
    self.wholes = wholes
  }

  /// Letters of a name on two lines; one of more is cut on one.
  private static let longest = 49

  /// What a name is written as.
  subscript(name: String) -> String { texts[name] ?? name.shortenedForMap() }

  /// The same where two lines have room for more; empty for what they would not hold either.
  func whole(_ name: String) -> String {
    wholes[name].flatMap { $0.hasSuffix("…") ? nil : $0 } ?? ""
  }
}

/// What a list beside a map calls its places: as the map does, but cut nowhere else.
package enum ListedNames {
  /// Names without the words that others begin with, too, in their order; whole where two would be alike then.
  package static func short(_ names: [String]) -> [String] {
    let lines = names.map(NameLine.init)
    let shared = SharedBeginnings(of: lines)
    let rests = lines.map { shared.rest(of: $0) }
    let counts = Dictionary(rests.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    return zip(names, rests).map { name, rest in counts[rest.lowercased()] == 1 ? rest : name }
  }
}

/// A name as words.
private struct NameLine {
  let name: String
  let words: [String]
  /// The same in small letters.
  let small: [String]

  /// What is farther behind is never seen; a character may carry any number of marks.
  private static let maxScalars = 192
  /// Letters for which there is room.
  private static let room = 24

  init(_ name: String) {
    self.name = name
    let start = String(String.UnicodeScalarView(name.unicodeScalars.prefix(Self.maxScalars)))
    words = start.split(whereSeparator: \.isWhitespace).map { String($0) }
    small = words.map { $0.lowercased() }
  }

  var hasRoom: Bool { words.joined(separator: " ").count <= Self.room }

  /// Its first words.
  func beginning(_ count: Int) -> String { small.prefix(count).joined(separator: " ") }
}

/// Which words several names begin with.
private struct SharedBeginnings {
  /// How many names begin with some words.
  private var counts: [String: Int] = [:]
  /// The first words of names that have not room.
  private var crowded: Set<String> = []

  /// One word alone is left out of no name: a hotel Roma that is called Roma would be taken for the town.
  private static let fewest = 2
  private static let most = 8

  init(of lines: some Sequence<NameLine>) {
    var known: Set<[String]> = []
    for line in lines where line.small.count >= Self.fewest && known.insert(line.small).inserted {
      if !line.hasRoom { crowded.insert(line.beginning(Self.fewest)) }
      for count in Self.fewest...max(Self.fewest, min(line.small.count, Self.most)) {
        counts[line.beginning(count), default: 0] += 1
      }
    }
  }

  /// A name without the words with which others begin, too, where one of them has not room; never a mere number or
  /// preposition.
  func rest(of line: NameLine) -> String {
    guard line.small.count > Self.fewest, crowded.contains(line.beginning(Self.fewest)) else {
      return line.name
    }
    for count in stride(from: min(line.small.count - 1, Self.most), through: Self.fewest, by: -1) {
      guard counts[line.beginning(count), default: 0] > 1, !Self.bound.contains(line.small[count - 1]) else {
        continue
      }
      let rest = line.words.dropFirst(count).drop { Self.isLinking($0) }
      if rest.contains(where: Self.isTelling) {
        let name = Self.withoutElision(rest.joined(separator: " "))
        return name.prefix(1).uppercased() + name.dropFirst()
      }
    }
    return line.name
  }

  /// Words that belong to the one behind them: `San Miguel`, `La Plage`.
  private static let bound: Set<String> = [
    "san", "santa", "santo", "são", "saint", "sainte", "saints", "st", "st.", "ste", "ste.", "sankt", "the",
    "la", "le", "les", "el", "los", "las", "il", "lo", "gli", "os", "as",
  ]
  /// Words that join what is behind them to what is left out.
  private static let linking: Set<String> = [
    "de", "du", "des", "do", "da", "dos", "das", "di", "del", "della", "dei", "degli", "delle", "of", "at",
    "in",
    "im", "am", "an", "auf", "bei", "von", "van", "zu", "zum", "zur", "à", "au", "aux", "en",
  ]

  private static func isLinking(_ word: String) -> Bool {
    linking.contains(word.lowercased()) || !word.contains { $0.isLetter || $0.isNumber }
  }

  private static func isTelling(_ word: String) -> Bool {
    guard !isLinking(word), !bound.contains(word.lowercased()) else { return false }
    let letters = word.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count > 1 || letters.contains { $0.properties.isIdeographic }
  }

  /// `Uzès` of `d’Uzès`.
  private static func withoutElision(_ name: String) -> String {
    let start = name.prefix(2).lowercased()
    return name.count > 3 && (start == "d’" || start == "d'") ? String(name.dropFirst(2)) : name
  }
}
