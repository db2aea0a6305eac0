import MediaContainers

/// The one message of H.264 that players need: where a film without whole pictures may be entered (ITU-T H.264,
/// section D.2.8).
///
/// Recorders whose groups are open, and those that renew the picture strip by strip, mark by it where one may seek to.
enum RecoveryPoint {
  /// Longer messages of H.264 hold texts and tables alone.
  private static let longest = 4096
  /// The numbers of the messages, in section D.1.1.
  private static let (filler, recoveryPoint): (UInt8, UInt8) = (3, 6)

  /// Puts a message in the place of a unit of messages: that a film may be entered here, if the unit says so, and
  /// filler.
  ///
  /// - Returns: false where it does not, or not in so few bits that it could say nothing else.
  static func replaceMessages(in bytes: inout [UInt8], _ unit: Range<Int>) -> Bool {
    guard bytes[unit.lowerBound] & 0x1F == 6, unit.count <= longest,
      let message = found(in: UnitPayload.plain(bytes, unit.dropFirst()))
    else { return false }
    var rest = unit.count - 2 - message.count
    guard rest >= 0, rest != 1 else { return false }
    var written: [UInt8] = [6] + message
    while rest > 0 {
      // No message may leave one byte, which is too few for another.
      let length = rest == 257 ? 255 : min(rest, 256)
      written += [filler, UInt8(length - 2)] + [UInt8](repeating: 0xFF, count: length - 2)
      rest -= length
    }
    bytes.replaceSubrange(unit, with: written + [0x80])
    return true
  }

  /// The message written anew, its number and length before it.
  private static func found(in payload: [UInt8]) -> [UInt8]? {
    var messages = UnitMessages(payload)
    while let message = messages.next() {
      guard message.kind == Int(recoveryPoint) else { continue }
      var bits = BitCursor(payload, message.range)
      // How many pictures on all is well, and four bits on how good it is by then.
      guard let count = bits.exponential(), count < 1024, let quality = bits.number(4) else { return nil }
      var length = 1
      while (count + 1) >> length > 0 { length += 1 }
      let figures = 2 * length - 1 + 4 + 1
      let value = (((count + 1) << 4 | quality) << 1 | 1) << ((8 - figures % 8) % 8)
      let size = (figures + 7) / 8
      return [recoveryPoint, UInt8(size)] + bigEndian(value, size)
    }
    return nil
  }
}

/// The bytes of a unit behind its head.
enum UnitPayload {
  /// Without the bytes 03 that keep 00 00 01 from standing in a unit.
  static func plain(_ bytes: borrowing [UInt8], _ range: Range<Int>) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(range.count)
    var zeros = 0
    for place in range {
      let byte = bytes[place]
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      plain.append(byte)
    }
    return plain
  }
}

/// The messages in a unit of them, one after the other (ITU-T H.264, section 7.3.2.3.1).
struct UnitMessages {
  private let payload: [UInt8]
  private var place = 0

  init(_ payload: [UInt8]) { self.payload = payload }

  mutating func next() -> (kind: Int, range: Range<Int>)? {
    // The last byte ends the unit.
    guard place + 2 < payload.count, let kind = count(), let length = count(),
      length <= payload.count - place
    else { return nil }
    defer { place += length }
    return (kind, place..<place + length)
  }

  /// A number of which each byte FF counts 255, and the first other byte itself.
  private mutating func count() -> Int? {
    var sum = 0
    while place < payload.count {
      let byte = payload[place]
      place += 1
      sum += Int(byte)
      if byte != 0xFF { return sum }
    }
    return nil
  }
}
