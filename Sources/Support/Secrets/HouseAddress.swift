/// The address of a house in which somebody lives: a street and a number, behind words that say so: `breakfast at Anna's, 12 Mill
/// Lane`, `bei Hannes in der Weidenstraße 47`. Of hotels and bars they say no such thing.
package enum HouseAddress {
  /// The streets with their numbers in a line, as they stand there.
  package static func found(in line: Substring) -> [Substring] {
    guard line.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
    let words = line.split { $0.isWhitespace || "–—()[]<>*|".contains($0) }.map(Word.init)
    var (found, next): ([Substring], Int) = ([], 0)
    for index in words.indices where index >= next && words[index].isNumber {
      guard let street = street(at: index, of: words), street.lowerBound >= next,
        isHome(street.lowerBound, of: words) || hasBell(street.upperBound, of: words)
      else {
        continue
      }
      next = street.upperBound + 1
      found.append(
        line[words[street.lowerBound].range.lowerBound..<words[street.upperBound].range.upperBound])
    }
    return found
  }

  /// The words of a street around a number; nil where that is none of a house.
  private static func street(at index: Int, of words: [Word]) -> ClosedRange<Int>? {
    behind(index, of: words) ?? before(index, of: words)
  }

  /// `Unteren Weidenstraße 47`, `Kerkstraat 5a`, `calle Mayor 48`, `Via Garibaldi, 12`.
  private static func before(_ index: Int, of words: [Word]) -> ClosedRange<Int>? {
    let behind = index + 1 < words.count ? words[index + 1].small : ""
    guard index > 0, !CodeWords.units.contains(behind), !otherUnits.contains(behind),
      words[index].figures <= 4
    else { return nil }
    let street = words[index - 1]
    let isWhole = index > 1 && words[index - 2].isCapital && !words[index - 2].endsPart
    if street.isCapital,
      isWhole && alone.contains(street.small)
        || endings.contains(where: { street.small.hasSuffix($0) && street.small.count > $0.count + 1 })
    {
      return (isWhole ? index - 2 : index - 1)...index
    }
    for start in (max(0, index - mostWords)..<index).reversed() {
      if southern.contains(words[start].small) { return start < index - 1 ? start...index : nil }
      if words[start].endsPart, start < index - 1 { return nil }
    }
    return nil
  }

  /// `12 Mill Lane`, `2816 NW 72nd St`, `14 rue des Lilas`.
  private static func behind(_ index: Int, of words: [Word]) -> ClosedRange<Int>? {
    guard words[index].figures <= 5 else { return nil }
    let reach = words[(index + 1)...].prefix(mostWords)
    if let first = reach.first, french.contains(first.small) {
      let end = reach.dropFirst().first { $0.endsPart || $0.isCapital }
      return index...(end.flatMap { end in reach.firstIndex { $0.range == end.range } } ?? index + 1)
    }
    guard !words[index].endsPart,
      let street = reach.dropFirst().firstIndex(where: { english.contains(String($0.text)) }),
      words[(index + 1)..<street].allSatisfy({ !$0.endsPart && ($0.isCapital || $0.isNumber) })
    else { return nil }
    return index...street
  }

  /// Whether the words of the sentence before it say that somebody lives there.
  private static func isHome(_ start: Int, of words: [Word]) -> Bool {
    for index in words[..<start].indices.suffix(reach).reversed() {
      let word = words[index]
      if word.endsSentence { return false }
      if homes.contains(word.small) { return true }
      // `dropped me at 27 Ashgrove Mount`, and not `dropped down to`.
      if word.small == "dropped", index + 1 < start, persons.contains(words[index + 1].small) { return true }
      // `at Anna's, 12 Mill Lane`, `with Anna at 12 Mill Lane`: right before it.
      let isNear = start - index <= 2
      let isOwner = word.isCapital && (word.text.hasSuffix("'s") || word.text.hasSuffix("’s"))
      if isNear, isOwner, !shortForms.contains(word.small.replacing("’", with: "'")) { return true }
      if start - index <= 3, word.small == "with", index + 1 < words.count, words[index + 1].isCapital {
        return true
      }
      // `in casa di Ana`, and not `Casa de Cervantes`.
      if word.small == "casa", index > 0,
        ["en", "a", "mi", "su", "in", "da", "di", "nostra", "nuestra", "mia"].contains(words[index - 1].small)
      {
        return true
      }
    }
    return false
  }

  /// Whether words right behind it tell how one comes in: `27 Lorne Street, buzzer without a name`.
  private static func hasBell(_ end: Int, of words: [Word]) -> Bool {
    words[(end + 1)...].prefix(4).contains { bells.contains($0.small) }
  }

  /// Words from the first of a street to its number, and before it in which somebody says whose it is.
  private static let (mostWords, reach) = (6, 10)

  /// German and Dutch.
  private static let endings = [
    "straße", "strasse", "str", "gasse", "weg", "allee", "platz", "ufer", "damm", "straat", "laan", "gracht",
    "plein", "kade", "singel",
  ]
  /// Those that stand by themselves behind another word: `Lange Straße 8`.
  private static let alone: Set<String> = ["straße", "strasse", "gasse", "allee", "straat", "laan", "gracht"]
  /// What is no number of a house behind it.
  private static let otherUnits: Set<String> = [
    "stunden", "stunde", "min", "minuten", "grad", "miles", "uhr", "hours", "people",
  ]
  private static let shortForms: Set<String> = [
    "it's", "that's", "let's", "here's", "there's", "what's", "mcdonald's",
  ]
  private static let english: Set<String> = [
    "Street", "St", "Road", "Rd", "Avenue", "Ave", "Lane", "Ln", "Drive", "Dr", "Court", "Ct", "Crescent",
    "Terrace", "Close", "Way", "Mount", "Grove", "Gardens", "Place", "Square", "Row", "Mews", "Rise", "Walk",
  ]
  private static let french: Set<String> = [
    "rue", "avenue", "boulevard", "chemin", "impasse", "allée", "quai",
  ]
  /// Spanish and Italian.
  private static let southern: Set<String> = [
    "calle", "c/", "avenida", "avda", "plaza", "paseo", "via", "viale", "corso", "piazza",
  ]
  private static let persons: Set<String> = ["me", "us", "him", "her", "them"]
  private static let bells: Set<String> = [
    "buzzer", "doorbell", "klingel", "klingeln", "sonnette", "interphone",
    "digicode", "timbre",
    "citofono", "campanello",
  ]
  /// English, German, French, Spanish, Italian, Dutch.
  private static let homes: Set<String> = [
    "home", "live", "lives", "living", "lived", "address", "bei", "wohne", "wohnt",
    "wohnen",
    "zuhause", "hause", "daheim", "adresse",
    "chez", "habite", "habitons", "vivo", "vive", "vivimos", "dirección", "abito", "abita", "abitiamo",
    "indirizzo", "bij", "woon", "woont", "wonen",
    "thuis", "adres",
  ]

  private struct Word {
    /// Without marks around it.
    let text: Substring
    let small: String
    let range: Range<String.Index>
    /// Whether a mark stands behind it, and one that ends a sentence.
    let endsPart: Bool
    let endsSentence: Bool

    init(_ word: Substring) {
      let open = word.drop { !$0.isLetter && !$0.isNumber }
      let end = open.lastIndex { $0.isLetter || $0.isNumber || $0 == "/" }
      text = end.map { open[...$0] } ?? open[open.startIndex..<open.startIndex]
      small = text.lowercased()
      range = text.startIndex..<text.endIndex
      let marks = end.map { open[$0...].dropFirst() } ?? ""
      endsPart = !marks.isEmpty && !(marks == "." && text.count <= 4)
      endsSentence = endsPart && marks.contains { ".!?;".contains($0) }
    }

    var figures: Int { text.prefix { $0.isASCII && $0.isNumber }.count }
    /// Figures, with a letter or another number at most behind them: `5a`, `47-49`, `47/3`.
    var isNumber: Bool {
      let rest = text.dropFirst(figures)
      guard figures > 0, let first = rest.first else { return figures > 0 }
      return rest.count <= 2 && rest.allSatisfy(\.isLetter) || rest.count <= 5 && "-/".contains(first)
    }
    var isCapital: Bool { text.first?.isUppercase == true || text.first?.isNumber == true }
  }
}
