/// Reads numbers out of the bytes of an atlas, never beyond its end.
struct AtlasCursor {
  private let bytes: [UInt8]
  private(set) var position: Int
  let end: Int

  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes
    self.end = min(max(end, 0), bytes.count)
    position = min(max(start, 0), self.end)
  }

  /// A number in groups of seven bits, the lowest first, at most five of them (LEB128).
  mutating func unsigned() throws(AtlasDamage) -> Int {
    var value = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard position < end else { throw AtlasDamage() }
      let byte = bytes[position]
      position += 1
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw AtlasDamage()
  }

  /// A number that may be negative: 0, -1, 1, -2 are written as 0, 1, 2, 3.
  mutating func signed() throws(AtlasDamage) -> Int {
    let value = try unsigned()
    return (value >> 1) ^ -(value & 1)
  }

  /// A number that counts things of at least `size` bytes each, which must still follow.
  mutating func count(ofSize size: Int) throws(AtlasDamage) -> Int {
    let count = try unsigned()
    guard count <= (end - position) / size else { throw AtlasDamage() }
    return count
  }

  /// Passes over so many bytes, and says where they stand.
  mutating func skip(_ length: Int) throws(AtlasDamage) -> Range<Int> {
    guard length <= end - position else { throw AtlasDamage() }
    position += length
    return (position - length)..<position
  }

  func byte(at place: Int) -> UInt8 { bytes[place] }

  /// Nil for what is no UTF-8.
  func text(in place: Range<Int>) -> String? { String(validating: bytes[place], as: UTF8.self) }
}

/// What stands in files with numbers of a fixed width.
extension AtlasCursor {
  /// A number of so many bytes, the lowest first.
  mutating func fixed(_ length: Int) throws(AtlasDamage) -> Int {
    let place = try skip(length)
    return place.reversed().reduce(0) { $0 << 8 | Int(byte(at: $1)) }
  }

  mutating func text(_ length: Int) throws(AtlasDamage) -> String {
    guard let text = text(in: try skip(length)) else { throw AtlasDamage() }
    return text
  }
}
