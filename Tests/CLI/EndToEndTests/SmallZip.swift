/// A zip file of texts that are stored as they are (APPNOTE.TXT 6.3.10, 4.3), with only what readers look at.
enum SmallZip {
  static func bytes(_ files: [(name: String, text: String)]) -> [UInt8] {
    var zip: [UInt8] = []
    var list: [UInt8] = []
    for file in files {
      let (name, content) = (Array(file.name.utf8), Array(file.text.utf8))
      let size = UInt32(content.count)
      let facts = record([
        (20, 2), (0x0800, 2), (0, 2), (0, 4), (sum(content), 4), (size, 4), (size, 4),
        (UInt32(name.count), 2),
        (0, 2),
      ])
      list += record([(0x0201_4B50, 4), (20, 2)])
      list += facts
      list += record([(0, 2), (0, 2), (0, 2), (0, 4), (UInt32(zip.count), 4)])
      list += name
      zip += record([(0x0403_4B50, 4)])
      zip += facts
      zip += name
      zip += content
    }
    let (count, start) = (UInt32(files.count), UInt32(zip.count))
    let end = record([
      (0x0605_4B50, 4), (0, 4), (count, 2), (count, 2), (UInt32(list.count), 4), (start, 4), (0, 2),
    ])
    return zip + list + end
  }

  /// Numbers of so many bytes each.
  private static func record(_ fields: [(number: UInt32, count: Int)]) -> [UInt8] {
    fields.flatMap { field in
      (0..<field.count).map { UInt8(truncatingIfNeeded: field.number >> UInt32($0 * 8)) }
    }
  }

  /// CRC-32 of ISO 3309.
  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
