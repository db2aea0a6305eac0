/// Codes that somebody wrote into a text for nobody else: of doors, safes and networks, of bookings, and telephone numbers.
///
/// A code is known by the words before it; a telephone number by its `+` and its length.
package enum WrittenCode {
  package enum Kind: Hashable, Sendable { case lock, booking, phone }

  /// Whether a text may hold one at all: two of its letters are figures.
  package static func mayBe(in text: [UInt8]) -> Bool {
    text.lazy.filter { (0x30...0x39).contains($0) }.prefix(2).count == 2
  }

  /// Those in a line, as they stand there, each once.
  package static func found(in line: Substring) -> [(kind: Kind, text: Substring)] {
    let words = line.split { $0.isWhitespace || PersonalNumber.separators.contains($0) }.map(CodeWord.init)
    var found = phones(in: line)
    for (kind, range) in locks(words).map({ (Kind.lock, $0) }) + bookings(words).map({ (Kind.booking, $0) })
    where found.count < most && !found.contains(where: { $0.range.overlaps(range) }) {
      found.append((kind, range))
    }
    return found.map { ($0.kind, line[$0.range]) }
  }

  /// Codes of one line; with more of them it is a table of something.
  private static let most = 50

  // MARK: Doors, safes and networks

  private static func locks(_ words: [CodeWord]) -> [Range<String.Index>] {
    words.indices.compactMap { index in
      let word = words[index]
      guard word.figures > 0 else { return nil }
      let before = sentence(before: index, of: words, reach: lockReach)
      if isMixedCode(word), opensKeySafe(sentence(before: index, of: words, reach: keySafeReach)) {
        return word.range
      }
      let next = index + 1 < words.count ? words[index + 1].small : ""
      if word.isNumber, (3...8).contains(word.figures), !CodeWords.units.contains(next),
        opensKeySafe(before.suffix(bareReach))
      {
        return word.range
      }
      let isNumber = word.isNumber && (3...8).contains(word.figures)
      if isNumber, !CodeWords.units.contains(next), opensLock(before) || word.isKeyed && namesCode(before) {
        return word.range
      }
      return isPassword(word, behind: before) ? word.range : nil
    }
  }

  /// How far behind a word for a lock its code may stand; behind one that is told where it hangs, farther.
  private static let (lockReach, keySafeReach, bareReach) = (7, 14, 4)

  /// Capitals and two figures at least, and no road: `C2580Y`, not `A7`.
  private static func isMixedCode(_ word: CodeWord) -> Bool {
    word.isCapitals && (4...8).contains(word.text.utf8.count) && word.figures >= 2 && !word.isNumber
      && !(word.text.hasPrefix("A") && word.figures == word.text.utf8.count - 1)
  }

  /// Whether the words before a code name a safe for keys: `key safe`, `Schlüsselsafe`.
  private static func opensKeySafe(_ before: ArraySlice<CodeWord>) -> Bool {
    before.contains { CodeWords.locks.contains($0.small) }
      || zip(before, before.dropFirst()).contains { key, safe in
        CodeWords.keys.contains(key.small) && CodeWords.boxes.contains(safe.small)
      }
  }

  /// Whether the words before a number say that it opens something.
  private static func opensLock(_ before: ArraySlice<CodeWord>) -> Bool {
    if before.contains(where: { CodeWords.locks.contains($0.small) }) { return true }
    if before.suffix(3).contains(where: { $0.text == "PIN" || $0.small == "pincode" }) { return true }
    guard let code = before.lastIndex(where: { CodeWords.codes.contains($0.small) }) else { return false }
    let isOther = code > before.startIndex && CodeWords.otherCodes.contains(before[code - 1].small)
    return !isOther && before.contains { CodeWords.doors.contains($0.small) }
  }

  /// Whether a word for a code stands right before a number that one types with a `#`.
  private static func namesCode(_ before: ArraySlice<CodeWord>) -> Bool {
    before.suffix(3).contains { CodeWords.codes.contains($0.small) }
  }

  /// Letters and figures right behind a word for a password or a network.
  private static func isPassword(_ word: CodeWord, behind before: ArraySlice<CodeWord>) -> Bool {
    let isPlain = word.text.allSatisfy { $0.isLetter || $0.isNumber || "-_!@#$%&+".contains($0) }
    let isMixed = word.small.contains { $0.isLetter }
    guard isPlain, (5...40).contains(word.small.count) || !isMixed && word.figures >= 4 else { return false }
    if before.suffix(3).contains(where: { isForPassword($0.small) }) { return true }
    if before.suffix(2).map(\.small) == ["de", "passe"] { return true }
    // `Wifi is thrush_guest / herdwick77`.
    guard isMixed, word.small.count >= 6 else { return false }
    return before.suffix(2).contains { CodeWords.networks.contains($0.small) }
      || isNetwork(before.suffix(5))
  }

  /// `Wifi is thrush_guest` before its password.
  private static func isNetwork(_ words: ArraySlice<CodeWord>) -> Bool {
    guard let network = words.lastIndex(where: { CodeWords.networks.contains($0.small) }),
      network + 1 < words.endIndex
    else { return false }
    return ["is", "ist", "est", "es", "è"].contains(words[network + 1].small)
  }

  private static func isForPassword(_ word: String) -> Bool {
    CodeWords.passwords.contains { word.hasSuffix($0) }
  }

  // MARK: Bookings

  private static func bookings(_ words: [CodeWord]) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    for index in words.indices where words[index].figures > 0 && words[index].isCapitals {
      let before = sentence(before: index, of: words, reach: bookingReach)
      guard before.contains(where: { CodeWords.bookings.contains($0.small) }) else { continue }
      let word = words[index]
      let next = index + 1 < words.count ? words[index + 1] : nil
      if word.isNumber, next?.isUnit ?? false { continue }
      if isBooking(word.text) {
        found.append(word.range)
      } else if index + 1 < words.count, isPart(word), isPart(words[index + 1]),
        isBooking(word.text + words[index + 1].text)
      {
        found.append(word.range.lowerBound..<words[index + 1].range.upperBound)
      }
    }
    return found
  }

  private static let bookingReach = 3

  /// One of the groups of a code: letters and figures.
  private static func isPart(_ word: CodeWord) -> Bool {
    word.isCapitals && word.figures > 0 && word.figures < word.text.count && word.text.count <= 5
  }

  /// Five to ten capitals and figures of both kinds, or six figures and more: no flight, no amount, no hour and no day.
  private static func isBooking(_ code: String) -> Bool {
    let figures = code.count { $0.isNumber }
    if figures == code.count { return (6...12).contains(figures) && !(figures == 8 && code.hasPrefix("20")) }
    guard (5...10).contains(code.count), figures > 0 else { return false }
    let letters = code.prefix { $0.isLetter }
    let isPlain = code.dropFirst(letters.count).allSatisfy(\.isNumber)
    if isPlain, letters.count == 2, figures <= 4 { return false }
    if isPlain, letters.count == 3, CodeWords.currencies.contains(String(letters)) { return false }
    let end = code.drop { $0.isNumber }
    if CodeWords.currencies.contains(String(end))
      || end.first == "H" && end.dropFirst().allSatisfy(\.isNumber)
    {
      return false
    }
    return true
  }

  // MARK: Telephones

  /// `+351 912 345 678`, unless a word before it says that it is there for everybody who needs help.
  private static func phones(in line: Substring) -> [(kind: Kind, range: Range<String.Index>)] {
    var found: [(kind: Kind, range: Range<String.Index>)] = []
    var at = line.startIndex
    while found.count < most, let plus = line[at...].firstIndex(of: "+") {
      at = line.index(after: plus)
      let isInWord =
        plus > line.startIndex && (line[..<plus].last.map { $0.isLetter || $0.isNumber } ?? false)
      let number = line[at...].prefix { $0.isASCII && $0.isNumber || " -()/\u{A0}".contains($0) }
      let figures = PersonalNumber.figures(number)
      guard !isInWord, number.first?.isNumber == true, (9...15).contains(figures),
        let last = number.lastIndex(where: \.isNumber)
      else { continue }
      let end = line.index(after: last)
      at = end
      let before = line[..<plus].split { !$0.isLetter }.suffix(4).map { $0.lowercased() }
      let isHelp = before.contains { word in CodeWords.help.contains { word.hasPrefix($0) } }
      if !isHelp { found.append((.phone, plus..<end)) }
    }
    return found
  }

  /// The words before one, back to the beginning of its sentence.
  private static func sentence(before index: Int, of words: [CodeWord], reach: Int) -> ArraySlice<CodeWord> {
    let near = words[max(0, index - reach)..<index]
    guard let end = near.lastIndex(where: \.endsSentence) else { return near }
    return near[(end + 1)...]
  }
}

/// A word of a line, and what is asked of it again and again.
private struct CodeWord {
  /// Without a mark at its end.
  let text: String
  let small: String
  let range: Range<String.Index>
  let figures: Int
  /// Whether a sentence ends behind it: `no.` is none.
  let endsSentence: Bool
  /// Whether a `#` stands before or behind it.
  let isKeyed: Bool

  init(_ word: Substring) {
    isKeyed = word.contains("#")
    // `#4471`
    let word = word.drop { $0 == "#" }
    let marks = word.reversed().prefix { ".!?#".contains($0) }.count
    let end = word.index(word.endIndex, offsetBy: -marks)
    let plain = word[..<end]
    text = String(plain)
    small = plain.lowercased()
    range = plain.startIndex..<plain.endIndex
    figures = PersonalNumber.figures(plain)
    endsSentence = marks > 0 && (word.last != "." || plain.count > 4)
  }

  /// Whether a number before it is an amount, or a measure.
  var isUnit: Bool { CodeWords.units.contains(small) }

  /// Nothing but figures.
  var isNumber: Bool { figures > 0 && figures == text.utf8.count }

  var isCapitals: Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
  }
}
