/// Bytes as letters (RFC 4648, section 4): what a script can carry. That of Foundation reads what is none, such as `AA=A`.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Four letters for three bytes, `=` where bytes are missing at the end.
  package static func text(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var place = 0
    while place < bytes.count {
      let count = min(3, bytes.count - place)
      let group =
        UInt32(bytes[place]) << 16 | (count > 1 ? UInt32(bytes[place + 1]) << 8 : 0)
        | (count > 2 ? UInt32(bytes[place + 2]) : 0)
      for digit in 0..<4 {
        text.append(digit > count ? UInt8(ascii: "=") : letters[Int(group >> UInt32(18 - 6 * digit) & 63)])
      }
      place += 3
    }
    return text
  }

  /// Nil for what is no such text.
  package static func bytes(of text: some Collection<UInt8>) -> [UInt8]? {
    guard text.count.isMultiple(of: 4) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (group, count, padding) = (UInt32(0), 0, 0)
    for letter in text {
      if letter == UInt8(ascii: "=") {
        padding += 1
        group <<= 6
      } else {
        guard padding == 0, let value = value(of: letter) else { return nil }
        group = group << 6 | UInt32(value)
      }
      count += 1
      guard count == 4 else { continue }
      guard padding < 3 else { return nil }
      bytes.append(UInt8(truncatingIfNeeded: group >> 16))
      if padding < 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 8)) }
      if padding < 1 { bytes.append(UInt8(truncatingIfNeeded: group)) }
      (group, count) = (0, 0)
    }
    return bytes
  }

  private static func value(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
