/// A blob's name: the SHA-256 of its bytes, in 32 bytes of its own. As text, the names of a large trip's pictures would
/// take megabytes.
struct BlobName: Hashable, Sendable {
  private let words: SIMD4<UInt64>

  /// From 64 small hexadecimal digits; nil for anything else, which could lead out of the cache.
  init?(_ hex: String) {
    let digits = Array(hex.utf8)
    guard digits.count == 64 else { return nil }
    var words = SIMD4<UInt64>()
    for (index, digit) in digits.enumerated() {
      guard let value = Self.value(of: digit) else { return nil }
      words[index / 16] = words[index / 16] << 4 | value
    }
    self.words = words
  }

  /// The digits again.
  var hex: String {
    let digits = (0..<64).map { index in
      let value = UInt8(truncatingIfNeeded: words[index / 16] >> (60 - 4 * (index % 16)) & 15)
      return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
    return String(decoding: digits, as: UTF8.self)
  }

  private static func value(of digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}
