import Foundation

/// How many guesses a password may take somebody who knows how people make them: the shortest way to put it together out of
/// words, habits and single letters, after zxcvbn (Wheeler, “zxcvbn: Low-Budget Password Strength Estimation”, 2016).
///
/// Whoever has a sealed site can go on guessing for ever, so it is counted on the low side.
package struct PasswordStrength: Hashable, Sendable {
  /// About how many guesses it takes, as a power of two.
  package let bits: Double

  /// At 1,200,000 rounds a guess a fast graphics card tries some 7,000 a second: two thousand years for half of so many.
  package static let enough = 50.0

  package var isWeak: Bool { bits < Self.enough }
  package var rounded: Int { Int(bits.rounded()) }

  /// `personal` are words that stand in the trip: its title, its people.
  package init(of password: String, words: PasswordWords, personal: [String] = []) {
    let letters = Array(KeyRing.normalized(password).prefix(Self.longest))
    var way = GuessedParts(letters, words: words, personal: personal)
    bits = way.fewestBits(of: 0..<letters.count)
  }

  /// Letters; what is longer is none the worse for it.
  private static let longest = 100

  static func bits(ofGuesses count: Int) -> Double { log2(Double(max(1, count))) }
}

/// The parts that a password may have been made of, with what each costs who guesses it.
private struct GuessedParts {
  private let letters: [Character]
  /// Small, and with the letters for which figures and signs often stand.
  private let small: [Character]
  private let plain: [Character]
  private let words: PasswordWords
  private let personal: Set<String>
  private let bitsOfLetter: Double
  private var known: [Range<Int>: Double] = [:]

  init(_ letters: [Character], words: PasswordWords, personal: [String]) {
    self.letters = letters
    small = letters.map { String($0).lowercased().first ?? $0 }
    plain = small.map { Self.meant[$0] ?? $0 }
    self.words = words
    let parts = personal.flatMap { text in text.lowercased().split { !$0.isLetter } }
    self.personal = Set(parts.filter { $0.count > 2 }.map(String.init))
    bitsOfLetter = LetterMix(letters).bits
  }

  /// Of all ways to make a part, the one that is guessed first.
  mutating func fewestBits(of range: Range<Int>) -> Double {
    if let bits = known[range] { return bits }
    var fewest: [Double] = [0]
    for end in range {
      var least = fewest[end - range.lowerBound] + single(end)
      for start in range.lowerBound...end {
        let part = start..<(end + 1)
        guard let cost = cost(of: part) else { continue }
        least = min(least, fewest[start - range.lowerBound] + cost)
      }
      fewest.append(least)
    }
    let bits = fewest.last ?? 0
    known[range] = bits
    return bits
  }

  /// What one letter costs that belongs to nothing; the blank between two words nothing.
  private func single(_ index: Int) -> Double {
    let letter = letters[index]
    if letter == " " { return 0 }
    // A sign of Chinese or Japanese is one of some hundreds.
    if letter.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) { return 8 }
    return letter.isASCII && letter.isNumber ? Self.bitsOfDigit : bitsOfLetter
  }

  private static let bitsOfDigit = 3.3

  /// What a part costs as one thing; nil where it is none.
  private mutating func cost(of part: Range<Int>) -> Double? {
    guard part.count >= 2 else { return nil }
    let found = [word(part), sequence(part), year(part), repeated(part)]
    return found.compactMap(\.self).min()
  }

  /// A word, one of the trip, or what everybody takes.
  private func word(_ part: Range<Int>) -> Double? {
    guard part.count >= 3, part.count <= CommonPasswords.longest else { return nil }
    let text = String(small[part])
    let other = String(plain[part])
    let capitals = letters[part].elementsEqual(small[part]) ? 0.0 : 1
    func guesses(_ text: String) -> Double? {
      if let rank = CommonPasswords.ranks[text] { return 1 + PasswordStrength.bits(ofGuesses: rank) }
      if personal.contains(text) { return 4 }
      return words.known.contains(text) ? words.bits : nil
    }
    let found = [guesses(text), other == text ? nil : guesses(other).map { $0 + 1 }]
    return found.compactMap(\.self).min().map { $0 + capitals }
  }

  /// `abcd`, `4321`, `qwertz`.
  private func sequence(_ part: Range<Int>) -> Double? {
    guard (3...26).contains(part.count) else { return nil }
    let text = String(small[part])
    let isKnown = Self.rows.contains { $0.contains(text) || String($0.reversed()).contains(text) }
    return isKnown ? 4 + PasswordStrength.bits(ofGuesses: part.count) : nil
  }

  private static let rows = [
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertzuiop", "qwertyuiop", "azertyuiop", "asdfghjkl",
    "qsdfghjklm", "yxcvbnm", "zxcvbnm", "wxcvbn", "1qaz2wsx3edc4rfv", "!@#$%^&*()",
  ]

  /// A year, or a day of one in eight figures.
  private func year(_ part: Range<Int>) -> Double? {
    guard part.count == 4 || part.count == 8, let number = Int(String(letters[part])) else { return nil }
    func isYear(_ year: Int) -> Bool { (1900...2099).contains(year) }
    if part.count == 4 { return isYear(number) ? 7 : nil }
    let isDay = isYear(number / 10_000) || isYear(number % 10_000)
    return isDay ? 15 : nil
  }

  /// The same again and again: what is repeated, and how often.
  private mutating func repeated(_ part: Range<Int>) -> Double? {
    for length in 1...max(1, part.count / 2) where part.count.isMultiple(of: length) {
      let first = part.lowerBound..<(part.lowerBound + length)
      let times = part.count / length
      guard times >= (length == 1 ? 3 : 2),
        (first.upperBound..<part.upperBound).allSatisfy({ small[$0] == small[$0 - length] })
      else { continue }
      return fewestBits(of: first) + PasswordStrength.bits(ofGuesses: times)
    }
    return nil
  }

  /// What figures and signs are written for.
  private static let meant: [Character: Character] = [
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i", "€": "e",
  ]
}

/// What a letter costs that belongs to no word: the more kinds of letters alternate, the more.
///
/// A capital at the beginning, and figures and a sign at the end, are what everybody does when asked for them.
private struct LetterMix {
  let bits: Double

  init(_ letters: [Character]) {
    var kinds: [Kind] = letters.filter { $0 != " " }.map(Kind.init)
    if kinds.first == .capital, kinds.dropFirst().first == .small { kinds[0] = .small }
    let changes = zip(kinds, kinds.dropFirst()).count { $0 != $1 }
    let count = changes > 2 ? Set(kinds).count : 1
    bits = [1: 3.6, 2: 4.2, 3: 5.0][count] ?? 5.4
  }

  private enum Kind {
    case small, capital, figure, sign

    init(_ letter: Character) {
      self = letter.isNumber ? .figure : !letter.isLetter ? .sign : letter.isUppercase ? .capital : .small
    }
  }
}
