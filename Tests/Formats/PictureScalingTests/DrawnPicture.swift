/// A picture drawn by a test, written as a PNG by hand, so that no code of ours is its own judge.
struct DrawnPicture {
  let width: Int
  let height: Int
  /// The colour at a column and row.
  let colour: (Int, Int) -> Colour

  /// PNG with one uncompressed row of RGB bytes after the other.
  var png: [UInt8] { png(profile: []) }

  /// The same with an ICC profile embedded; without one where that is empty.
  func png(profile: [UInt8], exif: [UInt8] = []) -> [UInt8] {
    var rows: [UInt8] = []
    for row in 0..<height {
      rows.append(0)
      for column in 0..<width { rows += colour(column, row).bytes }
    }
    let embedded = profile.isEmpty ? [] : chunk("iCCP", [UInt8(ascii: "p"), 0, 0] + zlib(profile))
    return DrawnPicture.signature + DrawnPicture.header(width: width, height: height) + embedded
      + (exif.isEmpty ? [] : chunk("eXIf", exif)) + chunk("IDAT", zlib(rows)) + chunk("IEND", [])
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A PNG's first chunk: it may declare whatever it likes.
  static func header(width: Int, height: Int) -> [UInt8] {
    chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0])
  }
}

struct Colour: Hashable, CustomStringConvertible {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  static let black = Colour(red: 0, green: 0, blue: 0)

  var bytes: [UInt8] { [red, green, blue] }

  var description: String { "\(red) \(green) \(blue)" }

  /// Whether a lossy codec may have made this of the other.
  func isNearly(_ other: Colour) -> Bool {
    zip(bytes, other.bytes).allSatisfy { abs(Int($0) - Int($1)) < 24 }
  }
}

extension DrawnPicture {
  /// Red, green, blue and white quarters, in reading order.
  static func quarters(width: Int, height: Int) -> DrawnPicture {
    DrawnPicture(width: width, height: height) { column, row in
      corners[(row * 2 / height) * 2 + column * 2 / width]
    }
  }

  static let corners = [
    Colour(red: 255, green: 0, blue: 0), Colour(red: 0, green: 255, blue: 0),
    Colour(red: 0, green: 0, blue: 255), Colour(red: 255, green: 255, blue: 255),
  ]

  /// Specks that do not compress, the same on each run.
  static func noise(width: Int, height: Int) -> DrawnPicture {
    DrawnPicture(width: width, height: height) { column, row in
      let mixed = UInt64(row * 7919 + column) &* 0x9E37_79B9_7F4A_7C15
      return Colour(
        red: UInt8(truncatingIfNeeded: mixed >> 40), green: UInt8(truncatingIfNeeded: mixed >> 48),
        blue: UInt8(truncatingIfNeeded: mixed >> 56))
    }
  }
}

/// Stored deflate blocks in a zlib wrapper (RFC 1950, RFC 1951).
private func zlib(_ bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = [0x78, 0x01]
  var start = 0
  repeat {
    let block = bytes[start..<min(start + 65_535, bytes.count)]
    start = block.endIndex
    let length = UInt16(block.count)
    result.append(start == bytes.count ? 1 : 0)
    result += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)] + block
  } while start < bytes.count
  var low = 1
  var high = 0
  for byte in bytes {
    low = (low + Int(byte)) % 65_521
    high = (high + low) % 65_521
  }
  return result + bigEndian(high << 16 | low)
}

private func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
  let body = Array(kind.utf8) + content
  return bigEndian(content.count) + body + bigEndian(Int(checksum(body)))
}

/// CRC-32 of PNG.
private func checksum(_ bytes: [UInt8]) -> UInt32 {
  var sum = UInt32.max
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
  return ~sum
}

func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

extension DrawnPicture {
  /// One grey and transparent pixel: colour type 4, a stored deflate block with filter byte, grey 0, alpha 0.
  static let transparentPixel: [UInt8] =
    signature + [
      0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 4, 0, 0, 0, 181, 28, 12, 2, 0, 0, 0, 14, 73,
      68, 65,
      84, 120, 1, 1, 3, 0, 252, 255, 0, 0, 0, 0, 3, 0, 1, 170, 7, 229, 254, 0, 0, 0, 0, 73, 69, 78, 68, 174,
      66,
      96, 130,
    ]
}
