import Diagnostics

/// Looks at every character once, before anything is read: what is no text, or cannot be seen, stops here.
struct TextCheck {
  enum Trouble: Hashable {
    case notUTF8
    case control(UInt32)
    case lineBreak(UInt32)
  }

  struct Finding: Hashable {
    var trouble: Trouble
    /// Bytes of the file.
    var range: Range<Int>
  }

  private(set) var findings: [Finding] = []
  /// The bytes with every unwanted character replaced by as many underscores.
  private(set) var cleaned: [UInt8]

  init(_ bytes: [UInt8]) {
    cleaned = bytes
    if TextCheck.isWide(bytes) {
      findings = [Finding(trouble: .notUTF8, range: 0..<1)]
      return
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20 && byte < 0x7F || byte == .lineFeed || byte == .tab {
        index += 1
        continue
      }
      guard let (scalar, length) = TextCheck.scalar(in: bytes, at: index) else {
        findings.append(Finding(trouble: .notUTF8, range: index..<index + 1))
        return
      }
      let range = index..<index + length
      index += length
      let isPair = byte == .carriageReturn && index < bytes.count && bytes[index] == .lineFeed
      guard !isPair, let trouble = TextCheck.trouble(with: scalar) else { continue }
      findings.append(Finding(trouble: trouble, range: range))
      if byte != .carriageReturn { for place in range { cleaned[place] = UInt8(ascii: "_") } }
    }
  }

  /// Whether it is rather UTF-16 without a mark that says so: every other byte of plain words is zero then, and to delete
  /// invisible characters one by one would be no way out.
  private static func isWide(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(64)
    let zeros = start.count { $0 == 0 }
    return zeros >= 3 && zeros * 3 >= start.count
  }

  /// What YAML 1.2 does not count as printable (production 1), and what is invisible or an odd line break.
  private static func trouble(with scalar: UInt32) -> Trouble? {
    switch scalar {
    case 0x0D, 0x85, 0x2028, 0x2029: .lineBreak(scalar)
    case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: .control(scalar)
    default: nil
    }
  }

  /// One character of UTF-8 and its number of bytes; nil if the bytes are none (RFC 3629, section 4).
  static func scalar(in bytes: [UInt8], at index: Int) -> (scalar: UInt32, length: Int)? {
    let first = UInt32(bytes[index])
    let length: Int
    let smallest: UInt32
    var scalar: UInt32
    switch first {
    case 0..<0x80: return (first, 1)
    case 0xC2..<0xE0: (length, smallest, scalar) = (2, 0x80, first & 0x1F)
    case 0xE0..<0xF0: (length, smallest, scalar) = (3, 0x800, first & 0x0F)
    case 0xF0..<0xF5: (length, smallest, scalar) = (4, 0x10000, first & 0x07)
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    for next in bytes[index + 1..<index + length] {
      guard next & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    guard scalar >= smallest, Unicode.Scalar(scalar) != nil else { return nil }
    return (scalar, length)
  }
}

extension TextCheck.Finding {
  /// The words for it; `range` is its place in the file's lines.
  func problem(at range: TextRange) -> Problem {
    switch trouble {
    case .notUTF8:
      Problem(.notText, "This file is not UTF-8 text", at: range, advice: "Save it in your editor as UTF-8.")
    case .control(let scalar):
      Problem(.controlCharacter, "Invisible character (\(name(scalar)))", at: range, advice: "Delete it.")
    case .lineBreak(0x0D):
      Problem(
        .foreignLineBreak, "Unusual line end (CR alone)", at: range,
        advice: "Save the file with the line ends of Unix (LF) or Windows (CRLF).")
    case .lineBreak(let scalar):
      Problem(
        .foreignLineBreak, "Unusual line break (\(name(scalar)))", at: range,
        advice: "Delete it, or break the line with the Return key.")
    }
  }

  private func name(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
