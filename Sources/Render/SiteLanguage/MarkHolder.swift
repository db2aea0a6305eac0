/// Makes blanks of a text unbreakable at which no line is to end: in numbers, before units, and beside the marks of French.
struct MarkHolder {
  /// What stands before the blank that is looked at.
  private var before: Character?
  /// What stands before that.
  private var earlier: Character?
  /// The figures of the number before it, and how many groups of three they follow.
  private var figures = ""
  private var groups = 0

  /// A figure, a mark of French, or the first byte of its quotation marks.
  static func mayHold(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0xC2 || [0x21, 0x3F, 0x3A, 0x3B].contains(byte)
  }

  mutating func held(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 8)
    var rest = text[...]
    while let sign = rest.popFirst() {
      let isHeld = sign == " " && before != " " && holds(rest)
      result.append(isHeld ? Character(Unbroken.space) : sign)
      note(sign, isHeld: isHeld)
    }
    return result
  }

  private mutating func note(_ sign: Character, isHeld: Bool) {
    (earlier, before) = (before, sign)
    if sign.isASCII, sign.isNumber {
      figures.append(sign)
    } else if isHeld, !figures.isEmpty {
      (figures, groups) = ("", groups + 1)
    } else {
      (figures, groups) = ("", 0)
    }
  }

  private func holds(_ rest: Substring) -> Bool {
    // `»ja« und` is German, and leads its marks the other way.
    if before == "«" { return earlier.map { !$0.isLetter && !$0.isNumber } ?? true }
    guard let next = rest.first else { return false }
    if next == "»" { return rest.dropFirst().first.map { !$0.isLetter && !$0.isNumber } ?? true }
    let word = rest.prefix { !$0.isWhitespace }
    if "!?:;".contains(next) {
      let isAlone = word.allSatisfy { "!?:;…»)]”\"".contains($0) }
      return isAlone && before.map { $0.isLetter || $0.isNumber || "»)".contains($0) } ?? false
    }
    guard !figures.isEmpty else { return false }
    return isGroup(word) || Self.units.contains(word.prefix { $0.isLetter || "€$£%°".contains($0) })
  }

  /// Whether a word goes on with the number before it: `000` behind `130`; of a list of numbers three at most hold together.
  private func isGroup(_ word: Substring) -> Bool {
    let next = word.prefix { $0.isASCII && $0.isNumber }
    guard next.count == 3, next.endIndex == word.endIndex || !word[next.endIndex].isLetter,
      groups < Self.mostGroups
    else { return false }
    return groups > 0 ? figures.count == 3 : figures.count <= 3 && figures.first != "0"
  }

  /// Behind the first: more is a list of numbers.
  private static let mostGroups = 2

  private static let units: Set<Substring> = [
    "km", "m", "cm", "mm", "kg", "g", "l", "h", "min", "s", "mi", "ft", "mph", "°C", "°F", "°", "%", "€", "$",
    "£", "EUR",
    "USD", "GBP", "CHF", "am", "pm", "Uhr",
  ]
}
