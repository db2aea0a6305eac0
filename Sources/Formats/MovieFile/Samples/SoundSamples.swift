/// Samples of AAC: elements, of which those that fill, and those that hold data, may hold a text (ISO 14496-3, table
/// 4.3).
///
/// Only those before the first sound are found: where sound ends is known to who decodes it. Encoders write their
/// names there.
enum AACSample {
  private static let (data, program, fill) = (4, 5, 6)
  private static let maxElements = 64

  static func clean(_ bytes: inout [UInt8], _ sample: Range<Int>) {
    for range in notes(in: bytes, sample) { bytes.blankBits(range) }
  }

  /// The bits of texts and fillings before the first sound.
  static func notes(in bytes: [UInt8], _ sample: Range<Int>) -> [Range<Int>] {
    var bits = BitCursor(bytes, sample)
    var notes: [Range<Int>] = []
    for _ in 0..<maxElements {
      guard let kind = bits.number(3) else { break }
      switch kind {
      case fill:
        guard var count = bits.number(4) else { return notes }
        if count == 15 { count += (bits.number(8) ?? 1) - 1 }
        let range = bits.place..<min(bits.end, bits.place + 8 * count)
        notes.append(range)
        guard bits.skip(8 * count) else { return notes }
      case data:
        guard bits.skip(4), let isAligned = bits.number(1), var count = bits.number(8) else { return notes }
        if count == 255 { count += bits.number(8) ?? 0 }
        if isAligned == 1 { bits.align() }
        notes.append(bits.place..<min(bits.end, bits.place + 8 * count))
        guard bits.skip(8 * count) else { return notes }
      case program:
        guard let comment = ProgramElement.comment(&bits) else { return notes }
        notes.append(comment)
      default: return notes
      }
    }
    return notes
  }
}

/// How channels are put together, with a comment (ISO 14496-3, table 4.2).
enum ProgramElement {
  /// The bits of its comment; nil where the element breaks off. The cursor goes behind it.
  static func comment(_ bits: inout BitCursor) -> Range<Int>? {
    guard bits.skip(4 + 2 + 4) else { return nil }
    var counts: [Int] = []
    for size in [4, 4, 4, 2, 3, 4] {
      guard let count = bits.number(size) else { return nil }
      counts.append(count)
    }
    // How channels are mixed down.
    for size in [4, 4, 3] {
      guard let isThere = bits.number(1), isThere == 0 || bits.skip(size) else { return nil }
    }
    let fives = counts[0] + counts[1] + counts[2] + counts[5]
    guard bits.skip(5 * fives + 4 * (counts[3] + counts[4])) else { return nil }
    bits.align()
    guard let length = bits.number(8) else { return nil }
    let range = bits.place..<min(bits.end, bits.place + 8 * length)
    return bits.skip(8 * length) ? range : nil
  }
}

/// Samples of Opus: packets, of which some end in bytes that only fill (RFC 6716, section 3.2.5).
enum OpusSample {
  static func clean(_ bytes: inout [UInt8], _ sample: Range<Int>) {
    guard sample.count >= 3, bytes[sample.lowerBound] & 3 == 3, bytes[sample.lowerBound + 1] & 0x40 != 0
    else { return }
    var (place, count) = (sample.lowerBound + 2, 0)
    while place < sample.upperBound {
      let byte = Int(bytes[place])
      place += 1
      count += byte == 255 ? 254 : byte
      if byte != 255 { break }
    }
    for index in max(place, sample.upperBound - count)..<sample.upperBound { bytes[index] = 0 }
  }
}
