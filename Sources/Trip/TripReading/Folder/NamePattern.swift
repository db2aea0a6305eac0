/// A pattern for one name of a path, as gitignore has it: `*`, `?`, `[a-z]`, `[!a]`, `[[:digit:]]` and `\x`.
struct NamePattern {
  private enum Piece {
    case anything
    case one
    case letter(Character)
    case choice(Choice)
  }

  private struct Choice {
    var isNegated = false
    var ranges: [ClosedRange<Character>] = []
    var classes: [@Sendable (Character) -> Bool] = []

    func accepts(_ letter: Character) -> Bool {
      (ranges.contains { $0.contains(letter) } || classes.contains { $0(letter) }) != isNegated
    }
  }

  private var pieces: [Piece] = []

  static func parse(_ text: [Character]) -> NamePattern {
    var pattern = NamePattern()
    var index = 0
    var deadEnds: Set<Int> = []
    while index < text.count {
      switch text[index] {
      case "*": pattern.pieces.append(.anything)
      case "?": pattern.pieces.append(.one)
      case "\\" where index + 1 < text.count:
        index += 1
        pattern.pieces.append(.letter(text[index]))
      case "[":
        if let (choice, next) = Self.choice(text, from: index + 1, &deadEnds) {
          pattern.pieces.append(.choice(choice))
          index = next - 1
        } else {
          pattern.pieces.append(.letter("["))
        }
      default: pattern.pieces.append(.letter(text[index]))
      }
      index += 1
    }
    return pattern
  }

  /// Each pair of a place in the name and one in the pattern is looked at once.
  func fits(_ name: [Character]) -> Bool {
    var reached = [Bool](repeating: false, count: name.count + 1)
    reached[0] = true
    for piece in pieces {
      guard let first = reached.firstIndex(of: true) else { return false }
      var next = [Bool](repeating: false, count: name.count + 1)
      if case .anything = piece {
        for place in first...name.count { next[place] = true }
      } else {
        for place in first..<name.count where reached[place] && Self.accepts(piece, name[place]) {
          next[place + 1] = true
        }
      }
      reached = next
    }
    return reached[name.count]
  }

  private static func accepts(_ piece: Piece, _ letter: Character) -> Bool {
    switch piece {
    case .anything, .one: true
    case .letter(let wanted): letter == wanted
    case .choice(let choice): choice.accepts(letter)
    }
  }

  /// What stands in brackets, and the place behind them; nil where they are not closed.
  ///
  /// `deadEnds` are places from which others that were not closed were read on, so that none is read on twice.
  private static func choice(
    _ text: [Character], from start: Int, _ deadEnds: inout Set<Int>
  ) -> (Choice, next: Int)? {
    var choice = Choice()
    var index = start
    if index < text.count, text[index] == "!" || text[index] == "^" {
      choice.isNegated = true
      index += 1
    }
    let first = index
    var passed: [Int] = []
    while index < text.count, !deadEnds.contains(index) {
      if text[index] == "]", index > first { return (choice, index + 1) }
      if index > first { passed.append(index) }
      index = take(text, at: index, into: &choice)
    }
    deadEnds.formUnion(passed)
    return nil
  }

  /// Takes a class, a range or a letter, and returns the place behind it.
  private static func take(_ text: [Character], at index: Int, into choice: inout Choice) -> Int {
    if text[index] == "[", index + 1 < text.count, text[index + 1] == ":",
      let close = text[(index + 2)...].firstIndex(of: ":"), close + 1 < text.count, text[close + 1] == "]",
      let members = classes[String(text[(index + 2)..<close])]
    {
      choice.classes.append(members)
      return close + 2
    }
    let (letter, next) = letter(text, at: index)
    guard next + 1 < text.count, text[next] == "-", text[next + 1] != "]" else {
      choice.ranges.append(letter...letter)
      return next
    }
    let (last, behind) = Self.letter(text, at: next + 1)
    if letter <= last { choice.ranges.append(letter...last) }
    return behind
  }

  private static func letter(_ text: [Character], at index: Int) -> (Character, next: Int) {
    let isEscaped = text[index] == "\\" && index + 1 < text.count
    return isEscaped ? (text[index + 1], index + 2) : (text[index], index + 1)
  }

  private static let classes: [String: @Sendable (Character) -> Bool] = [
    "alpha": { $0.isLetter }, "digit": { $0.isASCII && $0.isNumber }, "alnum": { $0.isLetter || $0.isNumber },
    "upper": { $0.isUppercase }, "lower": { $0.isLowercase }, "space": { $0.isWhitespace },
    "punct": { $0.isPunctuation || $0.isSymbol }, "xdigit": { $0.isASCII && $0.isHexDigit },
  ]
}
