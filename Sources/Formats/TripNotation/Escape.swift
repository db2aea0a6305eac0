import Diagnostics

/// What follows a `\` in double quotes (YAML 1.2, section 5.7).
enum Escape {
  /// Reads one escape; the cursor goes from its backslash to behind it.
  static func read(_ cursor: inout Cursor) throws(Problem) -> Unicode.Scalar {
    let letter = cursor.next
    if let digits = digits[letter] { return try code(&cursor, digits: digits) }
    guard let scalar = letters[letter] else { throw unknown(cursor) }
    cursor.at += 2
    return scalar
  }

  private static let digits: [UInt8: Int] = [
    UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
  ]

  private static let letters: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\u{0}", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "t"): "\t", .tab: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}", .space: " ",
    .doubleQuote: "\"", UInt8(ascii: "/"): "/", .backslash: "\\", UInt8(ascii: "N"): "\u{85}",
    UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]

  private static func code(_ cursor: inout Cursor, digits: Int) throws(Problem) -> Unicode.Scalar {
    var value: UInt32 = 0
    for index in 0..<digits {
      guard let digit = hex(cursor.byte(cursor.at + 2 + index)) else {
        throw badCode(
          cursor, length: 2 + index,
          "Incomplete escape: this letter needs \(digits) digits after it")
      }
      value = value << 4 | digit
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw badCode(cursor, length: 2 + digits, "No character has this number")
    }
    cursor.at += 2 + digits
    return scalar
  }

  private static func hex(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static func unknown(_ cursor: Cursor) -> Problem {
    var length = 2
    while cursor.byte(cursor.at + length) & 0xC0 == 0x80 { length += 1 }
    return Problem(
      .badEscape, "Unknown escape in double quotes",
      at: cursor.range(cursor.at, cursor.at + length),
      advice: "Write two backslashes, or use single quotes.")
  }

  private static func badCode(_ cursor: Cursor, length: Int, _ message: String) -> Problem {
    Problem(
      .badEscape, message, at: cursor.range(cursor.at, cursor.at + length),
      advice: "If only a backslash is meant, write two backslashes, or use single quotes.")
  }
}
