/// What makes two tags one: neither capitals nor blanks part them, so `Street food`, `street  food` and `streetfood`
/// are the same.
package struct TagKey: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ written: String) {
    if let plain = Self.plainASCII(written) {
      text = plain
      return
    }
    // By way of capitals, since ß and SS are one letter there.
    text = written.filter { !$0.isWhitespace }.uppercased().lowercased()
  }

  /// The same for tags of ASCII alone, as most are: nil for others. Unicode's tables are slow to look into.
  private static func plainASCII(_ written: String) -> String? {
    var isKey = true
    for byte in written.utf8 {
      if byte >= 0x80 { return nil }
      if isBlank(byte) || isCapital(byte) { isKey = false }
    }
    if isKey { return written }
    let letters = written.utf8.lazy.filter { !isBlank($0) }.map { isCapital($0) ? $0 | 0x20 : $0 }
    return String(decoding: Array(letters), as: UTF8.self)
  }

  /// A blank, or what ends a line or a page.
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  package static func < (one: TagKey, other: TagKey) -> Bool { one.text < other.text }
}
