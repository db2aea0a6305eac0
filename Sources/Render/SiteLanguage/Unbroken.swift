/// Patterns whose parts stay on one line: a day and its month, a sum and its currency, both ends of a range.
///
/// The words file is written with plain spaces, as one types them. Here, once for all that it says, they become spaces
/// that do not break, and a dash holds on to what follows it. Search and a browser's own finding take both for what
/// one types.
enum Unbroken {
  static let space = "\u{A0}"
  /// Takes no room, and lets no line end where it stands.
  static let joiner = "\u{2060}"

  /// A pattern that is one thing throughout. A weekday may stand on the line before its day, and a range that has
  /// spaces around its dash may go on behind it.
  static func pattern(_ text: String) -> String {
    var result = ""
    var isAfterWeekday = false
    var pending = ""
    Blanks.read(text) { piece in
      switch piece {
      case .text(let words): pending = String(words)
      case .blank(let name, let written):
        let isWeekday = name.hasSuffix("weekday")
        result += isWeekday || isAfterWeekday ? pending : joined(pending)
        result += written
        isAfterWeekday = isWeekday
        pending = ""
      }
    }
    return result + (isAfterWeekday ? pending : joined(pending))
  }

  /// Any other phrase: only a range without spaces, `{from}–{to}`, is held together.
  static func phrase(_ text: String) -> String {
    guard text.contains("}–{") else { return text }
    return text.replacing("}–{", with: "}–" + joiner + "{")
  }

  private static func joined(_ text: String) -> String {
    var result = ""
    var last: Character?
    for sign in text {
      if let dash = last, dashes.contains(dash) {
        // A phrase may have been held together already.
        result += sign == " " || String(sign) == joiner ? String(sign) : joiner + String(sign)
      } else {
        result += sign == " " ? space : String(sign)
      }
      last = sign
    }
    if let last, dashes.contains(last) { result += joiner }
    return result
  }

  /// Behind these a line may end, between figures too.
  private static let dashes: Set<Character> = ["–", "—"]
}

extension String {
  /// For titles: a hyphen that stands for a dash, `Tahiti - Fiji`, is one, and none begins a line; words are held as in all
  /// large letters.
  package var withHyphensHeld: String {
    let text = utf8.contains(UInt8(ascii: "|")) ? withoutBar : self
    guard text.utf8.contains(UInt8(ascii: "-")) else { return text.withMarksHeld }
    return text.replacing(" - ", with: "\u{A0}– ").withWordsHeld.withMarksHeld
  }

  /// `Vík | 92 km` as a sentence has it, `Vík, 92 km`: a line would end or begin with the bar.
  private var withoutBar: String {
    guard let bar = firstRange(of: " | "), let last = self[..<bar.lowerBound].last, last.isLetter else {
      return self
    }
    let behind = self[bar.upperBound...]
    let figure = behind.prefix { $0.isASCII && $0.isNumber || ".,".contains($0) }
    let unit = behind[figure.endIndex...].drop { $0 == " " }
    guard figure.first?.isNumber ?? false, ["km", "mi", "miles"].contains(unit) else { return self }
    return self[..<bar.lowerBound] + ", " + behind
  }

  /// For texts: no line ends within a number, `130 000`, before its unit, or between a French mark and its word, `« oui »`, `quoi ?`.
  package var withMarksHeld: String {
    let bytes = utf8
    guard bytes.contains(UInt8(ascii: " ")), bytes.contains(where: MarkHolder.mayHold) else { return self }
    var holder = MarkHolder()
    return holder.held(self)
  }

  /// For titles that no line breaks, those of tabs and of messages: with the dashes that the same titles have on pages.
  package var withDashes: String {
    let text = utf8.contains(UInt8(ascii: "|")) ? withoutBar : self
    return text.utf8.contains(UInt8(ascii: "-")) ? text.replacing(" - ", with: " – ") : text
  }

  /// For large letters: no line ends at the hyphen of a word like `twenty-one`. One that is too long for the line of a
  /// telephone may be parted there, as most addresses are.
  package var withWordsHeld: String {
    guard utf8.contains(UInt8(ascii: "-")) else { return self }
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      let word = rest.prefix { !$0.isWhitespace }
      let behind = rest[word.endIndex...]
      let blanks = behind.prefix(while: \.isWhitespace)
      result += word.count <= Self.longestHeld ? word.holdingHyphens : String(word)
      result += blanks
      rest = behind[blanks.endIndex...]
    }
    return result
  }

  /// Characters.
  private static let longestHeld = 16

  /// For the name of a house: no line ends before its stars, `4*`.
  package var withStarsHeld: String {
    guard utf8.contains(UInt8(ascii: "*")) || contains("★"), let blank = lastIndex(of: " ") else {
      return self
    }
    let word = self[index(after: blank)...]
    guard !word.isEmpty, word.allSatisfy({ $0.isWholeNumber || $0 == "*" || $0 == "★" }) else { return self }
    return self[..<blank] + Unbroken.space + word
  }

  /// As one would type it, for a mail or another text that nobody sets in lines.
  package var withPlainSpaces: String {
    // Most texts hold no byte with which either of them begins, and to search by letters takes long.
    guard utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    return replacing(Unbroken.space, with: " ").replacing(Unbroken.joiner, with: "")
  }
}

extension Substring {
  /// A joiner behind each hyphen that stands between two letters or digits.
  fileprivate var holdingHyphens: String {
    var result = ""
    var before: Character?
    for index in indices {
      let sign = self[index]
      result.append(sign)
      if sign == "-", before.map({ $0.isLetter || $0.isNumber }) ?? false,
        let after = self[self.index(after: index)...].first, after.isLetter || after.isNumber
      {
        result += Unbroken.joiner
      }
      before = sign
    }
    return result
  }
}
