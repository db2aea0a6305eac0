extension String {
  /// The beginning of a text, at most about so many characters, with an ellipsis where it was cut within a sentence:
  /// between two words, so never within a link or a number. Where a script writes no blanks, between two characters that are neither
  /// letters of a word of another script nor digits of one number, rather behind the end of a sentence.
  package func cut(at length: Int) -> String {
    // No text has more characters than bytes.
    guard utf8.count > length else { return self }
    let beginning = prefixOfSimpleCharacters(length) ?? prefix(length)
    guard beginning.endIndex < endIndex else { return self }
    let end = self[beginning.endIndex].isBlank ? beginning.endIndex : beginning.lastBreak
    if let end {
      let text = beginning[..<end].trimmingSuffix(where: {
        $0.isWhitespace || ",;:–—-、，「『（【〈《".contains($0)
      })
      return text.endsSentence ? text : text + "…"
    }
    // One word that is longer than all of it: whole, unless it is longer than any word or address is.
    let word = prefix { !$0.isBlank }
    if word.utf8.count <= 2 * length { return word.endIndex == endIndex ? self : word + "…" }
    return beginning + "…"
  }

  /// Whether its last words are those of a sentence, quoted or not: what ends so needs no dots behind it.
  private var endsSentence: Bool {
    let last = last(where: { !"”’»\"')）」』".contains($0) })
    return last.map { ".!?…。！？".contains($0) } ?? false
  }

  /// What `prefix` gives, for a beginning of which each scalar is a character of its own, as those of Latin scripts
  /// are; nil for others. Where characters end is slow to find out.
  private func prefixOfSimpleCharacters(_ length: Int) -> Substring? {
    var count = 0
    for index in utf8.indices {
      let byte = utf8[index]
      if (0x80...0xBF).contains(byte) { continue }
      // Marks that join what stands before them come from U+0300 on; a line may end with two scalars, the first of
      // them this.
      guard byte < 0xCC, byte != 0x0D else { return nil }
      if count == length { return self[..<index] }
      count += 1
    }
    return self[...]
  }
}

extension Substring {
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
