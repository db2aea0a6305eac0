/// A place in bytes that moves on bit by bit, the highest first.
struct BitCursor {
  private let bytes: [UInt8]
  /// Bits from the beginning of the bytes.
  private(set) var place: Int
  let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    (place, end) = (range.lowerBound * 8, range.upperBound * 8)
  }

  var left: Int { end - place }

  /// A number of up to 32 bits; nil past the end.
  mutating func number(_ count: Int) -> Int? {
    guard count <= left else { return nil }
    var number = 0
    for _ in 0..<count {
      number = number << 1 | Int(bytes[place >> 3] >> (7 - UInt8(place & 7)) & 1)
      place += 1
    }
    return number
  }

  /// A number after as many zeros as it has further bits (Exp-Golomb, ITU-T H.264, section 9.1).
  mutating func exponential() -> Int? {
    var zeros = 0
    while let bit = number(1) {
      if bit == 1 { return number(zeros).map { (1 << zeros | $0) - 1 } }
      zeros += 1
      if zeros > 31 { return nil }
    }
    return nil
  }

  /// Nil where fewer are left.
  mutating func skip(_ count: Int) -> Bool {
    guard count <= left else { return false }
    place += count
    return true
  }

  /// Goes on to the next whole byte.
  mutating func align() { place = min(end, (place + 7) & ~7) }
}

extension [UInt8] {
  /// Makes bits zeros.
  mutating func blankBits(_ bits: Range<Int>) {
    guard !bits.isEmpty else { return }
    let (first, last) = (bits.lowerBound >> 3, (bits.upperBound - 1) >> 3)
    let before = UInt8(truncatingIfNeeded: ~(0xFF >> (bits.lowerBound & 7)))
    let behind = UInt8(truncatingIfNeeded: 0xFF >> ((bits.upperBound - 1) & 7 + 1))
    if first == last {
      self[first] &= before | behind
      return
    }
    self[first] &= before
    self[last] &= behind
    for place in first + 1..<last { self[place] = 0 }
  }
}
