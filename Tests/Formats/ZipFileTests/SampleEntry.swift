/// An entry of an archive that is made for a test, byte by byte (PKWARE's APPNOTE 6.3.10), and may lie.
struct SampleEntry {
  var path: String
  var packed: [UInt8]
  /// 0 as it is, 8 deflated.
  var method: UInt16
  var size: UInt32
  var checksum: UInt32
  /// Bit 0 says that it is locked; bit 11 that names are UTF-8.
  var flags: UInt16 = 0
  /// What UNIX knows of the file.
  var mode: UInt32 = 0

  init(_ path: String, _ bytes: [UInt8]) {
    (self.path, packed, method, size) = (path, bytes, 0, UInt32(bytes.count))
    checksum = Self.checksum(bytes)
  }

  init(_ path: String, _ packed: [UInt8], unpacked: [UInt8]) {
    (self.path, self.packed, method, size) = (path, packed, 8, UInt32(unpacked.count))
    checksum = Self.checksum(unpacked)
  }

  /// The entries, their list, and the record that ends it.
  static func archive(_ entries: [SampleEntry]) -> [UInt8] {
    var (bytes, list): ([UInt8], [UInt8]) = ([], [])
    for entry in entries {
      list += "PK\u{1}\u{2}".utf8 + [63, 3] + entry.facts + le16(0) + le16(0) + le16(0)
      list += le32(entry.mode << 16) + le32(UInt32(bytes.count)) + entry.path.utf8
      bytes += "PK\u{3}\u{4}".utf8 + entry.facts + entry.path.utf8 + entry.packed
    }
    let count = le16(UInt16(entries.count))
    return bytes + list + "PK\u{5}\u{6}".utf8 + le32(0) + count + count + le32(UInt32(list.count))
      + le32(UInt32(bytes.count)) + le16(0)
  }

  /// What stands in the list and before the entry alike.
  private var facts: [UInt8] {
    Self.le16(20) + Self.le16(flags | 1 << 11) + Self.le16(method) + Self.le16(0) + Self.le16(0x5CA3)
      + Self.le32(checksum) + Self.le32(UInt32(packed.count)) + Self.le32(size)
      + Self.le16(UInt16(path.utf8.count)) + Self.le16(0)
  }

  private static func le16(_ number: UInt16) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
  private static func le32(_ number: UInt32) -> [UInt8] {
    le16(UInt16(number & 65_535)) + le16(UInt16(number >> 16))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  /// At least so many letters `a` in one block of deflate with fixed codes (RFC 1951): one letter, then copies of 258
  /// of them.
  static func packedLetters(_ count: Int) -> [UInt8] {
    var bits = [1, 1, 0]
    func append(_ code: Int, _ length: Int) {
      for place in (0..<length).reversed() { bits.append(code >> place & 1) }
    }
    append(0x30 + 97, 8)
    for _ in 0...count / 258 {
      append(0b1100_0101, 8)
      append(0, 5)
    }
    append(0, 7)
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(bits.count, start + 8)].enumerated().reduce(0) {
        $0 | UInt8($1.element) << UInt8($1.offset)
      }
    }
  }
}
