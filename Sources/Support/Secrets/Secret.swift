/// What opens a booking or reaches somebody, and is not published: a code, a telephone number, the address of a
/// mailbox.
package struct Secret: Hashable, Codable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable {
    case code, phone, mail
  }

  package let kind: Kind
  /// As it was written.
  package let text: String
  /// What is compared: letters and figures alone, in small letters where capitals do not matter; of a mailbox all of
  /// it.
  let key: [UInt8]
  /// Whether capitals matter: a code of letters alone is a word like others, unless it stands in capitals.
  let isExact: Bool
  /// Whether it may be a part of a longer word: what is as long as this is nothing else by chance.
  var isFoundWithin: Bool { kind == .code && !isExact && key.count >= 8 && !isNumber }
  /// Whether it is figures alone.
  var isNumber: Bool { key.allSatisfy { (0x30...0x39).contains($0) } }

  /// The codes of what stands as somebody's booking: `4123456789, PIN 8431`. What is too short or too common to be
  /// told from other words is none: see `isTelling`.
  package static func codes(in text: String) -> [Secret] {
    let parts = text.split { " ,;:/|()[]<>\"'“”\n\t".contains($0) }.map(String.init)
    let single = parts.compactMap(code)
    // `4123 456 789` is one code in three parts.
    let isOne = parts.count > 1 && parts.count <= 6 && parts.allSatisfy(isOfCapitals)
    return isOne ? [code(parts.joined())].compactMap(\.self) + single : single
  }

  private static func code(_ word: String) -> Secret? {
    let letters = word.filter { $0.isLetter || $0.isNumber }
    guard letters.utf8.count <= longest, isTelling(letters) else { return nil }
    let isExact = !letters.contains(where: \.isNumber)
    return Secret(
      kind: .code, text: word, key: Array((isExact ? letters : letters.lowercased()).utf8), isExact: isExact)
  }

  /// A telephone number of seven figures or more.
  package static func phone(_ text: String) -> Secret? {
    // `(0)` is dialled within the country alone.
    let figures = text.replacing("(0)", with: "").utf8.filter { (0x30...0x39).contains($0) }
    let number = figures.drop { $0 == 0x30 }
    guard (shortestPhone...20).contains(number.count) else { return nil }
    return Secret(kind: .phone, text: text, key: Array(number), isExact: false)
  }

  /// The addresses of mailboxes in a text.
  package static func mails(in text: String) -> [Secret] {
    text.replacing("\u{FF20}", with: "@").split { " ,;<>()[]\"'\n\t".contains($0) }.compactMap { word in
      let address = word.hasPrefix("mailto:") ? word.dropFirst(7) : word
      let parts = address.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), address.utf8.count <= 120 else {
        return nil
      }
      return Secret(kind: .mail, text: String(address), key: Array(address.lowercased().utf8), isExact: false)
    }
  }

  static let longest = 64
  static let shortestPhone = 7

  /// Whether a word is so rare that it stands nowhere by chance: letters and figures mixed from five on (36⁵ are
  /// sixty million), figures alone from six on unless they are a day or a time, capitals alone from six on (26⁶ are
  /// three hundred million).
  package static func isTelling(_ word: String) -> Bool {
    let figures = word.count(where: \.isNumber)
    let others = word.count - figures
    guard Set(word.lowercased()).count >= 3 else { return false }
    if figures == 0 { return others >= 6 && word == word.uppercased() && word != word.lowercased() }
    if others == 0 { return figures >= 6 && !isDayOrTime(word) }
    // `room12`, `Gate4b`, `1st floor`: a word with a number behind it is said by many.
    if figures <= 2, word != word.uppercased() { return false }
    return word.count >= 5
  }

  /// `20260504`, `260504`, `094512`, `04052026`.
  private static func isDayOrTime(_ figures: String) -> Bool {
    guard figures.utf8.count == 6 || figures.utf8.count == 8 else { return false }
    let pairs = stride(from: 0, to: figures.utf8.count, by: 2).compactMap {
      Int(figures.dropFirst($0).prefix(2))
    }
    let isClock = pairs.count == 3 && pairs[0] < 24 && pairs[1] < 60 && pairs[2] < 60
    func isDay(_ month: Int, _ day: Int) -> Bool { (1...12).contains(month) && (1...31).contains(day) }
    if pairs.count == 3 { return isClock || isDay(pairs[1], pairs[2]) || isDay(pairs[1], pairs[0]) }
    let begins = [19, 20].contains(pairs[0]) && isDay(pairs[2], pairs[3])
    let ends = [19, 20].contains(pairs[2]) && (isDay(pairs[1], pairs[0]) || isDay(pairs[0], pairs[1]))
    return begins || ends
  }

  private static func isOfCapitals(_ word: String) -> Bool {
    word.contains { $0.isLetter || $0.isNumber } && word == word.uppercased()
  }
}

extension Secret {
  /// What makes two secrets one, however each was written.
  package struct KindAndKey: Hashable, Sendable {
    let kind: Kind
    let key: [UInt8]
  }

  package var kindAndKey: KindAndKey { KindAndKey(kind: kind, key: key) }
}
