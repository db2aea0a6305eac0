/// What matters in one line of Markdown for the cost of reading it.
struct LineShape {
  let bytes: ArraySlice<UInt8>

  /// How many letters may begin something that ends later.
  var marks: Int { bytes.count { Self.mark.contains($0) } }

  var brackets: Int { bytes.count { $0 == UInt8(ascii: "[") } }

  var bars: Int { bytes.count { $0 == UInt8(ascii: "|") } }

  /// How many quotes and lists the line may open at most.
  var depth: Int {
    let front = bytes.prefix { Self.front.contains($0) }
    return zip(front, front.dropFirst() + [0x20]).count { letter, next in
      letter == UInt8(ascii: ">") || Self.marker.contains(letter) && Self.space.contains(next)
    }
  }

  /// Whether a bulleted item or a heading begins, or there is nothing but a line under a heading.
  var endsParagraph: Bool {
    let line = bytes.drop { Self.space.contains($0) }
    guard let first = line.first else { return true }
    if first == UInt8(ascii: "#") { return true }
    if Self.bullet.contains(first), let second = line.dropFirst().first, Self.space.contains(second) {
      return true
    }
    return Self.underline.contains(first) && line.allSatisfy { $0 == first || Self.space.contains($0) }
  }

  /// Whether the line is, behind whatever stands before it, the rule below a table's head.
  var isTableRule: Bool {
    let rule = bytes.drop { !Self.ruleStart.contains($0) }
    return !rule.isEmpty && rule.allSatisfy { Self.rule.contains($0) }
  }

  /// Whether the address of a reference may begin: `]:`.
  var hasDefinition: Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":") }
  }

  private static let mark = ByteSet("\"'<[(!*_~`&")
  private static let space = ByteSet(" \t\u{0B}\u{0C}")
  private static let bullet = ByteSet("-*+")
  private static let underline = ByteSet("-=")
  private static let marker = ByteSet("-*+.)")
  private static let front = ByteSet(" \t>-*+.):0123456789[]xX^")
  private static let ruleStart = ByteSet("|-:")
  private static let rule = ByteSet("|-: \t\u{0B}\u{0C}")
}

/// Some of the 128 letters of ASCII.
private struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ letters: StaticString) {
    for byte in letters.description.utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }
}
