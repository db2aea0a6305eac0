import MediaContainers

/// A place in a recording that moves on bit by bit, the highest first.
struct SoundBits {
  private let file: SoundBytes
  private var block: [UInt8] = []
  /// Where the next byte is read: in the block, and where the block begins in the file.
  private var index = 0
  private var blockStart: Int
  /// Bits that were read and not yet taken, from the highest on, and how many.
  private var word: UInt64 = 0
  private var count = 0

  private static let blockSize = 64 * 1024

  init(_ file: SoundBytes, at place: Int) {
    self.file = file
    blockStart = place
  }

  /// The byte of the file in which the next bit is; the next one where a byte was taken whole.
  var place: Int { blockStart + index - count / 8 }

  private mutating func fill() throws(SoundProblem) {
    while count <= 56 {
      if index == block.count {
        blockStart += index
        index = 0
        block = try file.bytes(at: blockStart, count: Self.blockSize)
        if block.isEmpty { return }
      }
      word |= UInt64(block[index]) << UInt64(56 - count)
      index += 1
      count += 8
    }
  }

  /// A number of up to 32 bits.
  mutating func number(_ bits: Int) throws(SoundProblem) -> Int {
    guard bits > 0 else { return 0 }
    if count < bits { try fill() }
    guard count >= bits else { throw .cutOff }
    let number = Int(word >> UInt64(64 - bits))
    word <<= UInt64(bits)
    count -= bits
    return number
  }

  mutating func skip(_ bits: Int) throws(SoundProblem) {
    var left = bits
    while left > 32 {
      _ = try number(32)
      left -= 32
    }
    _ = try number(left)
  }

  /// How many zeros stand before the next one, which is passed over as well.
  mutating func zeros() throws(SoundProblem) -> Int {
    var zeros = 0
    while true {
      if count == 0 { try fill() }
      guard count > 0 else { throw .cutOff }
      let run = min(word.leadingZeroBitCount, count)
      zeros += run
      if run < count {
        word = run == 63 ? 0 : word << UInt64(run + 1)
        count -= run + 1
        return zeros
      }
      (word, count) = (0, 0)
    }
  }

  /// Goes on to the next whole byte.
  mutating func align() throws(SoundProblem) { try skip(count % 8) }
}
