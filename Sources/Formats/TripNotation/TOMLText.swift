/// A text of TOML in one of its four kinds of quotes.
enum TOMLText {
  static func read(_ cursor: inout TOMLCursor) throws(Problem) -> TextNode {
    if cursor.starts(with: "\"\"\"") || cursor.starts(with: "'''") { return try long(&cursor) }
    let mark = cursor.mark
    let quote = cursor.byte
    cursor.advance()
    var value: [UInt8] = []
    while let byte = cursor.byte, !cursor.isAtBreak {
      if byte == quote {
        cursor.advance()
        return node(value, cursor, mark, isLiteral: quote == .singleQuote)
      }
      try take(byte, &cursor, isLiteral: quote == .singleQuote, into: &value)
    }
    throw .notTOML("Unclosed quote", at: cursor.range(from: mark))
  }

  /// Between three quotes, over several lines; a break right behind the first three does not count.
  private static func long(_ cursor: inout TOMLCursor) throws(Problem) -> TextNode {
    let mark = cursor.mark
    let isLiteral = cursor.byte == .singleQuote
    cursor.advance(3)
    cursor.skipBreak()
    var value: [UInt8] = []
    while let byte = cursor.byte {
      if cursor.starts(with: isLiteral ? "'''" : "\"\"\"") {
        // Up to two more quotes are still part of the text.
        var quotes = 0
        while cursor.byte == byte, quotes < 5 {
          cursor.advance()
          quotes += 1
        }
        value += [UInt8](repeating: byte, count: quotes - 3)
        return node(value, cursor, mark, isLiteral: isLiteral)
      }
      if !isLiteral, byte == .backslash, skipJoin(&cursor) { continue }
      try take(byte, &cursor, isLiteral: isLiteral, into: &value)
    }
    throw .notTOML("Unclosed triple quotes", at: cursor.range(from: mark))
  }

  /// A backslash at the end of a line joins it with the next word.
  private static func skipJoin(_ cursor: inout TOMLCursor) -> Bool {
    var ahead = cursor
    ahead.advance()
    ahead.skipBlanks()
    guard ahead.isAtBreak else { return false }
    while ahead.isAtBreak || ahead.byte?.isBlank == true { ahead.advance() }
    cursor = ahead
    return true
  }

  private static func take(
    _ byte: UInt8, _ cursor: inout TOMLCursor, isLiteral: Bool, into value: inout [UInt8]
  ) throws(Problem) {
    let mark = cursor.mark
    cursor.advance()
    guard byte == .backslash, !isLiteral else {
      value.append(byte)
      return
    }
    guard let letter = cursor.byte else { return }
    cursor.advance()
    if let plain = plain[letter] {
      value.append(plain)
      return
    }
    let digits = ["x": 2, "u": 4, "U": 8][Character(Unicode.Scalar(letter))] ?? 0
    let code = cursor.bytes[cursor.at...].prefix(digits)
    guard digits > 0, code.count == digits,
      let number = UInt32(String(decoding: code, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw .notTOML("Unknown escape", at: cursor.range(from: mark)) }
    cursor.advance(digits)
    value += Array(String(scalar).utf8)
  }

  private static let plain: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "f"): 12,
    UInt8(ascii: "r"): 13, UInt8(ascii: "e"): 27, .doubleQuote: .doubleQuote, .backslash: .backslash,
  ]

  private static func node(
    _ value: [UInt8], _ cursor: TOMLCursor, _ mark: TOMLCursor.Mark, isLiteral: Bool
  ) -> TextNode {
    TextNode(
      String(decoding: value, as: UTF8.self), style: isLiteral ? .singleQuoted : .doubleQuoted,
      at: cursor.range(from: mark))
  }
}
