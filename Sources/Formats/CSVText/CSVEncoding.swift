/// What letters a file's bytes stand for.
enum CSVEncoding {
  /// The text as UTF-8: what is neither that nor marked as UTF-16 is taken for Windows-1252, as older programs write.
  static func text(_ raw: [UInt8]) -> [UInt8] {
    if raw.starts(with: [0xFF, 0xFE]) || raw.starts(with: [0xFE, 0xFF]) {
      return fromUTF16(raw, isLittleEndian: raw[0] == 0xFF)
    }
    let unmarked = raw.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(raw.dropFirst(3)) : raw
    if String(validating: unmarked, as: UTF8.self) != nil { return unmarked }
    return unmarked.flatMap { byte -> [UInt8] in
      byte < 0x80 ? [byte] : Array(String(Character(scalar(byte))).utf8)
    }
  }

  private static func fromUTF16(_ raw: [UInt8], isLittleEndian: Bool) -> [UInt8] {
    let units = stride(from: 2, to: raw.count - 1, by: 2).map { place -> UInt16 in
      let (one, other) = (UInt16(raw[place]), UInt16(raw[place + 1]))
      return isLittleEndian ? one | other << 8 : one << 8 | other
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The places 0x80 to 0x9F of Windows-1252 (WHATWG Encoding, index windows-1252); all others are those of Latin-1.
  private static let special: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
    0x8D,
    0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A,
    0x0153, 0x9D, 0x017E, 0x0178,
  ]

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(special[Int(byte) - 0x80]) ?? "\u{FFFD}"
  }
}
