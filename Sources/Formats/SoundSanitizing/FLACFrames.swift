import MediaContainers

/// The frames of a FLAC stream, passed over bit by bit to find where each ends (RFC 9639, section 9): they do not say
/// it.
struct FLACFrames {
  /// As the stream says for all frames: bits of a sample.
  let depth: Int
  let channels: Int

  /// Where the last of the frames from a place on ends, and how many samples they hold for each channel.
  func end(in file: SoundBytes, from start: Int) throws(SoundProblem) -> (place: Int, samples: Int) {
    var (place, samples) = (start, 0)
    while place < file.length {
      do throws(SoundProblem) {
        let frame = try frame(in: file, at: place)
        (place, samples) = (frame.end, samples + frame.samples)
      } catch {
        // What is cut off, or is no frame, is none of the sound.
        if case .unreadable = error { throw error }
        break
      }
    }
    return (place, samples)
  }

  private func frame(in file: SoundBytes, at start: Int) throws(SoundProblem) -> (end: Int, samples: Int) {
    var bits = SoundBits(file, at: start)
    // A sign, and whether all frames are as long as one another.
    guard try bits.number(15) == 0x7FFC else { throw .notSound }
    _ = try bits.number(1)
    let (size, rate) = (try bits.number(4), try bits.number(4))
    let (order, depthCode) = (try bits.number(4), try bits.number(3))
    guard size > 0, rate < 15, order < 11, try bits.number(1) == 0 else { throw .notSound }
    try passNumber(&bits)
    let samples =
      switch size {
      case 1: 192
      case 2...5: 144 << size
      case 6: try bits.number(8) + 1
      case 7: try bits.number(16) + 1
      default: 1 << size
      }
    try bits.skip(rate == 12 ? 8 : rate > 12 ? 16 : 0)
    let head = try file.bytes(at: start, count: bits.place - start)
    guard try bits.number(8) == Self.checksum(head) else { throw .notSound }
    let depth = [self.depth, 8, 12, 0, 16, 20, 24, 32][depthCode]
    // Left and side, side and right, middle and side: sides have a bit more.
    let channels = order < 8 ? order + 1 : 2
    guard depth > 0, channels == self.channels else { throw .notSound }
    for channel in 0..<channels {
      let isSide = order == 9 ? channel == 0 : order >= 8 && channel == 1
      try passChannel(&bits, samples, depth + (isSide ? 1 : 0))
    }
    try bits.align()
    _ = try bits.number(16)
    return (bits.place, samples)
  }

  /// The number of the frame or of its first sample, in as many bytes as the first says.
  private func passNumber(_ bits: inout SoundBits) throws(SoundProblem) {
    let first = UInt8(try bits.number(8))
    let further = max(1, (~first).leadingZeroBitCount) - 1
    guard first & 0xC0 != 0x80, further < 7 else { throw .notSound }
    for _ in 0..<further {
      guard try bits.number(8) >> 6 == 2 else { throw .notSound }
    }
  }

  private func passChannel(_ bits: inout SoundBits, _ samples: Int, _ depth: Int) throws(SoundProblem) {
    guard try bits.number(1) == 0 else { throw .notSound }
    let kind = try bits.number(6)
    var depth = depth
    if try bits.number(1) == 1 { depth -= try bits.zeros() + 1 }
    guard depth > 0 else { throw .notSound }
    switch kind {
    case 0: try bits.skip(depth)
    case 1: try bits.skip(depth * samples)
    case 8...12:
      guard kind - 8 <= samples else { throw .notSound }
      try bits.skip(depth * (kind - 8))
      try passResidual(&bits, samples, after: kind - 8)
    case 32...63:
      let order = kind - 31
      guard order <= samples else { throw .notSound }
      try bits.skip(depth * order)
      let precision = try bits.number(4) + 1
      guard precision < 16 else { throw .notSound }
      try bits.skip(5 + precision * order)
      try passResidual(&bits, samples, after: order)
    default: throw .notSound
    }
  }

  /// What a prediction leaves over, in parts that each have their own way of being short.
  private func passResidual(_ bits: inout SoundBits, _ samples: Int, after order: Int) throws(SoundProblem) {
    let method = try bits.number(2)
    guard method < 2 else { throw .notSound }
    let (width, parts) = (4 + method, 1 << (try bits.number(4)))
    guard samples.isMultiple(of: parts), samples / parts >= order else { throw .notSound }
    for part in 0..<parts {
      let count = samples / parts - (part == 0 ? order : 0)
      let short = try bits.number(width)
      if short == 1 << width - 1 {
        try bits.skip(try bits.number(5) * count)
        continue
      }
      for _ in 0..<count {
        _ = try bits.zeros()
        _ = try bits.number(short)
      }
    }
  }

  /// The checksum over the head of a frame: x⁸ + x² + x + 1.
  static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt8 = 0
    for byte in bytes {
      sum ^= byte
      for _ in 0..<8 { sum = sum & 0x80 == 0 ? sum << 1 : sum << 1 ^ 7 }
    }
    return Int(sum)
  }
}
