/// Values as a script writes them: no text can end the script that holds it, and none becomes a name in it.
struct ScriptText {
  private(set) var bytes: [UInt8] = []

  /// Signs of the program's own.
  mutating func write(_ signs: String) { bytes += Array(signs.utf8) }

  mutating func write(_ values: [UInt8]) { bytes += values }

  /// Texts in brackets.
  mutating func write(list texts: [String]) {
    write("[")
    for (number, text) in texts.enumerated() {
      if number > 0 { write(",") }
      write(quoted: text)
    }
    write("]")
  }

  /// A text in double quotes, with what ends a text, a line or a script written as its number.
  mutating func write(quoted text: String) {
    let source = Array(text.utf8)
    write("\"")
    var index = 0
    var start = 0
    while index < source.count {
      guard source[index].mayHaveMeaning, let (number, length) = Self.meaning(source, at: index) else {
        index += 1
        continue
      }
      bytes += source[start..<index]
      let digits = String(number, radix: 16)
      write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      index += length
      start = index
    }
    bytes += source[start...]
    write("\"")
  }

  /// The number of a character that may not stand as it is, and its bytes.
  private static func meaning(_ text: [UInt8], at index: Int) -> (number: Int, length: Int)? {
    func isFollowed(by bytes: UInt8...) -> Bool { text[(index + 1)...].starts(with: bytes) }
    switch text[index] {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"):
      return (Int(text[index]), 1)
    // U+0080 to U+009F, the line ends U+2028 and U+2029, and the mark U+FEFF that some readers take away.
    case 0xC2 where index + 1 < text.count && text[index + 1] < 0xA0: return (Int(text[index + 1]), 2)
    case 0xE2 where isFollowed(by: 0x80, 0xA8): return (0x2028, 3)
    case 0xE2 where isFollowed(by: 0x80, 0xA9): return (0x2029, 3)
    case 0xEF where isFollowed(by: 0xBB, 0xBF): return (0xFEFF, 3)
    default: return nil
    }
  }
}

extension UInt8 {
  /// Whether a character that may not stand as it is can begin with this byte.
  fileprivate var mayHaveMeaning: Bool {
    switch self {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2, 0xEF:
      true
    default: false
    }
  }
}
