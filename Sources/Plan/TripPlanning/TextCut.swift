extension String {
  /// The beginning of a text, at most about so many characters, with an ellipsis where it was cut within a sentence:
  /// between two words, so never within a link or a number, and not behind “Dr.”, which leads on. Where a script writes
  /// no blanks, between two characters that are neither letters of a word of another script nor digits of one number,
  /// rather behind the end of a sentence.
  package func cut(at length: Int) -> String {
    // No text has more characters than bytes.
    guard utf8.count > length else { return self }
    let beginning = prefixOfSimpleCharacters(length) ?? prefix(length)
    guard beginning.endIndex < endIndex else { return self }
    let end = self[beginning.endIndex].isBlank ? beginning.endIndex : beginning.lastBreak
    if let end {
      let text = beginning[..<end].trimmingSuffix(where: \.leadsOn)
      let next = self[end...].first { $0.isLetter || $0.isNumber }
      if let start = text.startOfShortWords(before: next) {
        let rest = text[..<start].trimmingSuffix(where: \.leadsOn)
        if !rest.isEmpty { return rest.endsSentence ? rest : rest + "…" }
      } else if text.endsSentence {
        return text
      }
      return text.withoutScrap ?? text + "…"
    }
    // One word that is longer than all of it: whole, unless it is longer than any word or address is.
    let word = prefix { !$0.isBlank }
    if word.utf8.count <= 2 * length { return word.endIndex == endIndex ? self : word + "…" }
    return beginning + "…"
  }

  /// The same for a few lines below a title, which end with a sentence, else with a clause, where that leaves half of
  /// them: `a series of opinions…`, and not `a series of opinions: green, other…`.
  package func cutAtClause(at length: Int) -> String {
    let cut = cut(at: length)
    guard cut != self, cut.last == "…" else { return cut }
    let text = cut.dropLast()
    let least = text.index(text.startIndex, offsetBy: length / 2, limitedBy: text.endIndex) ?? text.endIndex
    let late = text[least...].indices
    for stop in late.reversed() where ".!?".contains(text[stop]) {
      let quotes = text[text.index(after: stop)...].prefix { "”’»\"')".contains($0) }
      let rest = text[quotes.endIndex...]
      guard let next = rest.first(where: { $0.isLetter || $0.isNumber }), rest.first?.isBlank ?? false,
        !next.isLowercase, String(text[...stop]).startOfShortWords(before: next) == nil
      else { continue }
      return String(text[..<quotes.endIndex])
    }
    // A colon or a dash parts more than a comma does.
    for marks in [";:–—", ","] {
      let end = late.last { stop in
        marks.contains(text[stop]) && (text[text.index(after: stop)...].first?.isBlank ?? false)
      }
      if let end { return text[..<end].trimmingSuffix(where: \.leadsOn) + "…" }
    }
    return cut
  }

  /// Of a text that is longer than so many characters its first sentence or line, for a heading, and what follows;
  /// where that is longer as well, its beginning, and all of the text. Nil for a shorter text.
  package func parted(at length: Int) -> (head: String, rest: String)? {
    guard utf8.count > length, count > length else { return nil }
    return firstSentence(upTo: length) ?? (cut(at: length), self)
  }

  /// What stands for the title of a text: its first sentence where that has at most so many characters, without its full
  /// stop as any title, else its first clauses, else its beginning.
  package func titleOfText(at length: Int) -> String {
    // What is far behind tells nothing of the first one.
    let beginning = String(prefix(4 * length))
    return beginning.firstSentence(upTo: length)?.head.withoutStop ?? beginning.firstClauses(upTo: length)
      ?? cut(at: length).withoutOpenBracket.withoutStop
  }

  /// The clauses with which a text begins, as far as they have at most so many characters: `Drove up from Leeds in Callum’s Fabia`. Nil
  /// where the first is longer, or says too little by itself.
  private func firstClauses(upTo length: Int) -> String? {
    guard !prefix(length).contains(where: { "([{（".contains($0) }) else { return nil }
    let end = prefix(length).indices.last { index in
      let next = index < endIndex ? self[self.index(after: index)...].first : nil
      return
        (",;:".contains(self[index])
        || "–—".contains(self[index]) && index > startIndex && self[self.index(before: index)].isBlank)
        && next?.isBlank ?? false
    }
    guard let end else { return nil }
    let clauses = self[..<end].trimmingSuffix(where: \.leadsOn)
    return clauses.split(separator: " ").count >= 4 ? clauses : nil
  }

  /// Without the full stop of a sentence, which is none of a word: `Lunch with J. R.`
  private var withoutStop: String {
    let isStop = last.map { ".。".contains($0) } ?? false
    return isStop && !hasSuffix("..") && startOfShortWords(before: nil) == nil ? String(dropLast()) : self
  }

  /// What is left of a text without the short sentences and lines at its beginning for which a condition holds; nil where
  /// that is nothing. They may end with a number and a full stop, `Day 3.`, as no other sentence is taken to.
  func withoutOpenings(_ condition: (String) -> Bool) -> String? {
    var rest = self[...]
    while true {
      let beginning = rest.prefix(Self.longestOpening)
      // `Sonntag, 3. Mai`: a point within it ends nothing.
      if beginning.endIndex == rest.endIndex, condition(String(rest)) { return nil }
      let ends = beginning.indices.filter { index in
        let next = rest[rest.index(after: index)...].first
        return rest[index].isNewline || "。！".contains(rest[index])
          || ".!…".contains(rest[index]) && (next?.isWhitespace ?? true)
      }
      guard let end = ends.last(where: { condition(String(rest[...$0])) }) else { return String(rest) }
      rest = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
      if rest.isEmpty { return nil }
    }
  }

  /// Characters of a weekday, a count and a date in one.
  private static var longestOpening: Int { 60 }

  /// A text that was cut, without what stands in a bracket that is still open: one does not begin to say something.
  private var withoutOpenBracket: String {
    guard last == "…" else { return self }
    var open: [Index] = []
    for index in indices {
      if "([（［".contains(self[index]) {
        open.append(index)
      } else if ")]）］".contains(self[index]) {
        _ = open.popLast()
      }
    }
    guard let first = open.first else { return self }
    let rest = self[..<first].trimmingSuffix(where: \.leadsOn)
    return rest.isEmpty ? self : rest.endsSentence ? rest : rest + "…"
  }

  /// Its first sentence or line and what follows that; nil where it has more characters, or is all of it.
  private func firstSentence(upTo length: Int) -> (head: String, rest: String)? {
    var start = startIndex
    while let stop = self[start...].firstIndex(where: { $0.isNewline || ".!?…。！？".contains($0) }) {
      let isLine = self[stop].isNewline
      let quotes = self[stop...].dropFirst().prefix { "”’»\"')）」』".contains($0) }
      let end = isLine ? stop : quotes.endIndex
      start = index(after: stop)
      let follows = self[end...].first
      let isBreak = follows.map(\.isWhitespace) ?? true || "。！？".contains(self[stop])
      guard isBreak else { continue }
      let head = String(self[..<end])
      let next = self[end...].first { $0.isLetter || $0.isNumber }
      let goesOn = next?.isLowercase ?? false || head.startOfShortWords(before: next) != nil
      guard isLine || !goesOn else { continue }
      let rest = self[end...].drop(while: \.isWhitespace)
      guard head.count <= length, !rest.isEmpty else { break }
      if head.contains(where: \.isLetter) { return (head, String(rest)) }
    }
    return nil
  }

  /// The same without the word or two that are left of its last sentence, since `It…` tells nothing; nil where more is
  /// left, or where that is not the beginning of a sentence.
  private var withoutScrap: String? {
    // One that stands farther from the end leaves more than a scrap.
    guard let stop = suffix(Self.longestScrap + 1).lastIndex(where: { ".!?".contains($0) }) else {
      return nil
    }
    let scrap = self[index(after: stop)...]
    let words = scrap.split(whereSeparator: \.isBlank)
    let letter = scrap.first { $0.isLetter || $0.isNumber }
    guard scrap.first?.isBlank ?? false, words.count <= 2, scrap.count <= Self.longestScrap,
      letter?.isUppercase ?? false
    else { return nil }
    let head = String(self[...stop])
    let isSentence = head.startOfShortWords(before: letter) == nil
    return isSentence && head.count >= 3 * Self.longestScrap ? head : nil
  }

  /// Characters of two short words with the blanks before them.
  private static var longestScrap: Int { 12 }

  /// Whether its last words are those of a sentence, quoted or not: what ends so needs no dots behind it.
  private var endsSentence: Bool {
    let last = last(where: { !"”’»\"')）」』".contains($0) })
    return last.map { ".!?…。！？".contains($0) } ?? false
  }

  /// Where the words at its end begin whose full stop only shortens them, as that of “Dr.” and “z. B.” does, or counts,
  /// as that of “8. Mai”; nil where it ends otherwise. Some may end a sentence, too: the character behind it decides.
  private func startOfShortWords(before next: Character?) -> Index? {
    var start: Index?
    var rest = self[...]
    var follower = next
    while rest.last == "." {
      let blank = rest.lastIndex(where: \.isBlank)
      let word = (blank.map { rest[rest.index(after: $0)...] } ?? rest).drop { !$0.isLetter && !$0.isNumber }
      guard word.isShortened(before: follower) else { break }
      start = word.startIndex
      follower = word.first
      rest = self[..<word.startIndex]
      while let last = rest.last, last.isWhitespace { rest.removeLast() }
    }
    return start
  }

  /// What `prefix` gives, for a beginning of which each scalar is a character of its own, as those of Latin scripts
  /// are; nil for others. Where characters end is slow to find out.
  private func prefixOfSimpleCharacters(_ length: Int) -> Substring? {
    var (count, bytes) = (0, 0)
    for byte in utf8 {
      defer { bytes += 1 }
      if (0x80...0xBF).contains(byte) { continue }
      // Marks that join what stands before them come from U+0300 on; a line may end with two scalars, the first of
      // them this.
      guard byte < 0xCC, byte != 0x0D else { return nil }
      if count == length { return self[..<utf8.index(startIndex, offsetBy: bytes)] }
      count += 1
    }
    return self[...]
  }
}

extension Substring {
  /// Whether a word with a full stop behind it leads on to the next one: an initial or several, the day of a month, a
  /// title before a name.
  fileprivate func isShortened(before next: Character?) -> Bool {
    let parts = split(whereSeparator: { $0 == "." || $0.isWhitespace })
    guard !parts.isEmpty else { return false }
    if parts.allSatisfy({ $0.count == 1 && $0.allSatisfy(\.isCased) }) { return true }
    guard let word = parts.last, parts.count == 1 else { return false }
    if word.count <= 2, word.allSatisfy(\.isWholeNumber) { return next.map(\.isLetter) ?? false }
    let name = word.lowercased()
    if Self.leading.contains(name) { return true }
    return Self.seldomLast.contains(name) && (next.map { $0.isLowercase || $0.isNumber } ?? false)
  }

  /// What is shortened in front of a name or a number, and ends no sentence.
  private static let leading: Set<String> = [
    "mr", "mrs", "ms", "dr", "drs", "prof", "st", "ste", "sta", "mt", "hr", "hrn", "fr", "frl", "sig", "dott",
    "sr",
    "sra", "srta", "mlle", "mme", "mgr", "rev", "capt", "gen", "col", "lt", "sgt", "av", "avda", "bzw", "vgl",
    "ca",
    "evtl", "ggf", "sog", "bspw", "vs", "cf", "ul", "ww", "św", "hl", "dhr", "mevr",
  ]

  /// What is shortened within a sentence and at the end of one.
  private static let seldomLast: Set<String> = [
    "etc", "usw", "usf", "ecc", "enz", "approx", "incl", "inkl", "excl", "exkl", "max", "min", "no", "nr",
    "núm", "ed",
    "jr", "std", "co", "pp", "tel", "art", "kap", "abs", "str", "chr", "hrs", "jan", "feb", "mar", "apr",
    "jun", "jul",
    "aug", "sep", "sept", "oct", "okt", "nov", "dec", "dez",
  ]

  /// Where the beginning of a text may end: at its last blank, or further on where a script without blanks allows it.
  fileprivate var lastBreak: Index? {
    let blank = lastIndex(where: \.isBlank)
    let tail = blank.map { self[index(after: $0)...] } ?? self
    guard tail.contains(where: \.isOfScriptWithoutBlanks) else { return blank == startIndex ? nil : blank }
    let sentence = tail.lastIndex(where: { "。！？".contains($0) })
    if let sentence, distance(from: sentence, to: endIndex) * 2 < count { return index(after: sentence) }
    guard let last = tail.lastIndex(where: \.isOfScriptWithoutBlanks) else { return blank }
    return index(after: last)
  }

  /// Without the characters at its end for which the condition holds.
  fileprivate func trimmingSuffix(where condition: (Character) -> Bool) -> String {
    var rest = self
    while let last = rest.last, condition(last) { rest.removeLast() }
    return String(rest)
  }
}

extension Character {
  /// Whether no text ends with it: a blank, or what stands before more words.
  fileprivate var leadsOn: Bool { isWhitespace || ",;:–—-(、，「『（【〈《".contains(self) }

  /// Whether its script knows small letters and capitals.
  fileprivate var isCased: Bool { isLowercase || isUppercase }

  /// Whether a line may end at it: no blank that holds a number or a name together.
  fileprivate var isBlank: Bool { isWhitespace && !["\u{A0}", "\u{202F}", "\u{2007}"].contains(self) }

  /// Whether it is written one after another without blanks: Chinese, Japanese, Thai, Lao, Khmer, Burmese, Tibetan.
  fileprivate var isOfScriptWithoutBlanks: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3001...0x30FF, 0x31F0...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF01...0xFF0F, 0xFF65...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
