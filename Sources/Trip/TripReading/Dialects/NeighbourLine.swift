import TripModel

/// A line that is no more than a way to the days before and behind, as templates of notes put it above each text:
/// `<< [[2025-08-10]] | [[2025-08-12]] >>`, `[← Previous](2025-08-10.md) | [Next →](2025-08-12.md)`.
///
/// Pages lead there themselves. A link that has other words, or leads anywhere but to a day, is somebody's own.
struct NeighbourLine {
  private var rest: Substring
  private var links = 0
  /// Whether an arrow or a word says that it is a way.
  private var hasSign = false
  /// The days by which links are called or lead.
  private var days: [LocalDate] = []

  /// `day` is that of the text, where that is known; `isEntry` says whether a name or path is that of an entry.
  static func isOne(_ line: ArraySlice<UInt8>, day: LocalDate?, isEntry: (String) -> Bool) -> Bool {
    // What begins with a bar is a row of a table.
    guard line.count <= maxLength, line.contains(UInt8(ascii: "[")), line.first != UInt8(ascii: "|") else {
      return false
    }
    var read = NeighbourLine(rest: Substring(String(decoding: line, as: UTF8.self)))
    while let letter = read.rest.first {
      let isRead = letter == "[" ? read.takeLink(isEntry) : read.takeBetween(letter)
      if !isRead { return false }
    }
    guard read.links > 0 else { return false }
    if read.hasSign { return true }
    return read.links > 1 && read.days.count == read.links
      && read.days.allSatisfy { other in day.map { abs(other - $0) <= 1 } ?? false }
  }

  /// Bytes of a line that is one.
  private static let maxLength = 400

  private init(rest: Substring) { self.rest = rest }

  /// `[[2025-08-10|yesterday]]`, `[yesterday](2025-08-10.md)`.
  private mutating func takeLink(_ isEntry: (String) -> Bool) -> Bool {
    let isNote = rest.hasPrefix("[[")
    guard let end = rest.firstRange(of: isNote ? "]]" : ")") else { return false }
    let inner = rest[..<end.lowerBound].dropFirst(isNote ? 2 : 1)
    let bar = inner.firstRange(of: isNote ? "|" : "](")
    guard isNote || bar != nil else { return false }
    let before = bar.map { inner[..<$0.lowerBound] }
    let behind = bar.map { inner[$0.upperBound...] }
    let (written, words) = isNote ? (before ?? inner, behind) : (behind ?? inner, before)
    let target = written.drop { $0 == "<" || $0.isWhitespace }.prefix { $0 != "#" && $0 != ">" }
    guard !target.contains("["), !target.contains("://") else { return false }
    let day = DayName(EntryIndex.withoutEnding(target.lastPathPart ?? ""))
    guard day != nil || isEntry(String(target)) else { return false }
    if let date = day?.date { days.append(date) }
    rest = rest[end.upperBound...]
    links += 1
    guard let words else { return day != nil }
    return areOfWay(words)
  }

  /// Whether the words of a link say no more than which way it leads, or to which day.
  private mutating func areOfWay(_ words: Substring) -> Bool {
    var inner = NeighbourLine(rest: words)
    while let letter = inner.rest.first {
      if !inner.takeBetween(letter) { return false }
    }
    hasSign = hasSign || inner.hasSign
    return !words.allSatisfy(\.isWhitespace)
  }

  /// What stands between links: a mark, a word of the way, or a day.
  private mutating func takeBetween(_ letter: Character) -> Bool {
    guard letter.isLetter || letter.isNumber else {
      guard Self.arrows.contains(letter) || Self.marks.contains(letter) || letter.isWhitespace else {
        return false
      }
      hasSign = hasSign || Self.arrows.contains(letter)
      rest.removeFirst()
      return true
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "’" || $0 == "'" }
    rest = rest[word.endIndex...]
    if LocalDate(iso: word) != nil { return true }
    guard Self.words.contains(word.lowercased()) else { return false }
    hasSign = true
    return true
  }

  private static let arrows: Set<Character> = [
    "<", ">", "«", "»", "‹", "›", "←", "→", "⟵", "⟶", "⇐", "⇒", "◀", "▶", "◁", "▷", "⬅", "➡", "⬅️", "➡️", "◀️",
    "▶️",
    "⏪", "⏩", "⏮", "⏭", "👈", "👉",
  ]
  private static let marks: Set<Character> = [
    "|", "·", "•", "-", "–", "—", "*", "_", "/", "\\", ",", ":", "(", ")",
  ]

  private static let words: Set<String> = [
    "previous", "prev", "next", "yesterday", "today", "tomorrow", "day", "entry",
    "vorheriger", "vorige", "voriger", "zurück", "weiter", "nächster", "nächste", "gestern", "heute",
    "morgen", "tag",
    "précédent", "précédente", "suivant", "suivante", "hier", "aujourd'hui", "aujourd’hui", "demain", "jour",
    "anterior", "siguiente", "seguinte", "próximo", "ayer", "hoy", "mañana", "día", "ontem", "hoje", "amanhã",
    "dia",
    "precedente", "successivo", "successiva", "ieri", "oggi", "domani", "giorno",
    "volgende", "gisteren", "vandaag", "dag", "forrige", "neste", "næste", "föregående", "nästa",
    "poprzedni", "następny", "wczoraj", "dziś", "jutro", "前日", "翌日", "今日", "昨日", "明日", "前へ", "次へ",
  ]
}
