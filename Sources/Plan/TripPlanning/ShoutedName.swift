/// A name that a directory has in capitals, as one reads it: `Rhin et a la Sauer` of `RHIN ET A LA SAUER`.
///
/// Only letters change their case: who searches finds it by the one as by the other.
enum ShoutedName {
  /// The name with the words in capitals as names are written; as it is where it may be an abbreviation or, unless somebody wrote it in a text, a device's
  /// code.
  static func quiet(_ name: String, mayBeCode: Bool = true) -> String {
    let words = words(in: name)
    guard !(mayBeCode && WaypointWords.isCode(name)), isShouted(words, in: name) else { return name }
    var text = ""
    var rest = name.startIndex
    for (index, range) in words.enumerated() {
      let word = name[range]
      text += String(name[rest..<range.lowerBound])
      text += isCapital(word) ? lowered(word, isFirst: index == 0) : String(word)
      rest = range.upperBound
    }
    return text + String(name[rest...])
  }

  /// Letters of a word that is shouted rather than short for something: where all words are in capitals, and where only
  /// some are.
  private static let shouted = (ofAll: 5, ofSome: 7)

  private static func isShouted(_ words: [Range<String.Index>], in name: String) -> Bool {
    let capitals = words.filter { isCapital(name[$0]) }
    let longest = capitals.map { name[$0].count }.max() ?? 0
    return longest >= (capitals.count == words.count ? shouted.ofAll : shouted.ofSome)
  }

  /// Where letters stand together.
  private static func words(in name: String) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var place = name.startIndex
    while let start = name[place...].firstIndex(where: \.isLetter) {
      let end = name[start...].firstIndex { !$0.isLetter && !$0.isNumber } ?? name.endIndex
      words.append(start..<end)
      place = end
    }
    return words
  }

  private static func isCapital(_ word: Substring) -> Bool { word.allSatisfy(\.isUppercase) }

  private static func lowered(_ word: Substring, isFirst: Bool) -> String {
    let small = word.lowercased()
    let written = String(word.prefix(1)) + String(small.dropFirst())
    if linking.contains(small) { return isFirst ? written : small }
    let isNumeral = word.allSatisfy { "IVXL".contains($0) }
    let isSpoken = small.contains { vowels.contains($0) || !$0.isASCII }
    guard word.count > 2, isSpoken, !isNumeral, !abbreviations.contains(small) else { return String(word) }
    return written
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y"]

  /// Words between names that have no capital, in the languages of Europe's directories.
  private static let linking: Set<String> = [
    "a", "à", "au", "aux", "d", "de", "des", "du", "en", "et", "l", "la", "le", "les", "sous", "sur",
    "and", "at", "by", "in", "of", "on", "the", "am", "an", "bei", "das", "der", "die", "im", "und", "von",
    "zum", "zur", "da", "dei", "del", "della", "di", "e", "el", "los", "y", "do", "dos", "het", "van",
  ]

  /// What is spoken as a word, or letter by letter, and written in capitals all the same.
  private static let abbreviations: Set<String> = [
    "usa", "uae", "atm", "unesco", "unicef", "nasa", "cern", "adac", "rer", "sos", "ymca",
  ]
}
