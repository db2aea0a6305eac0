extension String {
  /// Short enough to stand in a sentence.
  var shortened: String { count <= 60 ? self : prefix(59) + "…" }

  /// Whole, to be copied into the file: cut it would not read there. What is no line of anybody's hand is cut even so.
  var whole: String { count <= 400 ? self : prefix(399) + "…" }
}

extension Int {
  /// A number from ASCII digits alone, at most nine of them.
  init?(digits text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    self.init(text)
  }
}

extension Character {
  /// One of 0 to 9, and no figure of another script.
  var isFigure: Bool {
    // To compare letters takes longer than to look at the one byte that most are.
    if let byte = asciiValue { return (0x30...0x39).contains(byte) }
    return ("0"..."9").contains(self)
  }
}

extension Substring {
  /// The text up to the first blank; nil where there is none.
  var firstWord: Substring? {
    let word = prefix { !$0.isBlank }
    return word.isEmpty ? nil : word
  }

  var withoutLeadingBlanks: Substring { drop(while: \.isBlank) }
}

extension Character {
  /// What parts words: a blank that does not hold figures together.
  var isBlank: Bool { self == " " || self == "\t" }
}
