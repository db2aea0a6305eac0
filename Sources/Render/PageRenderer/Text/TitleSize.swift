/// How much room the longest word of a title needs, for the style sheet, which sets it so large that no line ends within a
/// word.
///
/// A style sheet cannot count letters, and the pages have no style of their own: a class says how many there are, one
/// of those that say how wide a row of pictures is.
enum TitleSize {
  /// `long c36`; nil for a title that is neither long nor has a long word.
  static func classes(of title: String, isLong: Bool) -> String? {
    let classes = [isLong ? "long" : nil, mark(of: title)].compactMap(\.self)
    return classes.isEmpty ? nil : classes.joined(separator: " ")
  }

  /// `c36`: of that step the style sheet says how many tens of letters it is; nil for words that are short at any size.
  static func mark(of title: String) -> String? {
    let letters = title.split(whereSeparator: isBreak).map { Self.letters(of: $0) }.max() ?? 0
    guard letters >= shortest else { return nil }
    return "c\(GalleryRows.Place.step(of: Double(min(letters, longest)) / 10, page: 2))"
  }

  /// What has fewer fits even where the screen is narrow.
  private static let shortest = 13
  /// What has more would be smaller than the text: its lines end within it.
  private static let longest = 40
  /// Letters of scripts without blanks that stay together: any longer line of them is not one word.
  private static let longestWithoutBlanks = 20.0
  /// As many letters of scripts whose words only a dictionary parts are no more than one of them.
  private static let longestUnparted = 12.0

  private static func isBreak(_ letter: Character) -> Bool {
    letter.isWhitespace && letter != "\u{A0}" && letter != "\u{202F}" || letter == "\u{AD}"
      || "\u{200B}\u{F0B}–—/".contains(letter)
  }

  /// Thai, Lao, Burmese, Khmer and those akin: no blank stands between their words, where lines end all the same.
  private static func isUnparted(_ letter: Character) -> Bool {
    switch letter.unicodeScalars.first?.value ?? 0 {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF, 0xA9E0...0xA9FF,
      0xAA60...0xAADF:
      true
    default: false
    }
  }

  /// How many small letters are as broad as a word.
  private static func letters(of word: Substring) -> Int {
    let breadths = word.filter { !isUnparted($0) }.map(breadth)
    let all = breadths.reduce(min(Double(word.count(where: isUnparted)), longestUnparted), +)
    let isOfWide = breadths.contains(wide)
    guard isOfWide, all > longestWithoutBlanks else { return Int(all.rounded(.up)) }
    // Lines end between them.
    let parts = breadths.split(separator: wide)
    return Int((parts.map { $0.reduce(0, +) }.max() ?? 0).rounded(.up))
  }

  private static let wide = 2.0
  private static let capital = 1.35

  private static func breadth(_ letter: Character) -> Double {
    guard let scalar = letter.unicodeScalars.first, scalar.value > 0x2FF else {
      return letter.isUppercase ? capital : 1
    }
    switch scalar.value {
    case 0x1100...0x11FF, 0x2600...0x27BF, 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x3FFFF:
      return wide
    default: return letter.isUppercase ? capital : 1
    }
  }
}
