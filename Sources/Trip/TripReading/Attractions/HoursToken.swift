/// A word, a number or a mark of opening hours, with its place in the text.
struct HoursToken {
  enum Kind: Equatable {
    /// In small letters, without the point of an abbreviation.
    case word(String)
    /// Its figures.
    case number(String)
    case dash, colon, comma, slash
    /// What parts one rule from the next.
    case end
    /// Anything else.
    case strange
  }

  var kind: Kind
  var range: Range<String.Index>

  /// All of a text, one after another.
  static func all(in text: String) -> [HoursToken] {
    var tokens: [HoursToken] = []
    var rest = text[...]
    while let first = rest.first {
      let start = rest.startIndex
      if first.isNewline || first == ";" {
        rest.removeFirst()
        tokens.append(HoursToken(kind: .end, range: start..<rest.startIndex))
      } else if first.isWhitespace {
        rest.removeFirst()
      } else {
        let kind = next(&rest, first)
        tokens.append(HoursToken(kind: kind, range: start..<rest.startIndex))
      }
    }
    return tokens
  }

  private static func next(_ rest: inout Substring, _ first: Character) -> Kind {
    if first.isFigure {
      let figures = rest.prefix(while: \.isFigure)
      rest = rest[figures.endIndex...]
      return .number(String(figures))
    }
    if first.isLetter { return .word(word(&rest)) }
    rest.removeFirst()
    switch first {
    case "-", "–", "—", "−", "‑", "‐", "~": return .dash
    case ":", ".": return .colon
    case ",", "&": return .comma
    case "/": return .slash
    default: return .strange
    }
  }

  /// A word of letters; `a.m.` is one, and so is the `segunda-feira` of Portugal.
  private static func word(_ rest: inout Substring) -> String {
    var word = letters(&rest)
    if rest.first == "-", rest.dropFirst().prefix(5).lowercased() == "feira" {
      rest = rest.dropFirst(6)
      return word + "-feira"
    }
    guard rest.first == "." else { return word }
    rest.removeFirst()
    if word == "a" || word == "p", rest.first?.lowercased() == "m" {
      word += letters(&rest)
      if rest.first == "." { rest.removeFirst() }
    }
    return word
  }

  private static func letters(_ rest: inout Substring) -> String {
    let letters = rest.prefix { $0.isLetter || "'’".contains($0) }
    rest = rest[letters.endIndex...]
    return letters.lowercased().replacing("’", with: "'")
  }
}
