/// How much room the longest word of a title needs, for the style sheet, which sets it so large that no line ends within a
/// word.
///
/// A style sheet cannot count letters, and the pages have no style of their own: a class says how many there are.
enum TitleSize {
  /// `of16`; nil for words that are short at any size.
  static func mark(of title: String) -> String? {
    let letters = title.split(whereSeparator: isBreak).map { Self.letters(of: $0) }.max() ?? 0
    guard letters >= shortest else { return nil }
    return "of\(steps.first { letters <= $0 } ?? longest)"
  }

  /// What has fewer fits even where the screen is narrow.
  private static let shortest = 13
  /// Each has a rule in the style sheet, which every page pays for.
  private static let steps = [16, 24]
  private static let longest = 40
  /// Letters of scripts without blanks that stay together: any longer line of them is not one word.
  private static let longestWithoutBlanks = 20.0

  private static func isBreak(_ letter: Character) -> Bool {
    letter.isWhitespace && letter != "\u{A0}" && letter != "\u{202F}" || letter == "\u{AD}"
      || "\u{200B}–—/".contains(letter)
  }

  /// How many small letters are as broad as a word.
  private static func letters(of word: Substring) -> Int {
    let breadths = word.map(breadth)
    let all = breadths.reduce(0, +)
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
