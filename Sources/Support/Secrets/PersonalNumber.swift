/// Numbers that tell who somebody is or pay for them, in words that anybody wrote: of passports, identity cards, visas,
/// policies, bank accounts and credit cards.
///
/// A passport is known by the word before it, an account and a card by the figures that check them.
package enum PersonalNumber {
  /// Whether a text may hold one at all: a word of it has four figures. Asked of bytes, since most texts have none.
  package static func mayBe(in text: [UInt8]) -> Bool {
    var figures = 0
    for byte in text {
      switch byte {
      case 0x30...0x39: figures += 1
      case 0...0x20: figures = 0
      default: break
      }
      if figures == 4 { return true }
    }
    return false
  }

  /// Those in a line, as they stand there.
  package static func found(in line: Substring) -> [Substring] {
    let words = line.split { $0.isWhitespace || separators.contains($0) }
    guard words.contains(where: { figures($0) >= 4 }) else { return [] }
    var found: [Range<String.Index>] = []
    for range in named(words) + inGroups(words, isAccount, from: 15) + inGroups(words, isCard, from: 13)
    where found.count < most && !found.contains(where: { $0.overlaps(range) }) { found.append(range) }
    return found.map { line[$0] }
  }

  /// Numbers of one line; with more of them it is a table of something.
  private static let most = 300

  static let separators: Set<Character> = [
    ",", ";", ":", "(", ")", "[", "]", "\"", "'", "„", "“", "”", "«", "»", "|", "/", "=", "*", "_", "`", "<",
    ">", "：",
    "、",
  ]

  static func figures(_ word: Substring) -> Int {
    word.utf8.reduce(0) { $0 + ((0x30...0x39).contains($1) ? 1 : 0) }
  }

  private static func range(_ words: ArraySlice<Substring>) -> Range<String.Index>? {
    guard let first = words.first, let last = words.last else { return nil }
    return first.startIndex..<last.endIndex
  }

  // MARK: Known by a word before them

  /// How far behind a word for a passport its number may stand: names of several people may be between.
  private static let reach = 12
  /// The same behind a word that means other things, too.
  private static let nearReach = 2

  private static func named(_ words: [Substring]) -> [Range<String.Index>] {
    let small = words.map { $0.lowercased() }
    var until = -1
    var found: [Range<String.Index>] = []
    for index in words.indices {
      if index <= until, isNumber(words[index]) {
        let word = words[index]
        let isLast = word.last == "."
        found.append(word.startIndex..<(isLast ? word.index(before: word.endIndex) : word.endIndex))
        continue
      }
      if isDocument(small[index]) {
        until = max(until, index + reach)
      } else if papers.contains(small[index]) {
        until = max(until, index + nearReach)
      }
    }
    return found
  }

  private static func isDocument(_ word: String) -> Bool {
    documents.contains { word.hasPrefix($0) } || scripts.contains { word.contains($0) }
  }

  /// Six letters and figures or more, of which five are figures, or four of seven: a number of a flight has less.
  private static func isNumber(_ word: Substring) -> Bool {
    let plain = String(word.filter { $0 != "-" && $0 != "." })
    guard plain.utf8.count == plain.count, plain.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return false
    }
    let count = figures(plain[...])
    return (6...20).contains(plain.count) && (count >= 5 || count == 4 && plain.count >= 7)
      && Secret.isTelling(plain)
  }

  /// How words begin that mean a paper with a number and nothing else.
  private static let documents = [
    "passport", "reisepass", "passnummer", "passeport", "pasaporte", "passaport", "paspoort", "paszport",
    "паспорт",
    "загранпаспорт", "útlevel", "útlevél", "pasaport", "vegabréf", "διαβατ", "personalausweis",
    "ausweisnummer",
    "ausweisnr", "führerschein", "visumnummer", "visanummer", "versicherungsnummer", "versicherungsnr",
    "versicherungsschein", "policennummer", "polisnummer", "verzekeringsnummer", "kontonummer",
    "sozialversicherungsnummer", "steuernummer",
  ]

  /// The same where words are not set apart.
  private static let scripts = ["パスポート", "旅券", "护照", "護照", "여권", "جواز", "דרכון"]

  /// Words that mean such a paper where a number is right behind them.
  private static let papers: Set<String> = [
    "visa", "visum", "виза", "policy", "police", "póliza", "polizza", "polis", "insurance", "versicherung",
    "assurance", "seguro", "assicurazione", "verzekering", "полис", "dni", "id", "identity", "licence",
    "license",
    "permis", "pass", "account",
  ]

  // MARK: Known by the figures that check them

  /// What words make together, up to the number of letters that one has at most.
  private static func inGroups(
    _ words: [Substring], _ isOne: ([UInt8]) -> Bool, from shortest: Int
  ) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = 0
    while start < words.count {
      var letters: [UInt8] = []
      var next = start + 1
      for end in start..<min(words.count, start + longestGroups) {
        letters += words[end].utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") }
        if letters.count > longest { break }
        guard letters.count >= shortest, isOne(letters), let whole = range(words[start...end]) else {
          continue
        }
        found.append(whole)
        next = end + 1
        break
      }
      start = next
    }
    return found
  }

  /// Words and letters of the longest account.
  private static let (longestGroups, longest) = (9, 34)

  /// An account by its IBAN: two letters, two figures that check it, and the rest.
  private static func isAccount(_ letters: [UInt8]) -> Bool {
    let isWritten = letters.allSatisfy(isFigureOrCapital)
    guard isWritten, letters.prefix(2).allSatisfy({ $0 >= 0x41 }), letters[2...3].allSatisfy({ $0 < 0x41 })
    else { return false }
    let rest = (letters[4...] + letters[..<4]).reduce(0) { rest, letter in
      letter >= 0x41 ? (rest * 100 + Int(letter) - 0x41 + 10) % 97 : (rest * 10 + Int(letter) - 0x30) % 97
    }
    return rest == 1
  }

  private static func isFigureOrCapital(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
  }

  /// A credit card: 13 to 19 figures that begin with 3 to 6, of which the last checks the others.
  private static func isCard(_ letters: [UInt8]) -> Bool {
    guard (13...19).contains(letters.count), letters.allSatisfy({ (0x30...0x39).contains($0) }),
      (0x33...0x36).contains(letters[0])
    else { return false }
    var sum = 0
    for (place, letter) in letters.reversed().enumerated() {
      let figure = Int(letter) - 0x30
      let counted = place % 2 == 0 ? figure : figure * 2
      sum += counted > 9 ? counted - 9 : counted
    }
    return sum % 10 == 0
  }
}
